/// A sentence as the learned model sees it: its tokens, and what names, values and the grammar say about each.
struct SentenceFeatures {
    /// The first stands for the sentence as a whole.
    private(set) var tokens: [String]
    private(set) var features: [[String]]

    /// Stands before every sentence, and carries what is known of it as a whole.
    static let whole = "<s>"

    init(_ reader: SentenceReader, mentions: [AppMention], readings: [SentenceReader.Candidate]) {
        let sentence = reader.sentence.tokens
        tokens = [Self.whole] + sentence.map(\.text)
        features = Array(repeating: [], count: tokens.count)
        for (index, token) in sentence.enumerated() { features[index + 1] += Self.shape(token) }
        for mention in mentions {
            mark(mention.name, "app.\(mention.standing)")
            mark(mention.whole, "app-phrase.\(mention.kind)")
        }
        addNames(reader)
        addValues(sentence)
        addGrammar(readings, reader)
    }

    private static func shape(_ token: Token) -> [String] {
        switch token.kind {
        case .number: ["number"]
        case .han: ["han"]
        case .separator: ["mark"]
        case .symbol: ["symbol"]
        case .word: token.isCapitalised ? ["capital"] : []
        }
    }

    /// Marks a run as the beginning and the inside of something.
    private mutating func mark(_ range: Range<Int>, _ name: String) {
        for position in range where position + 1 < features.count {
            features[position + 1].append((position == range.lowerBound ? "B." : "I.") + name)
        }
    }

    private mutating func addNames(_ reader: SentenceReader) {
        let people = reader.engine.values.people.spans
        let tokens = reader.sentence.tokens
        var rules = RuleMatcher(graph: reader.engine.graph, tokens: tokens)
        var position = 0
        while position < tokens.count {
            guard let end = people.knownEnd(tokens, at: position, rules: &rules) else {
                position += 1
                continue
            }
            mark(position..<end.end, end.isKin ? "kin" : "person")
            position = end.end
        }
        for name in reader.engine.vocabulary.spans(tokens) { mark(name.range, "name.\(name.kind)") }
    }

    private mutating func addValues(_ tokens: [Token]) {
        var position = 0
        while position < tokens.count {
            if tokens[position].kind != .separator {
                if let money = AmountReader.currency(tokens, at: position), money.code != nil || money.end > position + 1 {
                    mark(position..<money.end, "money")
                    position = money.end
                    continue
                }
                if let date = DateReader.read(tokens, at: position), NumberReader.read(tokens, at: position)?.end != date.end {
                    mark(position..<date.end, "date")
                    position = date.end
                    continue
                }
                if let measure = AmountReader.measure(tokens, at: position) {
                    mark(position..<measure.end, "measure")
                    position = measure.end
                    continue
                }
                if let number = NumberReader.read(tokens, at: position) {
                    mark(position..<number.end, "number")
                    position = number.end
                    continue
                }
            }
            position += 1
        }
    }

    /// What the grammar reads: its best reading's intent and slots, and who comes second.
    private mutating func addGrammar(_ readings: [SentenceReader.Candidate], _ reader: SentenceReader) {
        guard let best = readings.first else {
            features[0].append("grammar.none")
            return
        }
        let step = Int((min(1, max(0, best.score)) * 10).rounded())
        features[0] += [
            "grammar.\(best.intent.name)", "grammar.score.\(step)",
            "grammar.\(best.intent.name).\(step >= 8 ? "sure" : step >= 5 ? "likely" : "weak")",
        ]
        if let second = readings.first(where: { $0.intent.name != best.intent.name && $0.score >= GrammarEngine.threshold }) {
            features[0].append("grammar2.\(second.intent.name)")
        }
        guard best.score >= GrammarEngine.threshold else { return }
        for span in reader.spans(of: best) { mark(span.range, "grammar.\(span.tag)") }
    }
}
