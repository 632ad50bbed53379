/// The grammar compiled into one graph of nodes and arcs; every template has its own start and end node.
struct GrammarGraph: Sendable {
    enum ArcKind: UInt8, Sendable {
        case empty, word, rule, slot, app, constant, cost
        /// Here begin the words that decide the next constant.
        case mark
    }

    struct Arc: Sendable {
        var kind: ArcKind
        var to: Int32
        /// A word's hash, an index into `rules`, `slots` or `constants`, or a cost in thousandths.
        var payload: UInt64
        /// The next arc of the same node, or -1.
        var next: Int32
    }

    struct Slot: Sendable, Hashable {
        /// `recipients`, or a path such as `mediaSearch.mediaName`; `_` matches without filling anything.
        var parameter: String
        var kind: SlotKind
        /// The custom intent that it belongs to, by its place in `InstalledIntents`.
        var owner: Int?
    }

    struct Constant: Sendable, Hashable {
        var parameter: String
        var text: String
    }

    struct Template: Sendable {
        var source: GrammarSource.Template
        var start: Int32
        var end: Int32
    }

    private(set) var firstArc: [Int32] = []
    private(set) var arcs: [Arc] = []
    private(set) var slots: [Slot] = []
    private(set) var constants: [Constant] = []
    private(set) var templates: [Template] = []
    /// Start and end nodes by rule index.
    private(set) var rules: [(start: Int32, end: Int32)] = []
    private var ruleIndex: [UInt64: Int] = [:]
    /// By node: the template that ends there, or -1.
    private(set) var accepts: [Int32] = []
    private(set) var problems: [String] = []
    /// What may come next from each node; known after `finish()`.
    private(set) var reach = GrammarReach()

    private let source: GrammarSource
    /// The custom intent whose template is being compiled.
    private var owner: Int?

    /// Compiles the templates of the intents that `isWanted` accepts.
    init(source: GrammarSource, isWanted: (String) -> Bool) {
        self.source = source
        problems = source.problems
        firstArc.reserveCapacity(8192)
        arcs.reserveCapacity(16384)
        accepts.reserveCapacity(8192)
        for template in source.templates where template.owner != nil || template.intents.contains(where: isWanted) {
            owner = template.owner
            let start = node()
            var parser = ExpressionParser(bytes: source.bytes, range: template.body)
            let end = alternatives(&parser, from: start)
            if !parser.isAtEnd {
                problems.append("\(template.file):\(template.line): unexpected '\(parser.rest)'")
            }
            problems += parser.problems.map { "\(template.file):\(template.line): \($0)" }
            accepts[Int(end)] = Int32(templates.count)
            templates.append(Template(source: template, start: start, end: end))
        }
    }

    /// The index of a rule, compiling it when it is first asked for; nil when the grammar has none of that name.
    mutating func rule(named name: String) -> Int? { rule(hash: Folding.hash(name)) }

    /// Works out what may come next from each node, when all rules are compiled.
    mutating func finish() { reach = GrammarReach(self) }

    private mutating func rule(hash: UInt64) -> Int? {
        if let index = ruleIndex[hash] { return index }
        guard let bodies = source.rules[hash] else { return nil }
        if reach.isMade { reach = GrammarReach() }
        let index = rules.count
        let (start, end) = (node(), node())
        rules.append((start, end))
        ruleIndex[hash] = index
        for body in bodies {
            var parser = ExpressionParser(bytes: source.bytes, range: body)
            arc(.empty, from: alternatives(&parser, from: start), to: end)
            if !parser.isAtEnd { problems.append("rule: unexpected '\(parser.rest)'") }
        }
        return index
    }

    /// By an intent's class name: the other intents that templates ask for in the same words, sorted.
    var askedAlike: [String: [String]] {
        var alike: [String: Set<String>] = [:]
        for intents in templates.map(\.source.intents) where intents.count > 1 {
            for intent in intents { alike[intent, default: []].formUnion(intents) }
        }
        return alike.reduce(into: [:]) { $0[$1.key] = $1.value.subtracting([$1.key]).sorted() }
    }

    /// Whether nothing follows a node but acceptance.
    func isFinal(_ node: Int32) -> Bool { firstArc[Int(node)] == -1 && accepts[Int(node)] >= 0 }

