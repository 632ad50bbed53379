import IntentSchema

// Text that was dictated, and what is known by its words alone.
extension BuiltInReply {
    // MARK: Text

    /// Whether a parameter holds what was dictated, or a thing to do.
    func isText(_ parameter: ParameterDescription) -> Bool {
        engine.lexicon.isTaskTitle(parameter.name) || engine.lexicon.isDictated(parameter.name)
    }

    /// The value of a parameter that holds what was dictated, or a thing to do, in a type of its own: any words are it. Nil for other parameters.
    func text(_ text: String, of parameter: ParameterDescription) -> IntentValue? {
        guard isText(parameter) else { return nil }
        let isTask = engine.lexicon.isTaskTitle(parameter.name)
        if isTask, let answer = ShortAnswer(text).meaning, answer != .yes { return nil }
        let said = dictated(text, parameter)
        return isTask && parameter.type.isArray ? engine.values.value(said, as: parameter.type, in: context) : built(said, parameter)
    }

    /// What was dictated, without the words that hand it over: "say I'm late" is "I'm late", 就写周末去看房 is 周末去看房.
    func dictated(_ text: String, _ parameter: ParameterDescription) -> String {
        guard let sentence = Tokenizer.sentence(text) else { return text }
        let tokens = sentence.tokens
        var matcher = ReplyWords.matcher(tokens)
        let kind: ReplyWords = engine.lexicon.isDictated(parameter.name) ? .says : .calls
        guard let first = tokens.first, first.kind != .separator, let end = matcher.ended(by: kind, from: 0) else { return unquoted(text) }
        // 说好了, 说起来: a word of its own.
        if end == 1, first.kind == .han, matcher.ended(by: .saysNot, from: 1) != nil { return unquoted(text) }
        var start = end
        while start < tokens.count, tokens[start].kind == .separator, tokens[start].text == ":" || tokens[start].text == "," { start += 1 }
        guard start < tokens.count else { return text }
        return unquoted(String(sentence.text(tokens[start].start..<sentence.scalars.count).trimmingSpaces))
    }

    /// Without what leads to a name, a place or a thing: "to King's Cross", "it's for Anna".
    func unwrapped(_ core: ReplyCore, _ kinds: [ReplyWords] = [.handing]) -> String {
        let tokens = core.sentence.tokens
        let matcher = ReplyWords.matcher(tokens)
        var start = core.tokens.lowerBound
        for kind in kinds {
            while let next = matcher.ended(by: kind, from: start), next < core.tokens.upperBound { start = next }
        }
        // "The the community centre".
        while start + 1 < core.tokens.upperBound, tokens[start].kind == .word, tokens[start].text == tokens[start + 1].text { start += 1 }
        return core.sentence.surface(start..<core.tokens.upperBound)
    }
}
