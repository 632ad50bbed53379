import HarkEvents
import HarkTexts
import IntentSchema

// What there is to choose from: the app's options for a parameter, and an enumeration's cases.
extension Turn {
    /// Asks for a value, as a choice where it is known what there is.
    mutating func offer(_ inquiry: Inquiry, _ parameter: ParameterDescription, said: IntentValue?) {
        if options(of: parameter) != .none {
            return list(OptionsWanted(parameter: parameter.name, purpose: .choose(inquiry, said: said)))
        }
        let cases = self.cases(of: parameter)
        guard !cases.isEmpty else { return pose(inquiry, parameter, said: said) }
        var inquiry = inquiry
        inquiry.source = .cases
        inquiry.kind = .choice(cases)
        pose(inquiry, parameter, said: said)
    }

    func options(of parameter: ParameterDescription) -> CustomParameter.Options { parameter.custom?.options ?? .none }

    /// The cases of a custom parameter's enumeration. That nothing is known is no choice.
    private func cases(of parameter: ParameterDescription) -> [Candidate] {
        guard parameter.custom != nil, case .enumeration(let name) = parameter.type.element,
            let enumeration = request.enumerations[name], !enumeration.isOptionSet
        else { return [] }
        let values = enumeration.cases.filter { $0.rawValue != 0 }.map { IntentValue.integer($0.rawValue) }
        return zip(values, wording.speaker.options(for: values, as: parameter.type)).map { Candidate(value: $0, option: $1) }
    }

    /// Asks the app for its options, once it has a handler.
    mutating func list(_ wanted: OptionsWanted) {
        state.prompt = nil
        guard let app = state.app else { return fail(HarkError("request.no-app")) }
        guard state.begun else {
            state.wantedOptions = wanted
            return beginHandler(app)
        }
        state.phase = .listing(wanted)
        effects.append(.options(parameter: wanted.parameter, searchTerm: wanted.searchTerm, intent: state.intent))
    }

    // MARK: What was said, found among the options

    /// Looks for a value that was said among the app's options; true when the app is asked for them.
    mutating func identifies(_ parameter: ParameterDescription) -> Bool {
        guard options(of: parameter) != .none, let value = state.intent[parameter.name] else { return false }
        let progress = progress(parameter.name)
        for (index, element) in (value.array ?? [value]).enumerated() {
            guard let words = words(toIdentify: element), progress.searches < limits.searchesPerParameter,
                !progress.identified.contains(where: { $0.isSame(as: element) }),
                !progress.accepted.contains(where: { $0.isSame(as: element) })
            else { continue }
            update(parameter.name) { $0.searches += 1 }
            let purpose = OptionsWanted.Purpose.identify(said: element, words: words, position: value.array == nil ? nil : index)
            list(
                OptionsWanted(
                    parameter: parameter.name, searchTerm: options(of: parameter) == .search ? words : nil, purpose: purpose))
            return true
        }
        return false
    }

    /// The words of a value that are all that is known of it.
    private func words(toIdentify value: IntentValue) -> String? {
        if let text = value.string { return value.isBlank ? nil : text }
        guard let object = value.object, isOwn(object.typeName), (object["identifier"] ?? .null).isBlank,
            let text = object["displayString"]?.string, !text.allSatisfy(\.isWhitespace)
        else { return nil }
        return text
    }

    /// Whether a type is one of the definition's own.
    func isOwn(_ type: String) -> Bool { type == "INObject" || description.custom?.types[type] != nil }

    mutating func listed(_ wanted: OptionsWanted, _ options: ParameterOptions) {
        guard let parameter = description.parameter(wanted.parameter) else { return advance() }
        let candidates = self.candidates(options, parameter)
        switch wanted.purpose {
        case .correct(let correction):
            tell(wanted, candidates.count)
            corrected(correction, candidates, parameter)
        case .choose(let inquiry, let said):
            tell(wanted, candidates.count)
            choose(candidates, inquiry, parameter, said: said, searched: wanted.searchTerm)
        case .identify(let said, let words, let position):
            let named = OptionList.matches(words, among: candidates.map(\.option)).map { candidates[$0] }
            tell(wanted, candidates.count, matches: named.count)
            // Said again, it is taken as it is said.
            update(parameter.name) { $0.identified.append(said) }
            if named.count == 1 {
                replace(said, by: named[0].value, position, parameter)
                return advance()
            }
            // What the app found for the words may be called otherwise.
            let found = named.isEmpty && wanted.searchTerm != nil ? candidates : named
            if found.isEmpty { return advance() }
            let kind: Inquiry.Kind = found.count == 1 ? .confirm(found[0].value) : .choice(found)
            pose(
                Inquiry(parameter: parameter.name, position: position, kind: kind, source: .matches), parameter, said: said)
        }
    }

    private mutating func replace(
        _ said: IntentValue, by value: IntentValue, _ position: Int?, _ parameter: ParameterDescription
    ) {
        update(parameter.name) { $0.identified.append(value) }
        guard let position, var elements = state.intent[parameter.name]?.array, elements.indices.contains(position) else {
            state.intent[parameter.name] = value
            return
        }
        elements[position] = value
        state.intent[parameter.name] = .array(elements)
    }

