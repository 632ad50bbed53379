import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Whole conversations with Tally in its own process, and what they leave in its journal.
@Suite struct TallyTests {
    private func desk(_ locale: String = "en", journal: Bool = true) throws -> Desk {
        let bench = try Workbench()
        try bench.install("Apps/Tally")
        let desk = try Desk(bench, locale: locale)
        if journal {
            try FileManager.default.createDirectory(at: file(desk).deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Workbench.checkout.appending(path: "Apps/Tally/example.journal"), to: file(desk))
        }
        return desk
    }

    private func file(_ desk: Desk) -> URL { desk.bench.home.appending(path: "groups/group.org.hark.tally/Tally.journal") }
    private func text(_ desk: Desk) throws -> String { try String(contentsOf: file(desk), encoding: .utf8) }
    private func open(_ desk: Desk) throws -> [String] { try desk.bench.hark(["app", "open", "Tally"]).lines }

    /// Says one thing after another to the end of a request, and gives what was said back.
    private func say(_ desk: Desk, _ texts: String..., outcome: String = "handled") async throws -> [String] {
        let before = desk.spoken.count
        var turn = Session.Turn.ended(outcome: "", identifier: nil)
        for text in texts { turn = try await desk.session.say(text) }
        #expect(Desk.end(turn).first == outcome, "\(texts): \(desk.spoken)")
        return Array(desk.spoken.dropFirst(before))
    }

    // MARK: English

    @Test func aPersonIsChosenAndPaid() async throws {
        let desk = try desk()
        let spoken = try await say(desk, "send $20 to Anna for lunch", "the second one", "yes")
        #expect(spoken == ["Which Anna?", "Pay Anna Li $20.00 for lunch?", "Paid."])
        #expect(try text(desk).contains("* Anna Li | lunch  ; key:s/r1\n    Expenses:People:Anna Li  20.00 USD\n    Assets:Checking  -20.00 USD\n"))
        await desk.assistant.shutDown()
    }

    @Test func anAmountIsCorrected() async throws {
        let desk = try desk()
        let spoken = try await say(desk, "pay Anna Lee 20 dollars", "no, 25 dollars", "yes")
        #expect(spoken == ["Pay Anna Lee $20.00?", "Pay Anna Lee $25.00?", "Paid."])
        #expect(try open(desk).contains("Checking: 1225.00 USD"))
        await desk.assistant.shutDown()
    }

    @Test func moneyIsAskedFor() async throws {
        let desk = try desk()
        #expect(try await say(desk, "request $15 from Anna Lee", "yes") == ["Ask Anna Lee for $15.00?", "Requested."])
        #expect(try open(desk).last == "Asked of Anna Lee: 15.00 USD")
        await desk.assistant.shutDown()
    }

    @Test func accountsAreChosenByTheirNames() async throws {
        let desk = try desk()
        let spoken = try await say(desk, "transfer 100 dollars to my savings account", "the holiday one", "checking", "yes")
        #expect(spoken == ["Which savings?", "From which account?", "Transfer $100.00 from Checking to Holiday savings?", "Transferred."])
        #expect(try open(desk).prefix(2) == ["Checking: 1150.00 USD", "Holiday savings: 500.00 USD"])
        await desk.assistant.shutDown()
    }

    @Test func aBillIsPaidOnce() async throws {
        let desk = try desk()
        #expect(try await say(desk, "how much is my electricity bill") == ["City Power: $84.20, due Tuesday, March 31, 2026."])
        let spoken = try await say(desk, "pay my electricity bill", "yes")
        #expect(spoken == ["Pay the electricity bill of City Power: $84.20 from Checking?", "Paid."])
        let paid = try text(desk)
        #expect(try await desk.talk("pay my electricity bill") != .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken.suffix(2) == ["There is no electricity bill to pay in Tally.", "Who is the bill from?"], "\(desk.spoken)")
        try await desk.session.cancel()
        #expect(try await say(desk, "show my bills") == ["Blue Water: $41.00, due Wednesday, April 15, 2026."])
        #expect(try text(desk) == paid)
        await desk.assistant.shutDown()
    }

    @Test func balancesAreToldAsMoney() async throws {
        let desk = try desk()
        let spoken = try await say(desk, "what's my savings balance")
        #expect(spoken == ["Holiday savings: $400.00, House savings: $9,000.00 and 储蓄: CN¥2,000.00."])
        await desk.assistant.shutDown()
    }

    // MARK: Chinese and mixed

