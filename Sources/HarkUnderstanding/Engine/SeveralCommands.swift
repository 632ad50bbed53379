import IntentSchema

/// Several commands in one sentence: "text Pete I'm late and call Julia".
///
/// The rule. A sentence is cut where words or marks join (`cut-then`, `cut-and`, `cut-mark` in `several.grammar`) when what stands before is by itself
/// an accepted command, and what follows is one too that begins like a command: with a verb of asking (`own-start`), after
/// politeness if need be, or with an app's name. It stays one command nevertheless
///
/// - when the whole is refused as a negation or a question about doing;
/// - inside quotation marks, or inside a title that an app taught;
/// - after "and" when the next word is capitalised, since that is a title's;
/// - when the whole reads as the first command saying more, a parameter that the part before the join leaves open ("call Anna and put it on speaker"), and when
///   something is taken back there ("to Anna, no, to Bob");
/// - when what follows is for "you" or "me": it is said to the one whom the text is for;
/// - when what stands before ends in dictated text or a task's title that goes on with the next verb. It does when the text comes after "to" or a colon, begins with
///   a deed (`own-deed`: "buy milk and …"), or holds a word that holds two verbs (`said-on`: "I'll pay and …", 先…然后). After a mark alone it always does, and a task's title does after "and" too:
///   titles come in lists. A command that names its giver ("remind me") is one of its own whatever stands before.
///
/// Reading is linear: a sentence of more than 200 tokens is not cut, a place is tried only where what follows begins like a command, at most three
/// places for each sort of join, and each costs two readings of a part; at most four commands come out.
struct SeveralCommands {
    let engine: GrammarEngine
    let sentence: Sentence
    let context: UtteranceContext
    /// What is known of the names in the sentence.
    let names: NameMemo

    static let tokenLimit = 200
    static let commandLimit = 4
    static let triesPerJoin = 3

    /// What joins two commands, in the order of `Lexicon.cuts`.
    private enum Join: Int, CaseIterable {
        case then, and, mark
    }

    private struct Cut {
        var join: Join
        /// The joining tokens.
        var range: Range<Int>
        var isAsk: Bool
    }

    /// The understanding of the whole, or of the first command with the further ones in `also`.
    func read(_ whole: Understanding) -> Understanding {
        guard sentence.tokens.count <= Self.tokenLimit, whole.refusal != "understanding.not-a-command" else { return whole }
        let cuts = cuts()
        guard !cuts.isEmpty else { return whole }
        var parts: [Understanding] = []
        var (start, rest) = (0, whole)
        for (index, cut) in cuts.enumerated() where parts.count + 1 < Self.commandLimit && cut.range.lowerBound > start {
            guard !isInTitle(cut, rest, from: start), !isRepair(cut), let first = self.read(start..<cut.range.lowerBound),
                goesNotOn(first, at: cut, from: start)
            else { continue }
            let after = self.read(cut.range.upperBound..<sentence.tokens.count)
            // What follows may itself be several commands that as one are none.
            let next = cuts.dropFirst(index + 1).first { $0.range.lowerBound > cut.range.upperBound }
            guard let second = accepted(after) ?? next.flatMap({ accepted(self.read(cut.range.upperBound..<$0.range.lowerBound)) }), isOwn(second),
                cut.isAsk || !isOne(rest, first, second, at: cut, from: start)
            else { continue }
            parts.append(first)
            start = cut.range.upperBound
            rest = after ?? second
        }
        guard !parts.isEmpty, rest.accepted != nil else { return whole }
        parts.append(rest)
        shareApp(&parts)
        var first = parts.removeFirst()
        first.text = whole.text
        first.also = parts
        return first
    }

    // MARK: Where to cut

