/// What Hark is waiting for, as far as understanding a reply needs it.
public enum Question: Sendable, Hashable, Codable {
    /// A value for a parameter. `intent` is the intent's class name.
    case value(intent: String, parameter: String, type: ValueType)
    /// One of several options, by number, ordinal, name, part of a name or detail.
    case choice(intent: String, parameter: String, type: ValueType, options: [Option])
    /// "Did you mean …?" about one value.
    case confirmValue(intent: String, parameter: String, type: ValueType)
    /// The whole request, before it is handled.
    case confirmRequest(intent: String)
    /// Whether an app may use something; `permission` is `siri` or `contacts`.
    case permission(String)
    /// Which app should do it.
    case app([Option])
    /// Whether to open the app.
    case openApp
    /// To unlock the device; with a PIN, which is what the reply is, or by saying so.
    case unlock(asksPIN: Bool)
}

/// One thing to choose from, as it is shown and spoken.
public struct Option: Sendable, Hashable, Codable {
    public var title: String
    public var subtitle: String?
    /// The title of the section that it stands in.
    public var section: String?
    /// The option's picture, as the app's value carries it (an `INImage`).
    public var image: IntentObject?
    /// What else it is called.
    public var alternatives: [String]

    public init(
        title: String, subtitle: String? = nil, section: String? = nil, image: IntentObject? = nil,
        alternatives: [String] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.section = section
        self.image = image
        self.alternatives = alternatives
    }
}

/// What a reply means, given the question.
public enum ReplyMeaning: Sendable, Hashable, Codable {
    case yes
    case no
    /// End the request: "cancel", 算了.
    case cancel
    /// The option at this index, from 0.
    case choice(Int)
    /// The reply fits several options equally well; their indices.
    case ambiguousChoice([Int])
    /// None of the options.
    case noneOfThese
    /// The next options, when only some were told: "more".
    case more
    /// A value for the parameter that was asked about. For an array parameter, an array.
    case value(IntentValue)
    /// A value for a parameter, which may be another than the one asked about ("no, to Bob instead").
    case change(parameter: String, value: IntentValue)
    /// Values for several parameters at once, by parameter ("make it three and large").
    case changes([String: IntentValue])
    /// Another app should do it: its bundle identifier.
    case useApp(String)
    /// What answers the question, or another app, and values for other parameters besides ("the second one, and make it 30").
    indirect case answered(ReplyMeaning, also: [String: IntentValue])
    /// Wants to change something but did not say to what.
    case wantsChange(parameter: String?)
    /// Not understood; ask again.
    case unclear
}
