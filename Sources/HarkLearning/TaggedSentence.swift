/// One labelled sentence to learn from or to measure against.
public struct TaggedSentence: Sendable, Hashable {
    /// The words, in order, as they were said.
    public var tokens: [String]
    /// One tag a word in the BIO scheme: `O`, `B-slot` at a slot's first word, `I-slot` inside it.
    public var tags: [String]
    /// The intent.
    public var label: String
    /// What else is known of each word, as names of features ("begins a date", "in the list of cities"); empty when nothing is. They are
    /// learned from like the words and must be given for prediction in the same way.
    public var features: [[String]]

    /// - Precondition: as many tags as tokens; as many lists of features, or none.
    public init(tokens: [String], tags: [String], label: String, features: [[String]] = []) {
        precondition(tokens.count == tags.count, "a tag for every token")
        precondition(features.isEmpty || tokens.count == features.count, "features for every token or for none")
        self.tokens = tokens
        self.tags = tags
        self.label = label
        self.features = features
    }

    /// A stretch of words that fills a slot.
    public struct Span: Sendable, Hashable {
        public var slot: String
        public var range: Range<Int>

        public init(slot: String, range: Range<Int>) {
            self.slot = slot
            self.range = range
        }
    }

    /// The slots that the tags mark. An `I-` tag that continues nothing begins a slot, as the CoNLL scorer has it.
    public var spans: [Span] { Span.marked(by: tags) }
}

extension TaggedSentence.Span {
    /// The slots that tags mark. An `I-` tag that continues nothing begins a slot, as the CoNLL scorer has it.
    public static func marked(by tags: [String]) -> [Self] {
        var spans: [Self] = []
        for (index, tag) in tags.enumerated() where tag != "O" {
            let slot = String(tag.dropFirst(2))
            if tag.hasPrefix("I-"), let last = spans.last, last.slot == slot, last.range.upperBound == index {
                spans[spans.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                spans.append(Self(slot: slot, range: index..<index + 1))
            }
        }
        return spans
    }
}
