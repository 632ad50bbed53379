import IntentSchema

/// What a word is to the readers of values. The lines of `values.txt` begin with these names and say there what each means.
enum ValueRole: UInt8, CaseIterable, Sendable {
    case small, oh, scale, mark, count, counts, grand, part, fraction, negative, decimal, and, article, of, percent, piece
    case handigit, hanunit, hanscale, hanpair, handot, hanhalf, hanparts, hanpercent, hanpermille, hantenth
    case ordinal, ordinalscale, ordinalending, hanordinal
    case symbol, currency, code, note, cent, hanjiao, hanfen, moneyword
    case unit, unitbefore, span, hours, aquarter
    case day, now, daypart, noon, midnight, ampm, oclock, hanoclock, hanfull, hanquarter, hanminute, hanlack, past, minutes, ish, about
    case weekday, weekdays, doubtful, hanweekday, hanweek, month, hanmonth, handay, hanyear, season
    case this, coming, year, period, alone, afternext, rolling, edge, eom, hanedge
    case `in`, from, to, later, ago, after, deadline, at, hourword, every, other, skipped, daily, rule, times, timesword, per, hansep
    case feast

    /// As the lines of the table begin.
    var name: String { String(describing: self) }
    fileprivate var mask: UInt128 { 1 << UInt128(rawValue) }
}

/// The words of values: phrases with what they mean, found by the hashes of their tokens.
final class ValueWords: Sendable {
    /// A phrase that was found in a sentence.
    struct Word: Sendable, Hashable {
        var number: Double
        var text: String
        /// The token after the phrase.
        var end: Int
    }

    private struct Meaning: Sendable {
        var role: ValueRole
        var number: Double
        var text: String
    }

    /// A node of the tree of phrases.
    private struct Node: Sendable {
        var meanings: [Meaning] = []
        /// The roles of the phrases that end here, and of those that end here or further down.
        var own: UInt128 = 0
        var below: UInt128 = 0
    }

    static let shared = ValueWords(texts: ["values", "currencies"].map { GrammarFiles.bytes(named: $0) })

    private let nodes: [Node]
    private let arcs: PhraseArcs
    private let lines: [(role: ValueRole, text: String)]
    /// Lines that cannot be read; a test holds that there are none.
    let problems: [String]

