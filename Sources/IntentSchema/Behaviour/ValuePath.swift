/// Where a value of a request is: `intent` or `response`, then names of values with points between. Of a list, each element's.
///
/// In data it is one text: `response.sentMessages.identifier`. After a colon may stand the type that a dictionary is read as, since
/// a dictionary has none of its own: `response.nowPlayingInfo:INMediaItem`.
public struct ValuePath: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    public enum Root: String, Sendable, Hashable {
        case intent, response
    }

    public let root: Root
    public let names: [String]
    /// The type that a dictionary at the end is read as.
    public let dictionaryType: String?

    /// - Returns: nil for a text that begins with neither `intent` nor `response`, or names nothing there.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        var names = (parts.first ?? "").split(separator: ".").map(String.init)
        guard names.count > 1, let root = Root(rawValue: names.removeFirst()) else { return nil }
        self.root = root
        self.names = names
        dictionaryType = parts.count > 1 ? parts[1] : nil
    }

    public init(stringLiteral text: String) {
        guard let path = ValuePath(text) else { preconditionFailure("'\(text)' is no path of a value") }
        self = path
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let path = ValuePath(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no path of a value")
        }
        self = path
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(([root.rawValue] + names).joined(separator: ".") + (dictionaryType.map { ":" + $0 } ?? ""))
    }

    /// The value at the end; nil where there is none, and where only some elements of a list have one.
    public func value(intent: IntentObject, response: IntentObject?) -> IntentValue? {
        guard let object = root == .intent ? intent : response else { return nil }
        let found = names.reduce(IntentValue.object(object) as IntentValue?) { value, name in value.flatMap { Self.member(name, of: $0) } }
        guard let dictionaryType, let dictionary = found?.object, dictionary.typeName == "dictionary" else { return found }
        return .object(IntentObject(dictionaryType, dictionary.fields))
    }

    private static func member(_ name: String, of value: IntentValue) -> IntentValue? {
        guard let elements = value.array else { return value.object?[name] }
        let members = elements.compactMap { member(name, of: $0) }
        return members.count == elements.count && !members.isEmpty ? .array(members) : nil
    }
}
