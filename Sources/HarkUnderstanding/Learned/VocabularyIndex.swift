/// Phrases that apps taught, by what they name.
struct VocabularyIndex: Sendable {
    struct Span: Sendable, Hashable {
        var range: Range<Int>
        /// The case name of `INVocabularyStringType`.
        var kind: String
    }

    private var kinds: [UInt64: [String]] = [:]
    private var longest = 0
    private static let tokenLimit = 24

    init(_ vocabulary: [World.VocabularyEntry]) {
        for entry in vocabulary {
            let scan = NameKey.scan(entry.text)
            guard scan.key != NameKey.empty else { continue }
            if kinds[scan.key]?.contains(entry.kind) != true { kinds[scan.key, default: []].append(entry.kind) }
            longest = max(longest, min(Tokenizer.tokens(of: entry.text).count, Self.tokenLimit))
        }
    }

    /// The longest phrase at each place, from left to right.
    func spans(_ tokens: [Token]) -> [Span] {
        guard longest > 0 else { return [] }
        var found: [Span] = []
        var position = 0
        while position < tokens.count {
            var key = NameKey.empty
            var best: (end: Int, kinds: [String])?
            for end in position..<min(tokens.count, position + longest + 2) {
                key = NameKey.extend(key, with: tokens[end].text)
                if let kinds = kinds[key] { best = (end + 1, kinds) }
            }
            guard let best else {
                position += 1
                continue
            }
            found += best.kinds.map { Span(range: position..<best.end, kind: $0) }
            position = best.end
        }
        return found
    }
}
