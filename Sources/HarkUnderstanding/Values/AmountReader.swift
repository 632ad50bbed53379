/// Money and measures.
enum AmountReader {
    struct Money: Sendable, Hashable {
        var amount: Double
        /// ISO 4217; nil when none was said.
        var code: String?
        var end: Int
    }

    struct Measure: Sendable, Hashable {
        var value: Double
        /// The unit's symbol as Foundation writes it.
        var unit: String
        /// The unit class: `UnitLength`.
        var dimension: String
        var end: Int
    }

    private static let symbols: [String: String] = ["$": "USD", "€": "EUR", "£": "GBP", "¥": "CNY", "₹": "INR", "₩": "KRW"]
    private static let names: [String: String] = [
        "dollar": "USD", "dollars": "USD", "buck": "USD", "bucks": "USD", "usd": "USD", "euro": "EUR", "euros": "EUR", "eur": "EUR",
        "pound": "GBP", "pounds": "GBP", "quid": "GBP", "gbp": "GBP", "yuan": "CNY", "rmb": "CNY", "cny": "CNY", "yen": "JPY",
        "jpy": "JPY", "hkd": "HKD", "rupees": "INR", "元": "CNY", "块": "CNY", "块钱": "CNY", "人民币": "CNY", "美元": "USD",
        "美金": "USD", "欧元": "EUR", "英镑": "GBP", "日元": "JPY", "港币": "HKD", "港元": "HKD", "蚊": "HKD", "元人民币": "CNY",
    ]
    static func currency(_ tokens: [Token], at start: Int) -> Money? {
        guard start < tokens.count else { return nil }
        if let code = symbols[tokens[start].text], let number = NumberReader.read(tokens, at: start + 1) {
            return Money(amount: number.value, code: code, end: number.end)
        }
        guard let number = NumberReader.read(tokens, at: start) ?? article(tokens, start) else { return nil }
        for length in [3, 2, 1] where number.end + length <= tokens.count {
            let name = tokens[number.end..<number.end + length].map(\.text).joined()
            if let code = names[name] ?? (length == 1 ? symbols[name] : nil) {
                return Money(amount: number.value, code: code, end: number.end + length)
            }
        }
        return Money(amount: number.value, code: nil, end: number.end)
    }

    /// A number, or as many of a hundred: 百分之五十 is 50, as "50 percent" is.
    static func amount(_ tokens: [Token], at start: Int) -> NumberReader.Result? {
        let words = ["百", "分", "之"]
        if start + words.count < tokens.count, zip(tokens[start...], words).allSatisfy({ $0.text == $1 }) {
            return NumberReader.read(tokens, at: start + words.count)
        }
        return NumberReader.read(tokens, at: start)
    }

    /// A measure of a dimension, or a number alone, which is in the parameter's own unit.
    static func quantity(_ tokens: [Token], at start: Int, _ unit: (dimension: String, symbol: String?)) -> Measure? {
        if let measure = measure(tokens, at: start, dimension: unit.dimension) { return measure }
        guard let symbol = unit.symbol, let number = NumberReader.read(tokens, at: start) else { return nil }
        return Measure(value: number.value, unit: symbol, dimension: unit.dimension, end: number.end)
    }

    static func measure(_ tokens: [Token], at start: Int, dimension: String? = nil) -> Measure? {
        guard let number = NumberReader.read(tokens, at: start) ?? article(tokens, start) ?? glued(tokens, start) else { return nil }
        if let (symbol, dimension) = attachedUnit(tokens, start) {
            return Measure(value: number.value, unit: symbol, dimension: dimension, end: number.end)
        }
        var from = number.end
        if from < tokens.count, tokens[from].text == "of" || tokens[from].text == "an" || tokens[from].text == "a" { from += 1 }
        for length in [4, 3, 2, 1] where from + length <= tokens.count {
            let name = tokens[from..<from + length].map(\.text).joined()
            guard let unit = Units.named(name, dimension: dimension) else { continue }
            return Measure(value: number.value, unit: unit.symbol, dimension: unit.dimension, end: from + length)
        }
        return nil
    }

    /// "5km" in one token.
    private static func glued(_ tokens: [Token], _ start: Int) -> NumberReader.Result? {
        guard start < tokens.count, attachedUnit(tokens, start) != nil, let value = Double(tokens[start].text.prefix { $0.isNumber || $0 == "." })
        else { return nil }
        return NumberReader.Result(value: value, end: start + 1)
    }

    private static func attachedUnit(_ tokens: [Token], _ start: Int) -> (String, String)? {
        guard start < tokens.count, tokens[start].kind == .word else { return nil }
        let rest = tokens[start].text.drop { $0.isNumber || $0 == "." }
        return rest.count < tokens[start].text.count ? Units.named(String(rest), dimension: nil).map { ($0.symbol, $0.dimension) } : nil
    }

    /// "an hour", "a dollar".
    private static func article(_ tokens: [Token], _ start: Int) -> NumberReader.Result? {
        guard start < tokens.count, tokens[start].text == "a" || tokens[start].text == "an" else { return nil }
        return NumberReader.Result(value: 1, end: start + 1)
    }
}
