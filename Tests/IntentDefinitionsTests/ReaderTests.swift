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
}
