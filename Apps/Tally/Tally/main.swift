import Intents
import IntentsExtensionMain
import TallyKit

// Tally's own window is a terminal: it shows what the accounts hold, what is to be paid and what is asked of others, and ends.

@MainActor
func show(_ activity: NSUserActivity?) {
    guard let ledger = Ledger() else {
        FileHandle.standardError.write(Data("Tally has no access to \(Ledger.group); open it with Hark.\n".utf8))
        exit(EXIT_FAILURE)
    }
    do {
        let journal = try ledger.journal()
        for account in journal.accounts { print("\(account.name): \(text(journal.balances(of: account.path)))") }
        for bill in journal.openAndPaidBills where bill.amount.amount != 0 {
            print("To pay: \(bill.payee), \(bill.amount)\(bill.due.map { ", due \($0)" } ?? "")")
        }
        for request in journal.transactions where request.isPending {
            if let posting = request.postings.first { print("Asked of \(request.payee): \(posting.money)") }
        }
        ledger.teachNames()
        fflush(stdout)
        exit(EXIT_SUCCESS)
    } catch LedgerProblem.noJournal {
        print("No accounts yet. Put a journal here that declares some: \(ledger.path)")
        fflush(stdout)
        exit(EXIT_SUCCESS)
    } catch {
        FileHandle.standardError.write(Data("Tally cannot read its journal: \(error)\n".utf8))
        exit(EXIT_FAILURE)
    }
}

func text(_ balances: [String: Decimal]) -> String {
    balances.isEmpty ? "0" : balances.sorted { $0.key < $1.key }.map { "\(Money($0.value, $0.key))" }.joined(separator: ", ")
}

AppMain.run(opened: show)
