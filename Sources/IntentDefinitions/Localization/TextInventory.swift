/// One text of a definition with its place.
public struct TextEntry: Sendable, Hashable {
    public enum Role: String, Sendable, Hashable, CaseIterable {
        case intentTitle, intentDescription, phrase, combinationTitle, combinationSubtitle, parameterName, placeholder, dialog
        case unsupportedReason, responseTemplate, conciseResponseTemplate, responsePropertyName, booleanName, dateTemplate
        case defaultValue, typeName, propertyName, enumerationName, caseName, synonym, pronunciationHint
    }

    public var role: Role
    /// The same in every language's copy of a definition, by names: `intent OrderSoup/parameter soup/dialog Primary`.
    public var place: String
    public var keyPath: String
    public var text: DefinedText
}

extension DefinitionFile {
    /// Every text of the definition that has words or a name for tables, in the file's order.
    public var texts: [TextEntry] {
        var inventory = TextInventory()
        for (index, intent) in intents.enumerated() {
            inventory.inside("intent \(intent.className)", "INIntents[\(index)]") { $0.add(intent) }
        }
        for (index, type) in types.enumerated() {
            inventory.inside("type \(type.name)", "INTypes[\(index)]") { inventory in
                inventory.add(.typeName, "name", "INTypeDisplayName", type.displayName)
                inventory.add(type.properties, .propertyName, "INTypeProperties", "INTypeProperty")
            }
        }
        for (index, enumeration) in enumerations.enumerated() {
            inventory.inside("enumeration \(enumeration.name)", "INEnums[\(index)]") { $0.add(enumeration) }
        }
        return inventory.entries
    }
}

private struct TextInventory {
    var entries: [TextEntry] = []
    private var place = ""
    private var path = ""

    mutating func inside(_ name: String, _ key: String, _ body: (inout TextInventory) -> Void) {
        let outer = (place, path)
        place = place.isEmpty ? name : "\(place)/\(name)"
        path = path.isEmpty ? key : "\(path).\(key)"
        body(&self)
        (place, path) = outer
    }

    mutating func add(_ role: TextEntry.Role, _ name: String, _ key: String, _ text: DefinedText?) {
        guard let text, text.text != nil || text.id != nil else { return }
        entries.append(TextEntry(role: role, place: "\(place)/\(name)", keyPath: "\(path).\(key)", text: text))
    }

    mutating func add(_ intent: DefinedIntent) {
        add(.intentTitle, "title", "INIntentTitle", intent.title)
        add(.intentDescription, "description", "INIntentDescription", intent.descriptiveText)
        add(.intentDescription, "summary", "INIntentSummary", intent.summary)
        for (index, phrase) in intent.phrases.enumerated() {
            inside("phrase \(index)", "INIntentPhrases[\(index)]") { inventory in
                inventory.add(.phrase, "phrase", "INIntentPhrasePhrase", phrase.phrase)
                inventory.add(.pronunciationHint, "hint", "INIntentPhrasePronunciationHint", phrase.pronunciationHint)
            }
        }
        for (key, combinations) in [
            ("INIntentParameterCombinations", intent.combinations), ("INIntentManagedParameterCombinations", intent.managedCombinations),
        ] {
            for combination in combinations {
                inside("\(key) \(combination.key)", "\(key).\(combination.key)") { inventory in
                    inventory.add(.combinationTitle, "title", "INIntentParameterCombinationTitle", combination.title)
                    inventory.add(.combinationSubtitle, "subtitle", "INIntentParameterCombinationSubtitle", combination.subtitle)
                }
            }
        }
        add(intent.parameters, .parameterName, "INIntentParameters", "INIntentParameter") { inventory, parameter in
            for (index, dialog) in parameter.dialogs.enumerated() {
                inventory.add(
                    .dialog, "dialog \(dialog.type)",
                    "INIntentParameterPromptDialogs[\(index)].INIntentParameterPromptDialogFormatString", dialog.text)
            }
            for (index, reason) in parameter.unsupportedReasons.enumerated() {
                inventory.add(
                    .unsupportedReason, "reason \(reason.code)",
                    "INIntentParameterUnsupportedReasons[\(index)].INIntentParameterUnsupportedReasonFormatString", reason.text)
            }
        }
        guard let response = intent.response else { return }
        inside("response", "INIntentResponse") { inventory in
            for (index, code) in response.codes.enumerated() {
                let key = "INIntentResponseCodes[\(index)].INIntentResponseCode"
                inventory.add(.responseTemplate, "code \(code.name)", key + "FormatString", code.template)
                inventory.add(.conciseResponseTemplate, "concise \(code.name)", key + "ConciseFormatString", code.conciseTemplate)
            }
            inventory.add(
                response.properties, .responsePropertyName, "INIntentResponseParameters", "INIntentResponseParameter")
        }
    }

    mutating func add<Attribute: DefinedAttribute>(
        _ attributes: [Attribute], _ role: TextEntry.Role, _ list: String, _ prefix: String,
        _ more: (inout TextInventory, Attribute) -> Void = { _, _ in }
    ) {
        for (index, attribute) in attributes.enumerated() {
            inside("parameter \(attribute.name)", "\(list)[\(index)]") { inventory in
                inventory.add(role, "name", prefix + "DisplayName", attribute.displayName)
                if let metadata = attribute.metadata {
                    let key = prefix + "Metadata." + prefix + "Metadata"
                    inventory.add(.placeholder, "placeholder", key + "Placeholder", metadata.placeholder)
                    inventory.add(.booleanName, "true", key + "TrueDisplayName", metadata.trueDisplayName)
                    inventory.add(.booleanName, "false", key + "FalseDisplayName", metadata.falseDisplayName)
                    inventory.add(.dateTemplate, "template", key + "Template", metadata.template)
                    inventory.add(.defaultValue, "default", key + "DefaultValue", metadata.defaultText)
                }
                more(&inventory, attribute)
            }
        }
    }

    mutating func add(_ enumeration: DefinedEnumeration) {
        add(.enumerationName, "name", "INEnumDisplayName", enumeration.displayName)
        for (index, item) in enumeration.cases.enumerated() {
            inside("case \(item.name)", "INEnumValues[\(index)]") { inventory in
                inventory.add(.caseName, "name", "INEnumValueDisplayName", item.displayName)
                inventory.add(.pronunciationHint, "hint", "INEnumValuePronunciationHint", item.pronunciationHint)
                for (index, synonym) in item.synonyms.enumerated() {
                    inventory.inside("synonym \(index)", "INEnumValueSynonyms[\(index)]") { inventory in
                        inventory.add(.synonym, "synonym", "INEnumValueSynonymSynonym", synonym.synonym)
                        inventory.add(.pronunciationHint, "hint", "INEnumValueSynonymPronunciationHint", synonym.pronunciationHint)
                    }
                }
            }
        }
    }
}
