import IntentSchema

/// A title of a definition, cut into words and places: "Order ${quantity} ${soup}".
struct TitlePattern: Sendable, Hashable {
    enum Piece: Sendable, Hashable {
        case word(String, isHan: Bool)
        case place(String)
    }

    let text: String
    private(set) var pieces: [Piece] = []

    /// A longer title is read up to here.
    static let limit = 40

    /// - Parameter isParameter: what is no parameter has no place.
    init(_ text: String, isParameter: (String) -> Bool) {
        self.text = text
        var rest = Substring(text)
        while let open = rest.range(of: "${") {
            add(rest[..<open.lowerBound])
            rest = rest[open.upperBound...]
            guard let close = rest.firstIndex(of: "}") else { break }
            let name = String(rest[..<close].trimmingSpaces)
            rest = rest[rest.index(after: close)...]
            guard isParameter(name), pieces.count < Self.limit else { continue }
            pieces.append(.place(name))
            rest = Self.withoutPossessive(rest)
        }
        add(rest)
    }

    /// "${city}'s weather": the ending belongs to the word before it, in the title as in what is said.
    private static func withoutPossessive(_ text: Substring) -> Substring {
        guard let mark = text.first, mark == "'" || mark == "’", text.dropFirst().first == "s" else { return text }
        let rest = text.dropFirst(2)
        return rest.first?.isLetter == true ? text : rest
    }

    /// Whether a place of the title has such an ending.
    static func hasPossessive(_ name: String, in text: String) -> Bool {
        ["'", "’"].contains { text.contains("${\(name)}\($0)s") }
    }

    private mutating func add(_ text: Substring) {
        for token in Tokenizer.tokens(of: String(text)) where pieces.count < Self.limit {
            guard token.kind != .separator, token.text != "\"" else { continue }
            pieces.append(.word(token.text, isHan: token.kind == .han))
        }
    }

    var places: [String] { pieces.compactMap { if case .place(let name) = $0 { name } else { nil } } }

    /// How many words say what is wanted: not articles, and not what only joins.
    var evidence: Int {
        pieces.reduce(0) { count, piece in
            guard case .word(let word, _) = piece else { return count }
            return count + (Self.empty.contains(word) ? 0 : 1)
        }
    }

    private static let empty: Set<String> = ParameterWords.articles.union([
        "to", "at", "for", "of", "in", "with", "from", "by", "and", "or", "as", "is", "的", "把", "在", "到", "为", "给", "用", "和", "%", "percent",
    ])
}

extension Substring {
    fileprivate func range(of mark: String) -> Range<Index>? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(mark) { return index..<self.index(index, offsetBy: mark.count) }
            index = self.index(after: index)
        }
        return nil
    }
}

/// One way to say a custom intent: a title of it or of one of its combinations, in one language.
struct CustomVariant: Sendable, Hashable {
    enum Source: String, Sendable {
        case title, combination = "combination's title", summary
        /// No title: one of the app's own things, and nothing else.
        case thing = "parameter"
    }

    var source: Source
    /// As the definition has it.
    var text: String
    /// The parameters of the combination.
    var combination: [String]?
    /// The values that the combination stands for.
    var values: [String: IntentValue] = [:]
    /// Words of the title that were said if it matched.
    var evidence: Int
    var hasPlaces: Bool
}
