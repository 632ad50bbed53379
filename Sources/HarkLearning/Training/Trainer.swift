import Foundation

/// Learns an intent classifier and chains of tags together, sentence by sentence, with AdaGrad.
struct Trainer {
    private let corpus: Corpus
    private let options: LearningOptions
    private let lexicon: Lexicon
    private let lexiconBytes: (table: [UInt8], entries: [UInt8])
    private let intents: WeightTable
    private let words: WeightTable
    private var transitions: [TransitionWeights]
    private var generator: SeededGenerator
    private var facts = SentenceFacts()
    private var sums = ChainSums()
    private var features: [UInt64] = []
    private var offsets: [Int32] = []

    init(_ corpus: Corpus, options: LearningOptions) throws(LearningError) {
        self.corpus = corpus
        self.options = options
        lexiconBytes = corpus.lexicon(options.gazetteers)
        lexicon = try Lexicon(table: lexiconBytes.table, entries: lexiconBytes.entries)
        generator = SeededGenerator(seed: options.seed)
        transitions = corpus.labelTags.map { TransitionWeights(tags: $0) }
        (intents, words) = Self.admitted(corpus, lexicon)
    }

    /// Features that occur twice at least; one that a single word has would only learn that word.
    private static func admitted(_ corpus: Corpus, _ lexicon: Lexicon) -> (WeightTable, WeightTable) {
        var intentCounts = FeatureCounts()
        var wordCounts = FeatureCounts()
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
            }
        }
        return (
            WeightTable(intentCounts.repeated, width: corpus.labels.count), WeightTable(wordCounts.repeated, width: corpus.tags.count)
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
        var varied = Corpus.Example(facts: [], extras: [], label: example.label, tags: [], spans: [])
        masked.removeAll()
        var position = 0
        for span in example.spans {
            varied.facts += example.facts[position..<span.range.lowerBound]
            varied.extras += example.extras[position..<span.range.lowerBound]
            varied.tags += example.tags[position..<span.range.lowerBound]
            masked += [Bool](repeating: false, count: span.range.lowerBound - position)
            let start = varied.facts.count
            if generator.unit() < options.exchange, let values = corpus.values[span.kind] {
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
        // Rows of weights, one word's after the other's.
        offsets.removeAll(keepingCapacity: true)
        var starts: [Int] = []
        var chain = Chain(
            width: width, count: count, unary: [Float](repeating: 0, count: width * count), transitions: transitions[example.label].weights)
        for index in 0..<count {
            features.removeAll(keepingCapacity: true)
            Templates.word(facts, at: index, into: &features)
            starts.append(offsets.count)
            for feature in features { if let offset = words.offset(of: feature) { offsets.append(offset) } }
            let row = index * width
            chain.unary.withUnsafeMutableBufferPointer { unary in
                for offset in offsets[starts[index]...] { for tag in 0..<width { unary[row + tag] += words.weight(Int(offset) + tags[tag]) } }
            }
        }
        starts.append(offsets.count)
        sums.run(chain)
        let loss = sums.logPartition - chain.score(example.tags)
        let decay = Float(options.decay)
        for index in 0..<count {
            for tag in 0..<width {
                let gradient = sums.marginals[index * width + tag] - (tag == example.tags[index] ? 1 : 0)
                if abs(gradient) < Self.leastGradient { continue }
                for offset in offsets[starts[index]..<starts[index + 1]] {
                    words.step(Int(offset) + tags[tag], gradient: gradient, rate: rate, decay: decay)
                }
            }
        }
        transitions[example.label].step(sums.pairs, example.tags, rate: rate, decay: decay)
        return loss
    }

    /// Smaller slopes change nothing that can be seen.
    private static let leastGradient: Float = 2e-3
    /// Small, since many features of a word say the same.
    private static let rate: Float = 0.03

    // MARK: The result

    func model(intentTemperature: Float, tagTemperature: Float) throws(LearningError) -> LearnedModel {
        let (intentTable, intentRows) = ModelWriter.rows(intents, least: options.leastWeight)
        let (wordTable, wordRows) = ModelWriter.rows(words, least: options.leastWeight)
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
