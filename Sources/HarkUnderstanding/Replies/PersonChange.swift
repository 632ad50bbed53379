import IntentSchema

/// What a correction says about people: who takes whose place, who is not meant.
struct PersonChange {
    let engine: GrammarEngine

    /// Whether a text names people and nothing else, all of them known.
    func isKnown(_ text: String) -> Bool {
        let names = engine.values.people.names(in: text)
        return !names.isEmpty && names.allSatisfy(engine.values.people.isKnown)
    }

    /// "not John, Stef", "Stef, not John", 不是李雷，是王一然: the name that takes the other's place, when either is known.
    func replacement(_ sentence: Sentence) -> String? {
        var tokens = sentence.tokens
        while let last = tokens.last, last.kind == .separator { tokens.removeLast() }
        guard !tokens.isEmpty, tokens.count <= ShortAnswer.limit * 2 else { return nil }
        var matcher = ReplyWords.matcher(tokens)
        func ends(_ kind: ReplyWords, _ position: Int) -> [Int] { matcher.ends(by: kind, at: position) }
        func start(after position: Int) -> Int {
            var position = position
            while position < tokens.count, tokens[position].kind == .separator { position += 1 }
            return position
        }
        /// Both names, when there are two.
        func pair(_ wrong: Range<Int>, _ right: Range<Int>) -> String? {
            guard !wrong.isEmpty, !right.isEmpty else { return nil }
            let (old, new) = (sentence.surface(wrong), withoutInstead(sentence.surface(right)))
            guard ShortAnswer(new).meaning == nil else { return nil }
            return isKnown(new) || isKnown(old) && !engine.values.people.names(in: new).isEmpty ? new : nil
        }
        // A separator stands between "no" and "not".
        let lead = start(after: ["no", "nope", "不", "不对"].contains(tokens[0].text) && tokens.count > 1 && tokens[1].kind == .separator ? 1 : 0)
        if let from = ends(.insteadOf, lead).last, from < tokens.count {
            for cut in from + 1..<max(from + 1, tokens.count) {
                let begins = start(after: cut)
                let rather = ends(.rather, begins).last
                guard begins > cut || rather != nil else { continue }
                if let name = pair(from..<cut, (rather ?? begins)..<tokens.count) { return name }
            }
        }
        for cut in 1..<max(1, tokens.count) {
            let begins = start(after: cut)
            guard tokens[cut - 1].kind != .separator, let from = ends(.insteadOf, begins).last, from < tokens.count, from > begins else { continue }
            let first = ends(.insteadTo, 0).last { $0 < cut } ?? 0
            let name = sentence.surface(first..<cut)
            if isKnown(sentence.surface(from..<tokens.count)), isKnown(withoutInstead(name)), let name = pair(from..<tokens.count, first..<cut) {
                return name
            }
        }
        return nil
    }

    /// "not John", 不是李雷: who it should be instead is not said.
    func denies(_ sentence: Sentence) -> Bool {
        var tokens = sentence.tokens
        while let last = tokens.last, last.kind == .separator { tokens.removeLast() }
        var matcher = ReplyWords.matcher(tokens)
        // "No, not Bob": the mark between is no part of it.
        let isNo = tokens.count > 2 && tokens[1].kind == .separator && ShortAnswer(tokens[0].text).meaning == .no
        return matcher.ends(by: .insteadOf, at: isNo ? 2 : 0).contains { end in
            guard end < tokens.count, tokens[end].kind != .separator, !sentence.dividesHan(at: end) else { return false }
            let name = sentence.surface(end..<tokens.count)
            return ["him", "her", "them", "他", "她", "他们"].contains(name.lowercased()) || isKnown(name)
        }
    }

    /// "remove Emily", "leave Will out", 不要发给张伟, 把张伟去掉: the names of those who are not wanted any more, all of them known.
    func removed(_ sentence: Sentence) -> [String]? {
        let words = sentence.tokens.filter { $0.kind != .separator }
        var matcher = ReplyWords.matcher(words)
        var (start, end) = (0, words.count)
        if let from = matcher.ended(by: .remove, from: 0), from < words.count {
            start = from
        } else if let from = matcher.ended(by: .removeFrom, from: 0),
            let after = (from..<words.count).dropFirst().first(where: { matcher.matches(.out, exactly: $0..<words.count) })
        {
            (start, end) = (from, after)
        } else if let after = words.indices.dropFirst().first(where: { matcher.matches(.removed, exactly: $0..<words.count) }) {
            end = after
        } else {
            return nil
        }
        // 不用传给徐佳了
        while end > start + 1, matcher.matches(.tail, exactly: end - 1..<end) { end -= 1 }
        guard start < end else { return nil }
        let text = sentence.text(words[start].start..<words[end - 1].end)
        return isKnown(text) ? engine.values.people.names(in: text) : nil
    }

    /// "and Anna too", 也发给安娜: the names of people besides those there are, all of them known.
    func added(_ sentence: Sentence) -> [String]? {
        let tokens = sentence.tokens.filter { $0.kind != .separator || $0.text == "," || $0.text == "、" }
        var words = tokens.filter { $0.kind != .separator }
        var matcher = ReplyWords.matcher(words)
        while let tail = words.indices.dropFirst().first(where: {
            matcher.matches(.tail, exactly: $0..<words.count) && !matcher.matches(.too, exactly: $0..<words.count)
        }) {
            words.removeSubrange(tail...)
        }
        if let from = matcher.ended(by: .addFrom, from: 0),
            let end = (from..<words.count).dropFirst().first(where: { matcher.matches(.back, exactly: $0..<words.count) })
        {
            let text = sentence.text(words[from].start..<words[end - 1].end)
            if isKnown(text) { return engine.values.people.names(in: text) }
        }
        let from = matcher.ended(by: .add, from: 0).flatMap { $0 < words.count ? $0 : nil }
        let start = from ?? matcher.ended(by: .insteadTo, from: 0).flatMap { $0 < words.count ? $0 : nil } ?? 0
        let end = (start..<words.count).first { $0 > start && matcher.matches(.too, exactly: $0..<words.count) }
        guard from != nil || end != nil, start < (end ?? words.count) else { return nil }
        let text = sentence.text(words[start].start..<words[(end ?? words.count) - 1].end)
        return isKnown(text) ? engine.values.people.names(in: text) : nil
    }
}
