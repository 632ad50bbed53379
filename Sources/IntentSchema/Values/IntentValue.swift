public import Foundation

/// A value of an intent as the host sees it: typed by the schema, never by an app's classes.
///
/// Enumerations and option sets travel as `integer` (their raw value), so that a value newer than this
/// catalogue survives a round trip; `ValueType` says how to read it. Structured values (`INPerson`,
/// `DateComponents`, a custom type) are `object`. Bytes that only an app understands are `opaque`.
public enum IntentValue: Sendable, Hashable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case array([IntentValue])
    case object(IntentObject)
    /// A part whose meaning belongs to the app alone (keyed-archive bytes, `userInfo`); kept byte for byte.
    case opaque(type: String, bytes: Data)
}

/// A structured value: the name of its schema type and its fields. A field that is absent is nil.
public struct IntentObject: Sendable, Hashable {
    /// The schema type's name as SiriKit spells it, for example `INPerson`.
    public var typeName: String
    public var fields: [String: IntentValue]

    public init(_ typeName: String, _ fields: [String: IntentValue] = [:]) {
        self.typeName = typeName
        self.fields = fields
    }

    /// Reads or writes a field; writing nil or `.null` removes it.
    public subscript(_ field: String) -> IntentValue? {
        get { fields[field] }
        set { fields[field] = newValue == .null ? nil : newValue }
    }
}

extension IntentValue {
    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    public var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    public var data: Data? { if case .data(let value) = self { value } else { nil } }
    public var date: Date? { if case .date(let value) = self { value } else { nil } }
    public var array: [IntentValue]? { if case .array(let value) = self { value } else { nil } }
    public var object: IntentObject? { if case .object(let value) = self { value } else { nil } }
    /// A number whether it was written as an integer or with a fraction.
    public var number: Double? {
        switch self {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }

    /// Whether a handler sees nothing here: absent, an empty list, or text of blanks only. SiriKit's users find that
    /// "" and a missing value must take the same path, so every layer asks this one question.
    public var isBlank: Bool {
        switch self {
        case .null: true
        case .string(let text): text.allSatisfy(\.isWhitespace)
        case .array(let elements): elements.allSatisfy(\.isBlank)
        default: false
        }
    }
}

extension IntentValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByFloatLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(arrayLiteral elements: IntentValue...) { self = .array(elements) }
}
