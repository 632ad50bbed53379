/// A JSON value: what world files, labels and predictions are made of.
public enum JSON: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    public var string: String? { if case .string(let value) = self { value } else { nil } }
    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    public var number: Double? { if case .number(let value) = self { value } else { nil } }
    public var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
    public var object: [String: JSON]? { if case .object(let value) = self { value } else { nil } }

    public subscript(_ key: String) -> JSON? { object?[key] }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(elements) { $1 }) }
    public init(nilLiteral: ()) { self = .null }
}

extension JSON {
    /// One line, keys sorted, so that equal values are equal bytes. What JSON cannot write as a number (NaN, infinity) is null.
    public var line: String {
        var result = ""
        write(to: &result)
        return result
    }

    private func write(to result: inout String) {
        switch self {
        case .null: result += "null"
        case .boolean(let value): result += value ? "true" : "false"
        case .number(let value): result += Self.text(value)
        case .string(let value): Self.write(value, to: &result)
        case .array(let elements):
            result += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { result += "," }
                element.write(to: &result)
            }
            result += "]"
        case .object(let members):
            Self.write(members.sorted { $0.key < $1.key }, to: &result)
        }
    }

    private static func write(_ members: [(key: String, value: JSON)], to result: inout String) {
        result += "{"
        for (index, member) in members.enumerated() {
            if index > 0 { result += "," }
            write(member.key, to: &result)
            result += ":"
            member.value.write(to: &result)
        }
        result += "}"
    }

    /// An object on one line with its members in the order given.
    public static func line(_ members: [(key: String, value: JSON)]) -> String {
        var result = ""
        write(members, to: &result)
        return result
    }

    static func text(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        // Doubles hold whole numbers exactly up to 2^53.
        return number == number.rounded() && abs(number) < 9_007_199_254_740_992 ? String(Int64(number)) : "\(number)"
    }

    private static func write(_ text: String, to result: inout String) {
        result += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let hex = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        result += "\""
    }
}
