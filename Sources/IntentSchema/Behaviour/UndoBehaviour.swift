/// How a request is taken back: another intent of the same app, and where its values come from.
public struct UndoBehaviour: Sendable, Hashable, Codable {
    /// The class name of the intent that undoes.
    public var intent: String
    /// By its parameter: paths of which the first that has a value fills it. A path is `intent` or `response`, then names of
    /// values with points between; of a list, each element's.
    public var fill: [String: [String]]

    public init(intent: String, fill: [String: [String]]) {
        self.intent = intent
        self.fill = fill
    }

    /// The values of the request that undoes; nil when one that `fill` names is not there, since it would undo something else.
    public func values(intent: IntentObject, response: IntentObject?) -> IntentObject? {
        var values = IntentObject(self.intent)
        for (parameter, paths) in fill {
            guard let value = paths.lazy.compactMap({ Self.value(at: $0, intent, response) }).first else { return nil }
            values[parameter] = value
        }
        return values
    }

    private static func value(at path: String, _ intent: IntentObject, _ response: IntentObject?) -> IntentValue? {
        var names = path.split(separator: ".").map(String.init)
        guard !names.isEmpty, let root = names.removeFirst() == "intent" ? intent : response else { return nil }
        return names.reduce(IntentValue.object(root) as IntentValue?) { value, name in value.flatMap { member(name, of: $0) } }
    }

    private static func member(_ name: String, of value: IntentValue) -> IntentValue? {
        guard let elements = value.array else { return value.object?[name] }
        let members = elements.compactMap { member(name, of: $0) }
        return members.count == elements.count && !members.isEmpty ? .array(members) : nil
    }
}
