import Intents
import TallyKit

/// Moves money between the person's own accounts.
class TransferHandler: NSObject, INTransferMoneyIntentHandling {
    // MARK: Resolve

    func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void) {
        guard let money = Money(intent.transactionAmount?.amount, in: Outcome { try $0.journal() }.result) else { return completion(.needsValue()) }
        guard money.amount > 0, money.amount <= Money.limit else { return completion(.unsupported()) }
        completion(.success(with: INPaymentAmount(amountType: .amountDue, amount: money.currencyAmount)))
    }

    func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
        completion(choice(intent.toAccount, except: nil, intent))
    }

    /// Without a word about it, the only other account; of several, the person says which.
    func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
        completion(choice(intent.fromAccount, except: intent.toAccount, intent))
    }

    private func choice(_ said: INPaymentAccount?, except other: INPaymentAccount?, _ intent: INTransferMoneyIntent)
        -> INPaymentAccountResolutionResult
    {
        guard let journal = Outcome({ try $0.journal() }).result else { return .notRequired() }
        let currency = intent.transactionAmount?.amount?.currencyCode
        let accounts = (said.map(journal.accounts(for:)) ?? journal.accounts).filter { account in
            account.path != other?.accountNumber && (currency.map { journal.currencies(of: account.path).contains($0) } ?? true)
        }
        return .of(accounts)
    }

    func resolveTransactionScheduledDate(
        for intent: INTransferMoneyIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.of(intent.transactionScheduledDate))
    }

    // MARK: Confirm and handle

    func confirm(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
        let outcome = Outcome.ready(Money(intent.transactionAmount?.amount, in: nil)) { _ in intent.fromAccount?.accountNumber }
        completion(response(outcome, done: .ready, intent))
    }

    func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
        let outcome = Outcome { ledger in
            guard let money = Money(intent.transactionAmount?.amount, in: nil), let from = intent.fromAccount?.accountNumber,
                let to = intent.toAccount?.accountNumber
            else { throw LedgerProblem.noJournal }
            try ledger.record(
                Payment(
                    payee: "Transfer", note: intent.transactionNote, to: to, from: from, money: money, day: intent.transactionScheduledDate?.day),
                key: intent.key)
        }
        completion(response(outcome, done: .success, intent))
    }

    private func response<Result>(
        _ outcome: Outcome<Result>, done: INTransferMoneyIntentResponseCode, _ intent: INTransferMoneyIntent
    ) -> INTransferMoneyIntentResponse {
        let code: INTransferMoneyIntentResponseCode =
            switch outcome {
            case .done: done
            case .noAccount: .failureRequiringAppLaunch
            case .insufficientFunds: .failureInsufficientFunds
            case .failed: .failure
            }
        let response = INTransferMoneyIntentResponse(code: code, userActivity: nil)
        (response.fromAccount, response.toAccount) = (intent.fromAccount, intent.toAccount)
        (response.transactionAmount, response.transactionNote) = (intent.transactionAmount, intent.transactionNote)
        return response
    }
}

extension INDateComponentsRangeResolutionResult {
    /// Money is moved today or later.
    static func of(_ range: INDateComponentsRange?) -> INDateComponentsRangeResolutionResult {
        guard let range else { return .notRequired() }
        guard let day = range.day, day >= Ledger.today(Date()) else { return .unsupported() }
        return .success(with: range)
    }
}
