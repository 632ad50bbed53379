import IntentSchema

/// English words that are never taken for a misspelt name: "text her later" has no Walter.
struct OrdinaryWords: Sendable {
    static let shared = OrdinaryWords(GrammarFiles.bytes(named: "ordinary"))

    /// An open hash table; 0 is a free place.
    private var slots = [UInt64](repeating: 0, count: 1 << 15)

    init(_ data: [UInt8]) {
        var hash = NameKey.empty
        var isNotice = false
        for byte in data {
            switch byte {
            case UInt8(ascii: "#"): isNotice = true
            case UInt8(ascii: "\n"), UInt8(ascii: " "):
                if hash != NameKey.empty, slots[place(hash)] == 0 { slots[place(hash)] = hash }
                hash = NameKey.empty
                if byte == UInt8(ascii: "\n") { isNotice = false }
            default: if !isNotice { hash = StableHash.extend(hash, byte) }
            }
        }
    }

    /// - Parameter hash: of the folded word, as a token has it.
    func contains(_ hash: UInt64) -> Bool { slots[place(hash)] != 0 }

    /// Where a word stands or would stand. The list is far shorter than the table, so there is always a free place.
    private func place(_ hash: UInt64) -> Int {
        var place = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 49)
        while slots[place] != 0, slots[place] != hash { place = (place + 1) & (slots.count - 1) }
        return place
    }
}
