/// A reply without the words that only say how it is meant: of "oh no wait, to my brother instead" what counts is "to my brother".
struct ReplyCore {
    let sentence: Sentence
    /// The tokens that count.
    let tokens: Range<Int>

    var text: String { sentence.surface(tokens) }
    var isWhole: Bool { tokens.count == sentence.tokens.count }

    /// Nil for a reply of nothing but such words.
    init?(_ text: String) {
        guard let sentence = Tokenizer.sentence(text) else { return nil }
        self.init(sentence, sentence.tokens.indices)
    }

    /// Of a part of a reply.
    init?(_ sentence: Sentence, _ part: Range<Int>) {
        self.sentence = sentence
        let words = sentence.tokens
        var (start, end) = (part.lowerBound, part.upperBound)
        func skipMarks() {
            while start < end, words[start].kind == .separator { start += 1 }
            while end > start, words[end - 1].kind == .separator { end -= 1 }
        }
        var matcher = ReplyWords.matcher(words)
        skipMarks()
        while start < end, let next = matcher.ended(by: .lead, from: start), next < end {
            start = next
            skipMarks()
        }
        while let tail = (max(start + 1, end - Self.tailReach)..<max(start + 1, end)).first(where: { matcher.matches(.tail, exactly: $0..<end) }) {
            end = tail
            skipMarks()
        }
        guard start < end else { return nil }
        tokens = start..<end
    }

    private static let tailReach = 4
}

/// Words that carry nothing around those that do: "there'll be … of us", 改成…出发.
struct LightWords {
    private let tokens: [Token]
    private var matcher: RuleMatcher
    private static let kinds: [ReplyWords] = [.light, .lead, .tail, .filler, .deed, .yes, .no, .none, .change]

    init(_ tokens: [Token]) {
        self.tokens = tokens
        matcher = ReplyWords.matcher(tokens)
    }

    /// Whether a reply's words are all such.
    static func areAll(_ core: ReplyCore) -> Bool {
        var words = LightWords(core.sentence.tokens)
        return words.cover(core.tokens)
    }

    /// Whether all of some tokens are such words.
    mutating func cover(_ range: Range<Int>) -> Bool {
        var reached = [Bool](repeating: false, count: range.count + 1)
        reached[0] = true
        for position in range where reached[position - range.lowerBound] {
            if tokens[position].kind == .separator || tokens[position].kind == .symbol { reached[position - range.lowerBound + 1] = true }
            for kind in Self.kinds {
                for end in matcher.ends(by: kind, at: position) where end > position && end <= range.upperBound {
                    reached[end - range.lowerBound] = true
                }
            }
        }
        return reached[range.count]
    }

    /// Whether all tokens of a reply are such words but those in some runs.
    mutating func coverAll(_ range: Range<Int>, but runs: [Range<Int>]) -> Bool {
        var position = range.lowerBound
        for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard run.lowerBound >= position else { return false }
            guard cover(position..<run.lowerBound) else { return false }
            position = run.upperBound
        }
        return position <= range.upperBound && cover(position..<range.upperBound)
    }
}
