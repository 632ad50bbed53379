import Foundation
import IntentSchema

/// Reads the protocol's binary form. Nothing the bytes claim is believed: every length is checked against what is
/// there, nesting and the number of values are bounded, and memory is reserved only for bytes that exist.
struct ValueDecoder {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0
    private var valuesLeft: Int
    private let maximumDepth: Int

    init(_ bytes: UnsafeRawBufferPointer, limits: WireLimits) {
        self.bytes = bytes
        valuesLeft = limits.values
        maximumDepth = limits.depth
    }

    var isAtEnd: Bool { offset == bytes.count }
    private var remaining: Int { bytes.count - offset }

    func malformed(_ reason: String) -> HarkError {
        HarkError("wire.malformed", detail: "\(reason) at byte \(offset) of \(bytes.count)")
    }

    mutating func byte() throws(HarkError) -> UInt8 {
        guard remaining > 0 else { throw malformed("truncated") }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func unsigned() throws(HarkError) -> UInt64 {
        var result: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            let next = try byte()
            let bits = UInt64(next & 0x7f)
            guard shift < 63 || bits <= 1 else { throw malformed("integer too large") }
            result |= bits << UInt64(shift)
            if next & 0x80 == 0 { return result }
        }
        throw malformed("integer too long")
    }

    /// A count of things that take at least `size` bytes each.
    private mutating func count(of size: Int) throws(HarkError) -> Int {
        let claimed = try unsigned()
        guard claimed <= UInt64(remaining / size) else { throw malformed("length \(claimed) beyond the frame") }
        return Int(claimed)
    }

    mutating func string() throws(HarkError) -> String {
        let length = try count(of: 1)
        let part = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
        // Decoding repairs what is invalid, which then differs from what was sent. The validating initialiser says it
        // directly, but is generic all the way down: it took half of the time that reading a frame takes.
        var text = part.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
        let isAsSent = text.withUTF8 { decoded in
            guard decoded.count == part.count else { return false }
            guard let one = decoded.baseAddress, let other = part.baseAddress else { return true }
            return memcmp(one, other, part.count) == 0
        }
        guard isAsSent else { throw malformed("invalid UTF-8") }
        offset += length
        return text
    }

    mutating func value() throws(HarkError) -> IntentValue { try value(depth: 0) }

    private mutating func value(depth: Int) throws(HarkError) -> IntentValue {
        guard depth <= maximumDepth else { throw malformed("nested deeper than \(maximumDepth)") }
        guard valuesLeft > 0 else { throw malformed("too many values") }
        valuesLeft -= 1
        let raw = try byte()
        guard let tag = ValueTag(rawValue: raw) else { throw malformed("unknown tag \(raw)") }
        switch tag {
        case .null: return .null
        case .no: return .boolean(false)
        case .yes: return .boolean(true)
        case .integer:
            let bits = try unsigned()
            return .integer(Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1))
        case .number:
            let number = Double(bitPattern: try fixed())
            // Neither JSON nor a person has a word for the others.
            guard number.isFinite else { throw malformed("a number that is none") }
            return .number(number)
        case .string: return .string(try string())
        case .data: return .data(try blob())
        case .date:
            let seconds = Double(bitPattern: try fixed())
            guard seconds.isFinite else { throw malformed("a date that is not a number") }
            return .date(Date(timeIntervalSinceReferenceDate: seconds))
        case .array:
            let length = try count(of: 1)
            var elements: [IntentValue] = []
            elements.reserveCapacity(min(length, valuesLeft, 4096))
            for _ in 0..<length { elements.append(try value(depth: depth + 1)) }
            return .array(elements)
        case .object:
            var object = IntentObject(try string())
            let length = try count(of: 2)
            object.fields.reserveCapacity(min(length, valuesLeft, 64))
            for _ in 0..<length {
                let name = try string()
                guard object.fields.updateValue(try value(depth: depth + 1), forKey: name) == nil else {
                    throw malformed("field '\(name)' twice")
                }
            }
            return .object(object)
        case .opaque: return .opaque(type: try string(), bytes: try blob())
        }
    }

    private mutating func blob() throws(HarkError) -> Data {
        let length = try count(of: 1)
        defer { offset += length }
        return Data(bytes[offset..<offset + length])
    }

    private mutating func fixed() throws(HarkError) -> UInt64 {
        guard remaining >= 8 else { throw malformed("truncated") }
        defer { offset += 8 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
