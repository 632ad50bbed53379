public import IntentSchema

/// Everything a dialogue knows between two inputs: the state of `DialogueMachine`, one for each request.
///
/// A value: it can be stored, restored, compared and stepped again. A restored one goes through
/// `DialogueMachine.recover(_:)` first, because the app's process did not survive with it.
public struct DialogueState: Codable, Sendable, Hashable {
    public internal(set) var request: Request?
    /// The app that serves, once it is known.
    public internal(set) var app: RequestApp?
    /// The intent with its values as they stand.
    public internal(set) var intent: IntentObject
    public internal(set) var phase: Phase
    /// The question that is open; nil when nothing is asked.
    public internal(set) var prompt: Prompt?

    /// Whether the app's process has the handler of this request.
    var begun = false
    /// Parameters that are still to be settled, in order.
    var queue: [String] = []
    /// What to ask the app for as soon as it has a handler: options that were wanted after a restart.
    var wantedOptions: OptionsWanted?
    /// For a custom intent: the parameters of the combination that the request matches; nil when it matches none.
    var combination: [String]?
    var progress: [String: ParameterProgress] = [:]
    var confirmation = ConfirmationProgress()
    /// Whether `handle` was ever sent. Once true, it is never sent again.
    var handleSent = false
    /// Permissions the app waits for; the first is the one being asked about.
    var permissions: [PermissionWanted] = []
    /// The app's answer that arrived while a permission was still being asked about.
    var deferred: AppAnswer?
    /// The activity with which the app is opened, if the person agrees.
    var offeredActivity: UserActivity?
    /// The lock, as it was told last.
    var device = DeviceLock.unlocked
    /// Questions asked so far.
    var rounds = 0
    /// Replies in a row that were not understood.
    var unclearReplies = 0

    public init() {
        intent = IntentObject("")
        phase = .idle
    }

    /// Whether the next input is the person's.
    public var isWaitingForPerson: Bool { prompt != nil }

    /// Whether the request is over.
    public var isEnded: Bool { if case .ended = phase { true } else { false } }
}

/// What a dialogue is doing, and so which input comes next.
public enum Phase: Codable, Sendable, Hashable {
    case idle
    /// The person is asked which app.
    case choosingApp
    /// The app is asked for its handler.
    case beginning
    /// The app resolves a parameter.
    case resolving(String)
    /// The app is asked for the value of a parameter that was not said.
    case defaulting(String)
    /// The app is asked for the options of a parameter.
    case listing(OptionsWanted)
    /// The person is asked about a parameter.
    case asking(Inquiry)
    case confirming
    /// The person is asked whether to go on.
    case deciding
    /// The person wants to change something before it is handled, and is asked what.
    case changing
    case handling
    /// The app's Intents UI extension configures its view.
    case presenting(Presentation)
    /// The person is asked whether to open the app, which could not do it in its extension. The failure's code.
    case offeringApp(code: String)
    case openingApp(Opening)
    /// The person is asked to unlock: for the app to be asked at all, or opened.
    case unlocking(Opening?)
    case ended(outcome: Outcome)
}

/// How a request ends. The raw value is the event's `outcome`.
public enum Outcome: String, Codable, Sendable, Hashable, CaseIterable {
    case handled, failed, cancelled, needsAnswer, unknown
}

/// A question about one parameter, or about one element of it.
public struct Inquiry: Codable, Sendable, Hashable {
    public var parameter: String
    /// The element of an array that the answer replaces, or before which it is inserted; nil for the whole parameter.
    var position: Int?
    /// Whether the element at `position` is replaced by the answer, rather than pushed back.
    var replaces = true
    var kind: Kind
    /// Where the candidates of a choice come from.
    var source = Source.handler
    /// The first candidate that is told now.
    var start = 0

    enum Source: String, Codable, Sendable, Hashable {
        /// The handler's disambiguation.
        case handler
        /// The app's options for the parameter.
        case options
        /// Those of the app's options that fit the words said.
        case matches
        /// The cases of the parameter's enumeration.
        case cases
    }

