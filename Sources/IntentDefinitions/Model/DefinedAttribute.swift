public import PropertyLists

/// What parameters, response properties and the properties of types have in common.
public struct AttributeFields: Sendable, Hashable {
    public var name: String
    /// The number by which stored values know it.
    public var tag: Int64?
    /// The type as the file spells it; `valueType` reads it.
    public var typeName: String
    public var displayName: DefinedText?
    public var displayPriority: Int64?
    public var enumerationName: String?
    public var enumerationNamespace: String?
    public var objectName: String?
    public var objectNamespace: String?
    public var supportsMultipleValues = false
    /// Whether the framework has it by itself, like the identifier of an object.
    public var isDefault = false
    public var entityKeyPath: String?
    public var metadata: DefinedMetadata?

    init(name: String, typeName: String) {
        self.name = name
        self.typeName = typeName
    }
}

/// An element with these fields, which are its own members as well.
@dynamicMemberLookup
public protocol DefinedAttribute: DefinitionElement {
    var fields: AttributeFields { get set }
}

extension DefinedAttribute {
    public subscript<Value>(dynamicMember path: WritableKeyPath<AttributeFields, Value>) -> Value {
        get { fields[keyPath: path] }
        set { fields[keyPath: path] = newValue }
    }

    public subscript<Value>(dynamicMember path: KeyPath<AttributeFields, Value>) -> Value { fields[keyPath: path] }
}

/// A reference to a type or an enumeration.
public struct DefinedReference: Sendable, Hashable {
    public var name: String
    /// The file's namespace, `System` for the framework, or nil for the file itself.
    public var namespace: String?
    public init(_ name: String, namespace: String? = nil) {
        self.name = name
        self.namespace = namespace
    }
    public var isSystem: Bool { namespace == DefinitionFile.systemNamespace }
}

/// The types that the format knows.
public enum DefinedValueType: Sendable, Hashable {
    /// What a type without parts is called in the file.
    public enum Plain: String, Sendable, Hashable, CaseIterable {
        case string = "String"
        case integer = "Integer"
        case decimal = "Decimal"
        case boolean = "Boolean"
        /// A date, a time or both, as the metadata say.
        case dateComponents = "DateComponents"
        case dateComponentsRange = "DateComponentsRange"
        case person = "Person"
        case placemark = "Placemark"
        case currencyAmount = "CurrencyAmount"
        case paymentMethod = "PaymentMethod"
        case file = "File"
        case url = "URL"
        case speakableString = "SpeakableString"
        case timeInterval = "TimeInterval"
        case length = "Length"
        case mass = "Mass"
        case volume = "Volume"
        case speed = "Speed"
        case temperature = "Temperature"
        case energy = "Energy"
    }

    case plain(Plain)
    case object(DefinedReference)
    case enumeration(DefinedReference)
    /// A name that this reader does not know.
    case unknown(String)
}

extension DefinedValueType.Plain {
    /// Names that mean the same: what the designer shows and what other versions write.
    static let otherNames: [String: Self] = [
        "Double": .decimal, "Number": .decimal, "Date": .dateComponents, "Time": .dateComponents, "DateTime": .dateComponents,
        "Currency": .currencyAmount, "Location": .placemark, "Duration": .timeInterval,
    ]
}

extension AttributeFields {
    public var valueType: DefinedValueType {
        if let enumerationName, !enumerationName.isEmpty {
            return .enumeration(DefinedReference(enumerationName, namespace: enumerationNamespace))
        }
        if typeName == "Object" {
            // Version 1.0 has no types of its own: a plain object is the framework's.
            guard let objectName, !objectName.isEmpty else {
                return .object(DefinedReference("Object", namespace: DefinitionFile.systemNamespace))
            }
            return .object(DefinedReference(objectName, namespace: objectNamespace))
        }
        guard let plain = DefinedValueType.Plain(rawValue: typeName) ?? DefinedValueType.Plain.otherNames[typeName] else {
            return .unknown(typeName)
        }
        return .plain(plain)
    }
}

/// How values look, what they may be and what they are to begin with.
public struct DefinedMetadata: DefinitionElement {
    /// `Field`, `Slider`, `Stepper`; `Date`, `Time`, `DateTime`; `Contact`; `Custom`, `Image` and other kinds of file; `Name`.
    public var type: String?
    public var defaultValue: PropertyList?
    /// Under which tables translate a default text.
    public var defaultValueID: String?
    public var defaultUnit: String?
    /// Empty data where the designer has no limit.
    public var minimumValue: PropertyList?
    public var minimumUnit: String?
    public var maximumValue: PropertyList?
    public var maximumUnit: String?
    public var unit: String?
    /// Nil when the definition does not say.
    public var supportsNegativeNumbers: Bool?
    public var isMultiline: Bool
    public var capitalization: String?
    public var keyboardType: String?
    public var disablesAutocorrection: Bool
    public var disablesSmartDashes: Bool
    public var disablesSmartQuotes: Bool
    public var placeholder: DefinedText?
    public var trueDisplayName: DefinedText?
    public var falseDisplayName: DefinedText?
    public var dateStyle: String?
    public var timeStyle: String?
    public var format: String?
    public var template: DefinedText?
    public var currencyCode: String?
    public var currencyCodes: [String]
    public var fileTypes: [DefinedFileType]
    public var source: [String: PropertyList]

    public init() {
        isMultiline = false
        disablesAutocorrection = false
        disablesSmartDashes = false
        disablesSmartQuotes = false
        currencyCodes = []
        fileTypes = []
        source = [:]
    }

    /// A default that is a text, with the name under which tables translate it.
    public var defaultText: DefinedText? { defaultValueID.map { DefinedText(defaultValue?.string, id: $0) } }
}

/// A uniform type identifier.
public struct DefinedFileType: DefinitionElement {
    public var identifier: String
    public var source: [String: PropertyList]
    public init(_ identifier: String) {
        self.identifier = identifier
        source = [:]
    }
}
