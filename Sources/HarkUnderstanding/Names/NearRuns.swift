import IntentSchema

/// What was found among the names for the words of one sentence. All who read the sentence share it: each stretch of words is looked up once, whoever
/// asks first, the grammar for people, the model's marks or the values.
final class NameMemo {
    fileprivate var words: [UInt64: NameNear.Word] = [:]
    fileprivate var runs: [UInt64: [NameNear.Found]] = [:]
    fileprivate var ordinary: [UInt64: Bool] = [:]
    /// By what was said: the people whom it names.
    var people: [String: [RawMatch]] = [:]

    /// What a run of tokens is known by.
    fileprivate static func key(_ tokens: ArraySlice<Token>) -> UInt64 {
        var key = NameKey.empty
        for index in tokens.indices {
            key = (key ^ tokens[index].hash) &* 0x9E37_79B9_7F4A_7C15
            key = (key ^ key >> 29) &+ (UInt64(tokens[index].kind.rawValue) << 1 | (tokens[index].isCapitalised ? 1 : 0))
        }
        return key
    }
}

/// Runs of words that are nearly a name.
extension Names {
    /// The most words of a name in which one is looked for by its likeness, and the most ways to put likenesses together.
    static let nearWords = 4
    private static let combinations = 48

    /// The things that a run of tokens nearly names, with what the likeness and the name cost.
    func near(_ tokens: ArraySlice<Token>, memo: NameMemo) -> [RawMatch] {
        let keys = nearKeys(tokens, memo: memo)
        guard !keys.isEmpty else { return [] }
        var found: [RawMatch] = []
        for near in keys {
            forEach(near.key) { entry, place in
                let own = entry.exactness == .misheard ? 0 : entry.exactness.cost
                found.append(RawMatch(kind: entry.kind, thing: place, exactness: near.exactness, cost: near.cost + own))
            }
        }
        return nearest(found)
    }

    /// The nearest of each kind, and all that are as near.
    func nearest(_ found: [RawMatch]) -> [RawMatch] {
        var best: [UInt8: Double] = [:]
        for match in found { best[match.kind] = min(best[match.kind] ?? 1, match.cost) }
        var seen: Set<UInt64> = []
        return found.sorted(by: precedes).filter { match in
            match.cost <= (best[match.kind] ?? 1) + Self.nearMargin && seen.insert(UInt64(match.kind) << 32 | UInt64(match.thing)).inserted
        }
    }

    /// The keys that a run of tokens nearly is.
    func nearKeys(_ tokens: ArraySlice<Token>, memo: NameMemo) -> [NameNear.Found] {
        guard let first = tokens.first, tokens.count <= 8, tokens.allSatisfy({ $0.kind == .word || $0.kind == .han }) else { return [] }
        if tokens.contains(where: { $0.kind == .han }) {
            let memoKey = NameMemo.key(tokens)
            if let known = memo.runs[memoKey] { return known }
            let found = hanKeys(tokens)
            memo.runs[memoKey] = found
            return found
        }
        guard tokens.count <= Self.nearWords else { return [] }
        if tokens.count == 1 {
            guard !isOrdinary(first, memo) else { return [] }
            return word(first, memo).plain
        }
        let memoKey = NameMemo.key(tokens)
        if let known = memo.runs[memoKey] { return known }
        let found = words(tokens, memo)
        memo.runs[memoKey] = found
        return found
    }

    /// The keys that several words nearly are.
    private func words(_ tokens: ArraySlice<Token>, _ memo: NameMemo) -> [NameNear.Found] {
        let plain = tokens.map { isOrdinary($0, memo) }
        guard plain.contains(false) else { return [] }
        var found = combined(tokens, plain, memo)
        // A word that begins what is said is no part of a name: "text Stef hi".
        guard !tokens.contains(where: { titles.stop.contains($0.hash) && !$0.isCapitalised }) else { return found }
        let joined = letters(tokens)
        // "Jean Piere" for Jeanpierre, "blod works" for BloodWorks; not by sound, which hears nothing where words meet.
        if tokens.count <= 3, joined.count >= 6 { found += misspelt(joined[...]) }
        found += sounding(joined[...])
        return found
    }

    private func letters(_ tokens: ArraySlice<Token>) -> [UInt8] {
        tokens.reduce(into: []) { letters, token in letters += token.text.utf8.filter(NameKey.isNameByte) }
    }

    /// Homophones: not where a word begins that no name contains, unless the name has it as well.
    private func hanKeys(_ tokens: ArraySlice<Token>) -> [NameNear.Found] {
        guard let first = tokens.first, tokens.count > 1, !titles.never.contains(first.hash), !titles.stop.contains(first.hash) else { return [] }
        guard !tokens.dropFirst().contains(where: { titles.never.contains($0.hash) }) else { return [] }
        return sounding(letters(tokens)[...])
    }

    func isOrdinary(_ token: Token, _ memo: NameMemo) -> Bool {
        if let known = memo.ordinary[token.hash] { return known }
        let ordinary = titles.stop.contains(token.hash) || titles.before.contains(token.hash) || OrdinaryWords.shared.contains(token.hash)
        memo.ordinary[token.hash] = ordinary
        return ordinary
    }

    private func word(_ token: Token, _ memo: NameMemo) -> NameNear.Word {
        if let known = memo.words[token.hash] { return known }
        let letters = token.text.utf8.filter(NameKey.isNameByte)
        var found = nearest(letters[...])
        found.plain += sounding(letters[...])
        memo.words[token.hash] = found
        return found
    }

    /// Every word exactly or nearly a word of names, at least one nearly, and together a name.
    private func combined(_ tokens: ArraySlice<Token>, _ plain: [Bool], _ memo: NameMemo) -> [NameNear.Found] {
        struct Way {
            var hash: UInt64
            var cost: Double
            var exactness: NameExactness?
        }
        var ways = [Way(hash: NameKey.empty, cost: 0, exactness: nil)]
        for (token, isPlain) in zip(tokens, plain) {
            let own = NameKey.extend(NameKey.empty, with: token.text)
            var next: [Way] = []
            let isKnown = index.find(own) != nil
            let likely = isPlain ? [] : word(token, memo).framed.prefix(5)
            guard isKnown || !likely.isEmpty else { return [] }
            for way in ways {
                if isKnown { next.append(Way(hash: NameKey.extend(way.hash, with: token.text), cost: way.cost, exactness: way.exactness)) }
                for near in likely where way.cost + near.cost <= 0.12 {
                    next.append(
                        Way(
                            hash: NameKey.extend(way.hash, index.letters(of: near.key)), cost: way.cost + near.cost,
                            exactness: max(way.exactness ?? near.exactness, near.exactness)))
                }
            }
            ways = Array(next.sorted { ($0.cost, $0.hash) < ($1.cost, $1.hash) }.prefix(Self.combinations))
        }
        return ways.compactMap { way in
            guard let exactness = way.exactness, let key = index.find(way.hash) else { return nil }
            // Words that fit exactly speak for the one that does not.
            return NameNear.Found(key: key, exactness: exactness, cost: way.cost * 0.8)
        }
    }
}
