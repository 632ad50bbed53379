/// Finds values of one custom parameter from a position on.
struct CustomSpans {
    let words: ParameterWords
    let tokens: [Token]
    let limit: Int
    let lexicon: Lexicon

    /// The most tokens of a thing's name, and of a list of them.
    static let phraseLimit = 16
    static let listLimit = 40
    /// What each token of a name costs: more than a word of politeness, so that "please" is none of it.
    private static let tokenCost = 0.008
    /// What a word costs inside a name that may as well lead to another value, and how much all of them do: "with", "to", 加.
    private static let linkCost = 0.03
    private static let linkLimit = 0.06

    func cases(at start: Int, ownOnly: Bool) -> [ValueSpan] {
        let ends = words.phrases?.ends(tokens, at: start, limit: limit, ownOnly: ownOnly) ?? []
        // The longest name is meant: 红色, not 红.
        return ends.enumerated().map { ValueSpan(range: start..<$1, end: $1, cost: $0 == ends.count - 1 ? 0 : 0.01) }
    }

    func quantities(at start: Int) -> [ValueSpan] {
        guard let unit = words.unit, let measure = AmountReader.quantity(tokens, at: start, unit), measure.end <= limit else { return [] }
        return [ValueSpan(range: start..<measure.end, end: measure.end, cost: 0)]
    }

    func phrases(at start: Int) -> [ValueSpan] {
        guard !isDenied(at: start) else { return [] }
        var spans: [ValueSpan] = []
        var links = 0.0
        for end in start + 1..<max(start + 1, min(limit, start + Self.phraseLimit) + 1) {
            guard !Self.ends(tokens[end - 1]) else { break }
            if lexicon.customLink.contains(tokens[end - 1].hash) { links = min(links + Self.linkCost, Self.linkLimit) }
            guard tokens[end - 1].kind != .separator, !words.isName(tokens[start..<end]),
                end > start + 1 || !ParameterWords.articles.contains(tokens[start].text)
            else { continue }
            spans.append(ValueSpan(range: start..<end, end: end, cost: 0.01 + Self.tokenCost * Double(end - start) + links))
        }
        return spans
    }

    func lists(at start: Int) -> [ValueSpan] {
        guard !isDenied(at: start) else { return [] }
        return ValueSpans().spans(.list, tokens, at: start, limit: min(limit, start + Self.listLimit)).filter {
            !words.isName(tokens[$0.range])
        }.map { span in
            let links = Double(tokens[span.range].count { lexicon.customLink.contains($0.hash) })
            let cost = 0.01 + Self.tokenCost * Double(span.range.count) + min(links * Self.linkCost, Self.linkLimit)
            return ValueSpan(range: span.range, end: span.end, cost: cost, parts: span.parts)
        }
    }

    /// A place's words do not begin like something to do: "to go".
    func places(at start: Int) -> [ValueSpan] {
        lexicon.customNever.contains(tokens[start].hash) ? [] : phrases(at: start)
    }

    /// "order no soup" orders nothing; "No. 5" is a name.
    private func isDenied(at start: Int) -> Bool { lexicon.denies(tokens, at: start) }

    /// A mark that no name has inside it.
    private static func ends(_ token: Token) -> Bool { token.kind == .separator && [",", ";", "!", "?", "，", "。", "；", "！", "？", "、"].contains(token.text) }
}
