/// The type of a parameter, property or field.
///
/// Its text form, used in the schema's JSON, is `boolean`, `integer`, `number`, `string`, `data`, `date`, `url`,
/// `dateComponents`, `dictionary`, `enumeration(NAME)`, `optionSet(NAME)`, `object(NAME)`, `measurement(UNIT)`,
/// `opaque(NAME)`, or one of these in brackets for an array, for example `[object(INPerson)]`.
public enum ValueType: Sendable, Hashable {
    case boolean, integer, number, string, data, date, url, dateComponents
    /// String keys, any property-list value: `userInfo` and its kin.
    case dictionary
    case enumeration(String)
    case optionSet(String)
    case object(String)
    /// A Foundation unit class, for example `UnitLength`.
    case measurement(String)
    /// A type of another framework that Hark carries without reading it.
    case opaque(String)
    indirect case array(ValueType)

    public var isArray: Bool { if case .array = self { true } else { false } }

    /// The type of one element of an array, or the type itself.
    public var element: ValueType { if case .array(let element) = self { element } else { self } }

    /// The name of the schema type this refers to, if it refers to one.
    public var typeName: String? {
        switch self {
        case .enumeration(let name), .optionSet(let name), .object(let name), .opaque(let name): name
        case .array(let element): element.typeName
        default: nil
        }
    }
}

extension ValueType: LosslessStringConvertible, Codable {
    public var description: String {
        switch self {
        case .boolean: "boolean"
        case .integer: "integer"
        case .number: "number"
        case .string: "string"
        case .data: "data"
        case .date: "date"
        case .url: "url"
        case .dateComponents: "dateComponents"
        case .dictionary: "dictionary"
        case .enumeration(let name): "enumeration(\(name))"
        case .optionSet(let name): "optionSet(\(name))"
        case .object(let name): "object(\(name))"
        case .measurement(let unit): "measurement(\(unit))"
        case .opaque(let name): "opaque(\(name))"
        case .array(let element): "[\(element)]"
        }
    }

    public init?(_ description: String) {
        if description.hasPrefix("["), description.hasSuffix("]") {
            guard let element = ValueType(String(description.dropFirst().dropLast())) else { return nil }
            self = .array(element)
            return
        }
        if description.hasSuffix(")"), let open = description.firstIndex(of: "(") {
            let name = String(description[description.index(after: open)...].dropLast())
            switch description[..<open] {
            case "enumeration": self = .enumeration(name)
            case "optionSet": self = .optionSet(name)
            case "object": self = .object(name)
            case "measurement": self = .measurement(name)
            case "opaque": self = .opaque(name)
            default: return nil
            }
            return
        }
        let plain: [String: ValueType] = [
            "boolean": .boolean, "integer": .integer, "number": .number, "string": .string, "data": .data,
            "date": .date, "url": .url, "dateComponents": .dateComponents, "dictionary": .dictionary,
        ]
        guard let type = plain[description] else { return nil }
        self = type
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let type = ValueType(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown value type '\(text)'")
        }
        self = type
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
