import HarkEvents
import IntentSchema

// Questions about a parameter.
extension Turn {
    /// Asks for a value of the whole parameter.
    mutating func askValue(_ parameter: ParameterDescription) {
        ask(about: parameter, .needsValue, said: nil, position: nil, replaces: true)
    }

    mutating func ask(
        about parameter: ParameterDescription, _ pending: Pending, said: IntentValue?, position: Int?, replaces: Bool
    ) {
        var inquiry = Inquiry(parameter: parameter.name, position: position, replaces: replaces, kind: .value)
        switch pending {
        case .needsValue:
            offer(inquiry, parameter, said: said)
        case .unsupported(let reason):
            say(wording.unsupported(parameter, said: said, reason: reason))
            offer(inquiry, parameter, said: said)
        case .choice(let values):
            let candidates = self.candidates(values, said: said, parameter)
            inquiry.kind = candidates.count == 1 ? .confirm(candidates[0].value) : .choice(candidates)
            pose(inquiry, parameter, said: said)
        case .confirm(let value, let reason):
            inquiry.kind = .confirm(value)
            pose(inquiry, parameter, said: said, reason: reason)
        }
    }

    /// Puts a question, counted against the parameter's rounds.
    mutating func pose(
        _ inquiry: Inquiry, _ parameter: ParameterDescription, said: IntentValue?, reason: Int64? = nil
    ) {
        update(parameter.name) { $0.rounds += 1 }
        let allowed = limits.roundsPerParameter + (state.intent[parameter.name]?.array?.count ?? 0)
        guard progress(parameter.name).rounds <= allowed else {
            return failByRounds("asked \(allowed) times about \(parameter.name)")
        }
        state.phase = .asking(inquiry)
        let intent = description.name
        switch inquiry.kind {
        case .value:
            ask(
                .value(intent: intent, parameter: parameter.name, type: parameter.type), wording.value(of: parameter))
        case .choice(let candidates):
            ask(
                .choice(
                    intent: intent, parameter: parameter.name, type: parameter.type,
                    options: candidates.map(\.option)),
                wording.choice(of: parameter, said: said, candidates.count, inquiry.source),
                page: page(inquiry, parameter, candidates.count))
        case .confirm(let value):
            ask(
                .confirmValue(intent: intent, parameter: parameter.name, type: parameter.type),
                wording.confirmValue(parameter, value, reason: reason))
        }
    }

    /// What the person can choose from. Equal options are one. If they are all the person as said, offered once for each
    /// match, the matches are what differs: they are shown, and the chosen one lends the said person its identity.
    private func candidates(
        _ options: [IntentValue], said: IntentValue?, _ parameter: ParameterDescription
    ) -> [Candidate] {
        var unique: [IntentValue] = []
        for option in options where !unique.contains(option) { unique.append(option) }
        let speaker = wording.speaker
        if unique.count == 1, options.count > 1, let person = unique[0].object,
            let matches = person["siriMatches"]?.array, matches.count > 1
        {
            let shown = speaker.options(for: matches, as: parameter.type)
            return zip(matches, shown).map { Candidate(value: unique[0].identified(by: $0), option: $1) }
        }
        return zip(unique, speaker.options(for: unique, as: parameter.type)).map { value, option in
            Candidate(value: value.identified(among: said), option: option)
        }
    }

    /// The same question again, because the reply was not clear.
    mutating func unclear() {
        guard let prompt = state.prompt else { return }
        state.unclearReplies += 1
        guard state.unclearReplies < limits.unclearReplies else {
            return failByRounds("\(limits.unclearReplies) replies in a row were not understood")
        }
        ask(prompt.question, prompt.text, shown: wording.unclear(prompt.text), page: prompt.page)
    }
}

extension IntentValue {
    /// The value as it comes back to the handler once the person chose it: a person's `siriMatches` are gone.
    var chosen: IntentValue {
        guard case .object(var object) = self, object.typeName == "INPerson" else { return self }
        object["siriMatches"] = nil
        return .object(object)
    }

    /// The chosen value; a person that the handler offered without identifier and handle gets those of the match with the
    /// same name.
    func identified(among said: IntentValue?) -> IntentValue {
        guard let object, object.typeName == "INPerson", !object.isIdentifiedPerson else { return chosen }
        let matches = (object["siriMatches"]?.array ?? []) + (said?.object?["siriMatches"]?.array ?? [])
        guard let match = matches.first(where: { $0.object?["displayName"] == object["displayName"] }) else {
            return chosen
        }
        return identified(by: match)
    }

    /// This person with the identity of a match. The display name stays what it is; the match's name parts come along.
    func identified(by match: IntentValue) -> IntentValue {
        guard case .object(var object) = chosen, let match = match.object else { return chosen }
        for field in ["contactIdentifier", "customIdentifier", "personHandle", "nameComponents"] {
            if let value = match[field] { object[field] = value }
        }
        return .object(object)
    }
}

extension IntentObject {
    var isIdentifiedPerson: Bool {
        self["contactIdentifier"] != nil || self["customIdentifier"] != nil
            || !(self["personHandle"]?.object?["value"] ?? .null).isBlank
    }
}
