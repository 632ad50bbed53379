/// Makes sentences from the grammar: what could be said, and what tests hold the matcher to.
struct SentenceGenerator {
    let source: GrammarSource
    /// Words for a slot, by its parameter's path and kind.
    var fillings: (String, SlotKind) -> String

    /// The first sentences of a template in one language, shortest alternatives first; `limit` bounds the work as well.
    func sentences(of template: GrammarSource.Template, language: Language, limit: Int) -> [String] {
        var parser = ExpressionParser(bytes: source.bytes, range: template.body)
        let all = alternatives(&parser, language, limit)
        return all.filter { !$0.isForeign }.map { Self.join($0.words) }.prefix(limit).map { $0 }
    }

    private struct Draft {
        var words: [String] = []
        /// It holds grammar words of the other language.
        var isForeign = false
    }

    private func alternatives(_ parser: inout ExpressionParser, _ language: Language, _ limit: Int) -> [Draft] {
        var all: [Draft] = []
        repeat { all += sequence(&parser, language, limit) } while parser.skip("|")
        return Array((all.filter { !$0.isForeign } + all.filter(\.isForeign)).prefix(limit))
    }

    private func sequence(_ parser: inout ExpressionParser, _ language: Language, _ limit: Int) -> [Draft] {
        var drafts = [Draft()]
        func extend(_ options: [Draft]) {
            var next: [Draft] = []
            // Options vary slowest, so that a limit keeps the plain form of everything before them.
            for option in options {
                for draft in drafts where next.count < limit {
                    next.append(Draft(words: draft.words + option.words, isForeign: draft.isForeign || option.isForeign))
                }
            }
            drafts = next
        }
        while let item = parser.next() {
            switch item {
            case .word:
                let text = source.text(parser.lastItem).filter { $0 != "\"" }
                extend([Draft(words: [text], isForeign: Self.isHan(text) != (language == .zh))])
            case .group(let isOptional):
                let inner = alternatives(&parser, language, limit)
                _ = parser.skip(isOptional ? "]" : ")")
                extend(isOptional ? [Draft()] + inner.filter { !$0.isForeign } : inner)
            case .rule(let name):
                let bodies = source.rules[Folding.hash(name)] ?? []
                let inner = bodies.flatMap { body in
                    var parser = ExpressionParser(bytes: source.bytes, range: body)
                    return alternatives(&parser, language, limit)
                }
                extend(Array((inner.filter { !$0.isForeign } + inner.filter(\.isForeign)).prefix(limit)))
            case .slot(let parameter, let kind): extend([Draft(words: [fillings(parameter, kind)])])
            case .constant, .cost: break
            case .app: return []
            }
        }
        return drafts
    }

    private static func isHan(_ text: String) -> Bool { text.unicodeScalars.contains { CharacterClass($0) == .han } }

    /// A space between words, none next to Han characters.
    static func join(_ words: [String]) -> String {
        var text = ""
        for word in words where !word.isEmpty {
            if let last = text.unicodeScalars.last, let first = word.unicodeScalars.first, CharacterClass(last) != .han,
                CharacterClass(first) == .word
            {
                text += " "
            }
            text += word
        }
        return text
    }
}

extension GrammarEngine {
    /// The most examples that go with a refusal.
    static let suggestionLimit = 3

    /// Sentences that this world understands, from the templates that are marked as examples: one for each intent in turn.
    func suggestions(in language: Language, limit: Int = suggestionLimit) -> [String] {
        let language = language == .en ? Language.en : .zh
        let byIntent = catalogue.entries.indices.map { examples(of: $0, in: language, limit: 2) }
        var found: [String] = []
        for round in 0..<2 {
            for examples in byIntent where found.count < limit && round < examples.count && !found.contains(examples[round]) {
                found.append(examples[round])
            }
        }
        return found
    }

    /// Example sentences for one intent of a class name.
    func examples(of intent: String, in language: Language, limit: Int) -> [String] {
        catalogue.index(named: intent, app: nil).map { examples(of: $0, in: language, limit: limit) } ?? []
    }

    /// Example sentences for one intent, the first with an app's name where several apps could serve.
    private func examples(of index: Int, in language: Language, limit: Int) -> [String] {
        let entry = catalogue.entries[index]
        let intent = entry.description.name
        guard let app = entry.apps.first, !(entry.description.isCustom && entry.description.isDeprecated) else { return [] }
        let name = world.apps[app].displayName
        let templates = graph.templates.map(\.source).filter { $0.isExample && $0.intents.contains(intent) }
        let generator = SentenceGenerator(source: source, fillings: filling(language))
        var sentences = templates.flatMap { generator.sentences(of: $0, language: language, limit: 1) }
        if let title = entry.description.custom?.title?.text(in: language == .zh ? "zh-Hans" : "en"), !title.isEmpty {
            sentences = [title.contains { $0.isLowercase } && language == .en ? title.prefix(1).lowercased() + title.dropFirst() : title] + sentences
        }
        if sentences.isEmpty, !graph.templates.contains(where: { $0.source.owner == nil && $0.source.intents.contains(intent) }) {
            sentences = [WordsMatch.title(intent).joined(separator: " ") + " with " + name]
        } else if let first = sentences.first {
            sentences[0] = language == .zh ? SentenceGenerator.join(["用", name, first]) : "Using \(name), \(first)"
        }
        return sentences.prefix(limit).map(Self.capitalised)
    }

    private func filling(_ language: Language) -> (String, SlotKind) -> String {
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
