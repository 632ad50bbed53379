public import IntentDefinitions

/// One thing that `hark lint` looks for. Documentation/Lint.md explains each.
public struct Rule: Sendable, Hashable {
    public var identifier: String
    public var severity: DefinitionDiagnostic.Severity
    /// One English sentence for developers' tools.
    public var summary: String

    init(_ identifier: String, _ severity: DefinitionDiagnostic.Severity, _ summary: String) {
        self.identifier = identifier
        self.severity = severity
        self.summary = summary
    }

    static let malformedPlist = Rule("lint.malformed-plist", .error, "A property list cannot be read.")
    static let missingPrompt = Rule("lint.missing-prompt", .warning, "A resolvable parameter has no prompt of its own.")
    static let unknownPlace = Rule("lint.unknown-place", .error, "A text has a place that names nothing.")
    static let placeOutsideCombination = Rule(
        "lint.place-outside-combination", .warning, "A combination's title names a parameter that is not in the combination.")
    static let unlocalized = Rule("lint.unlocalized", .warning, "A text is missing in a declared language.")
    static let missingTable = Rule("lint.missing-table", .warning, "A declared language has no table for a definition.")
    static let undeclaredIntent = Rule("lint.undeclared-intent", .warning, "No Info.plist lists a custom intent.")
    static let unknownIntent = Rule("lint.unknown-intent", .error, "An Info.plist or vocabulary lists an intent that there is none of.")
    static let restrictedNotSupported = Rule(
        "lint.restricted-not-supported", .warning, "A restricted intent is not among the supported ones.")
    static let duplicateClass = Rule("lint.duplicate-class", .error, "Two definitions give the same class.")
    static let interfaceDefinition = Rule(
        "lint.interface-definition", .warning, "A definition of the UI extension has an intent that the UI extension does not show.")
    static let unreachable = Rule("lint.unreachable", .warning, "There is nothing to say for an intent.")
    static let phraseConflict = Rule("lint.phrase-conflict", .warning, "Two intents are called by the same words.")
    static let deprecatedInUse = Rule("lint.deprecated-in-use", .warning, "A deprecated intent is still listed.")
    static let missingVocabulary = Rule("lint.missing-vocabulary", .warning, "A declared language has no vocabulary.")
    static let noPhrases = Rule("lint.no-phrases", .warning, "A supported intent has no example phrases in a vocabulary.")
    static let unknownVocabularyParameter = Rule(
        "lint.unknown-vocabulary-parameter", .warning, "A vocabulary names a parameter that there is none of.")

    /// What reading definitions reports.
    static let reading = [
        Rule("definition.malformed", .error, "A definition is no readable property list."),
        Rule("definition.not-a-definition", .error, "A property list is no definition."),
        Rule("definition.missing-key", .error, "A key is missing that its element makes no sense without."),
        Rule("definition.wrong-type", .error, "A value is of the wrong type."),
        Rule("definition.unknown-key", .warning, "A key is not known."),
        Rule("definition.unknown-value", .warning, "A value is none of those that its key has."),
        Rule("definition.unknown-type", .error, "A parameter or property has an unknown type."),
        Rule("definition.unsupported-version", .warning, "A definition is of a newer model version."),
        Rule("definition.duplicate-name", .error, "A name is used twice."),
        Rule("definition.duplicate-value", .error, "Two cases have the same raw value."),
        Rule("definition.dangling-reference", .error, "Something refers to what there is not."),
        Rule("definition.relationship-cycle", .error, "A parameter depends on itself."),
        Rule("definition.too-many", .error, "There are more elements than are read."),
        Rule("definition.more-problems", .error, "A file has more problems than are listed."),
        Rule("definition.malformed-table", .error, "A table of texts cannot be read."),
    ]

    public static let all =
        [
            malformedPlist, missingPrompt, unknownPlace, placeOutsideCombination, unlocalized, missingTable, undeclaredIntent,
            unknownIntent, restrictedNotSupported, duplicateClass, interfaceDefinition, unreachable, phraseConflict,
            deprecatedInUse, missingVocabulary, noPhrases, unknownVocabularyParameter,
        ] + reading
}
