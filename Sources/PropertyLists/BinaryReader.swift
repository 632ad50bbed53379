import Foundation

/// Reads binary property lists (`bplist00`).
///
/// Every offset, count and reference is checked against the file before it is used. Objects may be named many times;
/// the budget counts them as they expand, and an object inside itself runs into the limit of depth.
struct BinaryReader {
    private let bytes: [UInt8]
    private var budget: Budget
    private var offsetSize = 0
    private var referenceSize = 0
    private var objectCount = 0
    private var tableStart = 0
    /// Bytes of strings and data that may still be copied: as they expand, a few times the file.
    private var textLeft: Int

    init(_ bytes: [UInt8], limits: PropertyListLimits) {
        self.bytes = bytes
        budget = Budget(limits)
        textLeft = 4 * limits.bytes
    }

    mutating func read() throws(PropertyList.Unreadable) -> PropertyList {
        guard bytes.count >= 8 + 1 + 32, bytes[6] == 0x30 else { throw failure("not version 0 of the binary format") }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw failure("malformed trailer") }
        objectCount = try integer(trailer + 8, 8)
        let top = try integer(trailer + 16, 8)
        tableStart = try integer(trailer + 24, 8)
        guard objectCount > 0, objectCount <= bytes.count, top < objectCount, tableStart >= 9,
            tableStart <= trailer, objectCount <= (trailer - tableStart) / offsetSize
        else { throw failure("malformed trailer") }
        return try object(top, depth: 0)
    }

    private func failure(_ reason: String) -> PropertyList.Unreadable { PropertyList.Unreadable(reason: reason) }

    /// An unsigned number that fits `Int`.
    private func integer(_ position: Int, _ size: Int) throws(PropertyList.Unreadable) -> Int {
        guard position >= 0, size <= bytes.count - position else { throw failure("unexpected end of file") }
        var value: UInt64 = 0
        for index in position..<(position + size) { value = value << 8 | UInt64(bytes[index]) }
        guard let result = Int(exactly: value) else { throw failure("a number out of range") }
        return result
    }

    private mutating func object(_ index: Int, depth: Int) throws(PropertyList.Unreadable) -> PropertyList {
        guard index < objectCount else { throw failure("a reference to no object") }
        let position = try integer(tableStart + index * offsetSize, offsetSize)
        guard position >= 8, position < tableStart else { throw failure("an object outside of the file") }
        let marker = bytes[position], kind = marker >> 4, low = Int(marker & 0xF)
        try budget.take(isContainer: kind == 0xA || kind == 0xC || kind == 0xD, depth: depth)
        switch kind {
        case 0x0:
            guard marker == 0x08 || marker == 0x09 else { throw failure("an unknown kind of object") }
            return .boolean(marker == 0x09)
        case 0x1: return try number(position + 1, low)
        case 0x2:
            guard low == 2 || low == 3 else { throw failure("an unknown kind of number") }
            return .real(try real(position + 1, 1 << low))
        case 0x3:
            guard low == 3 else { throw failure("an unknown kind of date") }
            let seconds = try real(position + 1, 8)
            guard seconds.isFinite else { throw failure("a date that is no number") }
            // Every form of list holds the same dates, so that one can be written as another.
            return .date(PropertyListDate.nearest(Date(timeIntervalSinceReferenceDate: seconds)))
        case 0x4: return .data(Data(try slice(position, low, width: 1)))
        case 0x5: return .string(String(decoding: try slice(position, low, width: 1), as: UTF8.self))
        case 0x6:
            let units = try slice(position, low, width: 2)
            return .string(
                String(
                    decoding: stride(from: units.startIndex, to: units.endIndex, by: 2).map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) },
                    as: UTF16.self))
        case 0xA: return try array(position, low, depth: depth)
        case 0xD: return try dictionary(position, low, depth: depth)
        default: throw failure("an unknown kind of object")
        }
    }

    private func number(_ position: Int, _ low: Int) throws(PropertyList.Unreadable) -> PropertyList {
        guard low <= 4 else { throw failure("an unknown kind of number") }
        let size = 1 << low
        guard size <= bytes.count - position else { throw failure("unexpected end of file") }
        var value: UInt64 = 0
        for index in max(position, position + size - 8)..<(position + size) { value = value << 8 | UInt64(bytes[index]) }
        // Numbers of one to four bytes are positive, of eight signed; sixteen bytes hold what eight cannot.
        if size < 8 { return .integer(Int64(value)) }
        if size == 8 { return .integer(Int64(bitPattern: value)) }
        let high = bytes[position..<(position + 8)]
        if high.allSatisfy({ $0 == 0 }) { return Int64(exactly: value).map { .integer($0) } ?? .real(Double(value)) }
        if high.allSatisfy({ $0 == 0xFF }), Int64(bitPattern: value) < 0 { return .integer(Int64(bitPattern: value)) }
        throw failure("a number out of range")
    }

    private func real(_ position: Int, _ size: Int) throws(PropertyList.Unreadable) -> Double {
        guard size <= bytes.count - position else { throw failure("unexpected end of file") }
        var value: UInt64 = 0
        for index in position..<(position + size) { value = value << 8 | UInt64(bytes[index]) }
        return size == 4 ? Double(Float(bitPattern: UInt32(value))) : Double(bitPattern: value)
    }

    /// Where an object's content begins and how many elements it has.
    private func extent(_ position: Int, _ low: Int) throws(PropertyList.Unreadable) -> (start: Int, count: Int) {
        guard low == 0xF else { return (position + 1, low) }
        guard position + 1 < bytes.count, bytes[position + 1] >> 4 == 1, bytes[position + 1] & 0xF <= 3 else {
            throw failure("malformed count")
        }
        let size = 1 << Int(bytes[position + 1] & 0xF)
        return (position + 2 + size, try integer(position + 2, size))
    }

    private mutating func slice(_ position: Int, _ low: Int, width: Int) throws(PropertyList.Unreadable) -> ArraySlice<UInt8> {
        let (start, count) = try extent(position, low)
        guard start <= tableStart, count <= (tableStart - start) / width else { throw failure("unexpected end of file") }
        textLeft -= count * width
        guard textLeft >= 0 else { throw failure("more text than the limit allows") }
        return bytes[start..<(start + count * width)]
    }

    private func references(_ start: Int, _ count: Int) throws(PropertyList.Unreadable) {
        guard start <= tableStart, count <= (tableStart - start) / referenceSize else { throw failure("unexpected end of file") }
    }

    private mutating func array(_ position: Int, _ low: Int, depth: Int) throws(PropertyList.Unreadable) -> PropertyList {
        let (start, count) = try extent(position, low)
        try references(start, count)
        var values: [PropertyList] = []
        for index in 0..<count {
            values.append(try object(try integer(start + index * referenceSize, referenceSize), depth: depth + 1))
        }
        return .array(values)
    }

    private mutating func dictionary(_ position: Int, _ low: Int, depth: Int) throws(PropertyList.Unreadable) -> PropertyList {
        let (start, count) = try extent(position, low)
        try references(start, count)
        try references(start + count * referenceSize, count)
        var values: [String: PropertyList] = [:]
        for index in 0..<count {
            let key = try object(try integer(start + index * referenceSize, referenceSize), depth: depth + 1)
            guard case .string(let name) = key else { throw failure("\(key.kind) as a key") }
            let reference = try integer(start + (count + index) * referenceSize, referenceSize)
            values[name] = try object(reference, depth: depth + 1)
        }
        return .dictionary(values)
    }
}
