public import IntentSchema

/// Reads the text form of a `.strings` file: `"key" = "value";`, with `/* … */` and `//` comments.
///
/// Escapes are those of the format: `\"`, `\\`, `\n`, `\t`, `\r` and `\Uxxxx` (four hexadecimal digits). The reader is our own because tables
/// are read at every start, and the property-list reader costs more than everything else that happens before a first
/// answer.
public enum StringsFile {
    /// - Throws: `texts.malformed` with the line in the detail. A key that occurs twice is malformed.
    public static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(HarkError) -> [String: String] {
        var reader = Reader(bytes: bytes)
        var table: [String: String] = [:]
        table.reserveCapacity(bytes.count / 60)
        while try reader.skipToToken() {
            let key = try reader.quoted()
            try reader.expect(UInt8(ascii: "="))
            let value = try reader.quoted()
            try reader.expect(UInt8(ascii: ";"))
            if table.updateValue(value, forKey: key) != nil { throw reader.malformed("key '\(key)' occurs twice") }
        }
        return table
    }

    public static func parse(_ text: String) throws(HarkError) -> [String: String] {
        let bytes = Array(text.utf8)
        let result: Result<[String: String], HarkError> = bytes.withUnsafeBufferPointer { buffer in
            do throws(HarkError) { return .success(try parse(buffer)) } catch { return .failure(error) }
        }
        return try result.get()
    }
}

private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    func malformed(_ what: String) -> HarkError {
        let line = 1 + bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") }
        return HarkError("texts.malformed", detail: "line \(line): \(what)")
    }

    /// Skips blanks and comments; false at the end.
    mutating func skipToToken() throws(HarkError) -> Bool {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                position += 1
            case UInt8(ascii: "/"):
                try skipComment()
            default:
                return true
            }
        }
        return false
    }

    private mutating func skipComment() throws(HarkError) {
        guard position + 1 < bytes.count else { throw malformed("a lone '/'") }
        switch bytes[position + 1] {
        case UInt8(ascii: "/"):
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "*"):
            position += 2
            while position + 1 < bytes.count {
                if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                    position += 2
                    return
                }
                position += 1
            }
            throw malformed("a comment without an end")
        default:
            throw malformed("a lone '/'")
        }
    }

    mutating func expect(_ byte: UInt8) throws(HarkError) {
        guard try skipToToken(), bytes[position] == byte else {
            throw malformed("expected '\(Character(UnicodeScalar(byte)))'")
        }
        position += 1
    }

    mutating func quoted() throws(HarkError) -> String {
        guard try skipToToken(), bytes[position] == UInt8(ascii: "\"") else { throw malformed("expected a quoted text") }
        position += 1
        var text = ""
        var run = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                text += String(decoding: bytes[run..<position], as: UTF8.self)
                position += 1
                return text
            case UInt8(ascii: "\\"):
                text += String(decoding: bytes[run..<position], as: UTF8.self)
                text.unicodeScalars.append(try escape())
                run = position
            default:
                position += 1
            }
        }
        throw malformed("a text without an end")
    }

    private mutating func escape() throws(HarkError) -> UnicodeScalar {
        position += 1
        guard position < bytes.count else { throw malformed("a text without an end") }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            guard position + 4 <= bytes.count,
                let number = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16),
                let scalar = UnicodeScalar(number)
            else { throw malformed("a \\U escape needs four hexadecimal digits of a character") }
            position += 4
            return scalar
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): return UnicodeScalar(byte)
        default: throw malformed("unknown escape '\\\(Character(UnicodeScalar(byte)))'")
        }
    }
}
