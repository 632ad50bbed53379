public import PropertyLists

/// One intent of a definition.
public struct DefinedIntent: DefinitionElement {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case custom = "Custom"
        /// An intent of the framework whose texts the definition words.
        case system = "System"
    }

    /// Without prefix and suffix: `OrderSoup`.
    public var name: String
    public var kind: Kind
    /// The whole class name, where the definition gives it.
    public var givenClassName: String?
    public var classPrefix: String?
    public var category: String?
    public var verb: String?
    /// The framework's domain of a system intent.
    public var domain: String?
    public var title: DefinedText?
    /// What people read beneath the title (`INIntentDescription`).
    public var descriptiveText: DefinedText?
    /// The older place of the description (`INIntentSummary`).
    public var summary: DefinedText?
    public var defaultImageName: String?
    public var isConfigurable: Bool
    public var isCustomizable: Bool
    public var isDeprecated: Bool
    public var isEligibleForWidgets: Bool
    public var isIneligibleForSuggestions: Bool
    public var opensApp: Bool
    public var requiresConfirmation: Bool
    /// Version 1.0: when it may not be used; 0 for always usable.
    public var restrictions: Int64?
    /// The parameter that takes the result of an earlier action.
    public var inputParameter: String?
    public var keyParameter: String?
    public var lastParameterTag: Int64?
    public var hash: PropertyList?
    public var entity: String?
    public var verbAssociations: [PropertyList]
    /// What people may say for it.
    public var phrases: [DefinedPhrase]
    public var parameters: [DefinedParameter]
    /// Sorted by the names that they combine.
    public var combinations: [DefinedCombination]
    /// What people configure, from version 1.1 on.
    public var managedCombinations: [DefinedCombination]
    public var response: DefinedResponse?
    public var source: [String: PropertyList]

    public init(name: String, kind: Kind = .custom) {
        self.name = name
        self.kind = kind
        isConfigurable = false
        isCustomizable = false
        isDeprecated = false
        isEligibleForWidgets = false
        isIneligibleForSuggestions = false
        opensApp = false
        requiresConfirmation = false
        verbAssociations = []
        phrases = []
        parameters = []
        combinations = []
        managedCombinations = []
        source = [:]
    }

    /// `givenClassName`, or prefix, name and `Intent`.
    public var className: String {
        if let givenClassName, !givenClassName.isEmpty { return givenClassName }
        return (classPrefix ?? "") + name + "Intent"
    }

    public func parameter(_ name: String) -> DefinedParameter? { parameters.first { $0.name == name } }
}

public struct DefinedPhrase: DefinitionElement {
    public var phrase: DefinedText?
    public var pronunciationHint: DefinedText?
    public var source: [String: PropertyList]
    public init(_ phrase: DefinedText? = nil, pronunciationHint: DefinedText? = nil) {
        self.phrase = phrase
        self.pronunciationHint = pronunciationHint
        source = [:]
    }
}

/// Parameters that make up one kind of request.
public struct DefinedCombination: DefinitionElement {
    /// The names as the file joins them with commas; empty for the request without any.
    public var key: String
    public var title: DefinedText?
    public var subtitle: DefinedText?
    public var supportsBackgroundExecution: Bool
    public var isPrimary: Bool
    public var isLinked: Bool
    public var updatesLinked: Bool
    public var source: [String: PropertyList]

    public init(key: String) {
        self.key = key
        supportsBackgroundExecution = false
        isPrimary = false
        isLinked = false
        updatesLinked = false
        source = [:]
    }

    /// The parameters' names. A name may carry the value that it has in this combination: `kind(hot)`.
    public var parameterNames: [String] { parts.map(\.name) }

    /// The values that parameters have in this combination, as the file spells them.
    public var statedValues: [String: String] {
        parts.reduce(into: [:]) { values, part in if let value = part.value { values[part.name] = value } }
    }

    private var parts: [(name: String, value: String?)] {
        key.split(separator: ",").compactMap { part in
            let name = String(part.prefix { $0 != "(" }).trimmed
            guard !name.isEmpty else { return nil }
            guard let open = part.firstIndex(of: "("), let close = part.lastIndex(of: ")"), open < close else { return (name, nil) }
            return (name, String(part[part.index(after: open)..<close]).trimmed)
        }
    }
}

extension String {
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

/// What an intent answers with.
public struct DefinedResponse: DefinitionElement {
    public var codes: [DefinedResponseCode]
    public var properties: [DefinedProperty]
    /// The property that is the result for a later action.
    public var output: String?
    public var lastParameterTag: Int64?
    public var source: [String: PropertyList]

    public init(codes: [DefinedResponseCode] = [], properties: [DefinedProperty] = []) {
        self.codes = codes
        self.properties = properties
        source = [:]
    }
}

public struct DefinedResponseCode: DefinitionElement {
    public var name: String
    public var isSuccess: Bool
    public var template: DefinedText?
    public var conciseTemplate: DefinedText?
    public var source: [String: PropertyList]
    public init(name: String, isSuccess: Bool = false, template: DefinedText? = nil, conciseTemplate: DefinedText? = nil) {
        self.name = name
        self.isSuccess = isSuccess
        self.template = template
        self.conciseTemplate = conciseTemplate
        source = [:]
    }
}
