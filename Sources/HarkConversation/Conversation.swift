public import HarkDialogue
public import HarkEvents
import HarkTexts
public import HarkUnderstanding
public import IntentSchema

/// One conversation as a value: requests one after another, each a dialogue, and the further commands of a sentence in their turn.
///
/// Pure, as the dialogue is: it says what is to be committed and done, and whoever drives it does that. The session with real apps and
/// the rehearsal of scripts drive the same conversation.
public struct Conversation: Sendable {
    /// What one input led to. The events are committed first, then the effects are run in order.
    public struct Step: Sendable {
        /// The request's name within the conversation: `r1`.
        public var request: String
        public var events: [DialogueEvent]
        public var effects: [DialogueEffect]
        /// How the request ended; nil while it goes on.
        public var end: End?
        /// What to store, so that the conversation can be made again; nil where it became no dialogue.
        public var input: Input?
    }

    public struct End: Sendable, Hashable {
        /// `handled`, `failed`, `cancelled`, `notUnderstood`, `needsAnswer` or `unknown`.
        public var outcome: String
        /// What was wrong, if something was.
        public var identifier: String?
    }

    /// Characters of a sentence that are kept when it was not understood.
    public static let textKept = 1000
    /// Requests that are over and can be talked about.
    public static let recentsKept = 5

    /// What was put into a conversation: stored with each step, it makes the conversation what it was (`init(locale:requests:inputs:)`).
    public enum Input: Sendable, Hashable, Codable {
        /// A request began, with the further commands that wait for it to be handled, and the lock as it was.
        case start(Request, waiting: [Understanding], device: DeviceLock)
        case take(DialogueInput)
        /// Hark had ended in the middle of it.
        case recover
        /// Its question waits until another request is over.
        case setAside
        /// The other request is over: its question is asked again.
        case back
    }

    private let machine = DialogueMachine()
    /// The language of a conversation in which nothing was understood yet, BCP 47.
    private let preferredLocale: String
    private var requests = 0
    /// The request under way; nil between two.
    public internal(set) var request: String?
    /// The dialogue of the request under way, or of the last one.
    public internal(set) var state = DialogueState()
    /// The last requests that are over, the newest first, for sentences about them and about what was talked of in them.
    public private(set) var recents: [RecentRequest] = []
    /// The last request that is over.
    public var recent: RecentRequest? { recents.first }
    /// The lock, as it was observed last.
    public private(set) var device = DeviceLock.unlocked
    /// The further commands of the sentence whose request is under way.
    private var waiting: [Understanding] = []
    /// What the app answered to handle in the request under way.
    private var handledResponse: IntentObject?
    /// A request whose question waits for another request to be over.
    private(set) var aside: Aside?

    struct Aside: Sendable {
        var request: String
        var state: DialogueState
        var waiting: [Understanding]
    }

    /// - Parameter locale: the person's language, BCP 47.
    public init(locale: String) { preferredLocale = locale }

    /// A conversation as it was after the last of these.
    /// - Parameters:
    ///   - requests: how many were begun altogether.
    ///   - inputs: of its last requests, in order, each with the request's name.
    public init(locale: String, requests: Int, inputs: [(request: String, input: Input)]) {
        preferredLocale = locale
        self.requests = requests
        for (request, input) in inputs {
            if case .start = input { begin(request) }
            self.request = request
            replay(input)
        }
    }

    /// How many of a session's last requests are made again for the conversation to be what it was: beside those that are over the one under
    /// way and the one that waits for it.
    public static let requestsReplayed = recentsKept + 2

    /// What an input makes of the dialogue: the one way in which it changes.
    @discardableResult
    mutating func replay(_ input: Input) -> DialogueMachine.Step {
        let made =
            switch input {
            case .start(let request, let waiting, let device): begun(request, waiting, device)
            case .take(let input): machine.step(state, input)
            case .recover: machine.recover(state)
            case .setAside: laidAside()
            case .back: wentBack()
            }
        if case .take(.device(let device)) = input { self.device = device }
        state = made.state
        if let response = made.events.last(where: { $0.kind == .handled })?.fields["response"]?.object { handledResponse = response }
        guard state.isEnded else { return made }
        for case .end(let outcome) in made.effects { remember(outcome) }
        request = nil
        return made
    }

    /// Only a question is set aside, so that no answer of an app is due.
    private mutating func laidAside() -> DialogueMachine.Step {
        let event = DialogueEvent(.setAside, ["question": .string(prompt?.text ?? "")])
        aside = Aside(request: request ?? "", state: state, waiting: waiting)
        (request, waiting) = (nil, [])
        return DialogueMachine.Step(state: DialogueState(), events: [event], effects: [])
    }

    /// The app's process may have served others meanwhile: it begins afresh, as after a restart.
    private mutating func wentBack() -> DialogueMachine.Step {
        guard let aside else { return DialogueMachine.Step(state: state, events: [], effects: []) }
        self.aside = nil
        begin(aside.request)
        waiting = aside.waiting
        // The lock may be another by now.
        let device = machine.step(aside.state, .device(device))
        var made = machine.recover(device.state)
        let text = Texts(locale: aside.state.request?.locale ?? preferredLocale).text("aside.back", ["appName": aside.state.app?.displayName ?? ""])
        made.events = [DialogueEvent(.takenUp), DialogueEvent(.said, ["text": .string(text)])] + device.events + made.events
        made.effects.insert(.say(text), at: 0)
        return made
    }

    private mutating func remember(_ outcome: String) {
        recents.insert(RecentRequest(name: request ?? "", state: state, outcome: outcome, response: handledResponse), at: 0)
        recents = Array(recents.prefix(Self.recentsKept))
    }

