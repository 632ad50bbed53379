public import IntentSchema

/// Reads a reply in the light of the question.
struct ReplyReader {
    let engine: GrammarEngine
    let context: UtteranceContext

    /// The longest reply that is read, in Unicode scalars; a longer one is unclear rather than slow.
    static let limit = Tokenizer.limit

    func read(_ reply: String, _ question: Question) -> ReplyMeaning {
        let text = String(reply.trimmingSpaces)
        guard let sentence = Tokenizer.sentence(text), !sentence.tokens.isEmpty else { return .unclear }
        let answer = ShortAnswer(text).meaning
        switch question {
        case .value(let intent, let parameter, let type):
            if answer == nil, let wide = wide(text, parameter, intent) { return .changes(wide.fields) }
            return value(text, answer, parameter, type, words(parameter, of: intent))
        case .choice(let intent, let parameter, let type, let options):
            let plain = choice(text, answer, options, parameter, type, words(parameter, of: intent))
            guard answer == nil, !isDecided(plain), let wide = wide(text, parameter, intent) else { return plain }
            return .changes(wide.fields)
        case .app(let options): return choice(text, answer, options, nil, .string, nil)
        case .confirmValue(let intent, let parameter, let type): return confirmValue(text, answer, intent, parameter, type)
        case .confirmRequest(let intent): return confirmRequest(text, sentence, answer, intent)
        case .permission, .openApp: return plain(answer) ?? .unclear
        }
    }

    /// More than the value that was asked for.
    private func wide(_ text: String, _ parameter: String, _ intent: String) -> IntentObject? {
        engine.catalogue.index(named: intent, app: context.app).flatMap {
            AnswerReader(engine: engine, context: context).values(text, parameter: parameter, owner: $0)
        }
    }

    /// Whether one of the options, or some of them, were named.
    private func isDecided(_ meaning: ReplyMeaning) -> Bool {
        switch meaning {
        case .choice, .ambiguousChoice: true
        default: false
        }
    }

    private func plain(_ answer: ShortAnswer.Meaning?) -> ReplyMeaning? {
        switch answer {
        case .some(.yes): .yes
        case .some(.no): .no
        case .some(.cancel): .cancel
        case nil, .some(.change), .some(.more), .some(.none): nil
        }
    }

    /// The description of an intent, as the app has it whose request is being talked about.
    private func description(_ intent: String) -> (index: Int, description: IntentDescription)? {
        engine.catalogue.index(named: intent, app: context.app).map { ($0, engine.catalogue.entries[$0].description) }
    }

    /// What the definition of a custom intent says about a parameter; nil for a built-in one.
    private func words(_ parameter: String, of intent: String) -> ParameterWords? {
        engine.custom.parameter(parameter, of: engine.catalogue.index(named: intent, app: context.app))
    }

    private func value(
        _ text: String, _ answer: ShortAnswer.Meaning?, _ parameter: String, _ type: ValueType, _ words: ParameterWords?
    ) -> ReplyMeaning {
        if answer == .cancel { return .cancel }
        // Dictated text is kept as it is, "yes" and "no" included.
        if type.element == .string { return .value(type.isArray ? .array([.string(text)]) : .string(text)) }
        if let words, let value = CustomReply(engine: engine, context: context, words: words).value(text, type) { return .value(value) }
        if type == .boolean { return ReplyWords.boolean(text).map { .value(.boolean($0)) } ?? .unclear }
        if answer == .more { return .more }
        // Nobody and nothing is wanted: there is no request left.
        if answer == .no { return .cancel }
        if answer == ShortAnswer.Meaning.none { return .no }
        if answer == .change { return .wantsChange(parameter: parameter) }
        if words == nil, let value = engine.values.value(text, as: type, in: context) { return .value(value) }
        return .unclear
    }

    private func choice(
        _ text: String, _ answer: ShortAnswer.Meaning?, _ options: [Option], _ parameter: String?, _ type: ValueType, _ words: ParameterWords?
    ) -> ReplyMeaning {
        if answer == .cancel { return .cancel }
        if answer == .more { return OptionChooser(options: options).exact(text) ?? .more }
        if let chosen = OptionChooser(options: options).choose(text) { return chosen }
        if answer == ShortAnswer.Meaning.none { return .noneOfThese }
        if answer == .no { return .no }
        // With one option the question is "Did you mean …?".
        if answer == .yes { return options.count == 1 ? .choice(0) : .unclear }
        if let parameter, answer == .change { return .wantsChange(parameter: parameter) }
        // Not every choice was told, or others can be searched: the app is asked about what was said.
        if let parameter, let words, words.description.custom?.options != CustomParameter.Options.none,
            let value = CustomReply(engine: engine, context: context, words: words).value(text, type)
        {
            return .change(parameter: parameter, value: value)
        }
        guard let parameter, let value = correction(text, type) else { return .unclear }
        return .change(parameter: parameter, value: value)
    }

