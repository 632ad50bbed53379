/// How to learn. The defaults are those that measured best (`Documentation/Learning.md`).
public struct LearningOptions: Sendable, Hashable {
    /// Seeds everything random: the order of sentences, the values that are exchanged.
    public var seed: UInt64 = 1
    /// How often a sentence is looked at. Nil: 6 to 90 times, fewer for more sentences.
    public var rounds: Int? = nil
    /// Phrases known beforehand, by the name of their list; words separated by spaces. They are kept in the model.
    public var gazetteers: [String: [String]] = [:]
    /// Chance that a slot's value is exchanged for another of the same slot; divided by how often the value fills the slot, since what does so
    /// often, like "me", is no example of many.
    public var exchange = 0.8
    /// Chance that a word of a slot's value is learned as one never seen before.
    public var novelty = 0.0
    /// Chance that a sentence is learned as if it were all in lower case, so that transcripts without capitals are understood too.
    public var caseless = 0.3
    /// Strength of the pull of weights to zero.
    public var decay = 0.003
    /// Weights nearer to zero than this are not kept in the model: a larger bound makes it smaller and faster, and less sure.
    public var leastWeight: Float = 0.02
    /// Whether part of the sentences is held out once to calibrate probabilities.
    public var calibrates = true

    public init() {}
}

/// How far the learning is.
public struct LearningProgress: Sendable, Hashable {
    public enum Stage: String, Sendable, Hashable { case calibrating, learning }
    public var stage: Stage
    /// Rounds done, of all.
    public var done: Int
    public var of: Int
    /// Mean negative log-likelihood of a sentence in this round.
    public var loss: Double
}
