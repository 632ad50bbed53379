/// Reads a sentence with every template at once, from left to right, keeping the cheapest way into each node.
///
/// Each token advances a bounded number of states, so time is linear in the sentence; the bound is the size of the grammar.
struct TemplateMatcher {
    private struct State {
        var node: Int32
        /// The slot arc whose text is being read, or -1; `since` is where its text began.
        var slotArc: Int32 = -1
        var since: Int32 = 0
        var cost: Double
        var free: Int32
        var back: Int32
        var usedAppPlace: Bool
        /// Where the words began that decide the next constant; -1 when nothing does.
        var mark: Int32 = -1
    }

    private struct Back {
        var previous: Int32
        var capture: Capture
    }

    let graph: GrammarGraph
    let lexicon: Lexicon
    let people: PersonSpans
    let values: ValueSpans
    let hypothesis: Hypothesis
    let custom: CustomWords

    /// What may be stepped over at either end.
    let edges: SentenceEdges
    private let reach: GrammarReach
    private let tokens: [Token]
    /// By token: its bit in `reach`.
    private let bits: [Int]
    /// By position: whether something there can be stepped over in the middle, and whether nothing more must follow.
    private var isSkippable: [Bool]
    private var mayEnd: [Bool]
    /// By position: the kinds of typed slots that are known to find nothing there, as bits.
    private var barren: [UInt32]

    private var rules: RuleMatcher
    private var pending: StateStacks<State>
    private var table = MatcherTable()
    private var backs: [Back] = []
    /// At the position that is being read: people, and values by kind.
    private var personMemo: [PersonSpan]?
    private var valueMemo: [Int: [ValueSpan]] = [:]
    private var found: [TemplateMatch] = []
    /// By position: the first token from there, and the end of the last one before it, that is more than a mark.
    private var visibleFrom: [Int]
    private var visibleBefore: [Int]

    /// What a word of politeness or hesitation costs.
    static let fillerCost = 0.005
    private static let shortenedTextCost = 0.002

    init(
        graph: GrammarGraph, lexicon: Lexicon, people: PersonSpans, values: ValueSpans, hypothesis: Hypothesis,
        custom: CustomWords = CustomWords(), names: NameMemo = NameMemo()
    ) {
        self.custom = custom
        self.graph = graph
        self.lexicon = lexicon
        self.people = people
        self.values = values
        self.hypothesis = hypothesis
        let tokens = hypothesis.tokens
        let count = tokens.count
        self.tokens = tokens
        reach = graph.reach.isMade ? graph.reach : GrammarReach(graph)
        bits = tokens.map { GrammarReach.bit(of: $0.hash) }
        var rules = RuleMatcher(graph: graph, tokens: tokens, names: names)
        let edges = SentenceEdges(tokens: tokens, lexicon: lexicon, rules: &rules)
        isSkippable = (0...count).map { position in
            position < count && (tokens[position].kind == .separator || rules.ends(of: lexicon.hesitation, at: position).contains { $0 > position })
        }
        mayEnd = (0...count).map { edges.tail(from: $0) != nil }
        barren = Array(repeating: 0, count: count + 1)
        (self.rules, self.edges) = (rules, edges)
        pending = StateStacks(count: count + 1)
        visibleFrom = Array(repeating: count, count: count + 1)
        visibleBefore = Array(repeating: 0, count: count + 1)
        for index in 0..<count {
            visibleBefore[index + 1] = tokens[index].kind == .separator ? visibleBefore[index] : index + 1
        }
        for index in stride(from: count - 1, through: 0, by: -1) {
            visibleFrom[index] = tokens[index].kind == .separator ? visibleFrom[index + 1] : index
        }
    }

    /// All templates that read the whole sentence, each at its cheapest.
    mutating func run() -> [TemplateMatch] {
        table = MatcherTable.taken(graph.firstArc.count + graph.slots.count)
        for (position, cost) in edges.starts {
            for template in graph.templates {
                go(State(node: template.start, cost: cost, free: 0, back: -1, usedAppPlace: false), to: position)
            }
        }
        for position in 0...tokens.count {
            table.advance()
            personMemo = nil
            if !valueMemo.isEmpty { valueMemo.removeAll(keepingCapacity: true) }
            while let state = pending.pop(at: position) { step(state, at: position) }
        }
        MatcherTable.give(table)
        table = MatcherTable()
        return found
    }

    /// Keeps a state for a position unless nothing there can lead it on.
    private mutating func go(_ state: State, to position: Int) {
        if isAlive(state.node, at: position) { pending.push(state, at: position) }
    }

    /// Whether a node can lead on from a position. Depends on nothing else, so that what it leaves out is no loss.
    private func isAlive(_ node: Int32, at position: Int) -> Bool {
        let node = Int(node)
        let flags = reach.flags[node]
        if flags.contains(.accept), mayEnd[position] { return true }
        if flags.contains(.app), hypothesis.gap == position { return true }
        guard position < bits.count else { return false }
        return flags.contains(.open) || isSkippable[position] || reach.kinds[node] & ~barren[position] != 0
            || reach.mayTake(bits[position], from: node)
    }

