import DialogueWalks
import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

@testable import HarkConversation

/// Random conversations in which requests wait for others: whatever is said and answered, each is asked again and ends once, and what was
/// put in makes the conversation again after every step.
@Suite struct SideWalkTests {
    private struct Walk {
        var random: SplitMix
        var conversation = Conversation(locale: "en")
        var inputs: [(request: String, input: Conversation.Input)] = []
        var begun = 0
        var ended: [String] = []
        var handled: [String] = []
        /// Requests that wait, and those that were taken up again.
        var waited: [String] = []
        var takenUp: [String] = []

        init(seed: UInt64) { random = SplitMix(state: seed) }

        mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }

        mutating func begin() throws {
            let name = conversation.nextRequest()
            begun += 1
            let intent = try #require(
                Catalogue.shared.intent(named: pick(["INSendMessageIntent", "INStartCallIntent", "INSearchForMessagesIntent"])))
            let app = RequestApp(bundleIdentifier: "org.example.a", displayName: "A")
            let asked = Request(identifier: name, apps: [app], intent: intent, values: IntentObject(intent.name), locale: "en")
            try drive(conversation.start(.request(asked, events: [])))
        }

        mutating func drive(_ first: Conversation.Step) throws {
            var steps = [first]
            while !steps.isEmpty {
                let step = steps.removeFirst()
                try commit(step)
                if step.end != nil {
                    if conversation.request == nil, let back = conversation.back() { steps.append(back) }
                    continue
                }
                var answers: [AppAnswer] = []
                for effect in step.effects { if let answer = answer(effect) { answers.append(answer) } }
                if let answer = answers.first { steps.append(conversation.take(.app(answer))) }
            }
        }

        mutating func commit(_ step: Conversation.Step) throws {
            if let input = step.input { inputs.append((step.request, input)) }
            for event in step.events {
                switch event.kind {
                case .ended: ended.append(step.request)
                case .handling: handled.append(step.request)
                case .setAside: waited.append(step.request)
                case .takenUp: takenUp.append(step.request)
                default: break
                }
            }
            // What is stored, as far as it is read again, makes the same.
            let kept = Conversation.last(inputs) { $0.request }
            let again = Conversation(locale: "en", requests: begun, inputs: kept)
            #expect(again.request == conversation.request && again.state == conversation.state && again.aside?.state == conversation.aside?.state)
            let isSame = again.recents.map(\.name) == conversation.recents.map(\.name) && again.mentioned == conversation.mentioned
            #expect(isSame, "\(kept.map(\.request))")
        }

        private mutating func answer(_ effect: DialogueEffect) -> AppAnswer? {
            let isFailure = Int.random(in: 0..<20, using: &random) == 0
            func response(_ code: String) -> PhaseAnswer {
                .response(IntentResponse(code: 0, codeName: isFailure ? "failure" : code, object: IntentObject("Response")))
            }
            switch effect {
            case .begin: return isFailure ? .failed(HarkError("app.crashed")) : .began(handlerClass: "H")
            case .resolve(let name, let intent):
                let value = intent[name]
                return .resolved(
                    parameter: name, value?.array.map { .elements($0.map { .success($0) }) } ?? .single(value.map { .success($0) } ?? .needsValue))
            case .confirm: return .confirmed(response("ready"))
            case .handle: return .handled(response("success"))
            case .openApp: return .appOpened
            default: return nil
            }
        }

        /// The person says something to the open question.
        mutating func reply() throws {
            guard let prompt = conversation.prompt else { return }
            if Int.random(in: 0..<3, using: &random) == 0, let step = conversation.setAside() {
                try commit(step)
                return try begin()
            }
            let person = IntentValue.object(IntentObject("INPerson", ["displayName": "Ann", "contactIdentifier": "a"]))
            let value: IntentValue =
                switch prompt.question {
                case .value(_, _, let type) where type.element == .object("INPerson"): person
                default: "hello"
                }
            let meaning = pick([ReplyMeaning.value(value), .value(value), .value(value), .yes, .yes, .yes, .no, .unclear, .cancel, .choice(0)])
            try drive(conversation.take(Int.random(in: 0..<30, using: &random) == 0 ? .noReply : .reply(text: "x", meaning: meaning)))
        }
    }

    @Test func whateverIsSaidEachRequestEndsOnceAndIsMadeAgain() throws {
        var waited = 0
        for seed in 0..<15 as Range<UInt64> {
            var walk = Walk(seed: seed)
            for _ in 0..<4 {
                try walk.begin()
                var turns = 0
                while walk.conversation.prompt != nil {
                    turns += 1
                    // One walk in a while talks on and on; it ends when nobody replies any more.
                    if turns > 60 { try walk.drive(walk.conversation.take(.noReply)) } else { try walk.reply() }
                }
                #expect(walk.conversation.request == nil && !walk.conversation.isSetAside, "seed \(seed)")
            }
            #expect(walk.ended.count == walk.begun && Set(walk.ended).count == walk.begun, "seed \(seed)")
            #expect(Set(walk.handled).count == walk.handled.count, "seed \(seed)")
            #expect(walk.waited == walk.takenUp, "seed \(seed)")
            waited += walk.waited.count
        }
        #expect(waited > 30)
    }

    @Test func oneAtATimeWaits() throws {
        var walk = Walk(seed: 1)
        try walk.begin()
        let request = walk.conversation.request
        let waiting = walk.conversation.setAside()
        #expect(waiting?.request == request && walk.conversation.request == nil && walk.conversation.isSetAside)
        let back = walk.conversation.back()
        #expect(back?.request == request && walk.conversation.request == request && walk.conversation.prompt != nil)
        let again = walk.conversation.setAside()
        #expect(again != nil)
        _ = walk.conversation.nextRequest()
        let intent = try #require(Catalogue.shared.intent(named: "INSendMessageIntent"))
        let apps = ["A", "B"].map { RequestApp(bundleIdentifier: $0, displayName: $0) }
        let asked = Request(identifier: "", apps: apps, mustAskWhichApp: true, intent: intent, values: IntentObject(intent.name), locale: "en")
        _ = walk.conversation.start(.request(asked, events: []))
        let second = walk.conversation.setAside()
        #expect(walk.conversation.prompt != nil && second == nil)
    }
}
