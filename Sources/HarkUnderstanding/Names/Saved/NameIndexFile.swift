/// The form of a saved index: a head, the places of its sections, and the sections, each from a multiple of 16 on. Its numbers are the machine's own; a file
/// of another machine has another magic number.
///
/// | bytes | |
/// |---|---|
/// | 0 | magic number and version |
/// | 8 | length of all |
/// | 16, 24 | the fingerprint of the names |
/// | 32, 40 | checksum of everything after the head |
/// | 48 | number of sections |
/// | 64 | each section's beginning and length |
enum NameIndexFile {
    private static let magic: UInt64 = 0x4861_726B_4E61_6D00 | NameFingerprint.version
    private static let headLength = 64

    /// Puts sections together.
    static func bytes(_ fingerprint: NameFingerprint, sections: [[UInt8]]) -> [UInt8] {
        var places: [UInt64] = []
        var end = headLength + (sections.count * 16)
        for section in sections {
            places += [UInt64(end), UInt64(section.count)]
            end += (section.count + 15) / 16 * 16
        }
        var all: [UInt8] = []
        all.reserveCapacity(end)
        func append(_ number: UInt64) { withUnsafeBytes(of: number) { all.append(contentsOf: $0) } }
        for number in [magic, UInt64(end), fingerprint.first, fingerprint.second, 0, 0, UInt64(sections.count), 0] + places { append(number) }
        for section in sections {
            all.append(contentsOf: section)
            all.append(contentsOf: repeatElement(0, count: (16 - section.count % 16) % 16))
        }
        let sum = all.withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0[headLength...])) }
        all.withUnsafeMutableBytes {
            $0.storeBytes(of: sum.0, toByteOffset: 32, as: UInt64.self)
            $0.storeBytes(of: sum.1, toByteOffset: 40, as: UInt64.self)
        }
        return all
    }

    /// Where the sections stand; nil for what is no index of these names, was cut off or changed.
    static func sections(_ memory: NameMemory, _ fingerprint: NameFingerprint, count: Int) -> [Range<Int>]? {
        let bytes = memory.bytes
        func number(_ offset: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
        guard bytes.count >= headLength + count * 16, number(0) == magic, number(8) == UInt64(bytes.count), number(16) == fingerprint.first,
            number(24) == fingerprint.second, number(48) == UInt64(count)
        else { return nil }
        let sum = checksum(UnsafeRawBufferPointer(rebasing: bytes[headLength...]))
        guard number(32) == sum.0, number(40) == sum.1 else { return nil }
        var found: [Range<Int>] = []
        for index in 0..<count {
            let (start, length) = (number(headLength + index * 16), number(headLength + index * 16 + 8))
            guard start <= UInt64(bytes.count), length <= UInt64(bytes.count) - start else { return nil }
            found.append(Int(start)..<Int(start + length))
        }
        return found
    }

    /// Of bytes whose number is a multiple of sixteen.
    private static func checksum(_ bytes: UnsafeRawBufferPointer) -> (UInt64, UInt64) {
        var sums: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
        var offset = 0
        while offset + 32 <= bytes.count {
            sums.0 = (sums.0 ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9FB2_1C65_1E98_DF25
            sums.1 = (sums.1 ^ bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)) &* 0x9FB2_1C65_1E98_DF25
            sums.2 = (sums.2 ^ bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self)) &* 0x9FB2_1C65_1E98_DF25
            sums.3 = (sums.3 ^ bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self)) &* 0x9FB2_1C65_1E98_DF25
            offset += 32
        }
        while offset < bytes.count {
            sums.0 = (sums.0 ^ UInt64(bytes[offset])) &* 0x9FB2_1C65_1E98_DF25
            offset += 1
        }
        return (sums.0 ^ (sums.1 << 32 | sums.1 >> 32), sums.2 ^ (sums.3 << 32 | sums.3 >> 32) ^ UInt64(bytes.count))
    }
}
