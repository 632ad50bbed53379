import Foundation
public import IntentSchema

/// Finding and ordering among what an app offers.
public enum OptionList {
    /// The options that words name, by index: those whose title they are; else those that they are another name of; else those
    /// whose title or other name they are a part of, or that are a part of them. Letters' case, width and accents do not matter,
    /// and when nothing else fits, neither does an English plural: "tomato soups" are a tomato soup.
    public static func matches(_ words: String, among options: [Option]) -> [Int] {
        let exact = matches(words, among: options, folded)
        return exact.isEmpty ? matches(words, among: options, singular) : exact
    }

    private static func matches(_ words: String, among options: [Option], _ folded: (String) -> String) -> [Int] {
        let said = folded(words)
        guard !said.isEmpty else { return [] }
        let titles = options.map { folded($0.title) }
        let exact = titles.indices.filter { titles[$0] == said }
        if !exact.isEmpty { return exact }
        let names = options.map { $0.alternatives.map(folded) }
        let alternative = names.indices.filter { names[$0].contains(said) }
        if !alternative.isEmpty { return alternative }
        return options.indices.filter { index in
            ([titles[index]] + names[index]).contains { !$0.isEmpty && (contains($0, said) || contains(said, $0)) }
        }
    }

    /// Where a part begins and ends with whole words; in scripts without blanks between words, anywhere.
    private static func contains(_ whole: String, _ part: String) -> Bool {
        var rest = Substring(whole)
        while let range = rest.range(of: part) {
            let before = whole[..<range.lowerBound].last
            let after = whole[range.upperBound...].first
            if !joins(before, part.first) && !joins(part.last, after) { return true }
            rest = rest[range.lowerBound...].dropFirst()
        }
        return false
    }

    /// Whether two characters next to each other belong to one word.
    private static func joins(_ left: Character?, _ right: Character?) -> Bool {
        guard let left, let right, left.isLetter || left.isNumber, right.isLetter || right.isNumber else { return false }
        return !isIdeographic(left) && !isIdeographic(right)
    }

    static func isIdeographic(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy {
            $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
                || (0x0E00...0x0EFF).contains($0.value)
        }
    }

    /// The text as it is compared.
    private static func folded(_ text: String) -> String {
        let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return plain.split(whereSeparator: { $0.isWhitespace || $0 == "-" || $0 == "_" }).joined(separator: " ")
    }

    /// The folded text with its words as their endings say that they are one.
    static func singular(_ text: String) -> String {
        folded(text).split(separator: " ").map { word in
            guard word.count > 3, word.allSatisfy({ $0.isASCII && $0.isLetter }), word.hasSuffix("s"), !word.hasSuffix("ss") else { return String(word) }
            for ending in ["sses", "xes", "ches", "shes"] where word.hasSuffix(ending) { return String(word.dropLast(2)) }
            return word.hasSuffix("ies") ? word.dropLast(3) + "y" : String(word.dropLast())
        }.joined(separator: " ")
    }

    /// The order of a person's language, as indices; titles that it finds equal keep their order.
    public static func collated(_ titles: [String], locale: String) -> [Int] {
        let locale = Locale(identifier: locale)
        return titles.indices.sorted { left, right in
            switch titles[left].compare(titles[right], options: [.caseInsensitive, .numeric], range: nil, locale: locale) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: left < right
            }
        }
    }

    /// Under which letter a title stands: A to Z without accents, a Chinese one by how it is read, any other `#`.
    public static func indexLetter(of title: String) -> String {
        guard let first = title.first(where: { !$0.isWhitespace }) else { return "#" }
        let latin = String(first).applyingTransform(.toLatin, reverse: false) ?? String(first)
        let plain = latin.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
        guard let letter = plain.uppercased().first, letter.isASCII, letter.isLetter else { return "#" }
        return String(letter)
    }
}
