import Foundation
import HarkEvaluation
import HarkLearning
import HarkUnderstanding
import IntentSchema

/// Requests made into what is learned from: their tokens, tags and features, with variations of each.
struct TrainingData {
    private(set) var sentences: [TaggedSentence] = []
    /// Lines of a parameter, words and the value they decide.
    /// Lines of a parameter, words and the value they decide.
    var decidingWords: String { Self.decidingWords(texts) }
    private var texts: [LabelledText] = []
    /// Dates are read, but what they mean does not matter.
    static let context = UtteranceContext(locale: "en", now: Date(timeIntervalSince1970: 1_773_135_000), timeZone: "GMT")

    mutating func add(_ texts: [LabelledText], engine: GrammarEngine, world: WorldFile, names: [String], variations count: Int) {
        let context = Self.context
        var variations = Variations(
            texts, people: names + Self.names(of: world), appNames: Self.appNames(world), personTags: Self.personTags(texts), kept: Self.kept(texts),
            seed: 1)
        for text in texts {
            guard let input = engine.learnedInput(text.text, labelled: text.spans.map(\.place), in: context) else { continue }
            let app = Self.appPlace(text, input)
            sentences.append(Self.tagged(text, input, app))
            for _ in 0..<count {
                let made = variations.variation(of: text, appPlace: app)
                guard made.text != text.text, let input = engine.learnedInput(made.text, labelled: made.spans.map(\.place), in: context) else {
                    continue
                }
                sentences.append(Self.tagged(made, input, Self.appPlace(made, input)))
            }
        }
        self.texts += texts
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

    private static func names(of world: WorldFile) -> [String] {
        world.contacts.flatMap { [$0.fullName, $0.givenName, $0.nickname] }.filter { !$0.isEmpty }
    }

    /// For each app, by its display name, every name it has.
    private static func appNames(_ world: WorldFile) -> [String: [String]] {
        var names: [String: [String]] = [:]
        for app in world.apps { names[app.displayName] = [app.displayName] + app.alternativeNames }
        return names
    }

    private static func personTags(_ texts: [LabelledText]) -> Set<String> {
        Set(
            texts.flatMap { text in
                text.spans.map(\.tag).filter { Catalogue.shared.intent(named: text.label)?.parameter($0)?.type.element == .object("INPerson") }
            })
    }

    private static func kept(_ texts: [LabelledText]) -> Set<String> {
        Set(
            texts.flatMap { text in
                text.spans.compactMap { span in
                    switch Catalogue.shared.intent(named: text.label)?.parameter(span.tag)?.type.element {
                    case .boolean, .enumeration, .optionSet: "\(text.label).\(span.tag)"
                    default: nil
                    }
                }
            })
    }

    private static func decidingWords(_ texts: [LabelledText]) -> String {
        var counts: [String: [String: Int]] = [:]
        for decision in texts.flatMap(\.decisions) {
            let key = GrammarEngine.decidingKey(decision.surface)
            guard !key.isEmpty else { continue }
            counts[decision.parameter + "\t" + key, default: [:]][decision.value, default: 0] += 1
        }
        let lines = counts.map { key, values in
            let best = values.max { ($0.value, $1.key) < ($1.value, $0.key) }
            return key + "\t" + (best?.key ?? "")
        }
        return lines.sorted().map { $0 + "\n" }.joined()
    }
}
