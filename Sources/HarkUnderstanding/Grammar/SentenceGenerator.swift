/// Makes sentences from the grammar: what could be said, and what tests hold the matcher to.
struct SentenceGenerator {
    let source: GrammarSource
    /// Words for a slot, by its parameter's path and kind.
    var fillings: (String, SlotKind) -> String

    /// The first sentences of a template in one language, shortest alternatives first; `limit` bounds the work as well.
    func sentences(of template: GrammarSource.Template, language: Language, limit: Int) -> [String] {
        var parser = ExpressionParser(bytes: source.bytes, range: template.body)
        let all = alternatives(&parser, language, limit)
        return all.filter { !$0.isForeign }.map { Self.join($0.words) }.prefix(limit).map { $0 }
    }

    private struct Draft {
        var words: [String] = []
        /// It holds grammar words of the other language.
        var isForeign = false
    }

    private func alternatives(_ parser: inout ExpressionParser, _ language: Language, _ limit: Int) -> [Draft] {
        var all: [Draft] = []
        repeat { all += sequence(&parser, language, limit) } while parser.skip("|")
        return Array((all.filter { !$0.isForeign } + all.filter(\.isForeign)).prefix(limit))
    }

    private func sequence(_ parser: inout ExpressionParser, _ language: Language, _ limit: Int) -> [Draft] {
        var drafts = [Draft()]
        func extend(_ options: [Draft]) {
            var next: [Draft] = []
            // Options vary slowest, so that a limit keeps the plain form of everything before them.
            for option in options {
                for draft in drafts where next.count < limit {
                    next.append(Draft(words: draft.words + option.words, isForeign: draft.isForeign || option.isForeign))
                }
            }
            drafts = next
        }
        while let item = parser.next() {
            switch item {
            case .word:
                let text = source.text(parser.lastItem).filter { $0 != "\"" }
                extend([Draft(words: [text], isForeign: Self.isHan(text) != (language == .zh))])
            case .group(let isOptional):
                let inner = alternatives(&parser, language, limit)
                _ = parser.skip(isOptional ? "]" : ")")
                extend(isOptional ? [Draft()] + inner.filter { !$0.isForeign } : inner)
            case .rule(let name):
                let bodies = source.rules[Folding.hash(name)] ?? []
                let inner = bodies.flatMap { body in
                    var parser = ExpressionParser(bytes: source.bytes, range: body)
                    return alternatives(&parser, language, limit)
                }
                extend(Array((inner.filter { !$0.isForeign } + inner.filter(\.isForeign)).prefix(limit)))
            case .slot(let parameter, let kind): extend([Draft(words: [fillings(parameter, kind)])])
            case .constant, .cost: break
            case .app: return []
            }
        }
        return drafts
    }

    private static func isHan(_ text: String) -> Bool { text.unicodeScalars.contains { CharacterClass($0) == .han } }

    /// A space between words, none next to Han characters.
    static func join(_ words: [String]) -> String {
        var text = ""
        for word in words where !word.isEmpty {
            if let last = text.unicodeScalars.last, let first = word.unicodeScalars.first, CharacterClass(last) != .han,
                CharacterClass(first) == .word
            {
                text += " "
            }
            text += word
        }
        return text
    }
}

extension GrammarSource {
    /// A generator that fills slots with the grammar's own samples: of the parameter, else of the kind, else any text.
    func generator(in language: Language) -> SentenceGenerator {
        SentenceGenerator(source: self) { parameter, kind in
            let words = samples[parameter] ?? samples[kind.rawValue] ?? samples[SlotKind.text.rawValue] ?? []
            return (language == .zh ? words.last : words.first) ?? ""
        }
    }
}
