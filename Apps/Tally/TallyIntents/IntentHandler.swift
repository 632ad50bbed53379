import Intents
import TallyKit

/// What Siri asks first: who handles an intent.
class IntentHandler: INExtension {
    /// Other programs change the journal too: each start teaches what is in it now.
    override init() {
        super.init()
        Ledger()?.teachNames()
    }

    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INSendPaymentIntent: return SendHandler()
        case is INRequestPaymentIntent: return RequestHandler()
        case is INTransferMoneyIntent: return TransferHandler()
        case is INPayBillIntent: return PayBillHandler()
        case is INSearchForBillsIntent, is INSearchForAccountsIntent: return SearchHandler()
        default: return nil
        }
    }
}

extension INIntent {
    /// What a request is done once by.
    var key: String { identifier ?? UUID().uuidString }
}

/// How a piece of work came out.
enum Outcome<Result> {
    case done(Result)
    case noAccount, insufficientFunds
    /// What went wrong is for the developer.
    case failed

    var result: Result? { if case .done(let result) = self { result } else { nil } }

    init(_ work: (Ledger) throws -> Result) {
        guard let ledger = Ledger() else {
            print("Tally has no access to \(Ledger.group)")
            self = .failed
            return
        }
        do {
            self = .done(try work(ledger))
        } catch LedgerProblem.noJournal {
            self = .noAccount
        } catch LedgerProblem.insufficientFunds {
            self = .insufficientFunds
        } catch {
            print("Tally: \(error)")
            self = .failed
        }
    }
}

extension Outcome<Void> {
    /// Whether a payment could be made now.
    /// - Parameter from: the account that pays; nil when none has the currency.
    static func ready(_ money: Money?, from: (Journal) -> String?) -> Outcome {
        Outcome { ledger in
            let journal = try ledger.journal()
            guard let money, let account = from(journal) else { throw LedgerProblem.noJournal }
            guard journal.covers(money, from: account) else { throw LedgerProblem.insufficientFunds }
            try ledger.check()
        }
    }
}
