import HarkDialogue
import IntentSchema
import Testing

/// What is asked once is asked once, what is missing is missing however it is written, and a code's words depend on nothing else.
@Suite struct HeldAnswerTests {
    // MARK: Which list

    private func list(_ name: String) -> IntentValue {
        .object(
            IntentObject(
                "INTaskList",
                ["identifier": .string(name), "title": .object(IntentObject("INSpeakableString", ["spokenPhrase": .string(name)]))]))
    }

    @Test(arguments: 0..<3)
    func aChosenListIsResolvedOnceMoreAndThenConfirmed(index: Int) throws {
        let lists = ["To do", "Daily", "Habit"].map(list)
        var seen: [IntentValue?] = []
        let app = ScriptedApp(resolve: { parameter, intent in
            guard parameter == "targetTaskList" else {
                guard let titles = intent[parameter]?.array else { return .single(.notRequired) }
                return .elements(titles.map { .success($0) })
            }
            seen.append(intent[parameter])
            guard let list = intent[parameter] else { return .single(.disambiguation(lists)) }
            return .single(.success(list))
        })
        let title = IntentValue.object(IntentObject("INSpeakableString", ["spokenPhrase": "milk"]))
        let talk = Conversation(app).play(
            request(try builtIn("INAddTasksIntent"), ["taskTitles": [title]]), [.choice(index), .choice(0), .choice(0)])
        #expect(talk.questions.count == 1)
        #expect(seen == [nil, lists[index]])
        #expect(talk.app.calls.suffix(2) == ["confirm", "handle"])
        #expect(talk.app.handled.map { $0["targetTaskList"] } == [lists[index]])
        #expect(talk.outcome == .handled)
    }

    /// Whatever is chosen, the handler has others: the person is not asked for ever, and nothing is done.
    @Test func aHandlerThatAlwaysOffersOthersIsStopped() {
        var round = 0
        let app = ScriptedApp(resolve: { _, _ in
            round += 1
            return .single(.disambiguation([.string("first \(round)"), .string("second \(round)")]))
        })
        let talk = Conversation(app).play(
            request(custom(behaviour: IntentBehaviour(askOrder: ["size"])), ["size": "normal"]), Array(repeating: .choice(1), count: 50))
        #expect(talk.questions.count == DialogueLimits().roundsPerParameter)
        #expect(talk.identifier == "dialogue.too-many-rounds")
        #expect(talk.lines.last == "Sorry, I can't get any further with this. Let's start over.")
        #expect(talk.app.handled.isEmpty)
    }

    // MARK: Nothing said

    @Test(arguments: [nil, "", "  ", "\n\t"] as [IntentValue?])
    func whatIsBlankIsAskedForAsWhatIsMissing(value: IntentValue?) {
        var values: [String: IntentValue] = [:]
        values["size"] = value
        let app = ScriptedApp(resolve: { .single($1[$0].map { .success($0) } ?? .needsValue) })
        let talk = Conversation(app).play(request(custom(behaviour: IntentBehaviour(askOrder: ["size"])), values), [.value("small")])
        #expect(talk.app.calls == ["begin", "resolve size", "resolve size", "confirm", "handle"])
        #expect(talk.lines == ["What should the size be?", "Done."])
        #expect(talk.app.handled.first?["size"] == "small")
    }

    // MARK: A code's words

    @Test(arguments: [
        "Do", "Run", "Go", "View", "Open", "Order", "Book", "Buy", "Start", "Navigate", "Share", "Post", "Send", "Create", "Add", "Search", "Find",
        "Filter", "Download", "Get", "Set", "Request", "Toggle", "CheckIn", "",
    ])
    func noVerbSilencesATemplate(verb: String) {
        var intent = Soup.intent(
            [Soup.parameter("quantity", .integer)],
            codes: [
                ResponseCodeDescription(name: "ordered", rawValue: 100, isSuccess: true, template: "It takes ${minutes} minutes."),
                ResponseCodeDescription(name: "soldOut", rawValue: 101, isSuccess: false, template: "Everything is sold out."),
            ],
            properties: [FieldDescription(name: "minutes", type: .integer)], behaviour: IntentBehaviour(askOrder: ["quantity"]))
        intent.custom?.verb = verb
        let done = Conversation(accepting([:], respond("ordered", ["minutes": 5]))).play(request(intent, ["quantity": 2]))
        #expect(done.lines == ["It takes 5 minutes."])
        #expect(done.outcome == .handled)
        let failed = Conversation(accepting([:], respond("soldOut"))).play(request(intent, ["quantity": 2]))
        #expect(failed.lines == ["Everything is sold out."])
        #expect(failed.outcome == .failed)
    }
}
