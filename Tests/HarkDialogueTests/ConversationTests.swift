import HarkDialogue
import IntentSchema
import Testing

/// Whole conversations, word for word.
@Suite struct ConversationTests {
    /// Resolves as a messaging app does: a name that fits several people is a question, a chosen person is settled.
    private func chatter(_ people: [IntentValue]) -> ScriptedApp {
        ScriptedApp(
            resolve: { parameter, intent in
                let value = intent[parameter]
                guard parameter == "recipients" else {
                    return .single(value.map { .success($0) } ?? .needsValue)
                }
                guard let recipients = value?.array else { return .elements([.needsValue]) }
                return .elements(
                    recipients.map { $0.object?["contactIdentifier"] == nil ? .disambiguation(people) : .success($0) })
            },
            confirm: { _ in respond("ready") })
    }

    @Test func sendingAMessageInEnglish() throws {
        let app = chatter([person("Anna Lee", id: "1", label: "work"), person("Anna Li", id: "2", label: "home")])
        let talk = Conversation(app).play(
            request(try builtIn("INSendMessageIntent")),
            [.value([person("Anna")]), .choice(1), .value("I'll be late"), .yes])
        #expect(
            talk.lines == [
                "Who should I send it to?", "Which Anna?", "What should it say?", "To Anna Li: I'll be late. Send it?",
                "Sent.",
            ])
        #expect(talk.questions.dropFirst().first?.shownOptions == [["Anna Lee", "work"], ["Anna Li", "home"]])
        #expect(talk.outcome == .handled)
        #expect(app.handled.first?["recipients"] == [person("Anna Li", id: "2", label: "home")])
    }

    @Test func sendingAMessageInChinese() throws {
        let app = chatter([person("安娜", id: "1", label: "work"), person("王安娜", id: "2", label: "home")])
        let talk = Conversation(app).play(
            request(try builtIn("INSendMessageIntent"), locale: "zh-CN"),
            [.value([person("安娜")]), .choice(1), .value("我会晚到"), .yes])
        #expect(talk.lines == ["发给谁？", "哪个安娜？", "内容是什么？", "发给王安娜：我会晚到。要发送吗？", "已发送。"])
        #expect(talk.questions.dropFirst().first?.shownOptions == [["安娜", "单位"], ["王安娜", "住宅"]])
    }

    @Test func oneSentenceNeedsNoQuestionButTheLast() throws {
        let app = chatter([])
        let talk = Conversation(app).play(
            request(
                try builtIn("INSendMessageIntent"),
                ["recipients": [person("王一然", id: "3")], "content": "我会晚到"], locale: "zh-Hans"), [.yes])
        #expect(talk.lines == ["发给王一然：我会晚到。要发送吗？", "已发送。"])
    }

    @Test func noAtTheEndSendsNothing() throws {
        let app = chatter([])
        let talk = Conversation(app).play(
            request(try builtIn("INSendMessageIntent"), ["recipients": [person("Bo", id: "3")], "content": "Hi"]), [.no])
        #expect(talk.lines == ["To Bo: Hi. Send it?", "OK, I won't send it."])
        #expect(talk.outcome == .cancelled)
        #expect(app.handled.isEmpty)
    }

    @Test func aCallIsConfirmedAndContinuesInTheApp() throws {
        let app = ScriptedApp(
            resolve: { parameter, intent in
                parameter == "contacts" ? .elements([.success(person("Anna Li", id: "2"))]) : .notImplemented
            },
            confirm: { _ in respond("ready") }, handle: { _ in respond("continueInApp") })
        let talk = Conversation(app).play(
            request(try builtIn("INStartCallIntent"), ["contacts": [person("Anna Li")]]), [.yes])
        #expect(talk.lines == ["Call Anna Li?", "Calling Anna Li."])
        #expect(app.calls.suffix(3) == ["confirm", "handle", "open foreground"])
        #expect(talk.outcome == .handled)
    }

    @Test func anIntentThatNobodyKnowsGoesTheSameWay() {
        let behaviour = IntentBehaviour(
            askOrder: ["size", "extras"], essential: ["size"], confirmation: .always)
        let talk = Conversation(ScriptedApp(handle: { _ in respond("outOfTea") })).play(
            request(custom(behaviour: behaviour), apps: ["Teahouse"]), [.value("large"), .yes])
        #expect(talk.lines == ["What should the size be?", "Brew tea: large. Go ahead?", "Teahouse couldn't do that."])
        #expect(talk.identifier == "app.failed")
    }

    @Test func searchingNeverConfirmsAndReadsBack() throws {
        let found = IntentObject(
            "INMessage", ["content": "See you", "sender": person("Anna Li"), "identifier": "m1"])
        let app = ScriptedApp(handle: { _ in respond("success", ["messages": .array([.object(found)])]) })
        let talk = Conversation(app).play(request(try builtIn("INSearchForMessagesIntent")))
        #expect(talk.lines == ["Anna Li: See you."])
        let none = ScriptedApp(handle: { _ in respond("success") })
        #expect(
            Conversation(none).play(request(try builtIn("INSearchForMessagesIntent"))).lines == ["I found no messages."])
    }

    @Test(arguments: [(false, ["Unlock your car?", "Your car is unlocked."]), (true, ["Your car is locked."])])
    func unlockingACarConfirmsLockingDoesNot(locked: Bool, lines: [String]) throws {
        let talk = Conversation(ScriptedApp()).play(
            request(try builtIn("INSetCarLockStatusIntent"), ["locked": .boolean(locked)]), [.yes])
        #expect(talk.lines == lines)
        #expect(talk.outcome == .handled)
    }
}

extension Question {
    /// The options as title and subtitle.
    var shownOptions: [[String]] {
        switch self {
        case .choice(_, _, _, let options), .app(let options): options.map { [$0.title, $0.subtitle ?? ""] }
        default: []
        }
    }
}
