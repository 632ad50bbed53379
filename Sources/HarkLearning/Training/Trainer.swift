import Foundation

/// Learns an intent classifier and chains of tags together, sentence by sentence, with AdaGrad.
struct Trainer {
    private let corpus: Corpus
    private let options: LearningOptions
    private let lexicon: Lexicon
    private let lexiconBytes: (table: [UInt8], entries: [UInt8])
    private let intents: WeightTable
    /// Of a word for the tags, whatever the label.
    private let words: WeightTable
    /// What a label adds to that for its own tags ("frustratingly easy domain adaptation": Daumé 2007).
    private let ownWords: WeightTable
    /// How fast each label's own weights are learned, of the rate of the shared ones: few sentences show more of chance than of the label.
    private let ownRates: [Float]
    private var transitions: [TransitionWeights]
    private var generator: SeededGenerator
    private var facts = SentenceFacts()
    private var sums = ChainSums()
    private var features: [UInt64] = []
    private var rows = FoundRows()
    private var ownRows = FoundRows()

    init(_ corpus: Corpus, options: LearningOptions) throws(LearningError) {
        self.corpus = corpus
        self.options = options
        lexiconBytes = corpus.lexicon(options.gazetteers)
        lexicon = try Lexicon(table: lexiconBytes.table, entries: lexiconBytes.entries)
        generator = SeededGenerator(seed: options.seed)
        transitions = corpus.labelTags.map { TransitionWeights(tags: $0) }
        var sentences = [Int](repeating: 0, count: corpus.labels.count)
        for example in corpus.examples { sentences[example.label] += 1 }
        ownRates = sentences.map { min(1, Float($0) / Self.sentencesForOwn) }
        (intents, words, ownWords) = Self.admitted(corpus, lexicon)
    }

    /// Features that occur twice at least; one that a single word has would only learn that word.
    private static func admitted(_ corpus: Corpus, _ lexicon: Lexicon) -> (WeightTable, WeightTable, WeightTable) {
        var intentCounts = FeatureCounts()
        var wordCounts = FeatureCounts()
        var ownCounts = [FeatureCounts](repeating: FeatureCounts(), count: corpus.labels.count)
        var facts = SentenceFacts()
        var features: [UInt64] = []
        for example in corpus.examples {
            facts.fill(example.facts, extras: example.extras, lexicon: lexicon, own: example.spans)
            features.removeAll(keepingCapacity: true)
            Templates.sentence(facts, into: &features)
            intentCounts.add(features)
            for index in 0..<facts.count {
                features.removeAll(keepingCapacity: true)
                Templates.word(facts, at: index, into: &features)
                wordCounts.add(features)
                ownCounts[example.label].add(features.prefix(Templates.ownCount))
            }
        }
        let own = ownCounts.enumerated().flatMap { label, counts in
            counts.repeated.map { (Templates.own($0, of: label), corpus.labelTags[label].count) }
        }
        return (
            WeightTable(intentCounts.repeated, widths: repeatElement(corpus.labels.count, count: .max)),
            WeightTable(wordCounts.repeated, widths: repeatElement(corpus.tags.count, count: .max)),
            WeightTable(own.map(\.0), widths: own.map(\.1))
        )
    }

    // MARK: Rounds

    mutating func run(rounds: Int, stage: LearningProgress.Stage, progress: ((LearningProgress) -> Void)?) {
        var order = Array(corpus.examples.indices)
        let steps = Float(rounds * order.count)
        var step: Float = 0
        for round in 0..<rounds {
            order.shuffle(using: &generator)
            var loss = 0.0
            for index in order {
                // The rate falls to zero, so that the last sentences do not count more than the first.
                loss += learn(varied(corpus.examples[index]), rate: Self.rate * (1 - step / steps))
                step += 1
            }
            progress?(LearningProgress(stage: stage, done: round + 1, of: rounds, loss: loss / Double(order.count)))
        }
    }

