import PropertyLists

// Every key of the format, once: reading, writing and the report of unknown keys follow these tables.

extension DefinitionFile: MappedElement {
    static var blank: DefinitionFile { DefinitionFile(path: "", modelVersion: "") }

    static let table = FieldTable<DefinitionFile>([
        .name("INIntentDefinitionModelVersion", \.modelVersion),
        .string("INIntentDefinitionNamespace", \.namespace),
        .string("INIntentDefinitionSystemVersion", \.systemVersion),
        .string("INIntentDefinitionToolsVersion", \.toolsVersion),
        .string("INIntentDefinitionToolsBuildVersion", \.toolsBuildVersion),
        .elements("INEnums", \.enumerations, DefinedEnumeration.table),
        .elements("INIntents", \.intents, DefinedIntent.table),
        .elements("INTypes", \.types, DefinedType.table),
    ])
}

extension DefinedIntent: MappedElement {
    static var blank: DefinedIntent { DefinedIntent(name: "") }

    static let table = FieldTable<DefinedIntent>([
        .name("INIntentName", \.name),
        .choice("INIntentType", \.kind),
        .string("INIntentClassName", \.givenClassName),
        .string("INIntentClassPrefix", \.classPrefix),
        .string("INIntentCategory", \.category),
        .string("INIntentVerb", \.verb),
        .string("INIntentDomain", \.domain),
        .text("INIntentTitle", \.title),
        .text("INIntentDescription", \.descriptiveText),
        .text("INIntentSummary", \.summary),
        .string("INIntentDefaultImageName", \.defaultImageName),
        .flag("INIntentConfigurable", \.isConfigurable),
        .flag("INIntentCustomizable", \.isCustomizable),
        .flag("INIntentDeprecated", \.isDeprecated),
        .flag("INIntentEligibleForWidgets", \.isEligibleForWidgets),
        .flag("INIntentIneligibleForSuggestions", \.isIneligibleForSuggestions),
        .flag("INIntentForeground", \.opensApp),
        .flag("INIntentUserConfirmationRequired", \.requiresConfirmation),
        .integer("INIntentRestrictions", \.restrictions),
        .string("INIntentInput", \.inputParameter),
        .string("INIntentKeyParameter", \.keyParameter),
        .integer("INIntentLastParameterTag", \.lastParameterTag),
        .raw("INIntentHash", \.hash),
        .string("INIntentEntity", \.entity),
        .rawList("INIntentVerbAssociations", \.verbAssociations),
        .elements("INIntentPhrases", \.phrases, DefinedPhrase.table),
        .elements("INIntentParameters", \.parameters, DefinedParameter.table),
        .keyed("INIntentParameterCombinations", \.combinations, by: \.key, DefinedCombination.table),
        .keyed("INIntentManagedParameterCombinations", \.managedCombinations, by: \.key, DefinedCombination.table),
        .element("INIntentResponse", \.response, DefinedResponse.table),
    ])
}

extension DefinedPhrase: MappedElement {
    static var blank: DefinedPhrase { DefinedPhrase() }

    static let table = FieldTable<DefinedPhrase>([
        .text("INIntentPhrasePhrase", \.phrase),
        .text("INIntentPhrasePronunciationHint", \.pronunciationHint),
    ])
}

extension DefinedCombination: MappedElement {
    static var blank: DefinedCombination { DefinedCombination(key: "") }

    static let table = FieldTable<DefinedCombination>([
        .text("INIntentParameterCombinationTitle", \.title),
        .text("INIntentParameterCombinationSubtitle", \.subtitle),
        .flag("INIntentParameterCombinationSupportsBackgroundExecution", \.supportsBackgroundExecution),
        .flag("INIntentParameterCombinationIsPrimary", \.isPrimary),
        .flag("INIntentParameterCombinationIsLinked", \.isLinked),
        .flag("INIntentParameterCombinationUpdatesLinked", \.updatesLinked),
    ])
}

extension DefinedResponse: MappedElement {
    static var blank: DefinedResponse { DefinedResponse() }

    static let table = FieldTable<DefinedResponse>([
        .elements("INIntentResponseCodes", \.codes, DefinedResponseCode.table),
        .elements("INIntentResponseParameters", \.properties, DefinedProperty.responseTable),
        .string("INIntentResponseOutput", \.output),
        .integer("INIntentResponseLastParameterTag", \.lastParameterTag),
    ])
}

extension DefinedResponseCode: MappedElement {
    static var blank: DefinedResponseCode { DefinedResponseCode(name: "") }

    static let table = FieldTable<DefinedResponseCode>([
        .name("INIntentResponseCodeName", \.name),
        .flag("INIntentResponseCodeSuccess", \.isSuccess),
        .text("INIntentResponseCodeFormatString", \.template),
        .text("INIntentResponseCodeConciseFormatString", \.conciseTemplate),
    ])
}

extension DefinedType: MappedElement {
    static var blank: DefinedType { DefinedType(name: "") }

    static let table = FieldTable<DefinedType>([
        .name("INTypeName", \.name),
        .string("INTypeClassName", \.givenClassName),
        .string("INTypeClassPrefix", \.classPrefix),
        .text("INTypeDisplayName", \.displayName),
        .integer("INTypeLastPropertyTag", \.lastPropertyTag),
        .elements("INTypeProperties", \.properties, DefinedProperty.typeTable),
    ])
}

extension DefinedEnumeration: MappedElement {
    static var blank: DefinedEnumeration { DefinedEnumeration(name: "") }

    static let table = FieldTable<DefinedEnumeration>([
        .name("INEnumName", \.name),
        .string("INEnumClassName", \.givenClassName),
        .string("INEnumClassPrefix", \.classPrefix),
        .choice("INEnumType", \.kind),
        .text("INEnumDisplayName", \.displayName),
        .flag("INEnumGeneratesHeader", \.generatesHeader),
        .elements("INEnumValues", \.cases, DefinedCase.table),
    ])
}

extension DefinedCase: MappedElement {
    static var blank: DefinedCase { DefinedCase(name: "") }

    static let table = FieldTable<DefinedCase>([
        .name("INEnumValueName", \.name),
        .integer("INEnumValueIndex", \.index),
        .text("INEnumValueDisplayName", \.displayName),
        .text("INEnumValuePronunciationHint", \.pronunciationHint),
        .elements("INEnumValueSynonyms", \.synonyms, DefinedSynonym.table),
    ])
}

extension DefinedSynonym: MappedElement {
    static var blank: DefinedSynonym { DefinedSynonym() }

    static let table = FieldTable<DefinedSynonym>([
        .text("INEnumValueSynonymSynonym", \.synonym),
        .text("INEnumValueSynonymPronunciationHint", \.pronunciationHint),
    ])
}
