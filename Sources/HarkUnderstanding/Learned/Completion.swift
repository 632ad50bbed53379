import IntentSchema

extension SentenceReader {
    /// A match with what follows from it, whatever the intent: without what was taken back, with the elements of a list that were left
    /// over, with the words that decide a parameter, and with the whole of what was dictated.
    func completed(_ match: LearnedMatch, _ grammar: GrammarReading) -> LearnedMatch {
        var match = withDecisions(withTimesApart(withWholeLists(repaired(match, grammar), grammar)))
        match = withWholeText(match, grammar)
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

    /// A match whose lists have no holes: what stands between two elements, parted from both as elements are, is one, too.
    private func withWholeLists(_ match: LearnedMatch, _ grammar: GrammarReading) -> LearnedMatch {
        var (match, rules) = (match, grammar.rules)
        for index in match.spans.indices.dropLast() {
            let (before, after) = (match.spans[index], match.spans[index + 1])
            guard before.tag == after.tag, !engine.lexicon.isDictated(before.parameter) else { continue }
            let gap = before.range.upperBound..<after.range.lowerBound
            guard let start = rules.ends(of: engine.lexicon.listSeparator, at: gap.lowerBound).last, start < gap.upperBound,
                let end = (start + 1..<gap.upperBound).first(where: { rules.matches(engine.lexicon.listSeparator, exactly: $0..<gap.upperBound) })
            else { continue }
            match.spans.append(.init(tag: before.tag, range: start..<end))
        }
        return match
    }

    /// A match whose places end before the time that is said after them: "to Union Station at 5 pm", where the intent has a time to fill.
    private func withTimesApart(_ match: LearnedMatch) -> LearnedMatch {
        guard let intent = Catalogue.shared.intent(named: match.intent),
            let place = match.spans.firstIndex(where: { span in
                span.range.count > 1 && intent.parameter(span.parameter)?.type.element == .object("CLPlacemark")
            })
        else { return match }
        let free = intent.parameters.first { parameter in
            Self.isTime(parameter.type.element) && !match.spans.contains { $0.parameter == parameter.name }
        }
        let range = match.spans[place].range
        guard let free,
            let time = TypedSpans.all(in: sentence, context: context).filter({ span in
                span.kind == .date && span.tokens.upperBound == range.upperBound && span.tokens.lowerBound > range.lowerBound
            }).min(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }),
            // "Gate 5" and "Platform 9" are places.
            time.tokens.count > 1 || sentence.tokens[time.tokens.lowerBound].kind != .number
        else { return match }
        var (match, end) = (match, time.tokens.lowerBound)
        let scanner = ValueScanner(tokens: sentence.tokens)
        while end - 1 > range.lowerBound, scanner.isWord(.at, end - 1) || sentence.tokens[end - 1].kind == .separator { end -= 1 }
        match.spans[place].range = range.lowerBound..<end
        match.spans.append(.init(tag: free.name, range: time.tokens))
        return match
    }

    private static func isTime(_ type: ValueType) -> Bool {
        switch type {
        case .date, .dateComponents, .object("INDateComponentsRange"), .object("INTemporalEventTrigger"): true
        default: false
        }
    }

    /// A match with the words that, outside everything else, decide a parameter of its intent by what was learned.
    private func withDecisions(_ match: LearnedMatch) -> LearnedMatch {
        guard let sure = engine.learned?.decidingWords.sure(match.intent) else { return match }
        var match = match
        var free = sentence.tokens.map { $0.kind != .separator }
        for span in match.spans { for index in span.range { free[index] = false } }
        for length in (1...sure.longest).reversed() {
            for start in sentence.tokens.indices.dropLast(length - 1) {
                let range = start..<start + length
                guard !free[range].contains(false), let parameter = sure.words[sentence.tokens[range].map(\.text).joined(separator: " ")],
                    !match.spans.contains(where: { $0.parameter == parameter })
                else { continue }
                match.spans.append(.init(tag: parameter, range: range))
                for index in range { free[index] = false }
            }
        }
        return match
    }
}
