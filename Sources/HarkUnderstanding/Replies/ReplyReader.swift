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
        let meaning = read(text, sentence, answer, question)
        return meaning == .unclear ? givesUp(sentence) ?? .unclear : meaning
    }

    private func read(_ text: String, _ sentence: Sentence, _ answer: ShortAnswer.Meaning?, _ question: Question) -> ReplyMeaning {
        switch question {
        case .value(let intent, let parameter, let type):
            if let value = ReferredAnswer(engine: engine, context: context).value(text, type) { return .value(value) }
            if answer == nil, let wide = wide(text, parameter, intent) { return .changes(wide.fields) }
            return value(text, answer, parameter, type, intent)
        case .choice(let intent, let parameter, let type, let options):
            let plain = choice(text, answer, options, parameter, type, intent)
            guard answer == nil, !isDecided(plain), let wide = wide(text, parameter, intent) else { return plain }
            return .changes(wide.fields)
        case .app(let options): return choice(text, answer, options, nil, .string, nil)
        case .confirmValue(let intent, let parameter, let type): return confirmValue(text, answer, intent, parameter, type)
        case .confirmRequest(let intent): return confirmRequest(text, sentence, answer, intent)
        case .permission, .openApp, .unlock: return plain(answer) ?? .unclear
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
        case .some(.no), .some(.refuse): .no
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

    /// The reader of replies about a built-in intent.
    private func builtIn(_ intent: String) -> BuiltInReply? {
        guard let (index, description) = description(intent), !description.isCustom else { return nil }
        return BuiltInReply(engine: engine, context: context, description: description, owner: index)
    }

    private func value(
        _ text: String, _ answer: ShortAnswer.Meaning?, _ parameter: String, _ type: ValueType, _ intent: String
    ) -> ReplyMeaning {
        let builtIn = builtIn(intent)
        let asked = builtIn?.description.parameter(parameter)
        let isText = type.element == .string || asked.map { builtIn?.isText($0) ?? false } ?? false
        if answer == .cancel, !isText || !Self.namesThing(text) { return .cancel }
        if isText, Self.isHesitation(text) { return .unclear }
        if let builtIn, let asked, type.element != .string, let text = builtIn.text(text, of: asked) { return .value(text) }
        // Dictated text is kept as it is, "yes" and "no" included.
        if type.element == .string {
            if let sentence = Tokenizer.sentence(text), givesUpOnThem(sentence) { return .cancel }
            // "No wait, make that Bob": nothing but who is meant instead.
            if let builtIn, let sentence = Tokenizer.sentence(text), builtIn.isDoubt(sentence), let change = builtIn.onlyPeople(text) {
                return change
            }
            let said = asked.flatMap { builtIn?.dictated(text, $0) } ?? text
            return .value(type.isArray ? .array([.string(said)]) : .string(said))
        }
        let words = words(parameter, of: intent)
        if let words, let value = CustomReply(engine: engine, context: context, words: words).value(text, type) { return .value(value) }
        if type == .boolean {
            if let value = ReplyWords.boolean(text) { return .value(.boolean(value)) }
            return asked.flatMap { builtIn?.value(text, of: $0) } ?? .unclear
        }
        if answer == .more { return .more }
        // Nobody and nothing is wanted: there is no request left.
        if answer == .no || answer == .refuse { return .cancel }
        if answer == ShortAnswer.Meaning.none { return .no }
        if answer == .change { return .wantsChange(parameter: parameter) }
        if let asked, let builtIn {
            guard answer != .yes, !Self.isHesitation(text) else { return .unclear }
            if let sentence = Tokenizer.sentence(text), endsGivingUp(sentence) { return .cancel }
            return builtIn.value(text, of: asked) ?? .unclear
        }
        if words == nil, let value = engine.values.value(text, as: type, in: context) { return .value(value) }
        return .unclear
    }

    private func choice(
        _ text: String, _ answer: ShortAnswer.Meaning?, _ options: [Option], _ parameter: String?, _ type: ValueType, _ intent: String?
    ) -> ReplyMeaning {
        if answer == .cancel || answer == .refuse { return .cancel }
        let isPerson = type.element == .object("INPerson")
        let chooser = OptionChooser(options: options, details: isPerson ? options.map(details) : [])
        if answer == .more { return chooser.exact(text) ?? .more }
        func choose(_ text: String) -> ReplyMeaning? {
            if let chosen = repaired(text, chooser.choose) { return chosen }
            if let chosen = chooser.choose(text) { return chosen }
            return ReplyCore(text).flatMap { $0.isWhole ? nil : chooser.choose($0.text) }
        }
        if let chosen = choose(text) { return chosen }
        if answer == ShortAnswer.Meaning.none { return .noneOfThese }
        if answer == .no { return .no }
        // With one option the question is "Did you mean …?".
        if answer == .yes { return options.count == 1 ? .choice(0) : .unclear }
        if let parameter, answer == .change { return .wantsChange(parameter: parameter) }
        guard let parameter, let intent else { return .unclear }
        if let builtIn = builtIn(intent), let asked = builtIn.description.parameter(parameter) {
            if let other = other(text, of: options.count, choose) { return other }
            if let several = builtIn.several(text, asking: choose) { return several }
            let another = isPerson ? builtIn.another(text, than: asked) : nil
            return another ?? chooser.chooseLoosely(ReplyCore(text)?.text ?? text, isKnown: PersonChange(engine: engine).isKnown)
                ?? builtIn.another(text, than: asked) ?? Tokenizer.sentence(text)?.lastPart.flatMap(choose) ?? ReplyCore(text).flatMap {
                    chooser.named(atAnEndOf: Array($0.sentence.tokens[$0.tokens]))
                }
                ?? .unclear
        }
        // Not every choice was told, or others can be searched: the app is asked about what was said.
        if let words = words(parameter, of: intent), words.description.custom?.options != CustomParameter.Options.none,
            let value = CustomReply(engine: engine, context: context, words: words).value(text, type)
        {
            return .change(parameter: parameter, value: value)
        }
        guard isPerson, let value = CustomChange(engine: engine, context: context).person(text, type) else { return .unclear }
        return .change(parameter: parameter, value: value)
    }

    /// "The last one no sorry the first": of two choices the one that is not taken back.
    private func repaired(_ text: String, _ choose: (String) -> ReplyMeaning?) -> ReplyMeaning? {
        guard let sentence = Tokenizer.sentence(text), sentence.tokens.count <= ShortAnswer.limit else { return nil }
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        for start in sentence.tokens.indices.dropFirst().reversed() {
            guard let end = rules.ends(of: engine.lexicon.repair, at: start).last, end < sentence.tokens.count,
                case .choice? = choose(sentence.surface(0..<start)), case .choice(let index)? = choose(sentence.surface(end..<sentence.tokens.count))
            else { continue }
            return .choice(index)
        }
        return nil
    }

    /// Whether somebody only gains time: "umm", "hmm hang on", 呃.
    private static func isHesitation(_ text: String) -> Bool {
        let tokens = Tokenizer.tokens(of: text).filter { $0.kind != .separator }
        guard !tokens.isEmpty, tokens.count <= 4 else { return false }
        var matcher = ReplyWords.matcher(tokens)
        return matcher.matches(.hesitation, exactly: 0..<tokens.count)
    }

    /// "Not Lee", "not Lee, the other one": of two, the one that is not denied.
    private func other(_ text: String, of count: Int, _ choose: (String) -> ReplyMeaning?) -> ReplyMeaning? {
        guard count == 2, let sentence = Tokenizer.sentence(text) else { return nil }
        let tokens = sentence.tokens
        var matcher = ReplyWords.matcher(tokens)
        guard let from = matcher.ended(by: .denial, from: 0), from < tokens.count, tokens[from].kind != .separator else { return nil }
        let end = tokens[from...].firstIndex { $0.kind == .separator } ?? tokens.count
        let rest = (end..<tokens.count).first { tokens[$0].kind != .separator } ?? tokens.count
        let last = (tokens.lastIndex { $0.kind != .separator } ?? 0) + 1
        guard rest >= last || matcher.matches(.other, exactly: rest..<last), case .choice(let index)? = choose(sentence.surface(from..<end)) else {
            return nil
        }
        return .choice(1 - index)
    }

    /// What is known of the contact that an option is, so that any detail can name it.
    private func details(_ option: Option) -> [String] {
        let people = engine.values.people
        let named = people.contacts(option.title).map { people.spans.index.contacts[$0.contact] }
            .filter { NameKey.key($0.fullName) == NameKey.key(option.title) }
        guard named.count == 1, let contact = named.first else { return [] }
        return ([contact.organization, contact.nickname] + contact.nicknames + contact.relations).filter { !$0.isEmpty }
    }

    private func confirmValue(
        _ text: String, _ answer: ShortAnswer.Meaning?, _ intent: String, _ parameter: String, _ type: ValueType
    ) -> ReplyMeaning {
        if answer == .refuse { return .cancel }
        if let plain = plain(answer) { return plain }
        if answer == .change { return .wantsChange(parameter: parameter) }
        if answer == ShortAnswer.Meaning.none { return .no }
        let bare = Self.withoutNo(text) ?? text
        if let builtIn = builtIn(intent), let asked = builtIn.description.parameter(parameter) {
            switch builtIn.value(text, of: asked, isOpen: bare != text) {
            case .value(let value)?: return .change(parameter: parameter, value: value)
            case let other?: return other
            case nil: return builtIn.change(text) ?? .unclear
            }
        }
        if let (index, description) = description(intent),
            let change = CustomChange(engine: engine, context: context).change(text, description, index)
        {
            return change
        }
        if let words = words(parameter, of: intent) {
            // Any words can name one of the app's things: without a "no" before them they are not taken for one.
            if [.phrase, .phrases, .text].contains(words.kind), bare == text { return .unclear }
            return CustomReply(engine: engine, context: context, words: words).value(bare, type).map { .change(parameter: parameter, value: $0) }
                ?? .unclear
        }
        if let value = engine.values.value(bare, as: type, in: context) { return .change(parameter: parameter, value: value) }
        return .unclear
    }

    private func confirmRequest(
        _ text: String, _ sentence: Sentence, _ answer: ShortAnswer.Meaning?, _ intent: String
    ) -> ReplyMeaning {
        // "Cancel your ride?" – "Yes, cancel it."
        if answer == .cancel, CamelCase.words(intent).contains("cancel"), Self.repeats("cancel", sentence) || Self.repeats("取消", sentence) {
            return .yes
        }
        if let plain = plain(answer) { return plain }
        if answer == ShortAnswer.Meaning.none { return .no }
        if answer == .change { return .wantsChange(parameter: named(sentence, intent)) }
        if let builtIn = builtIn(intent) { return builtIn.change(text) ?? lastPart(sentence) ?? .unclear }
        guard let (index, description) = description(intent) else { return .unclear }
        return CustomChange(engine: engine, context: context).change(text, description, index) ?? .unclear
    }

    /// Whether a reply that cancels says what: "cancel the order" may be a text.
    private static func namesThing(_ text: String) -> Bool {
        let tokens = Tokenizer.tokens(of: text)
        let matcher = ReplyWords.matcher(tokens)
        return tokens.indices.contains { matcher.ended(by: .cancelThing, from: $0) != nil }
    }

    private static func repeats(_ word: String, _ sentence: Sentence) -> Bool { sentence.tokens.map(\.text).joined().contains(word) }

    /// What follows "no", or nil when the reply does not begin so.
    static func withoutNo(_ text: String) -> String? {
        guard let sentence = Tokenizer.sentence(text) else { return nil }
        let tokens = sentence.tokens.filter { $0.kind != .separator }
        var matcher = ReplyWords.matcher(tokens)
        guard let end = matcher.ends(by: .no, at: 0).last, end < tokens.count, let last = tokens.last
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
