public import HarkEvents
public import IntentSchema

/// Where a request came from: an app, an intent and the values known so far.
public struct Request: Sendable, Hashable, Codable {
    public var identifier: String
    /// Apps that could serve; the first serves unless `mustAskWhichApp`.
    public var apps: [RequestApp]
    /// Apps that would do the same, should the person want another one.
    public var otherApps: [RequestApp] = []
    public var mustAskWhichApp: Bool
    public var intent: IntentDescription
    public var values: IntentObject
    /// The language to speak, BCP 47.
    public var locale: String
    /// The time zone in which dates are read back, an identifier of the tz database.
    public var timeZone: String
    /// The enumerations that the intent's parameters, reasons and response refer to, by name: needed to name a value or
    /// a reason, and part of the request because a custom intent brings its own.
    public var enumerations: [String: EnumerationDescription]
    /// For a custom intent: the parameters of the combination that was said, if the understanding knows.
    public var combination: [String]?
    /// Values that were not named but referred to: what is settled about them is not asked again, and of several the person is asked which.
    public var references: [SpokenReference] = []

    /// - Parameter enumerations: a custom intent's own need not be among them.
    public init(
        identifier: String, apps: [RequestApp], mustAskWhichApp: Bool = false, intent: IntentDescription,
        values: IntentObject, locale: String, timeZone: String = "UTC",
        enumerations: [String: EnumerationDescription] = [:], combination: [String]? = nil, references: [SpokenReference] = []
    ) {
        self.references = references
        self.identifier = identifier
        self.apps = apps
        self.mustAskWhichApp = mustAskWhichApp
        self.intent = intent
        self.values = values
        self.locale = locale
        self.timeZone = timeZone
        self.enumerations = (intent.custom?.enumerations ?? [:]).merging(enumerations) { own, _ in own }
        self.combination = combination
    }

    /// The request as it is asked of an app.
    func asked(of app: RequestApp) -> Request {
        guard let own = app.own else { return self }
        var request = self
        request.intent = own.intent
        request.values = own.values
        request.combination = own.combination
        request.enumerations.merge(own.intent.custom?.enumerations ?? [:]) { $1 }
        return request
    }
}

public struct RequestApp: Sendable, Hashable, Codable {
    public var bundleIdentifier: String
    public var displayName: String
    /// How the app came to be chosen: `named`, `only`, `atHand`, `history` or `tie`; told in the event `routed`.
    public var why: String
    /// What is asked of this app where that is not the request's own: two apps may define intents of one class name.
    public var own: Own?
    /// Whether the app has an Intents UI extension for what is asked of it.
    public var hasView: Bool
    /// What keeps the app from being asked while the device is locked.
    public var restriction: LockRestriction

    public struct Own: Sendable, Hashable, Codable {
        public var intent: IntentDescription
        public var values: IntentObject
        public var combination: [String]?
        public init(intent: IntentDescription, values: IntentObject, combination: [String]? = nil) {
            self.intent = intent
            self.values = values
            self.combination = combination
        }
    }

    public init(
        bundleIdentifier: String, displayName: String, why: String = "only", own: Own? = nil, hasView: Bool = false,
        restriction: LockRestriction = .none
    ) {
        self.own = own
        self.restriction = restriction
        self.hasView = hasView
        self.bundleIdentifier = bundleIdentifier
        self.displayName = displayName
        self.why = why
    }
}

/// Everything that can happen to a dialogue. Journaled as events, so that a session can be rebuilt.
public enum DialogueInput: Sendable, Hashable, Codable {
    case begin(Request)
    /// The person answered. `text` is what was said, `meaning` how it was understood in the light of the question.
    case reply(text: String, meaning: ReplyMeaning)
    /// The person pressed cancel, or the face went away.
    case cancel
    case app(AppAnswer)
    /// The lock is another than it was. Told before whatever it may matter to.
    case device(DeviceLock)
    /// The person tried to unlock. What they said for it is no input: it may be a PIN.
    case unlock(UnlockOutcome)
    /// No reply will come (end of a script): the request ends as `needsAnswer`.
    case noReply
}

/// What the app's process answered to the effect that is under way.
public enum AppAnswer: Sendable, Hashable, Codable {
    case began(handlerClass: String)
    case resolved(parameter: String, Resolution)
    /// What the app offers for a parameter.
    case options(parameter: String, ParameterOptions)
    /// The value that the app has for a parameter that was not said; nil for none.
    case defaultValue(parameter: String, IntentValue?)
    case confirmed(PhaseAnswer)
    case handled(PhaseAnswer)
    case appOpened
    /// What the app's Intents UI extension shows.
    case presented(ViewAnswer)
    /// The app asked for a permission inside a phase.
    case permissionWanted(permission: String, usage: String)
    /// The app or its process failed; the identifier says how (`app.crashed`, `app.timed-out`, `app.no-handler`, …).
    case failed(HarkError)
}

/// What the driver must do next. Effects are run in order, after the events that came with them were committed.
public enum DialogueEffect: Sendable, Hashable, Codable {
    /// Get the process and ask for the handler.
    case begin(app: RequestApp, intent: IntentObject)
    case resolve(parameter: String, intent: IntentObject)
    /// Ask for what there is to choose from; `searchTerm` nil means without a search.
    case options(parameter: String, searchTerm: String?, intent: IntentObject)
    /// Ask for the value of a parameter that was not said.
    case defaultValue(parameter: String, intent: IntentObject)
    case confirm(intent: IntentObject)
    case handle(intent: IntentObject)
    /// Open the app: `foreground` or `background`, with the activity.
    case openApp(app: RequestApp, mode: String, activity: UserActivity?, intent: IntentObject)
    /// Let the app's Intents UI extension show the interaction. `phase` is a case of `INIntentHandlingStatus`. A failure is no
    /// obstacle to the request.
    case present(app: RequestApp, interaction: IntentObject, phase: String)
    /// Ask the person and wait for `.reply`. `text` is ready to show.
    case ask(Prompt)
    case say(String)
    /// Answer to a permission that the app waits for.
    case answerPermission(permission: String, granted: Bool)
    /// Tell the process that the request is over.
    case end(outcome: String)
}

public struct Prompt: Sendable, Hashable, Codable {
    public var question: Question
    public var text: String
    /// Which of a choice's options are told now; nil when all are. The question has all of them, and all can be chosen.
    public var page: Page?

    /// Some of a choice's options, one after another.
    public struct Page: Sendable, Hashable, Codable {
        /// The index of the first, from 0.
        public var start: Int
        public var count: Int
        /// How many there are altogether.
        public var total: Int
        public var hasMore: Bool { start + count < total }

        public init(start: Int, count: Int, total: Int) {
            self.start = start
            self.count = count
            self.total = total
        }
    }

    public init(question: Question, text: String, page: Page? = nil) {
        self.question = question
        self.text = text
        self.page = page
    }

    /// The options that are told now, with their indices in the question.
    public var shownOptions: [(index: Int, option: Option)] {
        let options = Array(question.options.enumerated()).map { (index: $0.offset, option: $0.element) }
        guard let page, page.start >= 0, page.count >= 0 else { return options }
        return Array(options.dropFirst(page.start).prefix(page.count))
    }
}

/// An event as the machine makes it; the driver adds sequence, session and time.
public struct DialogueEvent: Sendable, Hashable, Codable {
    public var kind: EventKind
    public var fields: [String: IntentValue]
    public init(_ kind: EventKind, _ fields: [String: IntentValue] = [:]) {
        self.kind = kind
        self.fields = fields
    }
}
