/// Replacements in a source text that keep every line where it is.
struct Edits {
    private struct Edit {
        var range: Range<Int>
        var replacement: [UInt8]
    }
    private struct Move {
        var range: Range<Int>
        var target: Int
        var before: String
        var after: String
    }
    private var edits: [Edit] = []
    private var moves: [Move] = []
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether lines behind some place are no longer where they were.
    var movesText: Bool { !moves.isEmpty }

    /// Replaces what stands in a range of UTF-8 offsets. Line breaks in it are kept, at its end.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let breaks = bytes[range].filter { $0 == Self.newline }
        edits.append(Edit(range: range, replacement: Array(text.utf8) + breaks))
    }

    /// Fills the range with spaces, keeping line breaks, so that columns stay too.
    mutating func blank(_ range: Range<Int>) { edits.append(Edit(range: range, replacement: blanks(range))) }

    /// Takes away what a space must not stand for.
    mutating func remove(_ range: Range<Int>) { edits.append(Edit(range: range, replacement: [])) }

    mutating func insert(_ text: String, at offset: Int) { edits.append(Edit(range: offset..<offset, replacement: Array(text.utf8))) }

    /// Moves what stands in a range, with the edits in it, to another offset, and leaves spaces behind.
    /// - Parameters:
    ///   - before: text in front of it at the new place, such as where its lines come from.
    ///   - after: text behind it there.
    mutating func move(_ range: Range<Int>, to offset: Int, before: String, after: String) {
        moves.append(Move(range: range, target: offset, before: before, after: after))
    }

    /// The edited text. An edit inside an earlier, longer one (code that was dropped) has no effect.
    func applied() -> [UInt8] {
        let moved = moves.flatMap { move in
            let text = Array(move.before.utf8) + applied(edits, in: move.range) + Array(move.after.utf8)
            return [Edit(range: move.range, replacement: blanks(move.range)), Edit(range: move.target..<move.target, replacement: text)]
        }
        return applied(edits + moved, in: 0..<bytes.count)
    }

    private func applied(_ edits: [Edit], in whole: Range<Int>) -> [UInt8] {
        let inside = edits.filter { $0.range.lowerBound >= whole.lowerBound && $0.range.upperBound <= whole.upperBound }
        // Wider first where two begin together; insertions before what they stand in front of.
        let ordered = inside.enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            if first.isEmpty != second.isEmpty { return first.isEmpty }
            if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
            return left.offset < right.offset
        }.map(\.element)
        var result: [UInt8] = []
        result.reserveCapacity(whole.count + 256)
        var position = whole.lowerBound
        for edit in ordered where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.replacement
            position = edit.range.upperBound
        }
        return result + bytes[position..<whole.upperBound]
    }

    private func blanks(_ range: Range<Int>) -> [UInt8] {
        bytes[range].map { $0 == Self.newline || $0 == Self.carriageReturn ? $0 : Self.space }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let space = UInt8(ascii: " ")
}
