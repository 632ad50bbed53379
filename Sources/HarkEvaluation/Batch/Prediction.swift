/// What was understood of one request, as `hark understand` writes it: one JSON object a line.
public struct Prediction: Sendable, Hashable {
    public var id: String
    /// The intent's class name; nil is a refusal.
    public var intent: String?
    /// The display name of the app that the sentence names.
    public var app: String?
    /// By parameter, the words that fill it, as they stand in the text and in its order.
    public var slots: [String: [String]]
    /// By parameter, what the words mean (`PlainValues`).
    public var values: [String: JSON]
    /// 0...1.
    public var score: Double
    /// The further commands of the sentence.
    public var also: [Prediction]

    public init(
        id: String, intent: String? = nil, app: String? = nil, slots: [String: [String]] = [:], values: [String: JSON] = [:],
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

    /// The line of the output file: `id`, `intent`, `app`, `slots`, `values`, `score`, `also` in this order; a member of `also` has no `id`.
    public var line: String { JSON.line([(key: "id", value: .string(id))] + members) }

    private var members: [(key: String, value: JSON)] {
        [
            (key: "intent", value: intent.map { .string($0) } ?? .null), (key: "app", value: app.map { .string($0) } ?? .null),
            (key: "slots", value: .object(slots.mapValues { .array($0.map { .string($0) }) })), (key: "values", value: .object(values)),
            (key: "score", value: .number((score * 1000).rounded() / 1000)),
            (key: "also", value: .array(also.map { .object(Dictionary($0.members.map { ($0.key, $0.value) }) { $1 }) })),
        ]
    }
}
