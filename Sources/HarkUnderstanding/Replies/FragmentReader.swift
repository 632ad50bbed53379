import IntentSchema

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
        let typed = TypedFragment(engine: engine, context: context, description: description)
        if let measured = typed.measured(sentence, asked) { return Fragment(values: measured) }
        // A value that is told by its kind, with nothing else beside it.
        if let asked, let value = typed.value(sentence, of: asked, isAlone: true) { return Fragment(values: [asked.name: value]) }
        let values = typed.values(sentence)
        if !values.isEmpty { return Fragment(values: values) }
        if let decided = decided(core.text, asked) { return Fragment(values: decided) }
        if let labelled = labelled(reader, open, isCorrection: isCorrection || !core.isWhole), !labelled.isEmpty,
            asked == nil || labelled.values[asked?.name ?? ""] != nil || !isOpen
        {
            return labelled
        }
        return Fragment(values: asked.flatMap { asked in typed.value(sentence, of: asked).map { [asked.name: $0] } } ?? [:])
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
        guard let words = engine.learned?.decidingWords, let sentence = Tokenizer.sentence(text) else { return nil }
        let builder = ReadingBuilder(engine: engine, sentence: sentence, context: context)
        let found = description.usableParameters.filter { parameter in
            if case .enumeration = parameter.type {
                return words.exactValue(parameter.name, text) != nil && asked.map { $0.name == parameter.name } ?? true
            }
            return false
        }
        let filled = found.filter { context.values?[$0.name] != nil }
        guard let parameter = found.count == 1 ? found[0] : filled.count == 1 ? filled[0] : nil else { return nil }
        return builder.value([text], of: parameter, field: nil, old: nil).map { [parameter.name: $0] }
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
            guard let parameter = description.parameter(name), let first = words.first else { continue }
            if parameter.type.element == .object("INPerson"), name != open, !(value.array ?? [value]).allSatisfy(\.isKnownPerson) { continue }
            meant[name] = ValueCorrection(old: context.values?[name]).corrected(value, words.count == 1 ? first : "")
        }
        return meant
    }
}

extension IntentValue {
    /// A contact, or a number or address.
    var isKnownPerson: Bool {
        guard let person = object, person.typeName == "INPerson" else { return false }
        return !(person["siriMatches"]?.array ?? []).isEmpty || person["contactIdentifier"] != nil || person["personHandle"] != nil
    }

    /// Whether two values may be the same contact.
    func isSamePerson(as other: IntentValue) -> Bool {
        func contacts(_ value: IntentValue) -> Set<String> {
            guard let person = value.object, person.typeName == "INPerson" else { return [] }
            if let identifier = person["contactIdentifier"]?.string { return [identifier] }
            return Set((person["siriMatches"]?.array ?? []).compactMap { $0.object?["contactIdentifier"]?.string })
        }
        return !contacts(self).isDisjoint(with: contacts(other))
    }
}

/// Values in a reply that are told by their kind: dates, numbers, amounts, people.
struct TypedFragment {
    let engine: GrammarEngine
    let context: UtteranceContext
    let description: IntentDescription

    /// The value of the parameter that was asked about, wherever in the reply it stands; nil where there is none, or more than one
    /// and none takes another's place.
    /// - Parameter isAlone: whether the rest must carry nothing.
    func value(_ sentence: Sentence, of parameter: ParameterDescription, isAlone: Bool = false) -> IntentValue? {
        if parameter.type.element == .object("INPerson") { return people(sentence).map { parameter.type.isArray ? $0 : $0.array?.first ?? $0 } }
        let old = context.values?[parameter.name]
        for kinds in kinds(parameter.type.element) {
            let spans = spans(sentence, kinds)
            guard var found = spans.first.flatMap({ read($0, parameter, old) }) else { continue }
            if isAlone {
                var light = LightWords(sentence.tokens)
                guard light.coverAll(sentence.tokens.indices, but: spans.map(\.tokens)) else { continue }
            }
            for (before, after) in zip(spans, spans.dropFirst()) {
                guard takesBack(sentence, before.tokens.upperBound..<after.tokens.lowerBound) else { return nil }
                guard let next = read(after, parameter, found) else { return nil }
                found = next
            }
            return parameter.type.isArray ? .array([found]) : found
        }
        return nil
    }

