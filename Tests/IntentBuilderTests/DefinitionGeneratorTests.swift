import Foundation
import IntentBuilder
import IntentDefinitions
import Testing

struct DefinitionGeneratorTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    private static let tea = tests.deletingLastPathComponent().appending(path: "Fixtures/TeaIntents/Base.lproj/Tea.intentdefinition")

    private func input(_ file: DefinitionFile) -> DefinitionGenerator.Input { .init(path: file.path, bytes: file.write()) }

    private func generate(_ files: DefinitionFile..., prefix: String = "") -> DefinitionGenerator.Output {
        DefinitionGenerator(prefix: prefix).generate(files.map(input))
    }

    private func text(_ output: DefinitionGenerator.Output) -> String { output.files.map(\.text).joined() }

    private func file(_ path: String = "A.intentdefinition", namespace: String = "AAAAAA", _ intents: DefinedIntent...) -> DefinitionFile {
        var file = DefinitionFile(path: path, namespace: namespace)
        file.intents = intents
        return file
    }

    private func intent(_ name: String, _ parameters: DefinedParameter...) -> DefinedIntent {
        var intent = DefinedIntent(name: name)
        intent.parameters = parameters
        return intent
    }

    /// The golden file changes only on purpose: `hark generate --public` on the fixture makes it.
    @Test func everyByteIsAsBefore() throws {
        let bytes = try Data(contentsOf: Self.tea)
        let output = DefinitionGenerator(isPublic: true).generate([.init(path: "Tea.intentdefinition", bytes: bytes)])
        let golden = try String(contentsOf: Self.tests.appending(path: "Golden/Tea.txt"), encoding: .utf8)
        #expect(output.files.map(\.path) == ["Tea.intentdefinition.swift"])
        #expect(text(output) == golden)
        #expect(output.intents == ["OrderTeaIntent", "OldBrewTeaIntent"])
        #expect(output.types == ["Tea"])
        #expect(output.enumerations == ["TeaStrength", "TeaExtras"])
        #expect(!golden.contains("@objc"))
    }

    @Test func theOrderOfArgumentsMakesNoDifference() {
        let a = file("x/A.intentdefinition", namespace: "AAAAAA", intent("One"))
        let b = file("x/B.intentdefinition", namespace: "BBBBBB", intent("Two"))
        #expect(generate(a, b).files == generate(b, a).files)
        #expect(generate(a, b).files.count == 2)
    }

    @Test func localisedDefinitionsAreOne() {
        let base = file("x/Base.lproj/A.intentdefinition", intent("One"))
        let other = file("x/de.lproj/A.intentdefinition", intent("Eins"))
        #expect(generate(other, base).intents == ["OneIntent"])
    }

    /// Which copy counts is the same rule as for the host's set of definitions.
    @Test func theCopyThatCountsIsTheHostsToo() {
        let copies = ["fr", "en", "de"].map { file("x/\($0).lproj/A.intentdefinition", intent($0)) }
        for language in [nil, "fr", "de", "ja"] {
            let made = DefinitionGenerator(developmentLanguage: language).generate(copies.map(input))
            let set = DefinitionSet(copies.map { DefinitionSource(path: $0.path, bytes: $0.write()) }, developmentLanguage: language)
            #expect(made.intents == set.files.flatMap(\.intents).map(\.className), "\(language ?? "none")")
            #expect(made.diagnostics == [])
        }
        let plain = file("x/A.intentdefinition", intent("Plain"))
        #expect(DefinitionGenerator(developmentLanguage: "fr").generate(([plain] + copies).map(input)).intents == ["PlainIntent"])
    }

    @Test func aFileThatIsThereTwiceIsMadeOnce() {
        let one = file("x/A.intentdefinition", intent("One"))
        var spelled = one
        spelled.path = "./x//A.intentdefinition"
        var copy = one
        copy.path = "y/A.intentdefinition"
        #expect(generate(one, one, spelled, copy).intents == ["OneIntent"])
        #expect(generate(one, spelled, copy).diagnostics == [])
    }

    @Test func whatIsShownIsWhatIsCompiled() {
        var odd = intent("Odd", DefinedParameter(name: "a\u{202E}b", typeName: "String"))
        odd.title = "Order \u{202E}tea\u{2066}\u{85}now\u{9b} \u{E000}\u{3164}"
        let text = text(generate(file("A\u{202E}.intentdefinition", odd)))
        let unseen: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator, .privateUse]
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !unseen.contains($0.properties.generalCategory) && $0 != "\u{3164}" })
        #expect(text.contains("/// Order \\u{202e}tea\\u{2066} now\\u{9b} \\u{e000}\\u{3164}\n"))
        #expect(text.contains("_Field(\"a\\u{202e}b\", text: String.self)"))
        #expect(text.contains("// Made by Hark from A\\u{202e}.intentdefinition."))
    }

    @Test func prefixesAreForDefinitionsWithoutOne() {
        var prefixed = intent("Two")
        prefixed.classPrefix = "My"
        var named = intent("Three")
        named.givenClassName = "Third"
        #expect(
            generate(file("A.intentdefinition", intent("One"), prefixed, named), prefix: "Z").intents
                == ["ZOneIntent", "MyTwoIntent", "Third"])
    }

    @Test func theFrameworkHasItsOwnIntents() {
        var system = DefinedIntent(name: "PlayMedia", kind: .system)
        system.givenClassName = "INPlayMediaIntent"
        let output = generate(file("A.intentdefinition", system))
        #expect(output.diagnostics.filter { $0.severity == .error }.isEmpty)
        #expect(output.intents.isEmpty)
        #expect(!text(output).contains("INIntent"))
    }

    @Test func namesBecomeIdentifiers() {
        let names = ["in", "with milk", "2nd", "to-do list", "wörter", "数量", "identifier"]
        let output = generate(file("A.intentdefinition", {
            var intent = intent("Odd")
            intent.parameters = names.map { DefinedParameter(name: $0, typeName: "String") }
            return intent
        }()))
        for name in ["`in`", "withMilk", "_2nd", "toDoList", "wörter", "数量", "identifier_"] {
            #expect(text(output).contains("var \(name): String?"), "\(name)")
        }
        for name in names { #expect(text(output).contains("_Field(\"\(name)\", text: String.self)"), "\(name)") }
        #expect(output.diagnostics.map(\.identifier).filter { $0 == "generate.renamed" }.count == 4)
    }

    @Test func casesBeginInLowerCase() {
        var definition = file()
        var speeds = DefinedEnumeration(name: "Speeds")
        speeds.cases = ["unknown", "Low", "URLPath", "HTML", "High2"].map { DefinedCase(name: $0) }
        definition.enumerations = [speeds]
        let output = generate(definition)
        for (index, name) in ["unknown", "low", "urlPath", "html", "high2"].enumerated() {
            #expect(text(output).contains("case \(name) = \(index)\n"), "\(name)")
        }
        #expect(output.diagnostics.filter { $0.identifier == "generate.renamed" }.isEmpty)
    }

    /// Raw values follow the definition's order; the names by which codes are kept do not.
    @Test func reorderedCodesKeepTheirNames() {
        func codes(_ names: String...) -> String {
            var order = intent("Order")
            order.response = DefinedResponse(codes: names.map { DefinedResponseCode(name: $0) })
            return text(generate(file("A.intentdefinition", order)))
        }
        let one = codes("success", "soldOut", "failure", "tooLate")
        let other = codes("tooLate", "failure", "soldOut", "success")
        #expect(one.contains("case soldOut = 100") && one.contains("case tooLate = 101"))
        #expect(other.contains("case tooLate = 100") && other.contains("case soldOut = 101"))
        for text in [one, other] {
            #expect(text.contains("case success = 4") && text.contains("case failure = 5"))
            #expect(text.contains("case .soldOut: \"soldOut\"") && text.contains("case \"soldOut\": .some(.soldOut)"))
        }
    }

    @Test func factoriesTakeWhatTheirTemplatesName() {
        var order = intent("Order")
        order.response = DefinedResponse(
            codes: [
                DefinedResponseCode(name: "success", isSuccess: true, template: "${minutes} for ${tea.name}"),
                DefinedResponseCode(name: "unknownTea", template: "no ${tea} in ${minutes}, ${unknown}"),
                DefinedResponseCode(name: "failure", template: "no"),
            ],
            properties: [DefinedProperty(name: "tea", typeName: "String"), DefinedProperty(name: "minutes", typeName: "Integer")])
        let text = text(generate(file("A.intentdefinition", order)))
        #expect(text.contains("static func success(minutes: NSNumber, tea: String) -> OrderIntentResponse"))
        #expect(text.contains("static func unknownTea(_ tea: String, minutes: NSNumber) -> OrderIntentResponse"))
        #expect(!text.contains("static func failure"))
    }

    @Test func referencesReachOtherDefinitions() throws {
        var parameter = DefinedParameter(name: "tea", typeName: "Object")
        (parameter.objectName, parameter.objectNamespace, parameter.supportsResolution) = ("Tea", "BBBBBB", true)
        let user = file("A.intentdefinition", intent("Order", parameter))
        var owner = DefinitionFile(path: "B.intentdefinition", namespace: "BBBBBB")
        owner.types = [DefinedType(name: "Tea")]
        #expect(text(generate(user, owner)).contains("func resolveTea(for intent: OrderIntent) async -> TeaResolutionResult"))
        let alone = generate(user)
        let problem = try #require(alone.diagnostics.first { $0.severity == .error })
        #expect(problem.identifier == "generate.unresolved-reference")
        #expect(problem.keyPath == "INIntents[0].INIntentParameters[0]")
        #expect(problem.file == "A.intentdefinition")
        #expect(problem.line != nil)
        #expect(alone.files.isEmpty)
        owner.types = []
        #expect(generate(user, owner).diagnostics.contains { $0.identifier == "generate.unresolved-reference" })
    }

    @Test func frameworkTypesThatDoNotExistAreTold() {
        var parameter = DefinedParameter(name: "thing", typeName: "Object")
        (parameter.objectName, parameter.objectNamespace) = ("Spaceship", "System")
        #expect(generate(file("A.intentdefinition", intent("Fly", parameter))).diagnostics.contains { $0.identifier == "generate.unknown-system-type" })
    }

    @Test func whatWouldNotCompileIsAnError() {
        func errors(_ files: DefinitionFile...) -> Set<String> {
            let output = DefinitionGenerator().generate(files.map(input))
            #expect(output.files.isEmpty)
            return Set(output.diagnostics.filter { $0.severity == .error }.map(\.identifier))
        }
        func parameter(_ name: String) -> DefinedParameter { DefinedParameter(name: name, typeName: "String") }
        #expect(errors(file("A.intentdefinition", intent("A", parameter("a b"), parameter("aB")))).contains("generate.duplicate-name"))
        #expect(errors(file("A.intentdefinition", intent("A", parameter("!?")))).contains("generate.no-identifier"))
        #expect(
            errors(file("A.intentdefinition", intent("A")), file("B.intentdefinition", intent("A"))).contains("generate.duplicate-name"))
        #expect(errors(file("x/A.intentdefinition", intent("A")), file("y/A.intentdefinition", intent("B"))) == ["generate.duplicate-file"])
        var empty = file()
        empty.enumerations = [DefinedEnumeration(name: "Empty")]
        #expect(errors(empty).contains("generate.no-cases"))
        let garbage = DefinitionGenerator().generate([.init(path: "G.intentdefinition", bytes: Data("<plist><dict>".utf8))])
        #expect(garbage.diagnostics.map(\.identifier) == ["definition.malformed"])
    }

    /// A definition's own `URL` does not take the place of Foundation's.
    @Test func namesOfOtherModulesAreToldApart() {
        var definition = file("A.intentdefinition", intent("Open", DefinedParameter(name: "page", typeName: "URL")))
        definition.types = [DefinedType(name: "URL")]
        #expect(text(generate(definition)).contains("var page: Foundation.URL?"))
    }

    @Test func onlyChangedFilesAreWritten() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = SourceFolder(folder)
        #expect(try sources.write(SourceFile(path: "a/A.swift", text: "1")))
        #expect(try !sources.write(SourceFile(path: "a/A.swift", text: "1")))
        #expect(try sources.write(SourceFile(path: "a/A.swift", text: "2")))
    }
}
