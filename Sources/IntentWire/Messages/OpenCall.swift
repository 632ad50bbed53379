public import IntentSchema

/// The host's call to an app's process: it is opened, in front of the person or to handle an intent out of sight.
public struct OpenCall: WireMessage, Hashable {
    public enum Mode: String, Sendable, Hashable {
        /// The person sees the app; `activity` says what it continues. Answered with null once delivered.
        case foreground
        /// The app handles `intent` in the background. Answered like `request.handle`.
        case background
    }

    public var mode: Mode
    public var activity: UserActivity?
    public var intent: IntentObject?
    /// The identifier of the request that `intent` is of.
    public var request: String?

    public init(mode: Mode = .foreground, activity: UserActivity? = nil, intent: IntentObject? = nil, request: String? = nil) {
        self.mode = mode
        self.activity = activity
        self.intent = intent
        self.request = request
    }

    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "open")
        mode = try fields.enumeration("mode")
        if let object = try fields.optionalObject("activity") { activity = try UserActivity(.object(object)) }
        intent = try fields.optionalObject("intent")
        request = try fields.optionalString("request")
    }

    public var value: IntentValue {
        var fields: [String: IntentValue] = ["mode": .string(mode.rawValue)]
        if let activity { fields["activity"] = activity.value }
        if let intent { fields["intent"] = .object(intent) }
        if let request { fields["request"] = .string(request) }
        return .object(IntentObject("open", fields))
    }
}
