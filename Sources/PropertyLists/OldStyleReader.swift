import Foundation

/// Reads old-style property lists: `{ key = "value"; list = (a, b); }`, and the same without the braces, which is how
/// tables of strings are written. Comments may stand between any two tokens.
struct OldStyleReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var budget: Budget

    init(_ bytes: [UInt8], limits: PropertyListLimits) {
        self.bytes = bytes
        budget = Budget(limits)
    }

    mutating func read() throws(PropertyList.Unreadable) -> PropertyList {
        try skipBlanks()
        guard let first = current else { throw failure("nothing but blanks") }
        if first == 0x7B || first == 0x28 || first == 0x3C {
            let value = try self.value()
            try skipBlanks()
            guard current == nil else { throw failure("text after the list's value") }
            return value
        }
        try budget.take(isContainer: true, depth: depth)
        let text = try string()
        try skipBlanks()
        if current == nil { return .string(text) }
        var values: [String: PropertyList] = [:]
        depth += 1
        try entry(text, into: &values)
        while try skipBlanks() != nil { try entry(try string(), into: &values) }
        return .dictionary(values)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func value() throws(PropertyList.Unreadable) -> PropertyList {
        guard let first = try skipBlanks() else { throw failure("unexpected EOF") }
        try budget.take(isContainer: first == 0x7B || first == 0x28, depth: depth)
        switch first {
        case 0x7B: return try dictionary()
        case 0x28: return try array()
        case 0x3C: return try data()
        default: return .string(try string())
        }
    }

    private mutating func dictionary() throws(PropertyList.Unreadable) -> PropertyList {
        var values: [String: PropertyList] = [:]
        position += 1
        depth += 1
        while true {
            guard let next = try skipBlanks() else { throw failure("unexpected EOF") }
            if next == 0x7D { break }
            try entry(try string(), into: &values)
        }
        position += 1
        depth -= 1
        return .dictionary(values)
    }

    /// `= value;` after a key, or `;` alone, which stands for the key itself as the value.
    private mutating func entry(_ key: String, into values: inout [String: PropertyList]) throws(PropertyList.Unreadable) {
        if try skipBlanks() == 0x3D {
            position += 1
            values[key] = try value()
        } else {
            try budget.take(isContainer: false, depth: depth)
            values[key] = .string(key)
        }
        let next = try skipBlanks()
        if next == 0x3B {
            position += 1
        } else if next != 0x7D {
            throw failure(next == nil ? "unexpected EOF; missing ';'" : "missing ';' after '\(key.prefix(80))'")
        }
    }

    private mutating func array() throws(PropertyList.Unreadable) -> PropertyList {
        var values: [PropertyList] = []
        position += 1
        depth += 1
        while true {
            guard let next = try skipBlanks() else { throw failure("unexpected EOF") }
            if next == 0x29 { break }
            values.append(try value())
            let after = try skipBlanks()
            if after == 0x2C {
                position += 1
            } else if after != 0x29 {
                throw failure(after == nil ? "unexpected EOF" : "missing ',' in a list")
            }
        }
        position += 1
        depth -= 1
        return .array(values)
    }

    private mutating func data() throws(PropertyList.Unreadable) -> PropertyList {
        position += 1
        var digits: [UInt8] = []
        while let byte = current, byte != 0x3E {
            position += 1
            if XMLReader.isSpace(byte) { continue }
            guard let digit = Self.hexadecimal(byte) else { throw failure("malformed data") }
            digits.append(digit)
        }
        guard current == 0x3E, digits.count.isMultiple(of: 2) else { throw failure("malformed data") }
        position += 1
        return .data(Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }))
    }

    // MARK: Tokens

    @discardableResult
    private mutating func skipBlanks() throws(PropertyList.Unreadable) -> UInt8? {
        while let byte = current {
            if XMLReader.isSpace(byte) {
                position += 1
            } else if byte == 0x2F, position + 1 < bytes.count, bytes[position + 1] == 0x2F {
                while let next = current, next != 0x0A, next != 0x0D { position += 1 }
            } else if byte == 0x2F, position + 1 < bytes.count, bytes[position + 1] == 0x2A {
                position += 2
                while position + 1 < bytes.count, !(bytes[position] == 0x2A && bytes[position + 1] == 0x2F) { position += 1 }
                guard position + 1 < bytes.count else { throw failure("unexpected EOF in a comment") }
                position += 2
            } else {
                return byte
            }
        }
        return nil
    }

    private mutating func string() throws(PropertyList.Unreadable) -> String {
        guard let first = current else { throw failure("unexpected EOF") }
        if first == 0x22 || first == 0x27 { return try quoted(first) }
        let start = position
        while let byte = current, Self.isPlain(byte) { position += 1 }
        guard position > start else { throw failure("unexpected character") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(PropertyList.Unreadable) -> String {
        position += 1
        var units: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == quote {
                guard let text = String(validating: units, as: UTF8.self) else { throw failure("malformed UTF-8") }
                return text
            }
            if byte == 0x5C {
                try escape(into: &units)
            } else {
                units.append(byte)
            }
        }
        throw failure("unexpected EOF in a string")
    }

    private mutating func escape(into units: inout [UInt8]) throws(PropertyList.Unreadable) {
        guard let byte = current else { throw failure("unexpected EOF in a string") }
        position += 1
        switch byte {
        case 0x6E: units.append(0x0A)
        case 0x72: units.append(0x0D)
        case 0x74: units.append(0x09)
        case 0x61: units.append(0x07)
        case 0x62: units.append(0x08)
        case 0x66: units.append(0x0C)
        case 0x76: units.append(0x0B)
        case 0x55, 0x75: units += Array(String(try unicode()).utf8)
        case 0x30...0x37:
            var value = UInt32(byte - 0x30)
            for _ in 0..<2 {
                guard let next = current, (0x30...0x37).contains(next) else { break }
                value = value << 3 | UInt32(next - 0x30)
                position += 1
            }
            // Octal escapes are of the NeXT encoding, which agrees with Unicode on what files use: ASCII.
            guard value < 0x80, let scalar = Unicode.Scalar(value) else { throw failure("an escape outside of ASCII") }
            units += Array(String(scalar).utf8)
        default: units.append(byte)
        }
    }

    /// Four digits after `\U`; a high surrogate takes the low one that follows it.
    private mutating func unicode() throws(PropertyList.Unreadable) -> Character {
        let first = try digits4()
        if (0xD800..<0xDC00).contains(first), position + 1 < bytes.count, bytes[position] == 0x5C, bytes[position + 1] | 0x20 == 0x75 {
            position += 2
            let second = try digits4()
            guard (0xDC00..<0xE000).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            else { throw failure("half of a character") }
            return Character(scalar)
        }
        guard let scalar = Unicode.Scalar(first) else { throw failure("half of a character") }
        return Character(scalar)
    }

    private mutating func digits4() throws(PropertyList.Unreadable) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Self.hexadecimal(byte) else { throw failure("malformed \\U escape") }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x57
        default: nil
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        // "_", "$", "-" to ":", which are "-", ".", "/", the digits and ":".
        case 0x5F, 0x24, 0x2D...0x3A: true
        default: XMLReader.isLetter(byte)
        }
    }

    private var line: Int { 1 + bytes.prefix(position).count { $0 == 0x0A } }

    private func failure(_ reason: String) -> PropertyList.Unreadable {
        PropertyList.Unreadable(reason: reason, line: line)
    }
}
