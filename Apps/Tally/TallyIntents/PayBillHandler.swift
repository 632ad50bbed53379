import Intents
import PlainFiles
import TallyKit

/// Pays what companies have billed.
class PayBillHandler: NSObject, INPayBillIntentHandling {
    // MARK: Resolve

    /// By what the company is called, or by what the bill is for; only bills that are not paid.
    func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void) {
        guard let journal = Outcome({ try $0.journal() }).result else { return completion(.notRequired()) }
        let bills = journal.bills(of: intent.billPayee, intent.billType).filter { $0.amount.amount > 0 }
        let payees = bills.compactMap { INBillPayee($0) }
        switch payees.count {
        case 0: completion(.unsupported())
        case 1: completion(.success(with: payees[0]))
        default: completion(.disambiguation(with: payees))
        }
    }

    /// Without a word about it, all that is due; never more than that.
    func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void) {
        guard let journal = Outcome({ try $0.journal() }).result, let bill = journal.bill(of: intent) else { return completion(.needsValue()) }
        let money = Money(intent.transactionAmount?.amount, in: journal) ?? bill.amount
        guard money.currency == bill.amount.currency, money.amount > 0, money.amount <= bill.amount.amount else {
            return completion(.unsupported())
        }
        completion(.success(with: INPaymentAmount(amountType: .amountDue, amount: money.currencyAmount)))
    }

    func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
        guard let journal = Outcome({ try $0.journal() }).result else { return completion(.notRequired()) }
        if let said = intent.fromAccount { return completion(.of(journal.accounts(for: said))) }
        let currency = intent.transactionAmount?.amount?.currencyCode ?? journal.bill(of: intent)?.amount.currency
        completion(.of(currency.flatMap { journal.account(holding: $0) }.map { [$0] } ?? []))
    }

    func resolveTransactionScheduledDate(
        for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.of(intent.transactionScheduledDate))
    }

    // MARK: Confirm and handle

    func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        let outcome = Outcome.ready(Money(intent.transactionAmount?.amount, in: nil)) { _ in intent.fromAccount?.accountNumber }
        completion(response(outcome, done: .ready, intent))
    }

    func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        let outcome = Outcome { ledger in
            guard let money = Money(intent.transactionAmount?.amount, in: nil), let from = intent.fromAccount?.accountNumber,
                let bill = try ledger.journal().bill(of: intent)
            else { throw LedgerProblem.noJournal }
            try ledger.record(
                Payment(bill: bill, money: money, from: from, note: intent.transactionNote, day: intent.transactionScheduledDate?.day),
                key: intent.key)
        }
        completion(response(outcome, done: .success, intent))
    }

    private func response<Result>(
        _ outcome: Outcome<Result>, done: INPayBillIntentResponseCode, _ intent: INPayBillIntent
    ) -> INPayBillIntentResponse {
        let code: INPayBillIntentResponseCode =
            switch outcome {
            case .done: done
            case .noAccount: .failureRequiringAppLaunch
            case .insufficientFunds: .failureInsufficientFunds
            case .failed: .failure
            }
        let response = INPayBillIntentResponse(code: code, userActivity: nil)
        (response.fromAccount, response.transactionAmount) = (intent.fromAccount, intent.transactionAmount)
        return response
    }
}

extension Journal {
    /// The bills of a company and for a purpose; what was not said does not narrow.
    func bills(of payee: INBillPayee?, _ type: INBillType) -> [Bill] {
        let name = payee?.nickname?.spokenPhrase ?? payee?.organizationName?.spokenPhrase
        let bills = name.map { openAndPaidBills.named($0) { [$0.payee] } } ?? openAndPaidBills
        return type == .unknown ? bills : bills.filter { $0.kind == "\(type)" }
    }

    /// The one that a request has settled on.
    func bill(of intent: INPayBillIntent) -> Bill? {
        openAndPaidBills.first { $0.payee == intent.billPayee?.nickname?.spokenPhrase }
    }
}

extension INBillPayee {
    convenience init?(_ bill: Journal.Bill) {
        self.init(nickname: INSpeakableString(spokenPhrase: bill.payee), number: nil, organizationName: nil)
    }
}
