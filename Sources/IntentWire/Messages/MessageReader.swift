public import IntentSchema

/// Reads the fields of a message body and turns everything unexpected into `wire.malformed` with the field's name.
public struct MessageReader {
    private let object: IntentObject
    private let message: String

    /// - Throws: `wire.malformed` when `value` is not an object.
    public init(_ value: IntentValue, _ message: String) throws(HarkError) {
        guard let object = value.object else {
            throw HarkError("wire.malformed", detail: "\(message): not an object")
        }
        self.object = object
        self.message = message
    }

    public func malformed(_ field: String, _ reason: String) -> HarkError {
        HarkError("wire.malformed", detail: "\(message).\(field): \(reason)")
    }

    public func optional(_ field: String) -> IntentValue? { object[field] }

    public func required(_ field: String) throws(HarkError) -> IntentValue {
        guard let value = object[field] else { throw malformed(field, "missing") }
        return value
    }

    private func read<T>(_ field: String, _ kind: String, _ path: (IntentValue) -> T?) throws(HarkError) -> T {
        guard let value = path(try required(field)) else { throw malformed(field, "not \(kind)") }
        return value
    }

    private func readOptional<T>(
        _ field: String, _ kind: String, _ path: (IntentValue) -> T?
    ) throws(HarkError) -> T? {
        guard let found = object[field], found != .null else { return nil }
        guard let value = path(found) else { throw malformed(field, "not \(kind)") }
        return value
    }

    public func string(_ field: String) throws(HarkError) -> String { try read(field, "a string", \.string) }
    public func integer(_ field: String) throws(HarkError) -> Int64 { try read(field, "an integer", \.integer) }
    public func boolean(_ field: String) throws(HarkError) -> Bool { try read(field, "a boolean", \.boolean) }
    public func array(_ field: String) throws(HarkError) -> [IntentValue] { try read(field, "an array", \.array) }
    public func object(_ field: String) throws(HarkError) -> IntentObject { try read(field, "an object", \.object) }

    public func optionalString(_ field: String) throws(HarkError) -> String? {
        try readOptional(field, "a string", \.string)
    }
    public func optionalInteger(_ field: String) throws(HarkError) -> Int64? {
        try readOptional(field, "an integer", \.integer)
    }
    public func optionalNumber(_ field: String) throws(HarkError) -> Double? {
        try readOptional(field, "a number", \.number)
    }
    public func optionalObject(_ field: String) throws(HarkError) -> IntentObject? {
        try readOptional(field, "an object", \.object)
    }

    /// A list of strings; a missing field is an empty list.
    public func strings(_ field: String) throws(HarkError) -> [String] {
        var strings: [String] = []
        for element in try readOptional(field, "an array", \.array) ?? [] {
            guard let string = element.string else { throw malformed(field, "not a list of strings") }
            strings.append(string)
        }
        return strings
    }

    public func enumeration<T: RawRepresentable<String>>(_ field: String) throws(HarkError) -> T {
        let text = try string(field)
        guard let value = T(rawValue: text) else { throw malformed(field, "unknown value '\(text)'") }
        return value
    }
}

extension IntentObject {
    /// The fields as strings, for a message named `message`.
    public func stringFields(_ message: String) throws(HarkError) -> [String: String] {
        var strings: [String: String] = [:]
        for (name, value) in fields {
            guard let string = value.string else {
                throw HarkError("wire.malformed", detail: "\(message).\(name): not a string")
            }
            strings[name] = string
        }
        return strings
    }
}
