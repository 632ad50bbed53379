import IntentSchema

/// Binds a reply to one of the options: by number, by place, by name or part of it, or by detail.
struct OptionChooser {
    let options: [Option]
    /// What else is known of each; empty where nothing is.
    var details: [[String]] = []

    /// Nil when the reply names none of them.
    func choose(_ text: String) -> ReplyMeaning? {
        let tokens = Tokenizer.tokens(of: String(text.prefix(500))).filter { $0.kind != .separator }
        guard !tokens.isEmpty, !options.isEmpty else { return nil }
        if let exact = exact(text) { return exact }
        if let place = place(tokens) { return options.indices.contains(place) ? .choice(place) : .unclear }
        let named = byWords(tokens)
        if named.count != 1, let inSection = bySection(tokens) { return inSection }
        return meaning(named)
    }

    /// The exact title comes before everything, since an option may be called "2", "More" or "The last one"; then what else it is
    /// called, then its detail.
    func exact(_ text: String) -> ReplyMeaning? {
        let key = NameKey.key(text)
        guard key != NameKey.empty else { return nil }
        return meaning(options.indices.filter { NameKey.key(options[$0].title) == key })
            ?? meaning(options.indices.filter { options[$0].alternatives.contains { NameKey.key($0) == key } })
            ?? meaning(options.indices.filter { options[$0].subtitle.map { NameKey.key($0) == key } ?? false })
    }

    private static let sectionFrame: Set<String> = [
        "under", "in", "from", "of", "at", "among", "the", "section", "category", "group", "里", "里面", "中", "下", "下面", "的", "类", "组", "栏", "面", "那",
    ]

    /// "the second one under Soups", 汤里的第二个, "tomato from the soups": the choice among the options of a section.
    private func bySection(_ tokens: [Token]) -> ReplyMeaning? {
        var best: (range: Range<Int>, indices: [Int])?
        for section in Set(options.compactMap(\.section)).sorted() {
            let name = Tokenizer.tokens(of: section).filter { $0.kind != .separator }
            guard !name.isEmpty, name.count <= tokens.count else { continue }
            let start = (0...tokens.count - name.count).first { start in zip(tokens[start...], name).allSatisfy { Plural.isSame($0.text, $1.text) } }
            guard let start, name.count > best?.range.count ?? 0 else { continue }
            best = (start..<start + name.count, options.indices.filter { options[$0].section == section })
        }
        guard var (range, indices) = best else { return nil }
        while range.lowerBound > 0, Self.sectionFrame.contains(tokens[range.lowerBound - 1].text) { range = range.lowerBound - 1..<range.upperBound }
        while range.upperBound < tokens.count, Self.sectionFrame.contains(tokens[range.upperBound].text) {
            range = range.lowerBound..<range.upperBound + 1
        }
        var rest = tokens
        rest.removeSubrange(range)
        let inside = OptionChooser(options: indices.map { options[$0] })
        guard rest.contains(where: { !Self.frame.contains($0.text) || $0.text == "one" }) else { return meaning(indices) }
        if let place = inside.place(rest) { return indices.indices.contains(place) ? .choice(indices[place]) : .unclear }
        return meaning(inside.byWords(rest).map { indices[$0] })
    }

    private func meaning(_ indices: [Int]) -> ReplyMeaning? {
        switch indices.count {
        case 0: nil
        case 1: .choice(indices[0])
        default: .ambiguousChoice(indices)
        }
    }

    private static let frame: Set<String> = [
        "the", "one", "number", "option", "no", "choice", "please", "pick", "choose", "select", "take", "use", "i", "want", "mean", "with", "from",
        "at", "in", "of", "that", "i'd", "like", "it's", "is", "for", "person", "a", "ones", "my", "it", "to", "on", "would", "'s", "him", "her",
        "meant", "say",
        "号", "个", "辆", "家", "间", "首", "部", "张", "只", "份", "台", "款", "种", "档", "版", "嗰", "嘅", "系", "呢", "了", "第", "选", "那", "的", "是", "要", "我", "用",
        "位", "吧", "选项", "择", "条", "项", "这", "说", "叫", "给", "就", "里", "在", "人", "名",
    ]
    private static let ordinals: [String: Int] = [
        "first": 0, "1st": 0, "second": 1, "2nd": 1, "third": 2, "3rd": 2, "fourth": 3, "4th": 3, "fifth": 4, "5th": 4, "sixth": 5, "6th": 5,
        "seventh": 6, "7th": 6, "eighth": 7, "8th": 7, "ninth": 8, "9th": 8, "tenth": 9, "10th": 9, "former": 0, "top": 0,
        "eleventh": 10, "11th": 10, "twelfth": 11, "12th": 11, "thirteenth": 12, "13th": 12, "fourteenth": 13, "14th": 13, "fifteenth": 14,
        "15th": 14,
    ]
    private static let last: Set<String> = ["last", "latter", "bottom", "final"]
    /// Words for the first and the last in Chinese, by what is left of them without counting words.
    private static let hanFirst: Set<String> = ["前面", "前者", "上面", "上头", "头一", "首", "前一", "上一", "最上面", "最前面"]
    private static let hanLast: Set<String> = ["最后一", "最后", "末", "倒数第一", "倒数一", "后面", "后者", "下面", "末尾", "后一", "下一", "最下面", "最后面"]