    private mutating func node() -> Int32 {
        firstArc.append(-1)
        accepts.append(-1)
        return Int32(firstArc.count - 1)
    }

    private mutating func arc(_ kind: ArcKind, _ payload: UInt64 = 0, from: Int32, to: Int32) {
        arcs.append(Arc(kind: kind, to: to, payload: payload, next: firstArc[Int(from)]))
        firstArc[Int(from)] = Int32(arcs.count - 1)
    }

    private mutating func alternatives(_ parser: inout ExpressionParser, from start: Int32) -> Int32 {
        let first = sequence(&parser, from: start)
        guard parser.skip("|") else { return first }
        let end = node()
        arc(.empty, from: first, to: end)
        repeat {
            arc(.empty, from: sequence(&parser, from: start), to: end)
        } while parser.skip("|")
        return end
    }

    private mutating func sequence(_ parser: inout ExpressionParser, from start: Int32) -> Int32 {
        var current = start
        var isInWords = false
        while true {
            let decides = !isInWords && parser.decidesConstant
            guard let item = parser.next() else { break }
            if case .word = item { isInWords = true } else { isInWords = false }
            if decides {
                let next = node()
                arc(.mark, from: current, to: next)
                current = next
            }
            switch item {
            case .word(let hash):
                let next = node()
                arc(.word, hash, from: current, to: next)
                current = next
            case .group(let isOptional):
                // A fresh node on either side keeps alternatives from leaking into their neighbours.
                let open = node()
                arc(.empty, from: current, to: open)
                let close = alternatives(&parser, from: open)
                if !parser.skip(isOptional ? "]" : ")") { problems.append("a bracket is not closed") }
                // `(…)*`: as often as wanted, not at all included.
                let isRepeated = parser.skip("*")
                if isRepeated { arc(.empty, from: close, to: open) }
                let end = node()
                arc(.empty, from: close, to: end)
                if isOptional || isRepeated { arc(.empty, from: open, to: end) }
                current = end
            case .rule(let name):
                guard let index = rule(named: name) else {
                    problems.append("there is no rule '\(name)'")
                    continue
                }
                let next = node()
                arc(.rule, UInt64(index), from: current, to: next)
                current = next
            case .app:
                let next = node()
                arc(.app, from: current, to: next)
                current = next
            case .slot(let parameter, let kind):
                slots.append(Slot(parameter: parameter, kind: kind, owner: owner))
                let next = node()
                arc(.slot, UInt64(slots.count - 1), from: current, to: next)
                current = next
            case .constant(let parameter, let text):
                constants.append(Constant(parameter: parameter, text: text))
                let next = node()
                arc(.constant, UInt64(constants.count - 1), from: current, to: next)
                current = next
            case .cost(let thousandths):
                let next = node()
                arc(.cost, UInt64(thousandths), from: current, to: next)
                current = next
            }
        }
        // A sequence ends in its own node, so that a template's end has no arcs.
        let end = node()
        arc(.empty, from: current, to: end)
        return end
    }
}

/// What a slot accepts, and so how its words become a value.
enum SlotKind: String, Sendable, Hashable, CaseIterable {
    /// Anything, verbatim, after words that announce it.
    case text
    /// Anything, verbatim, with nothing to announce it.
    case loose
    /// Anything that does not begin like a thing: "send hello to Bob", not "send a photo to Bob".
    case words
    /// One or several people, numbers or addresses.
    case persons
    /// A group conversation, with its group word.
    case group
    /// A title: a few words.
    case speakable
    /// The same as plain text.
    case title
    /// Several titles.
    case list
    case number, date, currency, measure
    /// A length of time, what happens again and again, as many of a hundred, degrees, a place in a row.
    case duration, recurrence, percentage, temperature, ordinal

    // What the places in a custom intent's titles take.
    /// The words of one of the app's own things, or of several.
    case phrase, phrases
    /// The words of a place, after a word that leads to one.
    case place
    /// A case of an enumeration, or how a boolean is called; `label` takes only what the definition itself calls it.
    case cases, label
    /// A number, in per cent too.
    case amount
    /// A measure in the parameter's dimension, or a number in its unit.
    case quantity
}
