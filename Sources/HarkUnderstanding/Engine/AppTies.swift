import IntentSchema

/// Which app a custom intent is meant for, where several apps' definitions fit the same sentence.
extension SentenceReader {
    /// Ranks that differ by less are equal.
    private static let tie = 0.005

    /// What is only read and not done comes after everything that can be done.
    func blockedLast(_ sorted: [Candidate]) -> [Candidate] {
        guard let best = sorted.first(where: { $0.block == nil }), best.score >= GrammarEngine.threshold || sorted.first?.block == nil else {
            return sorted
        }
        return sorted.filter { $0.block == nil } + sorted.filter { $0.block != nil }
    }

    /// Two apps whose custom intents fit a sentence equally well are a tie that the dialogue asks about; each keeps its own reading.
    func joined(_ sorted: [Candidate]) -> [Candidate] {
        guard let best = sorted.first, canTie(best) else { return sorted }
        let isNamed = best.hypothesis.mention != nil
        let equals = sorted.filter { candidate in
            canTie(candidate) && (candidate.hypothesis.mention != nil) == isNamed && best.rank - candidate.rank < Self.tie
        }
        // Of each app its best reading.
        var choices: [(app: AppCandidate, candidate: Candidate)] = []
        for candidate in equals {
            for app in candidate.apps where !choices.contains(where: { $0.app.bundleIdentifier == app.bundleIdentifier }) {
                choices.append((app, candidate))
            }
        }
        guard choices.contains(where: { $0.candidate.entry != best.entry }) else { return sorted }
        // The app at hand serves, and who alone served such a request before serves it again.
        let atHand = choices.filter { $0.app.bundleIdentifier == context.app }
        let used =
            atHand.isEmpty ? choices.filter { engine.world.history[$0.candidate.intent.name]?.contains($0.app.bundleIdentifier) == true } : atHand
        let leader = isNamed || used.count != 1 ? nil : used.first
        if let leader {
            choices = [leader] + choices.filter { $0.app.bundleIdentifier != leader.app.bundleIdentifier }
        }
        guard var winner = choices.first?.candidate else { return sorted }
        let builder = ReadingBuilder(engine: engine, sentence: sentence, context: context, names: names)
        winner.apps = choices.map { choice in
            var app = choice.app
            app.why = app.bundleIdentifier == leader?.app.bundleIdentifier ? (atHand.isEmpty ? "history" : "atHand") : "tie"
            if choice.candidate.entry != winner.entry {
                let reading = builder.reading(choice.candidate)
                app.own = AppCandidate.OwnReading(values: reading.values, combination: reading.combination)
            }
            return app
        }
        winner.rank = best.rank
        return [winner] + sorted.filter { $0.entry != winner.entry || $0.hypothesis.mention != winner.hypothesis.mention || $0.match != winner.match }
    }

    private func canTie(_ candidate: Candidate) -> Bool { candidate.variant != nil && candidate.block == nil && !candidate.isUnservable }

    // MARK: Custom intents beside built-in ones

    /// A built-in intent that is read this surely comes before an app's own words that take whatever is said.
    private static let sure = 0.75

    /// An app that the sentence names and that can do it keeps other apps' own titles out: "send message hello with Chatter" is Chatter's.
    func namedFirst(_ candidates: [Candidate]) -> [Candidate] {
        let isNamed = candidates.contains { candidate in
            candidate.hypothesis.mention?.standing == .installed && candidate.block == nil && !candidate.apps.isEmpty
                && candidate.score >= GrammarEngine.threshold
        }
        return isNamed ? candidates.filter { $0.hypothesis.mention != nil || $0.variant == nil && !$0.intent.isCustom } : candidates
    }

    /// Where an app's own title takes a sentence only because any words fit it, a built-in intent that is surely meant comes first, and
    /// one that may be meant is a tie that the dialogue asks about.
    func builtInFirst(_ sorted: [Candidate]) -> [Candidate] {
        guard let best = sorted.first, best.isFree, canTie(best), best.hypothesis.mention == nil, best.score >= GrammarEngine.threshold,
            var builtIn = sorted.first(where: { candidate in
                candidate.variant == nil && !candidate.intent.isCustom && candidate.match != nil && candidate.hypothesis.mention == nil
                    && !candidate.apps.isEmpty && candidate.score >= GrammarEngine.threshold
            })
        else { return sorted }
        let own = best.apps.filter { app in !builtIn.apps.contains { $0.bundleIdentifier == app.bundleIdentifier } }
        let isSure = builtIn.score >= Self.sure
        guard isSure || !own.isEmpty else { return sorted }
        builtIn.rank = best.rank
        if !isSure {
            let reading = ReadingBuilder(engine: engine, sentence: sentence, context: context, names: names).reading(best)
            builtIn.apps = (builtIn.apps + own).map { app in
                var app = app
                app.why = "tie"
                if own.contains(where: { $0.bundleIdentifier == app.bundleIdentifier }) {
                    app.own = AppCandidate.OwnReading(values: reading.values, combination: reading.combination)
                }
                return app
            }
        }
        builtIn.notes.append(
            isSure
                ? "comes before a title of \(best.intent.name) that any words fit"
                : "fits as well as a title of \(best.intent.name) that any words fit")
        return [builtIn] + sorted.filter { $0.entry != builtIn.entry || $0.match != builtIn.match || $0.hypothesis.mention != nil }
    }
}
