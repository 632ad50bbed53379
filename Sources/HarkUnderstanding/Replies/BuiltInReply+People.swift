import IntentSchema

// Who is meant instead, besides, and no longer.
extension BuiltInReply {
    func change(ofPeople sentence: Sentence) -> ReplyMeaning? {
        let all = description.usableParameters.filter { $0.type.element == .object("INPerson") }
        guard let person = all.first(where: { context.values?[$0.name] != nil }) ?? all.first else { return nil }
        if let name = people.replacement(sentence), let value = self.person(name, person) { return .change(parameter: person.name, value: value) }
        if let names = people.removed(sentence), let old = context.values?[person.name]?.array, old.count > 1 {
            let gone = names.map { engine.values.people.value($0) }
            let left = old.filter { one in !gone.contains { $0.isSamePerson(as: one) } }
            if left.count < old.count, !left.isEmpty { return .change(parameter: person.name, value: .array(left)) }
        }
        if let other = otherOfTheName(sentence, person) { return other }
        if people.denies(sentence) { return .wantsChange(parameter: person.name) }
        if person.type.isArray, let names = people.added(sentence) {
            // Who is there already is known where the request is.
            guard let old = context.values?[person.name]?.array else { return .wantsChange(parameter: person.name) }
            let added = names.map { engine.values.people.value($0) }.filter { !old.contains($0) }
            return .change(parameter: person.name, value: .array(old + added))
        }
        guard let name = sentence.rest(after: .insteadTo).map(withoutInstead), people.isKnown(name), let value = self.person(name, person) else {
            return nil
        }
        return .change(parameter: person.name, value: value)
    }

    /// A reply that says nothing but who is meant, all of them known.
    func onlyPeople(_ text: String) -> ReplyMeaning? {
        guard let core = ReplyCore(text), let sentence = Tokenizer.sentence(core.text) else { return nil }
        let values = TypedFragment(engine: engine, context: context, description: description, sentence: sentence).values()
        guard values.count == 1, let only = values.first, description.parameter(only.key)?.type.element == .object("INPerson") else { return nil }
        return .change(parameter: only.key, value: only.value)
    }

    /// "The other Maria": of those who are called so, the one that the request does not have.
    private func otherOfTheName(_ sentence: Sentence, _ parameter: ParameterDescription) -> ReplyMeaning? {
        guard let core = ReplyCore(sentence, sentence.tokens.indices), let old = context.values?[parameter.name] else { return nil }
        let tokens = core.sentence.tokens
        guard let start = ReplyWords.matcher(tokens).ended(by: .other, from: core.tokens.lowerBound), start < core.tokens.upperBound,
            case .object(var person)? = self.person(core.sentence.surface(start..<core.tokens.upperBound), parameter).map({ $0.array?.first ?? $0 })
        else { return nil }
        let present = old.array ?? [old]
        let others = (person["siriMatches"]?.array ?? []).filter { one in !present.contains { $0.isContact(one) } }
        guard !others.isEmpty, others.count < (person["siriMatches"]?.array ?? []).count else { return nil }
        person["siriMatches"] = .array(others)
        if others.count == 1, let name = others[0].object?["displayName"] { person["displayName"] = name }
        let left = present.filter {
            !$0.isSamePerson(as: self.person(core.sentence.surface(start..<core.tokens.upperBound), parameter).map { $0.array?.first ?? $0 } ?? .null)
        }
        return .change(parameter: parameter.name, value: parameter.type.isArray ? .array(left + [.object(person)]) : .object(person))
    }

    /// "李娜不用了把她去掉", "drop Anna, also add Bob": who is taken out, and what is said besides.
    func removedThenMore(_ sentence: Sentence) -> ReplyMeaning? {
        guard depth < Self.depthLimit, sentence.tokens.count <= ShortAnswer.limit * 2 else { return nil }
        var matcher = ReplyWords.matcher(sentence.tokens)
        for start in sentence.tokens.indices.dropFirst() where !matcher.ends(by: .restart, at: start).isEmpty {
            guard let left = Tokenizer.sentence(sentence.surface(0..<start)), people.removed(left) != nil, let change = change(ofPeople: left)
            else { continue }
            let right = sentence.surface(start..<sentence.tokens.count)
            if let more = deeper.after(change).change(right), let both = change.joined(more) { return both }
            if isRemark(right) { return change }
        }
        return nil
    }
}

extension IntentValue {
    /// Whether a person is, or may only be, one contact.
    fileprivate func isContact(_ contact: IntentValue) -> Bool {
        guard let identifier = contact.object?["contactIdentifier"]?.string, let person = object else { return false }
        if let own = person["contactIdentifier"]?.string { return own == identifier }
        let matches = person["siriMatches"]?.array ?? []
        return matches.count == 1 && matches[0].object?["contactIdentifier"]?.string == identifier
    }
}
