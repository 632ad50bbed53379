import IntentSchema

/// All names of a world in flat arrays: a hash table of keys, and for each key the things it may mean.
///
/// Nothing is allocated for a name. A look-up costs one probe, whatever the number of names.
struct NameIndex: Sendable {
    /// One thing that a key may mean.
    struct Entry: Sendable, BitwiseCopyable {
        /// The place in the world's contacts, groups or vocabulary.
        var thing: UInt32
        /// The entry of the same key before this one, or `none`.
        var previous: UInt32
        var exactness: NameExactness
        var kind: UInt8
        /// In how many words it is written; 0 where that does not matter.
        var words: UInt8
        /// Fills the entry up, so that the same entries are the same bytes.
        private let filling: UInt8 = 0

        init(thing: UInt32, previous: UInt32, exactness: NameExactness, kind: UInt8, words: UInt8) {
            (self.thing, self.previous, self.exactness, self.kind, self.words) = (thing, previous, exactness, kind, words)
        }
    }

    struct Key: Sendable, BitwiseCopyable {
        var hash: UInt64
        /// The last entry.
        var head: UInt32
        /// Where its letters begin in `text`, or `none` when they are not kept.
        var text: UInt32
        var length: UInt8
        /// The best exactness of a person and of anything else; `absent` for none.
        var bestPerson: UInt8
        var bestOther: UInt8
        /// How many entries it has, those that are parts of names counted apart.
        var whole: UInt8 = 0
        var parts: UInt8 = 0
        private let filling: (UInt8, UInt8, UInt8) = (0, 0, 0)

        /// A key of nothing yet.
        init(hash: UInt64) {
            self.hash = hash
            (head, text, length) = (NameIndex.none, NameIndex.none, 0)
            (bestPerson, bestOther) = (NameIndex.absent, NameIndex.absent)
        }
    }

    static let none = UInt32.max
    static let absent = UInt8.max
    static let person: UInt8 = 0
    /// The most things that one key keeps, whole names and parts counted apart; further ones are only found by a longer name.
    static let entryLimit: UInt8 = 100

    private(set) var keys = FlatArray<Key>()
    private(set) var entries = FlatArray<Entry>()
    /// The letters of names that are looked for by spelling and sound, and the keys that have them.
    private(set) var text: [UInt8] = []
    private(set) var spelled = FlatArray<UInt32>()
    /// A place in `keys` with half of the key's hash above it, so that other keys are passed over without being looked at.
    private(set) var slots = FlatArray<UInt64>()
    private var mask = 0

    /// As it was saved; nil for what is no such thing.
    init?(keys: FlatArray<Key>, entries: FlatArray<Entry>, slots: FlatArray<UInt64>, text: [UInt8], spelled: FlatArray<UInt32>) {
        // There must be a free slot to end a search.
        guard slots.count >= 64, slots.count & (slots.count - 1) == 0, keys.count < slots.count else { return nil }
        (self.keys, self.entries, self.slots, self.text, self.spelled) = (keys, entries, slots, text, spelled)
        mask = slots.count - 1
    }

    init(capacity: Int) {
        var size = 64
        while size < capacity * 2 { size *= 2 }
        slots = FlatArray(repeating: Self.free, count: size)
        mask = size - 1
        keys.reserveCapacity(capacity)
        entries.reserveCapacity(capacity + capacity / 2)
        text.reserveCapacity(capacity * 4)
    }

    private static let free = UInt64.max

    private static func mix(_ hash: UInt64) -> UInt64 { hash &* 0x9E37_79B9_7F4A_7C15 }

    private static func first(_ mixed: UInt64) -> Int { Int(truncatingIfNeeded: mixed >> 32) }

    /// In which part of the table a key stands, of so many.
    func region(of hash: UInt64, among regions: Int) -> Int { (Self.first(Self.mix(hash)) & mask) * regions / (mask + 1) }

