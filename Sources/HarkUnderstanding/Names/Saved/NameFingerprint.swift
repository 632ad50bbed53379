/// What tells an index of some names from that of others: 128 bits of everything that the index is made of, the program's own data and its version
/// among them. Equal for equal names in every run. Nobody gains by colliding who may not change the names as well.
public struct NameFingerprint: Hashable, Sendable {
    private(set) var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private(set) var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    /// To be raised when names are read differently or the index has another form.
    static let version: UInt64 = 1

    init(first: UInt64, second: UInt64) { (self.first, self.second) = (first, second) }

    /// Of the names of a world.
    public init(_ world: World) { self.init(world, source: .shared) }

    init(_ world: World, source: GrammarSource) {
        add(Self.version)
        add(Self.data)
        source.bytes.withUnsafeBytes { add($0) }
        add(UInt64(world.contacts.count))
        // Where they are: a copy of each would take longer than what is done with it.
        world.contacts.withUnsafeBufferPointer { contacts in
            guard var contact = contacts.baseAddress else { return }
            for _ in 0..<contacts.count {
                add(contact)
                contact += 1
            }
        }
        add(UInt64(world.groups.count))
        for group in world.groups {
            add(group.name)
            add(group.alternativeNames)
        }
        add(world.user == nil ? 0 : 1)
        if let user = world.user {
            add(user.name)
            add(user.alternativeNames)
            add(UInt64(user.places.count))
            for (place, names) in user.places.sorted(by: { $0.key < $1.key }) {
                add(place)
                add(names)
            }
        }
        add(UInt64(world.vocabulary.count))
        for index in world.vocabulary.indices {
            add(world.vocabulary[index].text)
            add(world.vocabulary[index].kind)
        }
    }

    /// As sixteen hexadecimal digits and sixteen more.
    public var text: String {
        [first, second].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Of the data by which names are folded and sound alike.
    private static let data: UInt64 = {
        var all = NameFingerprint(first: 1, second: 2)
        for name in ["variants", "pinyin"] { GrammarFiles.bytes(named: name).withUnsafeBytes { all.add($0) } }
        return all.first ^ all.second
    }()

    @inline(__always) private mutating func add(_ contact: UnsafePointer<World.Contact>) {
        add(contact.pointee.fullName)
        add(contact.pointee.givenName)
        add(contact.pointee.familyName)
        add(contact.pointee.nickname)
        add(contact.pointee.nicknames)
        add(contact.pointee.phoneticName)
        add(contact.pointee.organization)
        add(contact.pointee.relations)
    }

    private mutating func add(_ texts: [String]) {
        add(UInt64(texts.count))
        for text in texts { add(text) }
    }

    @inline(__always) private mutating func add(_ text: String) {
        if text.isEmpty { return add(0) }
        let done: Void? = text.utf8.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
        if done == nil { Array(text.utf8).withUnsafeBytes { add($0) } }
    }

    /// Bytes with their number, so that no two lists of texts are alike.
    @inline(__always) private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        var offset = 0
        while offset + 8 <= bytes.count {
            add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        guard offset < bytes.count else { return }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        add(rest)
    }

    @inline(__always) private mutating func add(_ word: UInt64) {
        first = (first ^ word) &* 0x9FB2_1C65_1E98_DF25
        first ^= first >> 32
        second = (second &+ word) &* 0xD6E8_FEB8_6659_FD93
        second ^= second >> 29
    }
}
