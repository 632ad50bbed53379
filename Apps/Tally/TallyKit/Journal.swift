import Foundation

/// What a journal says: accounts, and what moved between them.
public struct Journal: Sendable {
    /// An account that the journal declares with a kind: one that money is paid from.
    public struct Account: Hashable, Sendable {
        /// `Assets:Savings:Holiday`
        public var path: String
        /// What a person calls it: the tag `nickname`, else the last part of the path.
        public var name: String
        /// The tag `kind`: `checking`, `saving`, `credit` …
        public var kind: String

        /// Only what is owned can run out.
        public var isOwned: Bool { path.hasPrefix("Assets:") }
    }

    public struct Posting: Hashable, Sendable {
        public var account: String
        public var money: Money
    }

    public struct Transaction: Hashable, Sendable {
        /// `2026-03-10`
        public var date: String
        public var isPending: Bool
        public var payee: String
        public var note: String?
        public var tags: [String: String]
        public var postings: [Posting]
    }

    public internal(set) var accounts: [Account] = []
    public internal(set) var transactions: [Transaction] = []
    /// How each currency is written, as the journal first does.
    var styles: [String: CurrencyStyle] = [:]

    // MARK: Balances

    /// What an account and those below it hold, by currency; currencies of which nothing is left are not among them.
    public func balances(of account: String) -> [String: Decimal] {
        var sums: [String: Decimal] = [:]
        for posting in transactions.lazy.flatMap(\.postings) where posting.account == account || posting.account.hasPrefix(account + ":") {
            sums[posting.money.currency, default: 0] += posting.money.amount
        }
        return sums.filter { $0.value != 0 }
    }

    /// The currencies that an account has ever held.
    public func currencies(of account: String) -> Set<String> {
        Set(transactions.lazy.flatMap(\.postings).filter { $0.account == account }.map(\.money.currency))
    }

    /// The account that pays where none is said: the first that holds the currency.
    public func account(holding currency: String) -> Account? { accounts.first { currencies(of: $0.path).contains(currency) } }

    /// Whether an account can give an amount. What is not owned, a credit card, has no bound here.
    public func covers(_ money: Money, from account: String) -> Bool {
        let isOwned = accounts.first { $0.path == account }?.isOwned ?? false
        return !isOwned || (balances(of: account)[money.currency] ?? 0) >= money.amount
    }

    public func transaction(withKey key: String) -> Transaction? { transactions.first { $0.tags["key"] == Journal.tagValue(key) } }

    /// A tag's value ends at a comma.
    static func tagValue(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_./"))) ?? text
    }

    // MARK: Bills

    /// What is owed to a company: a transaction with the tag `bill` puts it on `Liabilities:Bills:PAYEE`, a payment takes it off.
    public struct Bill: Hashable, Sendable {
        public var payee: String
        /// The tag `bill` of the newest: `electricity`, `water` …
        public var kind: String
        /// The tag `due` of the newest: `2026-03-31`
        public var due: String?
        /// What is left to pay; 0 when it is paid.
        public var amount: Money
    }

    static let bills = "Liabilities:Bills:"

    public var openAndPaidBills: [Bill] {
        var bills: [Bill] = []
        for transaction in transactions {
            guard let kind = transaction.tags["bill"],
                let owed = transaction.postings.first(where: { $0.account.hasPrefix(Self.bills) })
            else { continue }
            let payee = String(owed.account.dropFirst(Self.bills.count))
            bills.removeAll { $0.payee == payee }
            let left = balances(of: owed.account)[owed.money.currency] ?? 0
            bills.append(Bill(payee: payee, kind: kind, due: transaction.tags["due"], amount: Money(left == 0 ? 0 : -left, owed.money.currency)))
        }
        return bills
    }
}
