import Foundation
import HarkApps
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// An extension that fails in every way there is: each gets a sentence, an identifier, and the next request works.
@Suite struct MisbehaviourTests {
    func desk(
        principalClass: String? = nil, phase: Duration = .seconds(10), change: (URL) throws -> Void = { _ in }
    ) throws -> Desk {
        let bench = try Workbench()
        try bench.install(bundle: try bench.unruly(principalClass: principalClass))
        try change(bench.home.appending(path: "apps/org.hark.unruly/Unruly.app"))
        return try Desk(bench, limits: ProcessLimits(phase: phase))
    }

    /// Sends what the extension takes as an order, agreeing when asked.
    func order(_ content: String, _ desk: Desk) async throws -> Session.Turn {
        let turn = try await desk.send(content)
        guard case .question = turn else { return turn }
        return try await desk.session.say("yes")
    }

    /// After whatever happened, a good request is served by a fresh process or the same.
    func stillWorks(_ desk: Desk) async throws {
        #expect(try await order("a good message", desk) == .ended(outcome: "handled", identifier: nil))
        await desk.assistant.shutDown()
    }

    @Test(arguments: [
        ("crash-resolve", "app.crashed"), ("crash-confirm", "app.crashed"), ("crash-handle", "app.crashed"),
        ("exit", "app.exited"), ("garbage", "app.oversized-frame"), ("nil-handler", "app.no-handler"),
        ("wrong-handler", "app.wrong-handler"), ("release", "app.released"), ("release-handle", "app.released"),
    ]) func failures(_ content: String, _ identifier: String) async throws {
        let desk = try desk()
        let turn = try await order(content, desk)
        #expect(Desk.end(turn) == ["failed", identifier])
        #expect(desk.spoken.last?.isEmpty == false)
        #expect(desk.spoken.last?.contains(identifier) == false)
        try await stillWorks(desk)
    }

    @Test func aCrashSaysWhereAndWhy() async throws {
        let desk = try desk()
        _ = try await order("crash-resolve", desk)
        let ended = try #require(desk.events(.ended).first)
        #expect(ended.fields["detail"]?.string?.contains("resolve(content)") == true)
        #expect(ended.fields["detail"]?.string?.contains("crashed in resolveContent") == true)
        #expect(desk.events.contains { $0.measured["exit"] != nil })
        await desk.assistant.shutDown()
    }

    @Test(arguments: ["never", "never-handle"]) func silenceEndsAtTheDeadline(_ content: String) async throws {
        // Long enough for a start on a busy machine.
        let desk = try desk(phase: .seconds(3))
        #expect(Desk.end(try await order(content, desk)) == ["failed", "app.timed-out"])
        let detail = try #require(desk.events(.ended).first?.fields["detail"]?.string)
        #expect(!detail.isEmpty)
        try await stillWorks(desk)
    }

    @Test func aSecondCompletionIsDroppedAndTraced() async throws {
        let desk = try desk()
        #expect(try await order("twice", desk) == .ended(outcome: "handled", identifier: nil))
        #expect(desk.events(.handled).count == 1)
        #expect(desk.events(.handled).first?.fields["code"] == "success")
        try await stillWorks(desk)
    }

    /// The person gave up while the app worked. What the app answers then is told to nobody, and traced once.
    @Test func aLateAnswerIsDroppedAndTracedOnce() async throws {
        let desk = try desk(phase: .seconds(60))
        _ = try await desk.send("slow")
        async let turn = desk.session.say("yes")
        await desk.waitFor(.logged)
        // Wanting it to stop twice stops nothing that comes later.
        try await desk.session.cancel()
        try await desk.session.cancel()
        #expect(Desk.end(try await turn) == ["unknown", "dialogue.outcome-unknown"])
        let told = desk.spoken.count
        await desk.waitFor(.logged)
        let traced = desk.events(.logged).compactMap { $0.measured["identifier"]?.string }
        #expect(traced == ["completion.after-cancel"])
        #expect(desk.spoken.count == told)
        #expect(desk.events(.handled).isEmpty)
        #expect(desk.events(.ended).count == 1)
        try await stillWorks(desk)
        #expect(desk.events(.logged).compactMap { $0.measured["identifier"]?.string } == traced)
    }

    /// Answers beyond the limit find nobody any more: one sentence, one end, and the process is gone.
    @Test func anAnswerAfterTheDeadlineIsNoSecondAnswer() async throws {
        let desk = try desk(phase: .seconds(3))
        #expect(Desk.end(try await order("late-handle", desk)) == ["failed", "app.timed-out"])
        #expect(desk.events(.ended).count == 1)
        #expect(desk.events(.handled).isEmpty)
        #expect(desk.spoken.count == 2)
        // Another request begins in a new process; nothing of the first comes into it.
        #expect(try await order("good", desk) == .ended(outcome: "handled", identifier: nil))
        #expect(desk.events(.launched).map { $0.fields["reused"] } == [false, false])
        await desk.assistant.shutDown()
    }

    @Test func waitingForTheMainQueueDoesNotDeadlock() async throws {
        let desk = try desk()
        #expect(try await order("block", desk) == .ended(outcome: "handled", identifier: nil))
        await desk.assistant.shutDown()
    }

    @Test func aFloodOfOutputIsBounded() async throws {
        let desk = try desk()
        #expect(try await order("flood", desk) == .ended(outcome: "handled", identifier: nil))
        #expect(desk.events.count < 2000)
        try await stillWorks(desk)
    }

    @Test func memoryWithoutEndIsNamed() async throws {
        let desk = try desk()
        let turn = try await order("allocate", desk)
        #expect(Desk.end(turn).first == "failed")
        #expect(desk.events(.ended).first?.fields["detail"]?.string?.isEmpty == false)
        try await stillWorks(desk)
    }

    @Test func crashingAtTheStartIsNamed() async throws {
        let desk = try desk(principalClass: "UnrulyIntents.CrashingHandler")
        #expect(Desk.end(try await order("anything", desk)) == ["failed", "app.crashed"])
        await desk.assistant.shutDown()
    }

    @Test func aMissingProgramIsNamed() async throws {
        let desk = try desk { app in
            try FileManager.default.removeItem(at: app.appending(path: "PlugIns/UnrulyIntents.appex/UnrulyIntents"))
        }
        #expect(Desk.end(try await order("anything", desk)) == ["failed", "app.launch-failed"])
        await desk.assistant.shutDown()
    }

    @Test func aProgramThatMayNotRunIsNamed() async throws {
        let desk = try desk { app in
            let program = app.appending(path: "PlugIns/UnrulyIntents.appex/UnrulyIntents").path
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: program)
        }
        #expect(Desk.end(try await order("anything", desk)) == ["failed", "app.launch-failed"])
        await desk.assistant.shutDown()
    }

    @Test func cancelWhileTheAppWorksEndsTheRequest() async throws {
        let desk = try desk(phase: .seconds(30))
        async let turn = desk.send("never")
        // The process is at work once it was chosen; then the person has had enough.
        await desk.waitFor(.handlerChosen)
        try await desk.session.cancel()
        #expect(Desk.end(try await turn).first == "cancelled")
        await desk.assistant.shutDown()
    }
}
