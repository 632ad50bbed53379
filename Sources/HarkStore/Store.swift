public import Foundation
public import HarkEvents
public import IntentSchema

/// Every byte that outlives a request, behind one interface.
///
/// All calls are atomic: what a call stores is there whole or not at all, also for other processes on the same state.
/// All throw `state.not-writable`, `state.disk-full`, `state.busy` (another process held the state for seconds),
/// `state.corrupt` or `state.newer-version` (written by a newer Hark).
public protocol Store: Sendable {
    // MARK: The journal

    /// Opens a session owned by this process.
    /// - Throws: `session.exists`.
    func openSession(_ session: String, at time: Date) throws(HarkError)
    /// Makes this process the owner of a session whose own has died.
    /// - Throws: `session.not-found`; `session.busy` while its owner lives.
    func takeOver(_ session: String) throws(HarkError) -> SessionPosition
    /// Appends events to a session's journal, and the step that made them. `durable` waits until they are on the disk: a power cut cannot
    /// undo them.
    func append(_ events: [Event], step: StoredStep?, durable: Bool) throws(HarkError)
    /// What was put into a session's dialogues, in order.
    func steps(of session: String) throws(HarkError) -> [StoredStep]
    /// A session's events in order; at most `limit` of the newest.
    func events(of session: String, limit: Int) throws(HarkError) -> [Event]
    /// The session that was opened last and has at least one event, or nil.
    func lastSession() throws(HarkError) -> String?
    /// Requests of sessions whose process died before the request ended.
    func interruptedRequests() throws(HarkError) -> [InterruptedRequest]
    /// Ends those requests in the journal and gives them out: each once, also when several processes ask at one time.
    /// - Parameter since: requests that can be taken up again and whose session had its last event after this stay as they are; nil to end
    ///   all.
    func settleInterrupted(at time: Date, keepingSince since: Date?) throws(HarkError) -> [InterruptedRequest]

    // MARK: What apps taught

    /// Replaces an app's words of one kind, in order of importance.
    func setVocabulary(_ words: [String], kind: String, app: String) throws(HarkError)
    func removeVocabulary(app: String) throws(HarkError)
    func vocabulary() throws(HarkError) -> [VocabularyWord]
    /// Another number whenever `vocabulary` may have changed.
    func vocabularyRevision() throws(HarkError) -> Int64

    // MARK: Donations

    func donate(_ donation: Donation) throws(HarkError)
    /// Removes an app's donations: by identifiers, by group, or all when both are nil.
    func deleteDonations(app: String, identifiers: [String]?, group: String?) throws(HarkError)
    func donations(app: String) throws(HarkError) -> [Donation]

    // MARK: Permissions and habits

    /// nil: not asked yet.
    func permission(_ permission: String, app: String) throws(HarkError) -> Bool?
    /// Everything that was allowed or refused, by app and permission.
    func permissions() throws(HarkError) -> [PermissionAnswer]
    func setPermission(_ permission: String, app: String, granted: Bool?) throws(HarkError)
    /// Remembers that an app served an intent.
    func noteUse(app: String, intent: String, at time: Date) throws(HarkError)
    /// Intent class name → apps that served it, latest first.
    func history() throws(HarkError) -> [String: [String]]
    /// Forgets everything an app left: words, donations, permissions, habits.
    func forget(app: String) throws(HarkError)

    // MARK: The lock

    func lockStatus() throws(HarkError) -> LockStatus
    /// Locks; `keepingData` leaves protected data available, as it is for the first seconds.
    func lock(keepingData: Bool) throws(HarkError)
    /// Unlocks, with the PIN where there is one. Wrong ones are counted; every fifth is followed by a pause in which none is tried.
    func unlock(pin: PIN?, at time: Date) throws(HarkError) -> UnlockOutcome
    /// Replaces or, with nil, removes the PIN, for whom knows the one that there is; otherwise as `unlock`.
    func setPIN(_ new: PIN?, current: PIN?, at time: Date) throws(HarkError) -> UnlockOutcome

    // MARK: What was not understood

