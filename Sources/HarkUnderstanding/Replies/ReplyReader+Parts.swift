import IntentSchema

// Replies of which one part says what is meant, and the others why.
extension ReplyReader {
    /// "我再想想，先别发", "fine with me like that, send it": what the last part says, where what stands before says nothing else. Agreement needs more:
    /// that nothing before it could be meant otherwise.
    func lastPart(_ sentence: Sentence) -> ReplyMeaning? {
        let tokens = sentence.tokens
        let end = (tokens.lastIndex { $0.kind != .separator } ?? -1) + 1
        guard let mark = tokens[..<end].lastIndex(where: { $0.kind == .separator }), mark > 0, mark + 1 < end else { return nil }
        switch ShortAnswer(sentence.surface(mark + 1..<end)).meaning {
        case .cancel: return .cancel
        case .refuse, .no: return .no
        case .yes:
            let before = sentence.surface(0..<mark)
            let matcher = ReplyWords.matcher(tokens)
            let isDoubt = (0..<mark).contains {
                matcher.ended(by: .no, from: $0) != nil || matcher.ended(by: .change, from: $0) != nil || matcher.ended(by: .refuse, from: $0) != nil
            }
            let isSmallTalk = tokens[..<mark].allSatisfy { $0.kind == .han ? mark <= 4 : OrdinaryWords.shared.contains($0.hash) }
            let leads = matcher.ended(by: .handing, from: 0) != nil || matcher.ended(by: .insteadTo, from: 0) != nil
            guard !isDoubt, !leads, isSmallTalk, mark <= 6, TypedSpans.all(in: before, context: context).isEmpty else { return nil }
            return .yes
        default: return nil
        }
    }

    /// "Never mind, I'll call her later", 不用了，我走路过去: what gives up at the beginning, and the reason after it.
    func givesUp(_ sentence: Sentence) -> ReplyMeaning? {
        let tokens = sentence.tokens
        var matcher = ReplyWords.matcher(tokens)
        func skip(_ kinds: [ReplyWords], _ from: Int) -> Int {
            var start = from
            while start < tokens.count,
                let next = tokens[start].kind == .separator ? start + 1 : kinds.compactMap({ matcher.ended(by: $0, from: start) }).max()
            {
                start = next
            }
            return start
        }
        for kinds in [[ReplyWords.filler], [.filler, .lead]] {
            let start = skip(kinds, 0)
            for end in matcher.ends(by: .declined, at: start).reversed() where end > start && end < tokens.count {
                let rest = skip([.declined, .filler], end)
                if rest == tokens.count || tokens[end].kind == .separator || !matcher.ends(by: .reason, at: rest).isEmpty { return .cancel }
            }
        }
        return endsGivingUp(sentence) ? .cancel : nil
    }

    /// "Oh never mind, I'll ring her later", where a text is asked for: to whom it is, it would not speak so of them.
    func givesUpOnThem(_ sentence: Sentence) -> Bool {
        let matcher = ReplyWords.matcher(sentence.tokens)
        return sentence.tokens.indices.contains { matcher.ended(by: .them, from: $0) != nil } && givesUp(sentence) != nil
    }

    /// "That's too dear forget it": what gives up at the end, in more than one word.
    func endsGivingUp(_ sentence: Sentence) -> Bool {
        var tokens = sentence.tokens
        while let last = tokens.last, last.kind == .separator { tokens.removeLast() }
        guard tokens.count > 2 else { return false }
        var matcher = ReplyWords.matcher(tokens)
        return (1..<tokens.count - 1).contains { matcher.matches(.cancel, exactly: $0..<tokens.count) }
            && !tokens.indices.contains { matcher.ended(by: .cancelThing, from: $0) != nil }
    }
}