    /// "2", "two", "the second one", 第二个, 最后一个, 二: a place from 0, when the reply says nothing else.
    private func place(_ tokens: [Token]) -> Int? {
        let words = tokens.filter { !Self.frame.contains($0.text) }
        let texts = words.map(\.text)
        if texts.count == 1 || texts.count == 2 && texts[1] == "one", let only = texts.first {
            if let ordinal = Self.ordinals[only] { return ordinal }
            if Self.last.contains(only) { return options.count - 1 }
        }
        let joined = texts.joined()
        if Self.hanFirst.contains(joined) { return 0 }
        if Self.hanLast.contains(joined) { return options.count - 1 }
        if texts == ["second", "last"] || texts == ["second", "to", "last"] || joined == "倒数二" { return options.count - 2 }
        // "one" alone is a number, "the blue one" is not.
        let numbers = words.isEmpty ? tokens.filter { $0.text == "one" } : words
        guard let result = NumberReader.read(numbers, at: 0), result.end == numbers.count, let value = Int(exactly: result.value) else {
            return nil
        }
        // What looks like a number but is the start of some option's detail ("5551234") is no place.
        return (1...max(options.count, 20)).contains(value) ? value - 1 : nil
    }

    /// Options in which all words of the reply stand; those whose title has them come before those whose detail does.
    private func byWords(_ tokens: [Token]) -> [Int] {
        let words = tokens.filter { !Self.frame.contains($0.text) || $0.kind == .number }
        guard !words.isEmpty else { return [] }
        let key = words.reduce(NameKey.empty) { NameKey.extend($0, with: $1.text) }
        let exactTitle = options.indices.filter { NameKey.key(options[$0].title) == key }
        if !exactTitle.isEmpty { return exactTitle }
        let exactOther = options.indices.filter { options[$0].alternatives.contains { NameKey.key($0) == key } }
        if !exactOther.isEmpty { return exactOther }
        let inTitle = options.indices.filter { index in ([options[index].title] + options[index].alternatives).contains { Self.holds($0, words) } }
        if inTitle.count == 1 { return inTitle }
        let both = options.indices.filter { Self.holds(told($0), words) }
        if !inTitle.isEmpty { return inTitle }
        if !both.isEmpty { return both }
        // "the librarian" for "Library": a shared beginning of a long word, when only one option has it.
        let stems = options.indices.filter { index in
            let said = words.filter { $0.text.count >= 4 }
            return !said.isEmpty
                && said.allSatisfy { word in
                    Tokenizer.tokens(of: told(index)).contains { Self.sharesStem($0.text, word.text) }
                }
        }
        return stems
    }

    /// All that is told of an option.
    private func told(_ index: Int) -> String {
        let known = details.indices.contains(index) ? details[index] : []
        return ([options[index].title, options[index].subtitle ?? ""] + known).joined(separator: " ")
    }

    /// The option that most of the reply's words are told of, where the others name nobody else: "my gym friend", "the one I know from work".
    /// - Parameter isKnown: whether a text names somebody who is known; then somebody else is meant.
    func chooseLoosely(_ text: String, isKnown: (String) -> Bool) -> ReplyMeaning? {
        let tokens = Tokenizer.tokens(of: String(text.prefix(200))).filter { $0.kind != .separator }
        let words = tokens.filter { !Self.frame.contains($0.text) || $0.kind == .number }
        guard !words.isEmpty, words.count <= 12, !isKnown(text) else { return nil }
        let told = options.indices.map { index in words.map { Self.holds(self.told(index), [$0]) } }
        // A word that every option has tells none of them from the others.
        let telling = words.indices.filter { word in !told.allSatisfy { $0[word] } }
        let rest = words.indices.filter { word in !told.contains { $0[word] } }
        let isNobody = rest.allSatisfy { !isKnown(words[$0].text) }
        let hits = told.map { held in telling.count { held[$0] } }
        guard isNobody, let most = hits.max(), most > 0, rest.count <= most + 3 else { return nil }
        // One Han character by chance is no detail.
        let isHan = telling.allSatisfy { words[$0].kind == .han }
        guard !isHan || most > 1 else { return nil }
        let best = options.indices.filter { hits[$0] == most }
        return best.count == 1 ? .choice(best[0]) : nil
    }

    /// The option whose whole title ends or begins the reply: "oh wait, the kids aren't coming, standard is fine".
    func named(atAnEndOf tokens: [Token]) -> ReplyMeaning? {
        let words = tokens.filter { $0.kind != .separator }
        let found = options.indices.filter { index in
            let title = Tokenizer.tokens(of: options[index].title).filter { $0.kind != .separator }.map(\.text)
            guard !title.isEmpty, title.count < words.count else { return false }
            return words.suffix(title.count).map(\.text) == title || words.prefix(title.count).map(\.text) == title
        }
        return found.count == 1 ? .choice(found[0]) : nil
    }

    private static func holds(_ text: String, _ words: [Token]) -> Bool {
        let tokens = Tokenizer.tokens(of: text)
        let joined = tokens.map(\.text).joined()
        let said = words.map(\.text).joined()
        if words.allSatisfy({ $0.kind == .han }) {
            return joined.contains(said) || tokens.filter { !frame.contains($0.text) }.map(\.text).joined().contains(said)
        }
        return words.allSatisfy { word in tokens.contains { Plural.isSame($0.text, word.text) || $0.text + "'s" == word.text } }
            || (said.count > 3 && joined == said)
    }

    private static func sharesStem(_ one: String, _ other: String) -> Bool {
        let shared = zip(one, other).prefix { $0 == $1 }.count
        return shared >= 4 && shared * 4 >= max(one.count, other.count) * 2
    }
}
