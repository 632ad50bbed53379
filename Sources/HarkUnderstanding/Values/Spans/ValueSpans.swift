/// A run of tokens that can be read as a value.
struct ValueSpan: Sendable, Hashable {
    /// What is kept, without words that only frame it.
    var range: Range<Int>
    /// The token after everything that was consumed.
    var end: Int
    var cost: Double
    /// The parts of a list.
    var parts: [Range<Int>] = []
}

/// Finds numbers, dates, amounts, titles and groups from a position on.
struct ValueSpans: Sendable {
    /// The most tokens of a title and of a list.
    static let titleLimit = 12
    static let listLimit = 40

    func spans(_ kind: SlotKind, _ tokens: [Token], at start: Int, limit: Int) -> [ValueSpan] {
        guard start < limit, tokens[start].kind != .separator else { return [] }
        switch kind {
        case .text, .loose, .words, .persons, .phrase, .phrases, .place, .cases, .label, .quantity: return []
        case .speakable, .title: return titles(tokens, start, limit)
        case .list: return lists(tokens, start, limit)
        case .group: return groups(tokens, start, limit)
        case .amount: return one(AmountReader.amount(tokens, at: start)?.end, start, limit)
        case .number: return one(NumberReader.read(tokens, at: start).map(\.end), start, limit)
        case .date: return one(DateReader.read(tokens, at: start)?.end, start, limit)
        case .currency: return one(AmountReader.currency(tokens, at: start)?.end, start, limit)
        case .measure: return one(AmountReader.measure(tokens, at: start)?.end, start, limit)
        case .duration: return one(ValueScanner(tokens: tokens).duration(start)?.end, start, limit)
        case .recurrence: return one(ValueScanner(tokens: tokens).recurrence(start)?.end, start, limit)
        case .percentage: return one(ValueScanner(tokens: tokens).percentage(start)?.end, start, limit)
        case .temperature: return one(AmountReader.measure(tokens, at: start, dimension: "UnitTemperature")?.end, start, limit)
        case .ordinal: return one(ValueScanner(tokens: tokens).ordinal(start)?.end, start, limit)
        }
    }

    private func one(_ end: Int?, _ start: Int, _ limit: Int) -> [ValueSpan] {
        guard let end, end <= limit, end > start else { return [] }
        return [ValueSpan(range: start..<end, end: end, cost: 0)]
    }

    private func titles(_ tokens: [Token], _ start: Int, _ limit: Int) -> [ValueSpan] {
        (start + 1...min(limit, start + Self.titleLimit)).filter { tokens[$0 - 1].kind != .separator }.map {
            ValueSpan(range: start..<$0, end: $0, cost: 0.01 + 0.004 * Double($0 - start))
        }
    }

    private func lists(_ tokens: [Token], _ start: Int, _ limit: Int) -> [ValueSpan] {
        var spans: [ValueSpan] = []
        var parts: [Range<Int>] = []
        var partStart = start
        for position in start..<min(limit, start + Self.listLimit) {
            let token = tokens[position]
            let divides = token.kind == .separator || token.text == "and" || token.text == "和" || token.text == "&" || token.text == "跟"
            if divides {
                if position > partStart { parts.append(partStart..<position) }
                partStart = position + 1
            } else {
                spans.append(
                    ValueSpan(
                        range: start..<position + 1, end: position + 1, cost: 0.01 + 0.003 * Double(position - start),
                        parts: parts + [partStart..<position + 1]))
            }
        }
        return spans
    }

    private static let articles: Set<String> = ["the", "my", "our", "this", "a", "我", "我们", "这个"]
    private static let groupWords: Set<String> = ["group", "chat", "thread", "channel", "groupchat", "gc", "conversation"]

    private func groups(_ tokens: [Token], _ start: Int, _ limit: Int) -> [ValueSpan] {
        var first = start
        if Self.articles.contains(tokens[first].text) { first += 1 }
        var spans: [ValueSpan] = []
        var position = first
        while position < limit, position - first < 7, tokens[position].kind != .separator {
            defer { position += 1 }
            guard position > first else { continue }
            if Self.groupWords.contains(tokens[position].text) {
                let doubled = position + 1 < limit && tokens[position].text == "group" && Self.groupWords.contains(tokens[position + 1].text)
                spans.append(ValueSpan(range: first..<position, end: position + (doubled ? 2 : 1), cost: 0.02 + 0.02 * Double(position - first)))
            } else if tokens[position].text == "群" {
                var end = position + 1
                if end < limit, ["里", "组", "聊", "上", "中"].contains(tokens[end].text) { end += 1 }
                spans.append(ValueSpan(range: first..<position, end: end, cost: 0.04))
            }
        }
        return spans
    }
}
