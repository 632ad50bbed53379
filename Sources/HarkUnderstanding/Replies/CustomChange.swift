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
        let person = description.parameters.first { $0.type.element == .object("INPerson") && !$0.isDeprecated }
        if let person {
            if let name = people.replacement(sentence), let value = engine.values.value(name, as: person.type, in: context) {
                return .change(parameter: person.name, value: value)
            }
            if people.denies(sentence) || person.type.isArray && people.added(sentence) != nil { return .wantsChange(parameter: person.name) }
            if let text = sentence.rest(after: .insteadTo).map(withoutInstead), !text.isEmpty, people.isKnown(text),
                let value = engine.values.value(text, as: person.type, in: context)
            {
                return .change(parameter: person.name, value: value)
            }
        }
        let withoutNo = ReplyReader.withoutNo(text)
        for case let said? in [
            sentence.rest(after: .changeTo), sentence.rest(after: .insteadTo), withoutNo, text == withoutInstead(text) ? nil : text,
        ] {
            if let change = changes.typed(withoutInstead(said)) { return change }
        }
        if let change = changes.typed(text, isBare: true) { return change }
        if let said = sentence.rest(after: .changeTo) ?? sentence.rest(after: .insteadTo) { return changes.free(withoutInstead(said)) }
        if let said = sentence.rest(after: .add), let change = changes.added(said) { return change }
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
