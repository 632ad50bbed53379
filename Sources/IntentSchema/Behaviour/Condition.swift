/// A condition over an intent's values, written as data.
///
/// JSON: `true`, `false`, `{"present": "content"}`, `{"equals": ["speed", 2]}`, `{"contains": ["server", "home"]}`,
/// `{"not": C}`, `{"all": [C, …]}`, `{"any": [C, …]}`. An enumeration value is written as its raw value.
public indirect enum Condition: Sendable, Hashable {
    case always
    case never
    case present(String)
    case equals(String, IntentValue)
    /// The text, or an object's identifier, has this in it.
    case contains(String, String)
    case not(Condition)
    case all([Condition])
    case any([Condition])

    public func holds(for intent: IntentObject) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .present(let parameter): !(intent[parameter] ?? .null).isBlank
        case .equals(let parameter, let value): (intent[parameter] ?? .null) == value
        case .contains(let parameter, let part):
            (intent[parameter]?.string ?? intent[parameter]?.object?["identifier"]?.string ?? "").contains(part)
        case .not(let condition): !condition.holds(for: intent)
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: intent) }
        case .any(let conditions): conditions.contains { $0.holds(for: intent) }
        }
    }
}

extension Condition {
    /// Whether what it comes to depends on a parameter.
    public func mentions(_ parameter: String) -> Bool {
        switch self {
        case .always, .never: false
        case .present(let name), .equals(let name, _), .contains(let name, _): name == parameter
        case .not(let condition): condition.mentions(parameter)
        case .all(let conditions), .any(let conditions): conditions.contains { $0.mentions(parameter) }
        }
    }
}

extension Condition: Codable {
    private enum CodingKeys: String, CodingKey { case present, equals, contains, not, all, any }

    public init(from decoder: any Decoder) throws {
        if let constant = try? decoder.singleValueContainer().decode(Bool.self) {
            self = constant ? .always : .never
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let parameter = try container.decodeIfPresent(String.self, forKey: .present) {
            self = .present(parameter)
        } else if container.contains(.equals) {
            var pair = try container.nestedUnkeyedContainer(forKey: .equals)
            let parameter = try pair.decode(String.self)
            self = .equals(parameter, try Self.scalar(from: &pair))
        } else if let pair = try container.decodeIfPresent([String].self, forKey: .contains), pair.count == 2 {
            self = .contains(pair[0], pair[1])
        } else if let condition = try container.decodeIfPresent(Condition.self, forKey: .not) {
            self = .not(condition)
        } else if let conditions = try container.decodeIfPresent([Condition].self, forKey: .all) {
            self = .all(conditions)
        } else {
            self = .any(try container.decode([Condition].self, forKey: .any))
        }
    }

    private static func scalar(from container: inout any UnkeyedDecodingContainer) throws -> IntentValue {
        if let value = try? container.decode(Bool.self) { return .boolean(value) }
        if let value = try? container.decode(Int64.self) { return .integer(value) }
        if let value = try? container.decode(Double.self) { return .number(value) }
        return .string(try container.decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        if self == .always || self == .never {
            var container = encoder.singleValueContainer()
            try container.encode(self == .always)
            return
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .always, .never: break
        case .present(let parameter): try container.encode(parameter, forKey: .present)
        case .equals(let parameter, let value):
            var pair = container.nestedUnkeyedContainer(forKey: .equals)
            try pair.encode(parameter)
            switch value {
            case .boolean(let value): try pair.encode(value)
            case .integer(let value): try pair.encode(value)
            case .number(let value): try pair.encode(value)
            default: try pair.encode(value.string ?? "")
            }
        case .contains(let parameter, let part): try container.encode([parameter, part], forKey: .contains)
        case .not(let condition): try container.encode(condition, forKey: .not)
        case .all(let conditions): try container.encode(conditions, forKey: .all)
        case .any(let conditions): try container.encode(conditions, forKey: .any)
        }
    }
}
