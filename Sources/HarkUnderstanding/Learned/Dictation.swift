extension SentenceReader {
    /// A match whose dictated text reaches to where it ends: words that nothing else explains belong to it, but for politeness and the
    /// app's name at the sentence's end.
    func completed(_ match: LearnedMatch, _ grammar: GrammarReading) -> LearnedMatch {
        var match = repaired(match, grammar)
        for parameter in Set(match.spans.map(\.parameter)).sorted() where engine.lexicon.isDictated(parameter) {
            let own = match.spans.filter { $0.parameter == parameter }.map(\.range)
            let others = match.spans.filter { $0.parameter != parameter }
            guard let first = own.map(\.lowerBound).min(), let last = own.map(\.upperBound).max() else { continue }
            var range = first..<last
            // One text: what stands between its parts is part of it, unless something else does.
            if own.count > 1, others.contains(where: { $0.range.overlaps(range) }) { range = own.max { $0.count < $1.count } ?? range }
            match.spans = others + [.init(tag: parameter, range: range.lowerBound..<end(of: range, others.map(\.range), grammar))]
        }
        match.spans.sort { $0.range.lowerBound < $1.range.lowerBound }
        return match
    }

    /// A match without what was taken back: "to Anna, no wait, to Bob", "Stephen, not Stefan".
    private func repaired(_ match: LearnedMatch, _ grammar: GrammarReading) -> LearnedMatch {
        var match = match
        var rules = grammar.rules
        var index = 1
        while index < match.spans.count {
            let (before, after) = (match.spans[index - 1], match.spans[index])
            guard before.tag == after.tag, !engine.lexicon.isDictated(before.parameter) else {
                index += 1
                continue
            }
            let between = before.range.upperBound..<after.range.lowerBound
            if rules.matches(engine.lexicon.denied, exactly: between) {
                match.spans.remove(at: index)
            } else if between.contains(where: { rules.begins(engine.lexicon.repair, at: $0) }) {
                match.spans.remove(at: index - 1)
            } else {
                index += 1
            }
        }
        return match
    }

    private func end(of range: Range<Int>, _ others: [Range<Int>], _ grammar: GrammarReading) -> Int {
        var end = range.upperBound
        // Before something else only what cannot lead to it belongs to the text.
        guard !others.contains(where: { $0.upperBound > range.upperBound }) else {
            while end < sentence.tokens.count, sentence.tokens[end].kind == .symbol, !others.contains(where: { $0.contains(end) }) { end += 1 }
            return end
        }
        let stops = grammar.mentions.filter { $0.kind != .bare && others.contains($0.name) }.map(\.whole.lowerBound)
        while end < sentence.tokens.count, !stops.contains(end), grammar.edges.tail(from: end) == nil || isMark(end) { end += 1 }
        return end
    }

    /// Emoji and punctuation were said as they stand.
    private func isMark(_ position: Int) -> Bool { [.symbol, .separator].contains(sentence.tokens[position].kind) }

    /// Whether a reading by the grammar says what the model says, and what was dictated besides, which the model leaves over.
    func completes(_ candidate: Candidate, _ match: LearnedMatch) -> Bool {
        guard candidate.match != nil, names(for: match.intent).contains(candidate.intent.name), !match.spans.contains(where: isDictated) else {
            return false
        }
        let own = spans(of: candidate)
        return own.contains(where: isDictated) && Set(own.filter { !isDictated($0) }) == Set(match.spans)
    }

    private func isDictated(_ span: LearnedMatch.Span) -> Bool {
        engine.lexicon.isDictated(span.parameter)
    }
}
