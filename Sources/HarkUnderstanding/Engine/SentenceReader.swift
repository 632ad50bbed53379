import IntentSchema

/// Reads one sentence: every way to take an app's name out of it, through every template.
struct SentenceReader {
    let engine: GrammarEngine
    let sentence: Sentence
    let text: String
    let context: UtteranceContext
    /// Whether a refusal says what could be said instead.
    var suggests = true
    /// What is known of the names in it.
    var names = NameMemo()

    /// A template's match together with where it came from.
    struct Candidate {
        var hypothesis: Hypothesis
        /// The intent's place in `InstalledIntents`.
        var entry: Int
        var intent: IntentDescription
        var score: Double
        /// The score with the preference for a named app, to order by.
        var rank: Double
        var match: TemplateMatch?
        var words: WordsMatch?
        /// By the learned model, where the grammar reads nothing or something else.
        var learned: LearnedMatch?
        var apps: [AppCandidate]
        var notes: [String]
        /// For a custom intent: the title that matched, and whether some of the words fit only because any would.
        var variant: CustomVariant?
        var isFree = false
        /// Why it is read but not done.
        var block: HarkError?

        /// The sentence names an app that may not serve or is not there.
        var isUnservable: Bool { (hypothesis.mention?.standing ?? .installed) != .installed }
    }

    /// What the grammar makes of a sentence.
    struct GrammarReading {
        var mentions: [AppMention]
        var hypotheses: [Hypothesis]
        /// Best first.
        var candidates: [Candidate]
        /// The sentence talks about a command, or says that nothing is wanted.
        var isGuarded: Bool
        var appCannot: Bool
        /// The sentence's rules and what may be stepped over in it, as far as they are worked out.
        var rules: RuleMatcher
        var edges: SentenceEdges
    }

    func read() -> Understanding {
        let grammar = readByGrammar()
        guard let learned = engine.learned, let decision = Decision(self, grammar, learned) else { return understanding(atHandFirst(grammar)) }
        return understanding(decision.refusal == nil ? atHandFirst(decision.grammar) : decision.grammar, decision.refusal)
    }

    /// How far behind the best reading one for the app at hand may be and still be meant, and how likely it must be.
    private static let atHandReach = 0.4
    private static let atHandLeast = 0.52

    /// What names no app is most likely meant for the one at hand, where that can be and the best reading is for none that it does.
    private func atHandFirst(_ reading: GrammarReading) -> GrammarReading {
        func isFree(_ candidate: Candidate) -> Bool { candidate.hypothesis.mention == nil && candidate.block == nil }
        func isAtHand(_ candidate: Candidate) -> Bool { candidate.apps.contains { $0.bundleIdentifier == context.app } }
        guard context.app != nil, let best = reading.candidates.first, isFree(best), !isAtHand(best),
            let index = reading.candidates.firstIndex(where: {
                isFree($0) && isAtHand($0) && $0.score >= max(Self.atHandLeast, best.score - Self.atHandReach)
            })
        else { return reading }
        var reading = reading
        reading.candidates.insert(reading.candidates.remove(at: index), at: 0)
        return reading
    }

