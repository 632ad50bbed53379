/// A unit of a sentence: a word, one Han character, a number, a mark.
struct Token: Sendable, Hashable {
    enum Kind: UInt8, Sendable {
        case word, han, number
        /// Punctuation that separates; matching may step over it between the parts of a template.
        case separator
        /// Everything else that is visible: quotation marks, brackets, currency signs, emoji.
        case symbol
    }

    var kind: Kind
    /// Lower case, half width, without accents, simplified characters.
    var text: String
    /// `Folding.hash` of `text`.
    var hash: UInt64
    /// Unicode scalar offsets in the sentence.
    var start: Int
    var end: Int
    var spaceBefore: Bool
    /// The original begins with an upper-case letter.
    var isCapitalised: Bool
}

/// A sentence cut into tokens, with its scalars for exact surfaces.
struct Sentence: Sendable {
    var scalars: [Unicode.Scalar]
    var tokens: [Token]

    /// The original text of a run of tokens, without the space around it.
    func surface(_ range: Range<Int>) -> String {
        text(scalars(of: range))
    }

    /// Where a run of tokens stands, in Unicode scalars; empty for none.
    func scalars(of range: Range<Int>) -> Range<Int> {
        guard let first = range.first, let last = range.last else { return 0..<0 }
        return tokens[first].start..<tokens[last].end
    }

    func text(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }
}

/// Splits text into tokens in one pass.
struct Tokenizer {
    /// The longest sentence that is read, in Unicode scalars.
    static let limit = 20_000

    /// Nil when the text is longer than `limit`.
    static func sentence(_ text: String) -> Sentence? {
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(min(text.utf8.count, limit))
        for scalar in text.unicodeScalars {
            if scalars.count == limit { return nil }
            scalars.append(scalar)
        }
        var tokenizer = Tokenizer(scalars: scalars)
        return Sentence(scalars: scalars, tokens: tokenizer.run())
    }

    /// The tokens of a name or phrase, cut at `limit`.
    static func tokens(of text: String) -> [Token] {
        var tokenizer = Tokenizer(scalars: Array(text.unicodeScalars.prefix(limit)))
        return tokenizer.run()
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var space = false
    /// Where the run up to the next space is known to hold no `@`, so that looking ahead stays linear.
    private var noAddressBefore = 0

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private mutating func run() -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(scalars.count / 3 + 1)
        while position < scalars.count {
            let scalar = scalars[position]
            switch CharacterClass(scalar) {
            case .space:
                position += 1
                space = true
                continue
            case .han:
                emit(.han, position + 1, into: &tokens)
            case .word:
                word(into: &tokens)
            case .separator:
                if isMinus(at: position) { word(into: &tokens) } else { emit(.separator, position + 1, into: &tokens) }
            case .symbol:
                if isMinus(at: position) {
                    word(into: &tokens)
                    continue
                }
                // "+1 555" keeps its sign; marks and joiners stay with the emoji before them.
                if scalar == "+", isDigit(at: position + 1) {
                    word(into: &tokens)
                } else {
                    var end = position + 1
                    while end < scalars.count, CharacterClass.attaches(scalars[end]) { end += 1 }
                    emit(.symbol, end, into: &tokens)
                }
            }
        }
        return tokens
    }

    private mutating func emit(_ kind: Token.Kind, _ end: Int, into tokens: inout [Token]) {
        let text = Folding.fold(scalars[position..<end])
        tokens.append(
            Token(
                kind: kind, text: text, hash: Folding.hash(text), start: position, end: end, spaceBefore: space,
                isCapitalised: kind == .word && scalars[position].properties.isUppercase))
        position = end
        space = false
    }

    private mutating func word(into tokens: inout [Token]) {
        if let end = addressEnd() { return emit(.word, end, into: &tokens) }
        var end = position + 1
        var onlyDigits = isDigit(at: position) || scalars[position] == "+" || isMinus(at: position)
        while end < scalars.count {
            let scalar = scalars[end]
            if CharacterClass(scalar) == .word {
                onlyDigits = onlyDigits && isDigit(at: end)
                end += 1
            } else if end + 1 < scalars.count, CharacterClass(scalars[end + 1]) == .word, joins(scalar, at: end) {
                end += 1
            } else {
                break
            }
        }
        emit(onlyDigits ? .number : .word, end, into: &tokens)
    }

    private func joins(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
        switch scalar {
        case "'", "\u{2019}", "-", "_", "\u{2011}": true
        case ".", ":", ",", "/": isDigit(at: index - 1) && isDigit(at: index + 1)
        default: false
        }
    }

    /// A sign before a number: "-3" at the beginning of a word, not "5-3" or "a-3".
    private func isMinus(at index: Int) -> Bool {
        guard scalars[index] == "-" || scalars[index] == "\u{2212}", isDigit(at: index + 1) else { return false }
        return index == 0 || ![.word, .separator].contains(CharacterClass(scalars[index - 1]))
    }

    private func isDigit(at index: Int) -> Bool {
        guard index >= 0, index < scalars.count else { return false }
        let value = scalars[index].value
        return (0x30...0x39).contains(value) || (0xFF10...0xFF19).contains(value)
    }

    /// The end of an e-mail address that starts here.
    private mutating func addressEnd() -> Int? {
        guard position >= noAddressBefore else { return nil }
        var end = position
        var at: Int?
        while end < scalars.count, Self.isAddressPart(scalars[end]) {
            if scalars[end] == "@" {
                if at != nil { break }
                at = end
            }
            end += 1
        }
        while end > position, let last = scalars[..<end].last, last == "." || last == "-" { end -= 1 }
        guard let at, at > position, at + 1 < end else {
            noAddressBefore = max(end, position + 1)
            return nil
        }
        return end
    }

    private static func isAddressPart(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return false }
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "%", "+", "-", "@": return true
        default: return false
        }
    }
}
