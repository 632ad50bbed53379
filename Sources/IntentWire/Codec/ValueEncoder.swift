import Foundation
import IntentSchema

/// Tags of the binary form. The form is written down in `Documentation/Protocol.md`, under "Values".
enum ValueTag: UInt8 {
    case null = 0, no, yes, integer, number, string, data, date, array, object, opaque
}

/// Writes values in the protocol's binary form: a tag, then the content; lengths and integers as LEB128.
///
/// Fields of an object are written in the order of their names, so that equal values have equal bytes.
struct ValueEncoder {
    private(set) var bytes: [UInt8] = []

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    mutating func byte(_ value: UInt8) { bytes.append(value) }

    mutating func unsigned(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func string(_ value: String) {
        var value = value
        value.withUTF8 { utf8 in
            unsigned(UInt64(utf8.count))
            bytes.append(contentsOf: utf8)
        }
    }

    mutating func value(_ value: IntentValue) {
        switch value {
        case .null: tag(.null)
        case .boolean(let flag): tag(flag ? .yes : .no)
        case .integer(let integer):
            tag(.integer)
            unsigned(UInt64(bitPattern: (integer << 1) ^ (integer >> 63)))
        case .number(let number):
            tag(.number)
            fixed(number.bitPattern)
        case .string(let text):
            tag(.string)
            string(text)
        case .data(let data):
            tag(.data)
            blob(data)
        case .date(let date):
            tag(.date)
            fixed(date.timeIntervalSinceReferenceDate.bitPattern)
        case .array(let elements):
            tag(.array)
            unsigned(UInt64(elements.count))
            for element in elements { self.value(element) }
        case .object(let object):
            tag(.object)
            string(object.typeName)
            unsigned(UInt64(object.fields.count))
            for (name, field) in object.fields.sorted(by: { $0.key < $1.key }) {
                string(name)
                self.value(field)
            }
        case .opaque(let type, let data):
            tag(.opaque)
            string(type)
            blob(data)
        }
    }

    private mutating func tag(_ tag: ValueTag) { bytes.append(tag.rawValue) }

    private mutating func blob(_ data: Data) {
        unsigned(UInt64(data.count))
        bytes.append(contentsOf: data)
    }

    private mutating func fixed(_ bits: UInt64) {
        withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
