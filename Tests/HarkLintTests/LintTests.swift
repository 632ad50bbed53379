import Foundation
import Glibc
import HarkLint
import HarkTexts
import HarkUnderstanding
import IntentSchema
import IntentDefinitions
import Testing

/// A small project that is right; each test makes one thing wrong.
private struct Sample {
    var intents = [intent("OrderSoup", title: "Order Soup")]
    var app: [String: Any] = ["CFBundleIdentifier": "org.example.soup", "CFBundleDevelopmentRegion": "en"]
    var supported = ["OrderSoupIntent"]
    var restricted: [String] = []
    var more: [DefinitionSource] = []

    static func intent(_ name: String, title: String?, _ extra: [String: Any] = [:]) -> [String: Any] {
        var intent: [String: Any] = [
            "INIntentName": name, "INIntentType": "Custom", "INIntentTitleID": "\(name)T", "INIntentDescriptionID": "\(name)D",
            "INIntentParameters": [
                [
                    "INIntentParameterName": "soup", "INIntentParameterType": "String", "INIntentParameterTag": 1,
                    "INIntentParameterSupportsResolution": true,
                    "INIntentParameterPromptDialogs": [
                        [
                            "INIntentParameterPromptDialogType": "Primary", "INIntentParameterPromptDialogFormatString": "Which soup?",
                            "INIntentParameterPromptDialogFormatStringID": "\(name)P",
                        ]
                    ],
                ] as [String: Any]
            ],
            "INIntentResponse": ["INIntentResponseCodes": [["INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": true]]],
        ]
        intent["INIntentTitle"] = title
        return intent.merging(extra) { $1 }
    }

    static func definition(_ intents: [[String: Any]], namespace: String = "aBcDe1") throws -> Data {
        try xml([
            "INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": namespace, "INIntents": intents, "INTypes": [Any](),
            "INEnums": [Any](),
        ])
    }

    static func xml(_ values: [String: Any]) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    static func plist(_ path: String, point: String, supported: [String], restricted: [String] = []) throws -> DefinitionSource {
        DefinitionSource(
            path: path,
            bytes: try xml([
                "NSExtension": [
                    "NSExtensionPointIdentifier": point,
                    "NSExtensionAttributes": ["IntentsSupported": supported, "IntentsRestrictedWhileLocked": restricted],
                ] as [String: Any]
            ]))
    }

    func files() throws -> [DefinitionSource] {
        [
            DefinitionSource(path: "App/Base.lproj/Soup.intentdefinition", bytes: try Self.definition(intents)),
            DefinitionSource(path: "App/Info.plist", bytes: try Self.xml(app)),
            try Self.plist("Ext/Info.plist", point: "com.apple.intents-service", supported: supported, restricted: restricted),
        ] + more
    }

    func findings() throws -> [String] { try Linter().lint(files()).map { "\($0.severity.rawValue) \($0.identifier) \($0.file) \($0.keyPath)" } }

    func table(_ language: String, _ text: String) -> DefinitionSource {
        DefinitionSource(path: "App/\(language).lproj/Soup.strings", bytes: Data(text.utf8))
    }

    func vocabulary(_ folder: String, _ phrases: [String: [String]], parameters: [String] = []) throws -> DefinitionSource {
        DefinitionSource(
            path: "App/\(folder)AppIntentVocabulary.plist",
            bytes: try Self.xml([
                "IntentPhrases": phrases.sorted { $0.key < $1.key }.map { ["IntentName": $0.key, "IntentExamples": $0.value] as [String: Any] },
                "ParameterVocabularies": parameters.map { ["ParameterNames": [$0]] },
            ]))
    }
}

@Suite struct LintTests {
    private let definition = "App/Base.lproj/Soup.intentdefinition"

    @Test func whatIsRightGivesNothing() throws {
        #expect(try Sample().findings() == [])
        #expect(Linter().lint([]) == [])
    }

    // MARK: Texts

