import HarkApps
import HarkAssistant
import HarkConversation
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Requests that are followed after they were handled, with a real extension.
@Suite struct FollowedRequestTests {
    private func desk(updates: UpdateLimits? = UpdateLimits(gap: .zero)) throws -> Desk {
        let bench = try Workbench()
        try bench.install(bundle: try bench.unruly())
        return try Desk(bench, updates: updates)
    }

    private func ask(_ car: String, _ desk: Desk) async throws -> Session.Turn {
        let name = IntentObject("INSpeakableString", ["spokenPhrase": .string(car)])
        return try await desk.session.perform(IntentObject("INGetCarPowerLevelStatusIntent", ["carName": .object(name)]), app: nil)
    }

    private func updates(_ desk: Desk) -> [String?] { desk.events(.updates).map { ($0.fields["reason"] ?? $0.fields["status"])?.string } }

    /// Waits for a response of so many percent, or for the end.
    private func wait(for percent: Double, _ desk: Desk) async {
        while !desk.events(.updated).contains(where: {
            abs(($0.fields["response"]?.object?["chargePercentRemaining"]?.number ?? 0) - percent) < 0.001
        }) {
            await desk.waitFor(.updated)
        }
    }

    @Test func laterResponsesAreToldUntilThePersonStops() async throws {
        let desk = try desk()
        #expect(Desk.end(try await ask("Charging", desk)) == ["handled", nil])
        await wait(for: 0.9, desk)
        #expect(updates(desk) == ["started"])
        #expect(desk.events(.updated).allSatisfy { $0.request == nil && $0.fields["request"] == "r1" })
        #expect(desk.events(.ended).count == 1)
        // Another request in between is served by the same process.
        #expect(Desk.end(try await desk.send("good")).first == "a question")
        #expect(Desk.end(try await desk.session.say("yes")).first == "handled")
        _ = try await desk.session.say("stop")
        #expect(updates(desk) == ["started", "person"])
        #expect(desk.spoken.last == "OK, I'll stop telling you.")
        while !desk.events(.logged).contains(where: { $0.measured["text"] == "nobody looks at Charging" }) { await desk.waitFor(.logged) }
        await desk.assistant.shutDown()
    }

    @Test func aFailureEndsThem() async throws {
        let desk = try desk()
        _ = try await ask("Falling", desk)
        while updates(desk).count < 2 { await desk.waitFor(.updates) }
        #expect(updates(desk) == ["started", "failed"])
        #expect(desk.events(.updated).last?.fields["code"] == "failure")
        await desk.assistant.shutDown()
    }

    @Test func theEndOfTheProcessIsTold() async throws {
        let desk = try desk()
        _ = try await ask("Crashing", desk)
        while updates(desk).count < 2 { await desk.waitFor(.updates) }
        #expect(updates(desk) == ["started", "process"])
        #expect(Desk.end(try await ask("Plain", desk)) == ["handled", nil])
        await desk.assistant.shutDown()
    }

    @Test func theyExpireByThemselves() async throws {
        let desk = try desk(updates: UpdateLimits(duration: .milliseconds(1), gap: .zero))
        _ = try await ask("Plain", desk)
        while updates(desk).count < 2 { await desk.waitFor(.updates) }
        #expect(updates(desk) == ["started", "expired"])
        await desk.assistant.shutDown()
    }

    @Test func closingTheSessionEndsThem() async throws {
        let desk = try desk()
        _ = try await ask("Charging", desk)
        await wait(for: 0.9, desk)
        await desk.session.close()
        #expect(updates(desk) == ["started", "session"])
        await desk.assistant.shutDown()
    }

    /// `hark ask` waits for nobody.
    @Test func aSessionThatFollowsNothingEndsAsEver() async throws {
        let desk = try desk(updates: nil)
        #expect(Desk.end(try await ask("Charging", desk)) == ["handled", nil])
        await desk.assistant.shutDown()
        #expect(desk.events(.updates).isEmpty)
        #expect(desk.events(.updated).isEmpty)
    }
}
