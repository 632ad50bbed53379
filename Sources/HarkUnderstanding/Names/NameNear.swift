import IntentSchema
import Synchronization

/// Names by what they nearly are: spelt with one or two mistakes, or sounding the same.
///
/// A name within one edit of another keeps one of its two halves, within two edits one of its thirds; so it is enough to look at the names
/// that share a piece, which takes the same time for any number of names but the many that share it.
struct NameNear: Sendable {
    /// A key of the index that was nearly said.
    struct Found: Hashable, Sendable {
        var key: Int
        var exactness: NameExactness
        /// What the difference costs, without that of the name itself.
        var cost: Double
    }

    /// The longest name that is looked for by its spelling, in letters.
    static let longest = 24
    /// The most names that are compared for one piece or sound.
    private static let compareLimit = 400
    /// The most names that are nearly one word.
    private static let foundLimit = 8

    let pieces: HashBuckets
    let sounds: HashBuckets
    let syllables: HashBuckets

    init(pieces: HashBuckets, sounds: HashBuckets, syllables: HashBuckets) {
        (self.pieces, self.sounds, self.syllables) = (pieces, sounds, syllables)
    }

    /// - Parameter range: which of the index's spelled keys.
    init(_ index: NameIndex, _ range: Range<Int>) {
        var pieces: [HashBuckets.Pair] = []
        var sounds: [HashBuckets.Pair] = []
        var syllables: [HashBuckets.Pair] = []
        pieces.reserveCapacity(range.count * 2)
        sounds.reserveCapacity(range.count * 2)
        for place in range {
            let item = index.spelled[place]
            let letters = index.letters(of: Int(item))
            if letters.contains(where: { $0 >= 0x80 }) {
                for sound in Pinyin.shared.sounds(of: letters) {
                    syllables.append(.init(hash: Self.short(sound.exact), item: item))
                    if sound.near != sound.exact { syllables.append(.init(hash: Self.short(sound.near), item: item)) }
                }
                continue
            }
            guard letters.count >= 2, letters.count <= Self.longest else { continue }
            Self.forEachPiece(letters) { pieces.append(.init(hash: $0, item: item)) }
            for code in Self.codes(letters) { sounds.append(.init(hash: Self.short(code), item: item)) }
        }
        self.pieces = HashBuckets(pieces)
        self.sounds = HashBuckets(sounds)
        self.syllables = HashBuckets(syllables)
    }

    var byteCount: Int { pieces.byteCount + sounds.byteCount + syllables.byteCount }

    private static func short(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }

    /// How many edits a name of a length may be away: none up to three letters, one up to eight, then two.
    static func edits(for length: Int) -> Int { length < 4 ? 0 : length < 9 ? 1 : 2 }

    private static func piece(_ tag: Int, _ length: Int, _ letters: ArraySlice<UInt8>) -> UInt32 {
        short(NameKey.extend(StableHash.extend(StableHash.extend(NameKey.empty, UInt8(tag)), UInt8(length)), letters))
    }

    private static func forEachPiece(_ letters: ArraySlice<UInt8>, _ body: (UInt32) -> Void) {
        let (count, start) = (letters.count, letters.startIndex)
        switch edits(for: count) {
        case 1:
            body(piece(0, count, letters.prefix(count / 2)))
            body(piece(1, count, letters.suffix(count - count / 2)))
        case 2:
            let third = count / 3
            body(piece(2, count, letters.prefix(third)))
            body(piece(3, count, letters[start + third..<start + count - third]))
            body(piece(4, count, letters.suffix(third)))
        default: break
        }
    }

    /// The names that a word nearly is, the nearest first.
    struct Word: Sendable {
        /// Of the word alone.
        var plain: [Found] = []
        /// Where the words beside it fit exactly, so that a likeness of sound alone is enough.
        var framed: [Found] = []
    }

    /// The names that are nearly some folded letters.
    func near(_ letters: ArraySlice<UInt8>, in index: NameIndex) -> Word {
        guard Self.isCompared(letters) else { return Word() }
        let query = SpellingQuery(letters)
        var plain = Nearest()
        spelt(letters, query, index) { plain.add($0, .misspelt, $1) }
        var framed = plain
        heard(letters, query, index) { key, cost, isFramed in
            framed.add(key, .misheard, cost)
            if !isFramed { plain.add(key, .misheard, cost) }
        }
        return Word(plain: plain.sorted, framed: framed.sorted)
    }

