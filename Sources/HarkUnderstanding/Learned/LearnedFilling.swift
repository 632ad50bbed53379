import IntentSchema

extension GrammarEngine {
    /// What words mean as a parameter's value, a structured type by the field that plain words fill.
    func value(_ text: String, of parameter: ParameterDescription, in context: UtteranceContext) -> IntentValue? {
        guard let sentence = Tokenizer.sentence(text) else { return nil }
        return ReadingBuilder(engine: self, sentence: sentence, context: context).value([text], of: parameter, field: nil, old: nil)
    }
}

/// Makes an intent's values from the stretches that the learned model marks.
extension ReadingBuilder {
    /// Fills what the spans say; what cannot be read as its parameter's type is told apart and left out.
    func fill(_ match: LearnedMatch, _ intent: IntentDescription, _ values: inout IntentObject, _ slots: inout [Slot]) -> [String] {
        var unread: [String] = []
        var order: [String] = []
        for span in match.spans where span.tag != LearnedMatch.appTag && !order.contains(span.tag) { order.append(span.tag) }
        for tag in order {
            let spans = match.spans.filter { $0.tag == tag }
            guard let first = spans.first, let parameter = intent.parameter(first.parameter) else { continue }
            let ranges = spans.map { trimmed($0.range, parameter.type) }.filter { !$0.isEmpty }
            guard !ranges.isEmpty else { continue }
            let texts = ranges.map { sentence.surface($0) }
            slots += ranges.map { slot(parameter.name, $0, sentence.tokens) }
            guard let value = value(texts, of: parameter, field: first.field, old: values[parameter.name]) else {
                unread.append("'\(texts.joined(separator: "', '"))' cannot be read as \(parameter.name)")
                continue
            }
            values[parameter.name] = value
        }
        scale(intent, slots, &values)
        return unread
    }

    /// A number whose unit's words say another unit than the enumeration has is in the enumeration's: 5 km are 5000 metres.
    private func scale(_ intent: IntentDescription, _ slots: [Slot], _ values: inout IntentObject) {
        guard let pair = MeasuredPair(intent, engine.values.enumerations.lookup), let number = values[pair.number]?.number,
            let unit = values[pair.unit]?.integer, let words = slots.last(where: { $0.parameter == pair.unit })?.surface,
            let scaled = pair.corrected(number, unitWords: words, unit: unit)
        else { return }
        values[pair.number] = .number(scaled)
    }

    /// What words mean as a parameter's value, a structured type by the field that words fill.
    func value(_ texts: [String], of parameter: ParameterDescription, field: String?, old: IntentValue?) -> IntentValue? {
        let type = parameter.type
        let fields = type.element.typeName.flatMap { engine.source.fields[$0] } ?? []
        let target = field.flatMap { name in fields.first { $0.name == name } } ?? fields.first
        func one(_ text: String) -> IntentValue? {
            switch type.element {
            case .boolean, .enumeration, .optionSet: return decided(text, parameter.name, type.element)
            case .object("INPerson"): return engine.values.people.value(text, memo: names)
            default: break
            }
            guard let target else { return engine.values.value(text, as: type.element, in: context) }
            guard let inner = inner(text, target.kind) else { return nil }
            return nested(type.isArray ? old?.array?.first : old, target.path[...], inner, type)
        }
        if case .optionSet = type {
            let all = texts.compactMap(one).compactMap(\.integer)
            return all.isEmpty ? nil : .integer(all.reduce(0, |))
        }
        guard type.isArray else { return texts.first.flatMap(one) }
        let all = texts.compactMap(one)
        return all.count == texts.count ? .array(all) : nil
    }

    private func inner(_ text: String, _ kind: SlotKind) -> IntentValue? {
        switch kind {
        case .speakable: engine.values.title(text)
        case .currency: engine.values.value(text, as: .object("INCurrencyAmount"), in: context)
        case .date: engine.values.value(text, as: .object("INDateComponentsRange"), in: context)
        case .place: engine.values.value(text, as: .object("CLPlacemark"), in: context)
        case .list: .array([.string(text)])
        case .title: .string(engine.values.asTaught(text))
        default: .string(text)
        }
    }

    /// A Boolean, a case or an option by the words that decide it.
    private func decided(_ text: String, _ parameter: String, _ type: ValueType) -> IntentValue? {
        if let value = engine.learned?.decidingWords.value(parameter, text) { return constant(value, type) }
        switch type {
        case .enumeration(let name), .optionSet(let name): return engine.values.enumerations.value(text, of: name).map { .integer($0) }
        case .boolean: return .boolean(ReplyWords.boolean(text) ?? true)
        default: return nil
        }
    }

    /// Without the marks around it; of a text only quotation marks around all of it are left out.
    private func trimmed(_ range: Range<Int>, _ type: ValueType) -> Range<Int> {
        var range = range
        guard type != .string else { return unquoted(range, sentence.tokens) }
        while let last = range.last, sentence.tokens[last].kind == .separator { range = range.lowerBound..<last }
        while let first = range.first, sentence.tokens[first].kind == .separator { range = first + 1..<range.upperBound }
        return type == .integer || type == .number ? number(in: range) ?? range : range
    }

    /// The number in a run of tokens: 三 of 三个人.
    private func number(in range: Range<Int>) -> Range<Int>? {
        let scanner = ValueScanner(tokens: Array(sentence.tokens[range]))
        for start in 0..<range.count {
            if let found = scanner.number(start) { return range.lowerBound + start..<range.lowerBound + found.end }
        }
        return nil
    }
}
