public import HarkConversation
public import HarkDialogue
public import HarkEvents
public import HarkUnderstanding
import IntentSchema

/// What would have come of other replies, from a step of a conversation on.
///
/// Nothing is launched or done. An app answers what it answered in the conversation when it was asked the very same; where it was asked
/// something else, it is taken to accept what was said, and the fork says so. Where an action would be handled that was not, the fork ends.
public struct Fork {
    /// A question that the fork's app was never asked is answered by assumption: the identifier of that diagnostic.
    public static let assumption = "fork.assumed"

    private let engine: GrammarEngine
    private let context: UtteranceContext
    private var conversation: Conversation
    /// What each effect led to in the conversation, in its order.
    private var recorded: [DialogueEffect: [AppAnswer]] = [:]
    private var assumed: ScriptedApp

    /// The fork's events so far.
    public private(set) var events: [DialogueEvent] = []
    /// Whether it cannot go on.
    public private(set) var isOver = false

    /// - Parameters:
    ///   - steps: the conversation's, all of them.
    ///   - origin: the one of them after which the fork begins.
    public init(of steps: [Conversation.ReplayedStep], after origin: Conversation.ReplayedStep, engine: GrammarEngine, context: UtteranceContext) {
        self.engine = engine
        self.context = context
        conversation = origin.conversation
        assumed = ScriptedApp(DialogueScript(id: "", language: "", turns: []), ScriptedValues(engine, context))
        // An answer belongs to the effect that was waiting for one when it came.
        var waiting: DialogueEffect?
        for step in steps {
            if case .take(.app(let answer)) = step.input, let effect = waiting { recorded[effect, default: []].append(answer) }
            waiting = step.effects.last { $0.asksApp } ?? waiting
        }
        run(origin.effects)
    }

    /// Whether the person is asked.
    public var isAsking: Bool { conversation.prompt != nil && !isOver }

    /// The person replies.
    public mutating func reply(_ text: String) {
        guard let prompt = conversation.prompt, !isOver else { return }
        var context = context
        context.app = conversation.state.app?.bundleIdentifier
        context.values = conversation.state.intent
        context.mentioned = conversation.mentioned
        context.locale = conversation.locale
        take(.reply(text: text, meaning: engine.interpret(text, to: prompt.question, in: context)))
    }

    private mutating func take(_ input: DialogueInput) {
        let step = conversation.take(input)
        events += step.events
        guard step.end == nil else {
            isOver = true
            return
        }
        run(step.effects)
    }

    private mutating func run(_ effects: [DialogueEffect]) {
        guard let effect = effects.last(where: \.asksApp), let intent = conversation.state.request?.intent, conversation.prompt == nil else { return }
        if let answers = recorded[effect], let answer = answers.first {
            if answers.count > 1 { recorded[effect]?.removeFirst() }
            return take(.app(answer))
        }
        if case .handle = effect {
            isOver = true
            return
        }
        guard let answer = assumed.answer(effect, before: 0, intent) else { return }
        events.append(DialogueEvent(.diagnostic, ["identifier": .string(Self.assumption), "detail": .string(effect.subject)]))
        take(.app(answer))
    }
}

extension DialogueEffect {
    /// Whether an app, or its process, answers it.
    fileprivate var asksApp: Bool {
        switch self {
        case .begin, .resolve, .options, .defaultValue, .confirm, .handle, .openApp, .present: true
        case .ask, .say, .answerPermission, .end: false
        }
    }

    /// What is asked, for a developer.
    fileprivate var subject: String {
        switch self {
        case .begin: "begin"
        case .resolve(let parameter, _): "resolve(\(parameter))"
        case .options(let parameter, _, _): "options(\(parameter))"
        case .defaultValue(let parameter, _): "default(\(parameter))"
        case .confirm: "confirm"
        case .handle: "handle"
        case .openApp: "open"
        case .present: "view"
        case .ask, .say, .answerPermission, .end: ""
        }
    }
}
