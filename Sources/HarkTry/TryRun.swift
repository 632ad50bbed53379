import Foundation
import IntentBuilder
import IntentDefinitions
import IntentSchema
import ProjectFiles
import SourcePassFacts

/// One build: the modules of a plan to programs in a bundle.
final class TryRun {
    let toolkit: Toolkit
    let compiler: SwiftCompiler
    let plan: TryPlan
    let staging: String
    let progress: (TryBuilder.Stage, String) -> Void
    private(set) var report: (Finding) -> Void

    private var libraryObjects: [String: String] = [:]
    private var libraryFacts: [String: [PreparedFile]] = [:]
    private var generatedSources: [String: [String]] = [:]
    /// Modules that could not be built, with why.
    private var failed: Set<String> = []
    private var modulesFolder: String { staging + "/modules" }

    init(
        toolkit: Toolkit, compiler: SwiftCompiler, plan: TryPlan, staging: String,
        progress: @escaping (TryBuilder.Stage, String) -> Void, report: @escaping (Finding) -> Void
    ) {
        self.toolkit = toolkit
        self.compiler = compiler
        self.plan = plan
        self.staging = staging
        self.progress = progress
        self.report = report
    }

    /// - Returns: the bundle's name in the staging folder's `bundle`.
    func build() throws(HarkError) -> String {
        try TryCache.makeFolder(modulesFolder)
        let handlers = try self.handlers()
        var extensions = handlers.filter { $0.plan.role == .handler }
        var application = handlers.first { $0.plan.role == .application }
        if toolkit.modules.contains("IntentsUI") { extensions += plan.interfaces.compactMap { optional($0) } }
        if let plan = plan.application { application = optional(plan) ?? BundleWriter.Program(plan: plan, executable: nil, principal: nil) }
        let bundle = staging + "/bundle"
        try TryCache.makeFolder(bundle)
        let written = try BundleWriter(folder: bundle).write(name: plan.name, application: application, extensions: extensions)
        written.findings.forEach(report)
        return written.bundle
    }

    /// What answers requests. One of several that cannot be built is left out.
    private func handlers() throws(HarkError) -> [BundleWriter.Program] {
        let built = plan.handlers.count > 1 ? plan.handlers.compactMap { optional($0) } : []
        return built.isEmpty ? [try program(plan.handlers[0])] : built
    }

    /// A program without which the others still work.
    private func optional(_ program: ProgramPlan) -> BundleWriter.Program? {
        guard !program.module.sources.isEmpty else { return nil }
        var held: [Finding] = []
        let direct = report
        report = { held.append($0) }
        defer { report = direct }
        do throws(HarkError) {
            let built = try self.program(program)
            held.forEach(direct)
            return built
        } catch {
            // The compiler's every word is of interest where the person asked for the program; here the first is enough.
            held.filter { $0.severity < .error }.forEach(direct)
            let detail = held.first { $0.severity == .error }?.description ?? error.detail
            direct(
                Finding(
                    .warning, "try.program-failed", file: program.module.sources.first,
                    message: "\(program.target.name) is not part of the bundle: \(error.identifier)"
                        + (detail.isEmpty ? "" : ": \(detail.prefix(400))")))
            return nil
        }
    }

    private func program(_ program: ProgramPlan) throws(HarkError) -> BundleWriter.Program {
        let folder = "\(staging)/\(program.role.rawValue)-\(program.module.name)"
        try TryCache.makeFolder(folder)
        let files = try prepareWithLibraries(program.module, in: folder, chain: [])
        let generated = try generate(program.module, folder: folder)
        let start = try entry(program, files)
        let handled = program.role == .interface ? [] : try lint(program, files, generated)
        progress(.compiling, program.module.name)
        let needsShared = (files + libraryFacts.values.flatMap { $0 }).contains { toolkit.needsSharedLibraries($0.facts) }
        let isStatic = program.role != .interface && !needsShared
        let builder = ModuleBuilder(
            toolkit: toolkit, compiler: compiler, linking: isStatic ? .isStatic : .shared, userModules: modulesFolder, failed: failed)
        let product = try builder.build(
            program.module, files, generated: generated, essential: start.file, folder: folder, report: report
        ) { kept throws(HarkError) in
            guard var source = start.source else { return [] }
            source.objectClasses = kept.flatMap(\.facts.objectClasses)
            return [try self.write(source.text, to: "\(folder)/HarkEntryPoint.swift")]
        }
        let kept = files.filter { !product.leftOut.contains($0.source) }
        reportSources(kept)
        progress(.linking, program.module.name)
        let executable = "\(folder)/\(program.module.name).program"
        let libraries = libraryObjects.sorted { $0.key < $1.key }.map(\.value)
        try Linker(toolkit: toolkit, compiler: compiler).link([product.object] + libraries, isStatic: isStatic, to: executable)
        let resources = libraryObjects.keys.sorted().flatMap { plan.libraries[$0]?.resources ?? [] }
        return BundleWriter.Program(
            plan: program, executable: executable, principal: start.principal, intents: handled, libraryResources: resources)
    }

