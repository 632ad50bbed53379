import IntentSchema

/// Writes the template of a custom intent in the grammar's notation, from what its definition says.
///
/// One template holds all titles as alternatives, each beginning with a constant `{#=n}` that says which it is, and after them,
/// as often as wanted, further values: a parameter's name with a value, or a value that only one parameter can have. `{+=1}` marks
/// words that tell the intent from others beyond the title's own.
struct CustomTemplates {
    let intent: IntentDescription
    let custom: CustomIntent
    let words: [String: ParameterWords]
    let order: [ParameterWords]
    private(set) var variants: [CustomVariant] = []
    private var alternatives: [String] = []
    private var finals: [String] = []
    private let verbs: [[String]]

    /// The most titles of one intent that are read, languages counted apart.
    static let limit = 96
    /// The longest summary, in words.
    private static let summaryLimit = 12
    /// What it costs, in thousandths, when a place of a title is left out, and when its parameter is only named.
    private static let skipped = 50
    private static let named = 4
    /// Another verb than the title's; a lead before a title; a title without a combination; the summary.
    private static let otherVerb = 60
    private static let lead = 8
    private static let bareTitle = 1
    private static let summary = 150
    /// A value before what it describes, or after, without its parameter's name.
    private static let unnamed = 4

    init(_ intent: IntentDescription, _ custom: CustomIntent, words: [ParameterWords], source: GrammarSource) {
        (self.intent, self.custom) = (intent, custom)
        order = words
        self.words = Dictionary(words.map { ($0.description.name, $0) }) { first, _ in first }
        verbs = source.phrases(of: "custom-verb-" + custom.category).map { Tokenizer.tokens(of: $0).map(\.text) }
        for combination in custom.combinations {
            for text in combination.title?.all ?? [] { add(text, .combination, combination.parameters) }
        }
        for text in custom.title?.all ?? [] { add(text, .title, nil) }
        for text in custom.phrases.flatMap(\.all) { add(text, .title, nil) }
        for text in custom.summary?.all ?? [] { add(Self.sentence(text), .summary, nil) }
    }

    /// Nil when nothing in the definition can be said.
    var body: String? {
        guard !variants.isEmpty else { return nil }
        var groups: [String] = []
        if !alternatives.isEmpty { groups.append("( " + alternatives.joined(separator: " | ") + " ) " + tail) }
        return "( " + (groups + finals).joined(separator: " | ") + " )"
    }

    /// A summary's first sentence.
    private static func sentence(_ text: String) -> String {
        String(text.prefix { !$0.isNewline && $0 != "." && $0 != "。" && $0 != ";" && $0 != "；" }.prefix(200))
    }

    private mutating func add(_ text: String, _ source: CustomVariant.Source, _ combination: [String]?) {
        let pattern = TitlePattern(text) { words[$0] != nil }
        let isKnown = variants.contains { $0.text == text && ($0.combination == combination || combination == nil) }
        guard variants.count < Self.limit, !pattern.pieces.isEmpty, !isKnown, source != .summary || pattern.pieces.count <= Self.summaryLimit
        else { return }
        let mark = "{#=\(variants.count)}"
        variants.append(
            CustomVariant(
                source: source, text: text, combination: combination, evidence: pattern.evidence, hasPlaces: !pattern.places.isEmpty))
        let cost = source == .title ? "~\(Self.bareTitle) " : source == .summary ? "~\(Self.summary) " : ""
        let written = mark + " " + cost + self.written(pattern)
        // Free text at the end keeps everything to the end.
        if case .place(let name)? = pattern.pieces.last, words[name]?.kind == .text {
            finals.append(written)
            // Without the text nothing is kept, and other values may follow.
            alternatives.append(mark + " ~\(Self.skipped) " + cost + self.written(pattern, dropsLast: true))
        } else {
            alternatives.append(written)
        }
    }

    private func written(_ pattern: TitlePattern, dropsLast: Bool = false) -> String {
        var pieces = pattern.pieces[...]
        if dropsLast { pieces.removeLast() }
        var parts: [String] = []
        let verb = verbLength(pieces)
        if verb > 0 {
            let said = pieces.prefix(verb).map(literal).joined(separator: " ")
            parts.append("( \(said) | ~\(Self.otherVerb) <custom-verb-\(custom.category)> )")
            pieces = pieces.dropFirst(verb)
        } else if !verbs.isEmpty {
            parts.append("[ ~\(Self.lead) <custom-verb-\(custom.category)> [的] ]")
        }
        var previous: TitlePattern.Piece?
        for (index, piece) in zip(pieces.indices, pieces) {
            switch piece {
            case .word: parts.append("[<custom-small>] " + literal(piece, after: previous))
            case .place(let name):
                guard let words = words[name] else { continue }
                let isLast = index == pieces.index(before: pieces.endIndex)
                parts.append(place(words, others: pattern.places, isFinal: isLast && words.kind == .text))
            }
            previous = piece
        }
        return parts.joined(separator: " ")
    }