    /// The sentence with some values exchanged, and words of values to be taken as new.
    private mutating func varied(_ example: Corpus.Example) -> (example: Corpus.Example, masked: [Bool]) {
        var masked = [Bool](repeating: false, count: example.facts.count)
        guard !example.spans.isEmpty else { return (example, masked) }
        var varied = Corpus.Example(facts: [], extras: [], label: example.label, tags: [], spans: [], frequencies: [])
        masked.removeAll()
        var position = 0
        for (number, span) in example.spans.enumerated() {
            varied.facts += example.facts[position..<span.range.lowerBound]
            varied.extras += example.extras[position..<span.range.lowerBound]
            varied.tags += example.tags[position..<span.range.lowerBound]
            masked += [Bool](repeating: false, count: span.range.lowerBound - position)
            let start = varied.facts.count
            if generator.unit() < options.exchange / Double(example.frequencies[number]), let values = corpus.values[span.kind] {
                let value = values[generator.index(below: values.count)]
                varied.facts += value.facts
                varied.extras += value.extras
            } else {
                varied.facts += example.facts[span.range]
                varied.extras += example.extras[span.range]
            }
            let first = example.tags[span.range.lowerBound]
            for index in start..<varied.facts.count {
                varied.tags.append(index == start ? first : first + 1)
                masked.append(generator.unit() < options.novelty)
            }
            varied.spans.append(.init(range: start..<varied.facts.count, kind: span.kind))
            position = span.range.upperBound
        }
        varied.facts += example.facts[position...]
        varied.extras += example.extras[position...]
        varied.tags += example.tags[position...]
        masked += [Bool](repeating: false, count: example.facts.count - position)
        return (varied, masked)
    }

    /// One step; returns the negative log-likelihood before it.
    private mutating func learn(_ varied: (example: Corpus.Example, masked: [Bool]), rate: Float) -> Double {
        let example = varied.example
        facts.fill(
            example.facts, extras: example.extras, lexicon: lexicon, own: example.spans, masked: varied.masked,
            ignoresCase: generator.unit() < options.caseless)
        return learnIntent(example.label, rate) + learnTags(example, rate)
    }

    private mutating func learnIntent(_ label: Int, _ rate: Float) -> Double {
        let width = corpus.labels.count
        guard width > 1 else { return 0 }
        features.removeAll(keepingCapacity: true)
        Templates.sentence(facts, into: &features)
        let offsets = features.compactMap { intents.offset(of: $0).map(Int.init) }
        var scores = [Float](repeating: 0, count: width)
        for offset in offsets { for index in 0..<width { scores[index] += intents.weight(offset + index) } }
        let loss = Softmax.normalise(&scores, against: label)
        let decay = Float(options.decay)
        for index in 0..<width {
            let gradient = scores[index] - (index == label ? 1 : 0)
            if abs(gradient) < Self.leastGradient { continue }
            for offset in offsets { intents.step(offset + index, gradient: gradient, rate: rate, decay: decay) }
        }
        return loss
    }

    private mutating func learnTags(_ example: Corpus.Example, _ rate: Float) -> Double {
        let tags = corpus.labelTags[example.label]
        let width = tags.count
        let count = facts.count
        guard width > 1 else { return 0 }
        rows.removeAll()
        ownRows.removeAll()
        var chain = Chain(
            width: width, count: count, unary: [Float](repeating: 0, count: width * count), transitions: transitions[example.label].weights)
        for index in 0..<count {
            features.removeAll(keepingCapacity: true)
            Templates.word(facts, at: index, into: &features)
            for feature in features { if let offset = words.offset(of: feature) { rows.append(offset) } }
            for feature in features.prefix(Templates.ownCount) {
                if let offset = ownWords.offset(of: Templates.own(feature, of: example.label)) { ownRows.append(offset) }
            }
            rows.endWord()
            ownRows.endWord()
            let row = index * width
            chain.unary.withUnsafeMutableBufferPointer { unary in
                for offset in rows[index] { for tag in 0..<width { unary[row + tag] += words.weight(Int(offset) + tags[tag]) } }
                for offset in ownRows[index] { for tag in 0..<width { unary[row + tag] += ownWords.weight(Int(offset) + tag) } }
            }
        }
        sums.run(chain)
        let loss = sums.logPartition - chain.score(example.tags)
        let decay = Float(options.decay)
        let ownRate = rate * ownRates[example.label]
        for index in 0..<count {
            for tag in 0..<width {
                let gradient = sums.marginals[index * width + tag] - (tag == example.tags[index] ? 1 : 0)
                if abs(gradient) < Self.leastGradient { continue }
                for offset in rows[index] { words.step(Int(offset) + tags[tag], gradient: gradient, rate: rate, decay: decay) }
                for offset in ownRows[index] { ownWords.step(Int(offset) + tag, gradient: gradient, rate: ownRate, decay: decay) }
            }
        }
        transitions[example.label].step(sums.pairs, example.tags, rate: rate, decay: decay)
        return loss
    }

