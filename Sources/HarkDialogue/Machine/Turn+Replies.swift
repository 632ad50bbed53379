import HarkEvents
import IntentSchema

// What the person answered.
extension Turn {
    mutating func reply(_ text: String, _ meaning: ReplyMeaning) {
        emit(.reply, ["text": .string(text), "meaning": .string(meaning.name)])
        guard state.prompt != nil else {
            return diagnose("dialogue.unexpected-input", "a reply while \(state.phase.name)")
        }
        if meaning == .cancel { return cancel() }
        if !state.permissions.isEmpty { return permissionReply(meaning) }
        answer(text, meaning)
    }

    /// - Parameter isSearched: whether the reply was looked at as a correction already.
    mutating func answer(_ text: String, _ meaning: ReplyMeaning, isSearched: Bool = false) {
        switch meaning {
        case .useApp(let bundle): return useInstead(bundle)
        case .answered(let first, let values): return answer(text, first, also: values)
        default: break
        }
        switch state.phase {
        case .choosingApp: appReply(meaning)
        case .asking(let inquiry):
            if !isSearched, corrects(inquiry, text, meaning) { return }
            parameterReply(inquiry, text, meaning)
        case .deciding:
            if !isSearched, corrects(nil, text, meaning) { return }
            decisionReply(meaning)
        case .changing:
            if !isSearched, corrects(nil, text, meaning) { return }
            changeReply(meaning)
        case .offeringApp(let code): openAppReply(code, meaning)
        case .unlocking: unlockReply(meaning)
        default: diagnose("dialogue.unexpected-input", "a reply while \(state.phase.name)")
        }
    }

    /// What answers the question, and other values besides: they stand when the answer is taken.
    private mutating func answer(_ text: String, _ first: ReplyMeaning, also values: [String: IntentValue]) {
        switch state.phase {
        case .asking: break
        // "Yes, but make it 30" agrees to nothing yet.
        case .deciding, .changing:
            if case .useApp = first { break }
            if !apply(values) { unclear() }
            return
        default: return answer(text, first)
        }
        if case .useApp(let bundle) = first, !serves(bundle) { return answer(text, first) }
        for parameter in description.parameters.reversed() {
            guard let value = values[parameter.name]?.withoutBlanks else { continue }
            set(parameter.name, to: parameter.type.isArray ? .array(value.array ?? [value]) : value.array?.first ?? value)
        }
        answer(text, first)
    }

    // MARK: Another app

    private func serves(_ bundle: String) -> Bool { (request.apps + request.otherApps).contains { $0.bundleIdentifier == bundle } }

    /// "Use Post instead": the request as it stands goes to another app that does the same, which resolves and confirms it afresh.
    private mutating func useInstead(_ bundle: String) {
        switch state.phase {
        case .choosingApp, .asking, .deciding, .changing: break
        // What was handled, or failed, goes to no other app.
        default: return unclear()
        }
        guard let app = (request.apps + request.otherApps).first(where: { $0.bundleIdentifier == bundle }) else {
            say(wording.texts.sentence(for: HarkError("understanding.app-cannot")))
            return unclear()
        }
        if isDeciding { emit(.decided, ["answer": "change"]) }
        answered()
        guard state.app != nil else { return use(app, why: "asked") }
        guard app != state.app else { return advance() }
        // What an app's own definition asks for is said in other values.
        if app.own != nil || state.app?.own != nil { return use(app, why: "asked", afresh: true) }
        takeBackRefused()
        state.app = app
        state.begun = false
        state.confirmation = ConfirmationProgress()
        for name in state.progress.keys {
            update(name) { progress in
                progress.settled = false
                progress.hasNoMethod = false
            }
        }
        state.queue = plan()
        route(app, why: "asked")
        advance()
    }

    /// What the app that is left could not use, where nothing else was said for it since.
    private mutating func takeBackRefused() {
        let asked: String? = if case .asking(let inquiry) = state.phase { inquiry.parameter } else { nil }
        for (name, progress) in state.progress where state.intent[name] == nil || name == asked {
            if let refused = progress.refused { state.intent[name] = refused }
        }
    }

