import IntentDefinitions
import IntentSchema

/// Prompts that are missing and places that name nothing, in every language.
struct TextRules {
    let project: Project

    func findings() -> [Finding] {
        var texts: [String: [String: [TextEntry]]] = [:]
        for file in project.definitions.files {
            texts[file.path] = Dictionary(grouping: file.texts) { String($0.keyPath.prefix { $0 != "." }) }
        }
        return project.customIntents.flatMap { prompts($0) + places($0, texts[$0.file]?[$0.keyPath] ?? []) }
    }

    private func prompts(_ place: Project.Place) -> [Finding] {
        place.intent.parameters.enumerated().compactMap { index, parameter in
            guard parameter.supportsResolution, !place.intent.isDeprecated else { return nil }
            let prompt = parameter.dialogs.first { $0.type == "Primary" }?.text
            guard place.member.tables.localized(prompt) == nil else { return nil }
            return project.finding(
                .missingPrompt, file: place.file, keyPath: "\(place.keyPath).INIntentParameters[\(index)]",
                ["parameter": parameter.name, "intent": place.intent.className])
        }
    }

    // MARK: Places

    private static let reasonPlaces: Set = ["displayName", "minimumValue", "maximumValue", "count"]

    private func places(_ place: Project.Place, _ entries: [TextEntry]) -> [Finding] {
        let parameters = Set(place.intent.parameters.map(\.name))
        let properties = parameters.union(place.intent.response?.properties.map(\.name) ?? [])
        var findings: [Finding] = []
        for entry in entries {
            let known: Set<String>? =
                switch entry.role {
                case .responseTemplate, .conciseResponseTemplate: properties
                case .combinationTitle, .combinationSubtitle, .intentTitle, .intentDescription, .phrase: parameters
                case .dialog, .unsupportedReason: parameters.union(Self.reasonPlaces)
                default: nil
                }
            guard let known else { continue }
            for (text, file, keyPath) in texts(entry, place) {
                for name in TemplatePlaces.names(text) where !known.contains(name) {
                    findings.append(
                        project.finding(
                            .unknownPlace, isResponse(entry.role) ? "property" : "parameter", file: file, keyPath: keyPath,
                            ["place": "${\(name)}", "text": text, "intent": place.intent.className]))
                }
            }
        }
        return findings + outsideCombinations(place, parameters)
    }

    private func isResponse(_ role: TextEntry.Role) -> Bool { role == .responseTemplate || role == .conciseResponseTemplate }

    /// The definition's own text and its translations, each with where it stands.
    private func texts(_ entry: TextEntry, _ place: Project.Place) -> [(text: String, file: String, keyPath: String)] {
        var texts: [(text: String, file: String, keyPath: String)] = []
        if let text = entry.text.text { texts.append((text, place.file, entry.keyPath)) }
        guard let id = entry.text.id else { return texts }
        for (language, table) in place.member.tables.languages.sorted(by: { $0.key < $1.key }) {
            guard let forms = table[id], let file = place.member.tables.files[language]?.first else { continue }
            texts.append((forms.text, file, id))
            for (_, plurals) in forms.plurals.sorted(by: { $0.key < $1.key }) {
                for (_, text) in plurals.sorted(by: { $0.key < $1.key }) { texts.append((text, file, id)) }
            }
        }
        return texts
    }

    private func outsideCombinations(_ place: Project.Place, _ parameters: Set<String>) -> [Finding] {
        var findings: [Finding] = []
        for (key, combinations) in [
            ("INIntentParameterCombinations", place.intent.combinations),
            ("INIntentManagedParameterCombinations", place.intent.managedCombinations),
        ] {
            for combination in combinations {
                let own = Set(combination.parameterNames)
                for name in TemplatePlaces.names(combination.title?.text ?? "") where parameters.contains(name) && !own.contains(name) {
                    findings.append(
                        project.finding(
                            .placeOutsideCombination, file: place.file,
                            keyPath: "\(place.keyPath).\(key).\(combination.key).INIntentParameterCombinationTitle",
                            ["parameter": name, "combination": combination.key]))
                }
            }
        }
        return findings
    }
}