    func readByGrammar() -> GrammarReading {
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens, names: names)
        let edges = SentenceEdges(tokens: sentence.tokens, lexicon: engine.lexicon, rules: &rules)
        let starts = Set(edges.starts.map(\.position))
        let known = engine.appNames.mentions(
            sentence.tokens, lexicon: engine.lexicon, people: engine.values.people.spans.index, starts: starts, rules: &rules)
        let missing = MissingApps(
            names: engine.appNames, lexicon: engine.lexicon, people: engine.values.people.spans.index, starts: starts)
        let mentions = known + missing.mentions(sentence, known: known, rules: &rules)
        let isGuarded = starts.contains { !rules.ends(of: engine.lexicon.guardStart, at: $0).isEmpty }
        var candidates: [Candidate] = []
        var cannot = false
        var whole = Hypothesis(mention: nil, tokens: sentence.tokens)
        note(mentions.filter { $0.standing != .missing || $0.isWellKnown }, in: &whole)
        let hypotheses = [whole] + mentions.map { Hypothesis(sentence.tokens, without: $0) }
        for hypothesis in hypotheses {
            let (found, hadUnable) = self.candidates(hypothesis)
            candidates += found
            cannot = cannot || hadUnable
        }
        if isGuarded {
            for index in candidates.indices {
                candidates[index].score *= 0.3
                candidates[index].rank *= 0.3
                candidates[index].notes.append("the sentence talks about a command rather than giving one")
            }
        }
        let sorted = blockedLast(joined(builtInFirst(ordered(namedFirst(withoutPeopleAsApps(candidates))))))
        let isDenied = starts.contains { start in (start + 1...start + Self.denialReach).contains { engine.lexicon.denies(sentence.tokens, at: $0) } }
        return GrammarReading(
            mentions: mentions, hypotheses: hypotheses, candidates: sorted, isGuarded: isGuarded || isDenied, appCannot: cannot,
            rules: rules, edges: edges)
    }

    /// - Parameter decided: a refusal that is certain whatever the candidates' scores are.
    private func understanding(_ grammar: GrammarReading, _ decided: HarkError? = nil) -> Understanding {
        let (sorted, mentions) = (grammar.candidates, grammar.mentions)
        guard let refusal = decided ?? refusal(sorted, grammar.hypotheses, isGuarded: grammar.isGuarded, appCannot: grammar.appCannot) else {
            return understanding(sorted.filter { !$0.isUnservable }, mentions, nil)
        }
        var others = sorted.filter { !$0.isUnservable }
        if let block = sorted.first?.block, sorted.first?.isUnservable == false {
            for index in others.indices {
                others[index].score *= 0.3
                if others[index].block != nil { others[index].notes.append("refused: \(block.identifier)") }
            }
        } else if sorted.first?.isUnservable == true {
            // What was meant for one app goes to no other, however well it reads.
            for index in others.indices {
                others[index].score *= 0.3
                others[index].notes.append("the sentence names an app that cannot take it")
            }
        } else if decided != nil {
            for index in others.indices {
                others[index].score *= 0.3
                others[index].notes.append("the learned model takes the sentence for no command")
            }
        }
        return understanding(others, mentions, refusal)
    }

    /// How far after its beginning a command says that nothing is wanted: "order no soup".
    private static let denialReach = 3

    private func note(_ mentions: [AppMention], in whole: inout Hypothesis) {
        whole.appPhrases = mentions.map(\.whole)
        whole.sureAppPhrases = mentions.filter { $0.kind == .strong }.map(\.whole)
        whole.bareAppNames = mentions.filter { mention in
            let before = mention.whole.lowerBound - 1
            return mention.kind == .bare || mention.kind == .weak && before >= 0 && engine.lexicon.contentHolds.contains(sentence.tokens[before].hash)
        }.map(\.whole)
    }

    /// "A call with Julia", "messages from Julia": a name that also reads as a person's is no missing app.
    private func withoutPeopleAsApps(_ candidates: [Candidate]) -> [Candidate] {
        var people: Set<Int> = []
        for candidate in candidates where candidate.hypothesis.mention == nil && candidate.score >= GrammarEngine.threshold {
            for capture in candidate.match?.captures ?? [] { people.formUnion(capture.names.map(\.lowerBound)) }
        }
        return candidates.filter { candidate in
            guard let mention = candidate.hypothesis.mention, mention.standing == .missing, !mention.isWellKnown else { return true }
            return !people.contains(mention.name.lowerBound)
        }
    }

    /// Nil when the best candidate is accepted.
    private func refusal(
        _ sorted: [Candidate], _ hypotheses: [Hypothesis], isGuarded: Bool, appCannot: Bool
    ) -> HarkError? {
        if let best = sorted.first, best.score >= GrammarEngine.threshold {
            return best.isUnservable ? best.hypothesis.mention.flatMap(unservable) : best.block
        }
        if isGuarded { return HarkError("understanding.not-a-command") }
        if appCannot { return HarkError("understanding.app-cannot") }
        guard sentence.tokens.count <= WholeGrammar.tokenLimit else { return HarkError("understanding.no-match") }
        var best: (hypothesis: Hypothesis, names: [String], score: Double)?
        for hypothesis in hypotheses {
            guard let read = WholeGrammar.shared.intents(hypothesis, people: engine.values.people.spans.index) else { continue }
            let score = read.score + hypothesis.preference
            if score > best?.score ?? 0 { best = (hypothesis, read.names, score) }
        }
        guard let best else { return HarkError("understanding.no-match") }
        if let mention = best.hypothesis.mention { return unservable(mention) ?? HarkError("understanding.app-cannot") }
        let able = engine.world.refusedApps.first { app in app.intents.contains { best.names.contains($0.name) } }
        return able.map { HarkError("understanding.app-refused", ["app": $0.displayName]) } ?? HarkError("understanding.no-app")
    }

    private func unservable(_ mention: AppMention) -> HarkError? {
        switch mention.standing {
        case .installed: nil
        case .refused: HarkError("understanding.app-refused", ["app": mention.apps.first.map { engine.world.refusedApps[$0].displayName } ?? ""])
        case .missing: HarkError("understanding.no-such-app", ["app": sentence.surface(mention.name)])
        }
    }

    private func candidates(_ hypothesis: Hypothesis) -> (found: [Candidate], appCannot: Bool) {
        var matcher = TemplateMatcher(
            graph: engine.graph, lexicon: engine.lexicon, people: engine.values.people.spans, values: ValueSpans(),
            hypothesis: hypothesis, custom: engine.custom, names: names)
        var found: [Candidate] = []
        var cannot = false
        for match in matcher.run() where hypothesis.allows(match) {
            let template = engine.graph.templates[match.template].source
            var score = min(1, max(0, template.weight - match.cost))
            var variant: CustomVariant?
            var isFree = false
            if let owner = template.owner {
                guard let judged = CustomScore(match, owner: owner, engine: engine, hypothesis: hypothesis) else { continue }
                (score, variant, isFree) = (judged.score, judged.variant, judged.isFree)
            }
            for entry in template.owner.map({ [$0] }) ?? template.intents.flatMap(engine.catalogue.indices) {
                let intent = engine.catalogue.entries[entry].description
                let apps = self.apps(for: entry, hypothesis)
                let block = block(entry)
                if apps.isEmpty, block == nil, (hypothesis.mention?.standing ?? .installed) == .installed {
                    cannot = cannot || score >= GrammarEngine.threshold
                    continue
                }
                found.append(
                    Candidate(
                        hypothesis: hypothesis, entry: entry, intent: intent, score: score, rank: score + hypothesis.preference,
                        match: match, words: nil, apps: apps, notes: [], variant: variant, isFree: isFree, block: block))
            }
        }
        found += byWords(hypothesis, matcher.edges)
        return (found, cannot)
    }

    /// Why a custom intent is not done though it is understood: its definition gave it up, or the person refused its only apps.
    private func block(_ index: Int) -> HarkError? {
        let entry = engine.catalogue.entries[index]
        if let refused = entry.refusedApp {
            return HarkError("understanding.app-refused", ["app": engine.world.refusedApps[refused].displayName])
        }
        guard entry.description.isCustom, entry.description.isDeprecated else { return nil }
        let title = entry.description.custom?.title?.text(in: context.locale) ?? WordsMatch.title(entry.description.name).joined(separator: " ")
        return HarkError(
            "understanding.deprecated", ["title": title, "app": entry.apps.first.map { engine.world.apps[$0].displayName } ?? ""])
    }

    /// Intents that no template reaches, and custom ones whose titles were not said, by the words of their names.
    private func byWords(_ hypothesis: Hypothesis, _ edges: SentenceEdges) -> [Candidate] {
        engine.titleWords.entries(hypothesis.tokens, edges.starts).compactMap { index, title in
            let intent = engine.catalogue.entries[index].description
            let apps = self.apps(for: index, hypothesis)
            let block = block(index)
            guard !apps.isEmpty || block != nil || (hypothesis.mention?.standing ?? .installed) != .installed,
                let words = WordsMatch(
                    intent, title, hypothesis, edges, isNamed: hypothesis.mention != nil, sentence: sentence,
                    value: { engine.values.value($0, as: $1.type, in: context, words: engine.custom.parameter($1.name, of: index)) })
            else { return nil }
            return Candidate(
                hypothesis: hypothesis, entry: index, intent: intent, score: words.score, rank: words.score + hypothesis.preference,
                match: nil, words: words, apps: apps, notes: [], block: block)
        }
    }

    /// Who could serve: the named app, else the only one, else the one at hand, else by use, else a tie that the dialogue asks about.
    func apps(for entry: Int, _ hypothesis: Hypothesis) -> [AppCandidate] {
        let able = engine.catalogue.entries[entry].apps
        func candidate(_ index: Int, _ why: String) -> AppCandidate {
            let app = engine.world.apps[index]
            return AppCandidate(bundleIdentifier: app.bundleIdentifier, displayName: app.displayName, why: why)
        }
        if let mention = hypothesis.mention {
            guard mention.standing == .installed else { return [] }
            let named = mention.apps.filter(able.contains)
            return named.map { candidate($0, named.count == 1 ? "named" : "tie") }
        }
        if able.count == 1 { return able.map { candidate($0, "only") } }
        func those(_ identifiers: [String]) -> [Int] {
            identifiers.compactMap { identifier in able.first { engine.world.apps[$0].bundleIdentifier == identifier } }
        }
        let atHand = those([context.app].compactMap(\.self))
        let used = those(engine.world.history[engine.catalogue.entries[entry].description.name] ?? []).filter { !atHand.contains($0) }
        return atHand.map { candidate($0, "atHand") } + used.map { candidate($0, "history") }
            + able.filter { !used.contains($0) && !atHand.contains($0) }.map { candidate($0, "tie") }
    }

    /// The best candidate of each intent and app, in an order that depends on nothing but the sentence and the world.
    private func ordered(_ candidates: [Candidate]) -> [Candidate] {
        let sorted = candidates.sorted { left, right in
            if left.rank != right.rank { return left.rank > right.rank }
            if left.intent.isDeprecated != right.intent.isDeprecated { return right.intent.isDeprecated }
            if (left.match?.free ?? 0) != (right.match?.free ?? 0) { return (left.match?.free ?? 0) < (right.match?.free ?? 0) }
            if left.entry != right.entry { return left.entry < right.entry }
            return (left.match?.template ?? 0) < (right.match?.template ?? 0)
        }
        return sorted
    }

    private func understanding(
        _ candidates: [Candidate], _ mentions: [AppMention], _ refusal: HarkError?
    ) -> Understanding {
        let builder = ReadingBuilder(engine: engine, sentence: sentence, context: context, names: names)
        var readings: [Reading] = []
        for candidate in candidates {
            guard readings.count <= GrammarEngine.losersKept else { break }
            var reading = builder.reading(candidate)
            if let winner = readings.first {
                let isKnown = readings.contains {
                    $0.intent == reading.intent && $0.values == reading.values
                        && $0.apps.first?.bundleIdentifier == reading.apps.first?.bundleIdentifier
                }
                if isKnown { continue }
                reading.reasons.append(
                    "lost to \(winner.intent): \(Self.rounded(reading.score)) against \(Self.rounded(winner.score))")
            }
            readings.append(reading)
        }
        let name = (candidates.first?.hypothesis.mention ?? mentions.first)?.name ?? 0..<0
        let outside = sentence.tokens.indices.filter { !name.contains($0) }
        let language = Language.of(outside.map { sentence.tokens[$0] }, locale: context.locale)
        return Understanding(
            text: text, readings: readings, threshold: GrammarEngine.threshold,
            suggestions: refusal == nil || !suggests ? [] : engine.suggestions(in: language, first: named(mentions)), language: language.rawValue,
            refusal: refusal?.identifier, refusalArguments: refusal?.arguments ?? [:])
    }

    private func named(_ mentions: [AppMention]) -> [Int] { mentions.filter { $0.standing == .installed }.flatMap(\.apps) }

    /// Two decimals, without depending on a locale.
    static func rounded(_ score: Double) -> String {
        let hundredths = Int((score * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
