/// How a request is taken back: another intent of the same app, and where its values come from.
public struct UndoBehaviour: Sendable, Hashable, Codable {
    /// The class name of the intent that undoes.
    public var intent: String
    /// By its parameter: paths of which the first that has a value fills it.
    public var fill: [String: [ValuePath]]

    public init(intent: String, fill: [String: [ValuePath]]) {
        self.intent = intent
        self.fill = fill
    }

    /// The values of the request that undoes; nil when one that `fill` names is not there, since it would undo something else.
    public func values(intent: IntentObject, response: IntentObject?) -> IntentObject? {
        var values = IntentObject(self.intent)
        for (parameter, paths) in fill {
            guard let value = paths.lazy.compactMap({ $0.value(intent: intent, response: response) }).first else { return nil }
            values[parameter] = value
        }
        return values
    }
}