    /// Values of kinds that one parameter alone has, in a reply that says nothing else. A parameter that has a value goes before those that have none.
    func values(_ sentence: Sentence) -> [String: IntentValue] {
        var light = LightWords(sentence.tokens)
        var values: [String: IntentValue] = [:]
        var taken: [Range<Int>] = []
        let parameters = description.usableParameters
        for kinds: Set<ValueKind> in [[.currency], [.date, .recurrence], [.duration], [.number]] {
            let spans = spans(sentence, kinds).filter { span in !taken.contains { $0.overlaps(span.tokens) } }
            guard let span = spans.first else { continue }
            let all = parameters.filter { self.kinds($0.type.element).contains(kinds) }
            let filled = all.filter { context.values?[$0.name] != nil }
            guard spans.count == 1, let parameter = filled.count == 1 ? filled[0] : filled.isEmpty && all.count == 1 ? all[0] : nil,
                let value = read(span, parameter, context.values?[parameter.name])
            else { return [:] }
            values[parameter.name] = parameter.type.isArray ? .array([value]) : value
            taken.append(span.tokens)
        }
        let persons = parameters.filter { $0.type.element == .object("INPerson") }
        if values.isEmpty, let person = persons.first(where: { context.values?[$0.name] != nil }) ?? persons.first, let people = people(sentence) {
            return [person.name: person.type.isArray ? people : people.array?.first ?? people]
        }
        return !values.isEmpty && light.coverAll(sentence.tokens.indices, but: taken) ? values : [:]
    }

    /// "5 km" of a goal: the number, and the unit that another parameter of the intent holds. Where the units have none of the measure's
    /// own, the number is in one of the same dimension.
    /// - Parameter asked: the parameter that is asked about; nil for any.
    func measured(_ sentence: Sentence, _ asked: ParameterDescription?) -> [String: IntentValue]? {
        guard let pair = MeasuredPair(description, engine.values.enumerations.lookup),
            asked == nil || asked?.name == pair.number || asked?.name == pair.unit
        else { return nil }
        var light = LightWords(sentence.tokens)
        for start in sentence.tokens.indices {
            guard let (value, unit, end) = pair.read(sentence.tokens, at: start),
                asked != nil || light.coverAll(sentence.tokens.indices, but: [start..<end])
            else { continue }
            return [pair.number: .number(value), pair.unit: .integer(unit)]
        }
        return nil
    }

    // MARK: Kinds

    /// The kinds of values that words may have for a type; the first that is found counts.
    private func kinds(_ type: ValueType) -> [Set<ValueKind>] {
        switch type {
        case .date, .dateComponents, .object("INDateComponentsRange"), .object("INTemporalEventTrigger"): [[.date, .recurrence]]
        case .object("INCurrencyAmount"), .object("INPaymentAmount"): [[.currency], [.number]]
        case .integer: [[.number], [.ordinal]]
        case .number: [[.number]]
        case .measurement("UnitDuration"): [[.duration]]
        default: []
        }
    }

    private func spans(_ sentence: Sentence, _ kinds: Set<ValueKind>) -> [TypedSpan] {
        TypedSpans.all(in: sentence, context: context).filter { kinds.contains($0.kind) }
    }

    private func read(_ span: TypedSpan, _ parameter: ParameterDescription, _ old: IntentValue?) -> IntentValue? {
        // "The second level".
        if case .ordinal(let place) = span.value, let number = Int64(exactly: place) { return .integer(number) }
        guard let sentence = Tokenizer.sentence(span.surface) else { return nil }
        let builder = ReadingBuilder(engine: engine, sentence: sentence, context: context)
        return builder.value([span.surface], of: parameter, field: nil, old: nil).map { value in
            ValueCorrection(old: old).corrected(parameter.type.isArray ? value.array?.first ?? value : value, span.surface)
        }
    }

    private func takesBack(_ sentence: Sentence, _ between: Range<Int>) -> Bool {
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        return between.contains { rules.begins(engine.lexicon.repair, at: $0) }
    }

    // MARK: People

    /// Known people in a reply that names nobody else and says nothing else.
    private func people(_ sentence: Sentence) -> IntentValue? {
        let tokens = sentence.tokens
        var rules = RuleMatcher(graph: engine.graph, tokens: tokens)
        var light = LightWords(tokens)
        var position = 0
        var (names, runs): ([Range<Int>], [Range<Int>]) = ([], [])
        var matcher = ReplyWords.matcher(tokens)
        var isDenied = false
        let denial: [ReplyWords] = [.insteadOf]
        while position < tokens.count {
            let spans = engine.values.people.spans.spans(tokens, at: position, limit: tokens.count, rules: &rules)
            let known = spans.last { span in span.names.allSatisfy { isKnown(sentence.surface($0)) } }
            guard let known, known.end > position else {
                // "Not Maria, call Olga": who is denied is not meant.
                isDenied =
                    isDenied
                    || denial.contains { matcher.ends(of: ReplyWords.rules[$0] ?? RuleMatcher.none, at: position).contains { $0 > position } }
                position += 1
                continue
            }
            guard !isDenied else {
                runs.append(position..<known.end)
                (position, isDenied) = (known.end, false)
                continue
            }
            names += known.names
            runs.append(position..<known.end)
            position = known.end
        }
        guard !names.isEmpty, light.coverAll(tokens.indices, but: runs) else { return nil }
        return .array(names.map { engine.values.people.value(sentence.surface($0)) })
    }

    private func isKnown(_ name: String) -> Bool {
        !engine.values.people.contacts(name).isEmpty || PersonValues.handle(name) != nil
    }
}
