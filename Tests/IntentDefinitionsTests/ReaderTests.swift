import Foundation
import IntentDefinitions
import PropertyLists
import Testing

@Suite struct ReaderTests {
    private func read(_ body: String) -> DefinitionReader.Reading {
        let text = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n\(body)\n</plist>"
        return DefinitionReader().read(Data(text.utf8), path: "Test.intentdefinition")
    }

    @Test func whatIsNoDefinitionIsNamed() {
        let malformed = DefinitionReader().read(Data("<plist><dict><key>INIntents</key>".utf8), path: "Test.intentdefinition")
        #expect(malformed.file == nil)
        #expect(malformed.diagnostics.map(\.identifier) == ["definition.malformed"])
        #expect(malformed.hasErrors)
        let other = read("<dict><key>CFBundleName</key><string>x</string></dict>")
        #expect(other.file == nil)
        #expect(other.diagnostics.map(\.identifier) == ["definition.not-a-definition"])
    }

    @Test func aDefectIsReportedWithItsPlaceAndTheRestIsRead() throws {
        let reading = read(
            """
            <dict>
            <key>INIntentDefinitionModelVersion</key><string>1.9</string>
            <key>INFuture</key><true/>
            <key>INIntents</key><array><dict>
            <key>INIntentName</key><string>First</string>
            <key>INIntentTitle</key><integer>3</integer>
            <key>INIntentParameters</key><array><dict>
            <key>INIntentParameterName</key><string>a</string>
            <key>INIntentParameterType</key><string>Hologram</string>
            </dict></array>
            </dict>
            <dict><key>INIntentName</key><string>Second</string></dict>
            </array></dict>
            """)
        let file = try #require(reading.file)
        #expect(file.intents.map(\.className) == ["FirstIntent", "SecondIntent"])
        #expect(file.intents.first?.parameters.first?.valueType == .unknown("Hologram"))
        #expect(
            reading.diagnostics.map { "\($0.identifier) \($0.line ?? 0) \($0.keyPath)" } == [
                "definition.wrong-type 8 INIntents[0].INIntentTitle", "definition.unknown-key 5 INFuture",
                "definition.unsupported-version 4 INIntentDefinitionModelVersion",
                "definition.unknown-type 11 INIntents[0].INIntentParameters[0].INIntentParameterType",
            ])
        #expect(file.source["INFuture"] == .boolean(true))
    }

    // MARK: What is out of all bounds

    private func intent(parameters: String) -> String {
        "<dict><key>INIntentDefinitionModelVersion</key><string>1.2</string><key>INIntents</key><array><dict><key>INIntentName</key>"
            + "<string>A</string><key>INIntentParameters</key><array>\(parameters)</array></dict></array></dict>"
    }

    private func parameter(_ name: String, parent: String? = nil) -> String {
        let relationship = parent.map {
            "<key>INIntentParameterRelationship</key><dict><key>INIntentParameterRelationshipParentName</key><string>\($0)</string>"
                + "<key>INIntentParameterRelationshipPredicateName</key><string>HasAnyValue</string></dict>"
        }
        return "<dict><key>INIntentParameterName</key><string>\(name)</string><key>INIntentParameterType</key><string>String</string>"
            + "<key>INIntentParameterSupportsResolution</key><true/>\(relationship ?? "")</dict>"
    }

    @Test func listsAreReadUpToALimitAndKeptWhole() throws {
        let reading = read(intent(parameters: (0..<1_100).map { parameter("p\($0)") }.joined()))
        let file = try #require(reading.file)
        #expect(reading.diagnostics.map(\.identifier) == ["definition.too-many"])
        #expect(file.intents[0].parameters.count == 1_000)
        let written = try PropertyList(file.write(), limits: .definition)
        #expect(written.dictionary?["INIntents"]?.array?.first?.dictionary?["INIntentParameters"]?.array?.count == 1_100)
    }

    @Test func longChainsAndCyclesOfParametersEnd() throws {
        let chain = (0..<900).map { parameter("p\($0)", parent: $0 == 0 ? nil : "p\($0 - 1)") }.joined()
        let long = read(intent(parameters: chain))
        #expect(Set(long.diagnostics.map(\.identifier)) == ["definition.too-many", "definition.more-problems"])
        let chained = try #require(long.file)
        let described = try #require(DefinitionSet(files: [chained]).descriptions().first)
        #expect(described.behaviour.askOrder.prefix(20) == (0..<20).map { "p\($0)" }[...])
        #expect(described.behaviour.askOrder.count == 900)

        let cycle = read(intent(parameters: parameter("a", parent: "b") + parameter("b", parent: "c") + parameter("c", parent: "b")))
        #expect(cycle.diagnostics.map(\.identifier) == Array(repeating: "definition.relationship-cycle", count: 3))
        let cyclic = try #require(cycle.file)
        let looped = try #require(DefinitionSet(files: [cyclic]).descriptions().first)
        #expect(looped.behaviour.askOrder == ["a", "b", "c"])
    }

    @Test func problemsAndTheirPlacesAreBounded() throws {
        let long = String(repeating: "x", count: 100_000)
        let keys = (0..<2_000).map { "<key>k\($0)</key><true/>" }.joined()
        let reading = read(
            "<dict><key>INIntentDefinitionModelVersion</key><string>1.2</string><key>INIntents</key><array><dict><key>INIntentName</key>"
                + "<string>A</string><key>INIntentParameterCombinations</key><dict><key>\(long)</key><dict>\(keys)</dict></dict></dict></array></dict>")
        #expect(reading.diagnostics.count == 501)
        #expect(reading.diagnostics.last?.identifier == "definition.more-problems")
        #expect(reading.diagnostics.allSatisfy { $0.keyPath.count < 1_000 && $0.message.count < 1_000 && $0.line != nil })
    }
}
