import Foundation
import HarkTools
import IntentSchema

/// Compiles one module of the user's sources, leaving out files that need what does not exist here as long as the rest can do
/// without them.
struct ModuleBuilder {
    struct Product {
        /// The object file.
        var object: String
        /// Sources that were left out.
        var leftOut: Set<String>
    }

    /// How the program that an object goes into is linked; the object asks for libraries accordingly.
    enum Linking {
        case isStatic, shared
        /// Part of several programs: the program's own object asks.
        case decidedByProgram

        var options: [String] {
            switch self {
            case .isStatic: ["-static-stdlib"]
            case .shared: []
            case .decidedByProgram: ["-Xfrontend", "-disable-all-autolinking"]
            }
        }
    }

    let toolkit: Toolkit
    let compiler: SwiftCompiler
    var linking = Linking.decidedByProgram
    /// Folders with modules and objects of the user's other targets.
    let userModules: String
    /// Modules of the user's own that could not be built.
    var failed: Set<String> = []
    /// Seconds for one run of the compiler.
    static let seconds = 600.0
    /// How many of the compiler's errors are told; most follow from the first.
    static let errorLimit = 30
    /// Seconds of the processor for one expression. What stands for something is found in far less; what names things that are not
    /// here can be looked for without end.
    static let expressionSeconds = 20
    /// How often files are left out before giving up.
    static let rounds = 10

    /// - Parameters:
    ///   - files: prepared sources.
    ///   - generated: sources of Hark's own making, in the module too.
    ///   - essential: the source that must stay, with the principal class.
    ///   - folder: where results go.
    ///   - completing: sources that depend on which files stay.
    /// - Throws: `try.does-not-compile` with the compiler's messages as findings in the `report`; tool errors.
    func build(
        _ module: ModulePlan, _ files: [PreparedFile], generated: [String], essential: String?, folder: String,
        report: (Finding) -> Void, completing: ([PreparedFile]) throws(HarkError) -> [String] = { _ in [] }
    ) throws(HarkError) -> Product {
        var leftOut = LeftOutFiles(failed: failed)
        let object = "\(folder)/\(module.name).o"
        var files = files
        for (index, file) in files.enumerated() where file.source != essential {
            guard let missing = file.foundation(in: files) else { continue }
            let built = file.facts.declarations.indices.filter { file.isBuilt($0, on: missing.module) }
            try leaveOut(Set(built), of: index, because: leftOut.lacks(missing), &files, &leftOut)
        }
        for _ in 0..<Self.rounds {
            let kept = files.filter { !leftOut.contains($0) }
            guard !kept.isEmpty else { break }
            let ending = try compile(module, kept, generated: generated + completing(kept), object: object, folder: folder)
            if ending.status == 0 {
                leftOut.findings.forEach(report)
                return Product(object: object, leftOut: leftOut.sources)
            }
            let errors = CompilerError.all(in: ending.errorText + "\n" + ending.outputText)
            guard !errors.isEmpty else {
                throw HarkError("try.compiler-failed", ["module": module.name], detail: String(ending.errorText.suffix(4000)))
            }
            let before = leftOut.count
            let byFile = Dictionary(grouping: errors, by: \.file)
            let failing = files.indices.filter { files[$0].source != essential && !leftOut.contains(files[$0]) && byFile[files[$0].source] != nil }
            for index in failing {
                let (file, own) = (files[index], byFile[files[index].source] ?? [])
                if let missing = file.missing {
                    try leaveOut(file.declarations(at: own), of: index, because: leftOut.lacks(missing), &files, &leftOut)
                } else {
                    let following = own.filter { leftOut.cause(of: $0) != nil }
                    guard let reason = following.first.flatMap(leftOut.follows) else { continue }
                    try leaveOut(file.declarations(at: following), of: index, because: reason, &files, &leftOut)
                }
            }
            // Then what asks for parts of frameworks that are not here. A mistake of the person's own is never passed over.
            if leftOut.count == before {
                let declared = Set(files.flatMap(\.facts.types).map(\.name))
                for index in failing {
                    let own = byFile[files[index].source] ?? []
                    let missing = own.filter { $0.asksForMissingPart(declared: declared) }
                    guard let first = missing.first, own.allSatisfy({ missing.contains($0) || $0.followsFromAnother }) else { continue }
                    leftOut.add(files[index], because: leftOut.lacks(first))
                }
            }
            guard leftOut.count > before else {
                leftOut.findings.forEach(report)
                for error in errors.prefix(Self.errorLimit) { report(finding(error, files, leftOut)) }
                if errors.count > Self.errorLimit {
                    report(Finding(.note, "try.more-errors", message: "\(errors.count - Self.errorLimit) more errors in \(module.name)"))
                }
                throw HarkError(
                    "try.does-not-compile", ["module": module.name, "errors": "\(errors.count)"],
                    detail: errors.first.map { "\($0.file):\($0.line): \($0.text)" } ?? "")
            }
        }
        leftOut.findings.forEach(report)
        throw HarkError("try.nothing-left", ["module": module.name], detail: leftOut.findings.first?.description ?? "")
    }

