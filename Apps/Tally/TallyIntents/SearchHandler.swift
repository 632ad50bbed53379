import Intents
import PlainFiles
import TallyKit

/// Tells what accounts hold and what bills ask for.
class SearchHandler: NSObject, INSearchForAccountsIntentHandling, INSearchForBillsIntentHandling {
    // MARK: Accounts

    func handle(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void) {
        let outcome = Outcome { accounts(in: try $0.journal(), for: intent) }
        let code: INSearchForAccountsIntentResponseCode =
            switch outcome {
            case .done(let accounts): accounts.isEmpty ? .failureAccountNotFound : .success
            case .noAccount: .failureAccountNotFound
            case .insufficientFunds, .failed: .failure
            }
        let response = INSearchForAccountsIntentResponse(code: code, userActivity: nil)
        response.accounts = outcome.result
        completion(response)
    }

    private func accounts(in journal: Journal, for intent: INSearchForAccountsIntent) -> [INPaymentAccount] {
        var accounts = intent.accountNickname.map { journal.accounts(named: $0.spokenPhrase) } ?? journal.accounts
        if intent.accountType != .unknown { accounts = accounts.filter { $0.type == intent.accountType } }
        return accounts.flatMap { account in
            let balances = journal.balances(of: account.path).sorted { $0.key < $1.key }
            return balances.isEmpty
                ? [INPaymentAccount(account)] : balances.map { INPaymentAccount(account, balance: Money($0.value, $0.key)) }
        }
    }

    // MARK: Bills

    func handle(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
        let outcome = Outcome { ledger in
            try ledger.journal().bills(of: intent.billPayee, intent.billType).filter { Self.fits($0, intent) }
        }
        let isNarrow = intent.billPayee != nil || intent.billType != .unknown
        let code: INSearchForBillsIntentResponseCode =
            switch outcome {
            case .done(let bills): bills.isEmpty && isNarrow ? .failureBillNotFound : .success
            case .noAccount: isNarrow ? .failureBillNotFound : .success
            case .insufficientFunds, .failed: .failure
            }
        let response = INSearchForBillsIntentResponse(code: code, userActivity: nil)
        response.bills = outcome.result?.compactMap(Self.details)
        completion(response)
    }

    /// Unless paid ones are asked for, those to be paid.
    private static func fits(_ bill: Journal.Bill, _ intent: INSearchForBillsIntent) -> Bool {
        if (bill.amount.amount == 0) != (intent.status == .completed) { return false }
        guard let range = intent.dueDateRange else { return true }
        guard let due = bill.due else { return false }
        func day(_ components: DateComponents?) -> String? { components.flatMap(Calendar.current.date(from:)).map(Ledger.today) }
        return due >= day(range.startDateComponents) ?? "" && due <= day(range.endDateComponents) ?? "9999"
    }

    private static func details(_ bill: Journal.Bill) -> INBillDetails? {
        let parts = (bill.due ?? "").split(separator: "-").compactMap { Int($0) }
        let due = parts.count == 3 ? DateComponents(year: parts[0], month: parts[1], day: parts[2]) : nil
        return INBillDetails(
            billType: .unknown, paymentStatus: bill.amount.amount == 0 ? .completed : .unpaid, billPayee: INBillPayee(bill),
            amountDue: bill.amount.currencyAmount, minimumDue: nil, lateFee: nil, dueDate: due, paymentDate: nil)
    }
}
