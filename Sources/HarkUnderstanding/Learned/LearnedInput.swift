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

/// A sentence that the grammar made, and what it reads in it.
package struct GeneratedSentence: Sendable {
    package var text: String
    package var intent: String
    /// Tags and places in Unicode scalars.
    package var spans: [(tag: String, place: Range<Int>)]
}

extension GrammarEngine {
    /// Nil for a sentence that is too long or has no words.
    /// - Parameter labelled: what fills parameters, in Unicode scalars; nothing reaches over its ends.
    package func learnedInput(_ text: String, labelled: [Range<Int>], in context: UtteranceContext) -> LearnedInput? {
        guard let said = Tokenizer.sentence(text), said.tokens.contains(where: { $0.kind != .separator }) else { return nil }
        let sentence = SelfRepairs(self, said).applied()
        let reader = SentenceReader(engine: self, sentence: sentence, text: text, context: context)
        let grammar = reader.readByGrammar()
        let kept = labelled.compactMap { place in
            let inside = sentence.tokens.indices.filter { sentence.tokens[$0].start < place.upperBound && place.lowerBound < sentence.tokens[$0].end }
            return inside.first.flatMap { first in inside.last.map { first..<$0 + 1 } }
        }
        let features = SentenceFeatures(reader, grammar, kept: kept)
        let apps = grammar.mentions.filter { $0.standing == .installed }.map { mention in
            (names: mention.apps.map { world.apps[$0].displayName }, place: sentence.scalars(of: mention.name))
        }
        return LearnedInput(
            tokens: features.units.map(\.text), features: features.units.map(\.features),
            places: features.units.map { sentence.scalars(of: $0.range) },
            apps: apps)
    }

    /// What the grammar itself can say, as labelled sentences: a template's first sentences in each language, as the grammar reads them back.
    package func generatedSentences(perTemplate limit: Int, in context: UtteranceContext) -> [GeneratedSentence] {
        var found: [GeneratedSentence] = []
        var known: Set<String> = []
        for template in graph.templates.map(\.source) where template.owner == nil {
            let texts = [Language.en, .zh].flatMap { source.generator(in: $0).sentences(of: template, language: $0, limit: limit) }
            for text in texts where known.insert(text).inserted {
                guard let sentence = Tokenizer.sentence(text), let intent = template.intents.first else { continue }
                let reader = SentenceReader(engine: self, sentence: sentence, text: text, context: context)
                guard let best = reader.readByGrammar().candidates.first, best.score >= GrammarEngine.threshold,
                    template.intents.contains(best.intent.name),
                    best.hypothesis.mention == nil
                else { continue }
                let spans = reader.spans(of: best).map { (tag: $0.tag, place: sentence.scalars(of: $0.range)) }
                found.append(GeneratedSentence(text: text, intent: intent, spans: spans))
            }
        }
        return found
    }

    /// The fields of a structured type that words may fill, the plain one first.
    package func wordFields(of type: String) -> [String] { source.fields[type]?.map(\.name) ?? [] }

    /// Words as the table of deciding words has them.
    package static func decidingKey(_ surface: String) -> String { DecidingWords.key(surface) }

    package static var learnedApp: String { LearnedMatch.appTag }
    package static var learnedRefusal: String { LearnedMatch.refusal }
}
