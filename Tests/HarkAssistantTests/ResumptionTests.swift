import Foundation
import HarkConversation
import HarkEvents
import HarkStore
import HarkTestSupport
import IntentSchema
import Testing

@testable import HarkAssistant

/// A session that another process left goes on, with the real app.
struct ResumptionTests {
    private func bench() throws -> Workbench {
        let bench = try Workbench()
        try bench.install()
        return bench
    }

    @Test func anOpenQuestionIsAskedAgainAndItsAnswerIsHandledOnce() async throws {
        let bench = try bench()
        let first = try Desk(bench)
        _ = try await first.talk("Send a message using Chatter", "Anna", "the second one")
        let left = try #require(first.spoken.last)
        await first.assistant.shutDown()

        let second = try Desk(bench, resumes: true)
        guard case .question(let prompt) = try await second.session.takeUp() else {
            Issue.record("nothing was taken up")
            return
        }
        #expect(prompt.text == left && second.spoken == [left])
        #expect(Desk.end(try await second.talk("I'll be late", "yes")) == ["handled", nil])
        // What was settled before counts: the chosen Anna, without a question about her.
        #expect(second.events(.asked).compactMap { $0.fields["prompt"]?.string } == ["value", "confirmRequest"])
        #expect(try bench.hark(["app", "open", "Chatter"]).output == "Anna Li: I'll be late\n")
        // One stream of events, without a gap.
        let all = try second.assistant.store.events(of: "s", limit: 1000)
        #expect(all.map(\.sequence) == Array(1...all.count) && all.filter { $0.kind == .handling }.count == 1)
        #expect(try await second.session.takeUp() == nil)
        await second.assistant.shutDown()
    }

    @Test func theFurtherCommandsOfASentenceAreNotForgotten() async throws {
        let bench = try bench()
        let first = try Desk(bench)
        _ = try await first.talk("Using Chatter, tell Anna Li that one and then call Anna Lee with Chatter")
        await first.assistant.shutDown()
        let second = try Desk(bench, resumes: true)
        _ = try await second.session.takeUp()
        guard case .question(let prompt) = try await second.talk("yes") else {
            Issue.record("the second command was dropped: \(second.spoken)")
            return
        }
        #expect(prompt.text.contains("Anna Lee"), "\(second.spoken)")
        await second.assistant.shutDown()
    }

    @Test func theStepsOfASessionMakeItsStatesAndEventsAgain() async throws {
        let bench = try bench()
        let desk = try Desk(bench)
        _ = try await desk.talk("tell Anna Li on Chatter that hi", "no, say goodbye", "yes", "call Anna Lee with Chatter", "no")
        await desk.assistant.shutDown()
        let steps = try desk.assistant.store.replayedSteps(of: "s", locale: "en")
        #expect(steps.map(\.step.number) == Array(1...steps.count) && Set(steps.map(\.step.request)) == ["r1", "r2"])
        #expect(steps.last?.step.after.isEnded == true && steps.last?.step.before.isWaitingForPerson == true)
        // Whatever the dialogue said of them is in the journal as it was.
        var first = 1
        for (step, last) in steps {
            let stored = try desk.assistant.store.events(of: "s", limit: 1000).filter {
                (first...max(first, last)).contains($0.sequence) && $0.kind != .logged
            }
            let own = stored.suffix(step.events.count)
            #expect(own.map(\.kind) == step.events.map(\.kind) && own.map(\.fields) == step.events.map(\.fields), "step \(step.number)")
            first = last + 1
        }
    }

    @Test func aStepThatCannotBeReadIsANamedError() async throws {
        let bench = try bench()
        let desk = try Desk(bench)
        _ = try await desk.talk("Send a message using Chatter")
        await desk.assistant.shutDown()
        try desk.assistant.store.append(
            [], step: StoredStep(session: "s", number: 99, request: "r1", sequence: 99, input: Data("{".utf8)), durable: false)
        #expect { try Desk(bench, resumes: true) } throws: { ($0 as? HarkError)?.identifier == "session.corrupt" }
    }
}
