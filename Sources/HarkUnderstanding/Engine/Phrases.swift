import Foundation
import IntentSchema

// What can be said.
extension GrammarEngine {
    /// A sentence that this engine's world understands.
    public struct Phrase: Sendable, Hashable, Codable {
        /// The app that it is meant for: its display name and its identifier.
        public var app: String
        public var bundleIdentifier: String
        public var intent: String
        /// `en` or `zh`.
        public var language: String
        public var text: String
    }

    /// Templates tried for each sentence that is asked for, so that one with few fitting templates is found all the same.
    private static let tries = 8

    /// Sentences that the grammar and apps' definitions generate, each read back as what it was made for: of each app in turn, of each of
    /// its intents up to `limit`.
    /// - Parameters:
    ///   - bundleIdentifier: of one app; nil for all.
    ///   - language: `zh` for Chinese, anything else for English.
    public func phrases(of bundleIdentifier: String? = nil, language code: String, limit: Int) -> [Phrase] {
        let language = Language.of(code) == .en ? Language.en : .zh
        var found: [Phrase] = []
        for (index, app) in world.apps.enumerated() where bundleIdentifier == nil || app.bundleIdentifier == bundleIdentifier {
            for (entry, installed) in catalogue.entries.enumerated() where installed.apps.contains(index) && !installed.isWording {
                for text in sentences(of: entry, language, limit: limit) {
                    found.append(
                        Phrase(
                            app: app.displayName, bundleIdentifier: app.bundleIdentifier, intent: installed.description.name,
                            language: language.rawValue, text: text))
                }
            }
        }
        return found
    }

    private func sentences(of entry: Int, _ language: Language, limit: Int) -> [String] {
        let description = catalogue.entries[entry].description
        guard !(description.isCustom && description.isDeprecated) else { return [] }
        var found: [String] = []
        func add(_ sentence: String) {
            let text = sentence.prefix(1).uppercased() + sentence.dropFirst()
            guard found.count < limit, !found.contains(text), understands(text, as: entry, language) else { return }
            found.append(text)
        }
        let fill = filling(language)
        for sentence in CustomExamples(engine: self, entry: entry, language: language, fill: fill).sentences { add(sentence) }
        if !description.isCustom {
            let templates = graph.templates.map(\.source).filter { $0.intents.contains(description.name) && $0.owner == nil }
            let generator = SentenceGenerator(source: source, fillings: fill)
            for template in (templates.filter(\.isExample) + templates.filter { !$0.isExample }).prefix(limit * Self.tries) where found.count < limit {
                for sentence in generator.sentences(of: template, language: language, limit: 1) { add(sentence) }
            }
        }
        if found.isEmpty {
            for sentence in byName(entry, language) { add(sentence) }
        }
        return found
    }
}
