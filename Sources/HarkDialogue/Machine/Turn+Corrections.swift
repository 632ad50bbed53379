import Foundation
import HarkTexts
import IntentSchema

// Replies that say more, or something else, than was asked: "make it three and large", 不要玉米汤，要味噌汤, "pickup" where an
// address was asked for. What is exact here goes before what the words could mean otherwise; nothing else is lost.
extension Turn {
    /// Takes a reply for a correction; false when it is none and means what it was understood as.
    /// - Parameter inquiry: what was asked about; nil where the whole request was put.
    mutating func corrects(_ inquiry: Inquiry?, _ text: String, _ meaning: ReplyMeaning) -> Bool {
        if case .changes(let values) = meaning { return apply(values) }
        switch meaning {
        case .choice, .ambiguousChoice, .noneOfThese, .more, .cancel, .yes, .no, .useApp, .answered: return false
        // What a built-in request's reply was understood as is exact.
        case .value, .change: guard description.isCustom else { return false }
        case .changes, .wantsChange, .unclear: break
        }
        let parameters = description.parameters.filter { !$0.isDeprecated }
        let asked = inquiry.flatMap { description.parameter($0.parameter) }
        guard let scan = scan(text, parameters, inquiry) else { return false }
        guard let asked, let inquiry else { return corrects(scan, text, meaning) }
        return answersMore(scan, asked, inquiry, text, meaning)
    }

    private func scan(_ text: String, _ parameters: [ParameterDescription], _ inquiry: Inquiry?) -> ReplyScan? {
        var known: [String: [Candidate]] = [:]
        if let inquiry, case .choice(let candidates) = inquiry.kind { known[inquiry.parameter] = candidates }
        let lexicon = ReplyLexicon(request, state.intent, parameters, known: known)
        let filled = Set(parameters.map(\.name).filter { state.intent[$0] != nil })
        return ReplyScan(text, lexicon, parameters, asked: inquiry?.parameter, filled: filled)
    }

    // MARK: To a question about a parameter

    private mutating func answersMore(
        _ scan: ReplyScan, _ asked: ParameterDescription, _ inquiry: Inquiry, _ text: String, _ meaning: ReplyMeaning
    ) -> Bool {
        let others = scan.values.filter { $0.parameter != asked.name }
        let own = scan.values.filter { $0.parameter == asked.name }
        if [.string, .url].contains(asked.type.element), options(of: asked) == .none {
            // Any words are its value, unless they are exactly what another parameter is called, which is part of this request.
            guard scan.loose.isEmpty, own.isEmpty, !others.isEmpty, scan.denied.isEmpty || scan.isCorrection else { return false }
            let isElsewhere = others.allSatisfy { $0.isNamed && isUnderWay($0.parameter) } || scan.isCorrection
            return isElsewhere && apply(values(scan))
        }
        if scan.loose.isEmpty {
            if !others.isEmpty { return apply(merged(values(scan), asked, meaning, hasOwn: !own.isEmpty)) }
            if !own.isEmpty, scan.isCorrection { return apply(values(scan)) }
            if own.isEmpty, scan.denied.isEmpty, let name = scan.names.first, name != asked.name, !isRead(meaning, asked) {
                return ask(forAnother: name)
            }
            return scan.isCorrection && own.isEmpty && deny(scan)
        }
        guard scan.looseIsNames, !others.isEmpty || scan.isCorrection, !isRead(meaning, asked) else { return false }
        // The rest of "two large corn soups" is what was asked for, if words can name that.
        if own.isEmpty, scan.loose.count == 1, scan.loose[0].parameter ?? asked.name == asked.name,
            let value = value(scan.loose[0].words, asked, inquiry)
        {
            var values = values(scan)
            if case .choice = inquiry.kind, options(of: asked) != .none, value.object?["identifier"] == nil, others.isEmpty {
                return search(scan, asked: asked, text, meaning)
            }
            values[asked.name] = asked.type.isArray ? .array((inquiry.position == nil ? [] : state.intent[asked.name]?.array ?? []) + [value]) : value
            return apply(values)
        }
        return search(scan, asked: asked, text, meaning)
    }

    /// Whether the request is about a parameter already: it has a value, or would be asked about.
    private func isUnderWay(_ name: String) -> Bool { state.intent[name] != nil || state.queue.contains(name) }

    /// Whether a reply was understood as a value of what was asked that only such a value can be.
    private func isRead(_ meaning: ReplyMeaning, _ asked: ParameterDescription) -> Bool {
        let value: IntentValue
        switch meaning {
        case .value(let read): value = read
        case .change(let name, let read) where name == asked.name: value = read
        default: return false
        }
        switch asked.type.element {
        case .string, .url, .object: return false
        default: return !value.isBlank
        }
    }

