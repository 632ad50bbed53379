import IntentDefinitions
import IntentSchema

/// Texts that a declared language has not.
///
/// A language is declared by a table of the definition, or by the app's `CFBundleLocalizations`. Texts that are blank in the
/// definition are blank on purpose, and so are texts of places alone.
struct LocalizationRules {
    let project: Project

    func findings() -> [Finding] { project.definitions.members.flatMap(findings) }

    private func findings(_ member: DefinitionSet.Member) -> [Finding] {
        let texts = member.file.texts.filter { $0.text.id != nil && needsTranslation($0.text.text) }
        guard !texts.isEmpty else { return [] }
        let own = member.language ?? project.developmentLanguage
        var findings: [Finding] = []
        for (language, table) in member.tables.languages.sorted(by: { $0.key < $1.key }) where language != own {
            let file = member.tables.files[language]?.first ?? member.file.path
            for entry in texts {
                guard let id = entry.text.id, table[id] == nil else { continue }
                findings.append(
                    project.finding(
                        .unlocalized, file: file, keyPath: id,
                        ["language": language, "id": id, "text": entry.text.text ?? "", "place": entry.place]))
            }
        }
        // A definition without any table is in one language alone, which nothing forbids.
        guard !member.tables.languages.isEmpty else { return findings }
        for language in project.declaredLanguages where language != own && !hasTable(language, member) {
            findings.append(project.finding(.missingTable, file: member.file.path, ["language": language]))
        }
        return findings
    }

    private func needsTranslation(_ text: String?) -> Bool {
        TemplatePlaces.filled(text ?? "", with: "").contains(where: \.isLetter)
    }

    /// A table of the language, or of one that it falls back on.
    private func hasTable(_ language: String, _ member: DefinitionSet.Member) -> Bool {
        var parts = language.split(separator: "-")
        while !parts.isEmpty {
            let tag = parts.joined(separator: "-").lowercased()
            if member.tables.languages.keys.contains(where: { $0.lowercased() == tag }) { return true }
            parts.removeLast()
        }
        return false
    }
}
