/// A stretch of a sentence that refers to something before: "her", 那里, "it".
struct ReferenceWords: Hashable {
    var kind: ReplyWords
    /// Tokens of the sentence.
    var range: Range<Int>

    var isPerson: Bool { [.referHe, .referShe, .referMany, .referSomebody].contains(kind) }

    static let kinds: [ReplyWords] = [.referHe, .referShe, .referMany, .referSomebody, .referThere, .referIt]

    /// The words that refer in a sentence, from left to right, the longest at each place.
    static func all(in sentence: Sentence, _ engine: GrammarEngine) -> [ReferenceWords] {
        let tokens = sentence.tokens
        let matcher = ReplyWords.matcher(tokens)
        var rules = RuleMatcher(graph: engine.graph, tokens: tokens)
        var found: [ReferenceWords] = []
        var position = 0
        while position < tokens.count {
            let here = kinds.compactMap { kind in matcher.ended(by: kind, from: position).map { ReferenceWords(kind: kind, range: position..<$0) } }
            guard let longest = here.max(by: { $0.range.count < $1.range.count }) else {
                position += 1
                continue
            }
            let end = longest.range.upperBound
            // "Her mom", 他的车, 他妈妈: somebody or something else.
            let isOwner = matcher.ended(by: .referOwns, from: end) != nil || rules.ends(of: engine.lexicon.kin, at: end).contains { $0 > end }
            let isFixed = longest.kind == .referThere && position > 0 && matcher.ended(by: .referNotAfter, from: position - 1) == position
            // Whoever stands first does something; a command is for somebody.
            let isSubject = longest.isPerson && position == 0 && end < tokens.count
            if !(longest.isPerson && isOwner), !isFixed, !isSubject { found.append(longest) }
            position = end
        }
        return found
    }

    /// The one reference that a reply consists of, beside words that carry nothing.
    static func only(in core: ReplyCore, _ engine: GrammarEngine) -> ReferenceWords? {
        let all = all(in: core.sentence, engine).filter { core.tokens.contains($0.range.lowerBound) }
        guard all.count == 1 else { return nil }
        var light = LightWords(core.sentence.tokens)
        return light.coverAll(core.tokens, but: [all[0].range]) ? all[0] : nil
    }
}
