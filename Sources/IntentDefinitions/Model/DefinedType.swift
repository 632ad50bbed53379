public import PropertyLists

/// A structured type of a definition.
public struct DefinedType: DefinitionElement {
    public var name: String
    public var givenClassName: String?
    public var classPrefix: String?
    public var displayName: DefinedText?
    public var lastPropertyTag: Int64?
    /// The framework's own (`isDefault`) among them.
    public var properties: [DefinedProperty]
    public var source: [String: PropertyList]

    public init(name: String, properties: [DefinedProperty] = []) {
        self.name = name
        self.properties = properties
        source = [:]
    }

    /// `givenClassName`, or prefix and name.
    public var className: String {
        if let givenClassName, !givenClassName.isEmpty { return givenClassName }
        return (classPrefix ?? "") + name
    }
}

/// A property of a type or of a response.
public struct DefinedProperty: DefinedAttribute {
    public var fields: AttributeFields
    public var source: [String: PropertyList]

    public init(name: String, typeName: String) {
        fields = AttributeFields(name: name, typeName: typeName)
        source = [:]
    }
}

public struct DefinedEnumeration: DefinitionElement {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case regular = "Regular"
        case optionSet = "OptionSet"
    }

    public var name: String
    public var givenClassName: String?
    public var classPrefix: String?
    public var kind: Kind
    public var displayName: DefinedText?
    /// Whether Xcode writes an Objective-C header for it.
    public var generatesHeader: Bool
    public var cases: [DefinedCase]
    public var source: [String: PropertyList]

    public init(name: String, cases: [DefinedCase] = []) {
        self.name = name
        kind = .regular
        generatesHeader = false
        self.cases = cases
        source = [:]
    }

    /// `givenClassName`, or prefix and name.
    public var className: String {
        if let givenClassName, !givenClassName.isEmpty { return givenClassName }
        return (classPrefix ?? "") + name
    }

    /// The cases with their raw values: their own, else their place. The first is 0, the unknown one.
    public var rawValues: [(name: String, value: Int64)] {
        var result: [(name: String, value: Int64)] = []
        for (index, item) in cases.enumerated() { result.append((item.name, item.index ?? Int64(index))) }
        return result
    }
}

public struct DefinedCase: DefinitionElement {
    public var name: String
    /// The raw value.
    public var index: Int64?
    public var displayName: DefinedText?
    public var pronunciationHint: DefinedText?
    public var synonyms: [DefinedSynonym]
    public var source: [String: PropertyList]
    public init(name: String, index: Int64? = nil, displayName: DefinedText? = nil) {
        self.name = name
        self.index = index
        self.displayName = displayName
        synonyms = []
        source = [:]
    }
}

/// What people may say for a case too.
public struct DefinedSynonym: DefinitionElement {
    public var synonym: DefinedText?
    public var pronunciationHint: DefinedText?
    public var source: [String: PropertyList]
    public init(_ synonym: DefinedText? = nil, pronunciationHint: DefinedText? = nil) {
        self.synonym = synonym
        self.pronunciationHint = pronunciationHint
        source = [:]
    }
}
