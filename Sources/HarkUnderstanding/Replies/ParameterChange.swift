import IntentSchema

/// A correction of any parameter of a request, built-in intents' included: by the parameter's name, or by a value that only one can have.
struct ParameterChange {
    let engine: GrammarEngine
    let context: UtteranceContext
    let description: IntentDescription
    /// The intent's place in `InstalledIntents`.
    let owner: Int

    private var parameters: [ParameterDescription] { description.usableParameters }

    private func words(_ parameter: ParameterDescription) -> ParameterWords {
        engine.custom.parameter(parameter.name, of: owner)
            ?? ParameterWords(
                parameter, called: engine.source.phrases(of: "called-\(parameter.name)"), enumeration: engine.values.enumerations.lookup)
    }

    private func value(_ text: String, _ parameter: ParameterDescription) -> IntentValue? {
        guard !text.isEmpty else { return nil }
        guard let words = engine.custom.parameter(parameter.name, of: owner) else {
            guard parameter.type.element != .string else { return engine.values.value(unquoted(text), as: parameter.type, in: context) }
            return engine.value(text, of: parameter, in: context).map { ValueCorrection(old: context.values?[parameter.name]).corrected($0, text) }
        }
        return CustomReply(engine: engine, context: context, words: words).value(
            parameter.type.element == .string ? unquoted(text) : text, parameter.type)
    }

    /// "change the size to large", "quantity three", 把数量改成三; "change the size" alone asks for the value.
    func named(_ sentence: Sentence) -> ReplyMeaning? {
        let tokens = sentence.tokens.filter { $0.kind != .separator || $0.text == ":" }
        guard let last = tokens.last, tokens.count <= Self.limit else { return nil }
        var matcher = ReplyWords.matcher(tokens)
        func ends(_ kind: ReplyWords, _ position: Int) -> [Int] { matcher.ends(by: kind, at: position) }
        let additions = Set(ends(.nameAdd, 0))
        let starts = Set([0] + ends(.nameBefore, 0) + ends(.nameChange, 0) + additions).sorted(by: >)
        let changes = Set(ends(.nameChange, 0))
        for start in starts where start < tokens.count {
            for (parameter, end) in mentioned(tokens, at: start) {
                guard end < tokens.count else {
                    if changes.contains(start) { return .wantsChange(parameter: parameter.name) }
                    continue
                }
                func rest(_ from: Int) -> String { withoutInstead(sentence.text(tokens[from].start..<last.end)) }
                if let to = ends(.nameTo, end).last(where: { $0 > end }), to < tokens.count, let value = value(rest(to), parameter) {
                    return .change(parameter: parameter.name, value: value)
                }
                // "Add a note: lunch" says which text it is.
                if additions.contains(start) || tokens[end].text == ":", end < tokens.count, parameter.type == .string,
                    engine.lexicon.isDictated(parameter.name), let from = tokens[end...].indices.first(where: { tokens[$0].kind != .separator }),
                    let value = value(rest(ends(.says, from).last.flatMap { $0 < tokens.count ? $0 : nil } ?? from), parameter)
                {
                    return .change(parameter: parameter.name, value: value)
                }
                // Without "to" only a value that cannot be anything else counts: "the soup is cold" changes nothing.
                guard isTyped(parameter) else { continue }
                let from = ends(.nameIs, end).last ?? end
                if tokens.indices.contains(from), let value = value(rest(from), parameter) { return .change(parameter: parameter.name, value: value) }
            }
        }
        return nil
    }

    /// A longer correction names no parameter.
    private static let limit = 60

    /// Parameters whose names stand at a token, the longest name first.
    private func mentioned(_ tokens: [Token], at start: Int) -> [(ParameterDescription, Int)] {
        parameters.flatMap { parameter in
            words(parameter).names.compactMap { name -> (ParameterDescription, Int)? in
                let end = start + name.count
                guard end <= tokens.count, zip(tokens[start..<end], name).allSatisfy({ Plural.isSame($0.text, $1.text) }) else { return nil }
                return (parameter, end)
            }
        }.sorted { $0.1 > $1.1 }
    }

    private func isTyped(_ parameter: ParameterDescription) -> Bool {
        switch parameter.type.element {
        case .boolean, .integer, .number, .date, .dateComponents, .enumeration, .optionSet, .measurement: true
        case .object("INDateComponentsRange"), .object("INCurrencyAmount"): true
        default: false
        }
    }

    /// "make it large", 改成三份, "tomorrow instead": the one parameter that can have the value.
    /// - Parameter isBare: nothing says that it is a change, so that only what a definition calls a value counts.
    func typed(_ text: String, isBare: Bool = false) -> ReplyMeaning? {
        guard let tokens = Tokenizer.sentence(text)?.tokens.filter({ $0.kind != .separator }), !tokens.isEmpty, tokens.count <= Self.limit else {
            return nil
        }
        let bare = tokens.filter { !ParameterWords.articles.contains($0.text) && $0.text != "one" || tokens.count == 1 }.map(\.text).joined(
            separator: " ")
        let labels = parameters.compactMap { parameter -> (ParameterDescription, IntentValue)? in
            guard let phrases = engine.custom.parameter(parameter.name, of: owner)?.phrases else { return nil }
            if parameter.type == .boolean, phrases.ends(tokens, at: 0, limit: tokens.count, ownOnly: true).last != tokens.count { return nil }
            return (phrases.value(bare) ?? phrases.value(text)).map { (parameter, parameter.type.isArray ? .array([$0]) : $0) }
        }
        if let change = only(labels) { return change }
        guard !isBare else { return nil }
        for kinds in [[SlotKind.currency], [.quantity], [.date], [.amount], [.cases]] {
            // What a built-in intent's text may well be is no case of an enumeration: "make it audio".
            if kinds == [.cases],
                description.isCustom || parameters.contains(where: { $0.type.element == .string || $0.type.element == .object("INPerson") })
            {
                continue
            }
            let fitting = parameters.filter { kinds.contains(words($0).kind ?? .text) }.compactMap { parameter in
                value(text, parameter).map { (parameter, $0) }
            }
            if let change = only(fitting) { return change }
        }
        return nil
    }

    private func only(_ fitting: [(ParameterDescription, IntentValue)]) -> ReplyMeaning? {
        guard let first = fitting.first else { return nil }
        return fitting.count == 1 ? .change(parameter: first.0.name, value: first.1) : .wantsChange(parameter: nil)
    }

    /// "make it minestrone": for a custom intent, its one thing that is known by words; its one text when there is none.
    func free(_ text: String) -> ReplyMeaning? {
        guard !text.isEmpty, !["it", "that", "so", "this"].contains(text.lowercased()) else { return .unclear }
        for kinds in [[SlotKind.phrase], [.persons], [.phrases], [.text]] {
            let fitting = parameters.filter { kinds.contains(words($0).kind ?? .amount) }
            guard let first = fitting.first else { continue }
            guard fitting.count == 1, let value = value(withoutInstead(text), first) else {
                return .wantsChange(parameter: fitting.count == 1 ? first.name : nil)
            }
            return .change(parameter: first.name, value: value)
        }
        return nil
    }

    /// "add croutons": the question does not tell which there are, so that the list is asked for again.
    func added(_ text: String) -> ReplyMeaning? {
        let lists = parameters.filter { $0.type.isArray && words($0).kind != nil }
        return lists.count == 1 ? .wantsChange(parameter: lists.first?.name) : nil
    }
}
