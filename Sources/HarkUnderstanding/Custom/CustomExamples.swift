import IntentSchema

/// Sentences that a definition's titles make, in one language, with example values in their places.
struct CustomExamples {
    let engine: GrammarEngine
    /// The intent's place in `InstalledIntents`.
    let entry: Int
    let language: Language
    /// Sample words for a parameter and the kind of its place.
    let fill: (String, SlotKind) -> String

    private var locale: String { language == .zh ? "zh-Hans" : "en" }

    /// The titles of combinations, the primary one's first, then the intent's title and phrases, without those that are in another
    /// language or have a place that no example fills.
    var sentences: [String] {
        guard let custom = engine.catalogue.entries[entry].description.custom else { return [] }
        let combinations = custom.combinations.filter(\.isPrimary) + custom.combinations.filter { !$0.isPrimary }
        let texts = combinations.map(\.title) + [custom.title] + custom.phrases.map { $0 }
        var found: [String] = []
        for text in texts.compactMap({ $0?.text(in: locale) }) {
            guard let sentence = filled(text), !found.contains(sentence) else { continue }
            found.append(sentence)
        }
        return found
    }

    private func filled(_ title: String) -> String? {
        let places = TemplatePlaces.names(title)
        let literal = TemplatePlaces.filled(title, with: " ")
        let hasHan = literal.unicodeScalars.contains { CharacterClass($0) == .han }
        guard !literal.allSatisfy({ !$0.isLetter }), hasHan == (language == .zh) else { return nil }
        var text = language == .en ? lowered(title) : title
        var isPlural = false
        for place in places {
            guard let words = engine.custom.parameter(place, of: entry), let example = example(words, isPlural: isPlural) else { return nil }
            if words.description.type == .integer { isPlural = example != "one" && example != "1" }
            text = text.replacing("${\(place)}", with: example)
        }
        return text.contains("${") || text.isEmpty ? nil : text
    }

    /// A title is written like one, "Order Soup"; a sentence is not. Names of places stay as they are.
    private func lowered(_ title: String) -> String {
        let parts = title.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let words = parts.filter { $0.first?.isLetter == true }
        let isTitle = words.count > 1 && words.dropFirst().contains { $0.count > 3 } && words.filter { $0.count > 3 }.allSatisfy { $0.first?.isUppercase == true }
        return parts.enumerated().map { index, part in
            guard index == 0 || isTitle, let first = part.first, first.isUppercase, part.dropFirst().allSatisfy({ !$0.isUppercase }) else { return part }
            return part.lowercased()
        }.joined(separator: " ")
    }

    /// Nil when no example is known.
    private func example(_ words: ParameterWords, isPlural: Bool) -> String? {
        guard let kind = words.kind else { return nil }
        let custom = words.description.custom
        switch kind {
        case .cases, .label: return label(words)
        case .amount, .quantity, .number:
            let limits = (custom?.constraints.minimum ?? 2, custom?.constraints.maximum ?? .infinity)
            let value = min(max(2, limits.0), limits.1).rounded()
            if kind == .quantity, words.unit?.symbol == nil { return fill(words.description.name, .measure) }
            return value == 2 && kind == .amount ? (language == .zh ? "两" : "two") : value == 1 ? (language == .zh ? "一" : "one") : "\(Int(value))"
        case .phrase, .phrases:
            // Of its own things the definition knows no name but what they are.
            guard let name = custom?.displayName?.text(in: locale), !name.isEmpty else { return nil }
            let lower = language == .en ? name.lowercased() : name
            return isPlural && language == .en ? lower + (lower.hasSuffix("s") ? "" : "s") : lower
        case .text, .persons, .date, .currency, .measure, .duration, .recurrence, .percentage, .temperature, .ordinal:
            let example = fill(words.description.name, kind)
            return example.isEmpty ? nil : example
        case .loose, .words, .group, .speakable, .title, .list, .place: return nil
        }
    }

    private func label(_ words: ParameterWords) -> String? {
        let custom = words.description.custom
        let text: LocalizedText?
        switch words.description.type.element {
        case .boolean: text = custom?.trueName
        case .enumeration(let name), .optionSet(let name):
            text = engine.catalogue.entries[entry].description.custom?.enumerations[name]?.cases.first { $0.name != "unknown" && $0.displayName != nil }?.displayName
        default: text = nil
        }
        let label = text?.text(in: locale) ?? ""
        return label.isEmpty ? nil : language == .en ? label.lowercased() : label
    }
}
