/// A stretch of a model's bytes, little-endian. Every read is inside what was checked when the model was opened or is checked here.
struct FlatBytes: @unchecked Sendable {
    // Immutable for as long as the model's storage lives; whoever holds a part holds the storage.
    let base: UnsafeRawPointer
    let count: Int
    let storage: ModelStorage

    init(storage: ModelStorage, range: Range<Int>) {
        base = storage.base + range.lowerBound
        count = range.count
        self.storage = storage
    }

    @inline(__always) func byte(_ offset: Int) -> UInt8 {
        guard offset >= 0, offset < count else { return 0 }
        return base.load(fromByteOffset: offset, as: UInt8.self)
    }

    @inline(__always) func short(_ offset: Int) -> UInt16 {
        guard offset >= 0, offset &+ 2 <= count else { return 0 }
        return UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
    }

    @inline(__always) func word(_ offset: Int) -> UInt32 {
        guard offset >= 0, offset &+ 4 <= count else { return 0 }
        return UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    func long(_ offset: Int) -> UInt64 { UInt64(word(offset)) | UInt64(word(offset + 4)) << 32 }
    @inline(__always) func float(_ offset: Int) -> Float { Float(bitPattern: word(offset)) }

    /// So many texts, each after its length, as `ByteWriter.text` writes them; nil when they reach over `end`.
    func texts(_ count: Int, from start: Int, to end: Int) -> [String]? {
        var found: [String] = []
        var offset = start
        for _ in 0..<count {
            let length = Int(word(offset))
            guard offset + 4 + length <= end, end <= self.count else { return nil }
            found.append(String(decoding: UnsafeRawBufferPointer(start: base + offset + 4, count: length), as: UTF8.self))
            offset += 4 + length
        }
        return found
    }
}

/// Keeps a model's bytes where they are: its own copy, or memory that lives as long as the process.
final class ModelStorage: @unchecked Sendable {
    // Never written after init.
    let base: UnsafeRawPointer
    let count: Int
    private let owned: UnsafeMutableRawPointer?

    init(copying bytes: UnsafeRawBufferPointer) {
        let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
        if let source = bytes.baseAddress { copy.copyMemory(from: source, byteCount: bytes.count) }
        base = UnsafeRawPointer(copy)
        count = bytes.count
        owned = copy
    }

    /// - Precondition: the memory is never freed or changed.
    init(forever start: UnsafeRawPointer, count: Int) {
        base = start
        self.count = count
        owned = nil
    }

    deinit { owned?.deallocate() }
}

/// Writes little-endian bytes.
struct ByteWriter {
    var bytes: [UInt8] = []

    mutating func byte(_ value: UInt8) { bytes.append(value) }
    mutating func short(_ value: UInt16) {
        bytes.append(UInt8(truncatingIfNeeded: value))
        bytes.append(UInt8(value >> 8))
    }
    mutating func word(_ value: UInt32) {
        short(UInt16(truncatingIfNeeded: value))
        short(UInt16(value >> 16))
    }
    mutating func long(_ value: UInt64) {
        word(UInt32(truncatingIfNeeded: value))
        word(UInt32(value >> 32))
    }
    mutating func float(_ value: Float) { word(value.bitPattern) }
    mutating func text(_ value: String) {
        let utf8 = Array(value.utf8)
        word(UInt32(utf8.count))
        bytes += utf8
    }
}

/// An open-addressed hash table in flat bytes: a word with the number of its places, then for each place 32 bits of the key and a value.
/// The key's upper half tells the place, its lower half is compared. 0xFFFFFFFF as the value is an empty place.
struct FlatTable: Sendable {
    let bytes: FlatBytes
    private let mask: UInt64

    /// Nil when the bytes are no table.
    init?(_ bytes: FlatBytes) {
        let places = Int(bytes.word(0))
        guard places > 0, places & (places - 1) == 0, bytes.count == 4 + places * 8 else { return nil }
        self.bytes = bytes
        mask = UInt64(places - 1)
    }

    @inline(__always) func find(_ key: UInt64) -> UInt32? {
        var place = (key &>> 32) & mask
        let check = UInt32(truncatingIfNeeded: key)
        // A table is never full; the bound is for tables that were not written by this project.
        for _ in 0...mask {
            let offset = 4 &+ Int(place) &* 8
            let value = UInt32(littleEndian: bytes.base.loadUnaligned(fromByteOffset: offset &+ 4, as: UInt32.self))
            if value == .max { return nil }
            if UInt32(littleEndian: bytes.base.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) == check { return value }
            place = (place &+ 1) & mask
        }
        return nil
    }

    static func build(_ entries: [(key: UInt64, value: UInt32)]) -> [UInt8] {
        var places = 8
        while places * 7 < entries.count * 10 { places *= 2 }
        var slots = [(UInt32, UInt32)](repeating: (0, .max), count: places)
        for (key, value) in entries {
            var place = Int((key >> 32) & UInt64(places - 1))
            while slots[place].1 != .max { place = (place + 1) & (places - 1) }
            slots[place] = (UInt32(truncatingIfNeeded: key), value)
        }
        var writer = ByteWriter()
        writer.bytes.reserveCapacity(4 + places * 8)
        writer.word(UInt32(places))
        for (check, value) in slots {
            writer.word(check)
            writer.word(value)
        }
        return writer.bytes
    }
}
