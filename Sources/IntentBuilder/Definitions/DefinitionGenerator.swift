public import Foundation
public import IntentDefinitions
internal import IntentSchema
internal import PropertyLists

/// Makes Swift of `.intentdefinition` files: read, translate, render. The same input gives the same bytes.
public struct DefinitionGenerator: Sendable {
    public struct Input: Sendable {
        /// How diagnostics call the file; its last component names what is made.
        public var path: String
        public var bytes: Data
        public init(path: String, bytes: Data) {
            self.path = path
            self.bytes = bytes
        }
    }

    public struct Output: Sendable {
        /// Empty if there is an error.
        public var files: [SourceFile]
        public var diagnostics: [DefinitionDiagnostic]
        public var intents: [String]
        public var types: [String]
        public var enumerations: [String]
        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Whether declarations are public, for a module that others import.
    public var isPublic: Bool
    /// For classes of definitions that have neither a prefix nor class names of their own.
    public var prefix: String

    public init(isPublic: Bool = false, prefix: String = "") {
        self.isPublic = isPublic
        self.prefix = prefix
    }

    /// A file for each definition, `Soups.intentdefinition.swift`.
    public func generate(_ inputs: [Input]) -> Output { run(inputs) { files($0) } }

    /// One file for all definitions of a module.
    public func generate(_ inputs: [Input], asFile name: String) -> Output {
        run(inputs) { declarations in
            [SourceFile(path: name, text: DefinitionRenderer(isPublic: isPublic).render(declarations))]
        }
    }

    private func files(_ declarations: [DefinitionDeclarations]) -> [SourceFile] {
        declarations.map {
            SourceFile(path: $0.source + ".swift", text: DefinitionRenderer(isPublic: isPublic).render([$0]))
        }
    }

    private func run(_ inputs: [Input], _ render: ([DefinitionDeclarations]) -> [SourceFile]) -> Output {
        var output = Output(files: [], diagnostics: [], intents: [], types: [], enumerations: [])
        var files: [(file: DefinitionFile, source: String)] = []
        var sources: [String: String] = [:]
        for input in Self.once(inputs) {
            let reading = DefinitionReader().read(input.bytes, path: input.path)
            output.diagnostics += reading.diagnostics
            let source = Self.lastComponent(input.path)
            if let other = sources.updateValue(input.path, forKey: source) {
                output.diagnostics.append(
                    DefinitionDiagnostic(
                        .error, "generate.duplicate-file", file: input.path,
                        message: "\(other) has the same name; what is made of them would too"))
            }
            if let file = reading.file { files.append((file, source)) }
        }
        let declarations: [DefinitionDeclarations]
        do throws(HarkError) {
            var translator = try DefinitionTranslator(files.map(\.file), names: ClassNames(prefix: prefix))
            declarations = files.map { translator.translate($0.file, source: $0.source) }
            output.diagnostics += Self.withLines(translator.diagnostics, inputs)
        } catch {
            output.diagnostics.append(
                DefinitionDiagnostic(.error, error.identifier, file: inputs.first?.path ?? "", message: error.detail))
            return output
        }
        guard !output.hasErrors else { return output }
        output.intents = declarations.flatMap(\.intents).map(\.name)
        output.types = declarations.flatMap(\.types).map(\.name)
        output.enumerations = declarations.flatMap(\.enumerations).map(\.name)
        output.files = render(declarations)
        return output
    }

    // MARK: Files

    /// One definition of each name in `.lproj` folders: they differ in their words only. `Base` counts, else the first by
    /// name. In the order of the paths, so that the order of arguments makes no difference.
    private static func once(_ inputs: [Input]) -> [Input] {
        var chosen: [String: Input] = [:]
        for input in inputs {
            let key = localisationKey(input.path)
            guard let other = chosen[key] else {
                chosen[key] = input
                continue
            }
            if rank(input.path) < rank(other.path) { chosen[key] = input }
        }
        return chosen.values.sorted { $0.path < $1.path }
    }

    /// The path without its `.lproj` folder.
    private static func localisationKey(_ path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return path }
        return (parts.dropLast(2) + ["", parts[parts.count - 1]]).joined(separator: "/")
    }

    private static func rank(_ path: String) -> String {
        path.contains("/Base.lproj/") || path.hasPrefix("Base.lproj/") ? "" : path
    }

    private static func lastComponent(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Adds the lines of what was noticed; each file is looked through once.
    private static func withLines(_ diagnostics: [DefinitionDiagnostic], _ inputs: [Input]) -> [DefinitionDiagnostic] {
        let bytes = Dictionary(inputs.map { ($0.path, $0.bytes) }) { first, _ in first }
        var lines: [String: [String: Int]] = [:]
        return diagnostics.map { diagnostic in
            guard let bytes = bytes[diagnostic.file] else { return diagnostic }
            let known = lines[diagnostic.file] ?? PropertyList.lines(of: bytes, limits: .definition)
            lines[diagnostic.file] = known
            var diagnostic = diagnostic
            diagnostic.line = DefinitionLines.line(of: diagnostic.keyPath, in: known)
            return diagnostic
        }
    }
}
