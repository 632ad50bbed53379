import Foundation
import PackagePlugin

/// Makes the entry point of an Intents extension from the Info.plist beside its sources, so that its author writes none.
///
/// A target with a `main.swift` keeps its own; one without an Info.plist gets nothing.
@main
struct ExtensionEntryPoint: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let plist = target.directoryURL.appending(path: "Info.plist")
        let hasMain = target.sourceFiles(withSuffix: "swift").contains { $0.url.lastPathComponent == "main.swift" }
        guard !hasMain, FileManager.default.fileExists(atPath: plist.path) else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "ExtensionEntryPoint.swift")
        return [
            .buildCommand(
                displayName: "Entry point of \(target.name)", executable: try context.tool(named: "intent-builder").url,
                arguments: ["entry", "--info-plist", plist.path, "--module", target.moduleName, "-o", output.path],
                inputFiles: [plist], outputFiles: [output])
        ]
    }
}
