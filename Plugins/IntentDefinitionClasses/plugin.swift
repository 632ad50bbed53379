import Foundation
import PackagePlugin

/// Makes the classes of the `.intentdefinition` files in a target's folder at each build.
///
/// A definition that several targets need has its classes in one of them alone, which the others import: only that one
/// uses this plug-in, and it may be a library with the definition in its folder while the bundles of the others hold copies.
@main
struct IntentDefinitionClasses: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let definitions = definitions(in: target.directoryURL)
        guard !definitions.isEmpty else {
            Diagnostics.warning("\(target.name) has no .intentdefinition; IntentDefinitionClasses makes nothing of it")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "IntentDefinitionClasses.swift")
        return [
            .buildCommand(
                displayName: "Intent classes of \(target.name)", executable: try context.tool(named: "intent-builder").url,
                // As in Xcode: a handler with public methods needs public types, also in a program.
                arguments: ["definitions"] + definitions.map(\.path) + ["-o", output.path, "--public"],
                inputFiles: definitions, outputFiles: [output])
        ]
    }

    /// All of them, also those that the target excludes from its resources, in the order of their paths.
    private func definitions(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: [URL] = []
        while let file = files?.nextObject() as? URL {
            if file.pathExtension == "intentdefinition" { found.append(file) }
        }
        return found.sorted { $0.path < $1.path }
    }
}
