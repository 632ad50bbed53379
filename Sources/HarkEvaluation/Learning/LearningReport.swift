import IntentSchema

/// What `hark learn` prints: figures for people, or one JSON object.
public struct LearningReport: Sendable, Encodable {
    public var trainingSentences: Int
    public var trainingSeconds: Double
    public var modelBytes: Int
    public var intents: Int
    public var test: Test?

    public struct Test: Sendable, Encodable {
        public var sentences: Int
        public var sentencesPerSecond: Double
        public var intentAccuracy: Double
        public var exactMatch: Double
        public var slotF1Macro: Double
        public var slotF1Micro: Double
        public var slots: [Slot]
    }

    public struct Slot: Sendable, Encodable {
        public var intent: String
        public var slot: String
        public var precision: Double
        public var recall: Double
        public var f1: Double
        public var count: Int
    }

    public init(_ learned: LearningRun.Learned, _ measured: (score: LearningScore, pace: Double)?) {
        trainingSentences = learned.sentences
        trainingSeconds = learned.seconds
        modelBytes = learned.model.bytes.count
        intents = learned.model.labels.count
        guard let (score, pace) = measured else { return }
        test = Test(
            sentences: score.sentences, sentencesPerSecond: pace.rounded(), intentAccuracy: score.intentAccuracy, exactMatch: score.exactMatch,
            slotF1Macro: score.macroF1, slotF1Micro: score.microF1,
            slots: score.pairs.filter { $0.value.due > 0 }.sorted { $0.key < $1.key }.map { pair, counts in
                Slot(
                    intent: pair.label, slot: pair.slot, precision: counts.precision, recall: counts.recall, f1: counts.f1, count: counts.due)
            })
    }
}
