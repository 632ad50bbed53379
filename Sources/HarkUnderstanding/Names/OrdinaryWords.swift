import IntentSchema

/// English words that are never taken for a misspelt name: "text her later" has no Walter.
struct OrdinaryWords: Sendable {
    static let shared = OrdinaryWords(GrammarFiles.bytes(named: "ordinary"))

    /// Sorted, for there is nothing to allocate for each.
    private let hashes: [UInt64]

    init(_ data: [UInt8]) {
        var hashes: [UInt64] = []
        hashes.reserveCapacity(data.count / 6)
        var hash = NameKey.empty
        var isNotice = false
        for byte in data {
            switch byte {
            case UInt8(ascii: "#"): isNotice = true
            case UInt8(ascii: "\n"), UInt8(ascii: " "):
                if hash != NameKey.empty { hashes.append(hash) }
                hash = NameKey.empty
                if byte == UInt8(ascii: "\n") { isNotice = false }
            default: if !isNotice { hash = StableHash.extend(hash, byte) }
            }
        }
        self.hashes = hashes.sorted()
    }

    /// - Parameter hash: of the folded word, as a token has it.
    func contains(_ hash: UInt64) -> Bool {
        var (low, high) = (0, hashes.count)
        while low < high {
            let middle = (low + high) / 2
            if hashes[middle] < hash { low = middle + 1 } else { high = middle }
        }
        return low < hashes.count && hashes[low] == hash
    }
}
