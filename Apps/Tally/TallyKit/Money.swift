import Foundation

/// An amount of a currency, exact to the last digit.
public struct Money: Hashable, Sendable, CustomStringConvertible {
    public var amount: Decimal
    /// ISO 4217 where the journal's sign is known, else the sign itself.
    public var currency: String

    public init(_ amount: Decimal, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// `20.00 USD`
    public var description: String { CurrencyStyle(currency).text(amount) }

    public static prefix func - (money: Money) -> Money { Money(-money.amount, money.currency) }
}

/// How a journal writes a currency: `$20.00`, `20.00 USD`.
struct CurrencyStyle: Hashable, Sendable {
    var sign: String
    var isBefore: Bool
    var hasSpace: Bool

    /// What a currency is written as where a journal does not say.
    init(_ currency: String) { (sign, isBefore, hasSpace) = (currency, false, true) }

    init(sign: String, isBefore: Bool, hasSpace: Bool) { (self.sign, self.isBefore, self.hasSpace) = (sign, isBefore, hasSpace) }

    var currency: String { Self.signs[sign] ?? sign }

    private static let signs = ["$": "USD", "US$": "USD", "€": "EUR", "£": "GBP", "¥": "CNY", "￥": "CNY", "元": "CNY", "RMB": "CNY"]

    func text(_ amount: Decimal) -> String {
        var digits = "\(abs(amount))"
        if let point = digits.firstIndex(of: ".") {
            if digits.distance(from: point, to: digits.endIndex) < 3 { digits += "0" }
        } else {
            digits += ".00"
        }
        let number = (amount < 0 ? "-" : "") + digits
        let space = hasSpace ? " " : ""
        return isBefore ? "\(sign)\(space)\(number)" : "\(number)\(space)\(sign)"
    }
}

extension Money {
    /// Reads an amount as a journal writes it, with how it is written; nil for what is none, or is more than an amount.
    static func read(_ text: String) -> (Money, CurrencyStyle)? {
        var rest = Substring(text.trimmingCharacters(in: .whitespaces))
        var isNegative = false
        func takeMinus() {
            guard rest.first == "-" || rest.first == "+" else { return }
            isNegative = isNegative != (rest.first == "-")
            rest = rest.dropFirst()
        }
        func takeSpace() -> Bool {
            let hasSpace = rest.first == " "
            rest = rest.drop { $0 == " " }
            return hasSpace
        }
        func takeSign() -> String {
            if rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
                let sign = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
                return String(sign)
            }
            let sign = rest.prefix { !$0.isNumber && !" -+.,;@=\"".contains($0) }
            rest = rest.dropFirst(sign.count)
            return String(sign)
        }
        takeMinus()
        let before = takeSign()
        var hasSpace = before.isEmpty ? false : takeSpace()
        takeMinus()
        let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        rest = rest.dropFirst(digits.count)
        guard digits.contains(where: \.isNumber), let amount = decimal(digits) else { return nil }
        var sign = before
        if before.isEmpty {
            hasSpace = takeSpace()
            sign = takeSign()
        }
        guard rest.allSatisfy({ $0 == " " }), !sign.isEmpty || amount == 0 else { return nil }
        let style = CurrencyStyle(sign: sign, isBefore: !before.isEmpty, hasSpace: hasSpace)
        return (Money(isNegative ? -amount : amount, style.currency), style)
    }

    /// A point is the decimal mark, commas part thousands; anything else is not guessed at.
    private static func decimal(_ digits: Substring) -> Decimal? {
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2 else { return nil }
        let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
        guard groups.dropFirst().allSatisfy({ $0.count == 3 }), parts.count == 1 || !parts[1].contains(",") else { return nil }
        return Decimal(string: groups.joined() + (parts.count == 2 ? ".\(parts[1])" : ""), locale: Locale(identifier: "en_US_POSIX"))
    }
}