    /// The values of the reply, with what it was understood as for what was asked.
    private func merged(
        _ values: [String: IntentValue], _ asked: ParameterDescription, _ meaning: ReplyMeaning, hasOwn: Bool
    ) -> [String: IntentValue] {
        guard !hasOwn, isRead(meaning, asked) else { return values }
        var values = values
        switch meaning {
        case .value(let value): values[asked.name] = value
        case .change(_, let value): values[asked.name] = value
        default: break
        }
        return values
    }

    /// Words as a value of what was asked: one of the candidates, or one of the app's own things by what it is called.
    private func value(_ words: String, _ asked: ParameterDescription, _ inquiry: Inquiry) -> IntentValue? {
        if case .choice(let candidates) = inquiry.kind {
            let found = OptionList.matches(words, among: candidates.map(\.option))
            if found.count == 1 { return candidates[found[0]].value.chosen }
        }
        switch asked.type.element {
        case .object(let type) where isOwn(type): return .object(IntentObject(type, ["displayString": .string(words)]))
        case .string: return .string(words)
        default: return nil
        }
    }

    // MARK: To the whole request

    private mutating func corrects(_ scan: ReplyScan, _ text: String, _ meaning: ReplyMeaning) -> Bool {
        if scan.loose.isEmpty {
            if !scan.values.isEmpty { return apply(values(scan)) }
            if deny(scan) { return true }
            guard let name = scan.names.first, scan.names.count == 1 else { return false }
            return ask(forAnother: name)
        }
        guard scan.looseIsNames else { return false }
        // What is understood as a change of something that is known by its words alone needs no list.
        if scan.values.isEmpty, case .change(let name, _) = meaning, let parameter = description.parameter(name), options(of: parameter) == .none {
            return false
        }
        return search(scan, asked: nil, text, meaning)
    }

    /// "Not large": the values that are not wanted are gone; another one is asked for, except of a list.
    private mutating func deny(_ scan: ReplyScan) -> Bool {
        guard scan.values.isEmpty, scan.loose.isEmpty, let first = scan.denied.first else { return false }
        let values = values(scan)
        if !values.isEmpty { return apply(values) }
        guard description.parameter(first.parameter)?.type.isArray == false else { return false }
        return ask(forAnother: first.parameter)
    }

    private mutating func ask(forAnother name: String) -> Bool {
        guard let parameter = description.parameter(name) else { return false }
        answered()
        for (parent, value) in enabling([name], [:]) { set(parent, to: value) }
        dropIrrelevant()
        askValue(parameter)
        return true
    }

    // MARK: What changes

    /// The values that a reply leads to, lists with what was added and without what was denied.
    private func values(_ scan: ReplyScan) -> [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        for denied in scan.denied {
            guard description.parameter(denied.parameter)?.type.isArray == true,
                let old = (values[denied.parameter] ?? state.intent[denied.parameter])?.array
            else { continue }
            let left = old.filter { !$0.isSame(as: denied.value) }
            if left.count < old.count { values[denied.parameter] = .array(left) }
        }
        for said in scan.values {
            guard description.parameter(said.parameter)?.type.isArray == true else {
                values[said.parameter] = said.value
                continue
            }
            let before = values[said.parameter]?.array ?? (said.isAddition ? state.intent[said.parameter]?.array : nil) ?? []
            let added = said.value.array ?? [said.value]
            values[said.parameter] = .array(before + added.filter { one in !before.contains { $0.isSame(as: one) } })
        }
        return values
    }

    /// Changes several parameters at once. Each is resolved again, and what depends on it; everything else stays.
    mutating func apply(_ values: [String: IntentValue]) -> Bool {
        let values = enabling(values.keys.sorted(), values)
        let changed = description.parameters.filter { values[$0.name] != nil }
        guard !changed.isEmpty else { return false }
        if isDeciding { emit(.decided, ["answer": "change"]) }
        answered()
        for parameter in changed.reversed() {
            guard let value = values[parameter.name]?.withoutBlanks else {
                set(parameter.name, to: nil)
                continue
            }
            set(parameter.name, to: parameter.type.isArray ? .array(value.array ?? [value]) : value.array?.first ?? value)
        }
        advance()
        return true
    }

    /// The values with those that let the named parameters play a part: "change the address to …" of a pickup means delivery.
    private func enabling(_ names: [String], _ values: [String: IntentValue]) -> [String: IntentValue] {
        var values = values
        for name in names {
            var child = description.parameter(name)
            // A relationship may depend on another one.
            for _ in 0..<description.parameters.count {
                guard let relevance = child?.custom?.relevance, case .equals(let parent, let value) = relevance,
                    (values[parent] ?? state.intent[parent]) != value, values[parent] == nil
                else { break }
                values[parent] = value
                child = description.parameter(parent)
            }
        }
        return values
    }

