import Foundation
public import HarkLearning
public import IntentSchema

/// Learns from one set of labelled sentences and measures on another: what `hark learn` does.
public struct LearningRun: Sendable {
    public var format: LearningFiles.Format
    public var seed: UInt64 = 1
    /// Learn from at most so many sentences of every intent, drawn with the seed.
    public var perIntent: Int?

    public init(format: LearningFiles.Format) { self.format = format }

    /// A model and how long learning it took.
    public struct Learned: Sendable {
        public var model: LearnedModel
        public var sentences: Int
        public var seconds: Double
    }

    /// - Throws: as `LearningFiles.sentences`; `learning.…` with the file's path.
    public func learn(from path: String, progress: ((LearningProgress) -> Void)? = nil) throws(HarkError) -> Learned {
        var sentences = try LearningFiles(format: format).sentences(at: path)
        if let perIntent { sentences = LearningDraw.draw(sentences, perIntent: perIntent, seed: seed) }
        var options = LearningOptions()
        options.seed = seed
        let clock = ContinuousClock()
        let start = clock.now
        do throws(LearningError) {
            let model = try LearnedModel.learn(WordClasses.adding(to: sentences), options: options, progress: progress)
            return Learned(model: model, sentences: sentences.count, seconds: (clock.now - start) / .seconds(1))
        } catch {
            throw HarkError(error.identifier.rawValue, ["path": path], detail: "\(path): \(error.detail)")
        }
    }

    /// - Returns: the score, and sentences a second.
    /// - Throws: as `LearningFiles.sentences`.
    public func measure(_ model: LearnedModel, on path: String) throws(HarkError) -> (score: LearningScore, pace: Double) {
        let sentences = try LearningFiles(format: format).sentences(at: path)
        let clock = ContinuousClock()
        let start = clock.now
        var score = LearningScore()
        for sentence in sentences {
            let features = WordClasses.shared?.features(of: sentence.tokens) ?? []
            guard let best = model.predict(sentence.tokens, features: features, limit: 1).first else { continue }
            score.add((best.label, best.tags), due: sentence)
        }
        return (score, Double(sentences.count) / max((clock.now - start) / .seconds(1), 1e-9))
    }
}
