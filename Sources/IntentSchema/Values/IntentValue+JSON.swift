import Foundation

/// The JSON form of values, used in events, traces and structured requests.
///
/// Scalars are JSON scalars; an object is `{"type": NAME, …fields}`; dates, data and opaque parts are single-key
/// objects (`{"$date": ISO 8601}`, `{"$data": base64}`, `{"$opaque": [NAME, base64]}`). Reading what was written gives an equal value, but for a
/// date's fraction below a millisecond and for a number without a fraction, which reads as an integer.
extension IntentValue: Codable {
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .boolean(let value): try Self.single(value, encoder)
        case .integer(let value): try Self.single(value, encoder)
        case .number(let value): try Self.single(value, encoder)
        case .string(let value): try Self.single(value, encoder)
        case .array(let value): try Self.single(value, encoder)
        case .object(let value): try value.encode(to: encoder)
        case .data(let value):
            var container = encoder.container(keyedBy: FieldKey.self)
            try container.encode(value.base64EncodedString(), forKey: "$data")
        case .date(let value):
            var container = encoder.container(keyedBy: FieldKey.self)
            try container.encode(value.formatted(Self.dateStyle), forKey: "$date")
        case .opaque(let type, let bytes):
            var container = encoder.container(keyedBy: FieldKey.self)
            try container.encode([type, bytes.base64EncodedString()], forKey: "$opaque")
        }
    }

    static let dateStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    private static func single(_ value: some Encodable, _ encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: FieldKey.self) {
            self = try Self.keyed(container)
            return
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else {
            self = .array(try container.decode([IntentValue].self))
        }
    }

    private static func keyed(_ container: KeyedDecodingContainer<FieldKey>) throws -> IntentValue {
        func bytes(_ text: String, _ key: FieldKey) throws -> Data {
            guard let data = Data(base64Encoded: text) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "not base64")
            }
            return data
        }
        if container.contains("$data") {
            return .data(try bytes(container.decode(String.self, forKey: "$data"), "$data"))
        }
        if container.contains("$date") {
            let text = try container.decode(String.self, forKey: "$date")
            guard let date = (try? Date(text, strategy: dateStyle)) ?? (try? Date(text, strategy: .iso8601)) else {
                throw DecodingError.dataCorruptedError(forKey: "$date", in: container, debugDescription: "not ISO 8601")
            }
            return .date(date)
        }
        if container.contains("$opaque") {
            let pair = try container.decode([String].self, forKey: "$opaque")
            guard pair.count == 2 else {
                throw DecodingError.dataCorruptedError(forKey: "$opaque", in: container, debugDescription: "not a pair")
            }
            return .opaque(type: pair[0], bytes: try bytes(pair[1], "$opaque"))
        }
        return .object(try IntentObject(container))
    }
}

extension IntentObject: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.container(keyedBy: FieldKey.self))
    }

    fileprivate init(_ container: KeyedDecodingContainer<FieldKey>) throws {
        self.init(try container.decode(String.self, forKey: "type"))
        for key in container.allKeys where key.stringValue != "type" {
            // A field called "type" is written as "$type", since the plain key names the object's own type.
            let name = key.stringValue == "$type" ? "type" : key.stringValue
            self[name] = try container.decode(IntentValue.self, forKey: key)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FieldKey.self)
        try container.encode(typeName, forKey: "type")
        for (name, value) in fields {
            try container.encode(value, forKey: FieldKey(stringValue: name == "type" ? "$type" : name))
        }
    }
}

struct FieldKey: CodingKey, ExpressibleByStringLiteral {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init(stringLiteral value: String) { stringValue = value }
    init?(intValue: Int) { return nil }
}