    private mutating func tell(_ wanted: OptionsWanted, _ count: Int, matches: Int? = nil) {
        emit(
            .options,
            [
                "parameter": .string(wanted.parameter), "count": .integer(Int64(count)),
                "searchTerm": wanted.searchTerm.map(IntentValue.string), "matches": matches.map { .integer(Int64($0)) },
            ])
    }

    // MARK: The choice

    private mutating func choose(
        _ candidates: [Candidate], _ inquiry: Inquiry, _ parameter: ParameterDescription, said: IntentValue?,
        searched words: String?
    ) {
        var inquiry = inquiry
        inquiry.start = 0
        inquiry.source = words == nil ? .options : .matches
        guard !candidates.isEmpty else {
            if let words { say(wording.nothingFound(words)) }
            inquiry.kind = .value
            return pose(inquiry, parameter, said: said)
        }
        inquiry.kind = candidates.count == 1 ? .confirm(candidates[0].value) : .choice(candidates)
        pose(inquiry, parameter, said: words.map(IntentValue.string) ?? said)
    }

    /// The app's options as they are shown: each once, in its section, in the person's order where the app leaves that to us.
    private func candidates(_ options: ParameterOptions, _ parameter: ParameterDescription) -> [Candidate] {
        var seen: Set<IntentValue> = []
        var candidates: [Candidate] = []
        for section in options.sections {
            let values = section.items.filter { !$0.isBlank && seen.insert($0).inserted }
            var shown = zip(values, wording.speaker.options(for: values, as: parameter.type)).map {
                Candidate(value: $0, option: $1)
            }
            if options.usesIndexedCollation {
                shown = OptionList.collated(shown.map(\.option.title), locale: request.locale).map { shown[$0] }
            }
            for index in shown.indices {
                let letter = options.usesIndexedCollation ? OptionList.indexLetter(of: shown[index].option.title) : nil
                shown[index].option.section = section.title ?? letter
            }
            candidates += shown.filter { !$0.option.title.isEmpty }
        }
        return candidates
    }

    /// The words of a reply that named none of the options, searched for by the app; false when it has no search.
    mutating func searches(_ text: String, _ inquiry: Inquiry, _ parameter: ParameterDescription) -> Bool {
        guard options(of: parameter) == .search, inquiry.source == .options || inquiry.source == .matches,
            progress(parameter.name).searches < limits.searchesPerParameter, !text.allSatisfy(\.isWhitespace)
        else { return false }
        update(parameter.name) { $0.searches += 1 }
        state.unclearReplies = 0
        list(
            OptionsWanted(
                parameter: parameter.name, searchTerm: text, purpose: .choose(inquiry, said: said(at: inquiry, parameter))))
        return true
    }

    // MARK: Without options

    /// Whether an error says only that the app gave no options, or no default: the request goes on without.
    func isAboutChoices(_ error: HarkError) -> Bool {
        switch state.phase {
        case .listing, .defaulting: ["app.options-failed", "request.options-unavailable"].contains(error.identifier)
        default: false
        }
    }

    mutating func listingFailed(_ wanted: OptionsWanted, _ error: HarkError) {
        guard let parameter = description.parameter(wanted.parameter) else { return advance() }
        diagnose("app.options-failed", error.detail)
        switch wanted.purpose {
        case .choose(var inquiry, let said):
            let arguments = error.arguments.merging(["app": state.app?.displayName ?? ""]) { own, _ in own }
            say(wording.texts.sentence(for: HarkError("app.options-failed", arguments)))
            inquiry.kind = .value
            pose(inquiry, parameter, said: said)
        case .identify(let said, _, _):
            update(parameter.name) { $0.identified.append(said) }
            advance()
        case .correct(let correction): corrected(correction, nil, parameter)
        }
    }

    // MARK: Pages

    /// Which of so many options are told, from the first of a page; nil when all are.
    func page(_ inquiry: Inquiry, _ parameter: ParameterDescription, _ total: Int) -> Prompt.Page? {
        let size = pageSize(parameter)
        guard total > size else { return nil }
        return Prompt.Page(start: inquiry.start, count: min(size, total - inquiry.start), total: total)
    }

    private func pageSize(_ parameter: ParameterDescription) -> Int {
        max(parameter.custom?.optionsPerPage ?? limits.optionsPerPage, 1)
    }

    /// "More": the next options, after the last ones the first again. Not another question: the person decides how long it
    /// goes on.
    mutating func turnPage(_ inquiry: Inquiry, _ parameter: ParameterDescription) {
        guard let prompt = state.prompt else { return }
        guard let page = prompt.page else { return ask(prompt.question, prompt.text, shown: wording.noMore(prompt.text)) }
        var next = inquiry
        next.start = page.hasMore ? page.start + page.count : 0
        state.unclearReplies = 0
        state.phase = .asking(next)
        let text = next.start == 0 ? wording.fromStart(prompt.text) : wording.nextPage(of: parameter, count: page.total)
        put(
            Prompt(question: prompt.question, text: prompt.text, page: self.page(next, parameter, page.total)), shown: text)
    }
}
