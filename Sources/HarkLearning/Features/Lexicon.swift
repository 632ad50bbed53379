/// What the training sentences and the given lists say of words and phrases: in how many sentences a word occurred, as what, and of
/// which slots and lists a phrase was a whole value. Read from flat bytes, so that there is nothing to load.
///
/// In training a word or value is looked at as if its own sentence were not there (`own`), so that what is learned about it is what will be
/// seen of a new sentence's words.
struct Lexicon: Sendable {
    /// Class of words outside all slots; slots follow, and then the given lists.
    static let outside: UInt16 = 0
    /// Longest phrase, in words.
    static let longestPhrase = 8

    let table: FlatTable
    let entries: FlatBytes

    /// The phrase's hash when a word is added.
    @inline(__always) static func extend(_ phrase: UInt64, by word: UInt64) -> UInt64 { Hashing.mix(phrase &+ 0x1234_5678_9ABC, word) }
    static let emptyPhrase: UInt64 = 0x7068_7261_7365

    /// Calls with each class and its count; returns in how many sentences the word occurs.
    @inline(__always)
    func look(_ key: UInt64, _ body: (UInt16, Int) -> Void) -> Int {
        guard let start = table.find(key) else { return 0 }
        var offset = Int(start)
        let frequency = Int(entries.byte(offset))
        let count = Int(entries.byte(offset + 1))
        offset += 2
        for _ in 0..<count {
            body(entries.short(offset), Int(entries.byte(offset + 2)))
            offset += 3
        }
        return frequency
    }
}

/// Gathers what becomes a `Lexicon`.
struct LexiconBuilder {
    private struct Entry {
        var frequency = 0
        var classes: [UInt16: Int] = [:]
    }
    private var found: [UInt64: Entry] = [:]

    mutating func note(word: UInt64) { found[word, default: Entry()].frequency += 1 }
    mutating func note(_ key: UInt64, as kind: UInt16, times: Int = 1) { found[key, default: Entry()].classes[kind, default: 0] += times }

    func build() -> (table: [UInt8], entries: [UInt8]) {
        var entries = ByteWriter()
        var offsets: [(UInt64, UInt32)] = []
        for (key, entry) in found.sorted(by: { $0.key < $1.key }) {
            offsets.append((key, UInt32(entries.bytes.count)))
            let classes = entry.classes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(60)
            entries.byte(UInt8(min(entry.frequency, 255)))
            entries.byte(UInt8(classes.count))
            for (kind, count) in classes {
                entries.short(kind)
                entries.byte(UInt8(min(count, 255)))
            }
        }
        return (FlatTable.build(offsets), entries.bytes)
    }
}
