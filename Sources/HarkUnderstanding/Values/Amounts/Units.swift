import IntentSchema

/// Units of measurement by the words for them.
struct Units: Sendable, Hashable {
    /// As Foundation writes it.
    var symbol: String
    /// The unit class: `UnitLength`.
    var dimension: String

    /// The unit of a word, of one dimension where that is known; a word may name units of two ("pound", "degree").
    static func named(_ word: String, dimension: String?) -> Units? {
        let tokens = Tokenizer.tokens(of: word)
        return ValueWords.shared.words(.unit, tokens, 0).lazy.filter { $0.end == tokens.count && $0.number == 1 }.map { Units($0.text) }
            .first { dimension == nil || $0.dimension == dimension }
    }

    /// The unit class that has a symbol.
    static func dimension(of symbol: String) -> String? { symbols[symbol]?.dimension }

    /// A value in another unit of the same dimension, as Foundation converts it; nil when either is not known, or they measure
    /// different things.
    static func convert(_ value: Double, from: String, to: String) -> Double? {
        // A quotient of decimal factors keeps no more than a value that was said has.
        FoundationUnits.convert(value, from: from, to: to).map { from == to ? $0 : ($0 * 1e9).rounded() / 1e9 }
    }

    /// Every unit that has words.
    static let all: [Units] = {
        var seen: Set<Units> = []
        return ValueWords.shared.texts(of: .unit).map { Units($0) }.filter { seen.insert($0).inserted }
    }()

    /// From a line's text: `Length:km`.
    init(_ text: String) {
        let halves = text.split(separator: ":", maxSplits: 1)
        dimension = "Unit" + (halves.first ?? "")
        symbol = String(halves.last ?? "")
    }

    private static let symbols: [String: Units] = Dictionary(all.map { ($0.symbol, $0) }) { first, _ in first }
}
