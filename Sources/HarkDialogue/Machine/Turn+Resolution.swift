import HarkEvents
import IntentSchema

// What the app answered to resolving a parameter.
extension Turn {
    mutating func resolved(_ name: String, _ resolution: Resolution) {
        guard let parameter = description.parameter(name) else { return }
        switch resolution {
        case .notImplemented:
            update(name) { $0.hasNoMethod = true }
            report(parameter, "notImplemented", state.intent[name])
            advance()
        case .released:
            released(parameter)
        case .single(.success(.array(let values))) where parameter.type.isArray:
            elements(parameter, values.map { .success($0) })
        case .single(let outcome) where parameter.type.isArray:
            elements(parameter, [outcome])
        case .elements(let outcomes) where parameter.type.isArray:
            elements(parameter, outcomes)
        case .single(let outcome):
            single(parameter, outcome)
        case .elements(let outcomes):
            guard outcomes.count == 1 else {
                return badAnswer(parameter, "\(outcomes.count) results for a parameter with a single value")
            }
            single(parameter, outcomes[0])
        }
    }

    /// The completion went away uncalled. Public code does so on a missing value, and its users are asked for it; on a
    /// value there is no evident meaning.
    private mutating func released(_ parameter: ParameterDescription) {
        let method = "the completion of resolving \(parameter.name) was released without being called"
        guard (state.intent[parameter.name] ?? .null).isBlank else {
            return fail(HarkError("app.released", detail: method))
        }
        diagnose("app.released", method + "; taken as needing a value")
        report(parameter, "released")
        askValue(parameter)
    }

    private mutating func badAnswer(_ parameter: ParameterDescription, _ detail: String) {
        fail(HarkError("app.bad-answer", detail: "resolving \(parameter.name): \(detail)"))
    }

    mutating func report(
        _ parameter: ParameterDescription, _ outcome: String, _ value: IntentValue? = nil, outcomes: [String] = [],
        reason: String? = nil
    ) {
        emit(
            .resolved,
            [
                "parameter": .string(parameter.name), "outcome": .string(outcome), "value": value,
                "reason": reason.map(IntentValue.string),
                "outcomes": outcomes.count > 1 ? .array(outcomes.map(IntentValue.string)) : nil,
            ])
    }

    // MARK: One value

    private mutating func single(_ parameter: ParameterDescription, _ outcome: ResolutionOutcome) {
        let name = parameter.name
        let said = state.intent[name]
        switch reduced(outcome, said: said, parameter) {
        case .settled(let value):
            state.intent[name] = value
            report(parameter, outcome.name, value)
            settle(name)
            advance()
        case .pending(let pending):
            report(parameter, outcome.name)
            if pending.isRefusal { update(name) { $0.refused = said } }
            if pending.discardsValue { state.intent[name] = nil }
            ask(about: parameter, pending, said: said, position: nil, replaces: true)
        }
    }

    // MARK: Arrays, element by element

    private mutating func elements(_ parameter: ParameterDescription, _ outcomes: [ResolutionOutcome]) {
        let said = state.intent[parameter.name]?.array ?? []
        if outcomes.isEmpty { return noElements(parameter, said) }
        if !said.isEmpty, outcomes.count != said.count {
            // One result for several elements has an evident meaning only if it speaks of no element in particular.
            guard outcomes.count == 1, outcomes[0].speaksOfWhole else {
                return badAnswer(parameter, "\(outcomes.count) results for \(said.count) elements")
            }
            let whole = IntentValue.array(said)
            switch reduced(outcomes[0], said: whole, parameter) {
            case .settled:
                state.intent[parameter.name] = nil
                report(parameter, outcomes[0].name)
                settle(parameter.name)
                return advance()
            case .pending(let pending):
                report(parameter, outcomes[0].name)
                if pending.isRefusal { update(parameter.name) { $0.refused = whole } }
                state.intent[parameter.name] = nil
                return ask(about: parameter, pending, said: whole, position: nil, replaces: true)
            }
        }

        var kept: [IntentValue] = []
        var first: (pending: Pending, said: IntentValue?, position: Int)?
        for (index, outcome) in outcomes.enumerated() {
            let element = index < said.count ? said[index] : nil
            switch reduced(outcome, said: element, parameter) {
            case .settled(let value):
                if let value { kept.append(value) }
            case .pending(let pending):
                if first == nil {
                    first = (pending, element, kept.count)
                    if let element, !pending.discardsValue { kept.append(element) }
                } else if let element {
                    // Asked about later: it keeps what was said, and is resolved again in its turn.
                    kept.append(element)
                }
            }
        }
        let names = outcomes.map(\.name)
        state.intent[parameter.name] = kept.isEmpty ? nil : .array(kept)
        guard let first else {
            report(parameter, "success", state.intent[parameter.name], outcomes: names)
            settle(parameter.name)
            return advance()
        }
        report(parameter, first.pending.name, outcomes: names)
        if first.pending.isRefusal { update(parameter.name) { $0.refused = .array(said) } }
        ask(
            about: parameter, first.pending, said: first.said, position: first.position,
            replaces: first.said != nil && !first.pending.discardsValue)
    }

