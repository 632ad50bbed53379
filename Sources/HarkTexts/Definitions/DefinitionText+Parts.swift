// Reading a definition's text: places, plural variables, sentences.
extension DefinitionText {
    enum Part: Sendable, Hashable {
        case text(String)
        case place(String)
        case variable(String)
        /// The number of a plural form: `%d`.
        case number
    }

    /// - Parameter isForm: whether `%d` and its kin stand for the number.
    static func parts(_ source: String, isForm: Bool = false) -> [Part] {
        let characters = Array(source)
        var parts: [Part] = []
        var text = ""
        var position = 0
        func add(_ part: Part) {
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
            parts.append(part)
        }
        while position < characters.count {
            if let place = enclosed(characters, position, "${", "}") {
                add(.place(place.name))
                position = place.end
            } else if let variable = enclosed(characters, position, "%#@", "@") {
                add(.variable(variable.name))
                position = variable.end
            } else if isForm, let end = numberEnd(characters, position) {
                if characters[end - 1] == "%" { text.append("%") } else { add(.number) }
                position = end
            } else {
                text.append(characters[position])
                position += 1
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        return parts
    }

    /// A name between two marks, without blanks around it.
    private static func enclosed(
        _ characters: [Character], _ start: Int, _ open: String, _ close: Character
    ) -> (name: String, end: Int)? {
        let body = start + open.count
        guard body < characters.count, characters[start] == open.first, String(characters[start..<body]) == open,
            let end = characters[body...].firstIndex(of: close)
        else { return nil }
        let name = String(characters[body..<end]).trimmed
        return name.isEmpty || name.contains("\n") ? nil : (name, end + 1)
    }

    /// The end of a conversion like `%d`, `%1$ld`, `%@` or `%%` that begins here.
    private static func numberEnd(_ characters: [Character], _ start: Int) -> Int? {
        guard characters[start] == "%" else { return nil }
        var position = start + 1
        while position < characters.count, characters[position].isASCII,
            characters[position].isNumber || "$.lhqzjt".contains(characters[position])
        { position += 1 }
        guard position < characters.count, "dDiuUfFgGeE@%".contains(characters[position]) else { return nil }
        return position + 1
    }

    /// The text sentence by sentence, each with the blanks that follow it. A dot ends a sentence only before a blank or the
    /// end, so that "3.5" and "example.org" are whole.
    static func sentences(_ parts: [Part]) -> [[Part]] {
        var sentences: [[Part]] = []
        var current: [Part] = []
        for (index, part) in parts.enumerated() {
            guard case .text(let text) = part else {
                current.append(part)
                continue
            }
            let characters = Array(text)
            let isLast = index == parts.count - 1
            var start = 0
            var position = 0
            while position < characters.count {
                guard let end = sentenceEnd(characters, position, isLast: isLast) else {
                    position += 1
                    continue
                }
                current.append(.text(String(characters[start..<end])))
                sentences.append(current)
                current = []
                (start, position) = (end, end)
            }
            if start < characters.count { current.append(.text(String(characters[start...]))) }
        }
        if !current.isEmpty { sentences.append(current) }
        return sentences
    }

    private static func sentenceEnd(_ characters: [Character], _ position: Int, isLast: Bool) -> Int? {
        let character = characters[position]
        var end = position + 1
        guard !character.isNewline else { return end }
        let isFullWidth = "。！？".contains(character)
        guard isFullWidth || ".!?…".contains(character) else { return nil }
        while end < characters.count, "\"”’»」』)）".contains(characters[end]) { end += 1 }
        let endsText = end == characters.count && isLast
        guard isFullWidth || endsText || (end < characters.count && characters[end].isWhitespace) else { return nil }
        while end < characters.count, characters[end].isWhitespace { end += 1 }
        return end
    }
}