    /// Leaves declarations out of a source where they stand apart from the rest, else the whole source.
    private func leaveOut(
        _ declarations: Set<Int>?, of index: Int, because reason: LeftOutFiles.Reason, _ files: inout [PreparedFile], _ leftOut: inout LeftOutFiles
    ) throws(HarkError) {
        let file = files[index]
        guard let declarations, !declarations.isEmpty, let rest = try file.without(declarations) else { return leftOut.add(file, because: reason) }
        leftOut.add(file, declarations.sorted().map { file.facts.declarations[$0] }, because: reason)
        files[index] = rest
    }

    private func compile(
        _ module: ModulePlan, _ files: [PreparedFile], generated: [String], object: String, folder: String
    ) throws(HarkError) -> ToolRun.Ending {
        let overlay = "\(folder)/\(module.name).overlay.json"
        try Overlay(files).write(to: overlay)
        var arguments =
            [
                "-c", "-wmo", "-o", object, "-emit-module", "-emit-module-path", "\(userModules)/\(module.name).swiftmodule",
                "-module-name", module.name, "-swift-version", module.languageMode, "-Onone", "-gline-tables-only",
                "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style", "llvm", "-vfsoverlay", overlay,
                "-Xfrontend", "-solver-expression-time-threshold=\(Self.expressionSeconds)",
                "-I", toolkit.moduleFolder, "-I", userModules,
            ] + linking.options
        for folder in toolkit.headerFolders { arguments += ["-I", folder] }
        for condition in module.conditions { arguments += ["-D", condition] }
        if !files.contains(where: \.isMain) { arguments.append("-parse-as-library") }
        arguments += files.map(\.source) + generated
        return try ToolRun(compiler.path, arguments, seconds: Self.seconds).ended()
    }

    private func finding(_ error: CompilerError, _ files: [PreparedFile], _ leftOut: LeftOutFiles) -> Finding {
        var message = error.text
        if let file = leftOut.declaring(error.missingName), let reason = leftOut.reason(error.missingName) {
            message += "; it is declared in \(file.source), which \(reason)"
        } else if let missing = files.first(where: { $0.source == error.file })?.missing {
            message += "; line \(missing.line) imports \(Frameworks.described(missing.module, failed: failed))"
        }
        return Finding(.error, "swift.error", file: error.file, line: error.line, column: error.column, message: message)
    }
}

/// Shows the compiler the prepared text in the place of each source, so that its messages name the user's file and line.
private struct Overlay {
    let files: [PreparedFile]

    init(_ files: [PreparedFile]) { self.files = files }

    private struct Entry: Encodable {
        var name: String
        var type = "file"
        var contents: String
        enum CodingKeys: String, CodingKey {
            case name, type
            case contents = "external-contents"
        }
    }
    private struct Root: Encodable {
        var version = 0
        var names = false
        var roots: [Entry]
        enum CodingKeys: String, CodingKey {
            case version, roots
            case names = "use-external-names"
        }
    }

    /// - Throws: `try.cache-unwritable`.
    func write(to path: String) throws(HarkError) {
        let root = Root(roots: files.map { Entry(name: $0.source, contents: $0.prepared) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(root).write(to: URL(filePath: path))
        } catch {
            throw HarkError("try.cache-unwritable", ["path": path], detail: "\(path): \(error.localizedDescription)")
        }
    }
}
