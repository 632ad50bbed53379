import Foundation
public import HarkDialogue
import HarkEvents
import IntentSchema

/// One conversation in which the person and the app say anything at all, by a seed, held against what must always be so:
///
/// - the action is handled at most once, never without its event before it, and never without a required confirmation;
/// - it ends, once, and has no effect afterwards, whatever still comes;
/// - while it goes on somebody's turn it is, and a question that was put stays until the person answers or it is over;
/// - the same state and input give the same step, also when the state was stored in between.
public final class Walk {
    /// What did not hold, with the seed.
    public struct Broken: Error, CustomStringConvertible { public var description: String }

    private let machine = DialogueMachine()
    /// Every third walk is about an app's own definition.
    private var intent: IntentDescription { seed % 3 == 0 ? WalkIntents.defined : WalkIntents.intent }
    private let checksEncoding: Bool
    private let seed: UInt64
    private var random: SplitMix
    /// Half of the walks are mostly sensible, so that they come far.
    private var isSensible: Bool { seed % 2 == 0 }
    private var state = DialogueState()
    private var handles = 0
    private var agreed = false
    private var ends = 0
    /// Every step, if they are kept.
    public private(set) var trace: [DialogueMachine.Step] = []
    private let keepsTrace: Bool
    /// Inputs so far.
    public private(set) var inputs = 0

    /// - Parameter checksEncoding: whether each state is stored and read again, and each step made twice.
    public init(seed: UInt64, checksEncoding: Bool = false, keepsTrace: Bool = false) {
        self.keepsTrace = keepsTrace
        self.seed = seed
        self.checksEncoding = checksEncoding
        random = SplitMix(state: seed)
    }

    /// - Throws: `Broken`.
    public func run() throws -> Outcome {
        var values: [String: IntentValue] = [:]
        if Bool.random(using: &random) { values["who"] = people() }
        if Bool.random(using: &random) { values["size"] = text() }
        if Bool.random(using: &random) { values["extras"] = [text(), text()] }
        var asked = request(intent, values, apps: ["A", "B"], mustAskWhichApp: Bool.random(using: &random), hasView: seed % 5 < 2)
        asked.otherApps = [RequestApp(bundleIdentifier: "org.example.C", displayName: "C", why: "named")]
        try feed(.begin(asked))
        for _ in 0..<600 {
            if case .ended(let outcome) = state.phase {
                try check(ends == 1, "ended \(ends) times")
                try check(state.prompt == nil, "a question is open at the end")
                try comeTooLate()
                return outcome
            }
            let isUnderWay = if case .presenting = state.phase { true } else { state.phase == .handling }
            let odds = isUnderWay ? 8 : 80
            if Int.random(in: 0..<odds, using: &random) == 0 { try take(machine.recover(state)) } else { try feed(input()) }
        }
        throw Broken(description: "seed \(seed) does not end: \(state.phase)")
    }

    /// What comes after the end changes nothing, and is traced.
    private func comeTooLate() throws {
        let ended = state
        let late: [DialogueInput] = [.app(answer()), .reply(text: "x", meaning: meaning()), .cancel, .noReply, .app(answer())]
        for input in late {
            let step = machine.step(ended, input)
            try check(step.state == ended && step.effects.isEmpty, "\(input) after the end changes something")
            try check(step.events.contains { $0.kind == .diagnostic }, "\(input) after the end is not traced")
        }
    }

    private func check(_ holds: Bool, _ message: @autoclosure () -> String) throws {
        if !holds { throw Broken(description: "seed \(seed): \(message())") }
    }

    private func feed(_ input: DialogueInput) throws {
        let step = machine.step(state, input)
        inputs += 1
        if let prompt = state.prompt, case .app(let answer) = input {
            var isPermission = false
            if case .permissionWanted = answer { isPermission = true }
            try check(isPermission || step.state.isEnded || step.state.prompt == prompt, "a question went away unanswered")
        }
        if checksEncoding {
            let decoded = try JSONDecoder().decode(DialogueState.self, from: JSONEncoder().encode(state))
            try check(decoded == state, "a state does not survive encoding: \(state.phase)")
            try check(machine.step(decoded, input) == step, "a restored state steps differently")
        }
        try take(step)
    }

