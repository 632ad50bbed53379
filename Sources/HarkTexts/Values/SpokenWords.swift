import Foundation

/// A text as the words that people compare: in lower case, without width and accents, an English plural as its singular; a
/// Chinese character is a word of its own, and a number as it is written ("2.5", "1,000", "6:30", "-3") is one word.
public struct SpokenWord: Sendable, Hashable {
    /// As it is compared.
    public var key: String
    /// Where it stands in the text.
    public var start: String.Index
    public var end: String.Index
    /// Whether a comma, a full stop or the like stands before it.
    public var followsBreak: Bool
    /// Whether it is a Chinese character or another one that is written without blanks.
    public var isIdeographic: Bool

    /// The words of a text, in order. Linear in its length.
    public static func words(of text: String) -> [SpokenWord] {
        var words: [SpokenWord] = []
        var start: String.Index?
        var followsBreak = false
        func close(_ end: String.Index) {
            guard let from = start else { return }
            words.append(
                SpokenWord(
                    key: (text[from] == "-" ? "-" : "") + OptionList.singular(String(text[from..<end])), start: from, end: end,
                    followsBreak: followsBreak, isIdeographic: false))
            (start, followsBreak) = (nil, false)
        }
        for index in text.indices {
            let character = text[index]
            if OptionList.isIdeographic(character) {
                close(index)
                words.append(
                    SpokenWord(
                        key: String(character), start: index, end: text.index(after: index), followsBreak: followsBreak, isIdeographic: true))
                followsBreak = false
            } else if joinsDigits(text, index, isInWord: start != nil) {
                if start == nil { start = index }
            } else if character.isLetter || character.isNumber || (start != nil && (character == "'" || character == "’")) {
                if start == nil { start = index }
            } else {
                close(index)
                if !character.isWhitespace, character != "-", character != "_" { followsBreak = true }
            }
        }
        close(text.endIndex)
        return words
    }

    /// Whether a sign stands within the digits of one number, or is the minus before it.
    private static func joinsDigits(_ text: String, _ index: String.Index, isInWord: Bool) -> Bool {
        let next = text.index(after: index)
        guard next < text.endIndex, text[next].isWholeNumber else { return false }
        if text[index] == "-" { return !isInWord && (index == text.startIndex || text[text.index(before: index)].isWhitespace) }
        return isInWord && ".,:".contains(text[index]) && text[text.index(before: index)].isWholeNumber
    }
}
