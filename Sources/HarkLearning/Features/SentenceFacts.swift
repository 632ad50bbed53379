/// What is known of a sentence's words before features are made of it: the words with the lexicon's knowledge.
struct SentenceFacts {
    /// A stretch that a training sentence marks, with its class in the lexicon.
    struct Own {
        var range: Range<Int>
        var kind: UInt16
    }

    /// Stands for every word that is not known.
    static let unknown: UInt64 = 0x756E_6B6E_6F77_6E21
    static let before: UInt64 = 0x6265_666F_7265_2121
    static let after: UInt64 = 0x6166_7465_7221_2121

    private(set) var count = 0
    private(set) var facts: [WordFacts] = []
    /// The word, or `unknown`.
    private(set) var words: [UInt64] = []
    /// Whether no other sentence has the word.
    private(set) var novel: [Bool] = []
    private(set) var masked: [Bool] = []
    /// Per word, hashes of the classes it occurred as elsewhere.
    private(set) var members: [[UInt64]] = []
    /// Per word, the class it mostly occurred as.
    private(set) var dominant: [UInt64] = []
    /// Per word, hashes of the phrases it is part of: class with place (`B`, `I`, `L`, `U`).
    private(set) var hits: [[UInt64]] = []
    /// Per word, the caller's features.
    private(set) var extras: [[UInt64]] = []
    /// Hashes of the classes of all hits.
    private(set) var hitClasses: [UInt64] = []

    private var covered: [UInt16: Int] = [:]

    /// - Parameters:
    ///   - own: for a training sentence its slots, without which everything is looked at.
    ///   - masked: words to be treated as never seen.
    mutating func fill(
        _ facts: [WordFacts], extras: [[UInt64]], lexicon: Lexicon, own: [Own]? = nil, masked: [Bool] = [],
        ignoresCase: Bool = false
    ) {
        count = facts.count
        self.facts = facts
        if ignoresCase { for index in 0..<count { self.facts[index].shape = facts[index].lowerShape } }
        self.extras = extras
        words.removeAll(keepingCapacity: true)
        novel.removeAll(keepingCapacity: true)
        dominant.removeAll(keepingCapacity: true)
        hitClasses.removeAll(keepingCapacity: true)
        covered.removeAll(keepingCapacity: true)
        self.masked = masked.isEmpty ? [Bool](repeating: false, count: count) : masked
        while members.count < count {
            members.append([])
            hits.append([])
        }
        for index in 0..<count {
            members[index].removeAll(keepingCapacity: true)
            hits[index].removeAll(keepingCapacity: true)
        }
        lookAtWords(lexicon, own)
        lookAtPhrases(lexicon, own)
    }

    private mutating func lookAtWords(_ lexicon: Lexicon, _ own: [Own]?) {
        var span = 0
        for index in 0..<count {
            var kind = Lexicon.outside
            if let own {
                while span < own.count, own[span].range.upperBound <= index { span += 1 }
                if span < own.count, own[span].range.contains(index) { kind = own[span].kind }
            }
            if masked[index] {
                words.append(Self.unknown)
                novel.append(true)
                dominant.append(0)
                continue
            }
            // What a class occurred as says nothing of this one.
            if facts[index].isClass {
                words.append(facts[index].word)
                novel.append(false)
                dominant.append(facts[index].word)
                continue
            }
            var total = 0
            var best = 0
            var bestClass: UInt16 = 0
            let training = own != nil
            let frequency = lexicon.look(Hashing.mix(facts[index].word, 1)) { found, times in
                let left = training && found == kind ? times - 1 : times
                guard left > 0 else { return }
                members[index].append(Hashing.mix(UInt64(found), left >= 5 ? 3 : 2))
                total += left
                if left > best {
                    best = left
                    bestClass = found
                }
            }
            words.append(frequency >= 2 ? facts[index].word : Self.unknown)
            novel.append(total == 0)
            dominant.append(total == 0 ? 0 : Hashing.mix(UInt64(bestClass), best * 10 >= total * 9 ? 5 : best * 10 >= total * 6 ? 4 : 3))
        }
    }

    private mutating func lookAtPhrases(_ lexicon: Lexicon, _ own: [Own]?) {
        var span = 0
        // Hashes of the phrases that start here, by length.
        var hashes: [UInt64] = []
        for start in 0..<count {
            var ownSpan: Own?
            if let own {
                while span < own.count, own[span].range.lowerBound < start { span += 1 }
                if span < own.count, own[span].range.lowerBound == start { ownSpan = own[span] }
            }
            hashes.removeAll(keepingCapacity: true)
            var phrase = Lexicon.emptyPhrase
            for index in start..<min(count, start + Lexicon.longestPhrase) where !masked[start] {
                if masked[index] || facts[index].isClass { break }
                phrase = Lexicon.extend(phrase, by: facts[index].word)
                hashes.append(phrase)
            }
            for length in stride(from: hashes.count, to: 0, by: -1) {
                let end = start + length
                _ = lexicon.look(hashes[length - 1]) { found, times in
                    let isOwn = ownSpan.map { $0.kind == found && $0.range.upperBound == end } ?? false
                    guard times - (isOwn ? 1 : 0) > 0, covered[found, default: 0] < end else { return }
                    covered[found] = end
                    hitClasses.append(UInt64(found))
                    for index in start..<end {
                        let place: UInt64 = length == 1 ? 4 : index == start ? 1 : index == end - 1 ? 3 : 2
                        hits[index].append(Hashing.mix(UInt64(found), place))
                    }
                }
            }
        }
    }
}
