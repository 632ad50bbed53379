import WordData

/// Which kinds of thing English words and phrases stand for, as features to learn with: so that a dish or a city is known as one even
/// where the training sentences have others. From WordNet; the table is read where it is embedded, there is nothing to load.
///
/// The layout, little-endian: `hkwords\n`, version, number of classes, length of their names, length of the sets; the names, each after its
/// length; the sets, each a number of classes and the classes; a `FlatTable` from the hash of a phrase to its set.
public struct WordClasses: Sendable {
    private let sets: FlatBytes
    private let table: FlatTable
    /// By class and place (`B`, `I`, `L`, `U`) the feature's name.
    private let names: [[String]]
    private static let magic: UInt64 = 0x0A73_6472_6F77_6B68
    private static let headLength = 24
    private static let longestPhrase = 4

    /// The classes that come with the program; nil only if it was built without them.
    public static let shared: WordClasses? = {
        var length = 0
        guard let start = hark_word_data(&length) else { return nil }
        return WordClasses(ModelStorage(forever: UnsafeRawPointer(start), count: length))
    }()

    init?(_ storage: ModelStorage) {
        let bytes = FlatBytes(storage: storage, range: 0..<storage.count)
        let (count, nameLength, setLength) = (Int(bytes.word(12)), Int(bytes.word(16)), Int(bytes.word(20)))
        let setStart = Self.headLength + nameLength
        guard bytes.long(0) == Self.magic, bytes.word(8) == 1, setStart + setLength <= storage.count,
            let table = FlatTable(FlatBytes(storage: storage, range: setStart + setLength..<storage.count)),
            let names = bytes.texts(count, from: Self.headLength, to: setStart)
        else { return nil }
        self.names = names.map { name in ["B", "I", "L", "U"].map { "\(name)/\($0)" } }
        self.table = table
        sets = FlatBytes(storage: storage, range: setStart..<setStart + setLength)
    }

    /// For each word its classes with its place in the phrase that has them: `h.city/B`, `h.city/L` for "new york"; of phrases inside one
    /// another the longest counts. A word that is not known has `none`.
    public func features(of tokens: [String]) -> [[String]] {
        let words = tokens.map { WordFacts($0).word }
        var features = [[String]](repeating: [], count: tokens.count)
        var covered = [Int](repeating: 0, count: names.count)
        for start in words.indices {
            var found: [UInt32?] = []
            var phrase = Lexicon.emptyPhrase
            for index in start..<min(words.count, start + Self.longestPhrase) {
                phrase = Lexicon.extend(phrase, by: words[index])
                found.append(table.find(phrase))
            }
            for length in stride(from: found.count, to: 0, by: -1) {
                guard let set = found[length - 1] else { continue }
                let end = start + length
                for place in 0..<Int(sets.byte(Int(set))) {
                    let kind = Int(sets.byte(Int(set) + 1 + place))
                    guard kind < names.count, covered[kind] < end else { continue }
                    covered[kind] = end
                    for index in start..<end {
                        features[index].append(names[kind][length == 1 ? 3 : index == start ? 0 : index == end - 1 ? 2 : 1])
                    }
                }
            }
        }
        for index in features.indices where features[index].isEmpty { features[index].append("none") }
        return features
    }

    /// The sentences with the classes of their words beside the features they have.
    public static func adding(to sentences: [TaggedSentence]) -> [TaggedSentence] {
        guard let shared else { return sentences }
        return sentences.map { sentence in
            var sentence = sentence
            let own = sentence.features
            sentence.features = shared.features(of: sentence.tokens)
            for (index, features) in own.enumerated() { sentence.features[index] += features }
            return sentence
        }
    }
}
