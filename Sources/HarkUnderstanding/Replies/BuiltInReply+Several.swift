import IntentSchema

// Replies that say more than one thing.
extension BuiltInReply {
    // MARK: More than one thing

    /// A reply with more marks and joining words is not cut.
    static let cutLimit = 6
    /// Parts are cut again so often.
    static let depthLimit = 2

    var deeper: BuiltInReply {
        var reader = self
        reader.depth += 1
        return reader
    }

    /// The reader of what follows a change: "drop Anna, add Bob" adds to those who are left.
    func after(_ change: ReplyMeaning) -> BuiltInReply {
        var reader = self
        for (name, value) in change.values ?? [:] { reader.context.values?[name] = value }
        return reader
    }

    /// An answer and changes, or several changes, with marks or joining words between: "the second one, and make it 18 dollars".
    /// - Parameter asking: reads the first part as an answer; nil where all parts are changes.
    func several(_ text: String, asking: ((String) -> ReplyMeaning?)?) -> ReplyMeaning? {
        guard let sentence = Tokenizer.sentence(text) else { return nil }
        let cuts = cuts(sentence)
        guard depth < Self.depthLimit, cuts.count <= Self.cutLimit else { return nil }
        for cut in cuts {
            let (left, right) = (sentence.surface(0..<cut.lowerBound), sentence.surface(cut.upperBound..<sentence.tokens.count))
            guard let first = asking.map({ $0(left) }) ?? deeper.change(left), asking == nil || first.isAnswer,
                let second = deeper.after(first).change(right)
            else { continue }
            if asking != nil, let values = second.values { return .answered(first, also: values) }
            if asking == nil, let all = first.joined(second) { return all }
        }
        return nil
    }

    /// Whether the first part takes people away: what follows is about those who are left.
    func removesFirst(_ sentence: Sentence) -> Bool {
        cuts(sentence).first.flatMap { Tokenizer.sentence(sentence.surface(0..<$0.lowerBound)) }.map { people.removed($0) != nil } ?? false
    }

    /// Where a reply may be cut: the marks and joining words, and the spaces that divide Chinese. Never inside a value, as in "two hundred and fifty".
    func cuts(_ sentence: Sentence) -> [Range<Int>] {
        let spans = TypedSpans.all(in: sentence, context: context)
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        var cuts: [Range<Int>] = []
        for position in sentence.tokens.indices.dropFirst() {
            guard cuts.last.map({ $0.upperBound <= position }) ?? true else { continue }
            let end = engine.lexicon.cuts.compactMap { rules.ends(of: $0, at: position).last }.max() ?? position
            let isMark = sentence.tokens[position].kind == .separator
            let upper = max(end, isMark ? position + 1 : position)
            guard upper < sentence.tokens.count, !spans.contains(where: { $0.tokens.lowerBound < position && upper < $0.tokens.upperBound }) else {
                continue
            }
            if upper > position || sentence.dividesHan(at: position) { cuts.append(position..<upper) }
        }
        return cuts
    }

    /// Words of a remark before a change: "that was the old number, use …".
    private static let remarkLimit = 8

    /// What the last part changes, where what stands before says nothing that could be meant.
    func afterRemark(_ sentence: Sentence) -> ReplyMeaning? {
        let cuts = cuts(sentence)
        guard depth < Self.depthLimit, cuts.count <= Self.cutLimit else { return nil }
        for cut in cuts where cut.lowerBound <= Self.remarkLimit {
            let remark = sentence.surface(0..<cut.lowerBound)
            guard TypedSpans.all(in: remark, context: context).isEmpty, !people.isKnown(remark) else { return nil }
            if let change = deeper.change(sentence.surface(cut.upperBound..<sentence.tokens.count)) { return change }
        }
        return nil
    }

    /// Without a mark between: "leave Tom out I'll ring him", "hmm no make it five and take the green one". Both parts change something, or one does and the
    /// other says nothing that could be meant.
    func restarted(_ sentence: Sentence) -> ReplyMeaning? {
        guard depth < Self.depthLimit, sentence.tokens.count <= ShortAnswer.limit * 2 else { return nil }
        var matcher = ReplyWords.matcher(sentence.tokens)
        let starts = sentence.tokens.indices.dropFirst().filter { !matcher.ends(by: .restart, at: $0).isEmpty }
        for start in starts.prefix(Self.cutLimit) {
            let (left, right) = (sentence.surface(0..<start), sentence.surface(start..<sentence.tokens.count))
            guard let first = deeper.change(left), first.values != nil else { continue }
            if let second = deeper.after(first).change(right), let both = first.joined(second) { return both }
            if isRemark(right) { return first }
        }
        for start in starts.suffix(Self.cutLimit) where start <= Self.remarkLimit && isRemark(sentence.surface(0..<start)) {
            if let change = deeper.change(sentence.surface(start..<sentence.tokens.count)), change.values != nil { return change }
        }
        return nil
    }

    /// Whether words name no value and nobody who is known.
    func isRemark(_ text: String) -> Bool {
        guard let sentence = Tokenizer.sentence(text), TypedSpans.all(in: sentence, context: context).isEmpty else { return false }
        return !engine.names.spans(sentence.tokens).contains { span in
            let isEveryday = span.tokens.count == 1 && OrdinaryWords.shared.contains(sentence.tokens[span.tokens.lowerBound].hash)
            return span.exactness < .titled && span.cost <= 0.01 && !isEveryday
        }
    }
}

extension ReplyMeaning {
    /// Whether it answers a question rather than changing something or asking back.
    var isAnswer: Bool {
        switch self {
        case .choice, .value, .yes, .noneOfThese: true
        default: false
        }
    }

    /// Two changes as one; nil where one is none.
    func joined(_ other: ReplyMeaning) -> ReplyMeaning? {
        switch (parts, other.parts) {
        case ((let app, let values)?, (let otherApp, let others)?):
            let all = values.merging(others) { $1 }
            guard let app = otherApp ?? app else { return .changes(all) }
            return .answered(.useApp(app), also: all)
        default: return nil
        }
    }

    private var parts: (app: String?, values: [String: IntentValue])? {
        switch self {
        case .useApp(let app): (app, [:])
        case .answered(.useApp(let app), let values): (app, values)
        default: values.map { (nil, $0) }
        }
    }

    /// What a change says, by parameter.
    var values: [String: IntentValue]? {
        switch self {
        case .change(let name, let value): [name: value]
        case .changes(let values): values
        default: nil
        }
    }
}
