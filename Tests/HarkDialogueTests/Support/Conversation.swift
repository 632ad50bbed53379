import HarkDialogue
import HarkEvents
import IntentSchema

/// An app whose answers are written in the test, and the calls it got.
final class ScriptedApp {
    var resolve: (String, IntentObject) -> Resolution
    var confirm: (IntentObject) -> PhaseAnswer
    var handle: (IntentObject) -> PhaseAnswer
    var options: (String, String?) -> AppAnswer = { parameter, _ in .options(parameter: parameter, ParameterOptions(sections: [])) }
    var defaults: (String) -> IntentValue? = { _ in nil }
    var present: (IntentObject, String) -> AppAnswer = { _, _ in .presented(ViewAnswer(isShown: false)) }
    private(set) var calls: [String] = []
    private(set) var handled: [IntentObject] = []

    init(
        resolve: @escaping (String, IntentObject) -> Resolution = { _, _ in .notImplemented },
        confirm: @escaping (IntentObject) -> PhaseAnswer = { _ in .notImplemented },
        handle: @escaping (IntentObject) -> PhaseAnswer = { _ in respond("success") }
    ) {
        self.resolve = resolve
        self.confirm = confirm
        self.handle = handle
    }

    func answer(_ effect: DialogueEffect) -> AppAnswer? {
        switch effect {
        case .begin:
            calls.append("begin")
            return .began(handlerClass: "Handler")
        case .resolve(let parameter, let intent):
            calls.append("resolve \(parameter)")
            return .resolved(parameter: parameter, resolve(parameter, intent))
        case .options(let parameter, let term, _):
            calls.append(term.map { "options \(parameter) '\($0)'" } ?? "options \(parameter)")
            return options(parameter, term)
        case .defaultValue(let parameter, _):
            calls.append("default \(parameter)")
            return .defaultValue(parameter: parameter, defaults(parameter))
        case .confirm(let intent):
            calls.append("confirm")
            return .confirmed(confirm(intent))
        case .handle(let intent):
            calls.append("handle")
            handled.append(intent)
            return .handled(handle(intent))
        case .openApp(_, let mode, _, _):
            calls.append("open \(mode)")
            return .appOpened
        case .present(_, let interaction, let phase):
            calls.append("present \(phase)")
            return present(interaction, phase)
        case .ask, .say, .answerPermission, .end: return nil
        }
    }
}

/// A conversation played against the machine: effects go to the scripted app, questions to the script of replies.
final class Conversation {
    let machine = DialogueMachine()
    let app: ScriptedApp
    private(set) var state = DialogueState()
    private(set) var events: [DialogueEvent] = []
    private(set) var effects: [DialogueEffect] = []
    /// What the person saw, one line each.
    private(set) var lines: [String] = []
    private(set) var questions: [Question] = []
    private(set) var prompts: [Prompt] = []

    init(_ app: ScriptedApp) { self.app = app }

    func feed(_ input: DialogueInput) {
        var pending = [input]
        while !pending.isEmpty {
            let step = machine.step(state, pending.removeFirst())
            state = step.state
            events += step.events
            effects += step.effects
            for effect in step.effects {
                switch effect {
                case .ask(let prompt):
                    lines.append(prompt.text)
                    questions.append(prompt.question)
                    prompts.append(prompt)
                case .say(let text): lines.append(text)
                default: break
                }
                if let answer = app.answer(effect) { pending.append(.app(answer)) }
            }
        }
    }

    /// Plays a whole request; when the replies run out, the request ends as unanswered.
    @discardableResult
    func play(_ request: Request, _ replies: [ReplyMeaning] = []) -> Self {
        feed(.begin(request))
        for reply in replies where state.isWaitingForPerson { feed(.reply(text: "…", meaning: reply)) }
        if state.isWaitingForPerson { feed(.noReply) }
        return self
    }

    /// As `play`, with the words of the replies.
    @discardableResult
    func play(_ request: Request, saying replies: [(String, ReplyMeaning)]) -> Self {
        feed(.begin(request))
        for (text, meaning) in replies where state.isWaitingForPerson { feed(.reply(text: text, meaning: meaning)) }
        if state.isWaitingForPerson { feed(.noReply) }
        return self
    }

    var outcome: Outcome? { if case .ended(let outcome) = state.phase { outcome } else { nil } }
    func all(_ kind: EventKind) -> [DialogueEvent] { events.filter { $0.kind == kind } }
    var identifier: String? { all(.ended).last?.fields["identifier"]?.string }
    var diagnostics: [String] { all(.diagnostic).compactMap { $0.fields["identifier"]?.string } }

    func restore(_ state: DialogueState) { self.state = state }
}

func respond(_ code: String, _ fields: [String: IntentValue] = [:]) -> PhaseAnswer {
    .response(IntentResponse(code: -1, codeName: code, object: IntentObject("Response", fields)))
}

func person(_ name: String, id: String? = nil, label: String? = nil, matches: [IntentValue]? = nil) -> IntentValue {
    var object = IntentObject("INPerson", ["displayName": .string(name)])
    object["contactIdentifier"] = id.map(IntentValue.string)
    if let label { object["personHandle"] = .object(IntentObject("INPersonHandle", ["label": .string(label)])) }
    object["siriMatches"] = matches.map(IntentValue.array)
    return .object(object)
}

func request(
    _ intent: IntentDescription, _ values: [String: IntentValue] = [:], locale: String = "en",
    apps: [String] = ["Chatter"], mustAskWhichApp: Bool = false, hasView: Bool = false
) -> Request {
    Request(
        identifier: "r1", apps: apps.map { RequestApp(bundleIdentifier: "org.example.\($0)", displayName: $0, hasView: hasView) },
        mustAskWhichApp: mustAskWhichApp, intent: intent, values: IntentObject(intent.name, values), locale: locale,
        enumerations: intent.referencedEnumerations { Catalogue.shared.enumeration(named: $0) })
}

func builtIn(_ name: String) throws -> IntentDescription {
    guard let intent = Catalogue.shared.intent(named: name) else { throw HarkError("request.unknown-intent") }
    return intent
}

/// An intent that nobody's code knows: what holds for it holds for the schema, not for an intent.
func custom(
    _ parameters: [(String, ValueType)] = [("size", .string), ("extras", .array(.string)), ("note", .string)],
    behaviour: IntentBehaviour = IntentBehaviour(askOrder: ["size", "extras"])
) -> IntentDescription {
    IntentDescription(
        name: "BrewTeaIntent", domain: "order",
        parameters: parameters.map { ParameterDescription(name: $0.0, type: $0.1) },
        response: ResponseDescription(
            className: "BrewTeaIntentResponse", codeEnumeration: "BrewTeaIntentResponseCode",
            codes: [ResponseCodeDescription(name: "outOfTea", rawValue: 100)]),
        handlingProtocol: "BrewTeaIntentHandling", behaviour: behaviour, custom: CustomIntent())
}
