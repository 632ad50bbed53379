public import IntentSchema

/// Definitions that belong together, such as an app's: references from one file to another are followed here.
public struct DefinitionSet: Sendable {
    /// A definition with the translations of its texts.
    public struct Member: Sendable {
        public let file: DefinitionFile
        public fileprivate(set) var tables: TextTables
        /// The language of the definition's own texts, where its folder says it.
        public let language: String?
        fileprivate let types: [String: DefinedType]
        fileprivate let enumerations: [String: DefinedEnumeration]

        init(file: DefinitionFile, tables: TextTables, language: String? = nil) {
            self.file = file
            self.tables = tables
            self.language = language
            types = Dictionary(file.types.map { ($0.name, $0) }) { first, _ in first }
            enumerations = Dictionary(file.enumerations.map { ($0.name, $0) }) { first, _ in first }
        }
    }

    public private(set) var members: [Member] = []
    /// What was noticed while reading and putting together.
    public private(set) var diagnostics: [DefinitionDiagnostic] = []

    public var files: [DefinitionFile] { members.map(\.file) }

    /// Definitions without tables.
    public init(files: [DefinitionFile]) {
        members = files.map { Member(file: $0, tables: TextTables()) }
        checkReferences()
    }

    /// Reads definitions and their tables in whatever order they come.
    ///
    /// A table belongs to the definition of its name beside it: `Base.lproj/Intents.intentdefinition` or
    /// `Intents.intentdefinition` with `de.lproj/Intents.strings` and `de.lproj/Intents.stringsdict`. Several copies of one
    /// definition are one definition (`LocalizedCopies`).
    public init(
        _ sources: [DefinitionSource], developmentLanguage: String? = nil, reader: DefinitionReader = DefinitionReader()
    ) {
        for group in LocalizedCopies.groups(sources) { add(group, developmentLanguage, reader) }
        checkReferences()
    }

    private mutating func add(
        _ group: [(place: LocalizedPath, source: DefinitionSource)], _ developmentLanguage: String?, _ reader: DefinitionReader
    ) {
        var copies: [(place: LocalizedPath, file: DefinitionFile)] = []
        for (place, source) in group where place.kind == "intentdefinition" {
            let reading = reader.read(source.bytes, path: source.path)
            diagnostics += reading.diagnostics
            if let file = reading.file { copies.append((place, file)) }
        }
        guard let main = LocalizedCopies.main(of: copies.map(\.place), developmentLanguage: developmentLanguage) else { return }
        var member = Member(file: copies[main].file, tables: TextTables(), language: copies[main].place.language)
        for (index, copy) in copies.enumerated() where index != main {
            if let language = copy.place.language { member.tables.add(copy: copy.file, of: member.file, language: language) }
        }
        for (place, source) in group where place.kind == "strings" {
            member.tables.add(strings: source, language: place.language, &diagnostics)
        }
        for (place, source) in group where place.kind == "stringsdict" {
            member.tables.add(plurals: source, language: place.language, &diagnostics)
        }
        members.append(member)
    }

    // MARK: References

    /// The type that a reference of a file means; nil for the framework's and for what there is not.
    public func type(_ reference: DefinedReference, from file: DefinitionFile) -> (type: DefinedType, member: Member)? {
        for member in candidates(reference, file) {
            if let type = member.types[reference.name] { return (type, member) }
        }
        return nil
    }

    /// The enumeration that a reference of a file means; nil for the framework's and for what there is not.
    public func enumeration(
        _ reference: DefinedReference, from file: DefinitionFile
    ) -> (enumeration: DefinedEnumeration, member: Member)? {
        for member in candidates(reference, file) {
            if let found = member.enumerations[reference.name] { return (found, member) }
        }
        return nil
    }

    private func candidates(_ reference: DefinedReference, _ file: DefinitionFile) -> [Member] {
        guard !reference.isSystem else { return [] }
        guard let namespace = reference.namespace, namespace != file.namespace else {
            return members.filter { $0.file.path == file.path }
        }
        return members.filter { $0.file.namespace == namespace }
    }

    private mutating func checkReferences() {
        for member in members {
            let file = member.file
            func check(_ attributes: [some DefinedAttribute], _ path: String, _ prefix: String) {
                for (index, attribute) in attributes.enumerated() {
                    let missing: (key: String, what: String)? =
                        switch attribute.valueType {
                        case .object(let reference) where isForeign(reference, file) && type(reference, from: file) == nil:
                            ("ObjectType", "type '\(reference.name)' of '\(reference.namespace ?? "")'")
                        case .enumeration(let reference) where isForeign(reference, file) && enumeration(reference, from: file) == nil:
                            ("EnumType", "enumeration '\(reference.name)' of '\(reference.namespace ?? "")'")
                        default: nil
                        }
                    guard let missing else { continue }
                    diagnostics.append(
                        DefinitionDiagnostic(
                            .error, "definition.dangling-reference", file: file.path,
                            keyPath: "\(path)[\(index)].\(prefix)\(missing.key)",
                            message: "no definition has the \(missing.what), which '\(attribute.name)' is of"))
                }
            }
            for (index, intent) in file.intents.enumerated() {
                check(intent.parameters, "INIntents[\(index)].INIntentParameters", "INIntentParameter")
                check(
                    intent.response?.properties ?? [], "INIntents[\(index)].INIntentResponse.INIntentResponseParameters",
                    "INIntentResponseParameter")
            }
            for (index, type) in file.types.enumerated() {
                check(type.properties, "INTypes[\(index)].INTypeProperties", "INTypeProperty")
            }
        }
    }

    /// Whether a reference leads to another file: those that do not are checked with their own.
    private func isForeign(_ reference: DefinedReference, _ file: DefinitionFile) -> Bool {
        !reference.isSystem && reference.namespace != nil && reference.namespace != file.namespace
    }

    // MARK: Descriptions

    /// What every other part of Hark reads: the custom intents, in the files' order. A class that is defined twice counts
    /// once, as its first definition says.
    public func descriptions() -> [IntentDescription] {
        var seen: Set<String> = []
        var result: [IntentDescription] = []
        let cache = TypeCache()
        for member in members {
            for intent in member.file.intents where intent.kind == .custom && seen.insert(intent.className).inserted {
                var translator = IntentTranslator(intent, set: self, member: member, cache: cache)
                result.append(translator.translate())
            }
        }
        return result
    }

    /// The built-in intents that the definitions have entries for (`INIntentType` of `System`), each as the framework has it but in the
    /// definition's words. The first entry for a class counts.
    public func wordings(_ catalogue: Catalogue = .shared) -> [IntentDescription] {
        var seen: Set<String> = []
        var result: [IntentDescription] = []
        let cache = TypeCache()
        for member in members {
            for intent in member.file.intents where intent.kind == .system {
                guard let builtIn = catalogue.intent(named: intent.className), seen.insert(intent.className).inserted else { continue }
                result.append(IntentTranslator(intent, set: self, member: member, cache: cache).wording(of: builtIn))
            }
        }
        return result
    }
}
