import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// A request in the middle of another: the question waits and is asked again. With the real sample app.
@Suite struct SideRequestTests {
    private static let call = "wait, call Anna Lee with Chatter first"

    private func desk(_ locale: String = "en") throws -> Desk {
        let bench = try Workbench()
        try bench.install()
        return try Desk(bench, locale: locale)
    }

    private func question(_ turn: Session.Turn) -> String? { if case .question(let prompt) = turn { prompt.text } else { nil } }

    @Test func theQuestionWaitsAndIsAskedAgain() async throws {
        let desk = try desk()
        let before = question(try await desk.talk("Send a message to Anna Li using Chatter"))
        #expect(before == "What should it say?")
        #expect(question(try await desk.session.say(Self.call)) == "Call Anna Lee?")
        #expect(question(try await desk.session.say("yes")) == before, "\(desk.spoken)")
        #expect(desk.spoken.suffix(2) == ["Back to your request for Chatter.", "What should it say?"])
        #expect(Desk.end(try await desk.talk("hello", "yes")) == ["handled", nil])
        #expect(desk.events(.handling).map(\.request) == ["r2", "r1"])
        #expect(desk.events(.ended).map(\.request) == ["r2", "r1"])
        #expect(desk.events(.setAside).map(\.request) == ["r1"] && desk.events(.takenUp).map(\.request) == ["r1"])
        // Between the two nothing of the one that waits happens.
        let kinds = desk.events.filter { $0.kind != .logged }
        let (from, to) = (try #require(kinds.firstIndex { $0.kind == .setAside }), try #require(kinds.firstIndex { $0.kind == .takenUp }))
        #expect(kinds[(from + 1)..<to].allSatisfy { $0.request == "r2" })
        #expect(desk.events.map(\.sequence) == Array(1...desk.events.count))
        await desk.assistant.shutDown()
    }

    @Test func inChinese() async throws {
        let desk = try desk("zh-Hans")
        _ = try await desk.talk("用Chatter发消息给王一然说我到了", "等一下，先用Chatter给王一然打电话", "好")
        #expect(desk.spoken.suffix(2) == ["回到刚才Chatter的请求。", "发给王一然：我到了。要发送吗？"], "\(desk.spoken)")
        #expect(Desk.end(try await desk.session.say("好")) == ["handled", nil])
        await desk.assistant.shutDown()
    }

    @Test func cancelEndsTheOneInTheMiddleAlone() async throws {
        let desk = try desk()
        _ = try await desk.talk("tell Anna Li on Chatter that hi", Self.call, "cancel")
        #expect(desk.events(.ended).map(\.request) == ["r2"] && desk.spoken.last == "To Anna Li: hi. Send it?")
        _ = try await desk.session.say(Self.call)
        try await desk.session.cancel()
        #expect(desk.events(.ended).map(\.request) == ["r2", "r3"])
        #expect(Desk.end(try await desk.session.say("yes")) == ["handled", nil])
        #expect(desk.events(.handling).map(\.request) == ["r1"])
        await desk.assistant.shutDown()
    }

    @Test(arguments: ["call Anna Lee", "wait for me", "call Anna Lee first", "what's on my shopping list?", "wait, I'm coming first"])
    func whatMayBeTextIsText(words: String) async throws {
        let desk = try desk()
        _ = try await desk.talk("Send a message to Anna Li using Chatter", words, "yes")
        #expect(desk.events(.handling).last?.fields["intent"]?.object?["content"] == .string(words), "\(desk.spoken)")
        #expect(desk.events(.setAside).isEmpty)
        await desk.assistant.shutDown()
    }

    @Test func withoutRepliesBothEnd() async throws {
        let desk = try desk()
        _ = try await desk.talk("tell Anna Li on Chatter that hi", Self.call)
        #expect(Desk.end(try await desk.session.endWithoutReply()) == ["needsAnswer", "dialogue.needs-answer"])
        #expect(desk.events(.ended).map(\.request) == ["r2", "r1"])
        await desk.assistant.shutDown()
    }

    @Test func bothSurviveARestart() async throws {
        let bench = try Workbench()
        try bench.install()
        let first = try Desk(bench)
        _ = try await first.talk("tell Anna Li on Chatter that hi", Self.call)
        await first.assistant.shutDown()

        let second = try Desk(bench, resumes: true)
        #expect(question(try #require(try await second.session.takeUp())) == "Call Anna Lee?")
        #expect(question(try await second.session.say("yes")) == "To Anna Li: hi. Send it?", "\(second.spoken)")
        await second.assistant.shutDown()

        let third = try Desk(bench, resumes: true)
        #expect(question(try #require(try await third.session.takeUp())) == "To Anna Li: hi. Send it?")
        #expect(Desk.end(try await third.session.say("yes")) == ["handled", nil])
        await third.assistant.shutDown()
        let all = try third.assistant.store.events(of: "s", limit: 1000)
        #expect(all.map(\.sequence) == Array(1...all.count))
        #expect(all.filter { $0.kind == .handling }.map(\.request) == ["r2", "r1"])
        #expect(all.filter { $0.kind == .ended }.map(\.request) == ["r2", "r1"])
        #expect(try third.assistant.store.replayedSteps(of: "s", locale: "en").last?.step.after.isEnded == true)
    }

    @Test func whatWasEndedInTheJournalMeanwhileIsNotTakenUp() async throws {
        let bench = try Workbench()
        try bench.install()
        let first = try Desk(bench)
        _ = try await first.talk("tell Anna Li on Chatter that hi", Self.call)
        await first.assistant.shutDown()
        // As `settleInterrupted` leaves one whose outcome is not known.
        let store = first.assistant.store
        let last = try #require(try store.events(of: "s", limit: 1).last)
        let end = Event(
            sequence: last.sequence + 1, session: "s", request: "r2", time: last.time, kind: .ended,
            fields: ["outcome": "unknown", "identifier": "dialogue.outcome-unknown"])
        try store.append([end], durable: true)

        let second = try Desk(bench, resumes: true)
        #expect(question(try #require(try await second.session.takeUp())) == "To Anna Li: hi. Send it?", "\(second.spoken)")
        #expect(Desk.end(try await second.session.say("yes")) == ["handled", nil])
        #expect(second.events(.ended).map(\.request) == ["r1"])
        await second.assistant.shutDown()
    }

    @Test func theSameInputGivesTheSameEventsByteForByte() async throws {
        var runs: [[String]] = []
        for _ in 0..<2 {
            let desk = try desk()
            _ = try await desk.talk("tell Anna Li on Chatter that hi", Self.call, "no", "yes")
            runs.append(try desk.canonical())
            await desk.assistant.shutDown()
        }
        #expect(runs[0] == runs[1])
    }
}
