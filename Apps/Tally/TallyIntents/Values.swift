import Intents
import PlainFiles
import TallyKit

// Tally's own things as SiriKit knows them.

extension Money {
    /// The most that is moved at the word of a voice.
    static let limit: Decimal = 10_000

    /// - Parameter journal: whose first account's currency counts where none was said.
    init?(_ amount: INCurrencyAmount?, in journal: Journal?) {
        let own = journal.flatMap { journal in journal.accounts.first.flatMap { journal.currencies(of: $0.path).sorted().first } }
        guard let number = amount?.amount, let currency = amount?.currencyCode ?? own else { return nil }
        self.init(number.decimalValue, currency)
    }

    var currencyAmount: INCurrencyAmount { INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: currency) }
}

extension Journal.Account {
    /// The names that a person may say; the kind is one of them: "my savings".
    static func names(_ account: Journal.Account) -> [String] { [account.name, account.kind, account.kind + "s"] }

    var type: INAccountType {
        let types: [String: INAccountType] = [
            "checking": .checking, "credit": .credit, "debit": .debit, "investment": .investment, "mortgage": .mortgage, "prepaid": .prepaid,
            "saving": .saving,
        ]
        return types[kind] ?? .unknown
    }
}

extension Journal {
    /// The accounts that one may mean: itself when it is one of Tally's, else those that are called so.
    func accounts(for account: INPaymentAccount) -> [Account] {
        if let path = account.accountNumber { return accounts.filter { $0.path == path } }
        return accounts(named: account.nickname?.spokenPhrase ?? account.organizationName?.spokenPhrase ?? "")
    }

    /// The accounts that are called so; the word "account" in it does not count.
    func accounts(named name: String) -> [Account] {
        let found = accounts.named(name, by: Account.names)
        for ending in [" account", "账户", "帳戶", "账号"] where found.isEmpty && name.hasSuffix(ending) {
            return accounts.named(String(name.dropLast(ending.count)), by: Account.names)
        }
        return found
    }
}

extension INPaymentAccount {
    /// - Parameter balance: told when it is asked for; a choice needs the name alone.
    convenience init(_ account: Journal.Account, balance: Money? = nil) {
        self.init(
            nickname: INSpeakableString(spokenPhrase: account.name), number: account.path, accountType: account.type, organizationName: nil,
            balance: balance.map { INBalanceAmount(amount: NSDecimalNumber(decimal: $0.amount), currencyCode: $0.currency) }, secondaryBalance: nil)
    }
}

extension INPaymentAccountResolutionResult {
    /// The one account, or which of several.
    static func of(_ accounts: [Journal.Account]) -> INPaymentAccountResolutionResult {
        let values = accounts.map { INPaymentAccount($0) }
        switch values.count {
        case 0: return .unsupported()
        case 1: return .success(with: values[0])
        default: return .disambiguation(with: values)
        }
    }
}

extension INDateComponentsRange {
    /// Its first day, `2026-03-10`.
    var day: String? {
        (startDateComponents ?? endDateComponents).flatMap(Calendar.current.date(from:)).map(Ledger.today)
    }
}
