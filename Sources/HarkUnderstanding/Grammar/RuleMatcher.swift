/// Says where a rule of plain words can end from a position on; each answer is worked out once a sentence.
struct RuleMatcher {
    /// The index of a rule that the grammar lacks: matches nothing.
    static let none = -1
    /// A rule's longest match, in tokens.
    static let reach = 16

    private let graph: GrammarGraph
    private let tokens: [Token]
    private var memo: [Int: [Int]] = [:]
    /// What the sentence's words nearly name.
    var nameMemo = NameMemo()

    init(graph: GrammarGraph, tokens: [Token]) {
        self.graph = graph
        self.tokens = tokens
    }

    /// The positions after a match of the rule at `start`, ascending.
    mutating func ends(of rule: Int, at start: Int) -> [Int] {
        guard rule >= 0, start <= tokens.count else { return [] }
        let key = start &* 4096 &+ rule
        if let known = memo[key] { return known }
        // Guards against a rule that reaches itself without consuming a word.
        memo[key] = []
        let result = run(rule, start)
        memo[key] = result
        return result
    }

    mutating func matches(_ rule: Int, exactly range: Range<Int>) -> Bool {
        ends(of: rule, at: range.lowerBound).contains(range.upperBound)
    }

    private mutating func run(_ rule: Int, _ start: Int) -> [Int] {
        let (first, last) = graph.rules[rule]
        var ends: [Int] = []
        var waiting: [(node: Int32, position: Int)] = [(first, start)]
        var seen: Set<Int> = []
        while let (node, position) = waiting.popLast() {
            if node == last {
                if !ends.contains(position) { ends.append(position) }
                continue
            }
            guard position - start <= Self.reach, seen.insert(Int(node) &* 64 &+ (position - start)).inserted else { continue }
            var index = graph.firstArc[Int(node)]
            while index >= 0 {
                let arc = graph.arcs[Int(index)]
                switch arc.kind {
                case .empty, .cost, .mark: waiting.append((arc.to, position))
                case .word:
                    if position < tokens.count, tokens[position].hash == arc.payload { waiting.append((arc.to, position + 1)) }
                case .rule:
                    for end in self.ends(of: Int(arc.payload), at: position) { waiting.append((arc.to, end)) }
                case .slot, .app, .constant: break
                }
                index = arc.next
            }
        }
        return ends.sorted()
    }
}
