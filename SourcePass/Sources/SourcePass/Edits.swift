/// Replacements in a source text that keep every line where it is.
struct Edits {
    private var edits: [(range: Range<Int>, replacement: [UInt8])] = []
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Replaces what stands in a range of UTF-8 offsets. Line breaks in it are kept, at its end.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let breaks = bytes[range].filter { $0 == Self.newline }
        edits.append((range, Array(text.utf8) + breaks))
    }

    /// Fills the range with spaces, keeping line breaks, so that columns stay too.
    mutating func blank(_ range: Range<Int>) {
        edits.append((range, bytes[range].map { $0 == Self.newline || $0 == Self.carriageReturn ? $0 : Self.space }))
    }

    mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, Array(text.utf8))) }

    /// The edited text. An edit inside an earlier, longer one (code that was dropped) has no effect.
    func applied() -> [UInt8] {
        // Wider first where two begin together; insertions before what they stand in front of.
        let ordered = edits.enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            if first.isEmpty != second.isEmpty { return first.isEmpty }
            if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
            return left.offset < right.offset
        }.map(\.element)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var position = 0
        for edit in ordered where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.replacement
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }

    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let space = UInt8(ascii: " ")
}
