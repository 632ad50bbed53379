import Foundation
import HarkAssistant
import HarkTestSupport
import IntentSchema
import Testing

/// Several commands in one sentence are done one after another.
@Suite struct SeveralCommandsTests {
    static let two = "tell Anna Li on Chatter that one and then tell Anna Lee on Chatter that two"

    func desk(_ locale: String = "en") throws -> Desk {
        let bench = try Workbench()
        try bench.install()
        return try Desk(bench, locale: locale)
    }

    @Test func eachIsConfirmedAndHandledInTurn() async throws {
        let desk = try desk()
        let end = try await desk.talk(Self.two, "yes", "yes")
        #expect(end == .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken == ["To Anna Li: one. Send it?", "Sent.", "To Anna Lee: two. Send it?", "Sent."])
        #expect(desk.events(.ended).map(\.request) == ["r1", "r2"])
        #expect(desk.events(.understood).map { $0.fields["text"] } == [nil, "tell Anna Lee on Chatter that two"])
        #expect(try desk.bench.hark(["app", "open", "Chatter"]).lines == ["Anna Li: one", "Anna Lee: two"])
        await desk.assistant.shutDown()
    }

    @Test func aNoDropsTheRestAndSaysSo() async throws {
        let desk = try desk()
        #expect(Desk.end(try await desk.talk(Self.two, "no")).first == "cancelled")
        #expect(desk.spoken.last == "I didn't do the rest: “tell Anna Lee on Chatter that two”.")
        #expect(desk.events.last?.kind == .ended)
        #expect(desk.events(.handling).isEmpty)
        // Nothing is left over for the next sentence.
        #expect(try await desk.talk("tell Anna Li on Chatter that hi", "yes") == .ended(outcome: "handled", identifier: nil))
        #expect(desk.events(.ended).count == 2)
        await desk.assistant.shutDown()
    }

    @Test func theSameInputGivesTheSameEventsByteForByte() async throws {
        var runs: [[String]] = []
        for _ in 0..<2 {
            let desk = try desk()
            _ = try await desk.talk(Self.two, "yes", "yes")
            runs.append(try desk.canonical())
            await desk.assistant.shutDown()
        }
        #expect(runs[0] == runs[1])
    }

    @Test func inChinese() async throws {
        let desk = try desk("zh-Hans")
        _ = try await desk.talk("用Chatter告诉王一然门开了，然后用Chatter告诉王一然饭好了", "不")
        #expect(desk.spoken.last?.hasPrefix("后面的没有做：") == true)
        await desk.assistant.shutDown()
    }
}
