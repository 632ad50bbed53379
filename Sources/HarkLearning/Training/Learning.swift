import Foundation

extension LearnedModel {
    /// Learns from labelled sentences. The same sentences, in the same order, with the same options give the same model.
    /// - Parameter progress: called after every round.
    /// - Throws: what is wrong with the sentences.
    public static func learn(
        _ sentences: [TaggedSentence], options: LearningOptions = .init(), progress: ((LearningProgress) -> Void)? = nil
    ) throws(LearningError) -> LearnedModel {
        let corpus = try Corpus(sentences)
        let rounds = options.rounds ?? defaultRounds(sentences.count)
        var intentTemperature: Float = 1
        var tagTemperature: Float = 1
        if options.calibrates, sentences.count >= 40 {
            (intentTemperature, tagTemperature) = try temperatures(sentences, options, rounds, progress)
        }
        var trainer = try Trainer(corpus, options: options)
        trainer.run(rounds: rounds, stage: .learning, progress: progress)
        return try trainer.model(intentTemperature: intentTemperature, tagTemperature: tagTemperature)
    }

    static func defaultRounds(_ count: Int) -> Int { max(6, min(90, 60_000 / max(count, 1))) }

    /// Learns from four fifths and looks at the rest. Of many sentences some are enough for two numbers.
    private static func temperatures(
        _ sentences: [TaggedSentence], _ options: LearningOptions, _ rounds: Int, _ progress: ((LearningProgress) -> Void)?
    ) throws(LearningError) -> (Float, Float) {
        let step = (sentences.count + 3_999) / 4_000
        let some = sentences.enumerated().filter { $0.offset % step == 0 }.map(\.element)
        func part(held: Bool) -> [TaggedSentence] { some.enumerated().filter { ($0.offset % 5 == 4) == held }.map(\.element) }
        var trainer = try Trainer(Corpus(part(held: false)), options: options)
        trainer.run(rounds: rounds, stage: .calibrating, progress: progress)
        return try trainer.model(intentTemperature: 1, tagTemperature: 1).temperatures(for: part(held: true))
    }
}
