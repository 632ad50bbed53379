/// The training sentences in the form that learning reads: words looked at once, tags and slots as numbers.
struct Corpus {
    struct Example {
        var facts: [WordFacts]
        var extras: [[UInt64]]
        var label: Int
        /// Numbers among the tags of the label.
        var tags: [Int]
        var spans: [SentenceFacts.Own]
        /// How often each span's value fills its slot in all sentences.
        var frequencies: [Int]
    }

    /// A slot's value, to be put into other sentences.
    struct Value: Hashable {
        var facts: [WordFacts]
        var extras: [[UInt64]]
    }

    var labels: [String]
    /// All tags; the first is `O`.
    var tags: [String]
    /// For each label its tags, `O` first, as numbers in `tags`; every `B-` with its `I-`.
    var labelTags: [[Int]]
    var examples: [Example] = []
    /// By slot, the distinct values.
    var values: [UInt16: [Value]] = [:]
    let slots: [String]

    static let longestSentence = 100_000

    init(_ sentences: [TaggedSentence]) throws(LearningError) {
        guard !sentences.isEmpty else { throw LearningError(.noSentences, "there is no sentence to learn from") }
        var slotNames = Set<String>()
        var slotsByLabel: [String: Set<String>] = [:]
        for (number, sentence) in sentences.enumerated() {
            try Self.check(sentence, number: number + 1)
            slotsByLabel[sentence.label, default: []].formUnion([])
            for span in sentence.spans {
                slotNames.insert(span.slot)
                slotsByLabel[sentence.label, default: []].insert(span.slot)
            }
        }
        slots = slotNames.sorted()
        labels = slotsByLabel.keys.sorted()
        tags = ["O"] + slots.flatMap { ["B-" + $0, "I-" + $0] }
        guard labels.count < 10_000, slots.count < 10_000 else {
            throw LearningError(.tooLarge, "\(labels.count) intents and \(slots.count) slots; at most 10,000 of each")
        }
        let slotNumbers = Dictionary(uniqueKeysWithValues: slots.enumerated().map { ($1, $0) })
        let labelNumbers = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
        labelTags = labels.map { label in
            [0] + (slotsByLabel[label] ?? []).compactMap { slotNumbers[$0] }.sorted().flatMap { [$0 * 2 + 1, $0 * 2 + 2] }
        }
        let localTags = labelTags.map { Dictionary(uniqueKeysWithValues: $0.enumerated().map { ($1, $0) }) }
        var known: [String: WordFacts] = [:]
        var frequencies: [UInt16: [Value: Int]] = [:]
        for sentence in sentences {
            let facts = sentence.tokens.map { token in
                if let facts = known[token] { return facts }
                let facts = WordFacts(token)
                known[token] = facts
                return facts
            }
            let extras = Self.hashes(sentence.features, count: facts.count)
            let label = labelNumbers[sentence.label] ?? 0
            var tags = [Int](repeating: 0, count: facts.count)
            var spans: [SentenceFacts.Own] = []
            for span in sentence.spans {
                let slot = slotNumbers[span.slot] ?? 0
                for index in span.range {
                    tags[index] = localTags[label][slot * 2 + (index == span.range.lowerBound ? 1 : 2)] ?? 0
                }
                let kind = UInt16(slot + 1)
                spans.append(.init(range: span.range, kind: kind))
                let value = Value(facts: Array(facts[span.range]), extras: Array(extras[span.range]))
                if frequencies[kind]?[value] == nil { values[kind, default: []].append(value) }
                frequencies[kind, default: [:]][value, default: 0] += 1
            }
            examples.append(Example(facts: facts, extras: extras, label: label, tags: tags, spans: spans, frequencies: []))
        }
        for index in examples.indices {
            let (facts, extras) = (examples[index].facts, examples[index].extras)
            examples[index].frequencies = examples[index].spans.map {
                frequencies[$0.kind]?[Value(facts: Array(facts[$0.range]), extras: Array(extras[$0.range]))] ?? 1
            }
        }
    }

    static func hashes(_ features: [[String]], count: Int) -> [[UInt64]] {
        if features.isEmpty { return [[UInt64]](repeating: [], count: count) }
        return features.map { $0.map(Hashing.name) }
    }

    private static func check(_ sentence: TaggedSentence, number: Int) throws(LearningError) {
        if sentence.tokens.isEmpty { throw LearningError(.emptySentence, "sentence \(number) has no words") }
        if sentence.label.isEmpty { throw LearningError(.missingLabel, "sentence \(number) has no intent") }
        if sentence.tokens.count > longestSentence {
            throw LearningError(.tooLarge, "sentence \(number) has \(sentence.tokens.count) words; at most \(longestSentence)")
        }
        for tag in sentence.tags where tag != "O" {
            guard tag.utf8.count > 2, tag.hasPrefix("B-") || tag.hasPrefix("I-") else {
                throw LearningError(.badTag, "sentence \(number): “\(tag.prefix(60))” is not O, B-slot or I-slot")
            }
        }
    }

    /// The lexicon of all sentences and the given lists.
    func lexicon(_ gazetteers: [String: [String]]) -> (table: [UInt8], entries: [UInt8]) {
        var builder = LexiconBuilder()
        for example in examples {
            var seen = Set<UInt64>()
            var kinds = [UInt16](repeating: Lexicon.outside, count: example.facts.count)
            for span in example.spans {
                var phrase = Lexicon.emptyPhrase
                for index in span.range {
                    kinds[index] = span.kind
                    phrase = Lexicon.extend(phrase, by: example.facts[index].word)
                }
                builder.note(phrase, as: span.kind)
            }
            for (index, facts) in example.facts.enumerated() {
                let key = Hashing.mix(facts.word, 1)
                if seen.insert(key).inserted { builder.note(word: key) }
                if seen.insert(Hashing.mix(key, UInt64(kinds[index]))).inserted { builder.note(key, as: kinds[index]) }
            }
        }
        for (number, (_, list)) in gazetteers.sorted(by: { $0.key < $1.key }).enumerated() {
            let kind = UInt16(20_000 + number)
            for phrase in Set(list) {
                let words = phrase.split(separator: " ")
                guard !words.isEmpty, words.count <= Lexicon.longestPhrase else { continue }
                builder.note(words.reduce(Lexicon.emptyPhrase) { Lexicon.extend($0, by: WordFacts(String($1)).word) }, as: kind, times: 100)
            }
        }
        return builder.build()
    }
}