    /// Smaller slopes change nothing that can be seen.
    private static let leastGradient: Float = 2e-3
    /// Small, since many features of a word say the same.
    private static let rate: Float = 0.03

    /// From so many sentences on a label's own weights are learned as fast as the shared ones.
    private static let sentencesForOwn: Float = 500

    // MARK: The result

    func model(intentTemperature: Float, tagTemperature: Float) throws(LearningError) -> LearnedModel {
        var intentWriter = WeightRowsWriter(width: corpus.labels.count, least: options.leastWeight)
        let (intentTable, intentRows) = intentWriter.write(intents.features) { feature, weights in
            intents.copy(feature, to: &weights, at: 0, count: corpus.labels.count)
        }
        var wordWriter = WeightRowsWriter(width: corpus.tags.count, ownWidths: corpus.labelTags.map(\.count), least: options.leastWeight)
        let (wordTable, wordRows) = wordWriter.write(words.features) { feature, weights in
            words.copy(feature, to: &weights, at: 0, count: corpus.tags.count)
            var start = corpus.tags.count
            for (label, tags) in corpus.labelTags.enumerated() {
                ownWords.copy(Templates.own(feature, of: label), to: &weights, at: start, count: tags.count)
                start += tags.count
            }
        }
        var writer = ModelWriter()
        writer.meta(
            labels: corpus.labels, tags: corpus.tags, labelTags: corpus.labelTags, intentTemperature: intentTemperature,
            tagTemperature: tagTemperature)
        writer.sections += [lexiconBytes.table, lexiconBytes.entries, intentTable, intentRows, wordTable, wordRows]
        var floats = ByteWriter()
        for transitions in transitions { for weight in transitions.weights { floats.float(weight) } }
        writer.sections.append(floats.bytes)
        return try LearnedModel(bytes: writer.finish())
    }
}

/// The weights of neighbouring tags of one label.
struct TransitionWeights {
    private(set) var weights: [Float]
    private var squares: [Float]
    private let width: Int

    init(tags: [Int]) {
        width = tags.count
        weights = [Float](repeating: 0, count: (width + 1) * width)
        squares = weights
        // An inner tag (even number, not 0) follows its own beginning or itself alone.
        for before in 0...width {
            for tag in 1..<max(width, 1) where tag % 2 == 0 && before != tag && before != tag - 1 { weights[before * width + tag] = Chain.never }
        }
    }

    mutating func step(_ pairs: [Float], _ tags: [Int], rate: Float, decay: Float) {
        var before = width
        var gradients = Array(pairs[..<weights.count])
        for tag in tags {
            gradients[before * width + tag] -= 1
            before = tag
        }
        for index in gradients.indices where abs(gradients[index]) > 1e-4 && weights[index] > Chain.never / 2 {
            let slope = gradients[index] + decay * weights[index]
            squares[index] += slope * slope
            weights[index] -= rate * slope / (squares[index].squareRoot() + 1e-3)
        }
    }
}

enum Softmax {
    /// Turns scores into probabilities; returns the negative logarithm of the one at `against`.
    @discardableResult static func normalise(_ scores: inout [Float], against: Int = 0) -> Double {
        let top = scores.max() ?? 0
        var sum: Float = 0
        for index in scores.indices {
            scores[index] = exp(scores[index] - top)
            sum += scores[index]
        }
        for index in scores.indices { scores[index] /= sum }
        return scores.indices.contains(against) ? -log(Double(max(scores[against], .leastNormalMagnitude))) : 0
    }
}
