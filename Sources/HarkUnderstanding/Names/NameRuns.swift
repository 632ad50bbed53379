/// What a run of tokens fits: of which kind, how well, and what it costs.
protocol NameFit {
    var kind: UInt8 { get }
    var exactness: NameExactness { get }
    var cost: Double { get set }
}

extension RawMatch: NameFit {}

/// A run of tokens that may be a name.
struct NameRun {
    var tokens: ArraySlice<Token>
    /// What it is looked up by.
    var key: UInt64
    /// Words and numbers in it; Han characters are none.
    var words: Int
    /// One Han character alone is at most a whole name.
    var isLoneHan: Bool { tokens.count == 1 && tokens.first?.kind == .han }
    /// A longer run is no misspelt name.
    var mayBeNear: Bool { tokens.count <= 6 && !isLoneHan }
}

extension Names {
    /// The runs that begin at a token and end at the latest before `limit`, the shortest first.
    @inline(__always) func eachRun(_ tokens: [Token], at start: Int, limit: Int, _ body: (NameRun) -> Void) {
        guard start < limit, tokens[start].kind != .separator, tokens[start].kind != .symbol else { return }
        var run = NameRun(tokens: tokens[start..<start], key: NameKey.empty, words: 0)
        for end in start + 1...max(start + 1, min(limit, start + longestName + 4)) {
            let token = tokens[end - 1]
            guard token.kind != .symbol else { break }
            run.key = NameKey.extend(run.key, with: token.text)
            guard token.kind != .separator else { continue }
            run.words += token.kind == .han ? 0 : 1
            run.tokens = tokens[start..<end]
            body(run)
        }
    }

    /// Takes out of what a run fits exactly what such a run does not mean, and makes the doubtful dearer.
    @inline(__always) func sift(_ fits: inout [some NameFit], _ run: NameRun, _ memo: NameMemo) {
        if run.isLoneHan { fits.removeAll { $0.exactness >= .given } }
        guard !fits.isEmpty, run.tokens.count == 1, let token = run.tokens.first, token.kind == .word, !token.isCapitalised, isOrdinary(token, memo)
        else { return }
        // "evening" alone names no playlist, though "Will" may name a person.
        fits.removeAll { $0.exactness == .part && $0.kind != NameIndex.person }
        for index in fits.indices where fits[index].exactness >= .given { fits[index].cost += Self.ordinaryCost }
    }
}
