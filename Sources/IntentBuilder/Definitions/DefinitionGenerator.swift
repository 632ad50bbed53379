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

    /// Of copies in languages' folders, which counts where there is neither a base nor an unlocalised one.
    public var developmentLanguage: String?

    public init(isPublic: Bool = false, prefix: String = "", developmentLanguage: String? = nil) {
        self.isPublic = isPublic
        self.prefix = prefix
        self.developmentLanguage = developmentLanguage
    }

    /// A file for each definition, `Soups.intentdefinition.swift`.
    public func generate(_ inputs: [Input]) -> Output { 
        run(inputs) { declarations, renderer in
            declarations.map { SourceFile(path: $0.source + ".swift", text: renderer.render([$0])) }
        }
    }

    /// One file for all definitions of a module.
    public func generate(_ inputs: [Input], asFile name: String) -> Output {
        run(inputs) { declarations, renderer in [SourceFile(path: name, text: renderer.render(declarations))] }
    }

    private func run(_ inputs: [Input], _ render: ([DefinitionDeclarations], DefinitionRenderer) -> [SourceFile]) -> Output {
        var output = Output(files: [], diagnostics: [], intents: [], types: [], enumerations: [])
        var files: [(file: DefinitionFile, source: String)] = []
        var sources: [String: String] = [:]
        for input in once(inputs) {
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
        let outside: OutsideNames
        do throws(HarkError) {
            var translator = try DefinitionTranslator(files.map(\.file), names: ClassNames(prefix: prefix))
            declarations = translator.translate(files)
            outside = translator.outside
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
        output.files = render(declarations, DefinitionRenderer(isPublic: isPublic, outside: outside))
        return output
    }

    // MARK: Files

    /// One of the copies that languages have of a definition, and one of files that are the same in name and contents. In
    /// the order of the paths, so that the order of arguments makes no difference.
    private func once(_ inputs: [Input]) -> [Input] {
        let sources = inputs.map { DefinitionSource(path: $0.path, bytes: $0.bytes) }
        var seen: Set<DefinitionSource> = []
        return LocalizedCopies.groups(sources).compactMap { group in
            LocalizedCopies.main(of: group.map(\.place), developmentLanguage: developmentLanguage).map { group[$0].source }
        }.filter { seen.insert(DefinitionSource(path: Self.lastComponent($0.path), bytes: $0.bytes)).inserted }
            .map { Input(path: $0.path, bytes: $0.bytes) }
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
