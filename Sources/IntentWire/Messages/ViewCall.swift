public import IntentSchema

/// The host's call to an Intents UI extension: show this interaction. Answered with a `ViewAnswer`.
public struct ViewCall: WireMessage, Hashable {
    /// The request's identifier, for diagnosis.
    public var request: String
    /// `INInteraction` with its `intent`, `intentResponse`, `intentHandlingStatus` (raw value of `INIntentHandlingStatus`),
    /// `direction` (raw value of `INInteractionDirection`) and `identifier`.
    public var interaction: IntentObject

    public init(request: String, interaction: IntentObject) {
        self.request = request
        self.interaction = interaction
    }

    /// - Throws: `wire.malformed`, also for an interaction without an intent.
    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "view")
        request = try fields.string("request")
        interaction = try fields.object("interaction")
        guard interaction["intent"]?.object != nil else { throw fields.malformed("interaction", "without an intent") }
    }

    public var value: IntentValue {
        .object(IntentObject("view", ["request": .string(request), "interaction": .object(interaction)]))
    }
}

extension ViewAnswer: WireMessage {
    /// - Throws: `wire.malformed`, also for sizes out of range and for more, or longer, texts than a view may have.
    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "viewAnswer")
        var displays: [Display] = []
        for name in try fields.strings("displays") {
            // One that a newer process knows takes the place of nothing that is here.
            if let display = Display(rawValue: name), !displays.contains(display) { displays.append(display) }
        }
        self.init(
            isShown: try fields.boolean("shown"), width: try Self.side("width", fields), height: try Self.side("height", fields),
            parameters: try fields.strings("parameters"), displays: Display.allCases.filter(displays.contains),
            texts: try fields.strings("texts"))
        guard texts.count <= Self.textLimit else { throw fields.malformed("texts", "more than \(Self.textLimit)") }
        guard texts.allSatisfy({ $0.count <= Self.textLength }) else {
            throw fields.malformed("texts", "longer than \(Self.textLength) characters")
        }
        guard parameters.count <= Self.parameterLimit else { throw fields.malformed("parameters", "more than \(Self.parameterLimit)") }
    }

    private static func side(_ field: String, _ fields: MessageReader) throws(HarkError) -> Double {
        let side = try fields.optionalNumber(field) ?? 0
        guard (0...largestSide).contains(side) else { throw fields.malformed(field, "not from 0 to \(Int(largestSide))") }
        return side
    }

    public var value: IntentValue {
        .object(
            IntentObject(
                "viewAnswer",
                [
                    "shown": .boolean(isShown), "width": .number(width), "height": .number(height),
                    "parameters": .array(parameters.map(IntentValue.string)),
                    "displays": .array(displays.map { .string($0.rawValue) }), "texts": .array(texts.map(IntentValue.string)),
                ]))
    }
}