    /// How many words the verb has that a title begins with, when it is one of its category's.
    private func verbLength(_ pieces: ArraySlice<TitlePattern.Piece>) -> Int {
        let own = custom.verb.map { Tokenizer.tokens(of: $0).map(\.text) } ?? []
        let texts = pieces.prefix(4).map { piece in if case .word(let word, _) = piece { word } else { "" } }
        return ([own] + verbs).filter { !$0.isEmpty && texts.starts(with: $0) }.map(\.count).max() ?? 0
    }

    private func literal(_ piece: TitlePattern.Piece) -> String { literal(piece, after: nil) }

    private func literal(_ piece: TitlePattern.Piece, after previous: TitlePattern.Piece?) -> String {
        guard case .word(let word, let isHan) = piece else { return "" }
        if ParameterWords.articles.contains(word) || word == "的" { return "[\"\(word)\"]" }
        if word == "%" || word == "percent" { return "[<custom-percent>]" }
        if isHan {
            // 两份, 两碗: after a number any word of counting will do, and none.
            if case .place(let name)? = previous, words[name]?.kind == .amount { return "[\"\(word)\"]" }
            return "\"\(word)\""
        }
        let forms = Plural.forms(word)
        return forms.isEmpty ? "\"\(word)\"" : "( " + ([word] + forms).map { "\"\($0)\"" }.joined(separator: " | ") + " )"
    }

    // MARK: Places

    private func place(_ words: ParameterWords, others: [String], isFinal: Bool) -> String {
        var ways: [String] = []
        switch words.kind {
        case .phrase, .phrases: ways.append(modifiers(others) + "[<custom-small>] " + slot(words))
        case .text: ways.append(slot(words))
        case .some: ways.append("[<custom-small>] " + slot(words) + suffix(words))
        case nil: break
        }
        if !isFinal {
            ways += words.names.map { "~\(Self.named) [<custom-small>] \(Self.quoted($0)) {+=1}" }
            ways.append("~\(words.kind == nil ? 10 : Self.skipped)")
        }
        return "( " + ways.joined(separator: " | ") + " )"
    }

    private func slot(_ words: ParameterWords, _ kind: SlotKind? = nil) -> String {
        guard let kind = kind ?? words.kind else { return "" }
        let slot = "{\(words.description.name):\(kind.rawValue)}"
        guard words.description.type.isArray, kind == .cases || kind == .label || kind == .amount else { return slot }
        return "\(slot) ( [<list-separator>] \(slot) )*"
    }

    private func suffix(_ words: ParameterWords) -> String {
        switch words.kind {
        case .cases, .label: " [<custom-case-suffix>]"
        case .amount: " [<custom-percent>] [<custom-classifier>]"
        default: ""
        }
    }

    /// What may stand before the words of a thing: "two large tomato soups" where the title has no place for number and size.
    private func modifiers(_ places: [String]) -> String {
        let free = order.filter { !places.contains($0.description.name) }
        let labels = free.filter { Self.isLabelled($0) }.map { "~\(Self.unnamed) " + slot($0, .label) + " [<custom-case-suffix>]" }
        let counts = free.filter { $0.description.type == .integer && $0.kind == .amount }
        let hasCount = order.contains { $0.description.type == .integer && places.contains($0.description.name) }
        var text = "[<custom-small>] "
        if counts.count == 1, !hasCount { text += "[ ~10 " + slot(counts[0]) + " [<custom-classifier>] ] " }
        if !labels.isEmpty { text += "( " + labels.joined(separator: " | ") + " )* " }
        return text
    }

    private static func isLabelled(_ words: ParameterWords) -> Bool {
        switch words.description.type.element {
        case .enumeration, .optionSet: true
        case .boolean: words.description.custom?.trueName != nil || words.description.custom?.falseName != nil
        default: false
        }
    }

    /// Further values after a title.
    private var tail: String {
        var ways: [String] = []
        for words in order {
            guard let kind = words.kind else { continue }
            let names = "( " + words.names.map(Self.quoted).joined(separator: " | ") + " )"
            let link = kind == .text ? "[<custom-says>]" : "[<custom-is>] [<custom-small>]"
            ways.append("\(names) {+=1} \(link) \(slot(words))\(suffix(words))")
            if Self.isLabelled(words) {
                ways.append("~\(Self.unnamed) \(slot(words, .label)) [<custom-case-suffix>] [\(names)]")
            }
        }
        let dates = order.filter { $0.kind == .date }
        if dates.count == 1 { ways.append("~10 \(slot(dates[0]))") }
        return ways.isEmpty ? "" : "( [<custom-and>] [<custom-small>] ( " + ways.joined(separator: " | ") + " ) )*"
    }

    private static func quoted(_ tokens: [Token]) -> String {
        tokens.filter { $0.text != "\"" }.map { token in
            let forms = Plural.forms(token.text)
            return forms.isEmpty ? "\"\(token.text)\"" : "( " + ([token.text] + forms).map { "\"\($0)\"" }.joined(separator: " | ") + " )"
        }.joined(separator: " ")
    }
}
