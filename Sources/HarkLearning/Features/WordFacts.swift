/// What a word tells by itself: its hashes as a whole, by its form and by its ends.
struct WordFacts: Sendable, Hashable {
    /// The word without regard to case.
    var word: UInt64
    /// Its pattern: `Aa`, `00:00`, `h` for Han; runs of letters shortened to two.
    var shape: UInt64
    /// The pattern if all were in lower case.
    var lowerShape: UInt64
    var prefix2: UInt64
    var prefix3: UInt64
    var prefix4: UInt64
    var suffix1: UInt64
    var suffix2: UInt64
    var suffix3: UInt64
    var suffix4: UInt64
    /// 1 to 8 characters, then longer.
    var length: UInt64
    /// A token in angle brackets, `<person>`, stands for a class of words: it is known as it stands, and as nothing else.
    var isClass: Bool

    init(_ token: String) {
        // Beyond this a token is no word; its first part tells as much.
        var folded: [UInt32] = []
        var shape: [UInt8] = []
        var lower: [UInt8] = []
        folded.reserveCapacity(16)
        for scalar in token.unicodeScalars.prefix(64) {
            let kind: UInt8
            switch scalar.value {
            case 0x30...0x39: kind = 0x30
            case 0x61...0x7A: kind = 0x61
            case 0x41...0x5A: kind = 0x41
            case 0..<0x80: kind = UInt8(scalar.value)
            case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x3FFFF: kind = 0x68
            default: kind = scalar.properties.isUppercase ? 0x41 : scalar.properties.isAlphabetic ? 0x61 : 0x75
            }
            Self.extend(&shape, by: kind)
            Self.extend(&lower, by: kind == 0x41 ? 0x61 : kind)
            if scalar.value < 0x80 {
                folded.append(kind == 0x41 ? scalar.value + 32 : scalar.value)
            } else {
                for lower in scalar.properties.lowercaseMapping.unicodeScalars { folded.append(lower.value) }
            }
        }
        func hash(_ part: ArraySlice<UInt32>, _ kind: UInt64) -> UInt64 {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ kind
            for value in part { hash = (hash ^ UInt64(value)) &* 0x100_0000_01B3 }
            return Hashing.mix(hash, kind)
        }
        let count = folded.count
        word = hash(folded[...], 0)
        self.shape = Hashing.mix(Hashing.bytes(shape), 9)
        lowerShape = Hashing.mix(Hashing.bytes(lower), 9)
        prefix2 = count > 2 ? hash(folded.prefix(2), 1) : 0
        prefix3 = count > 3 ? hash(folded.prefix(3), 2) : 0
        prefix4 = count > 4 ? hash(folded.prefix(4), 3) : 0
        suffix1 = count > 1 ? hash(folded.suffix(1), 8) : 0
        suffix2 = count > 2 ? hash(folded.suffix(2), 4) : 0
        suffix3 = count > 3 ? hash(folded.suffix(3), 5) : 0
        suffix4 = count > 4 ? hash(folded.suffix(4), 6) : 0
        length = UInt64(min(count, 9))
        isClass = count > 2 && folded.first == 0x3C && folded.last == 0x3E
    }

    private static func extend(_ shape: inout [UInt8], by kind: UInt8) {
        let count = shape.count
        if count < 2 || shape[count - 1] != kind || shape[count - 2] != kind || kind == 0x30 { shape.append(kind) }
    }
}
