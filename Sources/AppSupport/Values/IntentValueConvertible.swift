package import IntentSchema

/// A class or value of an app's side that crosses to the host as a schema value and comes back equal.
package protocol IntentValueConvertible {
    var intentValue: IntentValue { get }
    /// - Throws: `value.malformed` when the value is not of this type.
    static func make(from value: IntentValue) throws -> Self
}

/// The error for a value that is not what its type says.
package func malformed(_ type: String, _ value: IntentValue) -> HarkError {
    HarkError("value.malformed", ["type": type], detail: "expected \(type), found \(value.kindName)")
}

extension IntentValue {
    /// What kind of value this is, for messages; never its content, which may be private.
    package var kindName: String {
        switch self {
        case .null: "nothing"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .number: "a number"
        case .string: "a string"
        case .data: "data"
        case .date: "a date"
        case .array: "an array"
        case .object(let object): "an object of type \(object.typeName)"
        case .opaque(let type, _): "an opaque \(type)"
        }
    }

    /// The value's object.
    /// - Throws: `value.malformed`.
    package func requireObject(_ type: String) throws -> IntentObject {
        guard let object else { throw malformed(type, self) }
        return object
    }
}

extension IntentObject {
    /// Reads a field of a convertible type; an absent one is nil.
    /// - Throws: `value.malformed` when the field is there and is of another type.
    package func read<T: IntentValueConvertible>(_ field: String, as type: T.Type = T.self) throws -> T? {
        guard let value = self[field], value != .null else { return nil }
        return try T.make(from: value)
    }

    /// Writes a field; nil leaves it absent.
    package mutating func write(_ field: String, _ value: (some IntentValueConvertible)?) {
        self[field] = value?.intentValue
    }

    /// Writes text unless it is empty: SiriKit's classes do not tell "" from absent where the property is not optional.
    package mutating func writeUnlessEmpty(_ field: String, _ text: String) {
        self[field] = text.isEmpty ? nil : .string(text)
    }
}
