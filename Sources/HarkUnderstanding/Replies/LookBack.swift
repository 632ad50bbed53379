public import IntentSchema

/// A sentence about the request before rather than a new one.
public enum LookBack: Sendable, Hashable {
    case again, undo

    /// Nil when the sentence says anything else too.
    public init?(_ text: String) {
        let tokens = Tokenizer.tokens(of: String(text.prefix(200))).filter { $0.kind != .separator }
        guard !tokens.isEmpty, tokens.count <= ShortAnswer.limit else { return nil }
        var matcher = ReplyWords.matcher(tokens)
        // Per position: what was said on the way there.
        var reached: [Int: Set<LookBack>] = [0: []]
        for position in 0..<tokens.count {
            guard let said = reached[position] else { continue }
            for (kind, meaning) in [(ReplyWords.filler, nil), (.again, LookBack.again), (.undo, .undo)] {
                for end in matcher.ends(by: kind, at: position) where end > position {
                    let next = meaning.map { said.union([$0]) } ?? said
                    if reached[end].map({ $0.isEmpty }) ?? true { reached[end] = next }
                }
            }
        }
        guard let said = reached[tokens.count], said.count == 1, let only = said.first else { return nil }
        self = only
    }
}

extension GrammarEngine {
    /// What a sentence that is no request of its own changes of the request before: "to Bob instead", "and to Anna too".
    /// - Parameter context: with the values and the app of that request.
    public func changes(_ text: String, of intent: String, in context: UtteranceContext) -> [String: IntentValue] {
        switch interpret(text, to: .confirmRequest(intent: intent), in: context) {
        case .change(let parameter, let value): [parameter: value]
        case .answered(.no, let values): values
        default: [:]
        }
    }
}
