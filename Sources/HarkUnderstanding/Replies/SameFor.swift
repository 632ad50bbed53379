public import IntentSchema

/// A sentence that wants the request before for somebody else: "send Bob the same", "Bob too", 再给王芳转一笔.
public struct SameFor: Sendable, Hashable {
    /// For whom, as `INPerson`: all of them known.
    public var people: [IntentValue]
    /// Whether it says that it is the same, so that it cannot be a request of its own.
    public var isSaid: Bool
}

extension GrammarEngine {
    /// Nil when a sentence says anything else too, or names nobody who is known.
    public func sameFor(_ text: String) -> SameFor? {
        guard let sentence = Tokenizer.sentence(text) else { return nil }
        let tokens = sentence.tokens.filter { $0.kind != .separator || $0.text == "," || $0.text == "、" }
        let words = tokens.last?.kind == .separator ? Array(tokens.dropLast()) : tokens
        guard words.count > 1, words.count <= ShortAnswer.limit * 2 else { return nil }
        var matcher = ReplyWords.matcher(words)
        let people = PersonChange(engine: self)
        func ends(_ kind: ReplyWords) -> [Int] { matcher.ends(by: kind, at: 0).filter { $0 > 0 } }
        func closes(_ kind: ReplyWords, _ end: Int) -> Bool { matcher.matches(kind, exactly: end..<words.count) }
        // What opens and what closes, and whether that says "the same".
        let opens: [(starts: [Int], closes: [(ReplyWords, Bool)], isSaid: Bool)] = [
            (ends(.sameOpen), [(.doneClose, true), (.tooClose, true), (.sameClose, true)], true),
            (ends(.tooOpen), [(.sameClose, true), (.tooClose, false), (.doneClose, false)], false),
            ([0] + ends(.doneTo), [(.sameClose, true), (.tooClose, false)], false),
        ]
        for open in opens {
            for start in Set(open.starts).sorted(by: >) where start < words.count {
                for end in (start + 1...words.count).reversed() {
                    let close = open.closes.first { closes($0.0, end) }
                    // Where nothing closes, what opens has said it already.
                    guard close != nil || end == words.count && open.starts.first != 0 else { continue }
                    let name = sentence.text(words[start].start..<words[end - 1].end)
                    guard people.isKnown(name) else { continue }
                    let found = values.people.names(in: name).map { values.people.value($0) }
                    return SameFor(people: found, isSaid: open.isSaid || close?.1 == true)
                }
            }
        }
        return nil
    }
}
