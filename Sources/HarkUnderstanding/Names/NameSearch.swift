import IntentSchema

/// What a name may mean.
extension Names {
    /// Everything that a text names, best first: of each kind only what fits best, and all that fit equally.
    ///
    /// The whole text must be the name; words that frame one ("my sister", "Anna's", "Dr. Park", 我妈) may stand around it.
    /// Empty: not known. A plausible name may still be somebody who is not in the contacts.
    /// - Parameter kinds: nil for all.
    public func find(_ text: String, kinds: Set<NameKind>? = nil) -> [NameMatch] {
        let memo = NameMemo()
        return search(text, kinds: kinds, memo: memo).map(match)
    }

    func search(_ text: String, kinds: Set<NameKind>?, memo: NameMemo) -> [RawMatch] {
        var scanner = NameScanner()
        scanner.scan(text)
        guard !scanner.letters.isEmpty else { return [] }
        var found: [RawMatch] = []
        // What fits better hides what fits worse of the same kind.
        func add(_ more: [RawMatch]) {
            let had = Set(found.map(\.kind))
            found += more.filter { !had.contains($0.kind) && (kinds?.contains(self.kinds[Int($0.kind)]) ?? true) }
        }
        let letters = scanner.letters
        let hash = NameKey.of(letters[...])
        add(exact(hash, words: scanner.words.count))
        addHomophones(of: letters, to: &found)
        if !found.contains(where: { $0.kind == NameIndex.person && $0.exactness <= .relation }) {
            let relatives = self.relatives(text, scanner)
            if !relatives.isEmpty, kinds?.contains(.person) ?? true {
                found.removeAll { $0.kind == NameIndex.person }
                found += relatives
            }
        }
        if let bare = Self.withoutFrame(text) {
            scanner.scan(bare)
            add(exact(NameKey.of(scanner.letters[...]), words: scanner.words.count))
        }
        add(titled(text, letters))
        guard !found.contains(where: { !$0.exactness.isNear }), let sentence = Tokenizer.sentence(text) else { return ordered(found) }
        found += near(sentence.tokens[...], memo: memo).filter { kinds?.contains(self.kinds[Int($0.kind)]) ?? true }
        return ordered(nearest(found.filter { $0.cost <= Self.guessLimit }))
    }

    private func ordered(_ found: [RawMatch]) -> [RawMatch] {
        Array(found.sorted(by: precedes).prefix(Self.matchLimit))
    }

    /// Everything under a key, of each kind only what is not hidden.
    func exact(_ hash: UInt64, words: Int) -> [RawMatch] {
        guard let key = index.find(hash) else { return [] }
        return visible(all(key, words: words))
    }

    private func all(_ key: Int, words: Int) -> [RawMatch] {
        var found: [RawMatch] = []
        forEach(key) { entry, place in
            let (exactness, cost) = raw(entry, words: words)
            found.append(RawMatch(kind: entry.kind, thing: place, exactness: exactness, cost: cost))
        }
        return found.reversed()
    }

    /// How well an entry fits what was said in so many words, and what it costs.
    func raw(_ entry: NameIndex.Entry, words: Int) -> (exactness: NameExactness, cost: Double) {
        if entry.words != 0, words != 0, Int(entry.words) != words, entry.exactness < .joined {
            return (.joined, max(entry.exactness.cost, NameExactness.joined.cost))
        }
        // A phonetic name that was written down is sure.
        return (entry.exactness, entry.exactness == .misheard ? 0.015 : entry.exactness.cost)
    }

    private func visible(_ all: [RawMatch]) -> [RawMatch] {
        guard all.count > 1 else { return all }
        var best: [UInt8: NameExactness] = [:]
        for match in all { best[match.kind] = min(best[match.kind] ?? match.exactness, match.exactness) }
        return all.filter { match in
            switch best[match.kind] ?? .full {
            case .full: match.exactness == .full
            case .nickname, .relation: match.exactness <= .given
            case .given, .family: match.exactness <= .family
            case let other: match.exactness == other
            }
        }
    }

    /// Who sounds just like a Chinese given name that was found, or like a phonetic name: what was said tells 小明 and 晓明 apart no better than
    /// a coin. A full name that is written as it stands means that person.
    private func addHomophones(of letters: [UInt8], to found: inout [RawMatch]) {
        let people = found.filter { $0.kind == NameIndex.person }
        guard let best = people.map(\.exactness).min(), best == .given || best == .misheard else { return }
        let isHan = letters.contains { $0 >= 0xE4 }
        guard isHan ? letters.count >= 6 : best == .misheard else { return }
        for sound in sounding(letters[...]) where sound.cost < 0.03 {
            for match in all(sound.key, words: 0) where match.kind == NameIndex.person && match.exactness <= .given {
                guard !found.contains(where: { $0.kind == match.kind && $0.thing == match.thing }) else { continue }
                found.append(RawMatch(kind: match.kind, thing: match.thing, exactness: .misheard, cost: sound.cost + match.cost))
            }
        }
    }

    /// The people of a relation: "my sister", 我妈.
    private func relatives(_ text: String, _ scanner: NameScanner) -> [RawMatch] {
        var texts = [text]
        if let bare = Self.withoutFrame(text) { texts.append(bare) }
        for text in texts {
            for group in relations.lookups(NameKey.key(text)) {
                let found = group.flatMap { exact($0, words: 0) }.filter { $0.exactness == .relation }
                var seen: Set<UInt32> = []
                let people = found.filter { seen.insert($0.thing).inserted }
                if !people.isEmpty { return people }
            }
        }
        return []
    }

    /// Whether somebody is known by a relation's word.
    func hasRelative(_ word: UInt64) -> Bool {
        relations.lookups(word).contains { group in group.contains { key in index.find(key).flatMap(bestPerson) != nil } }
    }

    /// "my sister" → "sister", "Anna's" → "Anna", 我的妹妹 → 妹妹.
    static func withoutFrame(_ surface: String) -> String? {
        for prefix in ["my ", "My ", "our ", "Our ", "the ", "The ", "我的", "我们的", "我", "咱"] where surface.hasPrefix(prefix) {
            return String(surface.dropFirst(prefix.count))
        }
        for suffix in ["'s", "’s"] where surface.hasSuffix(suffix) { return String(surface.dropLast(suffix.count)) }
        return nil
    }

    /// "Dr. Park", "Uncle Tom", Maria姐, 王老师, 老马.
    private func titled(_ text: String, _ letters: [UInt8]) -> [RawMatch] {
        func people(_ letters: ArraySlice<UInt8>, _ allowed: (NameExactness) -> Bool) -> [RawMatch] {
            exact(NameKey.of(letters), words: 0).compactMap { match in
                guard match.kind == NameIndex.person, allowed(match.exactness) else { return nil }
                return RawMatch(kind: match.kind, thing: match.thing, exactness: .titled, cost: NameExactness.titled.cost)
            }
        }
        let tokens = Tokenizer.tokens(of: text).filter { $0.kind != .separator && $0.kind != .symbol }
        if tokens.count > 1, titles.before.contains(tokens[0].hash) {
            let rest = tokens[1...].reduce(into: [UInt8]()) { letters, token in letters += token.text.utf8.filter(NameKey.isNameByte) }
            let found = people(rest[...]) { $0 <= .part }
            if !found.isEmpty { return found }
        }
        if let base = titles.withoutEnding(letters) {
            let found = people(base) { $0 <= .family }
            if !found.isEmpty { return found }
        }
        if let base = titles.withoutPrefix(letters) { return people(base) { $0 == .family || $0 == .given } }
        return []
    }
}