    private func confirmValue(
        _ text: String, _ answer: ShortAnswer.Meaning?, _ intent: String, _ parameter: String, _ type: ValueType
    ) -> ReplyMeaning {
        if let plain = plain(answer) { return plain }
        if answer == .change { return .wantsChange(parameter: parameter) }
        if answer == ShortAnswer.Meaning.none { return .no }
        let bare = withoutNo(text) ?? text
        if let sentence = Tokenizer.sentence(text), let change = change(text, sentence, intent) { return change }
        if let words = words(parameter, of: intent) {
            // Any words can name one of the app's things: without a "no" before them they are not taken for one.
            if [.phrase, .phrases, .text].contains(words.kind), bare == text { return .unclear }
            return CustomReply(engine: engine, context: context, words: words).value(bare, type).map { .change(parameter: parameter, value: $0) } ?? .unclear
        }
        if let value = engine.values.value(bare, as: type, in: context) { return .change(parameter: parameter, value: value) }
        return .unclear
    }

    private func confirmRequest(
        _ text: String, _ sentence: Sentence, _ answer: ShortAnswer.Meaning?, _ intent: String
    ) -> ReplyMeaning {
        if let plain = plain(answer) { return plain }
        if answer == ShortAnswer.Meaning.none { return .no }
        if answer == .change { return .wantsChange(parameter: named(sentence, intent)) }
        return change(text, sentence, intent) ?? .unclear
    }

    /// "no, to Bob instead", "change the message to …", 改成…, 不是，发给李雷.
    private func change(_ text: String, _ sentence: Sentence, _ intent: String) -> ReplyMeaning? {
        guard let (index, description) = description(intent) else { return nil }
        let changes = ParameterChange(engine: engine, context: context, description: description, owner: index)
        if let change = changes.named(sentence) { return change }
        let tokens = sentence.tokens.filter { $0.kind != .separator || $0.text == "," }
        var matcher = ReplyWords.matcher(sentence.tokens.filter { $0.kind != .separator })
        let plainTokens = tokens.filter { $0.kind != .separator }
        func rest(_ kind: ReplyWords) -> String? {
            guard let end = matcher.ends(of: ReplyWords.rules[kind] ?? RuleMatcher.none, at: 0).last, end < plainTokens.count,
                let last = sentence.tokens.last
            else { return nil }
            return sentence.text(plainTokens[end].start..<last.end)
        }
        let person = description.parameters.first { $0.type.element == .object("INPerson") && !$0.isDeprecated }
        let words = description.parameters.first { $0.type == .string && $0.isResolvable && !$0.isDeprecated }
        if let person, let name = replacement(sentence), let value = engine.values.value(name, as: person.type, in: context) {
            return .change(parameter: person.name, value: value)
        }
        if let person, denies(sentence) { return .wantsChange(parameter: person.name) }
        if let person, person.type.isArray, adds(sentence, rest(.add) ?? rest(.insteadTo) ?? text, isMarked: rest(.add) != nil) {
            return .wantsChange(parameter: person.name)
        }
        if let person, let text = rest(.insteadTo).map(withoutInstead), !text.isEmpty, isKnown(text) || !isBareTo(plainTokens),
            let value = engine.values.value(text, as: person.type, in: context)
        {
            return .change(parameter: person.name, value: value)
        }
        for case let said? in [rest(.changeTo), rest(.insteadTo), withoutNo(text), text == withoutInstead(text) ? nil : text] {
            if let change = changes.typed(withoutInstead(said)) { return change }
        }
        if description.isCustom {
            if let change = changes.typed(text, isBare: true) { return change }
            if let said = rest(.changeTo) ?? rest(.insteadTo) { return changes.free(withoutInstead(said)) }
            if let said = rest(.add), let change = changes.added(said) { return change }
            if let said = withoutNo(text) { return changes.free(withoutInstead(said)) }
            return [" instead", " rather"].contains(where: text.lowercased().hasSuffix) ? changes.free(withoutInstead(text)) : nil
        }
        if let text = rest(.changeTo).map(withoutInstead), !text.isEmpty, !["it", "that", "so", "this"].contains(text.lowercased()) {
            // "make it Bob" is about the person, "make it say Bob" is not.
            if let person, isKnown(text), !namesText(plainTokens), let value = engine.values.value(text, as: person.type, in: context) {
                return .change(parameter: person.name, value: value)
            }
            guard let words else { return .unclear }
            return .change(parameter: words.name, value: .string(unquoted(text)))
        }
        // "no, Bob": a bare name after "no" names the other person, when it is known.
        if let person, let bare = withoutNo(text).map(withoutInstead), isKnown(bare),
            let value = engine.values.value(bare, as: person.type, in: context)
        {
            return .change(parameter: person.name, value: value)
        }
        if let person, text != withoutInstead(text), isKnown(withoutInstead(text)),
            let value = engine.values.value(withoutInstead(text), as: person.type, in: context)
        {
            return .change(parameter: person.name, value: value)
        }
        return nil
    }

    private func correction(_ text: String, _ type: ValueType) -> IntentValue? {
        guard type.element == .object("INPerson") else { return nil }
        if let sentence = Tokenizer.sentence(text), let name = replacement(sentence) {
            return engine.values.value(name, as: type, in: context)
        }
        if let sentence = Tokenizer.sentence(text), denies(sentence) { return nil }
        let bare = withoutInstead(withoutNo(text) ?? text)
        return isKnown(bare) ? engine.values.value(bare, as: type, in: context) : nil
    }

