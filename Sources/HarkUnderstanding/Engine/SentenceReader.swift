import IntentSchema

/// Reads one sentence: every way to take an app's name out of it, through every template.
struct SentenceReader {
    let engine: GrammarEngine
    let sentence: Sentence
    let text: String
    let context: UtteranceContext

    /// A template's match together with where it came from.
    struct Candidate {
        var hypothesis: Hypothesis
        var intent: IntentDescription
        var score: Double
        /// The score with the preference for a named app, to order by.
        var rank: Double
        var match: TemplateMatch?
        var words: WordsMatch?
        var apps: [AppCandidate]
        var notes: [String]
    }

    func read() -> Understanding {
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        let mentions = engine.appNames.mentions(sentence.tokens, lexicon: engine.lexicon, rules: &rules)
        let isGuarded = guarded(&rules)
        var candidates: [Candidate] = []
        var cannot = false
        for hypothesis in [Hypothesis(mention: nil, tokens: sentence.tokens)] + mentions.map({ Hypothesis(sentence.tokens, without: $0) }) {
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
        return understanding(ordered(candidates), mentions, isGuarded: isGuarded, appCannot: cannot)
    }

    private func guarded(_ rules: inout RuleMatcher) -> Bool {
        SentenceEdges(tokens: sentence.tokens, lexicon: engine.lexicon, rules: &rules).starts
            .contains { !rules.ends(of: engine.lexicon.guardStart, at: $0.position).isEmpty }
    }

    private func candidates(_ hypothesis: Hypothesis) -> (found: [Candidate], appCannot: Bool) {
        var matcher = TemplateMatcher(
            graph: engine.graph, lexicon: engine.lexicon, people: engine.values.people.spans, values: ValueSpans(),
            hypothesis: hypothesis)
        var found: [Candidate] = []
        var cannot = false
        for match in matcher.run() {
            let template = engine.graph.templates[match.template]
            let score = min(1, max(0, template.source.weight - match.cost))
            for name in template.source.intents {
                guard let intent = engine.catalogue.descriptions.first(where: { $0.name == name }) else { continue }
                let apps = self.apps(for: name, hypothesis)
                if apps.isEmpty {
                    cannot = true
                    continue
                }
                found.append(
                    Candidate(
                        hypothesis: hypothesis, intent: intent, score: score, rank: score + (hypothesis.mention == nil ? 0 : 0.04),
                        match: match, words: nil, apps: apps, notes: []))
            }
        }
        found += byWords(hypothesis)
        return (found, cannot)
    }

    /// Intents that the grammar has no templates for, by the words of their names.
    private func byWords(_ hypothesis: Hypothesis) -> [Candidate] {
        let known = Set(engine.graph.templates.flatMap(\.source.intents))
        var rules = RuleMatcher(graph: engine.graph, tokens: hypothesis.tokens)
        let edges = SentenceEdges(tokens: hypothesis.tokens, lexicon: engine.lexicon, rules: &rules)
        return engine.catalogue.descriptions.filter { !known.contains($0.name) }.compactMap { intent in
            let apps = self.apps(for: intent.name, hypothesis)
            guard !apps.isEmpty,
                let words = WordsMatch(
                    intent, hypothesis, edges, isNamed: hypothesis.mention != nil, values: engine.values, context: context,
                    sentence: sentence)
            else { return nil }
            return Candidate(
                hypothesis: hypothesis, intent: intent, score: words.score, rank: words.score + (hypothesis.mention == nil ? 0 : 0.04),
                match: nil, words: words, apps: apps, notes: [])
        }
    }

    /// Who could serve: the named app, else the only one, else by use, else a tie that the dialogue asks about.
    private func apps(for intent: String, _ hypothesis: Hypothesis) -> [AppCandidate] {
        let able = engine.catalogue.apps(of: intent)
        func candidate(_ index: Int, _ why: String) -> AppCandidate {
            let app = engine.world.apps[index]
            return AppCandidate(bundleIdentifier: app.bundleIdentifier, displayName: app.displayName, why: why)
        }
        if let mention = hypothesis.mention {
            let named = mention.apps.filter(able.contains)
            return named.map { candidate($0, named.count == 1 ? "named" : "tie") }
        }
        if able.count == 1 { return able.map { candidate($0, "only") } }
        let history = engine.world.history[intent] ?? []
        let used = history.compactMap { identifier in able.first { engine.world.apps[$0].bundleIdentifier == identifier } }
        return used.map { candidate($0, "history") } + able.filter { !used.contains($0) }.map { candidate($0, "tie") }
    }

    /// The best candidate of each intent and app, in an order that depends on nothing but the sentence and the world.
    private func ordered(_ candidates: [Candidate]) -> [Candidate] {
        var position: [String: Int] = [:]
        for (index, intent) in engine.catalogue.descriptions.enumerated() { position[intent.name] = index }
        let sorted = candidates.sorted { left, right in
            if left.rank != right.rank { return left.rank > right.rank }
            if left.intent.isDeprecated != right.intent.isDeprecated { return right.intent.isDeprecated }
            if (left.match?.free ?? 0) != (right.match?.free ?? 0) { return (left.match?.free ?? 0) < (right.match?.free ?? 0) }
            if left.intent.name != right.intent.name { return (position[left.intent.name] ?? 0) < (position[right.intent.name] ?? 0) }
            return (left.match?.template ?? 0) < (right.match?.template ?? 0)
        }
        return sorted
    }

    private func understanding(
        _ candidates: [Candidate], _ mentions: [AppMention], isGuarded: Bool, appCannot: Bool
    ) -> Understanding {
        let builder = ReadingBuilder(engine: engine, sentence: sentence, context: context)
        var readings: [Reading] = []
        for candidate in candidates {
            guard readings.count <= GrammarEngine.losersKept else { break }
            var reading = builder.reading(candidate)
            if let winner = readings.first {
                if winner.intent == reading.intent, winner.values == reading.values, winner.apps == reading.apps { continue }
                reading.reasons.append(
                    "lost to \(winner.intent): \(Self.rounded(reading.score)) against \(Self.rounded(winner.score))")
            }
            readings.append(reading)
        }
        let name = (candidates.first?.hypothesis.mention ?? mentions.first)?.name ?? 0..<0
        let outside = sentence.tokens.indices.filter { !name.contains($0) }
        let language = Language.of(outside.map { sentence.tokens[$0] }, locale: context.locale)
        let accepted = readings.first.map { $0.score >= GrammarEngine.threshold } ?? false
        var refusal: String?
        if !accepted {
            refusal = isGuarded ? "understanding.not-a-command" : appCannot ? "understanding.app-cannot" : "understanding.no-match"
        }
        return Understanding(
            text: text, readings: readings, threshold: GrammarEngine.threshold,
            suggestions: accepted ? [] : engine.suggestions(in: language), language: language.rawValue, refusal: refusal)
    }

    /// Two decimals, without depending on a locale.
    static func rounded(_ score: Double) -> String {
        let hundredths = Int((score * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
