import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Sentences about the request before, with a real extension.
@Suite struct RecentRequestTests {
    private func desk(locale: String = "en") throws -> Desk {
        let bench = try Workbench()
        try bench.install(bundle: try bench.unruly())
        return try Desk(bench, locale: locale)
    }

    private func handled(_ desk: Desk) -> [(to: [String], text: String)] {
        desk.events(.handling).compactMap { event in
            guard let intent = event.fields["intent"]?.object else { return nil }
            let names = (intent["recipients"]?.array ?? []).compactMap { $0.object?["displayName"]?.string }
            return (names, intent["content"]?.string ?? intent.typeName)
        }
    }

    @Test(arguments: ["again", "do it again please", "再来一次", "再发一遍吧"]) func againRepeatsTheRequest(words: String) async throws {
        let desk = try desk()
        _ = try await desk.send("good")
        _ = try await desk.session.say("yes")
        #expect(Desk.end(try await desk.session.say(words)).first == "a question")
        #expect(Desk.end(try await desk.session.say("yes")).first == "handled")
        #expect(handled(desk).map(\.text) == ["good", "good"])
        #expect(handled(desk).map(\.to) == [["Anna"], ["Anna"]])
        await desk.assistant.shutDown()
    }

    @Test(arguments: ["and to Anna Li too", "also to Anna Li", "也发给Anna Li"]) func andToAnotherTooRepeatsItForThem(words: String) async throws {
        let desk = try desk()
        _ = try await desk.send("good")
        _ = try await desk.session.say("yes")
        #expect(Desk.end(try await desk.session.say(words)).first == "a question", "\(desk.spoken)")
        #expect(Desk.end(try await desk.session.say("yes")).first == "handled")
        #expect(handled(desk).map(\.text) == ["good", "good"])
        #expect(handled(desk).map(\.to) == [["Anna"], ["Anna Li"]])
        await desk.assistant.shutDown()
    }

    @Test(arguments: ["to Anna Li instead", "改成发给Anna Li"]) func aCorrectionAfterNoTakesItUp(words: String) async throws {
        let desk = try desk()
        _ = try await desk.send("good")
        #expect(Desk.end(try await desk.session.say("no")).first == "cancelled")
        #expect(Desk.end(try await desk.session.say(words)).first == "a question", "\(desk.spoken)")
        #expect(Desk.end(try await desk.session.say("yes")).first == "handled")
        #expect(handled(desk).map(\.to) == [["Anna Li"]])
        await desk.assistant.shutDown()
    }

    @Test(arguments: ["undo that", "take it back", "撤回"]) func undoAsksTheAppsOwnIntent(words: String) async throws {
        let desk = try desk()
        _ = try await desk.send("good")
        _ = try await desk.session.say("yes")
        #expect(Desk.end(try await desk.session.say(words)).first == "a question")
        #expect(Desk.end(try await desk.session.say("yes")) == ["handled", nil])
        let undone = try #require(desk.events(.handling).last?.fields["intent"]?.object)
        #expect(undone.typeName == "INUnsendMessagesIntent")
        #expect(undone["messageIdentifiers"] == ["sent-1"])
        await desk.assistant.shutDown()
    }

    @Test func whatCannotBeUndoneIsSaidSo() async throws {
        let desk = try desk()
        #expect(Desk.end(try await desk.session.say("again")) == ["notUnderstood", "request.nothing-before"])
        _ = try await desk.send("unnamed")
        _ = try await desk.session.say("yes")
        #expect(Desk.end(try await desk.session.say("undo")) == ["notUnderstood", "request.cannot-undo"])
        #expect(desk.spoken.last == "Unruly can't undo that.")
        _ = try await desk.send("good")
        _ = try await desk.session.say("no")
        #expect(Desk.end(try await desk.session.say("undo")) == ["notUnderstood", "request.cannot-undo"])
        await desk.assistant.shutDown()
    }
}
