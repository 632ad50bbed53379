import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Requests that need more than one look: at the sentence's script, and at the contacts as they are now.
@Suite struct FreshRequestTests {
    private static let chan = Card(
        identifier: "chan", given: "家傑", family: "陳", full: "陳家傑", label: "cell", number: "+852 5550 0104")

    private func desk(_ contacts: [Card], _ locale: String) throws -> Desk {
        let bench = try Workbench(contacts: contacts)
        try bench.install()
        return try Desk(bench, locale: locale)
    }

    /// The app's name, the verb and the recipient stand without spaces; what is missing is asked for in the sentence's script,
    /// whatever the system's language.
    @Test(arguments: ["en", "zh-Hans"])
    func whatIsMissingIsAskedForInTheSentencesScript(locale: String) async throws {
        let simplified = try desk([.annaLi, .wangYiran], locale)
        #expect(try await simplified.talk("Chatter发信息", "王一然", "我会晚到", "好") == .ended(outcome: "handled", identifier: nil))
        #expect(simplified.spoken == ["发给谁？", "内容是什么？", "发给王一然：我会晚到。要发送吗？", "已发送。"])
        await simplified.assistant.shutDown()

        let traditional = try desk([.annaLi, Self.chan], locale)
        #expect(try await traditional.talk("Chatter發短訊俾陳家傑", "我遲到", "好") == .ended(outcome: "handled", identifier: nil))
        #expect(traditional.spoken == ["內容是什麼？", "發給陳家傑：我遲到。要傳送嗎？", "已傳送。"])
        await traditional.assistant.shutDown()
    }

    @Test func aLatinNameAndTextStandInAChineseSentence() async throws {
        let desk = try desk([.annaLi, .wangYiran], "zh-Hans")
        #expect(try await desk.talk("用Chatter发信息给Anna Li说on my way", "好") == .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken == ["发给Anna Li：on my way。要发送吗？", "已发送。"])
        await desk.assistant.shutDown()
    }

    /// A contact is found by its name as it is heard, and after a change by its new one, in the same session.
    @Test func aRenamedContactIsFoundAtOnce() async throws {
        let bank = Card(identifier: "bank", given: "Blood", family: "Bank", label: "work", number: "+1 555 010 0106")
        func other(_ given: String, _ family: String) -> Card {
            Card(identifier: "works", given: given, family: family, label: "work", number: "+1 555 010 0105")
        }
        let desk = try desk([other("BloodWorks", "Northwest"), bank], "en")
        _ = try await desk.talk("tell blood works northwest on Chatter that hi")
        #expect(desk.spoken.last == "To BloodWorks Northwest: hi. Send it?")
        _ = try await desk.talk("no")

        let changed = other("Plasma", "House").text + bank.text
        try Data(changed.utf8).write(to: desk.bench.contacts.appending(path: "people.vcf"))
        #expect(try await desk.talk("tell Plasma House on Chatter that hi", "yes") == .ended(outcome: "handled", identifier: nil))
        let handled = try #require(desk.events(.handling).last?.fields["intent"]?.object)
        #expect(handled["recipients"]?.array?.first?.object?["contactIdentifier"] == "works")
        await desk.assistant.shutDown()
    }

    /// A request is understood whatever the system's language is, and answered in its own: all grammar counts at once.
    @Test(
        arguments: ["en", "zh-Hans", "zh-Hant"],
        [
            ("tell Anna Li on Chatter that hello", "yes", "To Anna Li: hello. Send it?", "Sent."),
            ("用Chatter告诉王一然你好", "好", "发给王一然：你好。要发送吗？", "已发送。"), ("用Chatter告訴王一然你好", "好", "發給王一然：你好。要傳送嗎？", "已傳送。"),
        ])
    func aRequestIsUnderstoodWhateverTheSystemsLanguage(locale: String, talk: (String, String, String, String)) async throws {
        let desk = try desk([.annaLi, .wangYiran], locale)
        #expect(try await desk.talk(talk.0, talk.1) == .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken == [talk.2, talk.3])
        await desk.assistant.shutDown()
    }
}
