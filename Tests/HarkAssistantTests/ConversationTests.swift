import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Whole requests with the real sample app in its own process.
@Suite struct ConversationTests {
    func desk(_ locale: String = "en", allow: Bool = true) throws -> Desk {
        let bench = try Workbench()
        try bench.install(allow: allow)
        return try Desk(bench, locale: locale)
    }

    @Test func aMessageAskedForPieceByPiece() async throws {
        let desk = try desk()
        let end = try await desk.talk("Send a message using Chatter", "Anna", "the second one", "I'll be late", "yes")
        #expect(end == .ended(outcome: "handled", identifier: nil))
        #expect(
            desk.spoken == [
                "Who should I send it to?", "Which Anna?", "What should it say?", "To Anna Li: I'll be late. Send it?", "Sent.",
            ])
        #expect(desk.events.map(\.sequence) == Array(1...desk.events.count))
        await desk.assistant.shutDown()
    }

    @Test func theJournalIsWhatWasPublished() async throws {
        let desk = try desk()
        _ = try await desk.talk("Send a message using Chatter", "Anna Li", "hello", "yes")
        let stored = try desk.assistant.store.events(of: "s", limit: 1000)
        #expect(stored.map(\.sequence) == desk.events.map(\.sequence))
        let lines = try stored.compactMap(\.canonical).map { String(decoding: try Event.canonicalEncoder.encode($0), as: UTF8.self) }
        #expect(lines == (try desk.canonical()))
        // Before the action is sent, that it will be is on the disk.
        let kinds = desk.events.map(\.kind)
        let handling = try #require(kinds.firstIndex(of: .handling))
        let handled = try #require(kinds.firstIndex(of: .handled))
        #expect(handling < handled)
        await desk.assistant.shutDown()
    }

    @Test func theSameInputGivesTheSameEventsByteForByte() async throws {
        var runs: [[String]] = []
        for _ in 0..<2 {
            let desk = try desk()
            _ = try await desk.talk("Send a message using Chatter", "Anna", "the second one", "I'll be late", "yes")
            runs.append(try desk.canonical())
            await desk.assistant.shutDown()
        }
        #expect(runs[0] == runs[1])
        #expect(runs[0].count > 10)
    }

    @Test func inChineseInOneSentence() async throws {
        let desk = try desk("zh-Hans")
        let end = try await desk.talk("用Chatter发消息给王一然说我会晚到", "好")
        #expect(end == .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken == ["发给王一然：我会晚到。要发送吗？", "已发送。"])
        await desk.assistant.shutDown()
    }

    @Test func noAtTheEndSendsNothing() async throws {
        let desk = try desk()
        let end = try await desk.talk("tell Anna Li on Chatter that I quit", "no")
        #expect(Desk.end(end).first == "cancelled")
        #expect(desk.events(.handling).isEmpty)
        #expect(try desk.bench.hark(["app", "open", "Chatter"]).output == "No messages yet.\n")
        await desk.assistant.shutDown()
    }

    @Test func aWarmProcessServesTheNextRequest() async throws {
        let desk = try desk()
        _ = try await desk.talk("tell Anna Li on Chatter that one", "yes")
        _ = try await desk.talk("tell Anna Lee on Chatter that two", "yes")
        #expect(desk.events(.launched).map { $0.fields["reused"] } == [false, true])
        let pids = desk.events(.handlerChosen).compactMap { $0.measured["pid"] } + desk.events(.launched).compactMap { $0.measured["pid"] }
        #expect(Set(pids).count == 1)
        #expect(try desk.bench.hark(["app", "open", "Chatter"]).lines == ["Anna Li: one", "Anna Lee: two"])
        await desk.assistant.shutDown()
    }

    @Test func contactsAreAskedForOnceInTheMiddleOfThePhase() async throws {
        let desk = try desk(allow: false)
        var end = try await desk.talk("tell Anna Li on Chatter that hello", "yes", "yes")
        #expect(end == .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken.first?.contains("contacts") == true)
        end = try await desk.talk("tell Anna Lee on Chatter that hello", "yes")
        #expect(end == .ended(outcome: "handled", identifier: nil))
        #expect(desk.events(.permission).filter { $0.fields["status"] != nil }.count >= 1)
        #expect(try desk.assistant.store.permission("contacts", app: "org.hark.chatter") == true)
        await desk.assistant.shutDown()
    }

    @Test func refusedContactsStayRefused() async throws {
        let desk = try desk(allow: false)
        _ = try await desk.talk("tell Anna Li on Chatter that hello", "no")
        #expect(try desk.assistant.store.permission("contacts", app: "org.hark.chatter") == false)
        let asked = desk.events(.permission).count
        try await desk.session.cancel()
        _ = try await desk.talk("tell Anna Li on Chatter that hello")
        // The second request does not ask for the permission again.
        #expect(desk.events(.permission).count == asked)
        try await desk.session.cancel()
        await desk.assistant.shutDown()
    }

    @Test func twoPeopleWhoShareANumberAreToldApart() async throws {
        let bench = try Workbench(contacts: [
            Card(identifier: "a", given: "Sam", family: "Stone", label: "home", number: "555-0100"),
            Card(identifier: "b", given: "Sam", family: "Stein", label: "home", number: "555-0100"),
        ])
        try bench.install()
        let desk = try Desk(bench)
        _ = try await desk.talk("tell Sam on Chatter that hi", "Sam Stein", "yes")
        let handled = try #require(desk.events(.handling).first?.fields["intent"]?.object)
        let person = try #require(handled["recipients"]?.array?.first?.object)
        #expect(person["contactIdentifier"] == "b")
        await desk.assistant.shutDown()
    }

    @Test func anExactNameIsNeverTakenForAPartOfAnother() async throws {
        let bench = try Workbench(contacts: [
            Card(identifier: "stef", given: "Stef", family: "", full: "Stef", label: "cell", number: "1"),
            Card(identifier: "brent", given: "Brent", family: "Stef", label: "cell", number: "2"),
        ])
        try bench.install()
        let desk = try Desk(bench)
        guard case .question(let prompt) = try await desk.talk("tell Stef on Chatter that hi") else {
            Issue.record("no question")
            return
        }
        #expect(prompt.text == "To Stef: hi. Send it?")
        await desk.assistant.shutDown()
    }

    @Test func aStructuredRequestTakesTheSameWay() async throws {
        let desk = try desk()
        guard case .question(let prompt) = try await desk.send("hello") else {
            Issue.record("no question")
            return
        }
        #expect(prompt.text == "Which Anna?")
        #expect(try await desk.talk("Anna Lee", "yes") == .ended(outcome: "handled", identifier: nil))
        await desk.assistant.shutDown()
    }

    @Test func blankAndAbsentTextTakeTheSamePath() async throws {
        for content in ["", "  \n"] {
            let desk = try desk()
            _ = try await desk.send(content)
            guard case .question(let prompt) = try await desk.talk("Anna Lee") else {
                Issue.record("no question")
                continue
            }
            #expect(prompt.text == "What should it say?")
            await desk.assistant.shutDown()
        }
    }

    @Test func cancelEndsARequestAtAnyQuestion() async throws {
        let desk = try desk()
        #expect(Desk.end(try await desk.talk("Send a message using Chatter", "cancel")).first == "cancelled")
        #expect(Desk.end(try await desk.talk("Send a message using Chatter", "Anna", "never mind")).first == "cancelled")
        #expect(desk.events(.handling).isEmpty)
        await desk.assistant.shutDown()
    }

    @Test func sessionsServeOneTurnAtATime() async throws {
        let desk = try desk()
        @Sendable func say(_ text: String) async -> Result<Session.Turn, HarkError> {
            do throws(HarkError) { return .success(try await desk.session.say(text)) } catch { return .failure(error) }
        }
        async let first = say("tell Anna Li on Chatter that hi")
        async let second = say("tell Anna Lee on Chatter that ho")
        let turns = await [first, second]
        // Whichever came first is served. The other came while it was, and is refused, or after it, and is taken as an answer.
        let refused = turns.compactMap { turn in if case .failure(let error) = turn { error.identifier } else { nil } }
        #expect(refused.isEmpty || refused == ["session.busy"])
        let asked = turns.contains { turn in if case .success(.question) = turn { true } else { false } }
        #expect(asked)
        await desk.assistant.shutDown()
    }
}
