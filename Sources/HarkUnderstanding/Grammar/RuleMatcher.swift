/// Says where a rule of plain words can end from a position on; each answer is worked out once a sentence.
struct RuleMatcher {
    /// The index of a rule that the grammar lacks: matches nothing.
    static let none = -1
    /// A rule's longest match, in tokens.
    static let reach = 16

    private let graph: GrammarGraph
    private let reach: GrammarReach
    /// By token: its hash, and its bit in `GrammarReach`.
    private let hashes: [UInt64]
    private let bits: [Int]
    private var memo: [Int: [Int]] = [:]
    /// What the sentence's words name.
    let names: NameMemo

    init(graph: GrammarGraph, tokens: [Token], names: NameMemo = NameMemo()) {
        self.graph = graph
        self.names = names
        reach = graph.reach
        hashes = tokens.map(\.hash)
        bits = hashes.map(GrammarReach.bit)
    }

    /// The positions after a match of the rule at `start`, ascending.
    mutating func ends(of rule: Int, at start: Int) -> [Int] {
        guard rule >= 0, start <= hashes.count else { return [] }
        if reach.isMade, !reach.mayMatch(rule, start < bits.count ? bits[start] : nil) { return [] }
        let key = start &* 4096 &+ rule
        if let known = memo[key] { return known }
        // Guards against a rule that reaches itself without consuming a word.
        memo[key] = []
        let result = run(rule, start)
        memo[key] = result
        return result
    }

    /// Whether a match of the rule at `start` takes a word at least.
    mutating func begins(_ rule: Int, at start: Int) -> Bool { ends(of: rule, at: start).last ?? 0 > start }

    mutating func matches(_ rule: Int, exactly range: Range<Int>) -> Bool {
        ends(of: rule, at: range.lowerBound).contains(range.upperBound)
    }

    private mutating func run(_ rule: Int, _ start: Int) -> [Int] {
        let (first, last) = graph.rules[rule]
        var ends: [Int] = []
        var waiting: [(node: Int32, position: Int)] = [(first, start)]
        var seen = SmallSet()
        while let (node, position) = waiting.popLast() {
            if node == last {
                if !ends.contains(position) { ends.append(position) }
                continue
            }
            guard position - start <= Self.reach, seen.insert(Int(node) &* 64 &+ (position - start)) else { continue }
            var index = graph.firstArc[Int(node)]
            while index >= 0 {
                let arc = graph.arcs[Int(index)]
                switch arc.kind {
                case .empty, .cost, .mark: if mayGoOn(arc.to, last, position) { waiting.append((arc.to, position)) }
                case .word:
                    if position < hashes.count, hashes[position] == arc.payload { waiting.append((arc.to, position + 1)) }
                case .rule:
                    for end in self.ends(of: Int(arc.payload), at: position) { waiting.append((arc.to, end)) }
                case .slot, .app, .constant: break
                }
                index = arc.next
            }
        }
        return ends.sorted()
    }

    /// Whether a node can lead anywhere from a position.
    private func mayGoOn(_ node: Int32, _ last: Int32, _ position: Int) -> Bool {
        guard reach.isMade, node != last, !reach.flags[Int(node)].contains(.ruleEnd) else { return true }
        return position < bits.count && reach.mayTake(bits[position], from: Int(node))
    }
}

/// Numbers that were met: a list while they are few.
private struct SmallSet {
    private static let few = 24
    private var list: [Int] = []
    private var set: Set<Int> = []

    /// Whether it is new.
    mutating func insert(_ value: Int) -> Bool {
        if !set.isEmpty { return set.insert(value).inserted }
        if list.contains(value) { return false }
        list.append(value)
        if list.count > Self.few { set = Set(list) }
        return true
    }
}
