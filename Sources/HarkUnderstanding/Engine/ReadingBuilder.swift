import IntentSchema

/// Makes a reading, with typed values, slots and reasons, from a template's match.
struct ReadingBuilder {
    let engine: GrammarEngine
    let sentence: Sentence
    let context: UtteranceContext
    /// The graph that the match is of.
    let graph: GrammarGraph
    /// What is known of the names in the sentence.
    let names: NameMemo

    init(engine: GrammarEngine, sentence: Sentence, context: UtteranceContext, graph: GrammarGraph? = nil, names: NameMemo = NameMemo()) {
        self.names = names
        self.engine = engine
        self.sentence = sentence
        self.context = context
        self.graph = graph ?? engine.graph
    }

    /// What a match fills, without saying which reading it belongs to.
    func values(_ match: TemplateMatch, _ intent: IntentDescription) -> IntentObject {
        var values = IntentObject(intent.name)
        var slots: [Slot] = []
        for capture in match.captures { fill(capture, sentence.tokens, intent, &values, &slots) }
        return values
    }

    func reading(_ candidate: SentenceReader.Candidate) -> Reading {
        var values = IntentObject(candidate.intent.name)
        var slots: [Slot] = []
        var reasons: [String] = []
        let tokens = candidate.hypothesis.tokens
        if let learned = candidate.learned {
            reasons.append(
                "the learned model: intent \(SentenceReader.rounded(learned.intentProbability)), words \(SentenceReader.rounded(learned.spansProbability))"
            )
            reasons += fill(learned, candidate.intent, &values, &slots)
        } else if let match = candidate.match {
            let template = graph.templates[match.template].source
            if let variant = candidate.variant {
                reasons.append("\(variant.source.rawValue) '\(variant.text)' of \(template.file)")
            } else {
                reasons.append("template \(template.file):\(template.line), weight \(SentenceReader.rounded(template.weight))")
            }
            for capture in match.captures { fill(capture, tokens, candidate.intent, &values, &slots) }
            // A combination may stand for values that its title does not spell out.
            for (name, value) in candidate.variant?.values ?? [:] where values[name] == nil { values[name] = value }
            if match.cost > 0 { reasons.append("uncertain parts cost \(SentenceReader.rounded(match.cost))") }
            for skipped in match.skipped { reasons.append("stepped over '\(surface(skipped, tokens))'") }
        } else if let words = candidate.words {
            reasons.append("no template; the words '\(words.titleWords.joined(separator: " "))' of its name")
            for (parameter, value, range) in words.values {
                values[parameter] = value
                slots.append(slot(parameter, range, tokens))
            }
        }
        for slot in slots { reasons += personReasons(slot, candidate.intent) }
        if let mention = candidate.hypothesis.mention {
            reasons.append("'\(sentence.surface(mention.name))' names \(candidate.apps.map(\.displayName).joined(separator: ", "))")
        } else if let app = candidate.apps.first {
            reasons.append("\(app.displayName) was chosen: \(app.why)")
        }
        return Reading(
            intent: candidate.intent.name, apps: candidate.apps, appNamed: candidate.hypothesis.mention != nil, values: values,
            slots: slots, score: candidate.score, reasons: reasons + candidate.notes, combination: candidate.variant?.combination)
    }

    private func fill(
        _ capture: Capture, _ tokens: [Token], _ intent: IntentDescription, _ values: inout IntentObject, _ slots: inout [Slot]
    ) {
        switch capture.source {
        case .constant(let index):
            let constant = graph.constants[index]
            // What follows from another value comes after what was said.
            guard let parameter = intent.parameter(constant.parameter), parameter.custom == nil || values[constant.parameter] == nil else { return }
            values[constant.parameter] = self.constant(constant.text, parameter.type)
            if !capture.range.isEmpty { slots.append(slot(constant.parameter, capture.range, tokens)) }
        case .slot(let index):
            let slot = graph.slots[index]
            let path = slot.parameter.split(separator: ".").map(String.init)
            guard let first = path.first, let parameter = intent.parameter(first) else { return }
            if let words = engine.custom.parameter(first, of: slot.owner) { return fill(capture, slot, words, tokens, &values, &slots) }
            let value: IntentValue?
            if slot.kind == .persons {
                let people = capture.names.map { engine.values.people.value(surface($0, tokens), memo: names) }
                value = parameter.type.isArray ? .array(people) : people.first
                slots += capture.names.map { self.slot(first, $0, tokens) }
            } else {
                let range = unquoted(capture.range, tokens)
                value = self.value(slot, range, capture.names, tokens, path.count > 1 ? nil : parameter.type)
                slots += (slot.kind == .list ? capture.names : [range]).map { self.slot(first, $0, tokens) }
            }
            guard let value else { return }
            if path.count == 1 {
                values[first] = value
            } else {
                let old = parameter.type.isArray ? values[first]?.array?.first : values[first]
                let made = nested(old, path.dropFirst(), value, parameter.type)
                values[first] = parameter.type.isArray ? .array([made]) : made
            }
        }
    }

