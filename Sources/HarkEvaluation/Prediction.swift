public import IntentSchema

/// What was understood of one request, as `hark understand` writes it: one JSON object a line.
public struct Prediction: Sendable, Hashable {
    public var id: String
    /// The intent's class name; nil is a refusal.
    public var intent: String?
    /// The display name of the app that the sentence names.
    public var app: String?
    /// By parameter, the words that fill it, as they stand in the text and in its order.
    public var slots: [String: [String]]
    /// By parameter, what the words mean.
    public var values: [String: IntentValue]
    /// 0...1.
    public var score: Double
    /// The further commands of the sentence.
    public var also: [Prediction]

    public init(
        id: String, intent: String? = nil, app: String? = nil, slots: [String: [String]] = [:], values: [String: IntentValue] = [:],
        score: Double = 0, also: [Prediction] = []
    ) {
        self.id = id
        self.intent = intent
        self.app = app
        self.slots = slots
        self.values = values
        self.score = score
        self.also = also
    }
}
