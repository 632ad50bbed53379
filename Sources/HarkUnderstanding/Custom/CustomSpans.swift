/// Finds values of one custom parameter from a position on.
struct CustomSpans {
    let words: ParameterWords
    let tokens: [Token]
    let limit: Int

    /// The most tokens of a thing's name, and of a list of them.
    static let phraseLimit = 16
    static let listLimit = 40
    /// What each token of a name costs: more than a word of politeness, so that "please" is none of it.
    private static let tokenCost = 0.008

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
        var spans: [ValueSpan] = []
        for end in start + 1..<max(start + 1, min(limit, start + Self.phraseLimit) + 1) {
            guard !Self.ends(tokens[end - 1]) else { break }
            guard tokens[end - 1].kind != .separator, !words.isName(tokens[start..<end]) else { continue }
            spans.append(ValueSpan(range: start..<end, end: end, cost: 0.01 + Self.tokenCost * Double(end - start)))
        }
        return spans
    }

    func lists(at start: Int) -> [ValueSpan] {
        ValueSpans().spans(.list, tokens, at: start, limit: min(limit, start + Self.listLimit)).filter {
            !words.isName(tokens[$0.range])
        }.map { ValueSpan(range: $0.range, end: $0.end, cost: 0.01 + Self.tokenCost * Double($0.range.count), parts: $0.parts) }
    }

    /// A mark that no name has inside it.
    private static func ends(_ token: Token) -> Bool { token.kind == .separator && [",", ";", "!", "?", "，", "。", "；", "！", "？", "、"].contains(token.text) }
}