    private func take(_ step: DialogueMachine.Step) throws {
        let wasEnded = state.isEnded
        if keepsTrace { trace.append(step) }
        state = step.state
        if wasEnded { try check(step.effects.isEmpty, "effects after the end") }
        for event in step.events {
            if event.kind == .decided { agreed = event.fields["answer"] == "yes" }
            if event.kind == .ended { ends += 1 }
        }
        for effect in step.effects {
            switch effect {
            case .resolve: agreed = false
            case .handle(let intent):
                handles += 1
                try check(handles == 1, "handled twice")
                try check(step.events.contains { $0.kind == .handling }, "handled without its event")
                let mustAgree = WalkIntents.intent.behaviour.confirmation.holds(for: intent)
                try check(!mustAgree || agreed, "handled without confirmation")
            default: break
            }
        }
        let waitsForApp =
            switch state.phase {
            case .beginning, .resolving, .defaulting, .listing, .confirming, .handling, .presenting, .openingApp: true
            default: false
            }
        try check(state.isEnded || state.isWaitingForPerson || waitsForApp, "waits for nobody: \(state.phase)")
    }

    // MARK: Anything at all

    private func input() -> DialogueInput {
        switch Int.random(in: 0..<(isSensible ? 120 : 40), using: &random) {
        case 0: return .noReply
        case 1: return Int.random(in: 0..<4, using: &random) == 0 ? .cancel : .reply(text: "x", meaning: meaning())
        case 2: return .app(answer())
        case 3: return .begin(request(WalkIntents.intent))
        default: return state.isWaitingForPerson ? .reply(text: "x", meaning: meaning()) : .app(dueAnswer())
        }
    }

    private func pick<T>(_ options: [T]) -> T { options[Int.random(in: 0..<options.count, using: &random)] }
    private func text() -> IntentValue { pick(["small", "large", "", " ", "${size} [x]"]) }
    private func one() -> IntentValue {
        pick([person("Anna"), person("Anna Li", id: "2"), person("Bo", id: "3"), person("", matches: [person("Bo")])])
    }
    private func people() -> IntentValue { .array((0..<Int.random(in: 0...3, using: &random)).map { _ in one() }) }

    private func meaning() -> ReplyMeaning {
        switch Int.random(in: 0..<19, using: &random) {
        case 16: .more
        case 17: .useApp(pick(["org.example.A", "org.example.B", "org.example.C", "org.example.D"]))
        case 18:
            .answered(
                pick([.yes, .no, .choice(0), .value(text()), .useApp("org.example.C")]),
                also: pick([["size": text()], ["who": people(), "none": true], [:]]))
        case 0...3: .yes
        case 4: .no
        case 5: pick([.cancel, .unclear, .unclear, .unclear])
        case 6, 7: .choice(Int.random(in: -1...3, using: &random))
        case 8: .ambiguousChoice(pick([[0, 1], [1], [], [7, 9], [0, 0]]))
        case 9: .noneOfThese
        case 10: .change(parameter: pick(["who", "size", "sure", "extras", "none"]), value: pick([people(), text(), true]))
        case 11: .wantsChange(parameter: pick([nil, "size", "who", "none"]))
        default: .value(pick([people(), one(), text(), true]))
        }
    }

    private func outcome() -> ResolutionOutcome {
        switch isSensible ? Int.random(in: -18..<12, using: &random) : Int.random(in: 0..<12, using: &random) {
        case ...4: .success(pick([one(), text(), true, .null]))
        case 5: .notRequired
        case 6: .needsValue
        case 7: .unsupported(reason: pick([nil, 1]))
        case 8, 9: .disambiguation((0..<Int.random(in: 0...3, using: &random)).map { _ in one() })
        default: .confirmationRequired(pick([nil, one()]), reason: nil)
        }
    }

