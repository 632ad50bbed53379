import IntentSchema

/// Finds people by any of their names, by relation and by the names that apps taught.
///
/// Keys ignore spaces, case, width, accents and traditional characters, so that "blood works northwest" finds
/// "BloodWorks Northwest".
struct ContactIndex: Sendable {
    /// How well a name fits; a better rank hides the worse ones, so that "Stef" never means "Brent Stef" while there is a Stef.
    enum Rank: UInt8, Comparable, Sendable {
        /// The full name, the nickname or the relation.
        case exact
        /// The given or the family name.
        case part
        /// A word inside the full name.
        case inside
        static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    }

    struct Match: Sendable, Hashable {
        var contact: Int
        var rank: Rank
    }

    private struct Entry: Sendable {
        var contact: Int32
        var rank: Rank
        /// The entry of the same key before this one, or -1.
        var previous: Int32
    }

    let contacts: [World.Contact]
    private var heads: [UInt64: Int32] = [:]
    private var entries: [Entry] = []
    /// Keys of names that apps taught.
    private var taught: Set<UInt64> = []
    /// A relation's words → the relation's name.
    private let relationNames: [UInt64: UInt64]
    /// The most tokens that a known name has; a longer run is not looked up.
    private(set) var longestName = 1

    /// The most people that one name may stand for.
    static let matchLimit = 50
    private static let tokenLimit = 24

    init(contacts: [World.Contact], taught names: [String], source: GrammarSource) {
        self.contacts = contacts
        var relationNames: [UInt64: UInt64] = [:]
        for relation in source.relations {
            for word in source.text(relation.words).split(separator: " ") {
                relationNames[NameKey.key(word)] = relation.name
            }
        }
        self.relationNames = relationNames
        heads.reserveCapacity(contacts.count * 4)
        entries.reserveCapacity(contacts.count * 4)
        for (index, contact) in contacts.enumerated() { add(contact, index) }
        for name in names {
            let scan = NameKey.scan(name)
            taught.insert(scan.key)
            longestName = max(longestName, min(scan.words.count, Self.tokenLimit))
        }
    }

    private mutating func add(_ contact: World.Contact, _ index: Int) {
        let full = NameKey.scan(contact.fullName)
        longestName = max(longestName, min(full.words.count, Self.tokenLimit))
        insert(full.key, index, .exact)
        for name in [contact.nickname] + contact.nicknames where !name.isEmpty { insertName(name, index, .exact) }
        for relation in contact.relations where !relation.isEmpty {
            insertName(relation, index, .exact)
            if let canonical = relationNames[NameKey.key(relation)] { insert(canonical, index, .exact) }
        }
        if !contact.givenName.isEmpty { insertName(contact.givenName, index, .part) }
        if !contact.familyName.isEmpty {
            insertName(contact.familyName, index, .part)
            // People say either order; Chinese full names are written family name first.
            insertName(contact.givenName + contact.familyName, index, .exact)
            insertName(contact.familyName + contact.givenName, index, .exact)
        }
        if full.words.count > 1, !full.isHan { for word in full.words { insert(word, index, .inside) } }
    }

    private mutating func insertName(_ name: String, _ index: Int, _ rank: Rank) {
        let scan = NameKey.scan(name)
        longestName = max(longestName, min(scan.words.count, Self.tokenLimit))
        insert(scan.key, index, rank)
    }

    private mutating func insert(_ key: UInt64, _ contact: Int, _ rank: Rank) {
        guard key != NameKey.empty else { return }
        let previous = heads[key] ?? -1
        if previous >= 0, entries[Int(previous)].contact == contact {
            // One contact under one key keeps its best rank.
            if rank < entries[Int(previous)].rank { entries[Int(previous)].rank = rank }
            return
        }
        entries.append(Entry(contact: Int32(contact), rank: rank, previous: previous))
        heads[key] = Int32(entries.count - 1)
    }

    /// The people of a name, best rank only, in the order of the contacts.
    func matches(_ key: UInt64) -> [Match] {
        var found: [Match] = []
        var best = Rank.inside
        var next = heads[key] ?? -1
        while next >= 0 {
            let entry = entries[Int(next)]
            if entry.rank < best {
                best = entry.rank
                found.removeAll(keepingCapacity: true)
            }
            if entry.rank == best { found.append(Match(contact: Int(entry.contact), rank: entry.rank)) }
            next = entry.previous
        }
        return Array(found.reversed().prefix(Self.matchLimit))
    }

    /// The best rank of a name, without collecting the people.
    func rank(_ key: UInt64) -> Rank? {
        var best: Rank?
        var next = heads[key] ?? -1
        while next >= 0 {
            let entry = entries[Int(next)]
            best = min(best ?? entry.rank, entry.rank)
            if best == .exact { break }
            next = entry.previous
        }
        return best
    }

    func isTaught(_ key: UInt64) -> Bool { taught.contains(key) }

    /// The key of the relation that a word names, if it names one.
    func relation(_ key: UInt64) -> UInt64? { relationNames[key] }
}

/// Names as keys: the letters and digits of the folded text, without anything between them.
enum NameKey {
    static let empty = StableHash.seed

    struct Scan {
        var key: UInt64
        /// Keys of the parts between spaces and, in Latin script, at case changes.
        var words: [UInt64]
        var isHan: Bool
    }

    static func key(_ name: some StringProtocol) -> UInt64 {
        var key = empty
        for byte in folded(name).utf8 where isNameByte(byte) { key = StableHash.extend(key, byte) }
        return key
    }

    static func extend(_ key: UInt64, with folded: String) -> UInt64 {
        var key = key
        for byte in folded.utf8 where isNameByte(byte) { key = StableHash.extend(key, byte) }
        return key
    }

    static func scan(_ name: String) -> Scan {
        var scan = Scan(key: empty, words: [], isHan: false)
        var word = empty
        for byte in folded(name).utf8 {
            if isNameByte(byte) {
                scan.key = StableHash.extend(scan.key, byte)
                word = StableHash.extend(word, byte)
                scan.isHan = scan.isHan || byte >= 0xE3
            } else if word != empty, byte != UInt8(ascii: "'") {
                scan.words.append(word)
                word = empty
            }
        }
        if word != empty { scan.words.append(word) }
        return scan
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }

    /// The quick path for plain ASCII, which most contacts are.
    private static func folded(_ name: some StringProtocol) -> String {
        name.utf8.allSatisfy { $0 < 0x80 } ? name.lowercased() : Folding.fold(name)
    }
}