    /// How a program starts: by a `main.swift` of its own; an extension by its principal class; an app, or an extension without
    /// such a class, by the type that the source marks. Extensions often share sources with their app, the one that marks its
    /// start included; on iOS, too, the system starts them without it.
    private func entry(
        _ program: ProgramPlan, _ files: [PreparedFile]
    ) throws(HarkError) -> (source: EntrySource?, file: String?, principal: String?) {
        if program.role == .interface {
            guard toolkit.modules.contains("IntentsUIExtensionMain") else { throw HarkError("try.bad-toolkit", ["path": toolkit.folder]) }
            return (EntrySource(module: "IntentsUIExtensionMain", start: "HostedViewMain.run()"), nil, nil)
        }
        if let main = files.first(where: \.isMain) { return (nil, main.source, nil) }
        var missing = HarkError("try.no-entry-point", ["module": program.module.name])
        if program.role == .handler {
            do throws(HarkError) {
                let found = try EntryPoint(
                    named: program.target.principalClass, descendingFrom: ["INExtension"], in: files, module: program.module.name)
                PrincipalLint(found, of: program.target).findings(files).forEach(report)
                return (EntrySource(module: "IntentsExtensionMain", start: found.start), found.source, found.principal)
            } catch {
                missing = error
            }
        }
        guard let main = files.first(where: { $0.facts.entryPoint != nil }), let name = main.facts.entryPoint else { throw missing }
        let methods = files.flatMap(\.facts.types).filter { $0.name == name }.flatMap(\.methods)
        let isAsync = methods.contains { $0.name == "main()" && $0.isStatic && $0.isAsync }
        return (EntrySource(module: "IntentsExtensionMain", start: "\(name).main()", isAsync: isAsync), main.source, nil)
    }

    // MARK: Modules

    private func prepare(_ module: ModulePlan, in folder: String) throws(HarkError) -> [PreparedFile] {
        progress(.preparing, module.name)
        let modules = plan.libraries.keys.filter { $0 != module.name && !failed.contains($0) }.sorted()
        let sources = "\(folder)/sources-\(module.name)"
        try TryCache.makeFolder(sources)
        return try SourcePass(toolkit: toolkit, compiler: compiler, userModules: modules).prepare(module, into: sources)
    }

    /// A module's sources, once the modules that they import are built.
    /// - Parameter chain: the modules that import this one.
    private func prepareWithLibraries(_ module: ModulePlan, in folder: String, chain: [String]) throws(HarkError) -> [PreparedFile] {
        let files = try prepare(module, in: folder)
        try buildLibraries(importedBy: files, chain: chain)
        // A module that could not be built is a module that is not there: the sources are prepared anew without it.
        let importsFailed = files.contains { $0.facts.imports.contains { failed.contains($0.module) } }
        return importsFailed ? try prepare(module, in: folder) : files
    }