    /// No result at all. Without elements there was nothing to say; with elements the handler recognised none of them.
    private mutating func noElements(_ parameter: ParameterDescription, _ said: [IntentValue]) {
        if said.isEmpty {
            report(parameter, "notRequired")
            if isMissing(parameter) { return askValue(parameter) }
            settle(parameter.name)
            return advance()
        }
        diagnose(
            "app.bad-answer", "resolving \(parameter.name): no result for \(said.count) elements; taken as needing a value")
        report(parameter, "needsValue")
        state.intent[parameter.name] = nil
        ask(about: parameter, .needsValue, said: .array(said), position: nil, replaces: true)
    }

    // MARK: What an outcome comes down to

    enum Reduced {
        case settled(IntentValue?)
        case pending(Pending)
    }

    enum Pending: Equatable {
        case needsValue
        case unsupported(UnsupportedReason?)
        case choice([IntentValue])
        case confirm(IntentValue, reason: Int64?)

        /// Whether what was said is of no further use.
        var discardsValue: Bool {
            switch self {
            case .needsValue, .unsupported: true
            case .choice, .confirm: false
            }
        }

        /// Whether this app cannot use what was said; another one may.
        var isRefusal: Bool {
            switch self {
            case .unsupported: true
            case .needsValue, .choice, .confirm: false
            }
        }

        var name: String {
            switch self {
            case .needsValue: "needsValue"
            case .unsupported: "unsupported"
            case .choice: "disambiguation"
            case .confirm: "confirmationRequired"
            }
        }
    }

    /// An outcome for a value or an element, with what the person has already chosen or confirmed taken into account.
    private mutating func reduced(
        _ outcome: ResolutionOutcome, said: IntentValue?, _ parameter: ParameterDescription
    ) -> Reduced {
        let accepted = progress(parameter.name).accepted
        switch outcome {
        case .success(let value): return .settled(value == .null ? nil : value)
        case .notRequired: return .settled(nil)
        case .needsValue: return .pending(.needsValue)
        case .unsupported(let reason): return .pending(.unsupported(reason))
        case .disambiguation(let options):
            let options = options.filter { !$0.isBlank }
            if options.isEmpty {
                diagnose(
                    "app.bad-answer",
                    "resolving \(parameter.name): a disambiguation without options; taken as needing a value")
                return .pending(.needsValue)
            }
            if let said, accepted.contains(where: { $0.isSame(as: said) }), options.contains(where: { $0.isSame(as: said) }) {
                return .settled(said)
            }
            return .pending(.choice(options))
        case .confirmationRequired(let value, let reason):
            guard let value = value ?? said, !value.isBlank else {
                diagnose(
                    "app.bad-answer",
                    "resolving \(parameter.name): a confirmation without a value; taken as needing a value")
                return .pending(.needsValue)
            }
            return accepted.contains(where: { $0.isSame(as: value) }) ? .settled(value) : .pending(.confirm(value, reason: reason))
        }
    }
}

extension ResolutionOutcome {
    /// Whether it can be meant for a whole array, since it names no element.
    fileprivate var speaksOfWhole: Bool {
        switch self {
        case .needsValue, .unsupported, .notRequired: true
        case .success, .disambiguation, .confirmationRequired: false
        }
    }
}
