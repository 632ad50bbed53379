public import HarkLearning

/// Draws a smaller training set reproducibly.
public enum LearningDraw {
    /// At most `count` sentences of every intent, drawn with the seed; the order of the sentences is kept.
    public static func draw(_ sentences: [TaggedSentence], perIntent count: Int, seed: UInt64) -> [TaggedSentence] {
        var byLabel: [String: [Int]] = [:]
        for (index, sentence) in sentences.enumerated() { byLabel[sentence.label, default: []].append(index) }
        var generator = DrawGenerator(state: seed)
        var chosen: [Int] = []
        for (_, indices) in byLabel.sorted(by: { $0.key < $1.key }) {
            chosen += indices.shuffled(using: &generator).prefix(count)
        }
        return chosen.sorted().map { sentences[$0] }
    }
}

/// SplitMix64: the same numbers everywhere.
struct DrawGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z &>> 31)
    }
}
