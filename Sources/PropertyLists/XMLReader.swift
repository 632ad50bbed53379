import Foundation

/// Reads XML property lists: the elements of the format, text with character references, CDATA, comments and
/// instructions. No entity is ever defined or expanded, so that no text can grow.
struct XMLReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var budget: Budget
    /// Lines are counted up to here, so that counting goes over each byte once.
    private var countedTo = 0
    private var countedLines = 1

    /// Whether `lines` is filled while reading.
    var recordsLines = false
    private(set) var lines: [String: Int] = [:]
    /// Nil within a path that is too long to be worth recording.
    private var path: String? = ""
    private static let maximumPath = 1_000

    init(_ bytes: [UInt8], limits: PropertyListLimits) {
        self.bytes = bytes
        budget = Budget(limits)
    }

    static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.firstIndex(where: { !isSpace($0) }) else { return false }
        return bytes[first] == 0x3C && first + 1 < bytes.count && (bytes[first + 1] == 0x3F || bytes[first + 1] == 0x21 || isLetter(bytes[first + 1]))
    }

    mutating func read() throws(PropertyList.Unreadable) -> PropertyList {
        guard let plist = try nextTag() else { throw failure("unexpected EOF") }
        guard plist.name == "plist", !plist.isClosing else { throw failure("<\(plist.name)> instead of <plist>") }
        guard !plist.isEmpty, let tag = try nextTag(), !tag.isClosing else { throw failure("an empty list") }
        let value = try self.value(tag)
        guard let end = try nextTag() else { throw failure("unexpected EOF") }
        guard end.isClosing, end.name == "plist" else { throw failure("<\(end.name)> after the list's value") }
        return value
    }

    // MARK: Values

    private mutating func value(_ tag: Tag) throws(PropertyList.Unreadable) -> PropertyList {
        let isContainer = tag.name == "dict" || tag.name == "array"
        try budget.take(isContainer: isContainer, depth: depth, line: line)
        if recordsLines, let path { lines[path] = line }
        switch tag.name {
        case "dict": return tag.isEmpty ? .dictionary([:]) : try dictionary()
        case "array": return tag.isEmpty ? .array([]) : try array()
        case "string": return .string(tag.isEmpty ? "" : try text(until: "string"))
        case "true", "false":
            if !tag.isEmpty { _ = try text(until: tag.name) }
            return .boolean(tag.name == "true")
        case "integer": return try integer(tag.isEmpty ? "" : text(until: "integer"))
        case "real":
            let text = tag.isEmpty ? "" : try self.text(until: "real")
            guard let value = Double(trimmed(text)) else { throw failure("'\(text.prefix(40))' is no number") }
            return .real(value)
        case "date":
            let text = tag.isEmpty ? "" : try self.text(until: "date")
            guard let date = PropertyListDate.date(trimmed(text)) else { throw failure("'\(text.prefix(40))' is no date") }
            return .date(date)
        case "data":
            let text = tag.isEmpty ? "" : try self.text(until: "data")
            let digits = text.utf8.filter { !Self.isSpace($0) }
            guard let data = Data(base64Encoded: Data(digits)) else { throw failure("malformed data") }
            return .data(data)
        default: throw failure("unknown element <\(tag.name)>")
        }
    }

    private mutating func dictionary() throws(PropertyList.Unreadable) -> PropertyList {
        var values: [String: PropertyList] = [:]
        depth += 1
        let parent = path
        while true {
            guard let tag = try nextTag() else { throw failure("unexpected EOF") }
            if tag.isClosing {
                guard tag.name == "dict" else { throw failure("</\(tag.name)> instead of </dict>") }
                break
            }
            guard tag.name == "key" else { throw failure("<\(tag.name)> instead of <key>") }
            let key = tag.isEmpty ? "" : try text(until: "key")
            guard let valueTag = try nextTag() else { throw failure("unexpected EOF") }
            guard !valueTag.isClosing, valueTag.name != "key" else { throw failure("no value for '\(key.prefix(80))'") }
            if recordsLines { path = Self.path(parent, parent == "" ? key : ".\(key)") }
            values[key] = try value(valueTag)
        }
        depth -= 1
        path = parent
        return .dictionary(values)
    }

    private mutating func array() throws(PropertyList.Unreadable) -> PropertyList {
        var values: [PropertyList] = []
        depth += 1
        let parent = path
        while true {
            guard let tag = try nextTag() else { throw failure("unexpected EOF") }
            if tag.isClosing {
                guard tag.name == "array" else { throw failure("</\(tag.name)> instead of </array>") }
                break
            }
            if recordsLines { path = Self.path(parent, "[\(values.count)]") }
            values.append(try value(tag))
        }
        depth -= 1
        path = parent
        return .array(values)
    }

    private static func path(_ parent: String?, _ step: String) -> String? {
        guard let parent, parent.utf8.count + step.utf8.count <= maximumPath else { return nil }
        return parent + step
    }

    private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

    private mutating func integer(_ text: String) throws(PropertyList.Unreadable) -> PropertyList {
        let digits = trimmed(text)
        if let value = Int64(digits) { return .integer(value) }
        let isNegative = digits.hasPrefix("-")
        let hexadecimal = digits.drop { $0 == "-" || $0 == "+" }
        if hexadecimal.lowercased().hasPrefix("0x"), let value = UInt64(hexadecimal.dropFirst(2), radix: 16) {
            if let small = Int64(exactly: value) { return .integer(isNegative ? -small : small) }
            return .real(isNegative ? -Double(value) : Double(value))
        }
        guard !digits.isEmpty, hexadecimal.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Double(digits) else {
            throw failure("'\(text.prefix(40))' is no integer")
        }
        return .real(value)
    }

    // MARK: Markup

    private struct Tag {
        var name: String
        var isClosing = false
        var isEmpty = false
    }

    /// The next tag, with nothing but blanks, comments and instructions before it; nil at the end.
    private mutating func nextTag() throws(PropertyList.Unreadable) -> Tag? {
        while true {
            while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
            guard position < bytes.count else { return nil }
            guard bytes[position] == 0x3C else { throw failure("text outside of an element") }
            if starts("<!--") {
                try skip(past: "-->")
            } else if starts("<?") {
                try skip(past: "?>")
            } else if starts("<!") {
                try skipDeclaration()
            } else {
                return try tag()
            }
        }
    }

    private mutating func tag() throws(PropertyList.Unreadable) -> Tag {
        position += 1
        var tag = Tag(name: "")
        if position < bytes.count, bytes[position] == 0x2F {
            tag.isClosing = true
            position += 1
        }
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
        guard position > start, position - start <= 16 else { throw failure("malformed tag") }
        tag.name = String(decoding: bytes[start..<position], as: UTF8.self)
        // Attributes say nothing that a list needs.
        while position < bytes.count, bytes[position] != 0x3E {
            guard bytes[position] != 0x3C else { throw failure("malformed tag") }
            tag.isEmpty = bytes[position] == 0x2F
            position += 1
        }
        guard position < bytes.count else { throw failure("unexpected EOF") }
        position += 1
        return tag
    }

    /// Skips `<!DOCTYPE …>`. One that declares anything itself is refused.
    private mutating func skipDeclaration() throws(PropertyList.Unreadable) {
        while position < bytes.count, bytes[position] != 0x3E {
            guard bytes[position] != 0x5B else { throw failure("a document type with declarations") }
            position += 1
        }
        guard position < bytes.count else { throw failure("unexpected EOF") }
        position += 1
    }

    private func starts(_ prefix: StaticString) -> Bool {
        guard position + prefix.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<prefix.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == prefix.utf8Start[$0] }
    }

    private mutating func skip(past end: StaticString) throws(PropertyList.Unreadable) {
        while position < bytes.count {
            if starts(end) {
                position += end.utf8CodeUnitCount
                return
            }
            position += 1
        }
        throw failure("unexpected EOF")
    }

    // MARK: Text

    /// The text up to the closing tag, which is taken too.
    private mutating func text(until name: String) throws(PropertyList.Unreadable) -> String {
        var collected: [UInt8] = []
        while true {
            let run = next(0x3C, or: 0x26)
            guard run < bytes.count else {
                position = run
                throw failure("unexpected EOF")
            }
            let plain = position..<run
            position = run
            if bytes[run] == 0x26 {
                collected += bytes[plain]
                try reference(into: &collected)
            } else if starts("<![CDATA[") {
                collected += bytes[plain]
                position += 9
                let start = position
                try skip(past: "]]>")
                collected += bytes[start..<(position - 3)]
            } else if starts("<!--") {
                collected += bytes[plain]
                try skip(past: "-->")
            } else {
                let tag = try self.tag()
                guard tag.isClosing, tag.name == name else { throw failure("<\(tag.name)> in <\(name)>") }
                // Most text has no references: no copy is made of it.
                if collected.isEmpty { return try string(bytes[plain]) }
                collected += bytes[plain]
                return try string(collected[...])
            }
        }
    }

    /// Where one of two bytes comes next, or the end.
    private func next(_ first: UInt8, or second: UInt8) -> Int {
        bytes.withUnsafeBufferPointer { buffer in
            var index = position
            while index < buffer.count, buffer[index] != first, buffer[index] != second { index += 1 }
            return index
        }
    }

    private func string(_ slice: ArraySlice<UInt8>) throws(PropertyList.Unreadable) -> String {
        guard let text = String(validating: slice, as: UTF8.self) else {
            throw PropertyList.Unreadable(reason: "malformed UTF-8")
        }
        return text
    }

    private mutating func reference(into collected: inout [UInt8]) throws(PropertyList.Unreadable) {
        let start = position + 1
        var end = start
        while end < bytes.count, end - start < 12, bytes[end] != 0x3B { end += 1 }
        guard end < bytes.count, bytes[end] == 0x3B else { throw failure("malformed character reference") }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        position = end + 1
        let named: [String: UInt8] = ["amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27]
        if let byte = named[name] {
            collected.append(byte)
            return
        }
        let value = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        guard let value, let scalar = Unicode.Scalar(value) else { throw failure("unknown reference &\(name);") }
        collected += Array(String(scalar).utf8)
    }

    // MARK: Places

    private var line: Int {
        mutating get {
            while countedTo < min(position, bytes.count) {
                if bytes[countedTo] == 0x0A { countedLines += 1 }
                countedTo += 1
            }
            return countedLines
        }
    }

    private mutating func failure(_ reason: String) -> PropertyList.Unreadable {
        PropertyList.Unreadable(reason: reason, line: line)
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
