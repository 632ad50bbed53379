/// Names and values in a sentence, for the learned model: which are units of their own, and which only may be.
struct UnitMarks {
    struct Mark {
        var range: Range<Int>
        /// What it is: `person`, `app`, `date`, a vocabulary's kind.
        var name: String
        /// How well it fits.
        var detail = ""
    }

    private(set) var all: [Mark] = []
    private var units: [Int: Mark] = [:]

    /// What a name may cost at most to be taken for one.
    private static let sure = 0.025

    init(_ reader: SentenceReader, _ grammar: SentenceReader.GrammarReading) {
        let tokens = reader.sentence.tokens
        var taken = [Bool](repeating: false, count: tokens.count)
        func take(_ mark: Mark) {
            guard !taken[mark.range].contains(true) else { return }
            for index in mark.range { taken[index] = true }
            units[mark.range.lowerBound] = mark
        }
        let names = reader.engine.names.marks(tokens, memo: reader.names)
        for mention in grammar.mentions {
            let mark = Mark(range: mention.name, name: "app", detail: ".\(mention.standing)")
            all += [mark, Mark(range: mention.whole, name: "app-phrase", detail: ".\(mention.kind)")]
            // 购物清单 is no 清单.
            let isPart = names.contains { $0.exactness == .full && $0.tokens.count > mention.name.count && $0.tokens.overlaps(mention.name) }
            if mention.standing != .missing || mention.isWellKnown, !isPart { take(mark) }
        }
        for span in names.sorted(by: { ($1.tokens.count, $0.tokens.lowerBound) < ($0.tokens.count, $1.tokens.lowerBound) }) {
            let mark = Mark(
                range: span.tokens, name: span.kind.rawValue, detail: span.exactness >= .misspelt ? ".near" : span.cost > Self.sure ? ".part" : "")
            all.append(mark)
            if span.exactness < .misspelt, span.cost <= Self.sure, Self.isTelling(tokens[span.tokens]) { take(mark) }
        }
        var rules = grammar.rules
        for position in tokens.indices {
            if let end = rules.ends(of: reader.engine.lexicon.kin, at: position).last, end > position {
                let mark = Mark(range: position..<end, name: "kin")
                all.append(mark)
                take(mark)
            }
        }
        for span in TypedSpans.all(in: reader.sentence, context: reader.context) {
            let mark = Mark(range: span.tokens, name: span.kind.rawValue)
            all.append(mark)
            // Of a measure number and unit fill different parameters, and "for six" may be people.
            guard span.kind == .date || span.kind == .recurrence || span.kind == .currency else { continue }
            let isBare = span.tokens.count == 1 && tokens[span.tokens.lowerBound].kind == .number
            if !isBare, tokens[span.tokens.lowerBound].text != "for" { take(mark) }
        }
    }

    /// A single everyday word in lower case may be a name or not; so may one Han character.
    private static func isTelling(_ tokens: ArraySlice<Token>) -> Bool {
        guard tokens.count == 1, let token = tokens.first else { return true }
        guard token.kind == .word else { return token.kind != .han }
        return token.isCapitalised || !OrdinaryWords.shared.contains(token.hash)
    }

    /// The unit that begins at a token.
    func unit(at start: Int) -> Mark? { units[start] }

    /// Takes for no unit what would reach over an end of one of these runs of tokens.
    mutating func keepApart(_ runs: [Range<Int>]) {
        units = units.filter { unit in
            !runs.contains { run in
                let range = unit.value.range
                return run.overlaps(range) && !(run.lowerBound <= range.lowerBound && range.upperBound <= run.upperBound)
            }
        }
    }
}
