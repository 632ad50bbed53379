import IntentSchema
import TeaTwin
import Testing

@testable @_spi(Generated) import Intents

struct TwinTests {
    /// The modules `TeaIntents` and `TeaTwin` both have a class `Tea`: one of them counts for all, and the developer is told.
    @Test func aClassOfTwoModulesIsTheFirstOnes() throws {
        let duplicates = LinkedIntents.shared.duplicates
        #expect(duplicates.map(\.identifier) == ["intent.duplicate-class"])
        #expect(duplicates.first?.arguments["class"] == "Tea")
        let detail = try #require(duplicates.first?.detail)
        #expect(detail.contains("TeaIntents/IntentDefinitionClasses.swift"))
        #expect(detail.contains("TeaTwin/IntentDefinitionClasses.swift"))
        // The value of the one is the value of the other.
        let value = Twin.tea().intentValue
        #expect(try INObject.make(from: value).intentValue == value)
    }
}