    /// The names that folded letters are nearly in writing, and that they do not sound like.
    func misspelt(_ letters: ArraySlice<UInt8>, in index: NameIndex) -> [Found] {
        guard Self.isCompared(letters) else { return [] }
        let query = SpellingQuery(letters)
        var found = Nearest()
        spelt(letters, query, index) { found.add($0, .misspelt, $1) }
        guard !found.isEmpty else { return [] }
        heard(letters, query, index) { key, cost, isFramed in
            if !isFramed { found.add(key, .misheard, cost) }
        }
        return found.sorted.filter { $0.exactness == .misspelt }
    }

    private static func isCompared(_ letters: ArraySlice<UInt8>) -> Bool {
        letters.count >= 3 && letters.count <= longest && letters.allSatisfy { (0x61...0x7A).contains($0) }
    }

    /// Each name at its nearest.
    private struct Nearest {
        private var found: [Int: Found] = [:]

        var isEmpty: Bool { found.isEmpty }

        mutating func add(_ key: Int, _ exactness: NameExactness, _ cost: Double) {
            if let known = found[key], (known.cost, known.exactness) <= (cost, exactness) { return }
            found[key] = Found(key: key, exactness: exactness, cost: cost)
        }

        var sorted: [Found] {
            found.isEmpty ? [] : Array(found.values.sorted { ($0.cost, $0.key) < ($1.cost, $1.key) }.prefix(foundLimit))
        }
    }

    private func spelt(_ letters: ArraySlice<UInt8>, _ query: SpellingQuery, _ index: NameIndex, _ add: (Int, Double) -> Void) {
        let (m, start) = (letters.count, letters.startIndex)
        func compare(_ key: Int) {
            let name = index.letters(of: key)
            let limit = Self.edits(for: name.count)
            guard query.mayBe(name, within: limit) else { return }
            let edits = query.edits(to: name)
            guard edits > 0, edits <= limit, let distance = EditDistance(letters, name, limit: limit)
            else { return }
            // Of few letters many names differ in one: "Anne" is hardly Anna, and "Maria" hardly Marta.
            let length = min(m, name.count)
            let isOther = m == name.count && distance.edits == 1 && distance.weight >= (length <= 4 ? 75 : 100) && length <= 5
            add(key, 0.03 + 0.0002 * Double(distance.weight) + (isOther ? 0.04 : 0))
        }
        func probe(_ tag: Int, _ count: Int, _ part: ArraySlice<UInt8>) {
            pieces.forEach(Self.piece(tag, count, part), limit: Self.compareLimit, compare)
        }
        for count in max(4, m - 2)...max(4, m + 2) {
            switch Self.edits(for: count) {
            case 1 where abs(count - m) <= 1:
                let half = count / 2
                guard half <= m, count - half <= m else { continue }
                probe(0, count, letters.prefix(half))
                probe(1, count, letters.suffix(count - half))
                // Letters swapped over the middle are in neither half.
                if count == m {
                    var swapped = Array(letters)
                    swapped.swapAt(half - 1, half)
                    probe(0, count, swapped.prefix(half))
                }
            case 2:
                let third = count / 3
                let middle = count - 2 * third
                guard third <= m else { continue }
                probe(2, count, letters.prefix(third))
                probe(4, count, letters.suffix(third))
                for shift in -2...2 where third + shift >= 0 && third + shift + middle <= m {
                    probe(3, count, letters[start + third + shift..<start + third + shift + middle])
                }
            default: break
            }
        }
    }

    /// The most edits that a name is away that sounds the same.
    private static let heardEdits = 5