    /// A request begins with the lock as it is.
    private mutating func begun(_ request: Request, _ waiting: [Understanding], _ device: DeviceLock) -> DialogueMachine.Step {
        (self.waiting, self.device) = (waiting, device)
        let lock = device == .unlocked ? nil : machine.step(DialogueState(), .device(device))
        var made = machine.step(lock?.state ?? DialogueState(), .begin(request))
        made.events.insert(contentsOf: lock?.events ?? [], at: 0)
        return made
    }

    /// The question that is open; what is said next answers it.
    public var prompt: Prompt? { state.prompt }
    /// The language of the request under way.
    public var locale: String { state.request?.locale ?? preferredLocale }

    /// Begins a request.
    /// - Returns: its name.
    public mutating func nextRequest() -> String {
        requests += 1
        let name = "r\(requests)"
        begin(name)
        return name
    }

    mutating func begin(_ name: String) {
        request = name
        state = DialogueState()
        handledResponse = nil
    }

    /// Takes up what was planned for the request that was begun.
    public mutating func start(_ plan: RequestPlan) -> Step {
        switch plan {
        case .refused(let understanding, let sentence, let identifier, let locale):
            let refusal = [
                DialogueEvent(
                    .notUnderstood,
                    [
                        "text": .string(String(understanding.text.prefix(Self.textKept))), "identifier": .string(identifier),
                        "locale": .string(locale), "suggestions": .array(understanding.suggestions.map { .string($0) }),
                    ]),
                DialogueEvent(.said, ["text": .string(sentence)]),
            ]
            return over(refusal, End(outcome: "notUnderstood", identifier: identifier))
        case .request(var asked, let events, let further):
            waiting += further
            asked.identifier = request ?? ""
            var step = step(.start(asked, waiting: waiting, device: device))
            step.events.insert(contentsOf: events, at: 0)
            return step
        }
    }

    /// Ends the request that was begun and never became a dialogue.
    public mutating func fail(_ error: HarkError) -> Step {
        let sentence = Texts(locale: preferredLocale).sentence(for: error)
        return over(
            [DialogueEvent(.said, ["text": .string(sentence)])], End(outcome: "failed", identifier: error.identifier), detail: error.detail)
    }

    /// The lock as it is now.
    /// - Returns: what that led to in the dialogue under way; nil where nothing is new to it.
    public mutating func observe(_ device: DeviceLock) -> Step? {
        guard device != self.device else { return nil }
        self.device = device
        return request == nil || state.request == nil ? nil : take(.device(device))
    }

    /// What happened to the request under way.
    public mutating func take(_ input: DialogueInput) -> Step { step(.take(input)) }

    /// Whether a request waits for the one under way to be over.
    public var isSetAside: Bool { aside != nil }

    /// Sets the open question aside for another request. One at a time can be.
    /// - Returns: nil where no question is open that can wait.
    public mutating func setAside() -> Step? { canSetAside ? step(.setAside) : nil }

    /// Whether the open question can wait. What an app waits for in the middle of a phase cannot.
    public var canSetAside: Bool {
        guard aside == nil, request != nil, let prompt else { return false }
        switch prompt.question {
        case .value, .choice, .confirmValue, .confirmRequest, .app: return true
        case .permission, .openApp, .unlock: return false
        }
    }

    /// Goes back to the request that was set aside, now that no other is under way.
    public mutating func back() -> Step? {
        guard let aside, request == nil else { return nil }
        request = aside.request
        return step(.back)
    }

    /// The request under way was ended in the journal while nobody drove it.
    public mutating func settle(_ outcome: String) {
        remember(outcome)
        (request, waiting) = (nil, [])
        state = DialogueState()
    }

    /// Takes the request under way up again, after Hark ended in the middle of it.
    public mutating func recover() -> Step { step(.recover) }

    private mutating func step(_ input: Input) -> Step {
        let name = request ?? ""
        var made = replay(input)
        if let end = made.events.lastIndex(where: { $0.kind == .ended }), made.events[end].fields["outcome"] != "handled" {
            made.events.insert(contentsOf: rest(), at: end)
        }
        var step = Step(request: name, events: made.events, effects: made.effects, input: input)
        for case .end(let outcome) in made.effects {
            step.end = End(outcome: outcome, identifier: made.events.last { $0.kind == .ended }?.fields["identifier"]?.string)
        }
        return step
    }

    /// The next of several commands in one sentence, when the one before was handled.
    public mutating func nextCommand() -> Understanding? { waiting.isEmpty ? nil : waiting.removeFirst() }

    /// Drops the request under way and what was to follow it, without a word.
    public mutating func abandon() {
        request = nil
        waiting = []
        state = DialogueState()
    }

    private mutating func over(_ events: [DialogueEvent], _ end: End, detail: String = "") -> Step {
        let name = request ?? ""
        request = nil
        var fields: [String: IntentValue] = ["outcome": .string(end.outcome)]
        fields["identifier"] = end.identifier.map { .string($0) }
        if !detail.isEmpty { fields["detail"] = .string(detail) }
        return Step(request: name, events: events + rest() + [DialogueEvent(.ended, fields)], effects: [], end: end)
    }

    /// What is said, before a request ends otherwise than handled, about the commands that were to follow it: they are dropped.
    private mutating func rest() -> [DialogueEvent] {
        guard !waiting.isEmpty else { return [] }
        let texts = Texts(locale: locale)
        let commands = waiting.map(\.text).joined(separator: texts.text("several.separator"))
        waiting = []
        return [DialogueEvent(.said, ["text": .string(texts.text("several.dropped", ["commands": commands]))])]
    }
}