    /// Whether a parameter plays a part once these values count.
    private func isRelevant(_ parameter: ParameterDescription, given values: [String: IntentValue]) -> Bool {
        guard let custom = parameter.custom else { return true }
        var intent = state.intent
        for (name, value) in values { intent[name] = value }
        return custom.relevance.holds(for: intent)
    }

    var isDeciding: Bool {
        switch state.phase {
        case .deciding: true
        default: false
        }
    }

    // MARK: Words that only the app can know

    private mutating func search(_ scan: ReplyScan, asked: ParameterDescription?, _ text: String, _ meaning: ReplyMeaning) -> Bool {
        guard let prompt = state.prompt, let first = scan.loose.first else { return false }
        var correction = Correction(
            values: values(scan), loose: scan.loose, parameters: [], phase: state.phase, prompt: prompt, text: text, meaning: meaning)
        correction.parameters = candidates(for: first, asked?.name, correction.values)
        guard !correction.parameters.isEmpty else { return false }
        look(correction)
        return true
    }

    /// Parameters whose options may have the words: the one that was named or asked about first, then those with a value.
    private func candidates(for loose: ReplyScan.Loose, _ asked: String?, _ values: [String: IntentValue]) -> [String] {
        let listed = description.parameters.filter { parameter in
            !parameter.isDeprecated && (isRelevant(parameter, given: values) || loose.parameter == parameter.name) && options(of: parameter) != .none
                && progress(parameter.name).searches < limits.searchesPerParameter && (!loose.isAddition || parameter.type.isArray)
        }.map(\.name)
        if let named = loose.parameter, listed.contains(named) { return [named] }
        func rank(_ name: String) -> Int { name == asked ? 0 : state.intent[name] != nil ? 1 : 2 }
        return listed.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    }

    private mutating func look(_ correction: Correction) {
        guard let name = correction.parameters.first, let parameter = description.parameter(name), let loose = correction.loose.first else {
            return unfound(correction)
        }
        update(name) { $0.searches += 1 }
        list(
            OptionsWanted(
                parameter: name, searchTerm: options(of: parameter) == .search ? loose.words : nil, purpose: .correct(correction)))
    }

    /// The options of the first parameter are there; nil when the app gave none.
    mutating func corrected(_ correction: Correction, _ candidates: [Candidate]?, _ parameter: ParameterDescription) {
        var correction = correction
        guard let loose = correction.loose.first else { return unfound(correction) }
        let found = OptionList.matches(loose.words, among: (candidates ?? []).map(\.option))
        guard !found.isEmpty, let candidates else {
            correction.parameters.removeFirst()
            return look(correction)
        }
        if parameter.type.isArray, found.count > 1, let each = several(loose.words, candidates) {
            let before = correction.values[parameter.name]?.array ?? (loose.isAddition ? state.intent[parameter.name]?.array : nil) ?? []
            update(parameter.name) { $0.identified += each }
            correction.values[parameter.name] = .array(before + each)
            return self.found(correction)
        }
        let value: IntentValue
        if found.count == 1 {
            value = candidates[found[0]].value
            update(parameter.name) { $0.identified.append(value) }
        } else {
            // Which of them is asked when it is resolved.
            switch parameter.type.element {
            case .object(let type): value = .object(IntentObject(type, ["displayString": .string(loose.words)]))
            default: value = .string(loose.words)
            }
        }
        if parameter.type.isArray {
            let before = correction.values[parameter.name]?.array ?? (loose.isAddition ? state.intent[parameter.name]?.array : nil) ?? []
            correction.values[parameter.name] = .array(before + [value])
        } else {
            correction.values[parameter.name] = value
        }
        self.found(correction)
    }

    /// "Croutons and cream": an option each, where every part names one.
    private func several(_ words: String, _ candidates: [Candidate]) -> [IntentValue]? {
        var parts = [words]
        for separator in [" and ", "和", "跟", "、"] { parts = parts.flatMap { $0.components(separatedBy: separator) } }
        let found = parts.map { OptionList.matches($0, among: candidates.map(\.option)) }
        return parts.count > 1 && found.allSatisfy { $0.count == 1 } ? found.map { candidates[$0[0]].value } : nil
    }

    /// The first stretch is found: on to the next one.
    private mutating func found(_ correction: Correction) {
        var correction = correction
        correction.loose.removeFirst()
        guard let next = correction.loose.first else { return finish(correction) }
        correction.parameters = self.candidates(for: next, nil, correction.values)
        look(correction)
    }

    private mutating func finish(_ correction: Correction) {
        state.phase = correction.phase
        state.prompt = correction.prompt
        _ = apply(correction.values)
    }

    /// The app knows none of the words: the reply is what it was understood as.
    private mutating func unfound(_ correction: Correction) {
        state.phase = correction.phase
        state.prompt = correction.prompt
        answer(correction.text, correction.meaning, isSearched: true)
    }
}