    private func resolution(_ parameter: String) -> Resolution {
        switch Int.random(in: 0..<(isSensible ? 50 : 10), using: &random) {
        case 0: return .notImplemented
        case 1: return .released
        case 2: return .single(outcome())
        default:
            let count = state.intent[parameter]?.array?.count ?? 1
            let noise = Int.random(in: 0..<(isSensible ? 60 : 8), using: &random) == 0 ? Int.random(in: 0...3, using: &random) : count
            return .elements((0..<noise).map { _ in outcome() })
        }
    }

    private func phaseAnswer() -> PhaseAnswer {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: .released
        case 1, 2: .notImplemented
        default:
            respond(
                pick([
                    "ready", "success", "success", "success", "failure", "outOfTea", "inProgress", "continueInApp",
                    "handleInApp", "unspecified", "userConfirmationRequired", "newCode",
                ]))
        }
    }

    private func dueAnswer() -> AppAnswer {
        switch Int.random(in: 0..<40, using: &random) {
        case 0: return .failed(HarkError("app.crashed"))
        case 1, 2: return .permissionWanted(permission: pick(["contacts", "siri"]), usage: "")
        default: break
        }
        return switch state.phase {
        case .beginning: .began(handlerClass: "H")
        case .resolving(let parameter): .resolved(parameter: parameter, resolution(parameter))
        case .defaulting(let parameter): .defaultValue(parameter: parameter, pick([nil, text()]))
        case .listing(let wanted): listing(wanted.parameter)
        case .confirming: .confirmed(phaseAnswer())
        case .handling: .handled(phaseAnswer())
        case .presenting: .presented(ViewAnswer(isShown: Bool.random(using: &random), width: 320, height: 100, texts: ["a"]))
        default: .appOpened
        }
    }

    private func listing(_ parameter: String) -> AppAnswer {
        if Int.random(in: 0..<10, using: &random) == 0 { return .failed(HarkError("app.options-failed")) }
        let items = (0..<Int.random(in: 0...6, using: &random)).map { _ in pick([text(), .string("tiny"), .string("huge")]) }
        return .options(
            parameter: parameter,
            ParameterOptions(sections: [.init(title: "s", items: items)], usesIndexedCollation: Bool.random(using: &random)))
    }

    private func answer() -> AppAnswer {
        pick([
            listing("size"), .defaultValue(parameter: "size", "small"),
            .began(handlerClass: "H"), .resolved(parameter: "who", resolution("who")), .confirmed(phaseAnswer()),
            .handled(phaseAnswer()), .appOpened, .permissionWanted(permission: "contacts", usage: "u"),
            .failed(HarkError("app.exited")), .presented(ViewAnswer(isShown: true)),
        ])
    }
}

// MARK: Values

private func respond(_ code: String) -> PhaseAnswer {
    .response(IntentResponse(code: -1, codeName: code, object: IntentObject("Response")))
}

private func person(_ name: String, id: String? = nil, matches: [IntentValue]? = nil) -> IntentValue {
    var object = IntentObject("INPerson", ["displayName": .string(name)])
    object["contactIdentifier"] = id.map(IntentValue.string)
    object["siriMatches"] = matches.map(IntentValue.array)
    return .object(object)
}

private func request(
    _ intent: IntentDescription, _ values: [String: IntentValue] = [:], apps: [String] = ["Chatter"], mustAskWhichApp: Bool = false,
    hasView: Bool = false
) -> Request {
    Request(
        identifier: "r1", apps: apps.map { RequestApp(bundleIdentifier: "org.example.\($0)", displayName: $0, hasView: hasView) },
        mustAskWhichApp: mustAskWhichApp, intent: intent, values: IntentObject(intent.name, values), locale: "en")
}
