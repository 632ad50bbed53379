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

    @Test func aDeprecatedIntentIsNotOffered() throws {
        let bench = try teaHouse()
        #expect(try bench.hark(["ask", "Brew tea"]).code == 4)
    }
}
