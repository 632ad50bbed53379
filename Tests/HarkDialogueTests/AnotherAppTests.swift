import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

/// The person wants another app, or says more than the answer.
@Suite struct AnotherAppTests {
    private func message(_ apps: [String] = ["Chatter"], others: [String] = ["Pigeon"], mustAsk: Bool = false) throws -> Request {
        var made = request(
            try builtIn("INSendMessageIntent"), ["recipients": .array([person("Anna", id: "a")]), "content": "hi"], apps: apps,
            mustAskWhichApp: mustAsk)
        made.otherApps = others.map { RequestApp(bundleIdentifier: "org.example.\($0)", displayName: $0, why: "named") }
        return made
    }

    private func app() -> ScriptedApp {
        ScriptedApp(
            resolve: { name, intent in
                guard let value = intent[name] else { return .single(.needsValue) }
                return .elements((value.array ?? [value]).map { .success($0) })
            },
            confirm: { _ in respond("ready") })
    }

    @Test func anotherAppTakesTheRequestAsItStands() throws {
        let app = app()
        let talk = Conversation(app).play(try message(), [.change(parameter: "content", value: "hello"), .useApp("org.example.Pigeon"), .yes])
        #expect(talk.outcome == .handled && talk.state.app?.displayName == "Pigeon")
        #expect(talk.all(.routed).map { $0.fields["app"] } == ["Chatter", "Pigeon"])
        #expect(talk.all(.routed).last?.fields["why"] == "asked")
        #expect(app.handled.map { $0["content"] } == ["hello"])
        // The other app has a handler of its own, which resolves and confirms all of it.
        let begun = try #require(app.calls.lastIndex(of: "begin"))
        #expect(Array(app.calls[begun...]) == ["begin", "resolve recipients", "resolve content", "confirm", "handle"])
        #expect(talk.questions.filter { if case .confirmRequest = $0 { true } else { false } }.count == 3)
    }

    @Test func anotherAppWhileAnotherThingIsAsked() throws {
        let app = app()
        var request = try message()
        request.values["content"] = nil
        let talk = Conversation(app).play(request, [.useApp("org.example.Pigeon"), .value("hello"), .yes])
        #expect(talk.outcome == .handled && talk.state.app?.displayName == "Pigeon" && app.handled.first?["content"] == "hello")
    }

    @Test func theSameAppIsNoOther() throws {
        let app = app()
        let talk = Conversation(app).play(try message(), [.useApp("org.example.Chatter"), .yes])
        #expect(talk.outcome == .handled && app.calls.filter { $0 == "begin" }.count == 1)
    }

    @Test func anAppThatCannotIsSaidSo() throws {
        let talk = Conversation(app()).play(try message(), [.useApp("org.example.Stove"), .yes])
        #expect(talk.lines.contains("That app can't do this.") && talk.outcome == .handled && talk.state.app?.displayName == "Chatter")
    }

    @Test func askedWhichAppAnyThatDoesItIsAnAnswer() throws {
        let talk = Conversation(app()).play(try message(["Chatter", "Wren"], mustAsk: true), [.useApp("org.example.Pigeon"), .yes])
        #expect(talk.outcome == .handled && talk.state.app?.displayName == "Pigeon")
    }

    @Test func anotherAppAndOtherValuesAtOnce() throws {
        let app = app()
        let talk = Conversation(app).play(try message(), [.answered(.useApp("org.example.Pigeon"), also: ["content": "hello"]), .yes])
        #expect(talk.state.app?.displayName == "Pigeon" && app.handled.first?["content"] == "hello")
    }

    @Test func anAnswerMaySayMore() throws {
        let app = ScriptedApp(
            resolve: { name, intent in
                guard name == "recipients", let first = intent[name]?.array?.first, first.object?["contactIdentifier"] == nil else {
                    return .elements((intent[name].map { $0.array ?? [$0] } ?? []).map { .success($0) })
                }
                return .elements([.disambiguation([person("Anna Li", id: "a"), person("Anna Lee", id: "b")])])
            },
            confirm: { _ in respond("ready") })
        let asked = request(try builtIn("INSendMessageIntent"), ["recipients": .array([person("Anna")]), "content": "hi"])
        let talk = Conversation(app).play(asked, [.answered(.choice(1), also: ["content": "hello"]), .yes])
        #expect(talk.outcome == .handled && app.handled.first?["content"] == "hello")
        #expect(app.handled.first?["recipients"]?.array?.first?.object?["contactIdentifier"] == "b")
    }

    @Test func yesWithAChangeAgreesToNothingYet() throws {
        let app = app()
        let talk = Conversation(app).play(try message(), [.answered(.yes, also: ["content": "hello"])])
        #expect(talk.outcome == .needsAnswer && app.handled.isEmpty && talk.state.intent["content"] == "hello")
    }
}
