import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Requests for an app's own intents, with its real process.
@Suite struct CustomIntentTests {
    private func order(_ values: [String: IntentValue], _ replies: String..., intent: String = "OrderTeaIntent") async throws -> Desk {
        let bench = try Workbench()
        try bench.install(bundle: try bench.teaHouse())
        let desk = try Desk(bench)
        var turn = try await desk.session.perform(IntentObject(intent, values), app: nil)
        for reply in replies {
            guard case .question = turn else { break }
            turn = try await desk.session.say(reply)
        }
        if case .question = turn { _ = try await desk.session.endWithoutReply() }
        await desk.assistant.shutDown()
        return desk
    }

    @Test func whatWasSaidIsSearchedForAmongTheAppsOptions() async throws {
        let desk = try await order(["tea": "black"], "yes")
        #expect(desk.spoken == ["Do you mean 2?", "Assam black in 5 minutes"])
        let found = desk.events(.options).first?.fields
        #expect(found == ["parameter": "tea", "searchTerm": "black", "count": 2, "matches": 1])
    }

    @Test func severalOptionsAreOfferedBySection() async throws {
        let desk = try await order(["tea": "sencha assam"], "1", "yes")
        #expect(desk.spoken == ["Which of these?", "Do you mean 2?", "Sencha in 5 minutes"])
        let options = desk.events(.asked).first?.fields["options"]?.array?.compactMap(\.object) ?? []
        #expect(options.map { $0["title"] } == ["Sencha", "Assam sencha assam"])
        #expect(options.map { $0["section"] } == ["Green", "A"])
        #expect(options.first?["subtitle"] == "steamed")
        #expect(options.first?["image"]?.object?.typeName == "INImage")
    }

    @Test func optionsThatFailDoNotEndTheRequest() async throws {
        let desk = try await order(["tea": "cold"], "yes")
        #expect(desk.events(.diagnostic).map { $0.fields["identifier"] }.contains("app.options-failed"))
        #expect(desk.spoken == ["Do you mean 2?", "cold in 5 minutes"], "what was said is taken as it is, without a word about it")
    }

    @Test func aRefusalIsSaidInTheDefinitionsWords() async throws {
        let gone = IntentValue.object(IntentObject("Tea", ["identifier": "gone", "displayString": "Oolong"]))
        #expect(try await order(["tea": gone]).spoken.first == "Oolong is for another day.")
        let cups = try await order(["tea": "black", "cups": 20], "3")
        #expect(cups.spoken == ["At most 12.", "How many cups?", "Assam black in 5 minutes"])
        #expect(cups.events(.ended).last?.fields["outcome"] == "handled")
    }

    @Test func aDeprecatedIntentRunsAndIsFlagged() async throws {
        let desk = try await order([:], intent: "OldBrewTeaIntent")
        #expect(desk.events(.diagnostic).filter { $0.fields["identifier"] == "intent.deprecated" }.count == 1)
    }
}
