/// The classes of short answers. Their phrases are rules of the grammar, named `reply-…`.
enum ReplyWords: String, CaseIterable {
    case yes, no, refuse, cancel
    case cancelThing = "cancel-thing"
    case none, change, filler, lead, tail, light, deed, says
    case saysNot = "says-not"
    case calls, handing, denial, other
    case notAfter = "not-after"
    case changeTo, sayTo, insteadTo
    case insteadOf = "instead-of"
    case rather, add, too, remove, removed, out, more
    case removeFrom = "remove-from"
    /// Giving up, and the beginning of why.
    case declined, reason
    case later, earlier
    /// What stands before it is wrong.
    case wrong, restart, hesitation, them
    case goTo = "go-to"
    case addFrom = "add-from"
    /// Back among those there are.
    case back = "in"
    case nameBefore = "name-before"
    case nameAdd = "name-add"
    case nameChange = "name-change"
    case nameTo = "name-to"
    case nameIs = "name-is"
    case want
    /// About the request before: once more, and take it back.
    case again, undo
    /// A request in the middle of another.
    case asideWait = "aside-wait"
    case asideFirst = "aside-first"
    case asideFirstAfter = "aside-first-after"
    case asideNot = "aside-not"
    /// The same for somebody else.
    case sameOpen = "same-open"
    case sameClose = "same-close"
    case tooOpen = "too-open"
    case tooClose = "too-close"
    case doneTo = "done-to"
    case doneClose = "done-close"
    /// What refers to something before.
    case referHe = "refer-he"
    case referShe = "refer-she"
    case referMany = "refer-many"
    case referSomebody = "refer-somebody"
    case referThere = "refer-there"
    case referIt = "refer-it"
    case referOwns = "refer-owns"
    case referNotAfter = "refer-not-after"
    /// Of men and of women.
    case kinHe = "kin-he"
    case kinShe = "kin-she"

    var ruleName: String { "reply-\(rawValue)" }

    static func compile(into graph: inout GrammarGraph) {
        for kind in allCases { _ = graph.rule(named: kind.ruleName) }
    }

    /// A graph of the reply rules alone, for the readers that need no world.
    private static let graph: GrammarGraph = {
        var graph = GrammarGraph(source: .shared) { _ in false }
        compile(into: &graph)
        return graph
    }()

    /// Yes or no, in any of their wordings.
    static func boolean(_ text: String) -> Bool? {
        switch ShortAnswer(text).meaning {
        case .yes: true
        case .no, .refuse: false
        default: nil
        }
    }

    /// Whether words stand for what was said before.
    static func isPronoun(_ text: String) -> Bool { ["it", "that", "so", "this", "them", "它", "这个", "那个"].contains(text.lowercased()) }

    static func matcher(_ tokens: [Token]) -> RuleMatcher { RuleMatcher(graph: graph, tokens: tokens) }

    var rule: Int {
        var graph = Self.graph
        return graph.rule(named: ruleName) ?? RuleMatcher.none
    }

    static let rules: [ReplyWords: Int] = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.rule) })
}

extension RuleMatcher {
    /// The ends of a class's phrases that begin at a token, ascending.
    mutating func ends(by kind: ReplyWords, at start: Int) -> [Int] { ends(of: ReplyWords.rules[kind] ?? Self.none, at: start) }

    mutating func matches(_ kind: ReplyWords, exactly range: Range<Int>) -> Bool {
        ends(by: kind, at: range.lowerBound).contains(range.upperBound)
    }

    /// The end of the longest phrase of a class that begins at a token.
    func ended(by kind: ReplyWords, from start: Int) -> Int? {
        var matcher = self
        return matcher.ends(by: kind, at: start).last { $0 > start }
    }
}

extension Sentence {
    /// What stands after the last mark; nil where there is none, or nothing after it.
    var lastPart: String? {
        guard let mark = tokens.lastIndex(where: { $0.kind == .separator }), mark > 0, mark + 1 < tokens.count else { return nil }
        return surface(mark + 1..<tokens.count)
    }

    /// Whether a space stands between two Han characters, which divides what is said like a mark.
    func dividesHan(at position: Int) -> Bool {
        position > 0 && tokens[position].kind == .han && tokens[position].spaceBefore && tokens[position - 1].kind == .han
    }

    /// What stands after the words of a class at the beginning; nil where there are none, or nothing after them.
    func rest(after kind: ReplyWords) -> String? {
        let words = tokens.filter { $0.kind != .separator }
        guard let end = ReplyWords.matcher(words).ended(by: kind, from: 0), end < words.count, let last = tokens.last else { return nil }
        return text(words[end].start..<last.end)
    }
}

/// A reply that consists of set phrases and nothing else: "yes please, go ahead", 好的发吧.
struct ShortAnswer {
    enum Meaning: Sendable, Hashable {
        case yes, no, cancel, none, change, more
        /// What was asked for is not to be done: "don't book it".
        case refuse
    }

    /// Nil when the reply holds anything else.
    let meaning: Meaning?

    /// A longer reply is not a short answer.
    static let limit = 16

    init(_ text: String) {
        let tokens = Tokenizer.tokens(of: String(text.prefix(200))).filter { $0.kind != .separator }
        guard !tokens.isEmpty, tokens.count <= Self.limit else {
            meaning = nil
            return
        }
        var matcher = ReplyWords.matcher(tokens)
        // Per position: the classes that were met on the way there.
        var reached: [Int: Set<ReplyWords>] = [0: []]
        for position in 0..<tokens.count {
            guard let classes = reached[position] else { continue }
            for kind in [ReplyWords.yes, .refuse, .no, .cancel, .none, .change, .more, .filler] {
                for end in matcher.ends(by: kind, at: position) where end > position {
                    let next = kind == .filler ? classes : classes.union([kind])
                    // Something said beats filler, and fewer classes on the way to the same place are the plainer reading.
                    if let known = reached[end], next.isEmpty || !known.isEmpty && known.count <= next.count { continue }
                    reached[end] = next
                }
            }
        }
        meaning = Self.meaning(of: reached[tokens.count] ?? [])
    }

    private static func meaning(of classes: Set<ReplyWords>) -> Meaning? {
        if classes.contains(.cancel) { return .cancel }
        // "Hold on, don't send it": what is not to be done is not to be changed either.
        if classes.contains(.refuse) { return .refuse }
        if classes.contains(.none) { return Meaning.none }
        if classes.contains(.change) { return .change }
        if classes.contains(.more) { return .more }
        if classes.contains(.no) { return .no }
        return classes.contains(.yes) ? .yes : nil
    }
}