    /// The place of a key, or nil when nothing is called so.
    func find(_ hash: UInt64) -> Int? {
        let mixed = Self.mix(hash)
        var slot = Self.first(mixed) & mask
        while true {
            let taken = slots[slot]
            if taken == Self.free { return nil }
            if UInt32(truncatingIfNeeded: taken >> 32) == UInt32(truncatingIfNeeded: mixed) {
                let place = Int(UInt32(truncatingIfNeeded: taken))
                if keys[place].hash == hash { return place }
            }
            slot = (slot + 1) & mask
        }
    }

    func letters(of key: Int) -> ArraySlice<UInt8> {
        let start = keys[key].text
        return start == Self.none ? [] : text[Int(start)..<Int(start) + Int(keys[key].length)]
    }

    /// The entries of a key, the last first.
    func forEach(_ key: Int, _ body: (Entry) -> Void) {
        var next = keys[key].head
        while next != Self.none {
            let entry = entries[Int(next)]
            body(entry)
            next = entry.previous
        }
    }

    /// - Parameter keeping: letters to keep, so that the name is also found by spelling and sound.
    mutating func insert(
        _ hash: UInt64, thing: Int, kind: UInt8, exactness: NameExactness, words: Int, keeping letters: ArraySlice<UInt8>? = nil
    ) {
        guard hash != NameKey.empty else { return }
        let key = place(hash)
        if let letters, keys[key].text == Self.none, letters.count <= Int(UInt8.max) {
            keys[key].text = UInt32(text.count)
            keys[key].length = UInt8(letters.count)
            text.append(contentsOf: letters)
            spelled.append(UInt32(key))
        }
        let head = keys[key].head
        if head != Self.none, entries[Int(head)].thing == UInt32(thing), entries[Int(head)].kind == kind {
            // One thing under one key keeps its best name.
            if exactness < entries[Int(head)].exactness {
                entries[Int(head)].exactness = exactness
                entries[Int(head)].words = UInt8(min(words, 255))
                note(exactness, kind, key)
            }
            return
        }
        if exactness <= .relation {
            guard keys[key].whole < Self.entryLimit else { return }
            keys[key].whole += 1
        } else {
            guard keys[key].parts < Self.entryLimit else { return }
            keys[key].parts += 1
        }
        keys[key].head = UInt32(entries.count)
        entries.append(
            Entry(thing: UInt32(thing), previous: head, exactness: exactness, kind: kind, words: UInt8(min(words, 255))))
        note(exactness, kind, key)
    }

    private mutating func note(_ exactness: NameExactness, _ kind: UInt8, _ key: Int) {
        if kind == Self.person {
            keys[key].bestPerson = min(keys[key].bestPerson, exactness.rawValue)
        } else {
            keys[key].bestOther = min(keys[key].bestOther, exactness.rawValue)
        }
    }

    /// The place of a key, made where there is none.
    private mutating func place(_ hash: UInt64) -> Int {
        let mixed = Self.mix(hash)
        var slot = Self.first(mixed) & mask
        while true {
            let taken = slots[slot]
            if taken == Self.free { break }
            if UInt32(truncatingIfNeeded: taken >> 32) == UInt32(truncatingIfNeeded: mixed) {
                let place = Int(UInt32(truncatingIfNeeded: taken))
                if keys[place].hash == hash { return place }
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = mixed << 32 | UInt64(keys.count)
        keys.append(Key(hash: hash))
        if keys.count * 3 > slots.count * 2 { grow() }
        return keys.count - 1
    }

    private mutating func grow() {
        let size = slots.count * 2
        slots = FlatArray(repeating: Self.free, count: size)
        mask = size - 1
        for place in keys.indices {
            let mixed = Self.mix(keys[place].hash)
            var slot = Self.first(mixed) & mask
            while slots[slot] != Self.free { slot = (slot + 1) & mask }
            slots[slot] = mixed << 32 | UInt64(place)
        }
    }

    /// About how much memory the index takes, in bytes.
    var byteCount: Int {
        keys.count * MemoryLayout<Key>.stride + entries.count * MemoryLayout<Entry>.stride + slots.count * 8 + text.count + spelled.count * 4
    }
}
