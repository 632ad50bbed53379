import Foundation
import HarkApps
import HarkConversation
public import HarkDialogue
import HarkEvents
import HarkStore
public import IntentSchema
import IntentWire

/// One conversation: what the person says goes in, events come out, and each call returns when it is the person's turn.
///
/// The session drives the pure dialogue: it commits what a step says, runs its effects, and feeds the answers back. It
/// serves one turn at a time; `cancel` may come in between.
public actor Session {
    /// Whose turn it is after a call.
    public enum Turn: Sendable, Hashable {
        /// The person is asked; the next `say` answers.
        case question(Prompt)
        /// The request ended: `handled`, `failed`, `cancelled`, `notUnderstood`, `needsAnswer` or `unknown`, with the
        /// identifier of what was wrong, if something was.
        case ended(outcome: String, identifier: String?)
    }

    /// Something that happened elsewhere and that the dialogue waits for.
    struct Mail {
        /// The request it belongs to; nil for what concerns whichever is current.
        var request: String?
        /// The turn in which the person did it; nil for what apps do.
        var turn: Int?
        var input: DialogueInput
        /// Events that belong before the step's own.
        var before: [DialogueEvent] = []
        var measured: [String: IntentValue] = [:]
    }

    /// Notes of an app to its developer that are kept for one request, and characters of each.
    static let notesKept = 200
    static let noteLength = 2000

    public nonisolated let identifier: String
    let assistant: Assistant
    var journal: Journal
    /// Requests that were handled and are followed; nil for a session that follows none.
    var updates: LiveUpdates?
    /// The times at which something about them is due.
    var timers: [Task<Void, Never>] = []
    var conversation: Conversation
    var notes = 0
    /// The app and request that were served last.
    var served: (app: String, request: String)?
    private(set) var isRunning = false
    /// What opened apps ask while no request of theirs is under way.
    var appQuestions = AppQuestions()
    /// Turns so far.
    private var turns = 0
    var lastEnd: Turn = .ended(outcome: "handled", identifier: nil)
    private let mail: AsyncStream<Mail>
    let post: AsyncStream<Mail>.Continuation

    /// - Parameter conversation: what was said before, where the session goes on.
    init(assistant: Assistant, journal: Journal, updates limits: UpdateLimits? = nil, conversation: Conversation? = nil) {
        updates = limits.map { LiveUpdates(limits: $0) }
        identifier = journal.session
        self.assistant = assistant
        self.journal = journal
        self.conversation = conversation ?? Conversation(locale: assistant.circumstances.locale)
        (mail, post) = AsyncStream.makeStream(of: Mail.self)
    }

    // MARK: What the person does

    /// A sentence: an answer when a question is open, else a new request.
    /// - Throws: `session.busy`, or what the store throws; nothing is half-done then.
    public func say(_ text: String) async throws(HarkError) -> Turn {
        try claim()
        defer { release() }
        guard let prompt = conversation.prompt else {
            if try answersApp(text) { return lastEnd }
            if try stopsUpdates(text) { return lastEnd }
            return try await begin(text)
        }
        if case .unlock = prompt.question { return try await unlock(text, prompt.question) }
        let meaning = try assistant.interpret(text, to: prompt.question, in: conversation)
        if let plan = try assistant.plan(aside: text, meaning, in: conversation) { return try await begin(text, aside: plan) }
        return try await run(.reply(text: text, meaning: meaning))
    }

    /// A request without a sentence: an intent with its values, and the app if the caller wants a certain one.
    public func perform(_ intent: IntentObject, app: String?) async throws(HarkError) -> Turn {
        try claim()
        defer { release() }
        let id = nextRequest()
        var fields: [String: IntentValue] = ["intent": .object(intent)]
        fields["app"] = app.map { .string($0) }
        try journal.commit([DialogueEvent(.structuredRequest, fields)], request: id)
        do throws(HarkError) {
            return try await start(try assistant.plan(intent, app: app))
        } catch {
            return try fail(error)
        }
    }

    /// Takes up the request in whose middle Hark ended: an open question is asked again, what an app was asked before `handle` is asked of a
    /// new process, and an action whose outcome is not known is told so and never repeated.
    /// - Returns: nil when no request is under way.
    public func takeUp() async throws(HarkError) -> Turn? {
        try claim()
        defer { release() }
        guard let request = conversation.request else { return try await goBack() }
        var next = conversation
        let step = next.recover()
        assistant.services.register(self, request: requestKey(request))
        return try await enter(next, step)
    }

    /// No reply will come: the open request ends as `needsAnswer`, and so does one that waits for it.
    public func endWithoutReply() async throws(HarkError) -> Turn {
        try claim()
        defer { release() }
        guard conversation.prompt != nil else {
            leaveAppQuestions()
            return lastEnd
        }
        var turn = lastEnd
        while conversation.prompt != nil { turn = try await run(.noReply) }
        return turn
    }

    /// Ends the open request, also while an app is at work. Without one, does nothing.
    public func cancel() async throws(HarkError) {
        if isRunning {
            post.yield(Mail(turn: turns, input: .cancel))
        } else if conversation.prompt != nil {
            isRunning = true
            defer { release() }
            _ = try await run(.cancel)
        } else {
            leaveAppQuestions()
        }
    }

    private func release() {
        isRunning = false
        poseAppQuestion()
    }

    private func claim() throws(HarkError) {
        guard !isRunning else { throw HarkError("session.busy", detail: "a turn of session \(identifier) is under way") }
        isRunning = true
        turns += 1
    }

    func nextRequest() -> String {
        notes = 0
        return conversation.nextRequest()
    }

    /// The request's name for processes, which may serve several sessions.
    func requestKey(_ id: String) -> String { "\(identifier)/\(id)" }

    // MARK: Driving the dialogue

    func run(_ input: DialogueInput) async throws(HarkError) -> Turn { try await goOn(after: step(Mail(input: input))) }

    /// Steps until the person is asked or the request is over, and so are the commands of its sentence.
    func goOn(after turn: Turn?) async throws(HarkError) -> Turn {
        var turn = turn
        while true {
            if let turn {
                guard case .ended(let outcome, _) = turn else { return turn }
                if outcome == "handled", let command = conversation.nextCommand() { return try await begin(command) }
                return try await goBack() ?? turn
            }
            var arrivals = mail.makeAsyncIterator()
            var next: Mail
            repeat {
                guard let arrived = await arrivals.next() else { return lastEnd }
                next = arrived
            } while try isLate(next)
            turn = try step(next)
        }
    }

    /// Whether something comes too late: it changes nothing any more. An app's answer to a request that is over is traced, as the
    /// session's; one that only says that its call was given up says nothing new.
    private func isLate(_ mail: Mail) throws(HarkError) -> Bool {
        if let turn = mail.turn { return turn != turns }
        guard let request = mail.request, request != conversation.request else { return false }
        guard case .app(let answer) = mail.input else { return true }
        if case .failed(let error) = answer, error.identifier == "app.cancelled" { return true }
        let detail = "\(answer.name) for \(request), which is over; dropped"
        let event = DialogueEvent(.diagnostic, ["identifier": "dialogue.late-answer", "detail": .string(detail)])
        try journal.commit([event], request: nil, measured: mail.measured)
        return true
    }

    private func step(_ mail: Mail) throws(HarkError) -> Turn? {
        guard conversation.request != nil else { return lastEnd }
        var next = conversation
        // A state that cannot be read leaves the lock as it was; the step itself will not be stored then.
        let observed = (try? assistant.device()).flatMap { next.observe($0) }
        var step = next.take(mail.input)
        step.effects.insert(contentsOf: observed?.effects ?? [], at: 0)
        do throws(HarkError) {
            if let observed { try journal.commit(observed.events, request: step.request, input: observed.input) }
            try journal.commit(mail.before + step.events, request: step.request, measured: mail.measured, input: step.input)
        } catch {
            throw unrecorded(error, after: mail.input, step.request)
        }
        conversation = next
        return perform(step)
    }

    /// A step that could not be stored ends the request. When it was the answer to `handle`, the person must hear what the
    /// app said, since the journal will only know that it was asked.
    private func unrecorded(_ error: HarkError, after input: DialogueInput, _ request: String) -> HarkError {
        abandon(request)
        guard case .app(.handled(.response(let response))) = input else { return error }
        let code = response.codeName ?? "\(response.code)"
        return HarkError(
            "session.unrecorded", ["code": code, "reason": error.identifier], detail: "handle answered \(code); \(error)")
    }

    func abandon(_ request: String) {
        release(request)
        conversation.abandon()
    }

    /// Nothing is asked of an app for a request any more.
    func release(_ request: String) {
        assistant.services.unregister(request: requestKey(request))
        assistant.gateway.end(requestKey(request))
    }

    /// Runs the effects of a step that was committed.
    func perform(_ step: Conversation.Step) -> Turn? {
        var turn: Turn?
        for effect in step.effects {
            if let asked = perform(effect, step.request) { turn = asked }
        }
        guard let end = step.end else { return turn }
        if conversation.state.request != nil { finish(step.request, outcome: end.outcome) }
        lastEnd = .ended(outcome: end.outcome, identifier: end.identifier)
        return lastEnd
    }
}
