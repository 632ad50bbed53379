import Foundation

/// Where a journal says something that Tally does not know. Nothing is guessed: a wrong balance is worse than none.
public struct JournalProblem: Error, Hashable, CustomStringConvertible {
    /// From 1.
    public var line: Int
    public var reason: String

    public var description: String { "line \(line): \(reason)" }
}

extension Journal {
    /// Reads the part of hledger's format that Tally knows: comments, `account`, directives about looks, and transactions whose postings have plain
    /// amounts, of which one may be left out.
    /// - Throws: `JournalProblem`.
    public init(_ text: String) throws {
        var reader = Reader()
        for (index, line) in text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n").enumerated() {
            try reader.read(line, number: index + 1)
        }
        try reader.finish()
        self = reader.journal
    }

    private struct Reader {
        var journal = Journal()
        /// What indented lines belong to.
        var open = Block.nothing
        var draft = Draft()

        enum Block { case nothing, account, transaction, comment, looks }

        struct Draft {
            var line = 0
            var transaction = Transaction(date: "", isPending: false, payee: "", note: nil, tags: [:], postings: [])
            var open: [String] = []
        }

        static let looks: Set<String> = ["commodity", "payee", "tag", "D", "P", "decimal-mark"]

        mutating func read(_ line: String, number: Int) throws {
            if open == .comment {
                if line.trimmingCharacters(in: .whitespaces) == "end comment" { open = .nothing }
                return
            }
            guard let first = line.first else { return try finish() }
            if first == " " || first == "\t" { return try readIndented(line.trimmingCharacters(in: .whitespaces), number) }
            try finish()
            if ";#*".contains(first) { return }
            if first.isNumber { return try begin(line, number) }
            let word = String(line.prefix { $0 != " " })
            switch word {
            case "comment": open = .comment
            case "account": declare(line.dropFirst(8))
            case _ where Self.looks.contains(word): open = .looks
            default: throw JournalProblem(line: number, reason: "'\(word)' is more than Tally reads")
            }
        }

        private mutating func readIndented(_ line: String, _ number: Int) throws {
            switch open {
            case .transaction:
                if line.isEmpty { return }
                if line.hasPrefix(";") { return draft.transaction.tags.merge(Self.tags(line)) { $1 } }
                try post(line, number)
            case .account: if line.hasPrefix(";") { describe(Self.tags(line)) }
            case .looks, .comment: return
            case .nothing:
                if !line.isEmpty, !line.hasPrefix(";") { throw JournalProblem(line: number, reason: "an indented line belongs to nothing") }
            }
        }

        // MARK: Accounts

        private mutating func declare(_ rest: Substring) {
            let (name, comment) = Self.split(String(rest))
            open = .account
            let last = name.split(separator: ":").last.map(String.init) ?? name
            journal.accounts.append(Account(path: name, name: last, kind: ""))
            describe(Self.tags(comment))
        }

        private mutating func describe(_ tags: [String: String]) {
            let index = journal.accounts.count - 1
            if let kind = tags["kind"] { journal.accounts[index].kind = kind }
            if let name = tags["nickname"] { journal.accounts[index].name = name }
        }

        // MARK: Transactions

        private mutating func begin(_ line: String, _ number: Int) throws {
            let (head, comment) = Self.split(line)
            var words = head.split(separator: " ", maxSplits: 1).map(String.init)
            // A second date, behind "=", is the bank's.
            guard let date = Self.date(words[0].prefix { $0 != "=" }) else { throw JournalProblem(line: number, reason: "'\(words[0])' is no date") }
            var rest = words.count > 1 ? words.removeLast().trimmingCharacters(in: .whitespaces) : ""
            let isPending = rest.hasPrefix("!")
            if isPending || rest.hasPrefix("*") { rest = rest.dropFirst().trimmingCharacters(in: .whitespaces) }
            if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...].trimmingCharacters(in: .whitespaces) }
            let parts = rest.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            draft = Draft(line: number)
            draft.transaction = Transaction(
                date: date, isPending: isPending, payee: parts.first ?? "", note: parts.count > 1 ? parts[1] : nil, tags: Self.tags(comment),
                postings: [])
            open = .transaction
        }

        private mutating func post(_ line: String, _ number: Int) throws {
            let (text, comment) = Self.split(line)
            draft.transaction.tags.merge(Self.tags(comment)) { old, _ in old }
            var rest = Substring(text)
            if rest.hasPrefix("* ") || rest.hasPrefix("! ") { rest = rest.dropFirst(2) }
            let gap = rest.range(of: "  ") ?? rest.range(of: "\t")
            let account = String(gap.map { rest[..<$0.lowerBound] } ?? rest).trimmingCharacters(in: .whitespaces)
            guard !account.isEmpty, !"([".contains(account.prefix(1)) else {
                throw JournalProblem(line: number, reason: "virtual postings are more than Tally reads")
            }
            // An assertion says what hledger checks, and adds nothing.
            let amount = gap.map { rest[$0.upperBound...].prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces) } ?? ""
            if amount.isEmpty { return draft.open.append(account) }
            guard let (money, style) = Money.read(amount) else {
                throw JournalProblem(line: number, reason: "'\(amount)' is no plain amount")
            }
            if journal.styles[money.currency] == nil, !style.sign.isEmpty { journal.styles[money.currency] = style }
            draft.transaction.postings.append(Posting(account: account, money: money))
        }

        /// The transaction is whole: an amount that was left out is what the others leave.
        mutating func finish() throws {
            defer { if open != .comment { open = .nothing } }
            guard open == .transaction else { return }
            var sums: [String: Decimal] = [:]
            for posting in draft.transaction.postings { sums[posting.money.currency, default: 0] += posting.money.amount }
            sums = sums.filter { $0.value != 0 }
            guard draft.open.count <= 1, draft.open.count == 1 || sums.isEmpty else {
                throw JournalProblem(line: draft.line, reason: "the postings do not balance")
            }
            for (account, currency) in draft.open.flatMap({ account in sums.keys.sorted().map { (account, $0) } }) {
                draft.transaction.postings.append(Posting(account: account, money: Money(-(sums[currency] ?? 0), currency)))
            }
            journal.transactions.append(draft.transaction)
        }

        // MARK: Pieces

        /// A line and the comment at its end.
        private static func split(_ line: String) -> (String, String) {
            guard let mark = line.firstIndex(of: ";") else { return (line.trimmingCharacters(in: .whitespaces), "") }
            return (line[..<mark].trimmingCharacters(in: .whitespaces), String(line[mark...]))
        }

        /// `name:value` pairs, parted by commas.
        private static func tags(_ comment: String) -> [String: String] {
            var tags: [String: String] = [:]
            for part in comment.drop(while: { $0 == ";" }).split(separator: ",") {
                guard let colon = part.firstIndex(of: ":"), let name = part[..<colon].split(separator: " ").last else { continue }
                tags[String(name)] = part[part.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            }
            return tags
        }

        /// `2026-03-10`, `2026/3/10`
        private static func date(_ text: Substring) -> String? {
            let parts = text.split(whereSeparator: { "-/.".contains($0) })
            guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month),
                (1...31).contains(day), year > 999
            else { return nil }
            return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
        }
    }
}
