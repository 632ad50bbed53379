import IntentSchema

/// Reads an answer as a value of a custom intent's parameter.
struct CustomReply {
    let engine: GrammarEngine
    let context: UtteranceContext
    let words: ParameterWords

    /// Nil when the answer has no such value.
    func value(_ text: String, _ type: ValueType) -> IntentValue? {
        // What is written is kept as it is; so is a path or an address.
        if [.string, .url, .object("INFile")].contains(type.element) { return engine.values.value(text, as: type, in: context, words: words) }
        let bare = bare(text)
        if let value = engine.values.value(bare, as: type, in: context, words: words) { return value }
        return counted(bare, type)
    }

    /// "three bowls", 三份, "three soups": a number with what is counted.
    private func counted(_ text: String, _ type: ValueType) -> IntentValue? {
        guard type == .integer || type == .number, words.unit == nil, let sentence = Tokenizer.sentence(text),
            let number = AmountReader.amount(sentence.tokens, at: 0), number.end < sentence.tokens.count
        else { return nil }
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        let rest = sentence.tokens[number.end...]
        let isCounted = engine.lexicon.counters.contains { rules.matches($0, exactly: number.end..<sentence.tokens.count) } || words.isName(rest)
        guard isCounted else { return nil }
        return type == .number ? .number(number.value) : Int64(exactly: number.value).map { .integer($0) }
    }

    /// Without what people say around it: "I'd like the tomato soup, please".
    func bare(_ text: String) -> String {
        guard let sentence = Tokenizer.sentence(text), !sentence.tokens.isEmpty else { return text }
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        let edges = SentenceEdges(tokens: sentence.tokens, lexicon: engine.lexicon, rules: &rules)
        let count = sentence.tokens.count
        var start = edges.starts.map(\.position).filter { $0 < count }.max() ?? 0
        let wants = ReplyWords.matcher(sentence.tokens).ended(by: .want, from: start)
        if let wants, wants < count { start = wants }
        while start < count - 1, ParameterWords.articles.contains(sentence.tokens[start].text) || sentence.tokens[start].kind == .separator {
            start += 1
        }
        let end = (start + 1..<count + 1).first { edges.tail(from: $0) != nil } ?? count
        guard start < end else { return text }
        return sentence.text(sentence.tokens[start].start..<sentence.tokens[end - 1].end)
    }
}
