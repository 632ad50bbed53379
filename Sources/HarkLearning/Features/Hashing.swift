/// The hashes by which words and features are told apart. They are part of the model's format: a change needs a new version.
enum Hashing {
    @inline(__always) static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        var hash = (a ^ ((b &<< 31) | (b &>> 33))) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash &>> 29
        hash = (hash &+ b) &* 0xBF58_476D_1CE4_E5B9
        return hash ^ (hash &>> 32)
    }

    static func bytes(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return mix(hash, 0x5851_F42D_4C95_7F2D)
    }

    static func name(_ name: String) -> UInt64 { bytes(name.utf8) }
}

/// A small generator with the same numbers everywhere (SplitMix64: Steele, Lea, Flood 2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z &>> 31)
    }

    /// 0 to 1, without 1.
    mutating func unit() -> Double { Double(next() &>> 11) * 0x1p-53 }
    mutating func index(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
