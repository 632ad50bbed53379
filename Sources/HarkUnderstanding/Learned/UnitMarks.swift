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

    init(_ reader: SentenceReader, _ mentions: [AppMention]) {
        let tokens = reader.sentence.tokens
        var taken = [Bool](repeating: false, count: tokens.count)
        func take(_ mark: Mark) {
            guard !taken[mark.range].contains(true) else { return }
            for index in mark.range { taken[index] = true }
            units[mark.range.lowerBound] = mark
        }
        let names = reader.engine.names.spans(tokens)
        for mention in mentions {
            let mark = Mark(range: mention.name, name: "app", detail: ".\(mention.standing)")
            all += [mark, Mark(range: mention.whole, name: "app-phrase", detail: ".\(mention.kind)")]
            // 购物清单 is no 清单.
            let isPart = names.contains { $0.exactness == .full && $0.tokens.count > mention.name.count && $0.tokens.overlaps(mention.name) }
            if mention.standing != .missing || mention.isWellKnown, !isPart { take(mark) }
        }
        for span in names.sorted(by: { ($1.tokens.count, $0.tokens.lowerBound) < ($0.tokens.count, $1.tokens.lowerBound) }) {
            let mark = Mark(range: span.tokens, name: span.kind.rawValue, detail: span.exactness >= .misspelt ? ".near" : span.cost > Self.sure ? ".part" : "")
            all.append(mark)
            if span.exactness < .misspelt, span.cost <= Self.sure, Self.isTelling(tokens[span.tokens], span, reader.engine.names) { take(mark) }
        }
        var rules = RuleMatcher(graph: reader.engine.graph, tokens: tokens)
        for position in tokens.indices {
            if let end = rules.ends(of: reader.engine.lexicon.kin, at: position).last, end > position {
                let mark = Mark(range: position..<end, name: "kin")
                all.append(mark)
                take(mark)
            }
        }
        for (mark, isUnit) in Self.values(tokens) {
            all.append(mark)
            if isUnit { take(mark) }
        }
    }

    /// A single everyday word in lower case may be a name or not; so may one Han character.
    private static func isTelling(_ tokens: ArraySlice<Token>, _ span: NameSpan, _ names: Names) -> Bool {
        guard tokens.count == 1, let token = tokens.first else { return true }
        guard token.kind == .word else { return token.kind != .han }
        return token.isCapitalised || !OrdinaryWords.shared.contains(token.hash)
    }

    private static func values(_ tokens: [Token]) -> [(mark: Mark, isUnit: Bool)] {
        var found: [(Mark, Bool)] = []
        var position = 0
        while position < tokens.count {
            guard tokens[position].kind != .separator, let (end, name, isUnit) = value(tokens, at: position) else {
                position += 1
                continue
            }
            found.append((Mark(range: position..<end, name: name), isUnit))
            position = end
        }
        return found
    }

    /// The value that begins at a token. Measures are no units, since number and unit fill different parameters.
    private static func value(_ tokens: [Token], at start: Int) -> (end: Int, name: String, isUnit: Bool)? {
        if let money = AmountReader.currency(tokens, at: start), money.code != nil { return (money.end, "money", true) }
        let number = NumberReader.read(tokens, at: start)
        if let date = DateReader.read(tokens, at: start), number?.end != date.end, tokens[start].text != "for" { return (date.end, "date", true) }
        if let measure = AmountReader.measure(tokens, at: start) { return (measure.end, "measure", false) }
        return number.map { ($0.end, "number", false) }
    }

    /// The unit that begins at a token.
    func unit(at start: Int) -> Mark? { units[start] }

    mutating func removeAll(where isWrong: (Mark) -> Bool) {
        units = units.filter { !isWrong($0.value) }
    }
}