    /// The question is answered.
    mutating func answered() {
        state.prompt = nil
        state.unclearReplies = 0
    }

    private mutating func appReply(_ meaning: ReplyMeaning) {
        switch meaning {
        case .choice(let index) where request.apps.indices.contains(index):
            answered()
            use(request.apps[index], why: "asked")
        case .no, .noneOfThese: cancel()
        default: unclear()
        }
    }

    // MARK: About a parameter

    private mutating func parameterReply(_ inquiry: Inquiry, _ text: String, _ meaning: ReplyMeaning) {
        guard let parameter = description.parameter(inquiry.parameter) else { return unclear() }
        switch meaning {
        case .value(let value):
            take(value, for: inquiry, parameter)
        case .change(let name, let value):
            name == parameter.name ? take(value, for: inquiry, parameter) : change(name, to: value)
        case .wantsChange(let name):
            guard let other = name.flatMap(description.parameter), other.name != parameter.name else {
                return another(inquiry, parameter)
            }
            answered()
            askValue(other)
        default:
            switch inquiry.kind {
            case .value: valueReply(inquiry, parameter, text, meaning)
            case .choice(let candidates): choiceReply(inquiry, parameter, candidates, text, meaning)
            case .confirm(let value): confirmReply(inquiry, parameter, value, text, meaning)
            }
        }
    }

    /// A reply without a value in it. Yes and no are values of a yes-or-no parameter, and any words are text.
    private mutating func valueReply(
        _ inquiry: Inquiry, _ parameter: ParameterDescription, _ text: String, _ meaning: ReplyMeaning
    ) {
        switch (parameter.type.element, meaning) {
        case (.boolean, .yes): take(.boolean(true), for: inquiry, parameter)
        case (.boolean, .no): take(.boolean(false), for: inquiry, parameter)
        case (.string, .yes), (.string, .no), (.string, .unclear): take(.string(text), for: inquiry, parameter)
        case (.object(let type), .unclear) where isOwn(type):
            // All that is known of one of the app's own things is what it was called.
            take(.object(IntentObject(type, ["displayString": .string(text)])), for: inquiry, parameter)
        default: unclear()
        }
    }

    private mutating func choiceReply(
        _ inquiry: Inquiry, _ parameter: ParameterDescription, _ candidates: [Candidate], _ text: String,
        _ meaning: ReplyMeaning
    ) {
        switch meaning {
        case .choice(let index) where candidates.indices.contains(index):
            accept(candidates[index].value, for: inquiry, parameter)
        case .ambiguousChoice(let indices):
            let left = Set(indices).sorted().filter(candidates.indices.contains).map { candidates[$0] }
            if left.count == 1 { return accept(left[0].value, for: inquiry, parameter) }
            guard !left.isEmpty, left.count < candidates.count else { return unclear() }
            var narrowed = inquiry
            narrowed.kind = .choice(left)
            narrowed.start = 0
            answered()
            pose(narrowed, parameter, said: said(at: inquiry, parameter))
        case .more: turnPage(inquiry, parameter)
        case .no, .noneOfThese: another(inquiry, parameter)
        case .unclear where searches(text, inquiry, parameter): break
        default: unclear()
        }
    }

    private mutating func confirmReply(
        _ inquiry: Inquiry, _ parameter: ParameterDescription, _ value: IntentValue, _ text: String, _ meaning: ReplyMeaning
    ) {
        switch meaning {
        case .yes, .choice(0): accept(value, for: inquiry, parameter)
        case .no, .noneOfThese: another(inquiry, parameter)
        case .unclear where searches(text, inquiry, parameter): break
        default: unclear()
        }
    }

    /// The person chose or confirmed a value that the handler offered.
    private mutating func accept(_ value: IntentValue, for inquiry: Inquiry, _ parameter: ParameterDescription) {
        update(parameter.name) { $0.accepted.append(value.chosen) }
        take(value.chosen, for: inquiry, parameter)
    }

