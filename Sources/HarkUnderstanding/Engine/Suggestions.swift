import Foundation
import IntentSchema

// What could be said instead of what was refused.
extension GrammarEngine {
    /// The most examples that go with a refusal.
    static let suggestionLimit = 3

    /// Sentences that this world understands: of each app in turn, one for each of its intents in turn.
    /// - Parameter first: apps that come first, such as the one that was named.
    func suggestions(in language: Language, limit: Int = suggestionLimit, first: [Int] = []) -> [String] {
        let language = language == .en ? Language.en : .zh
        let key = ExampleMemo.Request(language: language, limit: limit, apps: first)
        if let known = exampleMemo.suggestions(key) { return known }
        let found = findSuggestions(in: language, limit: limit, first: first)
        exampleMemo.keep(found, for: key)
        return found
    }

    private func findSuggestions(in language: Language, limit: Int, first: [Int]) -> [String] {
        var found: [String] = []
        // What each app can do, each intent under the first app that has it.
        var waiting = (first + world.apps.indices.filter { !first.contains($0) }).map { app in
            (app, catalogue.entries.indices.filter { !catalogue.entries[$0].isWording && catalogue.entries[$0].apps.first == app }[...])
        }
        var later: [Int] = []
        while found.count < limit, waiting.contains(where: { !$0.1.isEmpty }) {
            for index in waiting.indices where found.count < limit {
                // An intent that nothing can be said for gives its turn to the app's next.
                while let entry = waiting[index].1.popFirst() {
                    guard let example = examples(of: entry, in: language, limit: 1).first else { continue }
                    if !found.contains(example) { found.append(example) }
                    later.append(entry)
                    break
                }
            }
        }
        for entry in later where found.count < limit {
            for example in examples(of: entry, in: language, limit: 2).dropFirst() where !found.contains(example) { found.append(example) }
        }
        return Array(found.prefix(limit))
    }

    /// Example sentences for one intent of a class name.
    func examples(of intent: String, in language: Language, limit: Int) -> [String] {
        catalogue.index(named: intent, app: nil).map { examples(of: $0, in: language, limit: limit) } ?? []
    }

    /// Example sentences for one intent, the first with the name of an app that has it.
    private func examples(of index: Int, in language: Language, limit: Int) -> [String] {
        let key = ExampleMemo.Request(language: language, limit: limit, entry: index)
        if let known = exampleMemo.examples(key) { return known }
        let found = findExamples(of: index, in: language, limit: limit)
        exampleMemo.keep(examples: found, for: key)
        return found
    }

    private func findExamples(of index: Int, in language: Language, limit: Int) -> [String] {
        let entry = catalogue.entries[index]
        let intent = entry.description.name
        guard let app = entry.apps.first, !(entry.description.isCustom && entry.description.isDeprecated) else { return [] }
        let name = world.apps[app].displayName
        func addressed(_ sentence: String) -> String {
            Self.capitalised(language == .zh ? SentenceGenerator.join(["用", name, sentence]) : "Using \(name), \(sentence)")
        }
        let fill = filling(language)
        let own = CustomExamples(engine: self, entry: index, language: language, fill: fill).sentences
        // What an app's titles make is only offered where it is understood as that intent, with the app's name or without.
        let custom = own.lazy.flatMap { [addressed($0), Self.capitalised($0)] }.filter { self.understands($0, as: index, language) }
        var sentences = Array(custom.prefix(limit))
        guard !entry.description.isCustom, sentences.count < limit else { return sentences.isEmpty ? byName(index, language) : sentences }
        let templates = graph.templates.map(\.source).filter { $0.isExample && $0.intents.contains(intent) }
        let generator = SentenceGenerator(source: source, fillings: fill)
        let made = templates.flatMap { generator.sentences(of: $0, language: language, limit: 1) }
        for (place, sentence) in made.enumerated() { sentences.append(place == 0 ? addressed(sentence) : Self.capitalised(sentence)) }
        return sentences.isEmpty ? byName(index, language) : Array(sentences.prefix(limit))
    }

    /// An intent without templates or titles is reached by the words of its name.
    func byName(_ index: Int, _ language: Language) -> [String] {
        let entry = catalogue.entries[index]
        guard let app = entry.apps.first, !graph.templates.contains(where: { $0.source.owner == nil && $0.source.intents.contains(entry.description.name) }) else { return [] }
        let sentence = Self.capitalised(WordsMatch.title(entry.description.name).joined(separator: " ") + " with " + world.apps[app].displayName)
        return understands(sentence, as: index, language) ? [sentence] : []
    }

    /// Whether a sentence is accepted as an intent, by an app that has it.
    func understands(_ text: String, as index: Int, _ language: Language) -> Bool {
        guard let sentence = Tokenizer.sentence(text) else { return false }
        let context = UtteranceContext(locale: language == .zh ? "zh-Hans" : "en", now: Date(timeIntervalSince1970: 0))
        let reading = SentenceReader(engine: self, sentence: sentence, text: text, context: context, suggests: false).read().accepted
        let entry = catalogue.entries[index]
        return reading?.intent == entry.description.name
            && reading?.apps.contains { candidate in entry.apps.contains { world.apps[$0].bundleIdentifier == candidate.bundleIdentifier } } == true
    }

    func filling(_ language: Language) -> (String, SlotKind) -> String {
        let samples = GrammarSource.shared.samples
        let person = world.contacts.prefix(100).first { contact in
            let name = contact.givenName.isEmpty ? contact.fullName : contact.givenName
            return !name.isEmpty && name.unicodeScalars.contains { CharacterClass($0) == .han } == (language == .zh)
        }
        return { parameter, kind in
            if kind == .persons, let person {
                return language == .zh || person.givenName.isEmpty ? person.fullName : person.givenName
            }
            // What fits a parameter comes before what fits its kind: a song's name is not a message.
            let words = samples[parameter] ?? samples[kind == .title ? SlotKind.speakable.rawValue : kind == .loose || kind == .words ? SlotKind.text.rawValue : kind.rawValue] ?? []
            return (language == .zh ? words.last : words.first) ?? ""
        }
    }

    private static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
