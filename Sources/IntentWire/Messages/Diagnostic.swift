public import IntentSchema

/// The body of `diagnostic`: something that a process wants its developer to know, and, where it concerns one, the
/// request's identifier.
public struct Diagnostic: WireMessage, Hashable {
    public var error: HarkError
    public var request: String?

    public init(_ error: HarkError, request: String? = nil) {
        self.error = error
        self.request = request
    }

    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "diagnostic")
        error = HarkError(
            try fields.string("identifier"),
            try fields.optionalObject("arguments")?.stringFields("diagnostic") ?? [:],
            detail: try fields.optionalString("detail") ?? "")
        request = try fields.optionalString("request")
    }

    public var value: IntentValue {
        .object(
            IntentObject("diagnostic", [
                "identifier": .string(error.identifier), "detail": .string(error.detail),
                "arguments": .object(IntentObject("dictionary", error.arguments.mapValues(IntentValue.string))),
            ].merging(optional: ["request": request])))
    }
}