    private mutating func step(_ state: State, at position: Int) {
        let key = state.slotArc >= 0 ? graph.firstArc.count + Int(graph.arcs[Int(state.slotArc)].payload) : Int(state.node)
        guard table.improve(key, state.cost, state.free) else { return }
        if state.slotArc >= 0 { return stepInsideText(state, at: position) }

        let template = graph.accepts[Int(state.node)]
        if template >= 0, mayEnd[position], let tail = edges.tail(from: position) {
            accept(state, template: Int(template), tail)
        }
        if isSkippable[position] {
            if tokens[position].kind == .separator { go(state, to: position + 1) }
            for end in rules.ends(of: lexicon.hesitation, at: position) where end > position {
                var next = state
                next.cost += Self.fillerCost
                go(next, to: end)
            }
        }
        var index = graph.firstArc[Int(state.node)]
        while index >= 0 {
            let arc = graph.arcs[Int(index)]
            follow(arc, index, state, at: position)
            index = arc.next
        }
    }

    private mutating func follow(_ arc: GrammarGraph.Arc, _ index: Int32, _ state: State, at position: Int) {
        var next = state
        next.node = arc.to
        switch arc.kind {
        case .empty: go(next, to: position)
        case .word:
            if position < tokens.count, tokens[position].hash == arc.payload { go(next, to: position + 1) }
        case .rule:
            for end in rules.ends(of: Int(arc.payload), at: position) { go(next, to: end) }
        case .app:
            if hypothesis.gap == position {
                next.usedAppPlace = true
                go(next, to: position)
            }
        case .constant:
            guard isAlive(arc.to, at: position) else { return }
            let range = state.mark >= 0 && Int(state.mark) <= position ? Int(state.mark)..<position : position..<position
            next.back = remember(Capture(source: .constant(Int(arc.payload)), range: range), after: state.back)
            go(next, to: position)
        case .mark:
            next.mark = Int32(position)
            go(next, to: position)
        case .cost:
            next.cost += Double(arc.payload) / 1000
            go(next, to: position)
        case .slot: enter(arc, index, state, at: position)
        }
    }

    private mutating func enter(_ arc: GrammarGraph.Arc, _ index: Int32, _ state: State, at position: Int) {
        guard position < tokens.count else { return }
        let slot = reach.slots[Int(arc.payload)]
        switch slot.kind {
        case .text, .loose, .words:
            guard let cost = startCost(slot.kind, at: position) else { return }
            var next = state
            next.cost += cost
            if slot.isFinal {
                leaveText(arc, next, position..<tokens.count)
            } else {
                next.slotArc = index
                next.since = Int32(position)
                next.free += 1
                pending.push(next, at: position + 1)
            }
        case .persons:
            for span in personSpans(at: position, slot) where isAlive(arc.to, at: span.end) {
                var next = state
                next.node = arc.to
                next.cost += span.cost
                next.back = remember(
                    Capture(source: .slot(Int(arc.payload)), range: position..<span.end, names: span.names), after: state.back)
                pending.push(next, at: span.end)
            }
        default:
            for span in valueSpans(Int(arc.payload), slot, at: position) where isAlive(arc.to, at: span.end) {
                var next = state
                next.node = arc.to
                next.cost += span.cost
                next.back = remember(
                    Capture(source: .slot(Int(arc.payload)), range: span.range, names: span.parts), after: state.back)
                pending.push(next, at: span.end)
            }
        }
    }

    private mutating func stepInsideText(_ state: State, at position: Int) {
        let arc = graph.arcs[Int(state.slotArc)]
        leaveText(arc, state, Int(state.since)..<position)
        guard position < tokens.count, position != hypothesis.gap else { return }
        var next = state
        next.free += 1
        pending.push(next, at: position + 1)
    }

    private mutating func leaveText(_ arc: GrammarGraph.Arc, _ state: State, _ range: Range<Int>) {
        guard isAlive(arc.to, at: range.upperBound) else { return }
        var next = state
        let slot = reach.slots[Int(arc.payload)]
        guard let cost = endCost(range, isLoose: slot.kind == .loose) else { return }
        if slot.isOwned, hypothesis.takesAppName(range, visibleEnd: visibleBefore[range.upperBound]) { return }
        next.cost += cost
        // What an app's own text is given is kept to the last mark, unless something else must follow.
        if slot.isOwned, range.upperBound < tokens.count { next.cost += Self.shortenedTextCost }
        if state.slotArc < 0 { next.free += Int32(range.count) }
        next.slotArc = -1
        next.node = arc.to
        next.back = remember(Capture(source: .slot(Int(arc.payload)), range: range), after: state.back)
        pending.push(next, at: range.upperBound)
    }

