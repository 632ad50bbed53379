import HarkLearning

/// A sentence as the learned model sees it: units, which are tokens or whole names and values, and what is known of each.
///
/// Names and values stand as their class ("<person>", "<date>"), so that what is learned with some names holds for all.
struct SentenceFeatures {
    struct Unit {
        /// Tokens of the sentence; empty for the first unit, which stands for the sentence as a whole.
        var range: Range<Int>
        var text: String
        var features: [String]
    }

    private(set) var units: [Unit]

    private static let whole = "<s>"

    /// - Parameter kept: tokens between which no unit may reach; what a label says stands apart.
    init(_ reader: SentenceReader, _ grammar: SentenceReader.GrammarReading, kept: [Range<Int>] = []) {
        let tokens = reader.sentence.tokens
        var marks = UnitMarks(reader, grammar)
        marks.keepApart(kept)
        units = [Unit(range: 0..<0, text: Self.whole, features: [])]
        var position = 0
        while position < tokens.count {
            if let mark = marks.unit(at: position) {
                units.append(Unit(range: mark.range, text: "<\(mark.name)>", features: ["unit"] + (mark.range.count > 1 ? ["long"] : [])))
                position = mark.range.upperBound
            } else {
                units.append(Unit(range: position..<position + 1, text: tokens[position].text, features: Self.shape(tokens[position])))
                position += 1
            }
        }
        addHanWords()
        for mark in marks.all { self.mark(mark.range, mark.name + mark.detail) }
        addGrammar(grammar.candidates, reader)
    }

    /// Where words begin and end among Han characters, which are units each.
    private mutating func addHanWords() {
        guard let words = HanWords.shared else { return }
        var index = 1
        while index < units.count {
            let run = units[index...].prefix { $0.features.first == Self.han }.compactMap { $0.text.unicodeScalars.first }
            for (offset, features) in words.features(of: run).enumerated() { units[index + offset].features += features }
            index += run.count + 1
        }
    }

    private static let han = "han"

    private static func shape(_ token: Token) -> [String] {
        switch token.kind {
        case .number: ["number"]
        case .han: [han]
        case .separator: ["mark"]
        case .symbol: ["symbol"]
        case .word: token.isCapitalised ? ["capital"] : []
        }
    }

    /// Marks the units of a run as the beginning and the inside of something.
    private mutating func mark(_ range: Range<Int>, _ name: String) {
        var isFirst = true
        for index in units.firstIndex(from: 1, notBefore: { $0.range.upperBound <= range.lowerBound })..<units.count {
            guard units[index].range.lowerBound < range.upperBound else { break }
            units[index].features.append((isFirst ? "B." : "I.") + name)
            isFirst = false
        }
    }

    /// What the grammar reads: its best reading's intent and slots, and who comes second.
    private mutating func addGrammar(_ readings: [SentenceReader.Candidate], _ reader: SentenceReader) {
        guard let best = readings.first else {
            units[0].features.append("grammar.none")
            return
        }
        let step = Int((min(1, max(0, best.score)) * 10).rounded())
        let level = step >= 8 ? "sure" : step >= 5 ? "likely" : "weak"
        units[0].features += ["grammar.\(best.intent.name)", "grammar.score.\(step)", "grammar.\(best.intent.name).\(level)"]
        if let second = readings.first(where: { $0.intent.name != best.intent.name && $0.score >= GrammarEngine.threshold }) {
            units[0].features.append("grammar2.\(second.intent.name)")
        }
        guard best.score >= GrammarEngine.threshold else { return }
        for span in reader.spans(of: best) { mark(span.range, "grammar.\(span.tag)") }
    }

    /// The tokens of a run of units.
    func tokens(_ range: Range<Int>) -> Range<Int>? {
        let (first, last) = (max(1, range.lowerBound), range.upperBound - 1)
        guard first <= last, units.indices.contains(last) else { return nil }
        return units[first].range.lowerBound..<units[last].range.upperBound
    }
}