    enum Kind: Codable, Sendable, Hashable {
        case value
        case choice([Candidate])
        case confirm(IntentValue)
    }
}

/// Something to choose from: the value that it stands for and how it is shown.
struct Candidate: Codable, Sendable, Hashable {
    var value: IntentValue
    var option: Option
}

/// Options of a parameter that the app is asked for, and what they are for.
public struct OptionsWanted: Codable, Sendable, Hashable {
    public var parameter: String
    /// The words searched for; nil for the options without a search.
    public var searchTerm: String?
    var purpose: Purpose

    indirect enum Purpose: Codable, Sendable, Hashable {
        /// The person is to choose; nil for `said` when nothing was said.
        case choose(Inquiry, said: IntentValue?)
        /// A value that was said is to be found among them, at this element of an array.
        case identify(said: IntentValue, words: String, position: Int?)
        /// Words of a correction are to be found among them, if they are its.
        case correct(Correction)
    }
}

/// A reply that changes something by words that only the app can know: what is known of it, and what is to be found.
struct Correction: Codable, Sendable, Hashable {
    /// What the reply changes, as far as it is known.
    var values: [String: IntentValue]
    /// Stretches of the reply that are still to be found; the first one is looked for now.
    var loose: [ReplyScan.Loose]
    /// Parameters among whose options the first stretch is still to be looked for; the first one's are asked for now.
    var parameters: [String]
    /// Where the dialogue was, for a reply in which nothing was found.
    var phase: Phase
    var prompt: Prompt
    var text: String
    var meaning: ReplyMeaning
}

/// A view of the app's Intents UI extension that is being configured, and where the request stands.
public struct Presentation: Codable, Sendable, Hashable {
    /// A case of `INIntentHandlingStatus`.
    public var status: String
    /// The app's answer to handle; nil before the person is asked to confirm.
    var handled: IntentResponse?
}

/// The app being opened, and what follows when it is.
public struct Opening: Codable, Sendable, Hashable {
    /// `foreground` or `background`.
    public var mode: String
    var activity: UserActivity?
    /// The response code that led here.
    var code: String
    /// What is said once it is open; nil where nothing but the opening is known.
    var text: String?
    /// Whether the request counts as handled once the app is open; false when the app only follows up a failure.
    var completes: Bool
}

struct ParameterProgress: Codable, Sendable, Hashable {
    var settled = false
    /// The person changed it since it was last settled: what depends on it resolves again.
    var changed = false
    /// The handler has no resolve method for it.
    var hasNoMethod = false
    /// Questions asked about it.
    var rounds = 0
    /// Values that the person chose or confirmed: a handler that asks about them again has its answer already.
    var accepted: [IntentValue] = []
    /// Values that are one of the app's options, or were looked for among them in vain.
    var identified: [IntentValue] = []
    /// Searches among the app's options.
    var searches = 0
    /// Whether it was filled by a default, or the app was asked for one.
    var defaulted = false
    /// Its value is a default: nobody said it.
    var isDefault = false
    /// What was said for it while it played no part yet.
    var withheld: IntentValue?
    /// What was said for it that the app could not use: another app may.
    var refused: IntentValue?
    /// How often it stopped playing a part.
    var dropped = 0
}

struct ConfirmationProgress: Codable, Sendable, Hashable {
    /// The app's confirm allowed to go on, for the values as they stand.
    var byApp = false
    /// What the app's confirm answered.
    var response: IntentResponse?
    /// Whether the app's view was configured for the values as they stand.
    var presented = false
    /// The app asked for the person's confirmation, whatever the behaviour says.
    var wantedByApp = false
    /// The person agreed, to the values as they stand.
    var byPerson = false
}

struct PermissionWanted: Codable, Sendable, Hashable {
    var permission: String
    var usage: String
}
