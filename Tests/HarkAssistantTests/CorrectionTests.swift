import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Corrections of whole requests with the real apps, in both languages and mixed.
@Suite struct CorrectionTests {
    private func desk(_ app: String, _ locale: String = "en") throws -> Desk {
        let bench = try Workbench()
        try bench.install(app, allow: true)
        return try Desk(bench, locale: locale)
    }

    /// What is put to the person last.
    private func order(_ locale: String = "en", _ replies: String...) async throws -> (last: String?, handled: IntentObject?) {
        let desk = try desk("Apps/RecipeAssistant", locale)
        for reply in replies { _ = try await desk.session.say(reply) }
        await desk.assistant.shutDown()
        #expect(desk.events(.ended).allSatisfy { $0.fields["outcome"] == "handled" }, "\(desk.spoken) \(desk.events(.ended).map(\.fields))")
        return (desk.spoken.last, desk.events(.handling).last?.fields["intent"]?.object)
    }

    private let begun = ["order two large tomato soups", "pickup", "garden gate"]

    @Test func severalValuesAtOnce() async throws {
        let put = try await order("en", begun[0], begun[1], begun[2], "make it three and small").last
        #expect(put?.hasSuffix("Size: Small. Fulfilment: Pickup. Pickup Place: Garden Gate. Go ahead?") == true, "\(put ?? "")")
        #expect(put?.contains("3") == true)
    }

    @Test func aNameThenAValueAfterChange() async throws {
        let put = try await order("en", begun[0], begun[1], begun[2], "change", "the soup", "pumpkin", "no, corn soup instead", "yes")
        #expect(put.handled?["soup"]?.object?["identifier"] == "corn")
        #expect(put.handled?["quantity"] == 2 && put.handled?["size"] == 3)
    }

    @Test func aValueThatOnlyTheAppKnows() async throws {
        let put = try await order("en", begun[0], begun[1], begun[2], "change", "Pumpkin", "add croutons and cream", "yes")
        #expect(put.handled?["soup"]?.object?["identifier"] == "pumpkin")
        #expect(put.handled?["extras"] == ["Croutons", "Cream"])
    }

    @Test func anotherParametersWordInPlaceOfAnAddressOrPlace() async throws {
        #expect(try await order("en", "order tomato soup", "delivery", "pickup").last == "Where will you pick it up?")
        #expect(try await order("en", "order tomato soup", "pickup", "delivery").last == "Where should it be delivered?")
    }

    @Test func theReplyFillsTheOthersToo() async throws {
        let put = try await order("en", "order soup", "two large corn soups", "delivery", "1 Main Street", "yes")
        #expect(put.handled?["quantity"] == 2 && put.handled?["size"] == 3 && put.handled?["address"] == "1 Main Street")
        #expect(put.handled?["soup"]?.object?["identifier"] == "corn")
    }

    @Test func inChineseAndMixed() async throws {
        let put = try await order("zh-Hans", "点两份番茄汤", "自取", "前台", "不要番茄汤，要味噌汤", "改成三份大份")
        #expect(put.last == "点3份味噌汤。大小：大份；取餐方式：自取；取餐地点：前台。确定吗？")
        let mixed = try await order("en", "用Recipe Assistant点两份corn soup", "pickup", "前台", "改成三份", "miso soup吧", "好")
        #expect(mixed.handled?["quantity"] == 3 && mixed.handled?["soup"]?.object?["identifier"] == "miso")
    }

    /// The app speaks the sentence's language, whatever the system's.
    @Test func theAppAnswersInTheSentencesLanguage() async throws {
        #expect(try await order("en", "点两份番茄汤", "自取", "前台").last == "点2份番茄汤。取餐方式：自取；取餐地点：前台。确定吗？")
        let english = try await order("zh-Hans", "order two tomato soups", "pickup", "front counter").last
        #expect(english?.contains("Tomato Soup") == true && english?.hasSuffix("Pickup Place: Front Counter. Go ahead?") == true)
    }

    /// In one conversation too: the process of one language is not asked for the other.
    @Test func theLanguageMayChangeFromSentenceToSentence() async throws {
        let desk = try desk("Apps/RecipeAssistant")
        _ = try await desk.talk("点番茄汤", "自取", "前台", "好")
        #expect(desk.spoken.last == "您的番茄汤8分钟后就好。")
        _ = try await desk.talk("order tomato soup", "pickup", "front counter", "yes")
        #expect(desk.spoken.last == "Your Tomato Soup will be ready in 8 minutes.")
        await desk.assistant.shutDown()
    }

    @Test(arguments: [
        ("change the message to see you soon", "To Anna Li: see you soon. Send it?"),
        ("no, wait, to Anna Lee instead", "To Anna Lee: hello. Send it?"), ("不是，发给Anna Lee", "To Anna Lee: hello. Send it?"),
    ])
    func aMessageIsCorrected(said: String, put: String) async throws {
        let desk = try desk("Apps/Chatter")
        _ = try await desk.talk("tell Anna Li on Chatter that hello", said)
        await desk.assistant.shutDown()
        #expect(desk.spoken.last?.contains(put) == true, "\(desk.spoken)")
    }
}