    private func cuts() -> [Cut] {
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        var found: [Cut] = []
        var tries = Join.allCases.map { _ in 0 }
        var quotes = QuoteDepth()
        var position = 0
        while position < sentence.tokens.count {
            quotes.step(sentence.tokens[position].text)
            defer { position += 1 }
            guard position > 0, !quotes.isInside else { continue }
            var best: Cut?
            for join in Join.allCases {
                guard let end = rules.ends(of: engine.lexicon.cuts[join.rawValue], at: position).last, end > position, end < sentence.tokens.count,
                    end > best?.range.upperBound ?? 0
                else { continue }
                best = Cut(join: join, range: position..<end, isAsk: false)
            }
            guard var cut = best, tries[cut.join.rawValue] < Self.triesPerJoin else { continue }
            cut.isAsk = asks(at: cut.range.upperBound, &rules)
            guard cut.isAsk || begins(cut, &rules) else { continue }
            tries[cut.join.rawValue] += 1
            found.append(cut)
            position = cut.range.upperBound - 1
        }
        return found
    }

    /// How far a day or a time may stand before "remind me".
    private static let askReach = 6

    private func asks(at start: Int, _ rules: inout RuleMatcher) -> Bool {
        (start..<min(start + Self.askReach, sentence.tokens.count)).contains { rules.begins(engine.lexicon.ownAsk, at: $0) }
    }

    /// Whether what follows a join begins like a command.
    private func begins(_ cut: Cut, _ rules: inout RuleMatcher) -> Bool {
        let token = sentence.tokens[cut.range.upperBound]
        var starts = [cut.range.upperBound]
        var index = 0
        while index < starts.count, starts.count < 8 {
            starts += rules.ends(of: engine.lexicon.fillerStart, at: starts[index]).filter { $0 > starts[index] && !starts.contains($0) }
            index += 1
        }
        let isTitle = cut.join == .and && token.kind == .word && token.isCapitalised
        if !isTitle, starts.contains(where: { rules.begins(engine.lexicon.ownStart, at: $0) }) { return true }
        let next = Array(sentence.tokens[cut.range.upperBound...].prefix(AppNames.nameLimit + Self.askReach))
        var others = RuleMatcher(graph: engine.graph, tokens: next)
        let mentions = engine.appNames.mentions(
            next, lexicon: engine.lexicon, people: engine.values.people.spans.index, starts: [0], rules: &others)
        return mentions.contains { $0.standing == .installed && $0.whole.lowerBound == 0 }
    }

    /// A title that an app taught may hold words that join.
    private func isInTitle(_ cut: Cut, _ rest: Understanding, from start: Int) -> Bool {
        let place = sentence.tokens[cut.range.lowerBound].start - sentence.tokens[start].start
        let across = rest.accepted?.slots.filter { $0.offset < place && $0.offset + $0.length > place } ?? []
        return across.contains { slot in engine.world.vocabulary.contains { $0.text == slot.surface } }
    }

    /// How far from a join words stand that take something back.
    private static let repairReach = 4

    /// "To Anna, no, to Bob" takes back what was said before.
    private func isRepair(_ cut: Cut) -> Bool {
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        let near = max(0, cut.range.lowerBound - Self.repairReach)...cut.range.upperBound
        return near.contains { start in rules.ends(of: engine.lexicon.repair, at: start).contains { $0 > start && $0 >= cut.range.lowerBound } }
    }

    // MARK: What stands before and after

    /// Whether the whole reads as one command that says more with what follows: "call Anna and put it on speaker" fills a parameter that the first part
    /// leaves open. What fills only text is no sign of that, unless both parts are for one intent or the first says nothing yet.
    private func isOne(_ whole: Understanding, _ first: Understanding, _ second: Understanding, at cut: Cut, from start: Int) -> Bool {
        guard let before = first.accepted, let after = second.accepted else { return true }
        // One of two commands for one intent says nothing: "I'm off for a run, start it".
        if before.intent == after.intent, before.slots.isEmpty || after.slots.isEmpty { return true }
        guard let one = whole.accepted, one.intent == before.intent else { return false }
        let place = sentence.tokens[cut.range.upperBound].start - sentence.tokens[start].start
        let description = engine.catalogue.description(named: one.intent)
        return one.slots.contains { slot in
            guard slot.offset >= place || before.intent == after.intent, !before.slots.contains(where: { $0.parameter == slot.parameter }) else {
                return false
            }
            let isText = engine.lexicon.isDictated(slot.parameter)
            let isPerson = description?.parameter(slot.parameter)?.type.element == .object("INPerson")
            // "Then" leads to something else, unless it is for the same intent.
            return before.intent == after.intent || before.slots.isEmpty || cut.join != .then && !isText && !isPerson
        }
    }

