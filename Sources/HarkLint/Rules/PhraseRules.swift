import HarkUnderstanding
import IntentDefinitions
import IntentSchema

/// Intents that nothing can be said for, and intents that the same words call.
struct PhraseRules {
    let project: Project

    func findings() -> [Finding] { unreachable() + conflicts() + builtInConflicts() }

    private func unreachable() -> [Finding] {
        project.customIntents.compactMap { place in
            guard sayings(of: place).isEmpty, !vocabulary(for: place.intent.className) else { return nil }
            return project.finding(.unreachable, file: place.file, keyPath: place.keyPath, ["intent": place.intent.className])
        }
    }

    private func vocabulary(for intent: String) -> Bool { project.vocabularies.contains { $0.hasPhrases(for: intent) } }

    /// Words that call an intent.
    private struct Saying {
        var text: String
        /// Nil for the definition's own language.
        var language: String?
        var file: String
        var keyPath: String

        /// What counts when words are compared: letters and digits in lower case, and that there is a place.
        var spoken: String {
            let text = TemplatePlaces.filled(text, with: " _ ").lowercased()
            let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return words.allSatisfy { $0 == "_" } ? "" : words.joined(separator: " ")
        }
    }

    private func sayings(of place: Project.Place) -> [Saying] {
        let intent = place.intent, tables = place.member.tables
        var sayings: [Saying] = []
        func add(_ text: DefinedText?, _ key: String) {
            guard let localized = tables.localized(text) else { return }
            sayings.append(Saying(text: localized.standard.text, file: place.file, keyPath: "\(place.keyPath).\(key)"))
            for (language, forms) in localized.translations.sorted(by: { $0.key < $1.key }) {
                let file = tables.files[language]?.first ?? place.file
                sayings.append(Saying(text: forms.text, language: language, file: file, keyPath: text?.id ?? ""))
            }
        }
        add(intent.title, "INIntentTitle")
        for (index, phrase) in intent.phrases.enumerated() { add(phrase.phrase, "INIntentPhrases[\(index)].INIntentPhrasePhrase") }
        for combination in intent.combinations {
            add(combination.title, "INIntentParameterCombinations.\(combination.key).INIntentParameterCombinationTitle")
        }
        for combination in intent.managedCombinations {
            add(combination.title, "INIntentManagedParameterCombinations.\(combination.key).INIntentParameterCombinationTitle")
        }
        return sayings.filter { !$0.spoken.isEmpty }
    }

    /// The framework's intents come before an app's own where both are asked for by the same words.
    private func builtInConflicts() -> [Finding] {
        let phrases = BuiltInPhrases()
        var told: Set<[String]> = []
        var findings: [Finding] = []
        for place in project.customIntents where !place.intent.isDeprecated {
            let types = Dictionary(place.intent.parameters.compactMap { parameter in type(of: parameter).map { (parameter.name, $0) } }) { first, _ in first }
            for saying in sayings(of: place) {
                guard let found = phrases.intent(readFrom: saying.text, types: types), told.insert([place.file, place.intent.className, found.name]).inserted
                else { continue }
                findings.append(
                    project.finding(
                        .phraseConflict, "built-in", file: saying.file, keyPath: saying.keyPath,
                        ["text": saying.text, "intent": place.intent.className, "otherText": found.sentence, "other": found.name]))
            }
        }
        return findings
    }

    private func type(of parameter: DefinedParameter) -> ValueType? {
        switch parameter.valueType {
        case .plain(let plain): plain.valueType
        case .object(let reference): reference.isSystem ? .object("IN" + reference.name) : .object(reference.name)
        case .enumeration, .unknown: nil
        }
    }

    private func conflicts() -> [Finding] {
        var first: [String: (intent: String, saying: Saying)] = [:]
        var told: Set<[String]> = []
        var findings: [Finding] = []
        func check(_ intent: String, _ saying: Saying, _ own: String? = nil) {
            // A text without a language is in the development language.
            let key = "\(saying.language ?? own ?? project.developmentLanguage ?? "en")\n\(saying.spoken)"
            guard let other = first[key] else {
                first[key] = (intent, saying)
                return
            }
            guard other.intent != intent, told.insert([other.intent, intent].sorted()).inserted else { return }
            findings.append(
                project.finding(
                    .phraseConflict, file: saying.file, keyPath: saying.keyPath,
                    ["text": saying.text, "intent": intent, "otherText": other.saying.text, "other": other.intent]))
        }
        var seen: Set<String> = []
        for place in project.customIntents where !place.intent.isDeprecated && seen.insert(place.intent.className).inserted {
            for saying in sayings(of: place) { check(place.intent.className, saying, place.member.language) }
        }
        for vocabulary in project.vocabularies {
            for phrase in vocabulary.phrases {
                let saying = Saying(text: phrase.text, language: vocabulary.language, file: vocabulary.path, keyPath: phrase.keyPath)
                if !saying.spoken.isEmpty { check(phrase.intent, saying) }
            }
        }
        return findings
    }
}
