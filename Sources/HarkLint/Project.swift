import HarkTexts
public import IntentDefinitions
import IntentSchema
import PropertyLists

/// A place in a definition where something was noticed, what was noticed, and how grave it is.
public typealias Finding = DefinitionDiagnostic

/// Everything that is checked together.
struct Project {
    var definitions: DefinitionSet
    var plists: [InfoPlist] = []
    var vocabularies: [Vocabulary] = []
    var findings: [Finding] = []
    /// The language of findings.
    let texts: Texts

    init(_ files: [DefinitionSource], texts: Texts) {
        self.texts = texts
        definitions = DefinitionSet([])
        let names = Set(files.map { LocalizedPath($0.path) }.filter { $0.kind == "intentdefinition" }.map(\.name))
        var sources: [DefinitionSource] = []
        for file in files {
            let place = LocalizedPath(file.path)
            switch place.kind {
            case "intentdefinition": sources.append(file)
            case "strings", "stringsdict": if names.contains(place.name) { sources.append(file) }
            default:
                do throws(PropertyList.Unreadable) {
                    let values = try PropertyList.dictionary(file.bytes)
                    if place.name == "AppIntentVocabulary" {
                        vocabularies.append(Vocabulary(path: file.path, values: values))
                    } else {
                        plists.append(InfoPlist(path: file.path, values: values))
                    }
                } catch {
                    var problem = finding(.malformedPlist, file: file.path, ["reason": error.reason])
                    problem.line = error.line
                    findings.append(problem)
                }
            }
        }
        definitions = DefinitionSet(sources, developmentLanguage: plists.compactMap(\.developmentLanguage).first)
        findings += definitions.diagnostics.map(told)
    }

    /// What a rule has found, in the texts' language.
    /// - Parameter variant: which of a rule's sentences, where it has several.
    func finding(
        _ rule: Rule, _ variant: String? = nil, file: String, keyPath: String = "", _ arguments: [String: String]
    ) -> Finding {
        let key = variant.map { "\(rule.identifier).\($0)" } ?? rule.identifier
        return Finding(rule.severity, rule.identifier, file: file, keyPath: keyPath, message: texts.text(key, arguments))
    }

    /// What the reader of definitions noticed: its details are English, as a compiler's are; other languages put the rule's
    /// sentence before them.
    private func told(_ diagnostic: DefinitionDiagnostic) -> Finding {
        guard texts.language != .english, let rule = Rule.reading.first(where: { $0.identifier == diagnostic.identifier }) else { return diagnostic }
        var told = diagnostic
        told.message = texts.text("lint.reading", ["rule": rule.summary(texts), "detail": diagnostic.message])
        return told
    }

    /// Every intent of the definitions with its place.
    struct Place {
        var intent: DefinedIntent
        var member: DefinitionSet.Member
        var keyPath: String
        var file: String { member.file.path }
    }

    var intents: [Place] {
        definitions.members.flatMap { member in
            member.file.intents.enumerated().map { Place(intent: $1, member: member, keyPath: "INIntents[\($0)]") }
        }
    }

    var customIntents: [Place] { intents.filter { $0.intent.kind == .custom } }

    /// What the app says its languages are; the definition's own tables say more.
    var declaredLanguages: [String] {
        var seen: Set<String> = []
        return plists.filter { $0.kind == .app }.flatMap(\.localizations).filter { $0 != "Base" && seen.insert($0).inserted }
    }

    var developmentLanguage: String? { plists.compactMap(\.developmentLanguage).first }
}
