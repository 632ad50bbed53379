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
    private let source: GrammarSource
    /// Words of counting that may stand without a number, by the definition's category; nil where they could begin a name.
    private let measure: String?

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
    /// A thing without a title; text that a place's name may end, where it goes on to the end.
    private static let thing = 300
    private static let toTheEnd = 90
    /// Words of counting without a number; one of them where the title counts in that way.
    private static let measured = 5
    private static let one = 3
    /// A value before what it describes, or after, without its parameter's name.
    private static let unnamed = 4

    init(_ intent: IntentDescription, _ custom: CustomIntent, words: [ParameterWords], source: GrammarSource) {
        (self.intent, self.custom, self.source) = (intent, custom, source)
        measure = source.measure(custom.category)
        order = words
        self.words = Dictionary(words.map { ($0.description.name, $0) }) { first, _ in first }
        verbs = source.phrases(of: "custom-verb-" + custom.category).map { Tokenizer.tokens(of: $0).map(\.text) }
        for combination in custom.combinations {
            for text in combination.title?.all ?? [] { add(text, .combination, combination.parameters, combination.values) }
        }
        for text in custom.title?.all ?? [] { add(text, .title, nil) }
        for text in custom.phrases.flatMap(\.all) { add(text, .title, nil) }
        for text in custom.summary?.all ?? [] { add(Self.sentence(text), .summary, nil) }
        addThing()
    }

    /// The app's own thing and nothing else, "two tomato soups": only where nothing is done before the person has said yes.
    private mutating func addThing() {
        guard intent.isCustom, intent.behaviour.confirmation == .always, let name = thing, let words = words[name] else { return }
        alternatives.append("{#=\(variants.count)} ~\(Self.thing) " + modifiers([name]) + slot(words))
        variants.append(CustomVariant(source: .thing, text: name, combination: nil, evidence: 0, hasPlaces: true))
    }

    /// The parameter of a combination, the primary one first, that names one of the app's own things.
    private var thing: String? {
        let combinations = custom.combinations.filter(\.isPrimary) + custom.combinations.filter { !$0.isPrimary }
        return combinations.flatMap(\.parameters).first { words[$0]?.kind == .phrase }
    }

    /// An answer that gives a parameter, with what is said around it: "two large corn soups" to the question for the soup.
    func answer(_ parameter: String) -> String? {
        guard let words = words[parameter], words.kind == .phrase else { return nil }
        return modifiers([parameter]) + slot(words) + " " + CustomTail(order: order, source: source, measure: measure).text
    }

    /// Nil when nothing in the definition can be said.
    var body: String? {
        guard !variants.isEmpty else { return nil }
        var groups: [String] = []
        if !alternatives.isEmpty { groups.append("( " + alternatives.joined(separator: " | ") + " ) " + CustomTail(order: order, source: source, measure: measure).text) }
        return "( " + (groups + finals).joined(separator: " | ") + " )"
    }

    /// A summary's first sentence.
    private static func sentence(_ text: String) -> String {
        String(text.prefix { !$0.isNewline && $0 != "." && $0 != "。" && $0 != ";" && $0 != "；" }.prefix(200))
    }

    private mutating func add(
        _ text: String, _ source: CustomVariant.Source, _ combination: [String]?, _ values: [String: IntentValue] = [:]
    ) {
        let pattern = TitlePattern(text) { words[$0] != nil }
        let isKnown = variants.contains { $0.text == text && ($0.combination == combination && $0.values == values || combination == nil) }
        guard variants.count < Self.limit, !pattern.pieces.isEmpty, !isKnown, source != .summary || pattern.pieces.count <= Self.summaryLimit
        else { return }
        let mark = "{#=\(variants.count)}"
        variants.append(
            CustomVariant(
                source: source, text: text, combination: combination, values: values, evidence: pattern.evidence - counters(pattern), hasPlaces: !pattern.places.isEmpty))
        let cost = source == .title ? "~\(Self.bareTitle) " : source == .summary ? "~\(Self.summary) " : ""
        let written = mark + " " + cost + self.written(pattern)
        // Free text at the end keeps everything to the end.
        if case .place(let name)? = pattern.pieces.last, words[name]?.kind == .text {
            // The name of a place ends where another value begins: "take the bus to Elm Park at six".
            let isPlace = pattern.pieces.dropLast().last.map(isWhere) ?? false
            finals.append(isPlace ? mark + " ~\(Self.toTheEnd) " + cost + self.written(pattern) : written)
            if isPlace { alternatives.append(mark + " " + cost + self.written(pattern, lastAs: .phrase)) }
            // Without the text nothing is kept, and other values may follow.
            alternatives.append(mark + " ~\(Self.skipped) " + cost + self.written(pattern, dropsLast: true))
        } else {
            alternatives.append(written)
        }
    }

    /// The words of a title that only count: they follow a number, whatever is counted.
    private func counters(_ pattern: TitlePattern) -> Int {
        zip(pattern.pieces, pattern.pieces.dropFirst()).count { piece, next in
            guard case .place(let name) = piece, words[name]?.kind == .amount, case .word(_, isHan: true) = next else { return false }
            return true
        }
    }

    private func isWhere(_ piece: TitlePattern.Piece) -> Bool {
        guard case .word(let word, _) = piece else { return false }
        return source.wordSet("custom-where").contains(Folding.hash(word))
    }

    private func written(_ pattern: TitlePattern, dropsLast: Bool = false, lastAs kind: SlotKind? = nil) -> String {
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
                let next = pieces.indices.contains(index + 1) ? pieces[index + 1] : nil
                parts.append(isLast && kind != nil ? slot(words, kind) : place(words, others: pattern.places, isFinal: isLast && words.kind == .text, before: next))
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

    private func place(_ words: ParameterWords, others: [String], isFinal: Bool, before next: TitlePattern.Piece?) -> String {
        var ways: [String] = []
        switch words.kind {
        case .phrase, .phrases: ways.append(modifiers(others) + slot(words))
        case .text: ways.append(slot(words))
        case .some: ways.append("[<custom-small>] " + slot(words) + words.suffix)
        case nil: break
        }
        // 来碗番茄汤 where the title is 点${quantity}份${soup}: a word of counting alone means one.
        if let measure, words.description.type == .integer, case .word(let word, isHan: true)? = next, source.phrases(of: measure).contains(word) {
            ways.append("~\(Self.one) {\(words.description.name)=1} <\(measure)>")
        }
        if !isFinal {
            let measure = measure.map { "[ ~\(Self.measured) <\($0)> ] " } ?? ""
            ways += words.names.map { "~\(Self.named) [<custom-small>] \(measure)\(Self.quoted($0)) {+=1}" }
            ways.append("~\(words.kind == nil ? 10 : Self.skipped)")
        }
        return "( " + ways.joined(separator: " | ") + " )"
    }

    private func slot(_ words: ParameterWords, _ kind: SlotKind? = nil) -> String { words.slot(kind) }

    /// What may stand before the words of a thing: "two large tomato soups" where the title has no place for number and size.
    private func modifiers(_ places: [String]) -> String {
        let free = order.filter { !places.contains($0.description.name) }
        let labels = free.filter(\.isLabelled).map { "~\(Self.unnamed) " + slot($0, .label) + " [<custom-case-suffix>]" }
        let counts = free.filter { $0.description.type == .integer && $0.kind == .amount }
        let hasCount = order.contains { $0.description.type == .integer && places.contains($0.description.name) }
        var text = "[<custom-small>] "
        if counts.count == 1, !hasCount { text += "[ ~10 " + slot(counts[0]) + " [<custom-classifier>] ] " }
        if let measure { text += "[ ~\(Self.measured) <\(measure)> ] " }
        if !labels.isEmpty { text += "( " + labels.joined(separator: " | ") + " )* " }
        return text + "[<custom-small>] "
    }


    static func quoted(_ tokens: [Token]) -> String {
        tokens.filter { $0.text != "\"" }.map { token in
            let forms = Plural.forms(token.text)
            return forms.isEmpty ? "\"\(token.text)\"" : "( " + ([token.text] + forms).map { "\"\($0)\"" }.joined(separator: " | ") + " )"
        }.joined(separator: " ")
    }
}
