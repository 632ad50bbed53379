/// Money and measures, as the matcher asks for them at a token.
enum AmountReader {
    struct Money: Sendable, Hashable {
        var amount: Double
        /// ISO 4217; nil when none was said.
        var code: String?
        var end: Int
        /// Said with a word that the currencies of several countries share ("dollars", 块); `code` is the usual one.
        var isShared = false

        /// The code as someone from a region means it: "dollars" are Australian ones in Australia.
        func code(region: String?) -> String? {
            guard isShared, let region, let own = Self.regions[region], Self.shares(own, code) else { return code }
            return own
        }

        private static func shares(_ own: String, _ code: String?) -> Bool {
            switch code {
            case "USD": own != "TWD" && own != "MOP"
            case "CNY": ["TWD", "HKD", "MOP", "SGD", "JPY"].contains(own)
            default: false
            }
        }

        private static let regions = [
            "AU": "AUD", "CA": "CAD", "NZ": "NZD", "SG": "SGD", "HK": "HKD", "TW": "TWD", "MO": "MOP", "JP": "JPY",
        ]
    }

    struct Measure: Sendable, Hashable {
        var value: Double
        /// The unit's symbol as Foundation writes it.
        var unit: String
        /// The unit class: `UnitLength`.
        var dimension: String
        var end: Int
        /// "degrees" alone: Fahrenheit where the region counts so, else Celsius.
        var isShared = false
    }

    static func currency(_ tokens: [Token], at start: Int) -> Money? { ValueScanner(tokens: tokens).currency(start) }

    /// A number, or as many of a hundred: 百分之五十 is 50, as "50 percent" is.
    static func amount(_ tokens: [Token], at start: Int) -> NumberReader.Result? {
        let scanner = ValueScanner(tokens: tokens)
        return scanner.isWord(.hanpercent, start) ? scanner.percentage(start) : scanner.number(start)
    }

    /// A measure of a dimension, or a number alone, which is in the parameter's own unit.
    static func quantity(_ tokens: [Token], at start: Int, _ unit: (dimension: String, symbol: String?)) -> Measure? {
        if let measure = measure(tokens, at: start, dimension: unit.dimension) { return measure }
        guard let symbol = unit.symbol, let number = NumberReader.read(tokens, at: start) else { return nil }
        return Measure(value: number.value, unit: symbol, dimension: unit.dimension, end: number.end)
    }

    static func measure(_ tokens: [Token], at start: Int, dimension: String? = nil) -> Measure? {
        ValueScanner(tokens: tokens).measure(start, dimension: dimension)
    }
}
