import Foundation
import HarkApps
import HarkAssistant
import HarkEvents
import HarkStore
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

    /// In each phase one prompt error, no hang, and a fresh process for the next request. Only in handle the outcome is open.
    @Test(arguments: [("allocate-resolve", false), ("allocate-confirm", false), ("allocate", true)])
    func memoryWithoutEndIsNamed(_ content: String, _ isOpen: Bool) async throws {
        let desk = try desk()
        #expect(Desk.end(try await order(content, desk)) == ["failed", "app.crashed"])
        let ended = try #require(desk.events(.ended).first)
        #expect(ended.fields["detail"]?.string?.contains("memory") == true, "\(ended.fields)")
        #expect(desk.spoken.last?.contains("can't tell whether it was done") == isOpen)
        #expect(try await order("a good message", desk) == .ended(outcome: "handled", identifier: nil))
        #expect(desk.events(.launched).map { $0.fields["reused"] } == [false, false])
        await desk.assistant.shutDown()
    }

    /// Donations go as the app takes them back: one, a group, all. Other apps' stay.
    @Test func donationsAreTakenBackByIdentifierGroupAndAll() async throws {
        let desk = try desk()
        let store = desk.assistant.store
        try store.donate(Donation(app: "org.example.other", identifier: "d1", group: "a", time: Desk.now, interaction: IntentObject("INInteraction")))
        func left() throws -> [String] { try store.donations(app: "org.hark.unruly").map(\.identifier).sorted() }
        for (content, rest) in [
            ("donate", ["d1", "d2", "d3", "d4"]), ("forget-one", ["d2", "d3", "d4"]), ("forget-group", ["d3", "d4"]), ("forget-all", []),
        ] {
            #expect(try await order(content, desk) == .ended(outcome: "handled", identifier: nil))
            #expect(try left() == rest)
        }
        #expect(try store.donations(app: "org.example.other").count == 1)
        await desk.assistant.shutDown()
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
