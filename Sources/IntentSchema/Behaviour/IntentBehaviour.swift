/// How Hark behaves with an intent, as data: the schema's second part, beside the API facts.
///
/// The API says which parameters exist; it does not say in which order a person is asked, what must be confirmed
/// or what an answer means. Everything the dialogue does differently for one intent stands here.
public struct IntentBehaviour: Sendable, Hashable, Codable {
    /// Parameters in the order in which people are asked. A parameter that is missing here is resolved after these, in
    /// the order of the catalogue, and asked about only when its handler asks for it.
    public var askOrder: [String]
    /// Parameters without which the request makes no sense: asked for even where the handler has no resolve method.
    public var essential: [String]
    /// When an essential parameter is essential; one that is missing here always is. A message needs no text if it
    /// carries an attachment.
    public var essentialWhen: [String: Condition]
    /// When the person is asked before `handle`.
    public var confirmation: Condition
    /// Parameters that resolve again when another one changes: `["recipients": ["content"]]`.
    public var dependents: [String: [String]]
    /// What a response code leads to, by code name; a code that is missing here follows `FollowUp.standard(for:)`.
    public var followUps: [String: FollowUp]
    /// Response properties that are told to the person after success, in order.
    public var readBack: [String]
    /// Values that the text `done` says besides the intent's own, by their places: paths of which the first that has a value counts.
    /// A truth value or case also chooses the text: `done.<Intent>.<place>.<case>`.
    public var facts: [String: [ValuePath]]
    /// The request that takes this one back, once it was handled; nil where there is none.
    public var undo: UndoBehaviour?

    public init(
        askOrder: [String] = [], essential: [String] = [], essentialWhen: [String: Condition] = [:],
        confirmation: Condition = .never, dependents: [String: [String]] = [:], followUps: [String: FollowUp] = [:],
        readBack: [String] = [], facts: [String: [ValuePath]] = [:], undo: UndoBehaviour? = nil
    ) {
        self.askOrder = askOrder
        self.essential = essential
        self.essentialWhen = essentialWhen
        self.confirmation = confirmation
        self.dependents = dependents
        self.followUps = followUps
        self.readBack = readBack
        self.facts = facts
        self.undo = undo
    }

    private enum CodingKeys: String, CodingKey {
        case askOrder, essential, essentialWhen, confirmation, dependents, followUps, readBack, facts, undo
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        askOrder = try container.decodeIfPresent([String].self, forKey: .askOrder) ?? []
        essential = try container.decodeIfPresent([String].self, forKey: .essential) ?? []
        essentialWhen = try container.decodeIfPresent([String: Condition].self, forKey: .essentialWhen) ?? [:]
        confirmation = try container.decodeIfPresent(Condition.self, forKey: .confirmation) ?? .never
        dependents = try container.decodeIfPresent([String: [String]].self, forKey: .dependents) ?? [:]
        followUps = try container.decodeIfPresent([String: FollowUp].self, forKey: .followUps) ?? [:]
        readBack = try container.decodeIfPresent([String].self, forKey: .readBack) ?? []
        facts = try container.decodeIfPresent([String: [ValuePath]].self, forKey: .facts) ?? [:]
        undo = try container.decodeIfPresent(UndoBehaviour.self, forKey: .undo)
    }

    /// Whether the request makes no sense without this parameter, given its other values.
    public func isEssential(_ parameter: String, for intent: IntentObject) -> Bool {
        essential.contains(parameter) && (essentialWhen[parameter] ?? .always).holds(for: intent)
    }
}

/// What a response code of `confirm` or `handle` leads to. Each code leads to exactly one.
public enum FollowUp: String, Sendable, Hashable, Codable, CaseIterable {
    /// confirm: go on to handle. handle: done.
    case success
    /// The action goes on after the answer; the request ends, told as under way.
    case inProgress
    /// The request ends with the code's reason.
    case failure
    /// The request ends with the code's reason and the offer to open the app.
    case failureRequiringAppLaunch
    /// The app comes to the foreground with the user activity.
    case continueInApp
    /// The app is woken in the background with the intent.
    case handleInApp
    /// confirm: the person is asked before `handle`, whatever the behaviour's own condition says.
    case userConfirmationRequired
    /// Counts as if the phase were not implemented.
    case unspecified

    /// The documented meaning of the codes that most intents share, and for the rest what their names say.
    public static func standard(for code: String) -> FollowUp {
        switch code {
        case "unspecified": .unspecified
        case "ready", "success": .success
        case "inProgress": .inProgress
        case "continueInApp": .continueInApp
        case "handleInApp": .handleInApp
        case "userConfirmationRequired": .userConfirmationRequired
        default:
            if code.contains("RequiringAppLaunch") || code.contains("RequiringInAppAuthentication") {
                .failureRequiringAppLaunch
            } else if code.hasPrefix("success") {
                .success
            } else {
                .failure
            }
        }
    }
}