    /// Nil where free text cannot begin.
    private mutating func startCost(_ kind: SlotKind, at position: Int) -> Double? {
        if position == hypothesis.gap, position > 0, hypothesis.gapKind == .bare || kind == .text { return nil }
        if kind == .words, !rules.ends(of: lexicon.thingStart, at: position).isEmpty { return nil }
        guard kind == .loose else { return 0 }
        if !rules.ends(of: lexicon.notSaid, at: position).isEmpty { return 0.6 }
        return lexicon.saysStarter.contains(tokens[position].hash) ? 0.01 : 0.03
    }

    /// Nil where free text cannot be `range`: it would hold the app's name, or nothing that is said.
    private mutating func endCost(_ range: Range<Int>, isLoose: Bool) -> Double? {
        guard visibleFrom[range.lowerBound] < range.upperBound else { return nil }
        if isLoose, rules.matches(lexicon.notContent, exactly: range.lowerBound..<visibleBefore[range.upperBound]) { return nil }
        guard let gap = hypothesis.gap else { return 0 }
        if range.lowerBound < gap, gap < range.upperBound { return nil }
        guard gap == range.upperBound else { return 0 }
        switch hypothesis.gapKind {
        case .bare: return nil
        case .strong: return 0.02
        case .weak: return lexicon.contentHolds.contains(tokens[gap - 1].hash) ? nil : 0.03
        }
    }

    private func limit(from position: Int) -> Int {
        if let gap = hypothesis.gap, gap > position { gap } else { tokens.count }
    }

    private mutating func valueSpans(_ index: Int, _ facts: GrammarReach.SlotFacts, at position: Int) -> [ValueSpan] {
        guard facts.isOwned else {
            let bit = UInt32(1) << UInt32(facts.number)
            guard barren[position] & bit == 0 else { return [] }
            if let known = valueMemo[facts.number] { return known }
            let spans = values.spans(facts.kind, tokens, at: position, limit: limit(from: position))
            if spans.isEmpty { barren[position] |= bit } else { valueMemo[facts.number] = spans }
            return spans
        }
        return ownSpans(graph.slots[index], at: position)
    }

    /// Values of a custom intent's parameter.
    private mutating func ownSpans(_ slot: GrammarGraph.Slot, at position: Int) -> [ValueSpan] {
        let limit = limit(from: position)
        guard let words = custom.parameter(slot.parameter, of: slot.owner), position < limit, tokens[position].kind != .separator else { return [] }
        let spans = CustomSpans(words: words, tokens: tokens, limit: hypothesis.end(of: position, within: limit), lexicon: lexicon)
        switch slot.kind {
        case .cases, .label: return spans.cases(at: position, ownOnly: slot.kind == .label)
        case .quantity: return spans.quantities(at: position)
        case .phrase, .phrases, .place:
            // "order using Foogram" names no soup.
            guard rules.ends(of: lexicon.notSaid, at: position).isEmpty else { return [] }
            return slot.kind == .phrase ? spans.phrases(at: position) : slot.kind == .place ? spans.places(at: position) : spans.lists(at: position)
        default: return values.spans(slot.kind, tokens, at: position, limit: limit)
        }
    }

    private mutating func personSpans(at position: Int, _ slot: GrammarReach.SlotFacts) -> [PersonSpan] {
        if let known = personMemo { return known }
        let spans = people.spans(tokens, at: position, limit: limit(from: position), rules: &rules)
        personMemo = spans
        if spans.isEmpty { barren[position] |= 1 << UInt32(slot.number) }
        return spans
    }

    private mutating func remember(_ capture: Capture, after back: Int32) -> Int32 {
        backs.append(Back(previous: back, capture: capture))
        return Int32(backs.count - 1)
    }

    private mutating func accept(_ state: State, template: Int, _ tail: SentenceEdges.Tail) {
        var captures: [Capture] = []
        var back = state.back
        while back >= 0 {
            captures.append(backs[Int(back)].capture)
            back = backs[Int(back)].previous
        }
        let match = TemplateMatch(
            template: template, cost: state.cost + tail.cost, free: Int(state.free), skipped: tail.skipped,
            captures: captures.reversed(), usedAppPlace: state.usedAppPlace)
        if let index = found.firstIndex(where: { $0.template == template }) {
            if (match.cost, match.free) < (found[index].cost, found[index].free) { found[index] = match }
        } else {
            found.append(match)
        }
    }
}

extension GrammarGraph {
    /// Whether a slot's arc is the last thing in its template, so that its text runs to the end.
    func isFinalSlot(_ arc: Arc) -> Bool {
        var node = arc.to
        while true {
            let first = firstArc[Int(node)]
            if first < 0 { return accepts[Int(node)] >= 0 }
            let only = arcs[Int(first)]
            guard only.next < 0, only.kind == .empty else { return false }
            node = only.to
        }
    }
}