    /// Keeps what was not understood, unless the person does not want that (`setKeepsMisses`). Bounded in number, age and length.
    func note(_ miss: Miss) throws(HarkError)
    /// The newest misses, in the order in which they came.
    func misses(limit: Int) throws(HarkError) -> [Miss]
    /// Removes all misses and the words of their requests in the journal, so that the file holds nothing of them any more.
    /// - Returns: how many there were.
    func wipeMisses() throws(HarkError) -> Int
    /// Whether misses are kept; yes, as long as the person has not said otherwise.
    func keepsMisses() throws(HarkError) -> Bool
    func setKeepsMisses(_ keeps: Bool) throws(HarkError)
}

extension Store {
    public func append(_ events: [Event], durable: Bool) throws(HarkError) { try append(events, step: nil, durable: durable) }
    public func settleInterrupted(at time: Date) throws(HarkError) -> [InterruptedRequest] {
        try settleInterrupted(at: time, keepingSince: nil)
    }
}

/// One input of a dialogue, as whoever drives it wrote it.
public struct StoredStep: Sendable, Hashable {
    public var session: String
    /// Position among the session's steps, from 1.
    public var number: Int
    public var request: String
    /// The session's last event once the step was made.
    public var sequence: Int
    public var input: Data

    public init(session: String, number: Int, request: String, sequence: Int, input: Data) {
        self.session = session
        self.number = number
        self.request = request
        self.sequence = sequence
        self.input = input
    }
}

/// How far a session's journal goes.
public struct SessionPosition: Sendable, Hashable {
    /// The last event and step, 0 for none.
    public var lastSequence: Int
    public var lastStep: Int
    /// How many requests were begun.
    public var requests: Int
}

/// A sentence that was not understood: for its person to look at, nobody else.
public struct Miss: Sendable, Hashable, Codable {
    public var time: Date
    public var text: String
    /// `en`, `zh` or `mixed`.
    public var language: String
    /// Why: `understanding.no-match`, …
    public var identifier: String
    /// The intent of the best reading that was not good enough, and its score.
    public var intent: String?
    public var score: Double?

    public init(time: Date, text: String, language: String, identifier: String, intent: String? = nil, score: Double? = nil) {
        self.time = time
        self.text = text
        self.language = language
        self.identifier = identifier
        self.intent = intent
        self.score = score
    }
}

public struct InterruptedRequest: Sendable, Hashable {
    public var session: String
    public var request: String
    /// The sequence of the session's last event; the next one is one more.
    public var lastSequence: Int
    /// Whether `handling` was committed: the action may or may not have happened.
    public var mayHaveHappened: Bool
    /// Whether the journal knows enough to go on with it, and when its session's last event was.
    public var canGoOn = false
    public var lastEvent = Date.distantPast
    /// The intent and app of the request as far as the journal says.
    public var intent: String?
    public var app: String?
    /// The event that ends it; its time and place in the session count once it was settled.
    public var settled: Event

    init(session: String, request: String, lastSequence: Int, mayHaveHappened: Bool) {
        self.session = session
        self.request = request
        self.lastSequence = lastSequence
        self.mayHaveHappened = mayHaveHappened
        settled = Event(
            sequence: lastSequence + 1, session: session, request: request, time: .distantPast, kind: .ended,
            fields: [
                "outcome": mayHaveHappened ? "unknown" : "failed",
                "identifier": mayHaveHappened ? "dialogue.outcome-unknown" : "host.interrupted",
            ])
    }
}

public struct PermissionAnswer: Sendable, Hashable {
    public var app: String
    public var permission: String
    public var granted: Bool
}

public struct VocabularyWord: Sendable, Hashable {
    public var text: String
    public var kind: String
    public var app: String
    public var rank: Int
}

/// An interaction that an app told Hark about.
public struct Donation: Sendable, Hashable, Codable {
    public var app: String
    public var identifier: String
    public var group: String?
    public var time: Date
    public var interaction: IntentObject
    public init(app: String, identifier: String, group: String?, time: Date, interaction: IntentObject) {
        self.app = app
        self.identifier = identifier
        self.group = group
        self.time = time
        self.interaction = interaction
    }
}
