import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Sentences that refer to what was talked about before, with the real sample app.
@Suite struct ReferenceTests {
    private func desk(_ locale: String = "en") throws -> Desk {
        let bench = try Workbench()
        try bench.install()
        return try Desk(bench, locale: locale)
    }

    private func people(_ desk: Desk, _ parameter: String) -> [String?] {
        (desk.events(.handling).last?.fields["intent"]?.object?[parameter]?.array ?? []).map { $0.object?["contactIdentifier"]?.string }
    }

    @Test(arguments: ["call her with Chatter", "用Chatter给她打电话", "用Chatter畀佢打電話"]) func whoWasChosenIsNotAskedAgain(words: String) async throws {
        let desk = try desk()
        _ = try await desk.talk("tell Anna on Chatter that hi", "the second one", "yes")
        let asked = desk.events(.asked).count
        #expect(Desk.end(try await desk.session.say(words)).first == "a question", "\(desk.spoken)")
        #expect(desk.events(.asked).count == asked + 1 && desk.events(.asked).last?.fields["prompt"] == "confirmRequest")
        #expect(Desk.end(try await desk.session.say("yes")).first == "handled")
        #expect(people(desk, "contacts") == ["anna-li"])
        await desk.assistant.shutDown()
    }

    @Test func withinOneSentenceItIsOfTheCommandBefore() async throws {
        let desk = try desk()
        _ = try await desk.talk("tell Anna on Chatter that I'm late and then call her with Chatter", "the first one", "yes", "yes")
        #expect(desk.events(.ended).compactMap { $0.fields["outcome"]?.string } == ["handled", "handled"], "\(desk.spoken)")
        #expect(people(desk, "contacts") == ["anna-lee"])
        await desk.assistant.shutDown()
    }

    @Test func ofTwoThePersonIsAskedWhich() async throws {
        let desk = try desk()
        _ = try await desk.talk("tell Anna Lee and Anna Li on Chatter that hi", "yes")
        guard case .question(let prompt) = try await desk.session.say("call her with Chatter") else {
            Issue.record("\(desk.spoken)")
            return
        }
        #expect(prompt.question.options.map(\.title) == ["Anna Lee", "Anna Li"])
        _ = try await desk.talk("Anna Li", "yes")
        #expect(people(desk, "contacts") == ["anna-li"])
        await desk.assistant.shutDown()
    }

    @Test func severalAreMeantByThem() async throws {
        let desk = try desk()
        _ = try await desk.talk("tell Anna Lee and Anna Li on Chatter that hi", "yes", "tell them on Chatter that bye", "yes")
        #expect(people(desk, "recipients") == ["anna-lee", "anna-li"], "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    @Test func whatIsDictatedStaysText() async throws {
        let desk = try desk()
        _ = try await desk.talk("call Anna Lee with Chatter", "yes", "tell Anna Li on Chatter that I love her", "yes")
        #expect(desk.events(.handling).last?.fields["intent"]?.object?["content"] == "I love her")
        await desk.assistant.shutDown()
    }

    @Test(arguments: ["send it to Anna Li with Chatter", "用Chatter把它发给Anna Li"]) func itIsTheTextBefore(words: String) async throws {
        let desk = try desk()
        _ = try await desk.talk("tell Anna Lee on Chatter that the door is open", "yes", words, "yes")
        #expect(desk.events(.handling).last?.fields["intent"]?.object?["content"] == "the door is open", "\(desk.spoken)")
        #expect(people(desk, "recipients") == ["anna-li"])
        await desk.assistant.shutDown()
    }

    @Test func withNothingBeforeItIsAskedFor() async throws {
        let desk = try desk()
        guard case .question(let prompt) = try await desk.session.say("call her with Chatter") else {
            Issue.record("\(desk.spoken)")
            return
        }
        #expect(prompt.text == "Who should I call?")
        #expect(Desk.end(try await desk.talk("Anna Li", "yes")).first == "handled")
        #expect(people(desk, "contacts") == ["anna-li"])
        await desk.assistant.shutDown()
    }

    @Test func anAnswerMayReferToo() async throws {
        let desk = try desk()
        _ = try await desk.talk("call Anna Li with Chatter", "yes", "Send a message using Chatter", "her", "hello", "yes")
        #expect(people(desk, "recipients") == ["anna-li"], "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    @Test func anotherHarkStillKnowsWhoItWas() async throws {
        let bench = try Workbench()
        try bench.install()
        let first = try Desk(bench)
        _ = try await first.talk("tell Anna on Chatter that hi", "the second one", "yes")
        await first.assistant.shutDown()
        let second = try Desk(bench, resumes: true)
        #expect(try await second.session.takeUp() == nil)
        _ = try await second.talk("call her with Chatter", "yes", "again", "yes")
        #expect(people(second, "contacts") == ["anna-li"] && second.events(.handling).count == 2, "\(second.spoken)")
        #expect(second.events(.handling).map(\.request) == ["r2", "r3"])
        await second.assistant.shutDown()
    }

    @Test(arguments: ["Anna Li too", "send Anna Li the same", "same to Anna Li", "给Anna Li也发一个", "顺便也告诉Anna Li"])
    func theSameForSomebodyElse(words: String) async throws {
        let desk = try desk()
        _ = try await desk.talk("tell Anna Lee on Chatter that hi", "yes", words, "yes")
        #expect(desk.events(.handling).compactMap { $0.fields["intent"]?.object?["content"]?.string } == ["hi", "hi"], "\(desk.spoken)")
        #expect(people(desk, "recipients") == ["anna-li"])
        await desk.assistant.shutDown()
    }
}
