/// What a person takes back in the middle of a sentence is left out before the sentence is read: "message Anna no wait Bob, …", "text Ann,
/// no, text Bob …".
///
/// Only where it is plain: the words that take back stand between two names of people after whom a text begins or the sentence ends, or the
/// command itself begins anew. Everything else is left to what reads the sentence, which knows what is dictated.
struct SelfRepairs {
    private let engine: GrammarEngine
    private let sentence: Sentence

    init(_ engine: GrammarEngine, _ sentence: Sentence) {
        self.engine = engine
        self.sentence = sentence
    }

    /// The sentence without what was taken back; its other tokens stand where they stood.
    func applied() -> Sentence {
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        var (names, gone) = ([NameSpan]?.none, [Range<Int>]())
        for start in sentence.tokens.indices.dropFirst() where start >= gone.last?.upperBound ?? 0 {
            for end in rules.ends(of: engine.lexicon.repair, at: start).sorted(by: >) where end > start && end < sentence.tokens.count {
                if let from = begunAnew(before: start, at: end) {
                    gone.append(from..<end)
                    break
                }
                let people = names ?? engine.names.spans(sentence.tokens, kinds: [.person, .group])
                names = people
                guard let former = relative(endingAt: start, &rules) ?? people.last(where: { $0.tokens.upperBound == start && Self.isSure($0) })?.tokens,
                    let latter = rules.ends(of: engine.lexicon.kin, at: end).last
                        ?? people.first(where: { $0.tokens.lowerBound == end && Self.isSure($0) })?.tokens.upperBound,
                    isOver(at: latter, &rules)
                else { continue }
                gone.append(former.lowerBound..<end)
                break
            }
        }
        guard !gone.isEmpty else { return sentence }
        var repaired = sentence
        repaired.tokens = sentence.tokens.indices.filter { index in !gone.contains { $0.contains(index) } }.map { sentence.tokens[$0] }
        return repaired
    }

    /// Where the command began that begins again: with the same word, near the sentence's beginning.
    private func begunAnew(before start: Int, at end: Int) -> Int? {
        let word = sentence.tokens[end]
        guard word.kind == .word, start >= 2 else { return nil }
        return (0..<min(start - 1, Self.beginning)).first { sentence.tokens[$0].hash == word.hash }
    }

    /// Words of relation that end at a token: "my sister".
    private func relative(endingAt end: Int, _ rules: inout RuleMatcher) -> Range<Int>? {
        for start in max(0, end - Self.relativeLimit)..<end where rules.ends(of: engine.lexicon.kin, at: start).contains(end) { return start..<end }
        return nil
    }

    /// The most tokens of such words that are looked at.
    private static let relativeLimit = 4

    /// Tokens from the beginning in which a command's first word is looked for.
    private static let beginning = 4

    private static func isSure(_ name: NameSpan) -> Bool { name.exactness < .titled && name.cost <= 0.01 }

    private func isOver(at position: Int, _ rules: inout RuleMatcher) -> Bool {
        position >= sentence.tokens.count || sentence.tokens[position].kind == .separator
            || !rules.ends(of: engine.lexicon.says, at: position).isEmpty
    }
}
