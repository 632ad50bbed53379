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

    /// - Throws: `request.malformed` (with what and where), `request.unknown-intent`.
    public func read(_ json: Data) throws(HarkError) -> IntentObject {
        guard json.count <= Self.byteLimit else {
            throw HarkError("request.malformed", detail: "\(json.count) bytes; the limit is \(Self.byteLimit)")
        }
        do {
            return try normalized(try JSONDecoder().decode(IntentObject.self, from: json))
        } catch let error as HarkError {
            throw error
        } catch let error as DecodingError {
            throw HarkError("request.malformed", detail: Self.describe(error))
        } catch {
            throw HarkError("request.malformed", detail: "\(error)")
        }
    }

    /// The intent with every value in its exact form.
    public func normalized(_ intent: IntentObject) throws(HarkError) -> IntentObject {
        guard let description = catalogue.intent(named: intent.typeName) else {
            throw HarkError("request.unknown-intent", ["intent": intent.typeName])
        }
        var result = IntentObject(intent.typeName)
        for name in intent.fields.keys.sorted() {
            guard let parameter = description.parameter(name), let value = intent[name] else {
                throw HarkError("request.malformed", detail: "\(intent.typeName) has no parameter '\(name)'")
            }
            result[name] = try normalized(value, parameter.type, name)
        }
        return result
    }

    private func normalized(_ value: IntentValue, _ type: ValueType, _ path: String) throws(HarkError) -> IntentValue {
        func wrong(_ expected: String) -> HarkError {
            HarkError("request.malformed", detail: "'\(path)' is not \(expected)")
        }
        switch (type, value) {
        case (_, .null): return .null
        case (.array(let element), .array(let values)):
            var elements: [IntentValue] = []
            for (index, value) in values.enumerated() {
                elements.append(try normalized(value, element, "\(path)[\(index)]"))
            }
            return .array(elements)
        case (.array(let element), _): return .array([try normalized(value, element, path)])
        case (.boolean, .boolean), (.integer, .integer), (.number, .number), (.string, .string), (.url, .string),
            (.data, .data), (.date, .date):
            return value
        case (.number, .integer(let integer)): return .number(Double(integer))
        case (.enumeration(let name), .integer(let raw)), (.optionSet(let name), .integer(let raw)):
            guard catalogue.enumeration(named: name) != nil else { throw wrong("a value of \(name)") }
            return .integer(raw)
        case (.enumeration(let name), .string(let text)), (.optionSet(let name), .string(let text)):
            guard let raw = catalogue.enumeration(named: name)?.rawValue(of: text) else { throw wrong("a value of \(name)") }
            return .integer(raw)
        case (.object(let name), .string(let text)):
            guard let object = Self.object(name, saying: text) else { throw wrong("an object of type \(name)") }
            return .object(object)
        case (.object(let name), .object(let object)):
            guard isKind(object.typeName, of: name) else { throw wrong("an object of type \(name)") }
            return value
        case (.dateComponents, .object(let object)) where object.typeName == "DateComponents": return value
        case (.measurement, .object(let object)) where object.typeName == "measurement": return value
        case (.dictionary, .object): return value
        case (.opaque, .opaque), (.opaque, .object): return value
        default: throw wrong("of type \(type)")
        }
    }

    /// Types that a plain text stands for, with the field that holds it.
    private static func object(_ type: String, saying text: String) -> IntentObject? {
        let fields = ["INPerson": "displayName", "INSpeakableString": "spokenPhrase", "CLPlacemark": "name"]
        return fields[type].map { IntentObject(type, [$0: .string(text)]) }
    }

    private func isKind(_ type: String, of ancestor: String) -> Bool {
        var current: String? = type
        for _ in 0..<8 {
            guard let name = current else { return false }
            if name == ancestor { return true }
            current = catalogue.type(named: name)?.superclass
        }
        return false
    }

    private static func describe(_ error: DecodingError) -> String {
        func path(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? context.debugDescription : "'\(path)': \(context.debugDescription)"
        }
        return switch error {
        case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context): path(context)
        case .keyNotFound(let key, _): "no '\(key.stringValue)': the intent's class name is missing"
        @unknown default: "\(error)"
        }
    }
}
