import Foundation
import HarkTestSupport
import PlainFiles
import TallyKit
import Testing

/// What Tally writes into a journal, and that it writes it once.
struct LedgerTests {
    private final class Scratch {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("tally-\(UUID().uuidString)")
        deinit { try? FileManager.default.removeItem(at: url) }
    }
    private let scratch = Scratch()
    private var ledger: Ledger { Ledger(folder: scratch.url) }
    private let time = Date(timeIntervalSince1970: 1_773_135_000)
    private let accounts = "account Assets:Checking  ; kind:checking\n\n2026-03-01 Opening\n    Assets:Checking  100.00 USD\n    Equity\n"

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: scratch.url, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: ledger.path))
    }
    private func text() throws -> String { try String(contentsOfFile: ledger.path, encoding: .utf8) }
    private func lunch(_ amount: Decimal, note: String? = "lunch", _ currency: String = "USD") -> Payment {
        Payment(payee: "Anna Li", note: note, to: Payment.account(of: "Anna Li"), from: "Assets:Checking", money: Money(amount, currency))
    }

    @Test func aPaymentIsATransactionAtTheEnd() throws {
        try write(accounts)
        try ledger.record(lunch(20), key: "s/r1", at: time)
        #expect(
            try text() == accounts + """

                2026-03-10 * Anna Li | lunch  ; key:s/r1
                    Expenses:People:Anna Li  20.00 USD
                    Assets:Checking  -20.00 USD

                """)
        #expect(try ledger.journal().balances(of: "Assets:Checking") == ["USD": 80])
    }

    @Test func aKeyPaysOnce() throws {
        try write(accounts)
        let first = try ledger.record(lunch(60), key: "s/r1", at: time)
        // It would not be covered again, and what the second asks for does not matter.
        #expect(try ledger.record(lunch(99), key: "s/r1") == first)
        #expect(try ledger.journal().balances(of: "Assets:Checking") == ["USD": 40])
    }

    @Test func twentyAtATimePayOnceEach() async throws {
        try write(accounts)
        let (ledger, payment) = (ledger, lunch(1))
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<40 { group.addTask { _ = try? ledger.record(payment, key: "k\(number / 2)") } }
        }
        #expect(try ledger.journal().balances(of: "Assets:Checking") == ["USD": 80])
    }

    @Test func whatIsNotThereIsNotPaid() throws {
        #expect(throws: LedgerProblem.noJournal) { try ledger.record(lunch(1), key: "a") }
        try write(accounts)
        #expect(throws: LedgerProblem.insufficientFunds) { try ledger.record(lunch(100.01), key: "a") }
        #expect(throws: LedgerProblem.insufficientFunds) { try ledger.record(lunch(1, "EUR"), key: "a") }
        #expect(try text() == accounts)
    }

    /// A journal that Tally cannot read is left as it is.
    @Test func aJournalThatSaysMoreIsLeftAlone() throws {
        try write(accounts + "include other.journal\n")
        let problem = #expect(throws: JournalProblem.self) { try ledger.record(lunch(1), key: "a") }
        #expect(problem?.description == "line 6: 'include' is more than Tally reads")
        #expect(try text() == accounts + "include other.journal\n")
    }

    @Test func theJournalsOwnWayOfWritingIsKept() throws {
        try write("account Assets:Checking  ; kind:checking\n2026-03-01 Opening\n    Assets:Checking  $100\n    Equity")
        try ledger.record(lunch(0.5), key: "a", at: time)
        #expect(
            try text().hasSuffix(
                "    Equity\n\n2026-03-10 * Anna Li | lunch  ; key:a\n    Expenses:People:Anna Li  $0.50\n    Assets:Checking  $-0.50\n"))
    }

    @Test(arguments: ["a | b; c: d", "line\nbreak", "  ", "key:s/r9, x"])
    func wordsStayWords(_ note: String) throws {
        try write(accounts)
        try ledger.record(lunch(1, note: note), key: "a, b", at: time)
        let journal = try ledger.journal()
        #expect(journal.transactions.count == 2 && journal.transaction(withKey: "a, b") != nil && journal.transaction(withKey: "s/r9") == nil)
    }

    /// hledger reads what Tally wrote, finds it balanced, and has the same balances. `make test` installs it.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/hledger"), "hledger is not installed"))
    func hledgerHasTheSameBalances() throws {
        let example = try String(contentsOf: Workbench.checkout.appendingPathComponent("Apps/Tally/example.journal"), encoding: .utf8)
        try write(example)
        let bill = try #require(ledger.journal().openAndPaidBills.first)
        try ledger.record(lunch(20.05, note: "a | b; c: d"), key: "1")
        try ledger.record(Payment(request: Money(15, "USD"), of: "王一然", note: nil), key: "2")
        try ledger.record(Payment(bill: bill, money: bill.amount, from: "Assets:Checking", note: nil), key: "3")
        try ledger.record(Payment(payee: "Transfer", note: nil, to: "Assets:支票", from: "Assets:储蓄", money: Money(100, "CNY")), key: "4")
        let bench = try Workbench(contacts: [])
        let hledger = URL(fileURLWithPath: "/usr/bin/hledger")
        #expect(try bench.run(hledger, ["-f", ledger.path, "check"], environment: ["LANG": "C.UTF-8"]).code == 0)
        let table = try bench.run(
            hledger, ["-f", ledger.path, "balance", "--no-total", "--flat", "--layout=bare", "-O", "csv"], environment: ["LANG": "C.UTF-8"])
        var theirs: [String: [String: Decimal]] = [:]
        for line in table.lines.dropFirst() {
            let cells = line.split(separator: "\"").filter { $0 != "," }.map(String.init)
            theirs[cells[0], default: [:]][cells[1]] = Decimal(string: cells[2])
        }
        let journal = try ledger.journal()
        let names = Set(journal.transactions.flatMap(\.postings).map(\.account))
        let ours = Dictionary(uniqueKeysWithValues: names.map { ($0, journal.balances(of: $0)) }).filter { !$0.value.isEmpty }
        #expect(theirs == ours, "\(table.output)\(table.errors)")
        #expect(ours.count > 10)
    }
}
