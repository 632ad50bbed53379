import IntentSchema

/// What is made of a sentence that both the grammar and the learned model have read.
///
/// The model sees what the grammar reads, and has learned how far to trust it (stacked generalisation: Wolpert 1992). Where both say the
/// same the grammar's reading stands, since it knows more of its values; a custom intent is the grammar's alone.
struct Decision {
    /// The candidates with the model's among them, best first.
    private(set) var grammar: SentenceReader.GrammarReading
    /// A refusal that does not depend on scores.
    private(set) var refusal: HarkError?

    /// Nil: as the grammar has it.
    init?(_ reader: SentenceReader, _ grammar: SentenceReader.GrammarReading, _ model: BuiltInModel) {
        self.grammar = grammar
        let best = grammar.candidates.first
        // Only the grammar knows apps' own intents, what may not serve, and apps that are not there.
        if let best, best.score >= GrammarEngine.threshold, best.variant != nil || best.intent.isCustom || best.block != nil {
            return nil
        }
        // A name that is no installed app's may be something else; a well-known app's is not.
        let namesMissing = best.map { $0.score >= GrammarEngine.threshold && $0.isUnservable } ?? false
        if namesMissing, best?.hypothesis.mention.map({ $0.standing != .missing || $0.isWellKnown }) ?? true { return nil }
        guard reader.sentence.tokens.count <= Self.tokenLimit else { return nil }
        // "Using Chatter," asks for nothing.
        let isOnlyName = grammar.mentions.contains { mention in
            reader.sentence.tokens.indices.allSatisfy { mention.whole.contains($0) || reader.sentence.tokens[$0].kind == .separator }
        }
        if isOnlyName { return nil }
        // A template that explains every word, and to the letter, is what the sentence says.
        let isCertain = best.map { $0.score >= Self.certain && $0.match?.free == 0 } ?? false
        // "Don't call Anna" is no command, whatever the rest of it would be.
        if grammar.isGuarded, let best, best.match != nil { return nil }
        let features = SentenceFeatures(reader, grammar)
        let matches = model.matches(features).map { reader.completed($0, grammar) }
        // What is done must be more likely meant than nothing; which of the things that can be done is a question after that.
        let doubt = matches.first { $0.intent == LearnedMatch.refusal }?.intentProbability ?? 0
        // What begins like a negation or a question about doing must surely be a command: "don't let me forget to call Anna".
        if grammar.isGuarded || namesMissing, doubt > Self.doubtOfGuarded {
            guard grammar.isGuarded, grammar.candidates.isEmpty else { return nil }
            // What would be done is told nevertheless.
            refusal = HarkError("understanding.not-a-command")
            self.grammar.candidates = matches.filter { $0.intent != LearnedMatch.refusal }.prefix(1).flatMap {
                reader.candidates(of: $0, doubt: doubt, grammar.mentions)
            }
            return
        }
        guard var top = doubt >= 0.5 ? matches.first : matches.first(where: { $0.intent != LearnedMatch.refusal }) else { return nil }
        if isCertain, let best, !reader.names(for: top.intent).contains(best.intent.name) { return nil }
        if top.intent == LearnedMatch.refusal {
            guard let best, best.score >= GrammarEngine.threshold else { return nil }
            refusal = HarkError(grammar.isGuarded ? "understanding.not-a-command" : "understanding.no-match")
            return
        }
        var found: [SentenceReader.Candidate] = []
        for match in matches where match.intent != LearnedMatch.refusal {
            found += reader.candidates(of: match, doubt: doubt, grammar.mentions)
        }
        if found.first?.learned?.intent != top.intent {
            // What is most likely meant is not installed, or the app that is named cannot do it. Where something else that can be done
            // is nearly as likely, that is meant; else the grammar says what is missing.
            guard let other = reader.feasible(instead: top, model, features, grammar),
                other.intentProbability >= max(Self.possible, Self.nearly * top.intentProbability)
            else { return nil }
            top = reader.completed(other, grammar)
            found = reader.candidates(of: top, doubt: doubt, grammar.mentions)
        }
        guard let first = found.first else { return nil }
        if let same = grammar.candidates.firstIndex(where: { reader.agrees($0, top) }) {
            moveFirst(same)
            self.grammar.candidates[0].score = max(self.grammar.candidates[0].score, first.score)
        } else if let surer = Self.surer(than: top, grammar.candidates, reader) {
            moveFirst(surer)
        } else {
            self.grammar.candidates = found.prefix(1) + grammar.candidates + found.dropFirst()
        }
    }

