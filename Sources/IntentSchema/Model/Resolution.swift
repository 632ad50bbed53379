/// What a handler's resolve method answered for one parameter or one element of it: the six outcomes of SiriKit.
public enum ResolutionOutcome: Sendable, Hashable, Codable {
    /// Settled; the value is what the handler returned, which may differ from what was said.
    case success(IntentValue)
    /// Settled without a value.
    case notRequired
    case needsValue
    case unsupported(UnsupportedReason?)
    /// At least one option; one option is asked like a confirmation.
    case disambiguation([IntentValue])
    case confirmationRequired(IntentValue?, reason: Int64?)
}

/// Why a handler does not take a value.
public enum UnsupportedReason: Sendable, Hashable, Codable {
    /// The raw value of a case of the parameter's `unsupportedReasons`: what a handler of Swift code gives.
    case code(Int64)
    /// The app's own words, said as they are.
    case text(String)
}

extension ResolutionOutcome {
    /// `unsupported` with the raw value of a reason, if there is one.
    public static func unsupported(reason: Int64?) -> Self { .unsupported(reason.map(UnsupportedReason.code)) }
}

/// The whole answer to resolving one parameter.
public enum Resolution: Sendable, Hashable, Codable {
    /// Exactly one outcome, of a single-valued parameter.
    case single(ResolutionOutcome)
    /// One outcome an element, in order, of an array parameter; may be empty or of another length than asked.
    case elements([ResolutionOutcome])
    /// The handler has no resolve method for the parameter.
    case notImplemented
    /// The completion was released without being called.
    case released
}

/// The answer of confirm or handle.
public struct IntentResponse: Sendable, Hashable, Codable {
    /// The response's raw code and, when the class knows it, its name; custom codes are compared by name.
    public var code: Int64
    public var codeName: String?
    /// The response's class and properties, without the code and the activity.
    public var object: IntentObject
    public var userActivity: UserActivity?

    public init(code: Int64, codeName: String?, object: IntentObject, userActivity: UserActivity? = nil) {
        self.code = code
        self.codeName = codeName
        self.object = object
        self.userActivity = userActivity
    }
}

/// The answer to a confirm or handle call.
public enum PhaseAnswer: Sendable, Hashable, Codable {
    case response(IntentResponse)
    case notImplemented
    /// The completion was released without being called.
    case released
}

/// An `NSUserActivity` in transit.
public struct UserActivity: Sendable, Hashable, Codable {
    public var activityType: String
    public var title: String?
    /// Property-list values, as a dictionary value (`IntentObject("dictionary", …)`).
    public var userInfo: IntentObject?
    /// The activity's other properties by their names (`webpageURL`, `keywords`, …), and what frameworks attach to it.
    /// Carried to whoever continues the activity.
    public var attributes: IntentObject?
    public init(
        activityType: String, title: String? = nil, userInfo: IntentObject? = nil, attributes: IntentObject? = nil
    ) {
        self.activityType = activityType
        self.title = title
        self.userInfo = userInfo
        self.attributes = attributes
    }
}
