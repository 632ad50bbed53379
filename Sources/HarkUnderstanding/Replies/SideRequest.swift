/// What is said while a question is open, as if it were a request of its own: "wait, call Julia first".
public struct SideRequest: Sendable, Hashable {
    /// The request, without the words that only say that it comes first.
    public var text: String
    /// Whether it says so: that the question waits, and that this comes first.
    public var isMarked: Bool
    /// Whether it takes something's place ("… instead", "no, …"), rather than coming in between.
    public var isInstead: Bool

    /// Nil for nothing but such words.
    public init?(_ reply: String) {
        guard let sentence = Tokenizer.sentence(reply) else { return nil }
        let tokens = sentence.tokens
        var matcher = ReplyWords.matcher(tokens)
        var (start, end) = (0, tokens.count)
        func skipMarks() {
            while start < end, tokens[start].kind == .separator { start += 1 }
            while end > start, tokens[end - 1].kind == .separator { end -= 1 }
        }
        skipMarks()
        isInstead =
            matcher.ended(by: .asideNot, from: start) != nil
            || (start..<end).contains { place in place > start && matcher.matches(.asideNot, exactly: place..<end) }
        var (waits, isFirst) = (false, false)
        if let next = matcher.ended(by: .asideWait, from: start), next < end {
            (start, waits) = (next, true)
            skipMarks()
        }
        if let next = matcher.ended(by: .asideFirst, from: start), next < end {
            (start, isFirst) = (next, true)
            skipMarks()
        }
        if let tail = (start..<end).first(where: { $0 > start && matcher.matches(.asideFirstAfter, exactly: $0..<end) }) {
            (end, isFirst) = (tail, true)
            skipMarks()
        }
        guard start < end else { return nil }
        isMarked = waits && isFirst
        text = sentence.surface(start..<end)
    }
}
