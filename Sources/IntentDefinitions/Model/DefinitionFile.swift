public import PropertyLists

/// One `.intentdefinition` as it stands in its file.
///
/// What Xcode writes is read into properties; what they do not carry (keys that are not known, values of the wrong type,
/// a `false` that says what absence says) stays in each element's `source`, so that writing loses nothing.
public struct DefinitionFile: DefinitionElement {
    /// The path that it was read from, for diagnostics.
    public var path: String
    /// The format's version: `1.0` to `1.2`.
    public var modelVersion: String
    /// The six characters by which other files refer to this one's types and enumerations; nil before version 1.1.
    public var namespace: String?
    public var systemVersion: String?
    public var toolsVersion: String?
    public var toolsBuildVersion: String?
    public var intents: [DefinedIntent]
    public var enumerations: [DefinedEnumeration]
    public var types: [DefinedType]
    public var source: [String: PropertyList]

    public init(path: String, modelVersion: String = "1.2", namespace: String? = nil) {
        self.path = path
        self.modelVersion = modelVersion
        self.namespace = namespace
        intents = []
        enumerations = []
        types = []
        source = [:]
    }

    /// The namespace of the framework's own types and enumerations.
    public static let systemNamespace = "System"
}

/// A dictionary of the file. `source` is the dictionary as it was read, without the elements that have their own.
public protocol DefinitionElement: Sendable, Hashable {
    var source: [String: PropertyList] { get set }
}

/// A text of the definition and the name under which tables of strings translate it.
public struct DefinedText: Sendable, Hashable {
    /// Nil where only the name stands: the text is blank on purpose or comes from a table alone.
    public var text: String?
    /// The key in `.strings` and `.stringsdict` tables, six characters as a rule.
    public var id: String?
    /// Of a compiled definition: the language of `text`.
    public var languageCode: String?
    /// Of a compiled definition: the text's forms by number, as a `.stringsdict` has them, and their language.
    public var forms: PropertyList?
    public var formsLanguageCode: String?

    public init(_ text: String? = nil, id: String? = nil) {
        self.text = text
        self.id = id
    }

    /// Whether there is something to say.
    public var isBlank: Bool { text?.allSatisfy(\.isWhitespace) ?? true }
}

extension DefinedText: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}
