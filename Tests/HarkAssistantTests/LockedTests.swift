import Foundation
import HarkAssistant
import HarkEvents
import HarkStore
import HarkTestSupport
import IntentSchema
import Testing

/// A locked device, with the real sample app whose bundle restricts sending.
@Suite struct LockedTests {
    private func desk(restricting intents: [String] = ["INSendMessageIntent"], key: String = "IntentsRestrictedWhileLocked") throws -> Desk {
        let bench = try Workbench()
        let bundle = try bench.bundle()
        let plist = bundle.appending(path: "PlugIns/ChatterIntents.appex/Info.plist")
        let text = try String(contentsOf: plist, encoding: .utf8)
        let names = intents.map { "<string>\($0)</string>" }.joined()
        let changed = text.replacing(
            "<key>IntentsRestrictedWhileLocked</key>\n            <array/>", with: "<key>\(key)</key><array>\(names)</array>")
        try #require(changed != text)
        try Data(changed.utf8).write(to: plist)
        try bench.install(bundle: bundle)
        let desk = try Desk(bench)
        try desk.assistant.store.setPermission("contacts", app: "org.hark.chatter", granted: true)
        return desk
    }

    private func sent(_ desk: Desk) throws -> String { try desk.bench.hark(["app", "open", "Chatter"]).output }

    @Test func aRestrictedIntentAsksForThePINAndTheSameRequestGoesOn() async throws {
        let desk = try desk()
        _ = try desk.assistant.store.setPIN(PIN("7531"), current: nil, at: Desk.now)
        try desk.assistant.lock()
        _ = try await desk.session.say("tell Anna Li on Chatter that hello")
        #expect(desk.spoken == ["Chatter only does that when unlocked. What's the PIN?"])
        // Nothing of the app runs yet.
        #expect(desk.events(.launched).isEmpty)
        _ = try await desk.talk("1234", "what?", "7531", "yes")
        #expect(desk.events(.ended).map { $0.fields["outcome"] } == ["handled"])
        #expect(Set(desk.events.compactMap(\.request)) == ["r1"])
        #expect(desk.events(.unlock).compactMap { $0.fields["status"]?.string } == ["refused", "unlocked"])
        // What was said for the PIN is nowhere.
        let journal = try desk.canonical().joined()
        #expect(!journal.contains("7531") && !journal.contains("1234"))
        #expect(try !desk.assistant.store.lockStatus().device.isLocked)
        await desk.assistant.shutDown()
        #expect(try sent(desk).contains("Anna Li: hello"))
    }

    @Test func withoutAPINSayingSoIsEnough() async throws {
        let desk = try desk(key: "IntentsRestrictedWhileProtectedDataUnavailable")
        try desk.assistant.lock()
        _ = try await desk.session.say("tell Anna Li on Chatter that hello")
        #expect(desk.spoken == ["Chatter only does that when unlocked. Unlock now?"])
        _ = try await desk.talk("yes", "yes")
        #expect(desk.events(.ended).map { $0.fields["outcome"] } == ["handled"])
        await desk.assistant.shutDown()
    }

    @Test func theOthersRunLockedAndTheScreenNeedsUnlocking() async throws {
        let desk = try desk()
        try desk.assistant.lock()
        // Searching is not restricted.
        _ = try await desk.talk("read my messages on Chatter")
        #expect(desk.events(.asked).allSatisfy { $0.fields["prompt"] != "unlock" })
        #expect(desk.events(.handling).count == 1)
        // A call goes on in the app, which is opened in front of the person.
        _ = try await desk.talk("call Anna Li with Chatter", "yes")
        #expect(desk.events(.asked).last?.fields["prompt"] == "unlock")
        #expect(desk.events(.appOpened).isEmpty)
        _ = try await desk.session.say("no")
        #expect(desk.events(.ended).last?.fields["outcome"] == "cancelled")
        #expect(desk.events(.appOpened).isEmpty)
        await desk.assistant.shutDown()
    }

    @Test func unlockingInAnotherProcessIsSeenAtOnce() async throws {
        let desk = try desk()
        #expect(try desk.bench.hark(["lock"]).code == 0)
        _ = try await desk.session.say("tell Anna Li on Chatter that hello")
        #expect(desk.events(.asked).last?.fields["prompt"] == "unlock")
        #expect(try desk.bench.hark(["unlock"]).code == 0)
        _ = try await desk.talk("so?", "yes")
        #expect(desk.events(.unlock).map { $0.fields["how"] } == ["elsewhere"])
        #expect(desk.events(.ended).map { $0.fields["outcome"] } == ["handled"])
        await desk.assistant.shutDown()
    }

    /// Locked by another process while a question is open: the answer does not get past it, and what was agreed is not lost.
    @Test func lockingElsewhereBetweenTwoThingsSaidIsSeenBeforeTheSecondCounts() async throws {
        let desk = try desk()
        _ = try await desk.session.say("tell Anna Li on Chatter that hello")
        #expect(desk.events(.asked).last?.fields["prompt"] == "confirmRequest")
        #expect(try desk.bench.hark(["lock"]).code == 0)
        _ = try await desk.session.say("yes")
        #expect(desk.events(.asked).last?.fields["prompt"] == "unlock")
        #expect(desk.events(.handling).isEmpty)
        _ = try await desk.session.say("yes")
        #expect(desk.events(.ended).map { $0.fields["outcome"] } == ["handled"])
        #expect(desk.events(.handling).count == 1)
        await desk.assistant.shutDown()
    }

    /// Locked by another process while the app is at work: its answer is taken, and the next phase waits.
    @Test func lockingElsewhereWhileTheAppWorksHoldsTheNextPhase() async throws {
        let bench = try Workbench()
        let bundle = try bench.unruly()
        let plist = bundle.appending(path: "PlugIns/UnrulyIntents.appex/Info.plist")
        let text = try String(contentsOf: plist, encoding: .utf8)
        let changed = text.replacing(
            "<key>IntentsRestrictedWhileLocked</key>\n            <array/>",
            with: "<key>IntentsRestrictedWhileLocked</key><array><string>INSendMessageIntent</string></array>")
        try #require(changed != text)
        try Data(changed.utf8).write(to: plist)
        try bench.install(bundle: bundle)
        let desk = try Desk(bench)
        async let turn = desk.send("held-confirm")
        func held() -> String? {
            desk.events(.logged).compactMap { $0.measured["text"]?.string }.first { $0.hasPrefix("held at ") }.map { String($0.dropFirst(8)) }
        }
        while held() == nil { await desk.waitFor(.logged) }
        #expect(try bench.hark(["lock"]).code == 0)
        try FileHandle(forWritingTo: URL(filePath: try #require(held()))).close()
        _ = try await turn
        #expect(desk.events(.confirmed).count == 1)
        #expect(desk.events(.asked).map { $0.fields["prompt"] } == ["unlock"])
        _ = try await desk.talk("yes", "yes")
        #expect(desk.events(.asked).map { $0.fields["prompt"] } == ["unlock", "confirmRequest"])
        #expect(desk.events(.ended).map { $0.fields["outcome"] } == ["handled"])
        // What was confirmed is not asked of the app again.
        #expect(desk.events(.confirmed).count == 1)
        await desk.assistant.shutDown()
    }
}
