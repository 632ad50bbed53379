import Foundation
import HarkTestSupport
import Testing

/// Custom intents with real processes: from an installed bundle's definition to the answer in its words.
@Suite struct CustomIntentTests {
    private func teaHouse() throws -> Workbench {
        let bench = try Workbench()
        try bench.install(bundle: try bench.teaHouse())
        return bench
    }

    @Test func aSentenceIsAnsweredInTheDefinitionsWords() throws {
        let result = try teaHouse().hark(["ask", "Order tea", "--reply", "yes"])
        #expect(
            result.output == """
                you   Order tea
                Hark  Do you mean 2?
                you   yes
                Hark  Sencha in 5 minutes

                """, "\(result.errors)")
        #expect(result.code == 0)
    }

    @Test func theAppsOwnIntentsAreListed() throws {
        let bench = try teaHouse()
        let lines = try bench.hark(["app", "list"]).lines
        #expect(lines.contains("  OrderTeaIntent  Order Tea"))
        #expect(lines.contains("  OldBrewTeaIntent  Brew Tea (deprecated)"))
        #expect(try bench.hark(["app", "list", "--json"]).output.contains(#""title":"Order Tea""#))
    }

    @Test func anAppIsShownWithWhatCanBeSaidToIt() throws {
        let bench = try teaHouse()
        let shown = try bench.hark(["app", "show", "tea house"])
        #expect(shown.code == 0, "\(shown.errors)")
        #expect(shown.lines.contains("  OrderTeaIntent  Order Tea"))
        #expect(shown.lines.contains { $0.hasPrefix("    “") })
        let json = try bench.hark(["app", "show", "Tea House", "--json"])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let intents = try #require(object["intents"] as? [[String: Any]])
        #expect(intents.contains { $0["name"] as? String == "OrderTeaIntent" && !($0["examples"] as? [String] ?? []).isEmpty })
        #expect(try bench.hark(["app", "show", "Nobody"]).errors.contains("app.not-installed"))
    }

    @Test func aDefinitionThatIsBrokenInPlaceIsNamed() throws {
        let bench = try teaHouse()
        #expect(try bench.hark(["explain", "order tea"]).code == 0)
        let apps = bench.home.appending(path: "apps")
        let files = try #require(FileManager.default.enumerator(at: apps, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
        let definitions = files.filter { $0.pathExtension == "intentdefinition" }
        #expect(!definitions.isEmpty)
        for definition in definitions { try Data("<plist><dict>".utf8).write(to: definition) }
        for command in [["app", "list"], ["app", "show", "Tea House"], ["ask", "order tea"]] {
            let result = try bench.hark(command)
            #expect(result.errors.contains("definition.malformed"), "\(command): \(result.output)\(result.errors)")
            #expect(!result.errors.contains("staging"))
        }
    }

    @Test func nothingIsExplainedWithItsIdentifier() throws {
        let result = try teaHouse().hark(["explain", ""])
        #expect(result.code == 4 && result.errors.contains("understanding.empty"))
    }

    @Test func aDeprecatedIntentIsNotOffered() throws {
        let bench = try teaHouse()
        #expect(try bench.hark(["ask", "Brew tea"]).code == 4)
    }
}
