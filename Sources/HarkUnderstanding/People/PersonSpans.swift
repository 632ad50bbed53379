/// A run of tokens that may name people, and how unlikely that is.
struct PersonSpan: Sendable, Hashable {
    /// The token after the span.
    var end: Int
    /// 0 for a sure name; added up by the matcher.
    var cost: Double
    /// The names in it: several for "Anna and Bob".
    var names: [Range<Int>]
}

/// Finds names from a position on: known people, numbers and addresses, words of relation, and words that look like names.
struct PersonSpans {
    let index: ContactIndex
    let lexicon: Lexicon

    /// The most names in one list, and the most tokens in one unknown name.
    static let listLimit = 12
    static let unknownLimit = 5
    /// What a title around a name costs, and a name as its phonetic form has it.
    private static let titleCost = 0.005
    private static let phoneticCost = 0.015

    /// Every way to read people at `start`, with ends up to `limit`. Costs are bounded, so the number of ways is.
    func spans(_ tokens: [Token], at start: Int, limit: Int, rules: inout RuleMatcher) -> [PersonSpan] {
        var results: [Int: PersonSpan] = [:]
        var frontier = [PersonSpan(end: start, cost: 0, names: [])]
        for count in 1...Self.listLimit {
            var next: [Int: PersonSpan] = [:]
            for head in frontier {
                for begin in count == 1 ? [start] : separatorEnds(head.end, limit: limit, rules: &rules) {
                    for name in names(tokens, at: begin, limit: limit, rules: &rules) {
                        let span = PersonSpan(end: name.end, cost: head.cost + name.cost, names: head.names + name.names)
                        if let known = next[span.end], known.cost <= span.cost { continue }
                        next[span.end] = span
                    }
                }
            }
            if next.isEmpty { break }
            for span in next.values {
                if let known = results[span.end], known.cost <= span.cost { continue }
                results[span.end] = span
            }
            // The cheapest few go on, so that a list stays linear in its length.
            frontier = next.values.sorted { ($0.cost, $0.end) < ($1.cost, $1.end) }.prefix(4).map { $0 }
        }
        return results.values.sorted { ($0.end, $0.cost) < ($1.end, $1.cost) }
    }

    private func separatorEnds(_ position: Int, limit: Int, rules: inout RuleMatcher) -> [Int] {
        rules.ends(of: lexicon.listSeparator, at: position).filter { $0 > position && $0 < limit }
    }

    /// Every way to read one person at `start`.
    private func names(_ tokens: [Token], at start: Int, limit: Int, rules: inout RuleMatcher) -> [PersonSpan] {
        var found: [Int: Double] = [:]
        func add(_ end: Int, _ cost: Double) { found[end] = min(found[end] ?? .infinity, cost) }
        guard start < limit else { return [] }
        known(tokens, start, limit, add)
        titled(tokens, start, limit, &rules, add)
        near(tokens, start, limit, &rules, add)
        handle(tokens, start, limit, add)
        for end in rules.ends(of: lexicon.kin, at: start) where end <= limit { add(end, isRelative(tokens, start..<end) ? 0 : 0.03) }
        if tokens[start].kind == .han { hanName(tokens, start, limit, &rules, add) } else { latinName(tokens, start, limit, add) }
        return found.map { PersonSpan(end: $0.key, cost: $0.value, names: [start..<$0.key]) }
    }

    /// Names from the contacts and from vocabulary.
    private func known(_ tokens: [Token], _ start: Int, _ limit: Int, _ add: (Int, Double) -> Void) {
        var key = NameKey.empty
        var end = start
        while end < limit, end - start < index.longestName + 4, tokens[end].kind != .symbol, tokens[end].kind != .separator || end > start {
            key = NameKey.extend(key, with: tokens[end].text)
            end += 1
            guard tokens[end - 1].kind != .separator else { continue }
            if let rank = index.rank(key) {
                add(end, (rank == .near ? Self.phoneticCost : rank.cost) + nextNamePenalty(tokens, end, limit, known: true))
            } else if index.isTaught(key) {
                add(end, 0.01)
            }
            // "Anna's", with the name inside.
            if tokens[end - 1].text.hasSuffix("'s") {
                let bare = NameKey.extend(NameKey.empty, with: String(tokens[start..<end].map(\.text).joined().dropLast(2)))
                if index.rank(bare) != nil { add(end, 0.01) }
            }
        }
    }

    /// "Dr. Park", "Uncle Tom"; Maria姐, 王小明老师.
    private func titled(_ tokens: [Token], _ start: Int, _ limit: Int, _ rules: inout RuleMatcher, _ add: (Int, Double) -> Void) {
        let titles = index.names.titles
        if titles.before.contains(tokens[start].hash) {
            var first = start + 1
            if first < limit, tokens[first].text == "." { first += 1 }
            guard first < limit, tokens[first].kind == .word else { return }
            known(tokens, first, limit) { end, cost in add(end, cost + Self.titleCost) }
        }
        known(tokens, start, limit) { end, cost in
            guard end < limit, tokens[end].kind == .han else { return }
            for after in rules.ends(of: lexicon.nameTitle, at: end) where after <= limit { add(after, cost + Self.titleCost) }
            if lexicon.surnameTitle.contains(tokens[end].hash) { add(end + 1, cost + Self.titleCost) }
        }
    }

    /// Names that are misspelt or misheard.
    private func near(_ tokens: [Token], _ start: Int, _ limit: Int, _ rules: inout RuleMatcher, _ add: (Int, Double) -> Void) {
        guard tokens[start].kind == .word || tokens[start].kind == .han else { return }
        let names = index.names
        for (end, cost) in names.nearPeople(tokens, at: start, limit: limit, memo: rules.names) {
            add(end, cost + nextNamePenalty(tokens, end, limit, known: true))
        }
    }

