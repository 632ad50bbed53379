/// What a word is to the readers of values. The lines of `values.txt` begin with these names and say there what each means.
enum ValueRole: String, CaseIterable, Sendable {
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

    fileprivate var mask: UInt128 { 1 << UInt128(place) }
    private var place: Int { Self.places[self] ?? 0 }
    private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}

/// The words of values: phrases with what they mean, found by the hashes of their tokens.
struct ValueWords: Sendable {
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

    static let shared = ValueWords(texts: ["values", "currencies"].map { GrammarFiles.text(named: $0) })

    private var nodes = [Node()]
    private var arcs: [UInt64: Int32] = [:]
    private var lines: [(role: ValueRole, text: String)] = []
    /// Lines that cannot be read; a test holds that there are none.
    private(set) var problems: [String] = []

    init(texts: [String]) {
        arcs.reserveCapacity(4096)
        let roles = Dictionary(uniqueKeysWithValues: ValueRole.allCases.map { (Substring($0.rawValue), ($0, $0.mask)) })
        for line in texts.joined(separator: "\n").split(separator: "\n") where line.utf8.first != UInt8(ascii: "#") {
            guard let equals = line.firstIndex(of: "=") else {
                problems.append(String(line))
                continue
            }
            let head = line[..<equals].split(separator: " ")
            guard head.count >= 2, let (role, mask) = roles[head[0]], let number = Double(head[1]) else {
                problems.append(String(line))
                continue
            }
            let meaning = Meaning(role: role, number: number, text: head.dropFirst(2).joined(separator: " "))
            lines.append((role, meaning.text))
            for phrase in line[line.index(after: equals)...].split(separator: "|") { add(phrase, meaning, mask) }
        }
    }

    private mutating func add(_ phrase: Substring, _ meaning: Meaning, _ mask: UInt128) {
        let tokens = Tokenizer.tokens(of: String(phrase))
        guard !tokens.isEmpty else { return problems.append("an empty phrase for \(meaning.role)") }
        var node = 0
        for token in tokens {
            let key = Self.key(node, token.hash)
            if let next = arcs[key] {
                node = Int(next)
            } else {
                nodes.append(Node())
                arcs[key] = Int32(nodes.count - 1)
                node = nodes.count - 1
            }
            nodes[node].below |= mask
        }
        nodes[node].own |= mask
        nodes[node].meanings.append(meaning)
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
        guard let node = arcs[Self.key(0, Folding.hash(text))].map(Int.init) else { return nil }
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
            node = Int(next)
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
