/// Fowler, Noll and Vo's hash of UTF-8 (FNV-1a, 64 bits): the same in every run, to tell things apart by a short name. Not for
/// anything that an adversary gains by colliding.
package enum StableHash {
    package static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    @inlinable package static func extend(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    @inlinable package static func of(_ text: some StringProtocol) -> UInt64 { of(text.utf8) }

    @inlinable package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(seed) { extend($0, $1) } }
}
