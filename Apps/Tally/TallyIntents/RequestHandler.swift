import Intents
import People
import TallyKit

/// Asks people for money: what they owe is written down, and nothing is moved.
class RequestHandler: NSObject, INRequestPaymentIntentHandling {
    func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void) {
        guard let payer = intent.payer else { return completion(.needsValue()) }
        let people = PeopleFinder().people(for: payer)
        switch people.count {
        case 0: completion(.unsupported(forReason: .noAccount))
        case 1: completion(.success(with: people[0]))
        default: completion(.disambiguation(with: people))
        }
    }

    func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) {
        guard let money = Money(intent.currencyAmount, in: Outcome { try $0.journal() }.result) else { return completion(.needsValue()) }
        if money.amount <= 0 { return completion(.unsupported(forReason: .paymentsAmountBelowMinimum)) }
        if money.amount > Money.limit { return completion(.unsupported(forReason: .paymentsAmountAboveMaximum)) }
        completion(.success(with: money.currencyAmount))
    }

    func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
        let outcome = Outcome { ledger in
            _ = try ledger.journal()
            try ledger.check()
        }
        completion(response(outcome, done: .ready, intent))
    }

    func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
        let outcome = Outcome { ledger in
            guard let money = Money(intent.currencyAmount, in: nil), let payer = intent.payer?.displayName else { throw LedgerProblem.noJournal }
            try ledger.record(Payment(request: money, of: payer, note: intent.note), key: intent.key)
        }
        completion(response(outcome, done: .success, intent))
    }

    private func response<Result>(
        _ outcome: Outcome<Result>, done: INRequestPaymentIntentResponseCode, _ intent: INRequestPaymentIntent
    ) -> INRequestPaymentIntentResponse {
        let code: INRequestPaymentIntentResponseCode =
            switch outcome {
            case .done: done
            case .noAccount: .failureNoBankAccount
            case .insufficientFunds, .failed: .failure
            }
        let response = INRequestPaymentIntentResponse(code: code, userActivity: nil)
        response.paymentRecord = INPaymentRecord(
            payee: nil, payer: intent.payer, currencyAmount: intent.currencyAmount, paymentMethod: nil, note: intent.note,
            status: code == done ? .pending : .failed)
        return response
    }
}
