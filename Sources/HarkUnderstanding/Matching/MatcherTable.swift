import Synchronization

/// The cheapest way into each node at the position that is being read.
///
/// It is as large as the grammar, so that it is kept for the next sentence rather than made anew; what an earlier position left in it is
/// known by its number.
struct MatcherTable: Sendable {
    private struct Way: Sendable {
        var position: UInt32 = 0
        var free: Int32 = 0
        var cost = 0.0
    }

    private var ways: [Way] = []
    private var current: UInt32 = 0

    private static let kept = Mutex<[MatcherTable]>([])
    /// The most tables that are kept, for as many sentences at once.
    private static let limit = 4

    /// A table for so many nodes.
    static func taken(_ count: Int) -> MatcherTable {
        var table = kept.withLock { $0.popLast() } ?? MatcherTable()
        if table.ways.count < count { table.ways += Array(repeating: Way(), count: count - table.ways.count) }
        return table
    }

    /// Gives a table back that is no longer used.
    static func give(_ table: consuming MatcherTable) {
        let table = table
        kept.withLock { if $0.count < limit { $0.append(table) } }
    }

    /// Begins a position: no way is known.
    mutating func advance() {
        if current == .max {
            current = 0
            ways = Array(repeating: Way(), count: ways.count)
        }
        current += 1
    }

    /// Whether a way into a node is cheaper than all before, and so is the one that is known now.
    mutating func improve(_ key: Int, _ cost: Double, _ free: Int32) -> Bool {
        let known = ways[key]
        if known.position == current, !((cost, free) < (known.cost, known.free)) { return false }
        ways[key] = Way(position: current, free: free, cost: cost)
        return true
    }
}

/// States by position, the latest first; what was taken out makes room for what comes.
struct StateStacks<State> {
    private var states: [State] = []
    private var next: [Int32] = []
    private var heads: [Int32]
    private var free: Int32 = -1

    init(count: Int) { heads = Array(repeating: -1, count: count) }

    mutating func push(_ state: State, at position: Int) {
        let index: Int
        if free >= 0 {
            index = Int(free)
            free = next[index]
            states[index] = state
            next[index] = heads[position]
        } else {
            index = states.count
            states.append(state)
            next.append(heads[position])
        }
        heads[position] = Int32(truncatingIfNeeded: index)
    }

    mutating func pop(at position: Int) -> State? {
        let index = heads[position]
        guard index >= 0 else { return nil }
        heads[position] = next[Int(index)]
        next[Int(index)] = free
        free = index
        return states[Int(index)]
    }
}
