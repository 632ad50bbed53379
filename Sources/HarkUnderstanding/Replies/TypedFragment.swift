import IntentSchema

/// Values in a reply that are told by their kind: dates, numbers, amounts, people.
struct TypedFragment {
    let engine: GrammarEngine
    let context: UtteranceContext
    let description: IntentDescription
    let sentence: Sentence
    /// All typed values of the reply.
    private let all: [TypedSpan]

    init(engine: GrammarEngine, context: UtteranceContext, description: IntentDescription, sentence: Sentence) {
        self.engine = engine
        self.context = context
        self.description = description
        self.sentence = sentence
        all = TypedSpans.all(in: sentence, context: context)
    }

    /// The value of the parameter that was asked about, wherever in the reply it stands; nil where there is none, or more than one
    /// and none takes another's place.
    /// - Parameter isAlone: whether the rest must carry nothing.
    func value(of parameter: ParameterDescription, isAlone: Bool = false) -> IntentValue? {
        if parameter.type.element == .object("INPerson") { return people().map { parameter.type.isArray ? $0 : $0.array?.first ?? $0 } }
        let old = context.values?[parameter.name]
        for kinds in kinds(parameter.type.element) {
            let spans = spans(kinds)
            guard var found = spans.first.flatMap({ read($0, parameter, old) }) else { continue }
            if isAlone {
                var light = LightWords(sentence.tokens)
                guard light.coverAll(sentence.tokens.indices, but: spans.map(\.tokens)) else { continue }
            }
            for (before, after) in zip(spans, spans.dropFirst()) {
                guard takesBack(before.tokens.upperBound..<after.tokens.lowerBound) else { return nil }
                guard let next = read(after, parameter, found) else { return nil }
                found = next
            }
            return parameter.type.isArray ? .array([found]) : found
        }
        return nil
    }

    /// Values of kinds that one parameter alone has, in a reply that says nothing else. A parameter that has a value goes before those that have none.
    func values() -> [String: IntentValue] {
        var light = LightWords(sentence.tokens)
        var values: [String: IntentValue] = [:]
        var taken: [Range<Int>] = []
        let parameters = description.usableParameters
        for kinds: Set<ValueKind> in [[.currency], [.date, .recurrence], [.duration], [.number]] {
            let spans = spans(kinds).filter { span in !taken.contains { $0.overlaps(span.tokens) } }
            guard let span = spans.first else { continue }
            let fitting = parameters.filter { self.kinds($0.type.element).contains(kinds) }
            let filled = fitting.filter { context.values?[$0.name] != nil }
            if kinds == [.number], spans.count == 1, let (hour, time) = hour(span, insteadOf: filled.first) {
                values[hour] = time
                taken.append(span.tokens)
                continue
            }
            guard spans.count == 1, let parameter = filled.count == 1 ? filled[0] : filled.isEmpty && fitting.count == 1 ? fitting[0] : nil,
                let value = read(span, parameter, context.values?[parameter.name])
            else { return [:] }
            values[parameter.name] = parameter.type.isArray ? .array([value]) : value
            taken.append(span.tokens)
        }
        let persons = parameters.filter { $0.type.element == .object("INPerson") }
        if values.isEmpty, let person = persons.first(where: { context.values?[$0.name] != nil }) ?? persons.first, let people = people() {
            return [person.name: person.type.isArray ? people : people.array?.first ?? people]
        }
        return !values.isEmpty && light.coverAll(sentence.tokens.indices, but: taken) ? values : [:]
    }

    /// "Make it seven" of something at six is an hour, unless the request has a number that is as near.
    private func hour(_ span: TypedSpan, insteadOf number: ParameterDescription?) -> (String, IntentValue)? {
        guard case .number(let said) = span.value, (1...12).contains(said), said == said.rounded(), let values = context.values else { return nil }
        // "Eight people": what is counted is said.
        guard sentence.tokens[span.tokens.upperBound...].allSatisfy({ $0.kind == .separator }) else { return nil }
        for parameter in description.usableParameters where kinds(parameter.type.element).contains([.date, .recurrence]) {
            guard let old = values[parameter.name], let hour = ValueCorrection.hour(of: old),
                let value = engine.value(span.surface, of: parameter, in: context)
            else { continue }
            let distance = abs(Double(hour % 12) - said.truncatingRemainder(dividingBy: 12))
            if let number, let count = values[number.name]?.number ?? values[number.name]?.integer.map(Double.init), abs(count - said) <= distance {
                return nil
            }
            return (parameter.name, ValueCorrection(old: old).corrected(value, span.surface))
        }
        return nil
    }

    /// "5 km" of a goal: the number, and the unit that another parameter of the intent holds. Where the units have none of the measure's
    /// own, the number is in one of the same dimension.
    /// - Parameter asked: the parameter that is asked about; nil for any.
    func measured(_ asked: ParameterDescription?) -> [String: IntentValue]? {
        guard let pair = MeasuredPair(description, engine.values.enumerations.lookup),
            asked == nil || asked?.name == pair.number || asked?.name == pair.unit
        else { return nil }
        var light = LightWords(sentence.tokens)
        var (found, last) = ([String: IntentValue]?.none, 0)
        for start in sentence.tokens.indices where start >= last {
            guard let (value, unit, end) = pair.read(sentence.tokens, at: start),
                asked != nil || light.coverAll(sentence.tokens.indices, but: [start..<end]), found == nil || takesBack(last..<start)
            else { continue }
            (found, last) = ([pair.number: .number(value), pair.unit: .integer(unit)], end)
        }
        return found
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

    private func spans(_ kinds: Set<ValueKind>) -> [TypedSpan] { all.filter { kinds.contains($0.kind) } }

    private func read(_ span: TypedSpan, _ parameter: ParameterDescription, _ old: IntentValue?) -> IntentValue? {
        // "The second level".
        if case .ordinal(let place) = span.value, let number = Int64(exactly: place) { return .integer(number) }
        return engine.value(span.surface, of: parameter, in: context).map { value in
            ValueCorrection(old: old).corrected(parameter.type.isArray ? value.array?.first ?? value : value, span.surface)
        }
    }

    private func takesBack(_ between: Range<Int>) -> Bool {
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        return between.contains { rules.begins(engine.lexicon.repair, at: $0) }
    }

    // MARK: People

    /// Known people in a reply that names nobody else and says nothing else.
    private func people() -> IntentValue? {
        let tokens = sentence.tokens
        var rules = RuleMatcher(graph: engine.graph, tokens: tokens)
        var light = LightWords(tokens)
        var position = 0
        var (names, runs): ([Range<Int>], [Range<Int>]) = ([], [])
        let matcher = ReplyWords.matcher(tokens)
        var isDenied = false
        while position < tokens.count {
            let spans = engine.values.people.spans.spans(tokens, at: position, limit: tokens.count, rules: &rules)
            let known = spans.last { span in span.names.allSatisfy { engine.values.people.isKnown(sentence.surface($0)) } }
            guard let known, known.end > position else {
                // "Not Maria, call Olga": who is denied is not meant.
                isDenied = isDenied || matcher.ended(by: .insteadOf, from: position) != nil
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
}
