import Contacts
import Foundation
import Intents
import PlainFiles

/// A movement of money to be written.
public struct Payment: Sendable {
    /// Who is paid, or whom money is asked of.
    public var payee: String
    public var note: String?
    /// What gets the money and what gives it.
    public var to: String
    public var from: String
    public var money: Money
    /// It was asked for and has not happened.
    public var isPending = false
    /// The day it counts for, `2026-03-10`; nil is today.
    public var day: String?

    public init(payee: String, note: String?, to: String, from: String, money: Money, isPending: Bool = false, day: String? = nil) {
        (self.payee, self.note, self.to, self.from, self.money) = (payee, note, to, from, money)
        (self.isPending, self.day) = (isPending, day)
    }

    /// What a person is asked for. It is owed from now on, and income once it comes.
    public init(request money: Money, of person: String, note: String?) {
        let name = Ledger.part(person)
        self.init(payee: person, note: note, to: "Assets:Asked:\(name)", from: "Income:Asked:\(name)", money: money, isPending: true)
    }

    /// All or a part of a bill.
    public init(bill: Journal.Bill, money: Money, from: String, note: String?, day: String? = nil) {
        self.init(payee: bill.payee, note: note, to: Journal.bills + bill.payee, from: from, money: money, day: day)
    }

    /// Where money goes that a person is paid.
    public static func account(of person: String) -> String { "Expenses:People:\(Ledger.part(person))" }
}

/// Why a payment was not written.
public enum LedgerProblem: Error, Hashable {
    /// There is no journal yet: no account to pay from.
    case noJournal
    case insufficientFunds
}

/// Tally's journal, a plain-text file that `hledger` and `ledger` read, in the container that the app and its extension share.
public struct Ledger: Sendable {
    public static let group = "group.org.hark.tally"
    public static let file = "Tally.journal"

    let folder: PlainFolder

    /// Nil when the app group is not declared in the bundle's entitlements.
    public init?() {
        guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group) else { return nil }
        self.init(folder: container)
    }

    public init(folder: URL) { self.folder = PlainFolder(folder) }

    /// Where the journal is or would be.
    public var path: String { folder.url.appendingPathComponent(Self.file).path }

    /// What the journal says now, other programs' changes included.
    /// - Throws: `LedgerProblem.noJournal`, `JournalProblem`, `FileProblem`.
    public func journal() throws -> Journal {
        guard let text = try folder.text(Self.file) else { throw LedgerProblem.noJournal }
        return try Journal(text)
    }

    /// Writes a payment, once for a key: a second one gets the first one's result.
    ///
    /// Whether the account covers it is looked at in the very text that it is added to.
    @discardableResult
    public func record(_ payment: Payment, key: String, at time: Date = Date()) throws -> Journal.Transaction {
        var written: Journal.Transaction?
        let isThere = try folder.locked {
            try folder.change(Self.file) { old in
                let journal = try Journal(old)
                written = journal.transaction(withKey: key)
                if written != nil { return nil }
                guard payment.isPending || journal.covers(payment.money, from: payment.from) else { throw LedgerProblem.insufficientFunds }
                let text = old + (old.hasSuffix("\n") ? "\n" : "\n\n") + Self.text(payment, key: key, at: time, journal.styles)
                written = try Journal(text).transaction(withKey: key)
                return text
            }
        }
        guard isThere, let written else { throw LedgerProblem.noJournal }
        return written
    }

    public func check() throws { try folder.check() }

    /// Teaches Siri what the person's accounts and the companies that send bills are called.
    public func teachNames() {
        guard let journal = try? journal() else { return }
        INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: journal.accounts.map(\.name)), of: .paymentsAccountNickname)
        INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: journal.openAndPaidBills.map(\.payee)), of: .paymentsOrganizationName)
    }

    // MARK: The format

    private static func text(_ payment: Payment, key: String, at time: Date, _ styles: [String: CurrencyStyle]) -> String {
        let style = styles[payment.money.currency] ?? CurrencyStyle(payment.money.currency)
        let day = payment.day ?? today(time)
        let note = payment.note.map(part).map { " | \($0)" } ?? ""
        return """
            \(day) \(payment.isPending ? "!" : "*") \(part(payment.payee))\(note)  ; key:\(Journal.tagValue(key))
                \(payment.to)  \(style.text(payment.money.amount))
                \(payment.from)  \(style.text(-payment.money.amount))

            """
    }

    /// Words as they may stand in a name or a description: on one line, without what means something to a journal.
    static func part(_ words: String) -> String {
        let plain = words.map { ";|:\n\r\t".contains($0) ? " " : $0 }
        return String(plain).split(separator: " ").joined(separator: " ")
    }

    /// The day of a moment where the person is.
    public static func today(_ time: Date) -> String {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: time)
        func padded(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return "\(parts.year ?? 0)-\(padded(parts.month))-\(padded(parts.day))"
    }
}
