import IntentDefinitions
import IntentSchema

/// Vocabularies against what they are about: every supported intent has phrases in every declared language.
struct VocabularyRules {
    let project: Project

    func findings() -> [Finding] {
        guard !project.vocabularies.isEmpty else { return [] }
        return languages() + phrases() + names()
    }

    private func languages() -> [Finding] {
        let present = Set(project.vocabularies.compactMap(\.language))
        // One that lies in no language's folder is for all of them.
        guard !project.vocabularies.contains(where: { $0.language == nil }), let first = project.vocabularies.first else { return [] }
        return project.declaredLanguages.filter { !present.contains($0) }.map { language in
            project.finding(.missingVocabulary, file: first.path, ["language": language])
        }
    }

    private func phrases() -> [Finding] {
        // A custom intent has its title and combinations to be asked for by.
        let custom = Set(project.customIntents.map(\.intent.className))
        var supported: [String] = []
        for plist in project.plists where plist.kind == .app || plist.kind == .intentsExtension {
            for entry in plist.supported where !supported.contains(entry.name) && !custom.contains(entry.name) { supported.append(entry.name) }
        }
        return project.vocabularies.flatMap { vocabulary in
            supported.filter { !vocabulary.hasPhrases(for: $0) }.map { intent in
                project.finding(.noPhrases, file: vocabulary.path, ["intent": intent])
            }
        }
    }

    private func names() -> [Finding] {
        let defined = Dictionary(project.intents.map { ($0.intent.className, $0.intent) }) { first, _ in first }
        var findings: [Finding] = []
        for vocabulary in project.vocabularies {
            for entry in vocabulary.intents
            where defined[entry.name] == nil && Catalogue.shared.intent(named: entry.name) == nil
                && (!defined.isEmpty || entry.name.hasPrefix("IN"))
            {
                findings.append(
                    project.finding(.unknownIntent, file: vocabulary.path, keyPath: entry.keyPath, ["intent": entry.name]))
            }
            for entry in vocabulary.parameters where !isParameter(entry.name, defined) {
                findings.append(
                    project.finding(
                        .unknownVocabularyParameter, file: vocabulary.path, keyPath: entry.keyPath, ["parameter": entry.name]))
            }
        }
        return findings
    }

    private func isParameter(_ name: String, _ defined: [String: DefinedIntent]) -> Bool {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return false }
        if let intent = defined[parts[0]] { return intent.parameter(parts[1]) != nil }
        if let intent = Catalogue.shared.intent(named: parts[0]) {
            let first = parts[1].split(separator: ".").first.map(String.init) ?? parts[1]
            return intent.parameter(first) != nil
        }
        // A custom intent whose definition is not at hand.
        return defined.isEmpty && !parts[0].hasPrefix("IN")
    }
}
