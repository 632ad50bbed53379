public import HarkLearning

/// Draws a smaller training set reproducibly.
public enum LearningDraw {
    /// At most `count` sentences of every intent, drawn with the seed; the order of the sentences is kept.
    public static func draw(_ sentences: [TaggedSentence], perIntent count: Int, seed: UInt64) -> [TaggedSentence] {
        var byLabel: [String: [Int]] = [:]
        for (index, sentence) in sentences.enumerated() { byLabel[sentence.label, default: []].append(index) }
        var generator = SeededGenerator(seed: seed)
        var chosen: [Int] = []
        for (_, indices) in byLabel.sorted(by: { $0.key < $1.key }) {
            chosen += indices.shuffled(using: &generator).prefix(count)
        }
        return chosen.sorted().map { sentences[$0] }
    }
}
