import IntentSchema
import Testing

@Suite struct TemplatePlacesTests {
    @Test func unclosedPlacesAreReadInOnePass() {
        #expect(TemplatePlaces.names("Do " + String(repeating: "${", count: 100_000)).isEmpty)
        #expect(TemplatePlaces.names("${soup.name} and ${size} and ${soup} ${") == ["soup", "size"])
        #expect(TemplatePlaces.filled("a ${b} c ${", with: "_") == "a _ c ${")
    }
}
