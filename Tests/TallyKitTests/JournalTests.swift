import Foundation
import TallyKit
import Testing

/// What Tally reads of a journal, and what it refuses to guess.
struct JournalTests {
    @Test func balancesAddUp() throws {
        let journal = try Journal(
            """
            ; ours
            account Assets:Checking  ; kind:checking
            account Assets:Savings
                ; kind:saving, nickname:Rainy days
            commodity $1,000.00

            2026/3/1 * (17) Opening | from paper  ; note
                Assets:Checking  $1,250.00  ; a posting's comment
                Assets:Savings:Bonds  -$0.50
                Equity
            2026-03-02=2026-03-04 ! Tea  ; key:s/1, shop:corner
                Expenses:Tea  3 EUR
                Assets:Checking  EUR -3.00 = EUR -3.00

            comment
            2026-03-03 not a transaction
            end comment
            """)
        #expect(journal.accounts.map(\.name) == ["Checking", "Rainy days"] && journal.accounts.map(\.kind) == ["checking", "saving"])
        #expect(journal.balances(of: "Assets:Checking") == ["USD": 1250, "EUR": -3])
        #expect(journal.balances(of: "Assets") == ["USD": 1249.5, "EUR": -3])
        #expect(journal.balances(of: "Equity") == ["USD": -1249.5])
        let tea = try #require(journal.transaction(withKey: "s/1"))
        #expect(tea.date == "2026-03-02" && tea.isPending && tea.payee == "Tea" && tea.tags["shop"] == "corner")
        #expect(journal.transactions[0].note == "from paper")
    }

    @Test(arguments: [
        ("2026-03-01 x\n    a  1 USD\n    b  2 USD\n", 1), ("2026-03-01 x\n    a\n    b\n", 1), ("2026-03-01 x\n    a  1 USD @ 2 EUR\n    b\n", 2),
        ("include other.journal\n", 1), ("2026-13-01 x\n", 1), ("2026-03-01 x\n    (a)  1 USD\n", 2), ("\n    a  1 USD\n", 2),
        ("2026-03-01 x\n    a  1,00 USD\n    b\n", 2), ("2026-03-01 x\n    a  1.000.000 USD\n    b\n", 2), ("alias a=b\n", 1),
        ("2026-03-01 x\n    a  12\n    b\n", 2), ("~ monthly\n    a  1 USD\n    b\n", 1),
    ])
    func whatIsNotKnownIsNotGuessed(_ text: String, _ line: Int) {
        let problem = #expect(throws: JournalProblem.self) { try Journal(text) }
        #expect(problem?.line == line)
    }

    @Test func aBillIsOwedUntilItIsPaid() throws {
        let bill = "2026-03-02 City Power  ; bill:electricity, due:2026-03-31\n    Expenses:Power  84.20 USD\n    Liabilities:Bills:City Power\n"
        let open = try #require(try Journal(bill).openAndPaidBills.first)
        #expect(open.payee == "City Power" && open.kind == "electricity" && open.due == "2026-03-31" && open.amount == Money(84.2, "USD"))
        let part = bill + "2026-03-05 City Power\n    Liabilities:Bills:City Power  80.00 USD\n    Assets:Checking\n"
        #expect(try Journal(part).openAndPaidBills.map(\.amount) == [Money(4.2, "USD")])
        let all = part + "2026-03-05 City Power\n    Liabilities:Bills:City Power  4.20 USD\n    Assets:Checking\n"
        #expect(try Journal(all).openAndPaidBills.map(\.amount) == [Money(0, "USD")])
    }
}