    @Test func aResolvableParameterNeedsAPrompt() throws {
        var sample = Sample()
        sample.intents[0]["INIntentParameters"] = [
            ["INIntentParameterName": "soup", "INIntentParameterType": "String", "INIntentParameterSupportsResolution": true],
            ["INIntentParameterName": "note", "INIntentParameterType": "String"],
        ]
        #expect(try sample.findings() == ["warning lint.missing-prompt \(definition) INIntents[0].INIntentParameters[0]"])
        // Words that only a table has are words.
        sample.intents[0]["INIntentParameters"] = [
            [
                "INIntentParameterName": "soup", "INIntentParameterType": "String", "INIntentParameterSupportsResolution": true,
                "INIntentParameterPromptDialogs": [
                    ["INIntentParameterPromptDialogType": "Primary", "INIntentParameterPromptDialogFormatStringID": "only"]
                ],
            ] as [String: Any]
        ]
        sample.more = [sample.table("en", "only = \"Which soup?\";")]
        #expect(try sample.findings() == [])
    }

    @Test func titlesAndPhrasesHavePlacesToo() throws {
        var sample = Sample()
        sample.intents[0]["INIntentTitle"] = "Order ${nope}"
        sample.intents[0]["INIntentDescription"] = "Orders ${soup} and ${nothing}"
        sample.intents[0]["INIntentPhrases"] = [["INIntentPhrasePhrase": "my ${usual}"]]
        #expect(
            try sample.findings().filter { $0.contains("unknown-place") } == [
                "error lint.unknown-place \(definition) INIntents[0].INIntentDescription",
                "error lint.unknown-place \(definition) INIntents[0].INIntentPhrases[0].INIntentPhrasePhrase",
                "error lint.unknown-place \(definition) INIntents[0].INIntentTitle",
            ])
    }

    /// Each rule has its sentence, and what it finds is told, in the language asked for.
    @Test func findingsAreInThePersonsLanguage() throws {
        let chinese = Texts(locale: "zh-Hans")
        for rule in Rule.all {
            #expect(!rule.summary(chinese).contains("lint.") && rule.summary(chinese).contains { $0 > "\u{2E80}" }, "\(rule.identifier)")
        }
        var sample = Sample()
        sample.intents[0]["INIntentTitle"] = "Order ${nope}"
        let files = try sample.files() + [DefinitionSource(path: "App/Bad.intentdefinition", bytes: Data("<plist>".utf8))]
        let english = Linter().lint(files), told = Linter(texts: chinese).lint(files)
        #expect(english.map(\.identifier).sorted() == told.map(\.identifier).sorted() && !told.isEmpty)
        #expect(english.contains { $0.message == "'${nope}' in \"Order ${nope}\" names a parameter of OrderSoupIntent that there is none of" })
        #expect(told.contains { $0.message == "“Order ${nope}”中的“${nope}”所指的 OrderSoupIntent 的参数不存在" })
        #expect(told.contains { $0.message.hasPrefix("定义不是可读取的属性列表。（not a readable property list") })
    }

    /// What looks like a part of the project is read, or it is said why not.
    @Test func whatIsPassedOverIsSaid() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(mkfifo(folder + "/Pipe.intentdefinition", 0o600) == 0)
        #expect(symlink("/dev/null", folder + "/Linked.intentdefinition") == 0)
        #expect(mkfifo(folder + "/pipe", 0o600) == 0)
        let descriptor = creat(folder + "/Odd?.intentdefinition", 0o600)
        close(descriptor)
        // A name of bytes that are no UTF-8.
        let name = Array((folder + "/Odd").utf8) + [0xff] + Array(".intentdefinition".utf8) + [0]
        let odd = name.withUnsafeBufferPointer { $0.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o600) } }
        #expect(odd >= 0)
        close(odd)
        let scan = try ProjectScanner().scan([folder])
        #expect(scan.files.map(\.path) == [folder + "/Odd?.intentdefinition"])
        let findings = Linter().lint(scan).filter { $0.identifier == "lint.skipped-file" }
        #expect(
            findings.map { "\($0.file.dropFirst(folder.count + 1)): \($0.message)" } == [
                "Linked.intentdefinition: a symbolic link; links are not followed", "Odd\u{fffd}.intentdefinition: the name is not UTF-8; it is not read",
                "Pipe.intentdefinition: not a regular file; it is not read",
            ])
    }

    @Test func placesNameSomething() throws {
        var sample = Sample()
        sample.intents[0]["INIntentResponse"] = [
            "INIntentResponseCodes": [
                [
                    "INIntentResponseCodeName": "success", "INIntentResponseCodeFormatString": "${soup.name} in ${minutes} min, ${price}.",
                    "INIntentResponseCodeFormatStringID": "R1",
                ]
            ], "INIntentResponseParameters": [["INIntentResponseParameterName": "minutes", "INIntentResponseParameterType": "Integer"]],
        ]
        sample.intents[0]["INIntentParameterCombinations"] = [
            "soup": ["INIntentParameterCombinationTitle": "Order ${quantity} ${soup}", "INIntentParameterCombinationTitleID": "C1"],
            "": ["INIntentParameterCombinationTitle": "Order ${soup}"],
        ]
        sample.more = [sample.table("de", "OrderSoupT = \"Suppe\"; OrderSoupP = \"Welche ${broth}?\"; R1 = \"${wait}\"; C1 = \"${soup}\";")]
        #expect(
            try sample.findings() == [
                "warning lint.place-outside-combination \(definition) INIntents[0].INIntentParameterCombinations..INIntentParameterCombinationTitle",
                "error lint.unknown-place \(definition) INIntents[0].INIntentParameterCombinations.soup.INIntentParameterCombinationTitle",
                "error lint.unknown-place \(definition) INIntents[0].INIntentResponse.INIntentResponseCodes[0].INIntentResponseCodeFormatString",
                "error lint.unknown-place App/de.lproj/Soup.strings OrderSoupP", "error lint.unknown-place App/de.lproj/Soup.strings R1",
            ])
    }

    // MARK: Languages

    /// One table complete, one without a title, one absent: one warning.
    @Test func missingTextsAreCountedForDeclaredLanguagesOnly() throws {
        var sample = Sample()
        sample.more = [
            sample.table("fr", "OrderSoupT = \"Commander\"; OrderSoupP = \"Laquelle?\";"), sample.table("de", "OrderSoupP = \"Welche?\";"),
            DefinitionSource(path: "App/it.lproj/InfoPlist.strings", bytes: Data("CFBundleName = \"Zuppa\";".utf8)),
        ]
        #expect(try sample.findings() == ["warning lint.unlocalized App/de.lproj/Soup.strings OrderSoupT"])
        // The app's own list of languages declares too, and one absent table is one finding.
        sample.app["CFBundleLocalizations"] = ["en", "fr", "de", "it", "fr-CA"]
        #expect(
            try sample.findings() == [
                "warning lint.missing-table \(definition) ", "warning lint.unlocalized App/de.lproj/Soup.strings OrderSoupT",
            ])
    }

    @Test func whatIsBlankOnPurposeIsLeftAlone() throws {
        var sample = Sample()
        sample.intents[0]["INIntentDescription"] = ""
        sample.intents[0]["INIntentParameterCombinations"] = [
            "soup": ["INIntentParameterCombinationTitle": "${soup}", "INIntentParameterCombinationTitleID": "C1"]
        ]
        sample.more = [sample.table("de", "OrderSoupT = \"Suppe\"; OrderSoupP = \"Welche?\";"), sample.table("en", "")]
        #expect(try sample.findings() == [])
    }

    // MARK: Declarations

    @Test func intentsAreDeclared() throws {
        var sample = Sample()
        sample.supported = ["OrderSopuIntent", "INSendMessageIntent", "INBakeBreadIntent"]
        #expect(
            try sample.findings() == [
                "warning lint.undeclared-intent \(definition) INIntents[0]",
                "error lint.unknown-intent Ext/Info.plist NSExtension.NSExtensionAttributes.IntentsSupported[0]",
                "error lint.unknown-intent Ext/Info.plist NSExtension.NSExtensionAttributes.IntentsSupported[2]",
            ])
        // An app that handles the intent itself declares it as well.
        sample.supported = []
        sample.app["INIntentsSupported"] = ["OrderSoupIntent"]
        #expect(try sample.findings() == [])
        // Without a definition nobody knows the custom ones.
        #expect(
            try Linter().lint([Sample.plist("Info.plist", point: "com.apple.intents-service", supported: ["MyIntent", "INMyIntent"])])
                .map(\.identifier) == ["lint.unknown-intent"])
    }

    @Test func restrictedIntentsAreSupported() throws {
        var sample = Sample()
        sample.restricted = ["INStartCallIntent", "OrderSoupIntent"]
        #expect(
            try sample.findings() == [
                "warning lint.restricted-not-supported Ext/Info.plist NSExtension.NSExtensionAttributes.IntentsRestrictedWhileLocked[0]"
            ])
    }

    @Test func classesAreDefinedOnce() throws {
        var sample = Sample()
        let copy = try Sample.definition(sample.intents)
        let other = try Sample.definition(sample.intents, namespace: "other1")
        // A built app has its definition in several bundles: that is one definition.
        sample.more = [DefinitionSource(path: "Ext/Base.lproj/Soup.intentdefinition", bytes: copy)]
        #expect(try sample.findings() == [])
        sample.more = [DefinitionSource(path: "Ext/Base.lproj/Soup.intentdefinition", bytes: other)]
        #expect(try sample.findings() == ["error lint.duplicate-class Ext/Base.lproj/Soup.intentdefinition INIntents[0]"])
        sample.more = []
        sample.intents[0]["INIntentClassName"] = "INSendMessageIntent"
        sample.supported = ["INSendMessageIntent"]
        #expect(try sample.findings() == ["error lint.duplicate-class \(definition) INIntents[0]"])
    }

    @Test func aDefinitionOfTheInterfaceHasInterfaces() throws {
        var sample = Sample()
        let intents = [Sample.intent("ShowSoup", title: "Show Soup"), Sample.intent("HideSoup", title: "Hide Soup")]
        sample.more = [
            DefinitionSource(path: "UI/Views.intentdefinition", bytes: try Sample.definition(intents, namespace: "uI0001")),
            try Sample.plist("UI/Info.plist", point: "com.apple.intents-ui-service", supported: ["ShowSoupIntent", "OrderSoupIntent"]),
        ]
        sample.supported += ["ShowSoupIntent", "HideSoupIntent"]
        #expect(try sample.findings() == ["warning lint.interface-definition UI/Views.intentdefinition INIntents[1]"])
    }

    @Test func deprecatedIntentsAreNotListed() throws {
        var sample = Sample()
        sample.intents[0]["INIntentDeprecated"] = true
        #expect(
            try sample.findings() == ["warning lint.deprecated-in-use Ext/Info.plist NSExtension.NSExtensionAttributes.IntentsSupported[0]"])
    }

    // MARK: Words

    @Test func thereIsSomethingToSay() throws {
        var sample = Sample()
        sample.intents = [Sample.intent("OrderSoup", title: nil)]
        #expect(try sample.findings() == ["warning lint.unreachable \(definition) INIntents[0]"])
        sample.more = [try sample.vocabulary("", ["OrderSoupIntent": ["Order soup with Soup"]])]
        #expect(try sample.findings() == [])
    }

    @Test func sameWordsCallOneIntent() throws {
        var sample = Sample()
        sample.intents.append(
            Sample.intent(
                "MakeSoup", title: "Make Soup",
                ["INIntentParameterCombinations": ["soup": ["INIntentParameterCombinationTitle": "order  soup!"]]]))
        sample.intents.append(Sample.intent("TasteSoup", title: "Taste ${soup}"))
        sample.intents.append(
            Sample.intent("TryBroth", title: "Try", ["INIntentPhrases": [["INIntentPhrasePhrase": "taste ${soup}"]]]))
        sample.supported += ["MakeSoupIntent", "TasteSoupIntent", "TryBrothIntent"]
        let places = try sample.findings()
        #expect(
            places == [
                "warning lint.phrase-conflict \(definition) INIntents[1].INIntentParameterCombinations.soup.INIntentParameterCombinationTitle",
                "warning lint.phrase-conflict \(definition) INIntents[3].INIntentPhrases[0].INIntentPhrasePhrase",
            ])
        // In another language the words may well be the same as in this one; two of one language may not.
        sample.intents.removeLast(2)
        sample.intents[1]["INIntentParameterCombinations"] = nil
        sample.supported.removeLast(2)
        sample.more = [sample.table("de", "OrderSoupT = \"Suppe\"; OrderSoupP = \"?\"; MakeSoupT = \"suppe\"; MakeSoupP = \"?\";")]
        #expect(try sample.findings() == ["warning lint.phrase-conflict App/de.lproj/Soup.strings MakeSoupT"])
    }

    @Test(arguments: [("Send message ${soup}", "INSendMessageIntent"), ("Call ${soup}", "INStartCallIntent"), ("发消息给${soup}", "INSendMessageIntent")])
    func titlesConflictWithTheFrameworksIntents(_ title: String, _ name: String) throws {
        let found = BuiltInPhrases().intent(readFrom: title, types: ["soup": .object("Soup")])
        #expect(found?.name == name)
        var sample = Sample()
        sample.intents[0]["INIntentTitle"] = title
        #expect(try sample.findings().contains { $0.hasPrefix("warning lint.phrase-conflict") && $0.hasSuffix("INIntents[0].INIntentTitle") })
    }

    @Test(arguments: ["Order ${soup}", "Show directions for ${soup}", "Make ${soup} black and white", "点${soup}", "Turn ${soup} on"])
    func otherTitlesAreTheAppsOwn(_ title: String) {
        #expect(BuiltInPhrases().intent(readFrom: title, types: [:]) == nil)
    }

    @Test func vocabulariesConflictToo() throws {
        var sample = Sample()
        sample.supported.append("INSendMessageIntent")
        sample.more = [try sample.vocabulary("", ["OrderSoupIntent": ["soup now"], "INSendMessageIntent": ["Order soup"]])]
        #expect(try sample.findings() == ["warning lint.phrase-conflict App/AppIntentVocabulary.plist IntentPhrases[0].IntentExamples[0]"])
    }

    /// A vocabulary in a language's folder says the same as a definition in the development language.
    @Test func vocabulariesOfTheDevelopmentLanguageConflict() throws {
        var sample = Sample()
        sample.supported.append("INSendMessageIntent")
        sample.more = [try sample.vocabulary("en.lproj/", ["OrderSoupIntent": ["soup now"], "INSendMessageIntent": ["Order soup"]])]
        #expect(try sample.findings().contains { $0.hasPrefix("warning lint.phrase-conflict App/en.lproj/") })
    }

    /// A vocabulary in one of two languages, and an intent without phrases.
    @Test func vocabulariesAreComplete() throws {
        var sample = Sample()
        sample.app["CFBundleLocalizations"] = ["en", "zh-Hans"]
        sample.supported.append("INSendMessageIntent")
        sample.more = [try sample.vocabulary("en.lproj/", ["OrderSoupIntent": ["soup please"]])]
        #expect(
            try sample.findings() == [
                "warning lint.missing-vocabulary App/en.lproj/AppIntentVocabulary.plist ",
                "warning lint.no-phrases App/en.lproj/AppIntentVocabulary.plist ",
            ])
    }

    @Test func vocabulariesNameWhatThereIs() throws {
        var sample = Sample()
        sample.more = [
            try sample.vocabulary(
                "", ["OrderSoupIntent": ["x"], "EatSoupIntent": ["y"]],
                parameters: ["OrderSoupIntent.soup", "OrderSoupIntent.bowl", "INStartWorkoutIntent.workoutName", "INStartWorkoutIntent.x", "odd"])
        ]
        #expect(
            try sample.findings() == [
                "error lint.unknown-intent App/AppIntentVocabulary.plist IntentPhrases[0].IntentName",
                "warning lint.unknown-vocabulary-parameter App/AppIntentVocabulary.plist ParameterVocabularies[1].ParameterNames[0]",
                "warning lint.unknown-vocabulary-parameter App/AppIntentVocabulary.plist ParameterVocabularies[3].ParameterNames[0]",
                "warning lint.unknown-vocabulary-parameter App/AppIntentVocabulary.plist ParameterVocabularies[4].ParameterNames[0]",
            ])
    }

    @Test func whatReadingReportsIsReportedWithItsLine() throws {
        var sample = Sample()
        sample.intents[0]["INIntentInput"] = "broth"
        sample.more = [DefinitionSource(path: "Ext/Other-Info.plist", bytes: Data("<plist><dict>".utf8))]
        let findings = try Linter().lint(sample.files())
        #expect(findings.map(\.identifier) == ["definition.dangling-reference", "lint.malformed-plist"])
        #expect(findings.allSatisfy { ($0.line ?? 0) > 0 })
        #expect(findings.allSatisfy { finding in Rule.all.contains { $0.identifier == finding.identifier && $0.severity == finding.severity } })
    }
}
