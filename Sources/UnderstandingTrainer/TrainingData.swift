import Foundation
import HarkEvaluation
import HarkLearning
import HarkUnderstanding
import IntentSchema

/// Requests made into what is learned from: their tokens, tags and features.
struct TrainingData {
    private(set) var sentences: [TaggedSentence] = []
    /// Lines of a parameter, words, the value they decide, and the intents in which they are sure.
    var decidingWords: String { Self.decidingWords(texts) }
    private var texts: [LabelledText] = []
    /// Dates are read, but what they mean does not matter.
    static let context = UtteranceContext(locale: "en", now: Date(timeIntervalSince1970: 1_773_135_000), timeZone: "GMT")

    /// - Parameter areGenerated: they are the grammar's, whose templates decide some parameters without saying by which words.
    mutating func add(_ texts: [LabelledText], engine: GrammarEngine, areGenerated: Bool = false) {
        for text in texts {
            guard let input = engine.learnedInput(text.text, labelled: text.spans.map(\.place), in: Self.context) else { continue }
            sentences.append(Self.tagged(text, input, Self.appPlace(text, input)))
        }
        if !areGenerated { self.texts += texts }
    }

    /// Where the app is named: the name that is no part of anything else, the first if there are several.
    private static func appPlace(_ text: LabelledText, _ input: LearnedInput) -> Range<Int>? {
        guard let app = text.app else { return nil }
        let fitting = input.apps.filter { $0.names.contains(app) && !text.spans.map(\.place).contains(where: $0.place.overlaps) }
        return (fitting.first ?? input.apps.first { $0.names.contains(app) })?.place
    }

    private static func tagged(_ text: LabelledText, _ input: LearnedInput, _ app: Range<Int>?) -> TaggedSentence {
        var tags = [String](repeating: "O", count: input.tokens.count)
        func mark(_ place: Range<Int>, _ tag: String) {
            var isFirst = true
            for (index, token) in input.places.enumerated() where !token.isEmpty && token.overlaps(place) && tags[index] == "O" {
                tags[index] = (isFirst ? "B-" : "I-") + tag
                isFirst = false
            }
        }
        for span in text.spans { mark(span.place, span.tag) }
        if let app { mark(app, GrammarEngine.learnedApp) }
        return TaggedSentence(tokens: input.tokens, tags: tags, label: text.label, features: input.features)
    }

    private static func decidingWords(_ texts: [LabelledText]) -> String {
        var counts: [String: [String: Int]] = [:]
        for decision in texts.flatMap(\.decisions) {
            let key = GrammarEngine.decidingKey(decision.surface)
            guard !key.isEmpty else { continue }
            counts[decision.parameter + "\t" + key, default: [:]][decision.value, default: 0] += 1
        }
        let sure = sureWords(texts)
        let lines = counts.map { key, values in
            let best = values.max { ($0.value, $1.key) < ($1.value, $0.key) }
            return [key, best?.key ?? "", (sure[key] ?? []).sorted().joined(separator: ",")].joined(separator: "\t")
        }
        return lines.sorted().map { $0 + "\n" }.joined()
    }

    /// Of a parameter and words, the intents in whose requests the words decide the parameter nearly always where they stand outside what
    /// fills another.
    private static func sureWords(_ texts: [LabelledText]) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for (intent, own) in Dictionary(grouping: texts, by: \.label) {
            var told: [String: Int] = [:]
            let keys = own.map { text in Set(text.decisions.map { $0.parameter + "\t" + GrammarEngine.decidingKey($0.surface) }) }
            for key in keys.joined() where !key.hasSuffix("\t") { told[key, default: 0] += 1 }
            let outside = own.map(Self.outside)
            for (key, count) in told {
                let words = " " + key.drop { $0 != "\t" }.dropFirst() + " "
                let seen = zip(keys, outside).count { $0.contains(key) || $1.contains(words) }
                if (Double(count) + 0.5) / (Double(seen) + 1) >= leastSure { found[key, default: []].append(intent) }
            }
        }
        return found
    }

    /// The share of its occurrences in which a word must decide, counted with one more that is half a decision.
    private static let leastSure = 0.6

    /// What stands outside all that fills parameters, as the table of deciding words has it.
    private static func outside(_ text: LabelledText) -> String {
        let scalars = Array(text.text.unicodeScalars)
        var pieces: [String] = []
        var position = 0
        for place in text.spans.map(\.place) + [scalars.count..<scalars.count] where place.lowerBound >= position {
            pieces.append(String(String.UnicodeScalarView(scalars[position..<place.lowerBound])))
            position = place.upperBound
        }
        return " " + pieces.map(GrammarEngine.decidingKey).joined(separator: " \n ") + " "
    }
}
