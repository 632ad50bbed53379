import WordData

/// Where Chinese words begin and end, and their parts of speech, as features to learn with: Chinese is written without spaces, and a value
/// rarely ends in the middle of a word. From jieba's dictionary; the table is read where it is embedded.
///
/// A run of characters is cut into the words that are together most probable, as if each were drawn by itself (a unigram model, found by
/// dynamic programming).
///
/// The layout, little-endian: `hkhand\n` as eight bytes, version, number of parts of speech, length of their names; the names, each after
/// its length; a `FlatTable` from the hash of a word's characters to its cost, the negative logarithm of its probability in 1,024ths, with
/// its part of speech above the lower 16 bits.
public struct HanWords: Sendable {
    private let table: FlatTable
    /// By part of speech and place (`B`, `I`, `L`, `U`) the feature's name.
    private let names: [[String]]
    private static let magic: UInt64 = 0x0A_646E_6168_6B68
    private static let headLength = 20
    private static let longestWord = 4
    /// A character that no word has costs this much.
    private static let unknownCost = 20 << 10
    private static let places = ["han/B", "han/I", "han/L", "han/U"]

    /// The words that come with the program; nil only if it was built without them.
    public static let shared: HanWords? = {
        var length = 0
        guard let start = hark_han_data(&length) else { return nil }
        return HanWords(ModelStorage(forever: UnsafeRawPointer(start), count: length))
    }()

    init?(_ storage: ModelStorage) {
        let bytes = FlatBytes(storage: storage, range: 0..<storage.count)
        let (count, nameLength) = (Int(bytes.word(12)), Int(bytes.word(16)))
        let start = Self.headLength + nameLength
        guard bytes.long(0) == Self.magic, bytes.word(8) == 1, start <= storage.count,
            let table = FlatTable(FlatBytes(storage: storage, range: start..<storage.count)),
            let names = bytes.texts(count, from: Self.headLength, to: start)
        else { return nil }
        self.names = names.map { name in ["B", "I", "L", "U"].map { "han.\(name)/\($0)" } }
        self.table = table
    }

    /// For each character of a run its place in its word, and this with the word's part of speech: `han/B`, `han.n/B` for 消 of 消息. Time is
    /// linear in the length of the run.
    public func features(of run: [Unicode.Scalar]) -> [[String]] {
        var features = [[String]](repeating: [], count: run.count)
        for word in words(of: run) {
            for index in word.range {
                let isFirst = index == word.range.lowerBound
                let isLast = index == word.range.upperBound - 1
                let place = isFirst ? (isLast ? 3 : 0) : isLast ? 2 : 1
                features[index].append(Self.places[place])
                if let kind = word.kind, kind < names.count { features[index].append(names[kind][place]) }
            }
        }
        return features
    }

    /// The words of a run, from the first to the last; `kind` is nil for a character that no word has.
    private func words(of run: [Unicode.Scalar]) -> [(range: Range<Int>, kind: Int?)] {
        /// The cheapest cut up to each place: what it costs, where its last word begins, and that word's part of speech.
        var best: [(cost: Int, start: Int, kind: Int?)] = [(0, 0, nil)]
        best.reserveCapacity(run.count + 1)
        for _ in run { best.append((.max, 0, nil)) }
        for start in run.indices {
            var word = Lexicon.emptyPhrase
            let base = best[start].cost
            for end in start + 1...min(start + Self.longestWord, run.count) {
                word = Lexicon.extend(word, by: Self.hash(run[end - 1]))
                let value = table.find(word)
                guard let cost = value.map({ Int($0 & 0xFFFF) }) ?? (end == start + 1 ? Self.unknownCost : nil), base + cost < best[end].cost else {
                    continue
                }
                best[end] = (base + cost, start, value.map { Int($0 >> 16) })
            }
        }
        var found: [(range: Range<Int>, kind: Int?)] = []
        var end = run.count
        while end > 0 {
            found.append((best[end].start..<end, best[end].kind))
            end = best[end].start
        }
        return found.reversed()
    }

    /// As `WordFacts.word` of the character.
    private static func hash(_ scalar: Unicode.Scalar) -> UInt64 {
        Hashing.mix((0xCBF2_9CE4_8422_2325 ^ UInt64(scalar.value)) &* 0x100_0000_01B3, 0)
    }
}