    /// A place in a custom intent's title. Several values for a list add up; else the first that was said counts.
    private func fill(
        _ capture: Capture, _ slot: GrammarGraph.Slot, _ words: ParameterWords, _ tokens: [Token], _ values: inout IntentObject, _ slots: inout [Slot]
    ) {
        let (name, type) = (words.description.name, words.description.type)
        var parts =
            slot.kind == .persons || slot.kind == .phrases ? capture.names : [slot.kind == .text ? unquoted(capture.range, tokens) : capture.range]
        if !type.isArray { parts = Array(parts.prefix(1)) }
        for part in parts {
            guard
                let value = engine.values.value(
                    words.withoutPossessive(words.thing(surface(part, tokens), slot.kind)), as: type.element, in: context, words: words)
            else { continue }
            if type.isArray {
                values[name] = .array((values[name]?.array ?? []) + [value])
            } else if case .optionSet = type, let old = values[name]?.integer, let new = value.integer {
                values[name] = .integer(old | new)
            } else if values[name] == nil {
                values[name] = value
            } else {
                continue
            }
            slots.append(self.slot(name, part, tokens))
        }
    }

    private func value(
        _ slot: GrammarGraph.Slot, _ range: Range<Int>, _ parts: [Range<Int>], _ tokens: [Token], _ type: ValueType?
    ) -> IntentValue? {
        let text = surface(range, tokens)
        switch slot.kind {
        case .list:
            guard case .array(let element)? = type else { return nil }
            return .array(parts.compactMap { engine.values.value(surface($0, tokens), as: element, in: context) })
        case .currency where type == nil: return engine.values.value(text, as: .object("INCurrencyAmount"), in: context)
        case .speakable where type == nil: return engine.values.title(text)
        case .title where type == nil: return .string(engine.values.asTaught(text))
        case .text where type == nil, .loose where type == nil, .words where type == nil: return .string(text)
        case .date where type == nil: return engine.values.value(text, as: .object("INDateComponentsRange"), in: context)
        case .group where type == .object("INPerson") || type == .array(.object("INPerson")):
            let person = engine.values.people.value(text, memo: names)
            return type?.isArray == true ? .array([person]) : person
        case .text where type == .array(.string), .loose where type == .array(.string): return .array([.string(text)])
        case .measure:
            let measure = AmountReader.measure(Array(tokens[range]), at: 0)
            return type == .number ? measure.map { .number($0.value) } : type.flatMap { engine.values.value(text, as: $0, in: context) }
        default: return type.flatMap { engine.values.value(text, as: $0, in: context) }
        }
    }

    /// Puts a value at a path inside a structured parameter.
    func nested(_ old: IntentValue?, _ path: ArraySlice<String>, _ value: IntentValue, _ type: ValueType) -> IntentValue {
        var object = old?.object ?? IntentObject(type.element.typeName ?? "")
        if let name = path.first {
            // `content(INTextNoteContent).text` names a subclass of the declared type.
            if name.first == "(" {
                object.typeName = String(name.dropFirst().dropLast())
                return nested(.object(object), path.dropFirst(), value, type)
            }
            object[name] = value
        }
        return .object(object)
    }

    func constant(_ text: String, _ type: ValueType) -> IntentValue {
        if text == "true" || text == "false" { return .boolean(text == "true") }
        if let value = Int64(text) { return .integer(value) }
        if let name = type.typeName, let value = engine.values.enumerations.lookup(name)?.rawValue(of: text) { return .integer(value) }
        return .string(text)
    }

    private func surface(_ range: Range<Int>, _ tokens: [Token]) -> String {
        guard let span = scalars(range, tokens) else { return "" }
        return sentence.text(span)
    }

    private func scalars(_ range: Range<Int>, _ tokens: [Token]) -> Range<Int>? {
        guard !range.isEmpty, tokens.indices.contains(range.lowerBound), tokens.indices.contains(range.upperBound - 1) else { return nil }
        return tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
    }

    func slot(_ parameter: String, _ range: Range<Int>, _ tokens: [Token]) -> Slot {
        let span = scalars(range, tokens) ?? 0..<0
        return Slot(parameter: parameter, surface: sentence.text(span), offset: span.lowerBound, length: span.count)
    }

    private static let quotes: [String: String] = ["\"": "\"", "“": "”", "「": "」", "『": "』", "'": "'", "《": "》", "«": "»", "‘": "’"]

    /// Text that was put in quotation marks is what stands between them.
    func unquoted(_ range: Range<Int>, _ tokens: [Token]) -> Range<Int> {
        guard range.count > 2, let open = tokens[range].first, let close = Self.quotes[open.text] else { return range }
        var last = range.upperBound - 1
        while last > range.lowerBound + 1, tokens[last].kind == .separator { last -= 1 }
        return tokens[last].text == close ? range.lowerBound + 1..<last : range
    }

    private func personReasons(_ slot: Slot, _ intent: IntentDescription) -> [String] {
        guard intent.parameter(slot.parameter)?.type.element == .object("INPerson") else { return [] }
        let matches = engine.values.people.contacts(slot.surface, memo: names)
        guard !matches.isEmpty else { return ["'\(slot.surface)' is nobody in the contacts"] }
        let called = matches.prefix(5).map { engine.world.contacts[$0.contact].fullName }.joined(separator: ", ")
        let how =
            switch matches.first?.rank {
            case .exact: "exactly"
            case .part: "by given or family name"
            case .near: "nearly, cost \(SentenceReader.rounded(matches.first?.cost ?? 0))"
            default: "by a word of the name"
            }
        return ["'\(slot.surface)' is \(called), \(how)"]
    }
}
