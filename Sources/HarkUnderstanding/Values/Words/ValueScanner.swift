/// Reads typed values from a run of tokens. Every reader looks a bounded number of tokens ahead of where it begins.
struct ValueScanner {
    let tokens: [Token]
    let words = ValueWords.shared

    /// The most tokens that one value has.
    static let reach = 24

    func word(_ role: ValueRole, _ position: Int) -> ValueWords.Word? {
        position < tokens.count ? words.word(role, tokens, position) : nil
    }

    /// The token after a phrase of a role, where one begins.
    func end(_ role: ValueRole, _ position: Int) -> Int? { word(role, position)?.end }

    /// The token after a phrase of a role, or the same one: for words that may be left out.
    func skip(_ role: ValueRole, _ position: Int) -> Int { end(role, position) ?? position }

    /// A phrase of a role that is all of a token's text.
    func isWord(_ role: ValueRole, _ position: Int) -> Bool { end(role, position) != nil }

    func token(_ position: Int) -> Token? { position >= 0 && position < tokens.count ? tokens[position] : nil }

    func digits(_ position: Int) -> DigitText? {
        guard let token = token(position), token.kind != .han else { return nil }
        return DigitText(token.text)
    }
}

extension Tokenizer {
    /// Tokens without the marks that end a sentence.
    static func withoutEnd(_ tokens: [Token]) -> [Token] {
        var tokens = tokens
        while let last = tokens.last, last.kind == .separator, last.text != "-" { tokens.removeLast() }
        return tokens
    }
}

/// A token that begins with digits: "1,200", "2.5", "5pm", "21st", "5:30", "3-5".
struct DigitText {
    var value: Double
    /// What follows the number in the token.
    var suffix: Substring
    /// Without sign, grouping or fraction: may be a part of a date or time.
    var isPlain: Bool
    /// How many digits before the fraction.
    var count: Int

    /// The number if it is whole, without sign and at most six digits.
    var integer: Int? { isPlain && count <= 6 ? Int(exactly: value) : nil }

    init?(_ text: String) {
        var bytes = text[...]
        var sign = 1.0
        if let first = bytes.unicodeScalars.first, first == "-" || first == "\u{2212}" || first == "+" {
            if first != "+" { sign = -1 }
            bytes = bytes.dropFirst()
        }
        guard let first = bytes.utf8.first, Self.isDigit(first) else { return nil }
        let utf8 = bytes.utf8
        var index = utf8.startIndex
        var (groups, group, isGrouped) = (0, 0, false)
        var number = ""
        number.reserveCapacity(16)
        func digitFollows(_ index: Substring.Index) -> Bool {
            let next = utf8.index(after: index)
            return next < utf8.endIndex && Self.isDigit(utf8[next])
        }
        scan: while index < utf8.endIndex {
            switch utf8[index] {
            case let byte where Self.isDigit(byte):
                group += 1
                number.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: ","):
                // Groups of three, or of two before the last as in 1,00,000.
                guard digitFollows(index), groups == 0 ? group <= 3 : group == 3 || group == 2 else { return nil }
                (groups, group, isGrouped) = (groups + 1, 0, true)
            default: break scan
            }
            index = utf8.index(after: index)
        }
        if isGrouped, group != 3 { return nil }
        count = number.utf8.count
        var hasFraction = false
        if index < utf8.endIndex, utf8[index] == UInt8(ascii: "."), digitFollows(index) {
            hasFraction = true
            number += "."
            index = utf8.index(after: index)
            while index < utf8.endIndex, Self.isDigit(utf8[index]) {
                number.unicodeScalars.append(Unicode.Scalar(utf8[index]))
                index = utf8.index(after: index)
            }
        }
        guard let parsed = Double(number), parsed.isFinite else { return nil }
        value = parsed == 0 ? 0 : sign * parsed
        suffix = bytes[index...]
        // "+1" is part of a telephone number.
        isPlain = sign > 0 && bytes.startIndex == text.startIndex && !isGrouped && !hasFraction
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
