public import PropertyLists

/// One parameter of an intent.
public struct DefinedParameter: DefinedAttribute {
    public var fields: AttributeFields
    /// 1 when lists have a fixed size.
    public var fixedSizeArray: Int64?
    public var arraySizes: [DefinedArraySize]
    public var isConfigurable: Bool
    public var isCustomizedDisambiguation: Bool
    public var supportsResolution: Bool
    /// Whether the app lists the values there are.
    public var supportsDynamicOptions: Bool
    public var supportsSearch: Bool
    /// How many options are told at once.
    public var windowSize: Int64?
    public var relationship: DefinedRelationship?
    public var dialogs: [DefinedDialog]
    public var unsupportedReasons: [DefinedReason]
    public var source: [String: PropertyList]

    public init(name: String, typeName: String) {
        fields = AttributeFields(name: name, typeName: typeName)
        arraySizes = []
        isConfigurable = false
        isCustomizedDisambiguation = false
        supportsResolution = false
        supportsDynamicOptions = false
        supportsSearch = false
        dialogs = []
        unsupportedReasons = []
        source = [:]
    }
}

/// How many elements a list of fixed size has on a surface of one size.
public struct DefinedArraySize: DefinitionElement {
    public var sizeClass: String
    public var size: Int64
    public var source: [String: PropertyList]
    public init(sizeClass: String, size: Int64) {
        self.sizeClass = sizeClass
        self.size = size
        source = [:]
    }
}

/// When a parameter plays a part: what another parameter must be.
public struct DefinedRelationship: DefinitionElement {
    public var parentName: String
    /// For example `HasAnyValue`, `BooleanHasExactValue`, `EnumHasExactValue`.
    public var predicate: String
    public var value: PropertyList?
    public var values: [PropertyList]
    public var source: [String: PropertyList]
    public init(parentName: String, predicate: String, value: PropertyList? = nil, values: [PropertyList] = []) {
        self.parentName = parentName
        self.predicate = predicate
        self.value = value
        self.values = values
        source = [:]
    }
}

public struct DefinedDialog: DefinitionElement {
    /// `Primary`, `Concise`, `Configuration`, `Confirmation`, `DisambiguationIntroduction`, `DisambiguationSelection`,
    /// `SubsequentIntroduction`.
    public var type: String
    /// Whether the definition words it; otherwise the system's own words are used.
    public var isCustom: Bool
    public var text: DefinedText?
    public var source: [String: PropertyList]
    public init(type: String, text: DefinedText? = nil, isCustom: Bool = true) {
        self.type = type
        self.text = text
        self.isCustom = isCustom
        source = [:]
    }
}

/// Why a value is refused.
public struct DefinedReason: DefinitionElement {
    public var code: String
    public var isCustom: Bool
    public var isDefault: Bool
    public var text: DefinedText?
    public var source: [String: PropertyList]
    public init(code: String, isCustom: Bool = true, text: DefinedText? = nil) {
        self.code = code
        self.isCustom = isCustom
        self.text = text
        isDefault = false
        source = [:]
    }

    /// The reasons that every number may have.
    public static let builtIn = ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]
}
