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
    ///   - isPossible: the intents to choose among; probabilities are those among all. None: no hypotheses.
    public func predict(
        _ tokens: [String], features: [[String]] = [], limit: Int = 3, where isPossible: (String) -> Bool = { _ in true }
    ) -> [Hypothesis] {
        guard !tokens.isEmpty else { return [] }
        let facts = sentenceFacts(tokens, features)
        let probabilities = intentProbabilities(facts)
        let possible = probabilities.indices.filter { isPossible(labels[$0]) }
        let least = min(0.001, possible.map { probabilities[$0] }.max() ?? 0)
        let likely = possible.filter { probabilities[$0] >= least }.sorted { (probabilities[$1], $0) < (probabilities[$0], $1) }
        let chosen = likely.prefix(max(1, limit))
        let scores = tagScores(facts, for: chosen)
        return chosen.map { label in
            let (tags, probability) = tag(label, scores)
            return Hypothesis(
                label: labels[label], probability: Double(probabilities[label]), tags: tags.map { self.tags[labelTags[label][$0]] },
                tagProbability: probability)
        }
    }

    /// The likeliest tags if the intent is known; nil if the model does not know the intent.
    public func predict(_ tokens: [String], features: [[String]] = [], label: String) -> Hypothesis? {
        guard !tokens.isEmpty, let index = labels.firstIndex(of: label) else { return nil }
        let facts = sentenceFacts(tokens, features)
        let (tags, probability) = tag(index, tagScores(facts, for: [index]))
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
        var scores = intentScores(facts)
        for index in scores.indices { scores[index] /= intentTemperature }
        Softmax.normalise(&scores)
        return scores
    }

    private func intentScores(_ facts: SentenceFacts) -> [Float] {
        var scores = [Float](repeating: 0, count: labels.count)
        var features: [UInt64] = []
        var found: [WeightRows.Row] = []
        Templates.sentence(facts, into: &features)
        intents.add(features, to: &scores, 0..<labels.count, found: &found)
        return scores
    }

    /// Each word's scores: for all tags, then for the labels that are asked about what they add for their own.
    private struct TagScores {
        var values: [Float]
        /// Number of words, and of scores of each.
        var count: Int
        var width: Int
        /// For each label, where its own scores begin; negative for labels that are not asked about.
        var own: [Int]
    }

    private func tagScores(_ facts: SentenceFacts, for labels: some Sequence<Int>) -> TagScores {
        var scores = TagScores(values: [], count: facts.count, width: tags.count, own: [Int](repeating: -1, count: labelTags.count))
        for label in labels {
            scores.own[label] = scores.width
            scores.width += labelTags[label].count
        }
        scores.values = [Float](repeating: 0, count: scores.count * scores.width)
        var features: [UInt64] = []
        features.reserveCapacity(128)
        var found: [WeightRows.Row] = []
        found.reserveCapacity(128)
        for index in 0..<facts.count {
            features.removeAll(keepingCapacity: true)
            Templates.word(facts, at: index, into: &features)
            let start = index * scores.width
            words.add(features, to: &scores.values, start..<start + scores.width, own: scores.own, found: &found)
        }
        return scores
    }

    /// The chain of a label's own tags.
    private func chain(_ label: Int, _ scores: TagScores, temperature: Float) -> Chain {
        let own = labelTags[label]
        let width = own.count
        var chain = Chain(width: width, count: scores.count, unary: [Float](repeating: 0, count: width * scores.count), transitions: [])
        chain.transitions.reserveCapacity((width + 1) * width)
        for place in 0..<(width + 1) * width { chain.transitions.append(transitions.float(transitionStarts[label] + place * 4) / temperature) }
        for index in 0..<scores.count {
            let row = index * scores.width
            for tag in 0..<width {
                chain.unary[index * width + tag] = (scores.values[row + own[tag]] + scores.values[row + scores.own[label] + tag]) / temperature
            }
        }
        return chain
    }

    private func tag(_ label: Int, _ scores: TagScores) -> (tags: [Int], probability: Double) {
        guard labelTags[label].count > 1 else { return ([Int](repeating: 0, count: scores.count), 1) }
        let chain = chain(label, scores, temperature: tagTemperature)
        let (tags, score) = chain.best()
        var sums = ChainSums()
        sums.run(chain, wantsMarginals: false)
        return (tags, min(1, exp(score - sums.logPartition)))
    }
}

// MARK: Calibration

extension LearnedModel {
    /// What logarithms must be divided by for held-out sentences to be likeliest: of intents, and of tags.
    func temperatures(for held: [TaggedSentence]) -> (intents: Float, tags: Float) {
        let steps = (-6...12).map { exp(Float($0) / 8) }
        var intentLosses = [Double](repeating: 0, count: steps.count)
        var tagLosses = intentLosses
        var sums = ChainSums()
        for sentence in held {
            guard let label = labels.firstIndex(of: sentence.label) else { continue }
            let facts = sentenceFacts(sentence.tokens, sentence.features)
            let intentScores = intentScores(facts)
            let known = Dictionary(uniqueKeysWithValues: labelTags[label].enumerated().map { (tags[$1], $0) })
            let due = sentence.tags.compactMap { known[$0] }
            let tagScores = tagScores(facts, for: [label])
            for (index, step) in steps.enumerated() {
                var probabilities = intentScores.map { $0 / step }
                intentLosses[index] += Softmax.normalise(&probabilities, against: label)
                if due.count == sentence.tags.count, labelTags[label].count > 1 {
                    let chain = chain(label, tagScores, temperature: step)
                    sums.run(chain, wantsMarginals: false)
                    tagLosses[index] += sums.logPartition - chain.score(due)
                }
            }
        }
        func best(_ losses: [Double]) -> Float { steps[losses.indices.min { losses[$0] < losses[$1] } ?? 6] }
        return (best(intentLosses), best(tagLosses))
    }
}