    private mutating func moveFirst(_ index: Int) { grammar.candidates.insert(grammar.candidates.remove(at: index), at: 0) }

    /// The grammar's reading, where it is sure and the model only guesses the intent, or is not sure of all it says of it, or has two
    /// values for one; or where the grammar finds what was dictated besides.
    private static func surer(than top: LearnedMatch, _ candidates: [SentenceReader.Candidate], _ reader: SentenceReader) -> Int? {
        let names = reader.names(for: top.intent)
        let isUnsure = top.spansProbability * top.intentProbability < unsure
        let read = candidates.firstIndex(where: { candidate in
            guard candidate.match != nil, candidate.score >= likely else { return false }
            guard names.contains(candidate.intent.name) else { return top.intentProbability < guessed }
            return isUnsure || top.repeatsItself(candidate.intent)
        })
        return read ?? candidates.firstIndex { $0.score >= likelyText && reader.completes($0, top) }
    }

    private static let certain = 0.97
    /// How much less likely than the likeliest thing, which cannot be done, one that can be done may be and still be meant.
    private static let nearly = 0.2
    private static let possible = 0.1
    private static let doubtOfGuarded = 0.1
    /// The model's probability of the intent and what fills it below which a likely reading by the grammar goes first.
    private static let unsure = 0.6
    /// The model's probability of the intent below which even a likely reading of another intent does.
    private static let guessed = 0.4
    private static let likely = 0.95
    private static let likelyText = 0.75
    /// A longer sentence is the grammar's alone.
    static let tokenLimit = 200
}

extension SentenceReader {
    /// The likeliest of what the installed apps can do, or those that a match says are named.
    func feasible(instead match: LearnedMatch, _ model: BuiltInModel, _ features: SentenceFeatures, _ grammar: GrammarReading) -> LearnedMatch? {
        let named = grammar.mentions.first { mention in
            mention.standing == .installed && match.spans.contains { $0.tag == LearnedMatch.appTag && $0.range.overlaps(mention.name) }
        }?.apps
        return model.matches(features, limit: 1) { label in
            names(for: label).contains { name in
                engine.catalogue.indices(named: name).contains { entry in
                    let able = engine.catalogue.entries[entry].apps
                    return named?.contains(where: able.contains) ?? !able.isEmpty
                }
            }
        }.first
    }

    /// The candidate that a match of the model gives: for the intent, or for one that is asked for in the same words; none where no app has it.
    func candidates(of match: LearnedMatch, doubt: Double, _ mentions: [AppMention]) -> [Candidate] {
        let named = match.spans.filter { $0.tag == LearnedMatch.appTag }
        let mention = mentions.first { mention in
            mention.standing == .installed && named.contains { $0.range.overlaps(mention.name) }
        }
        let hypothesis = Hypothesis(mention: mention, tokens: sentence.tokens)
        // Where the likeliest of many intents is hardly likelier than others, nothing was understood.
        let likelihood = min(1, match.intentProbability / Self.leastProbability)
        let score = min(1 - doubt, 0.5 + 0.5 * match.intentProbability * match.spansProbability.squareRoot()) * likelihood
        return names(for: match.intent).lazy.flatMap { engine.catalogue.indices(named: $0) }.prefix(1).compactMap { entry in
            let intent = engine.catalogue.entries[entry].description
            guard !intent.isCustom else { return nil }
            let apps = apps(for: entry, hypothesis)
            guard !apps.isEmpty else { return nil }
            return Candidate(
                hypothesis: hypothesis, entry: entry, intent: intent, score: score, rank: score, match: nil, words: nil, learned: match, apps: apps,
                notes: [])
        }
    }

    /// The least probability of an intent that counts in full.
    private static let leastProbability = 0.15

    /// An intent's class name, and the names of those that the grammar asks for in the same words.
    func names(for intent: String) -> [String] {
        [intent] + (engine.askedAlike[intent] ?? [])
    }

    /// Whether a reading by the grammar says the same as the model.
    func agrees(_ candidate: Candidate, _ match: LearnedMatch) -> Bool {
        guard candidate.learned == nil, names(for: match.intent).contains(candidate.intent.name) else { return false }
        return Set(spans(of: candidate)) == Set(match.spans)
    }
}
