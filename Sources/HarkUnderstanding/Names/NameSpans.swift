import IntentSchema

/// A stretch of a sentence that names something.
public struct NameSpan: Hashable, Sendable {
    /// The tokens of the sentence, as its tokenizer cuts them.
    public var tokens: Range<Int>
    /// Offset and length in Unicode scalars of the text.
    public var offset: Int
    public var length: Int
    public var kind: NameKind
    /// How well the best of the matches fits, and what it costs.
    public var exactness: NameExactness
    public var cost: Double
    /// What it may mean, best first; never empty.
    public var matches: [NameMatch]
}

extension Names {
    /// What a lower-case word of everyday English costs more as a part of a name: "will", "may", "hope".
    static let ordinaryCost = 0.03

    /// All names in a text, of every kind, nested and overlapping ones included: by their beginning, longer ones first.
    /// - Parameter kinds: nil for all.
    public func spans(in text: String, kinds: Set<NameKind>? = nil) -> [NameSpan] {
        guard let sentence = Tokenizer.sentence(text) else { return [] }
        return spans(sentence.tokens, kinds: kinds)
    }

    func spans(_ tokens: [Token], kinds: Set<NameKind>? = nil) -> [NameSpan] {
        let memo = NameMemo()
        return tokens.indices.flatMap { spans(tokens, at: $0, limit: tokens.count, kinds: kinds, memo: memo) }
    }

    /// The names that begin at a token and end at the latest before `limit`, the longest first.
    func spans(_ tokens: [Token], at start: Int, limit: Int, kinds: Set<NameKind>? = nil, memo: NameMemo) -> [NameSpan] {
        let isWanted = self.kinds.map { kinds?.contains($0) ?? true }
        var found: [NameSpan] = []
        eachRun(tokens, at: start, limit: limit) { run in
            var matches = exact(run.key, words: run.words).filter { isWanted[Int($0.kind)] }
            sift(&matches, run, memo)
            if run.mayBeNear {
                let had = Set(matches.filter { !$0.exactness.isNear }.map(\.kind))
                matches += near(run.tokens, memo: memo).filter { isWanted[Int($0.kind)] && !had.contains($0.kind) }
            }
            found += spans(matches, run.tokens)
        }
        return found.reversed()
    }

    /// One span for each kind of thing.
    private func spans(_ matches: [RawMatch], _ run: ArraySlice<Token>) -> [NameSpan] {
        guard !matches.isEmpty, let first = run.first, let last = run.last else { return [] }
        var byKind: [UInt8: [RawMatch]] = [:]
        for match in matches { byKind[match.kind, default: []].append(match) }
        return byKind.sorted { $0.key > $1.key }.compactMap { _, group in
            let sorted = nearest(group)
            guard let best = sorted.first else { return nil }
            return NameSpan(
                tokens: run.startIndex..<run.endIndex, offset: first.start, length: last.end - first.start, kind: kinds[Int(best.kind)],
                exactness: best.exactness, cost: best.cost, matches: sorted.prefix(Self.matchLimit).map(match))
        }
    }

    /// Where a misspelt or misheard person or group ends that begins at a token, with what it costs. Constant in the number of names.
    func nearPeople(_ tokens: [Token], at start: Int, limit: Int, memo: NameMemo) -> [(end: Int, cost: Double)] {
        // Nothing near begins with a word of every day that no name has.
        let first = tokens[start]
        if first.kind == .word, isOrdinary(first, memo), index.find(NameKey.extend(NameKey.empty, with: first.text)) == nil { return [] }
        var found: [(Int, Double)] = []
        var end = start
        while end < limit, end - start < 6, tokens[end].kind == .word || tokens[end].kind == .han {
            end += 1
            let keys = nearKeys(tokens[start..<end], memo: memo)
            var best: Double?
            for near in keys {
                guard let exactness = bestPerson(near.key) else { continue }
                let cost = near.cost + (exactness == .misheard ? 0 : exactness.cost)
                best = min(best ?? cost, cost)
            }
            if let best { found.append((end, best)) }
        }
        return found
    }
}
