import Foundation

/// One reading of a sentence.
public struct Hypothesis: Sendable, Hashable {
    /// The intent.
    public var label: String
    /// Probability of the intent, 0...1.
    public var probability: Double
    /// One tag a word: `O`, `B-slot`, `I-slot`; an `I-` always continues its slot.
    public var tags: [String]
    /// Probability of exactly these tags, given the intent, 0...1.
    public var tagProbability: Double

    /// The slots.
    public var spans: [TaggedSentence.Span] { TaggedSentence.Span.marked(by: tags) }
}

extension LearnedModel {
    /// The likeliest intents, each with its likeliest tags; best first. Time is linear in the number of words.
    /// - Parameters:
    ///   - tokens: the words. None: no hypotheses.
    ///   - features: what else is known of each word, as in training; empty when nothing is.
    ///   - limit: how many intents, at least 1. Intents below a thousandth are left out after the first.
    public func predict(_ tokens: [String], features: [[String]] = [], limit: Int = 3) -> [Hypothesis] {
        guard !tokens.isEmpty else { return [] }
        let facts = sentenceFacts(tokens, features)
        let probabilities = intentProbabilities(facts)
        let order = probabilities.indices.sorted { (probabilities[$1], $0) < (probabilities[$0], $1) }
        let chosen = order.prefix(max(1, limit)).enumerated().filter { $0 == 0 || probabilities[$1] >= 0.001 }.map(\.element)
        let (rows, shared) = sharedScores(facts)
        return chosen.map { label in
            let (tags, probability) = tag(label, facts.count, rows, shared)
            return Hypothesis(
                label: labels[label], probability: Double(probabilities[label]), tags: tags.map { self.tags[labelTags[label][$0]] },
                tagProbability: probability)
        }
    }

    /// The likeliest tags if the intent is known; nil if the model does not know the intent.
    public func predict(_ tokens: [String], features: [[String]] = [], label: String) -> Hypothesis? {
        guard !tokens.isEmpty, let index = labels.firstIndex(of: label) else { return nil }
        let facts = sentenceFacts(tokens, features)
        let (rows, shared) = sharedScores(facts)
        let (tags, probability) = tag(index, facts.count, rows, shared)
        return Hypothesis(
            label: label, probability: Double(intentProbabilities(facts)[index]), tags: tags.map { self.tags[labelTags[index][$0]] },
            tagProbability: probability)
    }

    private func sentenceFacts(_ tokens: [String], _ features: [[String]]) -> SentenceFacts {
        var facts = SentenceFacts()
        let extras = Corpus.hashes(features.count == tokens.count ? features : [], count: tokens.count)
        facts.fill(tokens.map { WordFacts($0) }, extras: extras, lexicon: lexicon)
        return facts
    }

    private func intentProbabilities(_ facts: SentenceFacts) -> [Float] {
        var scores = [Float](repeating: 0, count: labels.count)
        var features: [UInt64] = []
        Templates.sentence(facts, into: &features)
        for feature in features { intents.add(feature, to: &scores, at: 0, width: labels.count) }
        for index in scores.indices { scores[index] /= intentTemperature }
        Softmax.normalise(&scores)
        return scores
    }

    /// Features of every word, and the scores that do not depend on the intent.
    private func sharedScores(_ facts: SentenceFacts) -> (features: [[UInt64]], scores: [Float]) {
        var scores = [Float](repeating: 0, count: facts.count * tags.count)
        var rows: [[UInt64]] = []
        rows.reserveCapacity(facts.count)
        for index in 0..<facts.count {
            var features: [UInt64] = []
            features.reserveCapacity(96)
            Templates.word(facts, at: index, into: &features)
            for feature in features { words.add(feature, to: &scores, at: index * tags.count, width: tags.count) }
            rows.append(features)
        }
        return (rows, scores)
    }

    private func tag(_ label: Int, _ count: Int, _ features: [[UInt64]], _ shared: [Float]) -> (tags: [Int], probability: Double) {
        let own = labelTags[label]
        let width = own.count
        guard width > 1 else { return ([Int](repeating: 0, count: count), 1) }
        var chain = Chain(width: width, count: count, unary: [], transitions: [])
        chain.transitions = (0..<(width + 1) * width).map { transitions.float(transitionStarts[label] + $0 * 4) / tagTemperature }
        var unary = [Float](repeating: 0, count: width * count)
        for index in 0..<count {
            for feature in features[index] { words.add(Trainer.key(feature, label: label), to: &unary, at: index * width, width: width) }
            for tag in 0..<width {
                unary[index * width + tag] = (unary[index * width + tag] + shared[index * tags.count + own[tag]]) / tagTemperature
            }
        }
        chain.unary = unary
        let (tags, score) = chain.best()
        var sums = ChainSums()
        sums.run(chain, wantsMarginals: false)
        return (tags, min(1, exp(score - sums.logPartition)))
    }
}
