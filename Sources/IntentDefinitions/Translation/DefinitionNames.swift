public import IntentSchema

/// How classes that come from a definition are called.
public enum DefinitionNames {
    /// A class name without `Intent` at its end: what the names of a parameter's own classes begin with.
    public static func stem(_ intent: DefinedIntent) -> String { stem(ofClass: intent.className) }

    public static func stem(ofClass name: String) -> String {
        name.hasSuffix("Intent") && name.utf8.count > 6 ? String(name.dropLast(6)) : name
    }

    /// `OrderSoup` and `quantity` give `OrderSoupQuantityUnsupportedReason`.
    public static func reasons(_ parameter: String, of intent: DefinedIntent) -> String {
        stem(intent) + capitalized(parameter) + "UnsupportedReason"
    }

    /// The result class of a parameter with reasons of its own.
    public static func resolutionResult(_ parameter: String, of intent: DefinedIntent) -> String {
        stem(intent) + capitalized(parameter) + "ResolutionResult"
    }

    /// The result class of a type.
    public static func resolutionResult(
        of type: DefinedValueType, in set: DefinitionSet, from file: DefinitionFile
    ) -> String {
        switch type {
        case .plain(let plain): "IN\(plain.resultStem)ResolutionResult"
        case .object(let reference):
            (set.type(reference, from: file)?.type.className ?? className(reference)) + "ResolutionResult"
        case .enumeration(let reference):
            (set.enumeration(reference, from: file)?.enumeration.className ?? className(reference)) + "ResolutionResult"
        case .unknown: "INIntentResolutionResult"
        }
    }

    /// The class of a reference that no definition has: the framework's have their prefix.
    static func className(_ reference: DefinedReference) -> String {
        reference.isSystem && !reference.name.hasPrefix("IN") ? "IN" + reference.name : reference.name
    }

    /// With the first letter in upper case, as it stands in the middle of a name.
    public static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }
}

extension DefinedValueType.Plain {
    /// The schema's type.
    public var valueType: ValueType {
        switch self {
        case .string: .string
        case .integer: .integer
        case .decimal, .timeInterval: .number
        case .boolean: .boolean
        case .dateComponents: .dateComponents
        case .dateComponentsRange: .object("INDateComponentsRange")
        case .person: .object("INPerson")
        case .placemark: .object("CLPlacemark")
        case .currencyAmount: .object("INCurrencyAmount")
        case .paymentMethod: .object("INPaymentMethod")
        case .file: .object("INFile")
        case .url: .url
        case .speakableString: .object("INSpeakableString")
        case .length, .mass, .volume, .speed, .temperature, .energy: .measurement("Unit\(rawValue)")
        }
    }

    /// What stands in the name of the type's result class.
    var resultStem: String {
        switch self {
        case .decimal: "Double"
        default: rawValue
        }
    }
}
