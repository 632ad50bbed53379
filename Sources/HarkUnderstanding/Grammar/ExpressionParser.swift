import IntentSchema

/// Reads a template's notation item by item.
struct ExpressionParser {
    enum Item {
        case word(UInt64)
        /// An opened bracket; the caller reads up to its end.
        case group(isOptional: Bool)
        case rule(String)
        case slot(parameter: String, kind: SlotKind)
        case constant(parameter: String, text: String)
        /// The place of an app's name.
        case app
        /// What passing here costs, in thousandths.
        case cost(Int)
    }

    private let bytes: [UInt8]
    private var position: Int
    private let end: Int
    private(set) var problems: [String] = []
    /// Where the last item stands in the text.
    private(set) var lastItem: Range<Int> = 0..<0

    init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { position >= end }
    var rest: String { String(decoding: bytes[position..<end], as: UTF8.self) }

    /// Steps over a mark, if it comes next.
    mutating func skip(_ mark: Character) -> Bool {
        skipSpace()
        guard position < end, bytes[position] == mark.asciiValue else { return false }
        position += 1
        skipSpace()
        return true
    }

    /// Whether the words that come next, or the one bracket or rule, decide a constant that stands right after them.
    var decidesConstant: Bool {
        var at = spaceSkipped(position)
        guard at < end else { return false }
        switch bytes[at] {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            var depth = 0
            repeat {
                if bytes[at] == UInt8(ascii: "(") || bytes[at] == UInt8(ascii: "[") { depth += 1 }
                if bytes[at] == UInt8(ascii: ")") || bytes[at] == UInt8(ascii: "]") { depth -= 1 }
                at += 1
            } while at < end && depth > 0
        case UInt8(ascii: "<"):
            while at < end, bytes[at] != UInt8(ascii: ">") { at += 1 }
            at += 1
        default:
            while at < end, !Self.notation.contains(bytes[at]) { at += 1 }
        }
        at = spaceSkipped(at)
        guard at < end, bytes[at] == UInt8(ascii: "{") else { return false }
        while at < end, bytes[at] != UInt8(ascii: "}") {
            if bytes[at] == UInt8(ascii: "=") { return true }
            at += 1
        }
        return false
    }

    /// What is no word of a template.
    private static let notation = Set("()[]<>{}|@~*".utf8)

    /// The next item; nil at the end, at `|` and at a closing bracket.
    mutating func next() -> Item? {
        skipSpace()
        guard position < end else { return nil }
        let start = position
        defer { lastItem = start..<position }
        switch bytes[position] {
        case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"): return nil
        case UInt8(ascii: "("), UInt8(ascii: "["):
            position += 1
            return .group(isOptional: bytes[position - 1] == UInt8(ascii: "["))
        case UInt8(ascii: "<"): return .rule(enclosed(by: UInt8(ascii: ">")))
        case UInt8(ascii: "{"): return braces()
        case UInt8(ascii: "\""): return .word(Folding.hash(enclosed(by: UInt8(ascii: "\""))))
        case UInt8(ascii: "@"):
            while position < end, bytes[position] != 0x20, bytes[position] != UInt8(ascii: ")") { position += 1 }
            return .app
        case UInt8(ascii: "~"):
            position += 1
            var thousandths = 0
            while position < end, (0x30...0x39).contains(bytes[position]), thousandths < 1000 {
                thousandths = thousandths * 10 + Int(bytes[position] - 0x30)
                position += 1
            }
            return .cost(thousandths)
        default: return word()
        }
    }

    private mutating func enclosed(by close: UInt8) -> String {
        let from = position + 1
        let to = bytes[from..<end].firstIndex(of: close) ?? end
        if to == end { problems.append("a bracket is not closed") }
        position = min(to + 1, end)
        return String(decoding: bytes[from..<to], as: UTF8.self)
    }

    private mutating func braces() -> Item {
        let content = enclosed(by: UInt8(ascii: "}"))
        if let equals = content.firstIndex(of: "=") {
            return .constant(parameter: String(content[..<equals]), text: String(content[content.index(after: equals)...]))
        }
        let parts = content.split(separator: ":", maxSplits: 1)
        let kind = parts.count == 2 ? SlotKind(rawValue: String(parts[1])) : nil
        if kind == nil { problems.append("'{\(content)}' has no kind that is known") }
        return .slot(parameter: String(parts.first ?? ""), kind: kind ?? .text)
    }

    /// One word, or one Han character: as the tokenizer cuts them.
    private mutating func word() -> Item {
        var hash = StableHash.seed
        if bytes[position] < 0x80 {
            var length = 0
            while position < end, Self.isWordByte(bytes[position]) {
                hash = StableHash.extend(hash, bytes[position])
                position += 1
                length += 1
            }
            if length == 0 {
                hash = StableHash.extend(hash, bytes[position])
                position += 1
            }
            return .word(hash)
        }
        repeat {
            hash = StableHash.extend(hash, bytes[position])
            position += 1
        } while position < end && bytes[position] & 0xC0 == 0x80
        return .word(hash)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "'"), UInt8(ascii: "-"): true
        default: false
        }
    }

    private mutating func skipSpace() { position = spaceSkipped(position) }

    private func spaceSkipped(_ position: Int) -> Int {
        var position = position
        while position < end, bytes[position] == 0x20 { position += 1 }
        return position
    }
}
