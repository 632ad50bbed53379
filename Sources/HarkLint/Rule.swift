public import HarkTexts
public import IntentDefinitions

/// One thing that `hark lint` looks for. Documentation/Lint.md explains each.
public struct Rule: Sendable, Hashable {
    public var identifier: String
    public var severity: DefinitionDiagnostic.Severity

    init(_ identifier: String, _ severity: DefinitionDiagnostic.Severity) {
        self.identifier = identifier
        self.severity = severity
    }

    /// One sentence that says what the rule is about.
    public func summary(_ texts: Texts) -> String { texts.text("lint.rule.\(identifier)") }

    static let malformedPlist = Rule("lint.malformed-plist", .error)
    static let skippedFile = Rule("lint.skipped-file", .warning)
    static let missingPrompt = Rule("lint.missing-prompt", .warning)
    static let unknownPlace = Rule("lint.unknown-place", .error)
    static let placeOutsideCombination = Rule("lint.place-outside-combination", .warning)
    static let unlocalized = Rule("lint.unlocalized", .warning)
    static let missingTable = Rule("lint.missing-table", .warning)
    static let undeclaredIntent = Rule("lint.undeclared-intent", .warning)
    static let unknownIntent = Rule("lint.unknown-intent", .error)
    static let restrictedNotSupported = Rule("lint.restricted-not-supported", .warning)
    static let duplicateClass = Rule("lint.duplicate-class", .error)
    static let interfaceDefinition = Rule("lint.interface-definition", .warning)
    static let unreachable = Rule("lint.unreachable", .warning)
    static let phraseConflict = Rule("lint.phrase-conflict", .warning)
    static let deprecatedInUse = Rule("lint.deprecated-in-use", .warning)
    static let missingVocabulary = Rule("lint.missing-vocabulary", .warning)
    static let noPhrases = Rule("lint.no-phrases", .warning)
    static let unknownVocabularyParameter = Rule("lint.unknown-vocabulary-parameter", .warning)

    /// What reading definitions reports.
    static let reading = [
        Rule("definition.malformed", .error),
        Rule("definition.not-a-definition", .error),
        Rule("definition.missing-key", .error),
        Rule("definition.wrong-type", .error),
        Rule("definition.unknown-key", .warning),
        Rule("definition.unknown-value", .warning),
        Rule("definition.unknown-type", .error),
        Rule("definition.unsupported-version", .warning),
        Rule("definition.duplicate-name", .error),
        Rule("definition.duplicate-value", .error),
        Rule("definition.dangling-reference", .error),
        Rule("definition.relationship-cycle", .error),
        Rule("definition.too-many", .error),
        Rule("definition.more-problems", .error),
        Rule("definition.malformed-table", .error),
    ]

    public static let all =
        [
            malformedPlist, skippedFile, missingPrompt, unknownPlace, placeOutsideCombination, unlocalized, missingTable, undeclaredIntent,
            unknownIntent, restrictedNotSupported, duplicateClass, interfaceDefinition, unreachable, phraseConflict,
            deprecatedInUse, missingVocabulary, noPhrases, unknownVocabularyParameter,
        ] + reading
}