    /// Builds what the files import of the user's own modules, what is imported first before what imports it.
    /// - Throws: `try.module-cycle`; what fails in a module itself is reported and the module counts as missing.
    private func buildLibraries(importedBy files: [PreparedFile], chain: [String]) throws(HarkError) {
        let names = Set(files.flatMap { $0.facts.imports.map(\.module) })
        for name in names.sorted() {
            guard let library = plan.libraries[name], libraryObjects[name] == nil, !failed.contains(name) else { continue }
            guard !chain.contains(name) else {
                throw HarkError("try.module-cycle", ["modules": (chain + [name]).joined(separator: " → ")])
            }
            let folder = "\(staging)/library-\(name)"
            try TryCache.makeFolder(folder)
            let files = try prepareWithLibraries(library, in: folder, chain: chain + [name])
            do throws(HarkError) {
                let generated = try generate(library, folder: folder)
                generatedSources[name] = generated
                progress(.compiling, name)
                var held: [Finding] = []
                let builder = ModuleBuilder(toolkit: toolkit, compiler: compiler, userModules: modulesFolder, failed: failed)
                let product = try builder.build(library, files, generated: generated, essential: nil, folder: folder) { held.append($0) }
                held.forEach(report)
                let kept = files.filter { !product.leftOut.contains($0.source) }
                reportSources(kept)
                libraryObjects[name] = product.object
                libraryFacts[name] = kept
            } catch {
                failed.insert(name)
                report(
                    Finding(
                        .warning, "try.module-failed", file: library.sources.first,
                        message: "the module \(name) is not built: \(error.identifier)\(error.detail.isEmpty ? "" : ": \(error.detail.prefix(300))")")
                )
            }
        }
    }

    /// The Swift of a module's definitions.
    private func generate(_ module: ModulePlan, folder: String) throws(HarkError) -> [String] {
        guard !module.definitions.isEmpty else { return [] }
        var inputs: [DefinitionGenerator.Input] = []
        for definition in module.definitions {
            guard let bytes = FileManager.default.contents(atPath: definition.path) else {
                throw HarkError("try.source-unreadable", ["path": definition.path], detail: definition.path)
            }
            inputs.append(.init(path: definition.path, bytes: bytes))
        }
        // Public in every module, as Xcode has it: handlers declare their methods so.
        let output = DefinitionGenerator(isPublic: true).generate(inputs, asFile: "\(module.name).intents.swift")
        for diagnostic in output.diagnostics where diagnostic.severity > .note {
            report(
                Finding(
                    diagnostic.severity == .error ? .error : .warning, diagnostic.identifier, file: diagnostic.file, line: diagnostic.line,
                    message: (diagnostic.keyPath.isEmpty ? "" : diagnostic.keyPath + ": ") + diagnostic.message))
        }
        guard !output.hasErrors else {
            throw HarkError(
                "try.definition-failed", ["module": module.name], detail: output.diagnostics.first { $0.severity == .error }?.description ?? "")
        }
        var paths: [String] = []
        for file in output.files { paths.append(try write(file.text, to: "\(folder)/\(file.path)")) }
        return paths
    }

    private func write(_ text: String, to path: String) throws(HarkError) -> String {
        guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
            throw HarkError("try.cache-unwritable", ["path": path], detail: path)
        }
        return path
    }

    // MARK: What the sources say

    /// - Returns: the intents that the sources handle.
    private func lint(_ program: ProgramPlan, _ files: [PreparedFile], _ generated: [String]) throws(HarkError) -> [String] {
        // Handlers may be shared with the app, and intents generated in a module of the user's.
        let libraries = libraryFacts.values.flatMap { $0 }
        let made = generated + libraryObjects.keys.sorted().flatMap { generatedSources[$0] ?? [] }
        let module = ModulePlan(name: "generated", sources: made, definitions: [], conditions: [], swiftVersion: nil)
        let intents = made.isEmpty ? [] : try prepare(module, in: staging)
        let isHandler = program.role == .handler
        let lint = try HandlerLint(files + libraries, generated: intents)
        lint.findings(supported: isHandler ? program.target.supportedIntents : nil, plist: program.target.infoPlist?.path).forEach(report)
        return lint.handledIntents.sorted()
    }

    /// What was prepared in files that are part of the program, one finding for each cause.
    private func reportSources(_ files: [PreparedFile]) {
        var order: [String] = []
        var findings: [String: Finding] = [:]
        for file in files {
            for note in file.facts.notes {
                let key = note.identifier + "\n" + note.detail
                if findings[key] != nil {
                    findings[key]?.count += 1
                    continue
                }
                order.append(key)
                findings[key] = Finding(
                    note.identifier == "source.missing-framework" ? .warning : .note, note.identifier, file: file.source, line: note.line,
                    column: note.column, message: SourceNotes.message(note))
            }
        }
        for key in order { if let finding = findings[key] { report(finding) } }
    }
}

extension Toolkit {
    fileprivate func needsSharedLibraries(_ facts: SourceFacts) -> Bool {
        !sharedModules.isDisjoint(with: Set(facts.companions + facts.imports.map(\.module)))
    }
}