    /// "to" and nothing before it is too little for a name that nobody has: "to be honest".
    private func isBareTo(_ tokens: [Token]) -> Bool {
        ["to", "for", "给", "俾", "畀"].contains(tokens.first?.text ?? "")
    }

    /// Whether a correction says that it is about the text.
    private func namesText(_ tokens: [Token]) -> Bool {
        let texts = tokens.map(\.text)
        return texts.contains { ["message", "text", "content", "say", "read", "write"].contains($0) }
            || ["内容", "消息", "信息", "短信", "说", "写"].contains { texts.joined().contains($0) }
    }

    /// "not John, Stef", "Stef, not John", 不是李雷，是王一然: the name that takes the other's place, when either is known.
    private func replacement(_ sentence: Sentence) -> String? {
        var tokens = sentence.tokens
        while let last = tokens.last, last.kind == .separator { tokens.removeLast() }
        guard !tokens.isEmpty, tokens.count <= ShortAnswer.limit * 2 else { return nil }
        var matcher = ReplyWords.matcher(tokens)
        func ends(_ kind: ReplyWords, _ position: Int) -> [Int] { matcher.ends(of: ReplyWords.rules[kind] ?? RuleMatcher.none, at: position) }
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
            if isKnown(sentence.surface(from..<tokens.count)), let name = pair(from..<tokens.count, first..<cut) { return name }
        }
        return nil
    }

    /// "not John", 不是李雷: who it should be instead is not said.
    private func denies(_ sentence: Sentence) -> Bool {
        var tokens = sentence.tokens
        while let last = tokens.last, last.kind == .separator { tokens.removeLast() }
        var matcher = ReplyWords.matcher(tokens)
        // "No, not Bob": the mark between is no part of it.
        let isNo = tokens.count > 2 && tokens[1].kind == .separator && ShortAnswer(tokens[0].text).meaning == .no
        return matcher.ends(of: ReplyWords.rules[.insteadOf] ?? RuleMatcher.none, at: isNo ? 2 : 0).contains { end in
            guard end < tokens.count, tokens[end].kind != .separator else { return false }
            let name = sentence.surface(end..<tokens.count)
            return ["him", "her", "them", "他", "她", "他们"].contains(name.lowercased()) || isKnown(name)
        }
    }

    /// "and Anna too", 也发给安娜: somebody besides those there are.
    private func adds(_ sentence: Sentence, _ rest: String, isMarked: Bool) -> Bool {
        guard let tail = Tokenizer.sentence(rest) else { return false }
        let tokens = tail.tokens.filter { $0.kind != .separator }
        var matcher = ReplyWords.matcher(tokens)
        let tooFrom = tokens.indices.first { matcher.ends(of: ReplyWords.rules[.too] ?? RuleMatcher.none, at: $0).contains(tokens.count) }
        guard isMarked || tooFrom != nil, let first = tokens.first, tooFrom != 0 else { return false }
        let names = tail.text(first.start..<tokens[(tooFrom ?? tokens.count) - 1].end)
        return isKnown(names)
    }

    private func isKnown(_ text: String) -> Bool {
        let names = engine.values.people.names(in: text)
        return !names.isEmpty && names.allSatisfy { !engine.values.people.contacts($0).isEmpty || PersonValues.handle($0) != nil }
    }

    /// What follows "no", or nil when the reply does not begin so.
    private func withoutNo(_ text: String) -> String? {
        guard let sentence = Tokenizer.sentence(text) else { return nil }
        let tokens = sentence.tokens.filter { $0.kind != .separator }
        var matcher = ReplyWords.matcher(tokens)
        guard let end = matcher.ends(of: ReplyWords.rules[.no] ?? RuleMatcher.none, at: 0).last, end < tokens.count, let last = tokens.last
        else { return nil }
        return sentence.text(tokens[end].start..<last.end)
    }

    /// The parameter that "change the recipient" or 改内容 names, if the intent has one of that sort.
    private func named(_ sentence: Sentence, _ intent: String) -> String? {
        guard let (_, description) = description(intent) else { return nil }
        let said = Set(sentence.tokens.map(\.text))
        let joined = sentence.tokens.map(\.text).joined()
        if !said.isDisjoint(with: ["recipient", "contact", "person", "name"]) || joined.contains("收件人") || joined.contains("换人") {
            return description.parameters.first { $0.type.element == .object("INPerson") && !$0.isDeprecated }?.name
        }
        if !said.isDisjoint(with: ["message", "text", "content"]) || joined.contains("内容") || joined.contains("消息") {
            return description.parameters.first { $0.type == .string && $0.isResolvable && !$0.isDeprecated }?.name
        }
        return description.parameters.first { parameter in
            CamelCase.words(parameter.name).contains { $0.count > 3 && said.contains($0) }
        }?.name
    }
}

extension GrammarEngine {
    public func interpret(_ reply: String, to question: Question, in context: UtteranceContext) -> ReplyMeaning {
        ReplyReader(engine: self, context: context).read(reply, question)
    }
}
