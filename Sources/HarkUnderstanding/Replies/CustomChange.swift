import IntentSchema

/// Reads a change of a custom intent's request: "no, to Bob instead", "change the size to large", 改成….
struct CustomChange {
    let engine: GrammarEngine
    let context: UtteranceContext

    private var people: PersonChange { PersonChange(engine: engine) }

    /// - Parameter owner: the intent's place in `InstalledIntents`.
    func change(_ text: String, _ description: IntentDescription, _ owner: Int) -> ReplyMeaning? {
        guard let sentence = Tokenizer.sentence(text) else { return nil }
        let changes = ParameterChange(engine: engine, context: context, description: description, owner: owner)
        if let change = changes.named(sentence) { return change }
        let plainTokens = sentence.tokens.filter { $0.kind != .separator }
        var matcher = ReplyWords.matcher(plainTokens)
        func rest(_ kind: ReplyWords) -> String? {
            guard let end = matcher.ends(of: ReplyWords.rules[kind] ?? RuleMatcher.none, at: 0).last, end < plainTokens.count,
                let last = sentence.tokens.last
            else { return nil }
            return sentence.text(plainTokens[end].start..<last.end)
        }
        let person = description.parameters.first { $0.type.element == .object("INPerson") && !$0.isDeprecated }
        if let person {
            if let name = people.replacement(sentence), let value = engine.values.value(name, as: person.type, in: context) {
                return .change(parameter: person.name, value: value)
            }
            if people.denies(sentence) || person.type.isArray && people.added(sentence) != nil { return .wantsChange(parameter: person.name) }
            if let text = rest(.insteadTo).map(withoutInstead), !text.isEmpty, people.isKnown(text),
                let value = engine.values.value(text, as: person.type, in: context)
            {
                return .change(parameter: person.name, value: value)
            }
        }
        let withoutNo = ReplyReader.withoutNo(text)
        for case let said? in [rest(.changeTo), rest(.insteadTo), withoutNo, text == withoutInstead(text) ? nil : text] {
            if let change = changes.typed(withoutInstead(said)) { return change }
        }
        if let change = changes.typed(text, isBare: true) { return change }
        if let said = rest(.changeTo) ?? rest(.insteadTo) { return changes.free(withoutInstead(said)) }
        if let said = rest(.add), let change = changes.added(said) { return change }
        if let withoutNo { return changes.free(withoutInstead(withoutNo)) }
        return [" instead", " rather"].contains(where: text.lowercased().hasSuffix) ? changes.free(withoutInstead(text)) : nil
    }

    /// "no, Bob": somebody else, who is known.
    func person(_ text: String, _ type: ValueType) -> IntentValue? {
        guard let sentence = Tokenizer.sentence(text) else { return nil }
        if let name = people.replacement(sentence) { return engine.values.value(name, as: type, in: context) }
        if people.denies(sentence) { return nil }
        let bare = withoutInstead(ReplyReader.withoutNo(text) ?? text)
        return people.isKnown(bare) ? engine.values.value(bare, as: type, in: context) : nil
    }
}