    /// None of what was offered: another value is asked for, and what was said is forgotten.
    private mutating func another(_ inquiry: Inquiry, _ parameter: ParameterDescription) {
        let forgotten = said(at: inquiry, parameter)
        answered()
        var next = inquiry
        next.kind = .value
        if let position = inquiry.position, inquiry.replaces, var elements = state.intent[parameter.name]?.array,
            elements.indices.contains(position)
        {
            elements.remove(at: position)
            state.intent[parameter.name] = elements.isEmpty ? nil : .array(elements)
            next.replaces = false
        } else if inquiry.position == nil {
            state.intent[parameter.name] = nil
        }
        next.start = 0
        // What was listed and refused is not listed again.
        if inquiry.source == .options || inquiry.source == .cases { return pose(next, parameter, said: forgotten) }
        offer(next, parameter, said: forgotten)
    }

    func said(at inquiry: Inquiry, _ parameter: ParameterDescription) -> IntentValue? {
        guard let position = inquiry.position else { return state.intent[parameter.name] }
        guard inquiry.replaces, let elements = state.intent[parameter.name]?.array, elements.indices.contains(position)
        else { return nil }
        return elements[position]
    }

    /// Puts the person's value where the question was about, and resolves the parameter again.
    private mutating func take(_ value: IntentValue, for inquiry: Inquiry, _ parameter: ParameterDescription) {
        guard let value = value.withoutBlanks else { return unclear() }
        answered()
        guard parameter.type.isArray else {
            return resolveAgain(parameter.name, with: value.array?.first ?? value)
        }
        let added = value.array ?? [value]
        guard let position = inquiry.position else { return resolveAgain(parameter.name, with: .array(added)) }
        var elements = state.intent[parameter.name]?.array ?? []
        let start = min(position, elements.count)
        let end = min(start + (inquiry.replaces ? 1 : 0), elements.count)
        elements.replaceSubrange(start..<end, with: added)
        resolveAgain(parameter.name, with: .array(elements))
    }

    private mutating func resolveAgain(_ name: String, with value: IntentValue) {
        set(name, to: value)
        advance()
    }

    /// "No, to Bob": another value for a parameter that was not asked about.
    private mutating func change(_ name: String, to value: IntentValue) {
        guard let parameter = description.parameter(name), let value = value.withoutBlanks else { return unclear() }
        answered()
        let fitting: IntentValue =
            parameter.type.isArray ? .array(value.array ?? [value]) : value.array?.first ?? value
        resolveAgain(name, with: fitting)
    }

    // MARK: About the request

    private mutating func decisionReply(_ meaning: ReplyMeaning) {
        switch meaning {
        case .yes:
            emit(.decided, ["answer": "yes"])
            answered()
            state.confirmation.byPerson = true
            advance()
        case .no:
            emit(.decided, ["answer": "no"])
            cancel()
        case .change(let name, let value) where description.parameter(name) != nil && !value.isBlank:
            emit(.decided, ["answer": "change"])
            change(name, to: value)
        case .wantsChange:
            emit(.decided, ["answer": "change"])
            changeReply(meaning)
        default: unclear()
        }
    }

    /// What to change. Neither yes nor no answers that: the whole request is put again.
    private mutating func changeReply(_ meaning: ReplyMeaning) {
        switch meaning {
        case .change(let name, let value): change(name, to: value)
        case .wantsChange(let name):
            answered()
            if let parameter = name.flatMap(description.parameter) { return askValue(parameter) }
            state.phase = .changing
            ask(.confirmRequest(intent: description.name), wording.whatToChange())
        case .yes, .no:
            answered()
            askDecision()
        default: unclear()
        }
    }

    private mutating func openAppReply(_ code: String, _ meaning: ReplyMeaning) {
        switch meaning {
        case .yes:
            answered()
            open(mode: "foreground", activity: state.offeredActivity, code: code, completes: false)
        case .no, .noneOfThese:
            answered()
            end(.failed, "app.failed", code)
        default: unclear()
        }
    }
}
