import IntentSchema

/// A reading by the grammar in the learned model's terms.
extension SentenceReader {
    /// The stretches that a candidate fills parameters with, in tokens of the whole sentence.
    func spans(of candidate: Candidate) -> [LearnedMatch.Span] {
        guard let match = candidate.match else {
            return candidate.words?.values.compactMap { value in whole(value.range, candidate).map { .init(tag: value.parameter, range: $0) } } ?? []
        }
        let graph = engine.graph
        var spans: [LearnedMatch.Span] = []
        func add(_ tag: String, _ range: Range<Int>) {
            guard !range.isEmpty, let range = whole(range, candidate) else { return }
            spans.append(.init(tag: tag, range: range))
        }
        for capture in match.captures {
            switch capture.source {
            case .constant(let index): add(graph.constants[index].parameter, capture.range)
            case .slot(let index):
                let slot = graph.slots[index]
                guard slot.parameter != "_" else { continue }
                let tag = tag(of: slot.parameter, in: candidate.intent)
                if slot.kind == .persons || slot.kind == .list || slot.kind == .phrases {
                    for name in capture.names { add(tag, name) }
                } else {
                    add(tag, capture.range)
                }
            }
        }
        if let mention = candidate.hypothesis.mention { spans.append(.init(tag: LearnedMatch.appTag, range: mention.name)) }
        return spans
    }

    /// The parameter of a grammar's path, with its field where the type has several that words may fill.
    func tag(of path: String, in intent: IntentDescription) -> String {
        let parts = path.split(separator: ".").map(String.init)
        guard let first = parts.first, parts.count > 1, let type = intent.parameter(first)?.type.element.typeName,
            let fields = engine.source.fields[type], fields.count > 1, let field = parts.last, field != fields[0].name
        else { return parts.first ?? path }
        return "\(first).\(field)"
    }

    /// Tokens of a hypothesis as tokens of the sentence.
    private func whole(_ range: Range<Int>, _ candidate: Candidate) -> Range<Int>? {
        let tokens = candidate.hypothesis.tokens
        guard let first = range.first, let last = range.last, tokens.indices.contains(first), tokens.indices.contains(last),
            let from = index(ofScalar: tokens[first].start), let to = index(ofScalar: tokens[last].start)
        else { return nil }
        return from..<to + 1
    }

    /// The token that begins at a scalar.
    private func index(ofScalar start: Int) -> Int? {
        let index = sentence.tokens.firstIndex(notBefore: { $0.start < start })
        return index < sentence.tokens.count && sentence.tokens[index].start == start ? index : nil
    }
}
