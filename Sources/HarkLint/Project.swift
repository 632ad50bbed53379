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

    init(_ files: [DefinitionSource]) {
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
                    findings.append(
                        Finding(
                            .error, "lint.malformed-plist", file: file.path, line: error.line,
                            message: "not a readable property list: \(error.reason)"))
                }
            }
        }
        definitions = DefinitionSet(sources, developmentLanguage: plists.compactMap(\.developmentLanguage).first)
        findings += definitions.diagnostics
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

extension Finding {
    init(_ rule: Rule, file: String, keyPath: String = "", message: String) {
        self.init(rule.severity, rule.identifier, file: file, keyPath: keyPath, message: message)
    }
}
