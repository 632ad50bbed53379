/// What may be stepped over before a command and after it.
struct SentenceEdges {
    struct Tail {
        var cost: Double
        var skipped: [Range<Int>]
    }

    /// Positions at which a command may begin, with the cost of what was stepped over.
    private(set) var starts: [(position: Int, cost: Double)] = []
    private var tails: [Int: Tail] = [:]
    private let onlyMarksFrom: Int
    private let end: Int

    /// The most tokens of politeness at either edge.
    private static let reach = 24

    init(tokens: [Token], lexicon: Lexicon, rules: inout RuleMatcher) {
        end = tokens.count
        var marks = tokens.count
        while marks > 0, tokens[marks - 1].kind == .separator || tokens[marks - 1].kind == .symbol { marks -= 1 }
        onlyMarksFrom = marks
        findStarts(tokens, lexicon, &rules)
        findTails(tokens, lexicon, &rules)
    }

    private mutating func findStarts(_ tokens: [Token], _ lexicon: Lexicon, _ rules: inout RuleMatcher) {
        var first = 0
        while first < tokens.count, tokens[first].kind == .separator || tokens[first].kind == .symbol { first += 1 }
        // A quotation mark may open what is sent; what stands before it can still be stepped over.
        var costs: [Int: Double] = [first: 0]
        if first > 0, tokens[first - 1].kind == .symbol { costs[first - 1] = 0 }
        var waiting = [first]
        while let position = waiting.popLast() {
            let cost = costs[position] ?? 0
            var ends = rules.ends(of: lexicon.fillerStart, at: position) + rules.ends(of: lexicon.hesitation, at: position)
            if position < tokens.count, tokens[position].kind == .separator { ends.append(position + 1) }
            for end in ends where end > position && end - first <= Self.reach {
                let isMark = end == position + 1 && tokens[position].kind == .separator
                let next = cost + (isMark ? 0 : TemplateMatcher.fillerCost)
                if let known = costs[end], known <= next { continue }
                costs[end] = next
                waiting.append(end)
            }
        }
        starts = costs.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    private mutating func findTails(_ tokens: [Token], _ lexicon: Lexicon, _ rules: inout RuleMatcher) {
        tails[tokens.count] = Tail(cost: 0, skipped: [])
        var position = onlyMarksFrom - 1
        while position >= 0, onlyMarksFrom - position <= Self.reach {
            defer { position -= 1 }
            if tokens[position].kind == .separator, let rest = tail(from: position + 1) {
                tails[position] = rest
                continue
            }
            let ends = rules.ends(of: lexicon.fillerEnd, at: position) + rules.ends(of: lexicon.hesitation, at: position)
            for end in ends where end > position {
                guard let rest = tail(from: end) else { continue }
                let cost = rest.cost + TemplateMatcher.fillerCost
                if let known = tails[position], known.cost <= cost { continue }
                tails[position] = Tail(cost: cost, skipped: [position..<end] + rest.skipped)
            }
        }
    }

    /// Nil when something that means something follows.
    func tail(from position: Int) -> Tail? {
        position >= onlyMarksFrom ? Tail(cost: 0, skipped: []) : tails[position]
    }
}
