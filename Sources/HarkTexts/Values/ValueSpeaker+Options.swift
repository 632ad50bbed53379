public import IntentSchema

extension ValueSpeaker {
    /// What there is to choose from, as it is shown: a title each, and a subtitle that tells likes apart.
    ///
    /// A person's subtitle is the label of the handle ("work"); where there is none and two titles are the same, it is
    /// the handle itself. Other objects show the subtitle that they bring.
    public func options(for values: [IntentValue], as type: ValueType?) -> [Option] {
        let titles = values.map { speak($0, as: type?.element) }
        let counts = titles.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        return zip(values, titles).map { value, title in
            Option(
                title: title, subtitle: subtitle(of: value, mustDiffer: (counts[title] ?? 0) > 1),
                image: value.object?["displayImage"]?.object, alternatives: alternatives(of: value, type))
        }
    }

    /// What else a value is called: an object's other spoken forms and how it sounds; what a definition says of a case.
    private func alternatives(of value: IntentValue, _ type: ValueType?) -> [String] {
        var names: [String] = []
        if let object = value.object, object.typeName != "INPerson" {
            for match in object["alternativeSpeakableMatches"]?.array ?? [] {
                names += [match.object?["spokenPhrase"]?.string ?? "", match.object?["pronunciationHint"]?.string ?? ""]
            }
            names.append(object["pronunciationHint"]?.string ?? "")
        } else if case .enumeration(let name)? = type?.element, let number = value.integer,
            let found = enumerations[name]?.cases.first(where: { $0.rawValue == number }), found.displayName != nil
        {
            names = (found.synonyms + found.pronunciationHints).map { $0.text(in: texts.locale) } + [Words.split(found.name)]
        }
        return names.reduce(into: []) { kept, name in
            if !name.isBlank, !kept.contains(name) { kept.append(name) }
        }
    }

    private func subtitle(of value: IntentValue, mustDiffer: Bool) -> String? {
        guard let object = value.object else { return nil }
        if let person = PersonName(object) {
            let label = person.handleLabel
            if !label.isEmpty { return texts.text(firstOf: ["label.\(label.lowercased())"]) ?? label }
            return mustDiffer && !person.handle.isEmpty ? person.handle : nil
        }
        for field in ["subtitleString", "subtitle"] {
            if let text = object[field]?.string, !text.isEmpty { return text }
        }
        return nil
    }
}
