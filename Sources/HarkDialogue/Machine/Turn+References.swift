import IntentSchema

// Values that were referred to rather than named.
extension Turn {
    /// What was settled when it was talked about before is settled now: an app that asks which is meant has its answer.
    mutating func takeReferences() {
        for reference in request.references where reference.candidates.count == 1 {
            guard !progress(reference.parameter).accepted.contains(reference.candidates[0]) else { continue }
            update(reference.parameter) { $0.accepted.append(reference.candidates[0]) }
        }
    }

    /// Asks which of several is meant by words that refer, before the app is asked anything about them.
    mutating func asksWhich(_ parameter: ParameterDescription) -> Bool {
        guard let reference = request.references.first(where: { $0.parameter == parameter.name && $0.candidates.count > 1 }),
            let value = state.intent[parameter.name]
        else { return false }
        let elements = value.array ?? [value]
        guard let index = elements.firstIndex(where: { reference.isOpen(in: $0) }) else { return false }
        // "Which him?" is no question: the words that refer are not said back.
        ask(about: parameter, .choice(reference.candidates), said: nil, position: value.array == nil ? nil : index, replaces: true)
        return true
    }
}

extension SpokenReference {
    /// Whether a value still is the words that refer, with those whom they may mean.
    fileprivate func isOpen(in value: IntentValue) -> Bool {
        value.object?["displayName"] == .string(words) && value.object?["siriMatches"] == .array(candidates)
    }
}
