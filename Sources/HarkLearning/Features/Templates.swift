/// The features of words in their place, and of sentences. Their numbers are part of the model's format.
enum Templates {
    @inline(__always) private static func hash(_ number: UInt64, _ a: UInt64) -> UInt64 { Hashing.mix(a, number &* 0x2545_F491_4F6C_DD1D) }
    @inline(__always) private static func hash(_ number: UInt64, _ a: UInt64, _ b: UInt64) -> UInt64 { hash(number, Hashing.mix(a, b)) }
    @inline(__always) private static func hash(_ number: UInt64, _ a: UInt64, _ b: UInt64, _ c: UInt64) -> UInt64 {
        hash(number, Hashing.mix(Hashing.mix(a, b), c))
    }

    @inline(__always) private static func word(_ facts: SentenceFacts, _ index: Int) -> UInt64 {
        index < 0 ? SentenceFacts.before : index >= facts.count ? SentenceFacts.after : facts.words[index]
    }

    /// So many words' first features, those of the words around, have weights of each intent's own beside those that all intents share.
    static let ownCount = 18
    /// Beyond this many words nothing is looked at.
    private static let farthest = 8

    /// The feature in one label.
    @inline(__always) static func own(_ feature: UInt64, of label: Int) -> UInt64 { hash(99, feature, UInt64(label)) }

    /// Of the word at `index`, for its tag.
    static func word(_ facts: SentenceFacts, at index: Int, into features: inout [UInt64]) {
        let zero = word(facts, index)
        let left = word(facts, index - 1)
        let left2 = word(facts, index - 2)
        let right = word(facts, index + 1)
        let right2 = word(facts, index + 2)
        features.append(hash(1, 0))
        features.append(hash(2, zero))
        features.append(hash(3, left))
        features.append(hash(4, left2))
        features.append(hash(5, right))
        features.append(hash(6, right2))
        features.append(hash(7, word(facts, index - 3)))
        features.append(hash(8, word(facts, index + 3)))
        features.append(hash(9, left, zero))
        features.append(hash(10, zero, right))
        features.append(hash(11, left2, left))
        features.append(hash(12, right, right2))
        features.append(hash(13, left, right))
        features.append(hash(14, left, zero, right))
        features.append(hash(15, left2, left, zero))
        features.append(hash(16, zero, right, right2))
        features.append(hash(17, UInt64(min(index, 3))))
        features.append(hash(18, UInt64(min(facts.count - 1 - index, 3))))
        for other in max(0, index - farthest)..<max(0, index - 1) { features.append(hash(19, facts.words[other])) }
        for other in min(facts.count, index + 2)..<min(facts.count, index + farthest) { features.append(hash(29, facts.words[other])) }
        form(facts, at: index, into: &features)
        known(facts, at: index, left: left, right: right, into: &features)
    }

    private static func form(_ facts: SentenceFacts, at index: Int, into features: inout [UInt64]) {
        let own = facts.facts[index]
        if !facts.masked[index] {
            func end(_ part: UInt64) { if part != 0 { features.append(hash(20, part)) } }
            end(own.prefix2)
            end(own.prefix3)
            end(own.prefix4)
            end(own.suffix1)
            end(own.suffix2)
            end(own.suffix3)
            end(own.suffix4)
            features.append(hash(21, own.shape))
            features.append(hash(22, own.length))
        }
        if index > 0, !facts.masked[index - 1] {
            features.append(hash(23, facts.facts[index - 1].shape))
            if facts.facts[index - 1].suffix3 != 0 { features.append(hash(24, facts.facts[index - 1].suffix3)) }
            if !facts.masked[index] { features.append(hash(25, facts.facts[index - 1].shape, own.shape)) }
        }
        if index + 1 < facts.count, !facts.masked[index + 1] {
            features.append(hash(26, facts.facts[index + 1].shape))
            if facts.facts[index + 1].suffix3 != 0 { features.append(hash(27, facts.facts[index + 1].suffix3)) }
            if !facts.masked[index] { features.append(hash(28, own.shape, facts.facts[index + 1].shape)) }
        }
    }

    private static func known(_ facts: SentenceFacts, at index: Int, left: UInt64, right: UInt64, into features: inout [UInt64]) {
        let last = facts.count - 1
        for member in facts.members[index] { features.append(hash(30, member)) }
        for hit in facts.hits[index] {
            features.append(hash(31, hit))
            features.append(hash(32, hit, left))
        }
        features.append(hash(33, facts.dominant[index]))
        let before = index > 0 ? facts.dominant[index - 1] : 1
        let after = index < last ? facts.dominant[index + 1] : 2
        features.append(hash(34, before))
        features.append(hash(35, after))
        features.append(hash(36, before, facts.dominant[index]))
        features.append(hash(37, facts.dominant[index], after))
        features.append(hash(38, left, facts.dominant[index]))
        features.append(hash(39, facts.dominant[index], right))
        let novelBefore: UInt64 = index > 0 ? (facts.novel[index - 1] ? 1 : 0) : 2
        let novelAfter: UInt64 = index < last ? (facts.novel[index + 1] ? 1 : 0) : 2
        features.append(hash(40, novelBefore, facts.novel[index] ? 1 : 0, novelAfter))
        if index > 0 { for hit in facts.hits[index - 1] { features.append(hash(41, hit)) } }
        if index < last { for hit in facts.hits[index + 1] { features.append(hash(42, hit)) } }
        for extra in facts.extras[index] { features.append(hash(43, extra)) }
        if index > 0 { for extra in facts.extras[index - 1] { features.append(hash(45, extra)) } }
        if index < last { for extra in facts.extras[index + 1] { features.append(hash(46, extra)) } }
    }

    /// Of the whole sentence, for its intent. None twice.
    static func sentence(_ facts: SentenceFacts, into features: inout [UInt64]) {
        features.append(hash(101, 0))
        for index in 0..<facts.count {
            let zero = facts.words[index]
            let right = word(facts, index + 1)
            features.append(hash(102, zero))
            features.append(hash(103, zero, right))
            features.append(hash(104, zero, right, word(facts, index + 2)))
            features.append(hash(105, zero, word(facts, index + 2)))
            if !facts.masked[index] {
                let own = facts.facts[index]
                if own.prefix4 != 0 { features.append(hash(106, own.prefix4)) }
                if own.suffix3 != 0 { features.append(hash(107, own.suffix3)) }
                features.append(hash(108, own.shape))
            }
            features.append(hash(109, facts.dominant[index]))
            features.append(hash(110, facts.dominant[index], right))
            for hit in facts.hits[index] { features.append(hash(111, hit)) }
            for extra in facts.extras[index] { features.append(hash(112, extra)) }
        }
        features.append(hash(113, word(facts, 0)))
        features.append(hash(114, word(facts, 0), word(facts, 1)))
        features.append(hash(115, word(facts, facts.count - 1)))
        features.append(hash(116, UInt64(min(facts.count, 12))))
        features.sort()
        var kept = 0
        for index in features.indices where index == 0 || features[index] != features[kept - 1] {
            features[kept] = features[index]
            kept += 1
        }
        features.removeLast(features.count - kept)
    }
}
