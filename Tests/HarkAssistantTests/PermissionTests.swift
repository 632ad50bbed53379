import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// What apps may use: asked once, with the reason that the app gives, and taken back while it runs.
@Suite struct PermissionTests {
    @Test func aRevocationIsSeenByTheRunningProcessAtItsNextQuestion() async throws {
        let bench = try Workbench()
        try bench.install()
        let desk = try Desk(bench)
        _ = try await desk.talk("tell Anna Li on Chatter that hello", "yes")
        #expect(desk.events(.ended).last?.fields["outcome"] == "handled")
        #expect(try bench.hark(["permissions", "revoke", "Chatter", "contacts"]).code == 0)
        _ = try await desk.session.say("tell Anna Li on Chatter that hello")
        #expect(desk.events(.launched).map { $0.fields["reused"] } == [false, true])
        #expect(desk.events(.resolved).last { $0.fields["parameter"] == "recipients" }?.fields["value"] == nil)
        #expect(desk.events(.permission).isEmpty)
        try await desk.session.cancel()
        // Reset, it is asked again, with the reason.
        #expect(try bench.hark(["permissions", "reset", "Chatter"]).code == 0)
        _ = try await desk.session.say("tell Anna Li on Chatter that hello")
        #expect(desk.events(.permission).map { $0.fields["status"] } == ["asked"])
        #expect(desk.spoken.last?.contains("“") == true)
        try await desk.session.cancel()
        await desk.assistant.shutDown()
    }

    @Test func withoutAReasonNobodyIsAskedAndTheDeveloperIsToldWhy() async throws {
        let bench = try Workbench()
        let bundle = try bench.bundle()
        let plist = bundle.appending(path: "Info.plist")
        let text = try String(contentsOf: plist, encoding: .utf8)
        try Data(text.replacing("NSContactsUsageDescription", with: "NSOtherUsageDescription").utf8).write(to: plist)
        try bench.install(bundle: bundle)
        let desk = try Desk(bench)
        _ = try await desk.session.say("tell Anna Li on Chatter that hello")
        await desk.assistant.shutDown()
        #expect(desk.events(.permission).isEmpty)
        #expect(try desk.assistant.store.permission("contacts", app: "org.hark.chatter") == nil)
        let told = desk.events.filter { $0.kind == .logged || $0.kind == .diagnostic }.map { "\($0.fields) \($0.measured)" }
        #expect(told.contains { $0.contains("permission.no-usage-description") }, "\(told)")
    }
}
