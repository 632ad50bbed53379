import Foundation
import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

/// Thousands of seeded conversations in which the person and the app say anything at all.
@Suite struct RandomWalkTests {
    static let intent = custom(
        [("who", .array(.object("INPerson"))), ("size", .string), ("sure", .boolean), ("extras", .array(.string))],
        behaviour: IntentBehaviour(
            askOrder: ["who", "size", "sure"], essential: ["who", "size"],
            confirmation: .not(.equals("size", "small")), dependents: ["who": ["size"], "size": ["who", "sure"]],
            followUps: ["outOfTea": .failureRequiringAppLaunch]))

    /// The same, of an app's definition: what plays a part changes, values have defaults, limits and options.
    static let defined: IntentDescription = {
        var intent = RandomWalkTests.intent
        intent.behaviour.askOrder = []
        intent.custom = CustomIntent(
            combinations: [
                ParameterCombination(parameters: ["who", "size"], isPrimary: true),
                ParameterCombination(parameters: ["who", "size", "sure", "extras"]),
            ], types: ["Thing": TypeDescription(name: "Thing", fields: [])])
        intent.parameters = [
            Soup.parameter("who", .array(.object("INPerson")), CustomParameter(relevance: .not(.equals("extras", "large")))),
            Soup.parameter(
                "size", .string,
                CustomParameter(isConfigurable: true, options: .search, optionsPerPage: 2, relevance: .any([.present("who"), .present("extras")]))),
            Soup.parameter("sure", .boolean, CustomParameter(isConfigurable: true, defaultValue: true, relevance: .present("size"))),
            Soup.parameter(
                "extras", .array(.string), CustomParameter(options: .list, constraints: ValueConstraints(size: 2))),
        ]
        return intent
    }()

    /// 20,000 walks, in parts that run side by side.
    @Test(arguments: 0..<8)
    func neverHandledTwiceNorUnconfirmedAndAlwaysEnds(part: Int) throws {
        var reached: [Outcome: Int] = [:]
        for seed in (part * 2_500)..<((part + 1) * 2_500) {
            let walk = try Walk(seed: UInt64(seed), checksEncoding: seed % 100 == 0)
            reached[try walk.run(), default: 0] += 1
        }
        // The walks are worth something only if they get everywhere.
        for outcome in Outcome.allCases { #expect((reached[outcome] ?? 0) >= 10, "\(outcome) reached \(reached)") }
    }

    @Test func theSameSeedGivesTheSameConversation() throws {
        for seed in 0..<200 {
            let first = try Walk(seed: UInt64(seed), checksEncoding: false)
            let second = try Walk(seed: UInt64(seed), checksEncoding: false)
            _ = try first.run()
            _ = try second.run()
            #expect(first.trace == second.trace)
        }
    }
}

/// A small fast generator with a state of one number.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

private final class Walk {
    struct Broken: Error, CustomStringConvertible { var description: String }

    let machine = DialogueMachine()
    /// Every third walk is about an app's own definition.
    var intent: IntentDescription { seed % 3 == 0 ? RandomWalkTests.defined : RandomWalkTests.intent }
    let checksEncoding: Bool
    let seed: UInt64
    var random: SplitMix
    /// Half of the walks are mostly sensible, so that they come far.
    var isSensible: Bool { seed % 2 == 0 }
    var state = DialogueState()
    var handles = 0
    var agreed = false
    var ends = 0
    var trace: [DialogueMachine.Step] = []

    init(seed: UInt64, checksEncoding: Bool) throws {
        self.seed = seed
        self.checksEncoding = checksEncoding
        random = SplitMix(state: seed)
    }

    func run() throws -> Outcome {
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
                return outcome
            }
            let isUnderWay = if case .presenting = state.phase { true } else { state.phase == .handling }
            let odds = isUnderWay ? 8 : 80
            if Int.random(in: 0..<odds, using: &random) == 0 { try take(machine.recover(state)) } else { try feed(input()) }
        }
        throw Broken(description: "seed \(seed) does not end: \(state.phase)")
    }

    private func check(_ holds: Bool, _ message: @autoclosure () -> String) throws {
        if !holds { throw Broken(description: "seed \(seed): \(message())") }
    }

    private func feed(_ input: DialogueInput) throws {
        let step = machine.step(state, input)
        if checksEncoding {
            let decoded = try JSONDecoder().decode(DialogueState.self, from: JSONEncoder().encode(state))
            try check(decoded == state, "a state does not survive encoding: \(state.phase)")
            try check(machine.step(decoded, input) == step, "a restored state steps differently")
        }
        try take(step)
    }

    private func take(_ step: DialogueMachine.Step) throws {
        let wasEnded = state.isEnded
        if seed < 200 { trace.append(step) }
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
                let mustAgree = RandomWalkTests.intent.behaviour.confirmation.holds(for: intent)
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
        case 3: return .begin(request(RandomWalkTests.intent))
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
                pick([.yes, .no, .choice(0), .value(text()), .useApp("org.example.C")]), also: pick([["size": text()], ["who": people(), "none": true], [:]]))
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