    private func read(_ tokens: Range<Int>) -> Understanding? {
        guard !tokens.isEmpty else { return nil }
        let text = sentence.surface(tokens)
        guard let part = Tokenizer.sentence(text) else { return nil }
        let sentence = SelfRepairs(engine, part).applied()
        return SentenceReader(engine: engine, sentence: sentence, text: text, context: context, suggests: false, names: names).read()
    }

    private func accepted(_ part: Understanding?) -> Understanding? { part?.accepted == nil ? nil : part }

    /// Whether a part is a command that does not end in text that goes on over the join.
    private func goesNotOn(_ part: Understanding, at cut: Cut, from start: Int) -> Bool {
        guard let reading = part.accepted else { return false }
        if cut.isAsk { return true }
        let tokens = Tokenizer.tokens(of: part.text)
        guard let last = reading.slots.max(by: { $0.offset + $0.length < $1.offset + $1.length }), last.length > 0 else { return true }
        let isTask = engine.lexicon.isTaskTitle(last.parameter)
        guard isTask || engine.lexicon.isDictated(last.parameter) else { return true }
        let said = tokens.indices.filter { tokens[$0].start >= last.offset && tokens[$0].end <= last.offset + last.length }
        guard let first = said.first, let end = said.last else { return true }
        // Something else than text stands at the end: the app, politeness.
        guard tokens[(end + 1)...].allSatisfy({ $0.kind == .separator || $0.kind == .symbol }) else { return true }
        if cut.join == .mark || isTask && cut.join == .and { return false }
        if first > 0, tokens[first - 1].text == "to" || tokens[first - 1].text == ":" { return false }
        if (max(0, first - 1)...end).contains(where: { engine.lexicon.saidOn.contains(tokens[$0].hash) }) { return false }
        var rules = RuleMatcher(graph: engine.graph, tokens: tokens)
        return !rules.begins(engine.lexicon.ownDeed, at: first)
    }

    /// Whether a further command is for nobody whom dictated text would mean by "you" or "me".
    private func isOwn(_ part: Understanding) -> Bool {
        guard let reading = part.accepted else { return false }
        let description = engine.catalogue.description(named: reading.intent)
        return !reading.slots.contains { slot in
            description?.parameter(slot.parameter)?.type.element == .object("INPerson")
                && engine.lexicon.ownNever.contains(Folding.hash(Folding.fold(slot.surface)))
        }
    }

    // MARK: The app

    /// An app that is named once, at the sentence's beginning or its end, holds for the other commands of its domain that it can do.
    private func shareApp(_ parts: inout [Understanding]) {
        let named = parts.indices.filter { parts[$0].accepted?.appNamed == true }
        guard named.count == 1, let from = named.first, from == 0 || from == parts.count - 1, let reading = parts[from].accepted,
            let app = reading.apps.first,
            let domain = domain(of: reading)
        else { return }
        for index in parts.indices where index != from {
            guard let other = parts[index].accepted, self.domain(of: other) == domain,
                let place = other.apps.firstIndex(where: { $0.bundleIdentifier == app.bundleIdentifier })
            else { continue }
            var candidate = other.apps[place]
            candidate.why = "named"
            parts[index].readings[0].apps = [candidate]
            parts[index].readings[0].appNamed = true
            parts[index].readings[0].reasons.append("\(app.displayName) was named for the whole sentence")
        }
    }

    private func domain(of reading: Reading) -> String? { engine.catalogue.description(named: reading.intent)?.domain }
}

/// Whether a place stands inside quotation marks.
private struct QuoteDepth {
    private var depth = 0
    private var isOpen = false

    var isInside: Bool { depth > 0 || isOpen }

    mutating func step(_ text: String) {
        switch text {
        case "“", "「", "『", "《", "«": depth += 1
        case "”", "」", "』", "》", "»": depth = max(0, depth - 1)
        case "\"": isOpen.toggle()
        default: break
        }
    }
}
