public import Foundation

/// Reads a request that was written down rather than said: `{"type": "INSendMessageIntent", "content": "hi", …}`.
///
/// Beside the exact form of every value, what people would write is taken too: an enumeration by its case's name, a person,
/// place or speakable string by a plain text, one element for a list of one.
public struct StructuredRequest: Sendable {
    /// Bytes of a request; more is refused unread.
    public static let byteLimit = 1 << 20

    private let catalogue: Catalogue

    public init(catalogue: Catalogue = .shared) { self.catalogue = catalogue }

    /// A built-in intent.
    /// - Throws: `request.malformed` (with what and where), `request.unknown-intent`.
    public func read(_ json: Data) throws(HarkError) -> IntentObject { try normalized(try decode(json)) }

    /// The intent as it was written. What its values are can be told once it is known which app's intent it is.
    /// - Throws: `request.malformed`.
    public func decode(_ json: Data) throws(HarkError) -> IntentObject {
        guard json.count <= Self.byteLimit else {
            throw HarkError("request.malformed", detail: "\(json.count) bytes; the limit is \(Self.byteLimit)")
        }
        if let key = DuplicateKeys.first(in: json) {
            throw HarkError("request.malformed", detail: "'\(key)' is given twice")
        }
        do {
            return try JSONDecoder().decode(IntentObject.self, from: json)
        } catch let error as DecodingError {
            throw HarkError("request.malformed", detail: Self.describe(error))
        } catch {
            throw HarkError("request.malformed", detail: "no JSON that can be read")
        }
    }

    /// A built-in intent with every value in its exact form.
    /// - Throws: `request.malformed`, `request.unknown-intent`.
    public func normalized(_ intent: IntentObject) throws(HarkError) -> IntentObject {
        guard let description = catalogue.intent(named: intent.typeName) else {
            throw HarkError("request.unknown-intent", ["intent": intent.typeName])
        }
        return try normalized(intent, as: description)
    }

    /// The intent with every value in its exact form, as a description has them: also an app's own intent.
    /// - Throws: `request.malformed`.
    public func normalized(_ intent: IntentObject, as description: IntentDescription) throws(HarkError) -> IntentObject {
        var result = IntentObject(intent.typeName)
        for name in intent.fields.keys.sorted() {
            guard let parameter = description.parameter(name), let value = intent[name] else {
                throw HarkError("request.malformed", detail: "\(intent.typeName) has no parameter '\(name)'")
            }
            result[name] = try normalized(value, parameter.type, name, description.custom)
        }
        return result
    }

    private func normalized(_ value: IntentValue, _ type: ValueType, _ path: String, _ custom: CustomIntent?) throws(HarkError) -> IntentValue {
        func wrong(_ expected: String) -> HarkError {
            HarkError("request.malformed", detail: "'\(path)' is not \(expected)")
        }
        switch (type, value) {
        case (_, .null): return .null
        case (.array(let element), .array(let values)):
            var elements: [IntentValue] = []
            for (index, value) in values.enumerated() {
                elements.append(try normalized(value, element, "\(path)[\(index)]", custom))
            }
            return .array(elements)
        case (.array(let element), _): return .array([try normalized(value, element, path, custom)])
        case (.boolean, .boolean), (.integer, .integer), (.number, .number), (.string, .string), (.url, .string),
            (.data, .data), (.date, .date):
            return value
        case (.number, .integer(let integer)): return .number(Double(integer))
        case (.enumeration(let name), .integer(let raw)), (.optionSet(let name), .integer(let raw)):
            guard let enumeration = custom?.enumerations[name] ?? catalogue.enumeration(named: name), enumeration.has(raw, asOptions: type.isOptionSet)
            else { throw wrong("a value of \(name)") }
            return .integer(raw)
        case (.enumeration(let name), .string(let text)), (.optionSet(let name), .string(let text)):
            let enumeration = custom?.enumerations[name] ?? catalogue.enumeration(named: name)
            guard let raw = enumeration?.rawValue(of: text) else { throw wrong("a value of \(name)") }
            return .integer(raw)
        case (.object(let name), .string(let text)):
            guard let object = Self.object(name, saying: text, custom) else { throw wrong("an object of type \(name)") }
            return .object(object)
        case (.object(let name), .object(let object)):
            guard isKind(object.typeName, of: name, custom) else { throw wrong("an object of type \(name)") }
            return .object(try fields(of: object, path, custom))
        case (.dateComponents, .object(let object)) where object.typeName == "DateComponents": return value
        case (.measurement, .object(let object)) where object.typeName == "measurement": return value
        case (.dictionary, .object): return value
        case (.opaque, .opaque), (.opaque, .object): return value
        default: throw wrong("of type \(type)")
        }
    }

    /// Types that a plain text stands for, with the field that holds it.
    private static func object(_ type: String, saying text: String, _ custom: CustomIntent?) -> IntentObject? {
        if custom?.types[type] != nil || type == "INObject" { return IntentObject(type, ["displayString": .string(text)]) }
        let fields = ["INPerson": "displayName", "INSpeakableString": "spokenPhrase", "CLPlacemark": "name"]
        return fields[type].map { IntentObject(type, [$0: .string(text)]) }
    }

    /// An object of a definition's own type, its own fields in their exact form.
    private func fields(of object: IntentObject, _ path: String, _ custom: CustomIntent?) throws(HarkError) -> IntentObject {
        guard let type = custom?.types[object.typeName] else { return object }
        var result = object
        for field in type.fields {
            guard let value = object[field.name] else { continue }
            result[field.name] = try normalized(value, field.type, "\(path).\(field.name)", custom)
        }
        return result
    }

    private func isKind(_ type: String, of ancestor: String, _ custom: CustomIntent?) -> Bool {
        var current: String? = type
        for _ in 0..<8 {
            guard let name = current else { return false }
            if name == ancestor { return true }
            current = (custom?.types[name] ?? catalogue.type(named: name))?.superclass
        }
        return false
    }

    /// What is wrong, in words that do not depend on the decoder.
    private static func describe(_ error: DecodingError) -> String {
        func at(_ context: DecodingError.Context, _ what: String) -> String {
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? what : "'\(path)': \(what)"
        }
        return switch error {
        case .dataCorrupted(let context): at(context, context.codingPath.isEmpty ? "not JSON" : "cannot be read")
        case .typeMismatch(_, let context): at(context, "not what belongs here")
        case .valueNotFound(_, let context): at(context, "nothing where a value belongs")
        case .keyNotFound(let key, let context): at(context, "no '\(key.stringValue)'\(key.stringValue == "type" ? ": the class name is missing" : "")")
        @unknown default: "cannot be read"
        }
    }
}

extension ValueType {
    fileprivate var isOptionSet: Bool { if case .optionSet = self { true } else { false } }
}

extension EnumerationDescription {
    /// Whether a number is one of the cases, or a sum of options.
    fileprivate func has(_ raw: Int64, asOptions: Bool) -> Bool {
        guard asOptions || isOptionSet else { return cases.contains { $0.rawValue == raw } }
        return raw >= 0 && raw & ~cases.reduce(0) { $0 | $1.rawValue } == 0
    }
}
