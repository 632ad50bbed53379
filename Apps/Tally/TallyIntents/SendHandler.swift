import Intents
import People
import TallyKit

/// Pays people.
class SendHandler: NSObject, INSendPaymentIntentHandling {
    // MARK: Resolve

    func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void) {
        guard let payee = intent.payee else { return completion(.needsValue()) }
        let people = PeopleFinder().people(for: payee)
        switch people.count {
        case 0: completion(.unsupported(forReason: .noAccount))
        case 1: completion(.success(with: people[0]))
        default: completion(.disambiguation(with: people))
        }
    }

    func resolveCurrencyAmount(
        for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) {
        let journal = Outcome { try $0.journal() }.result
        guard let money = Money(intent.currencyAmount, in: journal) else { return completion(.needsValue()) }
        if money.amount <= 0 { return completion(.unsupported(forReason: .paymentsAmountBelowMinimum)) }
        if money.amount > Money.limit { return completion(.unsupported(forReason: .paymentsAmountAboveMaximum)) }
        if let journal, journal.account(holding: money.currency) == nil {
            return completion(.unsupported(forReason: .paymentsCurrencyUnsupported))
        }
        completion(.success(with: money.currencyAmount))
    }

    // MARK: Confirm and handle

    func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        let money = Money(intent.currencyAmount, in: nil)
        let outcome = Outcome.ready(money) { journal in money.flatMap { journal.account(holding: $0.currency)?.path } }
        completion(response(outcome, done: .ready, .pending, intent))
    }

    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        let outcome = Outcome { ledger in
            guard let money = Money(intent.currencyAmount, in: nil), let payee = intent.payee?.displayName,
                let account = try ledger.journal().account(holding: money.currency)
            else { throw LedgerProblem.noJournal }
            try ledger.record(
                Payment(payee: payee, note: intent.note, to: Payment.account(of: payee), from: account.path, money: money), key: intent.key)
        }
        completion(response(outcome, done: .success, .completed, intent))
    }

    private func response<Result>(
        _ outcome: Outcome<Result>, done: INSendPaymentIntentResponseCode, _ status: INPaymentStatus, _ intent: INSendPaymentIntent
    ) -> INSendPaymentIntentResponse {
        let code: INSendPaymentIntentResponseCode =
            switch outcome {
            case .done: done
            case .noAccount: .failureNoBankAccount
            case .insufficientFunds: .failureInsufficientFunds
            case .failed: .failure
            }
        let response = INSendPaymentIntentResponse(code: code, userActivity: nil)
        response.paymentRecord = INPaymentRecord(
            payee: intent.payee, payer: nil, currencyAmount: intent.currencyAmount, paymentMethod: nil, note: intent.note,
            status: code == done ? status : .failed)
        return response
    }
}