    @Test func inChinese() async throws {
        let desk = try desk("zh-Hans")
        #expect(try await say(desk, "给王一然转50块", "好") == ["向王一然付款¥50.00吗？", "已付款。"])
        #expect(try await say(desk, "给王一然转50块", "改成60块", "好").dropFirst() == ["向王一然付款¥60.00吗？", "已付款。"])
        #expect(try await say(desk, "向王一然收30元", "好") == ["向王一然收款¥30.00吗？", "已发起收款。"])
        #expect(try await say(desk, "交电费", "好") == ["从Checking向City Power支付电费账单US$84.20吗？", "已支付。"])
        #expect(try await say(desk, "把100元从储蓄账户转到支票账户", "好") == ["从储蓄转账¥100.00到支票吗？", "已转账。"])
        #expect(try await say(desk, "给Anna转5美元", "第一个", "好").first == "哪个Anna？")
        #expect(
            try open(desk) == [
                "Checking: 1160.80 USD", "Holiday savings: 400.00 USD", "House savings: 9000.00 USD", "支票: 490.00 CNY", "储蓄: 1900.00 CNY",
                "Visa: -120.00 USD", "To pay: Blue Water, 41.00 USD, due 2026-04-15", "Asked of 王一然: 30.00 CNY",
            ], "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    @Test func bothLanguagesInOneSentence() async throws {
        let desk = try desk()
        _ = try await say(desk, "给Anna Li转20 dollars", "好")
        _ = try await say(desk, "pay 王一然 20块", "yes")
        _ = try await say(desk, "用Tally给王一然转30块", "no, 40块", "yes")
        _ = try await say(desk, "transfer 100块 from 储蓄 to 支票", "好")
        #expect(
            try open(desk).prefix(5).filter { !$0.contains("savings") } == ["Checking: 1230.00 USD", "支票: 540.00 CNY", "储蓄: 1900.00 CNY"],
            "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    // MARK: What cannot be paid

    @Test func whatIsTooMuchIsSaidBeforeAnybodyIsAsked() async throws {
        let desk = try desk()
        let before = try text(desk)
        #expect(
            try await say(desk, "transfer $5000 from checking to house savings", outcome: "failed") == ["There isn't enough money in the account."])
        _ = try await desk.talk("pay Anna Li 20000 dollars")
        #expect(desk.spoken.dropFirst().first == "That amount is too large.", "\(desk.spoken)")
        try await desk.session.cancel()
        _ = try await desk.talk("pay Anna Li 20 euros")
        #expect(desk.spoken.contains("Tally doesn't support that currency."), "\(desk.spoken)")
        #expect(try text(desk) == before && desk.events(.handling).isEmpty)
        await desk.assistant.shutDown()
    }

    @Test func withoutAJournalThereIsNoAccount() async throws {
        let desk = try desk(journal: false)
        _ = try await desk.talk("pay Anna Li 20 dollars")
        #expect(desk.spoken == ["You have no bank account set up in Tally. Open Tally?"])
        await desk.assistant.shutDown()
    }

    /// Another program spends the money between the question and the yes: its text stays, and nothing is paid.
    @Test func theJournalChangesMeanwhile() async throws {
        let desk = try desk()
        _ = try await desk.talk("pay Anna Li 20 dollars")
        let spent = try text(desk) + "\n2026-03-09 Shop\n    Expenses:Shop  1240.00 USD\n    Assets:Checking\n"
        try Data(spent.utf8).write(to: file(desk))
        #expect(Desk.end(try await desk.talk("yes")) == ["failed", "app.failed"])
        #expect(desk.spoken.last == "There isn't enough money in the account.")
        #expect(try text(desk) == spent)
        #expect(try await say(desk, "pay Anna Li 5 dollars", "yes").last == "Paid.")
        #expect(try text(desk).hasPrefix(spent))
        await desk.assistant.shutDown()
    }

    /// What Tally does not understand in a journal it neither guesses at nor writes behind.
    @Test func aJournalThatCannotBeReadIsLeftAlone() async throws {
        let desk = try desk()
        let odd = try text(desk) + "\ninclude more.journal\n"
        try Data(odd.utf8).write(to: file(desk))
        #expect(try await say(desk, "pay Anna Li 20 dollars", outcome: "failed") == ["Tally couldn't make the payment."])
        #expect(try text(desk) == odd)
        await desk.assistant.shutDown()
    }

    @Test func paymentsNeedAnUnlockedDevice() async throws {
        let desk = try desk()
        try desk.assistant.lock()
        _ = try await desk.session.say("pay Anna Li 20 dollars")
        #expect(desk.spoken == ["Tally only does that when unlocked. Unlock now?"] && desk.events(.launched).isEmpty)
        _ = try await desk.talk("yes", "yes")
        #expect(desk.spoken.last == "Paid.")
        await desk.assistant.shutDown()
    }
}
