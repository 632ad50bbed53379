/// Reads JSON (RFC 8259) and says where it is wrong. Foundation's decoder gives no place for a value of the wrong type, and a world of a
/// hundred thousand names is to be read at once.
public struct JSONParser {
    /// A place where the text is no JSON.
    public struct Failure: Error, Hashable, Sendable {
        public var problem: String
        /// From 1.
        public var line: Int
        /// From 1, in bytes.
        public var column: Int
    }

    /// Values inside values.
    static let maximumDepth = 64

    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0
    private var depth = 0
    /// The path of the value being read, kept only when one is sought.
    private var path: [String] = []
    private let sought: [String]?
    private var found: Int?

    private init(_ bytes: UnsafeBufferPointer<UInt8>, seeking sought: [String]? = nil) {
        self.bytes = bytes
        self.sought = sought
    }

    /// - Throws: a `Failure` for what is no JSON, for a key that stands twice in an object, and for more than 64 levels.
    public static func parse(_ bytes: [UInt8]) throws(Failure) -> JSON {
        try result(bytes) { (parser) throws(Failure) -> JSON in try parser.document() }.get()
    }

    /// The line, from 1, of the value at a path of keys and indices; nil where there is none.
    static func line(of path: [String], in bytes: [UInt8]) -> Int? {
        let found = result(bytes, seeking: path) { (parser) throws(Failure) -> Int? in
            _ = try parser.document()
            return parser.found
        }
        guard case .success(let offset?) = found else { return nil }
        return 1 + bytes[..<offset].count { $0 == 10 }
    }

    private static func result<T>(
        _ bytes: [UInt8], seeking sought: [String]? = nil, _ body: (inout JSONParser) throws(Failure) -> T
    ) -> Result<T, Failure> {
        bytes.withUnsafeBufferPointer { buffer in
            var parser = JSONParser(buffer, seeking: sought)
            do throws(Failure) { return .success(try body(&parser)) } catch { return .failure(error) }
        }
    }

    private mutating func document() throws(Failure) -> JSON {
        // A byte-order mark that an editor left.
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { at = 3 }
        let value = try value()
        skipBlanks()
        guard at == bytes.count else { throw failure("something follows the value") }
        return value
    }

    private func failure(_ problem: String, at offset: Int? = nil) -> Failure {
        let before = bytes[..<min(offset ?? at, bytes.count)]
        let line = before.count { $0 == 10 }
        let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        return Failure(problem: problem, line: line + 1, column: before.count - start + 1)
    }

    private mutating func skipBlanks() {
        while at < bytes.count, bytes[at] == 32 || bytes[at] == 10 || bytes[at] == 13 || bytes[at] == 9 { at += 1 }
    }

    private mutating func value() throws(Failure) -> JSON {
        skipBlanks()
        guard at < bytes.count else { throw failure("the text ends where a value is expected") }
        if let sought, found == nil, path == sought { found = at }
        switch bytes[at] {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ text: StaticString, _ value: JSON) throws(Failure) -> JSON {
        let count = text.utf8CodeUnitCount
        guard at + count <= bytes.count, (0..<count).allSatisfy({ bytes[at + $0] == text.utf8Start[$0] }) else {
            throw failure("this is no JSON value")
        }
        at += count
        return value
    }

    private mutating func number() throws(Failure) -> JSON {
        let start = at
        while at < bytes.count, Self.isOfNumber(bytes[at]) { at += 1 }
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        let digits = text.drop { $0 == "-" }
        let startsRight = digits.first?.isNumber == true && !(digits.count > 1 && digits.first == "0" && digits.dropFirst().first?.isNumber == true)
        guard startsRight, text.last?.isNumber == true, let value = Double(text) else {
            throw failure("this is no JSON value", at: start)
        }
        return .number(value)
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || byte == 45 || byte == 43 || byte == 46 || byte == 101 || byte == 69
    }

    private mutating func enter() throws(Failure) {
        at += 1
        depth += 1
        guard depth <= Self.maximumDepth else { throw failure("more than \(Self.maximumDepth) levels") }
    }

    /// Whether another element comes: after a comma, or at the start where the end does not follow.
    private mutating func another(_ isFirst: Bool, _ end: UInt8) throws(Failure) -> Bool {
        skipBlanks()
        guard at < bytes.count else { throw failure("the text ends inside a value") }
        if bytes[at] == end {
            at += 1
            depth -= 1
            return false
        }
        guard !isFirst else { return true }
        guard bytes[at] == UInt8(ascii: ",") else { throw failure("a comma or an end is missing") }
        at += 1
        skipBlanks()
        return true
    }

    private mutating func array() throws(Failure) -> JSON {
        try enter()
        var elements: [JSON] = []
        while try another(elements.isEmpty, UInt8(ascii: "]")) {
            if sought != nil { path.append(String(elements.count)) }
            elements.append(try value())
            if sought != nil { path.removeLast() }
        }
        return .array(elements)
    }

    private mutating func object() throws(Failure) -> JSON {
        try enter()
        var members: [String: JSON] = [:]
        while try another(members.isEmpty, UInt8(ascii: "}")) {
            guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw failure("a key in quotation marks is expected") }
            let start = at
            let key = try string()
            skipBlanks()
            guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { throw failure("a colon is missing") }
            at += 1
            if sought != nil { path.append(key) }
            let value = try value()
            if sought != nil { path.removeLast() }
            guard members.updateValue(value, forKey: key) == nil else { throw failure("the key '\(key)' stands twice", at: start) }
        }
        return .object(members)
    }

    private mutating func string() throws(Failure) -> String {
        let start = at
        at += 1
        let first = at
        // Most strings hold no escapes.
        while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\"), bytes[at] >= 32 { at += 1 }
        var text = String(decoding: bytes[first..<at], as: UTF8.self)
        while at < bytes.count {
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") {
                at += 1
                return text
            } else if byte == UInt8(ascii: "\\") {
                text.unicodeScalars.append(try escape())
            } else if byte < 32 {
                throw failure("a control character in a string")
            } else {
                let from = at
                while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\"), bytes[at] >= 32 { at += 1 }
                text += String(decoding: bytes[from..<at], as: UTF8.self)
            }
        }
        throw failure("a string has no end", at: start)
    }

    private mutating func escape() throws(Failure) -> Unicode.Scalar {
        let start = at
        at += 1
        guard at < bytes.count else { throw failure("a string has no end", at: start) }
        let byte = bytes[at]
        at += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "u"):
            let unit = try hex(start)
            if let scalar = Unicode.Scalar(unit) { return scalar }
            // The second half of a pair; half a pair alone stands for nothing.
            if unit < 0xDC00, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") {
                at += 2
                let low = try hex(start)
                if (0xDC00..<0xE000).contains(low), let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)) {
                    return scalar
                }
            }
            return "\u{FFFD}"
        default: throw failure("an unknown escape in a string", at: start)
        }
    }

    private mutating func hex(_ start: Int) throws(Failure) -> UInt32 {
        guard at + 4 <= bytes.count, let value = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16) else {
            throw failure("an unknown escape in a string", at: start)
        }
        at += 4
        return value
    }
}
