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

    // MARK: Asked by an app that stands open

    private static let question = "May Bell be used with Hark? “Bell rings at the end of a workout.”"

    /// What the app wrote, once there are so many lines.
    private func written(_ desk: Desk, _ count: Int) async -> [String] {
        func lines() -> [String] { desk.events(.logged).compactMap { $0.measured["text"]?.string }.filter { $0.hasPrefix("bell: ") } }
        while lines().count < count { await desk.waitFor(.logged) }
        return lines()
    }

    @Test(arguments: [("yes", "authorized", true), ("不可以", "denied", false)])
    func anAppThatStandsOpenAsksOnceAndIsAnswered(_ reply: String, _ status: String, _ granted: Bool) async throws {
        let bench = try Workbench()
        try bench.install(bundle: try bench.bell())
        let desk = try Desk(bench)
        let end = try await desk.session.say("start a rowing workout with Bell")
        // The request is over; what the app asks belongs to the session.
        #expect(end == .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken.last == Self.question)
        try #require(await desk.session.isAsked)
        // What is no answer changes nothing: it is asked again.
        _ = try await desk.session.say("purple")
        #expect(desk.spoken.last?.hasSuffix(Self.question) == true && desk.spoken.last != Self.question)
        _ = try await desk.session.say(reply)
        #expect(await desk.session.isAsked == false)
        #expect(await written(desk, 3).sorted() == ["bell: launch \(status)", "bell: notDetermined", "bell: settings \(status)"])
        #expect(desk.events(.permission).map { $0.fields["status"] } == ["asked", .string(status)])
        #expect(desk.events(.permission).allSatisfy { $0.request == nil })
        #expect(try desk.assistant.store.permission("siri", app: "org.hark.bell") == granted)
        #expect(try bench.hark(["permissions", "list", "--json"]).output.contains("\"siri\""))
        await desk.assistant.shutDown()
    }

    @Test func whatNobodyAnswersIsAskedAgainTheNextTime() async throws {
        let bench = try Workbench()
        try bench.install(bundle: try bench.bell())
        let desk = try Desk(bench)
        _ = try await desk.session.say("start a rowing workout with Bell")
        try #require(await desk.session.isAsked)
        _ = try await desk.session.endWithoutReply()
        #expect(await written(desk, 3).sorted() == ["bell: launch notDetermined", "bell: notDetermined", "bell: settings notDetermined"])
        #expect(try desk.assistant.store.permission("siri", app: "org.hark.bell") == nil)
        _ = try await desk.assistant.open(try desk.assistant.registry.app(named: "Bell"), in: desk.session).settled()
        try #require(await desk.session.isAsked)
        // The person's side goes away.
        await desk.session.close()
        #expect(await written(desk, 6).suffix(2).allSatisfy { $0.hasSuffix("notDetermined") })
        await desk.assistant.shutDown()
    }

    @Test func anAppThatDoesNotSayWhyIsToldSo() async throws {
        let bench = try Workbench()
        try bench.install(bundle: try bench.bell(usage: nil))
        let desk = try Desk(bench)
        _ = try await desk.session.say("start a rowing workout with Bell")
        #expect(await desk.session.isAsked == false)
        #expect(await written(desk, 3).sorted() == ["bell: launch notDetermined", "bell: notDetermined", "bell: settings notDetermined"])
        await desk.assistant.shutDown()
        let told = desk.events(.logged).compactMap { $0.measured["identifier"]?.string }
        #expect(told.contains("permission.no-usage-description"), "\(told)")
    }
}
