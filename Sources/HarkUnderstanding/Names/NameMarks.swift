/// A stretch of a sentence that names something, without what it may mean.
struct NameMark: Hashable, Sendable {
    var tokens: Range<Int>
    var kind: NameKind
    /// How well the best of what it may mean fits, and what it costs.
    var exactness: NameExactness
    var cost: Double
}

extension Names {
    /// What `spans` finds, in the same order and at the same costs; quicker, since nothing is collected.
    func marks(_ tokens: [Token], memo: NameMemo) -> [NameMark] {
        var marks: [NameMark] = []
        for start in tokens.indices { mark(tokens, at: start, memo, into: &marks) }
        return marks
    }

    /// The best fit of one kind.
    private struct Best: NameFit {
        var kind: UInt8
        var exactness: NameExactness
        var cost: Double
    }

    private func mark(_ tokens: [Token], at start: Int, _ memo: NameMemo, into marks: inout [NameMark]) {
        let first = marks.count
        eachRun(tokens, at: start, limit: tokens.count) { run in
            var best = index.find(run.key).map { bestOfEach($0, words: run.words) } ?? []
            sift(&best, run, memo)
            if run.mayBeNear { addNear(run.tokens, memo, to: &best) }
            for match in best.sorted(by: { $0.kind > $1.kind }) {
                marks.append(
                    NameMark(
                        tokens: run.tokens.startIndex..<run.tokens.endIndex, kind: kinds[Int(match.kind)], exactness: match.exactness,
                        cost: match.cost))
            }
        }
        marks[first...].reverse()
    }

    /// Of each kind what a key fits best: the head of what `exact` gives.
    private func bestOfEach(_ key: Int, words: Int) -> [Best] {
        var best: [Best] = []
        // Of people alone nothing better comes than what the key is known to hold, which mostly is the first.
        let least = isOfPeople(key) ? bestPerson(key) : nil
        forEachEntry(
            of: key,
            while: { entry, _ in
                let match = raw(entry, words: words)
                Self.add(Best(kind: entry.kind, exactness: match.exactness, cost: match.cost), to: &best) {
                    ($0.exactness, $0.cost) < ($1.exactness, $1.cost)
                }
                return match.exactness != least
            })
        return best
    }

    /// What a run nearly names, of the kinds that it does not name exactly.
    private func addNear(_ run: ArraySlice<Token>, _ memo: NameMemo, to best: inout [Best]) {
        let keys = nearKeys(run, memo: memo)
        guard !keys.isEmpty else { return }
        let named = best.filter { !$0.exactness.isNear }.map(\.kind)
        let isPersonNamed = named.contains(NameIndex.person)
        for near in keys where !(isPersonNamed && isOfPeople(near.key)) {
            forEach(near.key) { entry, _ in
                guard !named.contains(entry.kind) else { return }
                let own = entry.exactness == .misheard ? 0 : entry.exactness.cost
                Self.add(
                    Best(kind: entry.kind, exactness: near.exactness, cost: near.cost + own), to: &best,
                    by: { ($0.cost, $0.exactness) < ($1.cost, $1.exactness) })
            }
        }
    }

    private static func add(_ match: Best, to best: inout [Best], by precedes: (Best, Best) -> Bool) {
        guard let known = best.firstIndex(where: { $0.kind == match.kind }) else { return best.append(match) }
        if precedes(match, best[known]) { best[known] = match }
    }
}