    /// Whether words of relation are somebody who is known: "my sister", 我妈.
    private func isRelative(_ tokens: [Token], _ range: Range<Int>) -> Bool {
        (range.lowerBound..<min(range.upperBound, range.lowerBound + 4)).contains { first in
            index.names.hasRelative(tokens[first..<range.upperBound].reduce(NameKey.empty) { NameKey.extend($0, with: $1.text) })
        }
    }

    /// A phone number, perhaps in groups, or an e-mail address.
    private func handle(_ tokens: [Token], _ start: Int, _ limit: Int, _ add: (Int, Double) -> Void) {
        if tokens[start].text.contains("@") { return add(start + 1, 0) }
        var digits = 0
        var end = start
        while end < limit, end - start < 12 {
            let token = tokens[end]
            if token.text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2D }), token.kind != .symbol {
                digits += token.text.utf8.count { (0x30...0x39).contains($0) }
                end += 1
                if digits >= 3 { add(end, nextIsDigits(tokens, end, limit) ? 0.2 : 0) }
            } else if token.text == "(" || token.text == ")" || token.text == "." || token.text == "#" || token.text == "*" {
                end += 1
            } else {
                return
            }
        }
    }

    private func nextIsDigits(_ tokens: [Token], _ end: Int, _ limit: Int) -> Bool {
        end < limit && tokens[end].kind == .number
    }

    /// One to four words that nobody is known by.
    private func latinName(_ tokens: [Token], _ start: Int, _ limit: Int, _ add: (Int, Double) -> Void) {
        var cost = 0.0
        var end = start
        while end < limit, end - start < Self.unknownLimit {
            let token = tokens[end]
            // "O'Brien, Anna" is two; a name does not reach over a mark.
            guard token.kind == .word || (token.kind == .number && end > start && token.text.utf8.count <= 2) else { return }
            // "Haven A": a single capital inside a name is an initial, not an article.
            let isInitial = token.isCapitalised && token.text.utf8.count == 1 && token.text != "i"
            guard isInitial || !lexicon.nameStop.contains(token.hash) else { return }
            cost += token.isCapitalised ? (end == start ? 0.05 : 0.01) : (end == start ? 0.14 : 0.09)
            end += 1
            if isInitial, end < limit, tokens[end].text == ".", !tokens[end].spaceBefore { end += 1 }
            let late = token.isCapitalised ? 0 : lateOpeningPenalty(tokens, end, limit)
            add(end, cost + late + nextNamePenalty(tokens, end, limit, known: false))
        }
    }

    /// "blood bank hi": what is said more likely begins at the greeting than at a word before it that begins nothing.
    private func lateOpeningPenalty(_ tokens: [Token], _ end: Int, _ limit: Int) -> Double {
        guard end + 1 < limit, tokens[end].kind == .word, tokens[end + 1].kind == .word else { return 0 }
        let next = tokens[end].hash
        guard !lexicon.saysStarter.contains(next), !lexicon.saysOpening.contains(next), !lexicon.nameStop.contains(next) else { return 0 }
        return lexicon.saysOpening.contains(tokens[end + 1].hash) ? 0.1 : 0
    }

    /// A capitalised word right after a name more likely belongs to it than to what is said.
    private func nextNamePenalty(_ tokens: [Token], _ end: Int, _ limit: Int, known: Bool) -> Double {
        guard end < limit, tokens[end].isCapitalised, !lexicon.nameStop.contains(tokens[end].hash) else { return 0 }
        return known ? 0.05 : 0.08
    }

    private func hanName(
        _ tokens: [Token], _ start: Int, _ limit: Int, _ rules: inout RuleMatcher, _ add: (Int, Double) -> Void
    ) {
        let first = tokens[start].hash
        func isHan(_ index: Int) -> Bool { index < limit && tokens[index].kind == .han && !lexicon.nameStop.contains(tokens[index].hash) }
        // 明 begins 明天 but also ends 小明.
        func isNamePart(_ index: Int) -> Bool { index < limit && tokens[index].kind == .han && !lexicon.nameNever.contains(tokens[index].hash) }
        func begins(_ index: Int) -> Bool { index >= limit || tokens[index].kind != .han || lexicon.saysStarter.contains(tokens[index].hash) }
        if lexicon.surname.contains(first) {
            if isNamePart(start + 1) {
                if lexicon.surnameTitle.contains(tokens[start + 1].hash) { add(start + 2, 0.05) }
                add(start + 2, begins(start + 2) ? 0.07 : 0.11)
                if isNamePart(start + 2) { add(start + 3, begins(start + 3) ? 0.06 : 0.08) }
            }
            for end in rules.ends(of: lexicon.nameTitle, at: start + 1) where end <= limit { add(end, 0.04) }
        }
        if lexicon.namePrefix.contains(first), isNamePart(start + 1) { add(start + 2, begins(start + 2) ? 0.06 : 0.08) }
        var end = start
        var onlyTranscribed = true
        while isHan(end), end - start < 8 {
            onlyTranscribed = onlyTranscribed && lexicon.transcribed.contains(tokens[end].hash)
            end += 1
            if end < limit, tokens[end].text == "·" || tokens[end].text == "・" { end += 1 }
            guard end - start > 1 else {
                add(end, 0.25)
                continue
            }
            let goesOn = isHan(end) && lexicon.transcribed.contains(tokens[end].hash)
            if onlyTranscribed {
                add(end, goesOn ? 0.12 : 0.06)
            } else {
                add(end, 0.14 + 0.03 * Double(abs(end - start - 3)) - (begins(end) ? 0.04 : 0))
            }
        }
    }
}