    init(texts: [[UInt8]]) {
        var (nodes, arcs, lines, problems) = ([Node()], PhraseArcs(), [(role: ValueRole, text: String)](), [String]())
        nodes.reserveCapacity(4096)
        let roles = Dictionary(uniqueKeysWithValues: ValueRole.allCases.map { (StableHash.of($0.name), ($0, $0.mask)) })
        for line in texts.flatMap({ $0.split(separator: UInt8(ascii: "\n")) }) where line.first != UInt8(ascii: "#") {
            guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
                problems.append(String(decoding: line, as: UTF8.self))
                continue
            }
            let head = line[..<equals].split(separator: UInt8(ascii: " "))
            guard head.count >= 2, let (role, mask) = roles[StableHash.of(head[0])],
                let number = Double(String(decoding: head[1], as: UTF8.self))
            else {
                problems.append(String(decoding: line, as: UTF8.self))
                continue
            }
            let meaning = Meaning(
                role: role, number: number, text: head.dropFirst(2).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
            lines.append((role, meaning.text))
            for phrase in line[(equals + 1)...].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) {
                var node = 0
                Self.forEachToken(phrase) { hash in
                    let key = Self.key(node, hash)
                    if let next = arcs[key] {
                        node = next
                    } else {
                        arcs.add(key, nodes.count)
                        node = nodes.count
                        nodes.append(Node())
                    }
                    nodes[node].below |= mask
                }
                if node == 0 { problems.append("an empty phrase: \(String(decoding: line, as: UTF8.self))") }
                nodes[node].own |= mask
                nodes[node].meanings.append(meaning)
            }
        }
        (self.nodes, self.arcs, self.lines, self.problems) = (nodes, arcs, lines, problems)
    }

    /// The hashes of a phrase's tokens. Nearly all phrases are plain small letters or Han characters, which need no tokenizer.
    private static func forEachToken(_ phrase: ArraySlice<UInt8>, _ body: (UInt64) -> Void) {
        let isPlain = phrase.allSatisfy { $0 == 0x20 || (0x61...0x7A).contains($0) }
        if isPlain {
            for word in phrase.split(separator: 0x20) { body(StableHash.of(word)) }
        } else {
            for token in Tokenizer.tokens(of: String(decoding: phrase, as: UTF8.self)) { body(token.hash) }
        }
    }

    private static func key(_ node: Int, _ hash: UInt64) -> UInt64 { UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15 ^ hash }

    /// The longest phrase of a role that begins at a token.
    func word(_ role: ValueRole, _ tokens: [Token], _ start: Int) -> Word? { walk(role, tokens, start).flatMap { word(role, $0.node, $0.end) } }

    /// All phrases of a role that begin at a token, longest first.
    func words(_ role: ValueRole, _ tokens: [Token], _ start: Int) -> [Word] {
        var found: [Word] = []
        walk(role, tokens, start) { node, end in
            let here = nodes[node].meanings.filter { $0.role == role }
            found.insert(contentsOf: here.map { Word(number: $0.number, text: $0.text, end: end) }, at: 0)
        }
        return found
    }

    /// The texts of a role's lines, in the order of the lines.
    func texts(of role: ValueRole) -> [String] { lines.filter { $0.role == role }.map(\.text) }

    /// Whether any phrase begins with a token.
    func begins(_ token: Token) -> Bool { arcs[Self.key(0, token.hash)] != nil }

    /// What a whole text is in a role.
    func word(_ role: ValueRole, whole text: some StringProtocol) -> Word? {
        guard let node = arcs[Self.key(0, Folding.hash(text))] else { return nil }
        return word(role, node, 1)
    }

    private func word(_ role: ValueRole, _ node: Int, _ end: Int) -> Word? {
        nodes[node].meanings.first { $0.role == role }.map { Word(number: $0.number, text: $0.text, end: end) }
    }

    @discardableResult
    private func walk(_ role: ValueRole, _ tokens: [Token], _ start: Int, _ visit: (Int, Int) -> Void = { _, _ in }) -> (node: Int, end: Int)? {
        let mask = role.mask
        var (node, position) = (0, start)
        var last: (Int, Int)?
        while position < tokens.count, let next = arcs[Self.key(node, tokens[position].hash)] {
            node = next
            guard nodes[node].below & mask != 0 else { break }
            position += 1
            if nodes[node].own & mask != 0 {
                last = (node, position)
                visit(node, position)
            }
        }
        return last
    }
}

/// An open-addressed table from keys that are hashes to nodes: found in a few nanoseconds, which every word of every sentence asks for.
private struct PhraseArcs: Sendable {
    private var keys = [UInt64](repeating: 0, count: 8192)
    private var nodes = [Int32](repeating: -1, count: 8192)
    private var count = 0

    subscript(key: UInt64) -> Int? {
        var slot = Self.slot(key, keys.count)
        while nodes[slot] >= 0 {
            if keys[slot] == key { return Int(nodes[slot]) }
            slot = (slot + 1) & (keys.count - 1)
        }
        return nil
    }

    /// A key that is not there yet.
    mutating func add(_ key: UInt64, _ node: Int) {
        if count * 2 >= keys.count { grow() }
        put(key, Int32(node))
        count += 1
    }

    private mutating func put(_ key: UInt64, _ node: Int32) {
        var slot = Self.slot(key, keys.count)
        while nodes[slot] >= 0 { slot = (slot + 1) & (keys.count - 1) }
        (keys[slot], nodes[slot]) = (key, node)
    }

    private mutating func grow() {
        let old = zip(keys, nodes).filter { $0.1 >= 0 }
        let size = keys.count * 2
        (keys, nodes) = ([UInt64](repeating: 0, count: size), [Int32](repeating: -1, count: size))
        for (key, node) in old { put(key, node) }
    }

    private static func slot(_ key: UInt64, _ size: Int) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (size - 1)
    }
}
