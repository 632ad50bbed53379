package import IntentSchema

/// Reads words as a part of a built-in request that is under way: "to Washington Square", 去浦东机场, "call Siobhan", "for six people".
///
/// Three ways, the first that says something counts: the words are a command for the same intent; the learned model marks in them what it
/// would mark in a command for this intent (the tags given the label), and all else carries nothing; a value of a kind that only one
/// parameter has stands in them, and all else carries nothing.
struct FragmentReader {
    let engine: GrammarEngine
    let context: UtteranceContext
    let description: IntentDescription

    /// What the words say, by parameter, and the app that they name.
    struct Fragment {
        var values: [String: IntentValue] = [:]
        /// A bundle identifier.
        var app: String?
        /// Whether it is a command by itself.
        var isCommand = false

        var isEmpty: Bool { values.isEmpty && app == nil }

        /// As a change; nil when nothing is said.
        var meaning: ReplyMeaning? {
            if let app { return values.isEmpty ? .useApp(app) : .answered(.useApp(app), also: values) }
            guard let only = values.first else { return nil }
            return values.count == 1 ? .change(parameter: only.key, value: only.value) : .changes(values)
        }
    }

    /// How sure the model must be of its tags.
    private static let surety = 0.3
    /// A longer reply is no fragment.
    private static let tokenLimit = 60

    /// - Parameters:
    ///   - asked: the parameter that is asked about.
    ///   - isOpen: whether any words may be a value of it, somebody whom nobody knows too.
    ///   - isCorrection: something said that this is to be otherwise.
    func read(_ core: ReplyCore, asked: ParameterDescription? = nil, isOpen: Bool = false, isCorrection: Bool = false) -> Fragment {
        guard !description.isCustom, core.tokens.count <= Self.tokenLimit, let sentence = Tokenizer.sentence(core.text) else { return Fragment() }
        let reader = SentenceReader(engine: engine, sentence: sentence, text: core.text, context: context, suggests: false)
        let open = isOpen ? asked?.name : nil
        if let command = command(reader, open), !command.isEmpty { return command }
        let typed = TypedFragment(engine: engine, context: context, description: description, sentence: sentence)
        if let measured = typed.measured(asked) { return Fragment(values: measured) }
        // A value that is told by its kind, with nothing else beside it.
        if let asked, let value = typed.value(of: asked, isAlone: true) { return Fragment(values: [asked.name: value]) }
        let values = typed.values()
        if !values.isEmpty { return Fragment(values: values) }
        if let decided = decided(core.text, asked) { return Fragment(values: decided) }
        if let labelled = labelled(reader, open, isCorrection: isCorrection || !core.isWhole), !labelled.isEmpty,
            asked == nil || labelled.values[asked?.name ?? ""] != nil || !isOpen
        {
            return labelled
        }
        return Fragment(values: asked.flatMap { asked in typed.value(of: asked).map { [asked.name: $0] } } ?? [:])
    }

    // MARK: A command

    private func command(_ reader: SentenceReader, _ open: String?) -> Fragment? {
        guard let reading = reader.read().accepted, reading.intent == description.name || reader.names(for: reading.intent).contains(description.name)
        else { return nil }
        var fragment = Fragment(values: meant(reading.values, reading.slots, open), isCommand: true)
        if reading.appNamed { fragment.app = reading.apps.first?.bundleIdentifier }
        return fragment
    }

    // MARK: Words that decide a case

    /// 语音就行, "outdoors": words that decide one parameter's case and nothing else.
    private func decided(_ text: String, _ asked: ParameterDescription?) -> [String: IntentValue]? {
        guard let words = engine.learned?.decidingWords else { return nil }
        let found = description.usableParameters.filter { parameter in
            if case .enumeration = parameter.type {
                return words.exactValue(parameter.name, text) != nil && asked.map { $0.name == parameter.name } ?? true
            }
            return false
        }
        let filled = found.filter { context.values?[$0.name] != nil }
        guard let parameter = found.count == 1 ? found[0] : filled.count == 1 ? filled[0] : nil else { return nil }
        return engine.value(text, of: parameter, in: context).map { [parameter.name: $0] }
    }

    // MARK: What the model marks

    private func labelled(_ reader: SentenceReader, _ open: String?, isCorrection: Bool) -> Fragment? {
        guard let model = engine.learned else { return nil }
        let grammar = reader.readByGrammar()
        let features = SentenceFeatures(reader, grammar)
        let labels = [description.name] + (engine.askedAlike[description.name] ?? [])
        guard let match = labels.lazy.compactMap({ model.match(features, intent: $0) }).first.map({ reader.completed($0, grammar) }),
            match.spansProbability >= Self.surety, !match.spans.isEmpty
        else { return nil }
        let tokens = reader.sentence.tokens
        var light = LightWords(tokens)
        guard light.coverAll(tokens.indices, but: match.spans.map(\.range)) else { return nil }
        let isFramed = isCorrection || open != nil || tokens.count > match.spans.reduce(0) { $0 + $1.range.count }
        for span in match.spans where span.tag != LearnedMatch.appTag {
            // Any words may be text, and without a word around them a place or a title.
            guard let parameter = description.parameter(span.parameter), !engine.lexicon.isDictated(parameter.name), isFramed || isTold(parameter)
            else { return nil }
        }
        var values = IntentObject(description.name)
        var slots: [Slot] = []
        let builder = ReadingBuilder(engine: engine, sentence: reader.sentence, context: context)
        guard builder.fill(match, description, &values, &slots).isEmpty else { return nil }
        return Fragment(values: meant(values, slots, open))
    }

    /// Whether not any words can be a value of a parameter.
    private func isTold(_ parameter: ParameterDescription) -> Bool {
        switch parameter.type.element {
        case .boolean, .integer, .number, .enumeration, .optionSet, .date, .dateComponents, .measurement: true
        case .object("INPerson"), .object("INCurrencyAmount"), .object("INPaymentAmount"), .object("INDateComponentsRange"),
            .object("INTemporalEventTrigger"):
            true
        default: false
        }
    }

    // MARK: What is meant

    /// What the words fill, without people whom nobody knows, since any word may be a name; with what is left open as it was.
    private func meant(_ values: IntentObject, _ slots: [Slot], _ open: String?) -> [String: IntentValue] {
        var meant: [String: IntentValue] = [:]
        for (name, value) in values.fields {
            let words = slots.filter { $0.parameter == name }.map(\.surface)
            guard let parameter = description.parameter(name), let first = words.first, !ReplyWords.isPronoun(first) else { continue }
            if parameter.type.element == .object("INPerson"), name != open, !(value.array ?? [value]).allSatisfy(\.isKnownPerson) { continue }
            meant[name] = ValueCorrection(old: context.values?[name]).corrected(value, words.count == 1 ? first : "")
        }
        return meant
    }
}

extension IntentValue {
    /// A contact, or a number or address.
    package var isKnownPerson: Bool {
        guard let person = object, person.typeName == "INPerson" else { return false }
        return !(person["siriMatches"]?.array ?? []).isEmpty || person["contactIdentifier"] != nil || person["personHandle"] != nil
    }

    /// Whether two values may be the same contact.
    package func isSamePerson(as other: IntentValue) -> Bool {
        func contacts(_ value: IntentValue) -> Set<String> {
            guard let person = value.object, person.typeName == "INPerson" else { return [] }
            if let identifier = person["contactIdentifier"]?.string { return [identifier] }
            return Set((person["siriMatches"]?.array ?? []).compactMap { $0.object?["contactIdentifier"]?.string })
        }
        return !contacts(self).isDisjoint(with: contacts(other))
    }
}
