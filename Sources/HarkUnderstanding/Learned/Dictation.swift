extension SentenceReader {
    /// A match whose dictated text reaches to where it ends: words that nothing else explains belong to it, but for politeness and the
    /// app's name at the sentence's end.
    func withWholeText(_ match: LearnedMatch, _ grammar: GrammarReading) -> LearnedMatch {
        var match = match
        for parameter in Set(match.spans.map(\.parameter)).sorted() where engine.lexicon.isDictated(parameter) {
            let own = match.spans.filter { $0.parameter == parameter }.map(\.range)
            let others = match.spans.filter { $0.parameter != parameter }
            guard let first = own.map(\.lowerBound).min(), let last = own.map(\.upperBound).max() else { continue }
            var range = first..<last
            // One text: what stands between its parts is part of it, unless something else does.
            if own.count > 1, others.contains(where: { $0.range.overlaps(range) }) { range = own.max { $0.count < $1.count } ?? range }
            let start = start(of: range, others.map(\.range), grammar)
            var end = end(of: range, others.map(\.range), grammar)
            if engine.lexicon.isRemark(parameter) { end = withoutPoliteness(start..<end, grammar) }
            match.spans = others + [.init(tag: parameter, range: start..<end)]
        }
        return match
    }

    /// Where a text begins: right after the words that announce it, if only a word or two are between.
    private func start(of range: Range<Int>, _ others: [Range<Int>], _ grammar: GrammarReading) -> Int {
        var rules = grammar.rules
        let reach = range.lowerBound - Self.announcement...range.lowerBound
        func isAnnounced(_ start: Int) -> Bool {
            reach.contains { $0 >= 0 && $0 < start && rules.ends(of: engine.lexicon.says, at: $0).contains(start) }
        }
        guard !isAnnounced(range.lowerBound) else { return range.lowerBound }
        for start in [range.lowerBound - 1, range.lowerBound - 2] where start > 0 {
            guard sentence.tokens[start].kind != .separator, !others.contains(where: { $0.contains(start) }) else { break }
            if isAnnounced(start) { return start }
        }
        return range.lowerBound
    }

    /// Tokens before a text in which the words that announce it may begin.
    private static let announcement = 6

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

    /// Where a remark ends that politeness towards the assistant follows, if it was taken for part of it.
    private func withoutPoliteness(_ range: Range<Int>, _ grammar: GrammarReading) -> Int {
        range.dropFirst().first { position in
            guard let tail = grammar.edges.tail(from: position), let first = tail.skipped.first else { return false }
            return first.lowerBound >= position && first.upperBound <= range.upperBound
        } ?? range.upperBound
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
