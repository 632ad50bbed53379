import IntentSchema

/// A sentence as the learned model is given it, for training.
package struct LearnedInput: Sendable {
    /// The first stands for the sentence as a whole.
    package var tokens: [String]
    package var features: [[String]]
    /// Where each token stands, in Unicode scalars; empty for the first.
    package var places: [Range<Int>]
    /// The names of installed apps that the sentence holds, with the apps' display names.
    package var apps: [(names: [String], place: Range<Int>)]
}

extension GrammarEngine {
    /// Nil for a sentence that is too long or has no words.
    package func learnedInput(_ text: String, in context: UtteranceContext) -> LearnedInput? {
        guard let sentence = Tokenizer.sentence(text), sentence.tokens.contains(where: { $0.kind != .separator }) else { return nil }
        let reader = SentenceReader(engine: self, sentence: sentence, text: text, context: context)
        let grammar = reader.readByGrammar()
        let features = SentenceFeatures(reader, mentions: grammar.mentions, readings: grammar.candidates)
        let apps = grammar.mentions.filter { $0.standing == .installed }.map { mention in
            (
                names: mention.apps.map { world.apps[$0].displayName },
                place: sentence.tokens[mention.name.lowerBound].start..<sentence.tokens[mention.name.upperBound - 1].end
            )
        }
        return LearnedInput(
            tokens: features.tokens, features: features.features, places: [0..<0] + sentence.tokens.map { $0.start..<$0.end }, apps: apps)
    }

    /// The fields of a structured type that words may fill, the plain one first.
    package func wordFields(of type: String) -> [String] { source.fields[type]?.map(\.name) ?? [] }

    /// Words as the table of deciding words has them.
    package static func decidingKey(_ surface: String) -> String { DecidingWords.key(surface) }

    package static var learnedApp: String { LearnedMatch.appTag }
    package static var learnedRefusal: String { LearnedMatch.refusal }
}
