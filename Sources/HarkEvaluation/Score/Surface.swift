import Foundation

/// When two stretches of text count as the same words.
public enum Surface {
    /// What a parameter holds, as far as it matters for comparing its words.
    public enum Kind: Sendable, Hashable {
        /// Words are free: a complementiser before them is none of theirs.
        case text
        /// A preposition before them is none of theirs.
        case timeOrPlace
        case other
    }

    /// Case, width, accents' encoding, outer punctuation and blanks, spaces next to Han characters.
    public static func folded(_ text: String) -> String {
        let scalars = Array(text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars)
        var kept: [Unicode.Scalar] = []
        for (index, scalar) in scalars.enumerated() {
            if scalar.properties.isWhitespace {
                guard let before = kept.last, let after = scalars[(index + 1)...].first(where: { !$0.properties.isWhitespace }) else { continue }
                if before == " " || isHan(before) || isHan(after) { continue }
                kept.append(" ")
            } else {
                kept.append(scalar == "\u{2019}" || scalar == "\u{2018}" ? "'" : scalar)
            }
        }
        let isOuter: (Unicode.Scalar) -> Bool = { $0 == " " || isPunctuation($0) }
        let start = kept.firstIndex { !isOuter($0) } ?? kept.endIndex
        let end = kept.lastIndex { !isOuter($0) }.map { $0 + 1 } ?? start
        // Of punctuation alone, all stays.
        let inner = start < end ? kept[start..<end] : kept[...]
        var result = String.UnicodeScalarView()
        result.append(contentsOf: inner)
        return String(result)
    }

    /// What is compared: folded, without what may stand before the words.
    public static func key(_ text: String, _ kind: Kind = .other) -> String {
        var key = folded(text)
        if kind == .text { key = dropping(complementisers, from: key) }
        if kind == .timeOrPlace { key = dropping(prepositions, from: key) }
        key = dropping(articles, from: key)
        if kind == .other, key.hasSuffix("'s"), key.count > 2 { key.removeLast(2) }
        return key
    }

    private static let articles = ["a", "an", "the", "my", "your", "his", "her", "its", "our", "their", "我的", "我"]
    private static let prepositions = [
        "at", "on", "in", "by", "for", "to", "from", "of", "into", "near", "around", "towards", "during", "with", "在", "于", "到", "去", "往", "从", "由",
        "至",
    ]
    private static let complementisers = ["that", "to", "saying", "says", "say", "说", "話", "话", "講", "讲", "叫"]

    /// Without the first of some words that stands at the start, when something follows it.
    private static func dropping(_ words: [String], from key: String) -> String {
        for word in words where key.hasPrefix(word) && key.count > word.count {
            let rest = key.dropFirst(word.count)
            guard let first = word.unicodeScalars.first else { continue }
            if isHan(first) { return folded(String(rest)) }
            if rest.first == " " { return folded(String(rest)) }
        }
        return key
    }

    private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
        default: false
        }
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation:
            // Signs that are words: 50%, #1, @home.
            !["%", "#", "@", "&", "*"].contains(scalar)
        default: false
        }
    }
}
