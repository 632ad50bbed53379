/// What can come next from each node of a graph, so that a matcher follows only what the next token may continue.
///
/// For each node it has what arcs that take no token lead to: words, as one bit of 256 each, and places, as flags. Two words may share a
/// bit; a node that is said to go on then simply does not.
struct GrammarReach: Sendable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        /// The template may end.
        static let accept = Flags(rawValue: 1)
        /// There is a place for the app's name.
        static let app = Flags(rawValue: 2)
        /// There is a slot that takes any words, or one of a custom intent.
        static let open = Flags(rawValue: 4)
        /// A rule ends.
        static let ruleEnd = Flags(rawValue: 8)
    }

    /// A slot without its name.
    struct SlotFacts: Sendable {
        var kind: SlotKind
        var isOwned: Bool
        /// Nothing follows it, so that its text runs to the end.
        var isFinal = false
        /// The place among the slot kinds.
        var number: Int
    }

    private(set) var flags: [Flags]
    /// By node: the kinds of slots, as bits by `SlotFacts.number`, that are not `open`.
    private(set) var kinds: [UInt32]
    private(set) var slots: [SlotFacts]
    /// Four for each node.
    private var words: [UInt64] = []
    /// By rule: where it begins, and whether it may match nothing.
    private var rules: [(start: Int, mayBeEmpty: Bool)] = []
    /// While it is made.
    private var masks: [SIMD4<UInt64>]
    /// Whether it is of a graph.
    let isMade: Bool

    /// Of no graph: nothing is known.
    init() { (flags, kinds, slots, masks, isMade) = ([], [], [], [], false) }

    /// The bit that stands for a word.
    static func bit(of hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 56) }

    init(_ graph: GrammarGraph) {
        let count = graph.firstArc.count
        flags = graph.accepts.map { $0 >= 0 ? .accept : [] }
        kinds = Array(repeating: 0, count: count)
        masks = Array(repeating: .zero, count: count)
        isMade = true
        let numbers = Dictionary(uniqueKeysWithValues: SlotKind.allCases.enumerated().map { ($1, $0) })
        slots = graph.slots.map { SlotFacts(kind: $0.kind, isOwned: $0.owner != nil, number: numbers[$0.kind] ?? 0) }
        for rule in graph.rules { flags[Int(rule.end)].insert(.ruleEnd) }
        for arc in graph.arcs where arc.kind == .slot { slots[Int(arc.payload)].isFinal = graph.isFinalSlot(arc) }
        // Most arcs lead to later nodes, so few rounds are needed.
        var isStable = false
        while !isStable {
            isStable = true
            for node in stride(from: count - 1, through: 0, by: -1) where add(node, graph) { isStable = false }
        }
        rules = graph.rules.map { (Int($0.start), flags[Int($0.start)].contains(.ruleEnd)) }
        words.reserveCapacity(count * 4)
        for mask in masks { for lane in 0..<4 { words.append(mask[lane]) } }
        masks = []
    }

    /// Whether more is known of a node than before.
    private mutating func add(_ node: Int, _ graph: GrammarGraph) -> Bool {
        var (flag, kind, word) = (flags[node], kinds[node], masks[node])
        var index = graph.firstArc[node]
        while index >= 0 {
            let arc = graph.arcs[Int(index)]
            index = arc.next
            var passes = false
            switch arc.kind {
            case .empty, .constant, .cost, .mark: passes = true
            case .word:
                let bit = Self.bit(of: arc.payload)
                word[bit >> 6] |= 1 << UInt64(bit & 63)
            case .app: flag.insert(.app)
            case .slot:
                let slot = slots[Int(arc.payload)]
                if slot.isOwned || slot.kind == .text || slot.kind == .loose || slot.kind == .words {
                    flag.insert(.open)
                } else {
                    kind |= 1 << UInt32(slot.number)
                }
            case .rule:
                let start = Int(graph.rules[Int(arc.payload)].start)
                word |= masks[start]
                passes = flags[start].contains(.ruleEnd)
            }
            if passes {
                let to = Int(arc.to)
                flag.formUnion(flags[to])
                kind |= kinds[to]
                word |= masks[to]
            }
        }
        guard flag != flags[node] || kind != kinds[node] || word != masks[node] else { return false }
        (flags[node], kinds[node], masks[node]) = (flag, kind, word)
        return true
    }

    /// Whether a word may come next; true for some that may not.
    func mayTake(_ bit: Int, from node: Int) -> Bool { words[node << 2 | bit >> 6] >> UInt64(bit & 63) & 1 != 0 }

    /// Whether a rule may match where a word stands, nil for the end of the sentence; true for some places where it does not.
    func mayMatch(_ rule: Int, _ bit: Int?) -> Bool {
        let (start, mayBeEmpty) = rules[rule]
        return mayBeEmpty || bit.map { mayTake($0, from: start) } ?? false
    }
}
