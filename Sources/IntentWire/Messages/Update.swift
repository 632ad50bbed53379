public import IntentSchema

/// A later response to a request that was handled: a ride that has come nearer.
public struct Update: WireMessage, Hashable {
    /// The identifier of the request that it belongs to.
    public var request: String
    public var answer: PhaseAnswer

    public init(request: String, answer: PhaseAnswer) {
        self.request = request
        self.answer = answer
    }

    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "update")
        request = try fields.string("request")
        answer = try PhaseAnswer(fields.required("answer"))
    }

    public var value: IntentValue {
        .object(IntentObject("update", ["request": .string(request), "answer": answer.value]))
    }
}