    /// - Parameter add: takes a key, what it costs, and whether it only counts where the words beside it fit exactly.
    private func heard(_ letters: ArraySlice<UInt8>, _ query: SpellingQuery, _ index: NameIndex, _ add: (Int, Double, Bool) -> Void) {
        for code in Self.codes(letters) {
            let sounds = DoubleMetaphone.length(code)
            self.sounds.forEach(Self.short(code), limit: Self.compareLimit) { key in
                let name = index.letters(of: key)
                guard query.mayBe(name, within: Self.heardEdits) else { return }
                let edits = query.edits(to: name)
                guard edits > 0, edits <= Self.heardEdits else { return }
                // Few sounds say little: "Tim" is not Tom, though "Jon" is John.
                let isFramed = sounds < 3 && (edits > 1 || Self.differsInVowel(letters, name))
                if isFramed, sounds < 2, edits > 3 { return }
                // "Beatrice" has the sounds of Patricia only where b is p.
                if edits > 1, Self.differsInVoice(letters, name) { return }
                add(key, 0.04 + 0.006 * Double(edits), isFramed)
            }
        }
    }

    /// Whether the first letters are a voiced consonant and another sound.
    private static func differsInVoice(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        guard let first = left.first, let second = right.first, first != second else { return false }
        let voiced: [UInt8] = [UInt8(ascii: "b"), UInt8(ascii: "d"), UInt8(ascii: "v")]
        return voiced.contains(first) || voiced.contains(second)
    }

    private static func differsInVowel(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        left.count == right.count && zip(left, right).contains { $0 != $1 && EditDistance.isVowel($0) && EditDistance.isVowel($1) }
    }

    /// The codes of a name's sound, without repetition. Between vowels `bh` and `mh` may be a v, as in Siobhan.
    private static func codes(_ letters: ArraySlice<UInt8>) -> [UInt64] {
        let code = DoubleMetaphone(letters)
        var codes = code.primary == code.secondary ? [code.primary] : [code.primary, code.secondary]
        var softened: [UInt8] = []
        var changed = false
        for index in letters.indices {
            let letter = letters[index]
            if letter == UInt8(ascii: "h"), index > letters.startIndex + 1,
                letters[index - 1] == UInt8(ascii: "b") || letters[index - 1] == UInt8(ascii: "m"),
                EditDistance.isVowel(letters[index - 2])
            {
                softened[softened.count - 1] = UInt8(ascii: "v")
                changed = true
            } else {
                softened.append(letter)
            }
        }
        if changed {
            let soft = DoubleMetaphone(softened)
            codes += [soft.primary, soft.secondary].filter { !codes.contains($0) }
        }
        return codes.filter { $0 != 0 }
    }

    /// Chinese names that sound like folded letters; `near` for those that only nearly do.
    func sounding(_ letters: ArraySlice<UInt8>, in index: NameIndex) -> [Found] {
        guard letters.count >= 4, letters.count <= 40 else { return [] }
        let said = Pinyin.shared.sounds(of: letters)
        guard !said.isEmpty else { return [] }
        var found: [Int: Double] = [:]
        for sound in said {
            for (hash, isExact) in [(sound.exact, true), (sound.near, false)] {
                syllables.forEach(Self.short(hash), limit: Self.compareLimit) { key in
                    let name = index.letters(of: key)
                    guard name != letters else { return }
                    // The other name's further readings count like its first.
                    let same = isExact && Pinyin.shared.sounds(of: name).contains { $0.exact == sound.exact }
                    let cost = same ? 0.02 : 0.045
                    if let known = found[key], known <= cost { return }
                    found[key] = cost
                }
            }
        }
        return found.map { Found(key: $0.key, exactness: .misheard, cost: $0.value) }.sorted { ($0.cost, $0.key) < ($1.cost, $1.key) }
    }
}

/// The near names of an index, made when they are first asked for: a world that is only loaded pays nothing for them.
final class LazyNameNear: Sendable {
    private let index: NameIndex
    private let range: Range<Int>
    private let made: Mutex<NameNear?>

    /// - Parameter made: the near names, where they are known already.
    init(_ index: NameIndex, _ range: Range<Int>, made: NameNear? = nil) {
        self.made = Mutex(made)
        self.index = index
        self.range = range
    }

    var value: NameNear {
        made.withLock { made in
            if let made { return made }
            let fresh = NameNear(index, range)
            made = fresh
            return fresh
        }
    }
}
