package import HarkLearning
import UnderstandingModel

/// The model that comes with the program, learned from this project's requests by `make train`.
package struct BuiltInModel: Sendable {
    let decidingWords: DecidingWords
    private let model: LearnedModel

    /// - Parameter decidingWords: lines of a parameter, words and the value they decide, with tabs between.
    package init(model: LearnedModel, decidingWords: String) {
        self.init(model: model, decidingWords: DecidingWords(decidingWords))
    }

    private init(model: LearnedModel, decidingWords: DecidingWords) {
        self.model = model
        self.decidingWords = decidingWords
    }

    /// Nil when none is built in.
    package static let shared: BuiltInModel? = {
        let (file, words) = (hark_model_file("model"), hark_model_file("deciding-words"))
        guard let start = file.bytes, let model = try? LearnedModel(staticMemory: UnsafeRawPointer(start), count: Int(file.length)) else {
            return nil
        }
        return BuiltInModel(
            model: model, decidingWords: DecidingWords(Array(UnsafeBufferPointer(start: words.bytes, count: Int(words.length)))))
    }()

    /// The likeliest intents with what fills them, best first, among those that are possible.
    func matches(_ features: SentenceFeatures, limit: Int = 4, where isPossible: (String) -> Bool = { _ in true }) -> [LearnedMatch] {
        model.predict(features.units.map(\.text), features: features.units.map(\.features), limit: limit, where: isPossible).map {
            match($0, features)
        }
    }

    /// What fills an intent that is known to be meant; nil for one that the model does not know.
    func match(_ features: SentenceFeatures, intent: String) -> LearnedMatch? {
        model.predict(features.units.map(\.text), features: features.units.map(\.features), label: intent).map { match($0, features) }
    }

    private func match(_ hypothesis: HarkLearning.Hypothesis, _ features: SentenceFeatures) -> LearnedMatch {
        LearnedMatch(
            intent: hypothesis.label,
            spans: hypothesis.spans.compactMap { span in features.tokens(span.range).map { .init(tag: span.slot, range: $0) } },
            intentProbability: hypothesis.probability, spansProbability: hypothesis.tagProbability)
    }
}
