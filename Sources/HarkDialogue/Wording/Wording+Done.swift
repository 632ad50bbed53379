import HarkTexts
import IntentSchema

// What was done, from what the request and the response hold.
extension Wording {
    /// The app took over: what the code's text says, else how it was opened.
    func opened(_ code: String, _ mode: String, _ response: IntentObject? = nil) -> String {
        first(["done.\(name).\(code)", mode == "background" ? "done.handleInApp" : "done.continueInApp"], factPlaces(facts(response)))
    }

    /// What was done, or what was found: a sentence for each property that the behaviour reads back.
    func done(_ code: String, _ response: IntentObject) -> [String] {
        if let text = template(code, response) { return [text] }
        let sentences = found(response)
        if !sentences.isEmpty { return sentences }
        let facts = facts(response)
        let chosen = facts.compactMap { fact in fact.caseName.map { "done.\(name).\(fact.place).\($0)" } }
        let empty = request.intent.behaviour.readBack.isEmpty ? [] : ["empty.\(name)"]
        return [first(["done.\(name).\(code)"] + chosen + empty + ["done.\(name)", "done.generic"], factPlaces(facts))]
    }

    /// A sentence for each property that the behaviour reads back and that has a value.
    func found(_ response: IntentObject) -> [String] {
        request.intent.behaviour.readBack.compactMap { readBack($0, response[$0]) }
    }

    private func readBack(_ property: String, _ value: IntentValue?) -> String? {
        guard let value, !value.isBlank else { return nil }
        let type = request.intent.response.properties.first { $0.name == property }?.type
        let spoken = speaker.speak(value, as: type)
        guard !spoken.isEmpty else { return nil }
        var keys = ["readBack.\(name).\(property)", "readBack.generic"]
        if let boolean = value.boolean { keys.insert("readBack.\(name).\(property).\(boolean)", at: 0) }
        let percent = value.number.map { speaker.percent($0) } ?? ""
        return first(keys, ["value": spoken, "percent": percent])
    }

    // MARK: Facts

    private struct Fact {
        var place: String
        var spoken: String
        /// Of a truth value or a case, its name.
        var caseName: String?
    }

    /// What the behaviour says to tell of, in the order of its places.
    private func facts(_ response: IntentObject?) -> [Fact] {
        request.intent.behaviour.facts.sorted { $0.key < $1.key }.compactMap { place, paths in
            for path in paths {
                guard let value = path.value(intent: intent, response: response), !value.isBlank else { continue }
                let type = self.type(of: path)
                let spoken = speaker.speak(value, as: value.array == nil ? type?.element : type)
                let caseName = value.boolean.map { "\($0)" } ?? self.caseName(value, type)
                if !spoken.isEmpty || caseName != nil { return Fact(place: place, spoken: spoken, caseName: caseName) }
            }
            return nil
        }
    }

    private func factPlaces(_ facts: [Fact]) -> [String: String] {
        Dictionary(facts.map { ($0.place, $0.spoken) }, uniquingKeysWith: { first, _ in first })
    }

    /// The type of a whole parameter or property; what is inside one says itself what it is.
    private func type(of path: ValuePath) -> ValueType? {
        guard path.names.count == 1 else { return nil }
        switch path.root {
        case .intent: return request.intent.parameter(path.names[0])?.type
        case .response: return request.intent.response.properties.first { $0.name == path.names[0] }?.type
        }
    }

    private func caseName(_ value: IntentValue, _ type: ValueType?) -> String? {
        guard case .enumeration(let name) = type, case .integer(let number) = value else { return nil }
        return request.enumerations[name]?.name(of: number)
    }
}
