public import IntentSchema

/// What the built-in intents are asked for by, to see whether an app's own title says the same.
public struct BuiltInPhrases: Sendable {
    public init() {}

    /// A built-in intent that a title reads as at least this surely says the same.
    private static let sure = 0.7

    /// The built-in intent that a sentence of a title is read as, whatever is installed, and that sentence; nil when there is none.
    /// - Parameter types: of the parameters in its places `${name}`.
    public func intent(readFrom title: String, types: [String: ValueType]) -> (name: String, sentence: String)? {
        let isHan = TemplatePlaces.filled(title, with: " ").unicodeScalars.contains { CharacterClass($0) == .han }
        let people = ContactIndex(contacts: [], taught: [], source: .shared)
        for sentence in sentences(title, types, isHan: isHan) {
            guard let read = Tokenizer.sentence(sentence), read.tokens.count <= WholeGrammar.tokenLimit,
                let found = WholeGrammar.shared.intents(Hypothesis(mention: nil, tokens: read.tokens), people: people), found.score >= Self.sure,
                let name = found.names.first
            else { continue }
            return (name, sentence)
        }
        return nil
    }

    /// The title with what people say in its places: where any words fit, what built-in intents take there.
    private func sentences(_ title: String, _ types: [String: ValueType], isHan: Bool) -> [String] {
        let (person, text) = (sample(.persons, isHan), sample(.text, isHan))
        let free = isHan ? [text, person, person + text, "\(text)给\(person)"] : [text, person, "\(person) \(text)", "\(text) to \(person)"]
        let places = TemplatePlaces.names(title)
        var found: [String] = []
        for words in free {
            var sentence = title
            for place in places {
                sentence = sentence.replacing("${\(place)}", with: types[place].map { sample($0.element, free: words, isHan) } ?? words)
            }
            if !found.contains(sentence) { found.append(sentence) }
        }
        return found
    }

    private func sample(_ type: ValueType, free words: String, _ isHan: Bool) -> String {
        switch type {
        case .integer, .number: sample(.number, isHan)
        case .date, .dateComponents, .object("INDateComponentsRange"): sample(.date, isHan)
        case .measurement: sample(.measure, isHan)
        case .object("INCurrencyAmount"): sample(.currency, isHan)
        case .object("INPerson"): sample(.persons, isHan)
        default: words
        }
    }

    private func sample(_ kind: SlotKind, _ isHan: Bool) -> String {
        let words = GrammarSource.shared.samples[kind.rawValue] ?? []
        return (isHan ? words.last : words.first) ?? ""
    }
}
