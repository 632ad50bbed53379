import HarkLearning
import IntentSchema
import Testing

@testable import HarkUnderstanding

/// The model that comes with the program, with the test world's apps and people.
@Suite struct BuiltInModelTests {
    private static let engine = GrammarEngine(world: TestWorld.world)

    @Test func itIsBuiltIn() { #expect(BuiltInModel.shared != nil) }

    /// Sentences that no template reads.
    @Test(arguments: [
        ("I'm running late - get that to Bob Stone would you", "INSendMessageIntent"),
        ("it would be great if you could ring Bob Stone for me", "INStartCallIntent"),
        ("麻烦跟Bob Stone说一声我晚点到", "INSendMessageIntent"),
    ])
    func whatNoTemplateReadsIsUnderstood(_ text: String, _ intent: String) {
        let understanding = Self.engine.understand(text, in: TestWorld.context)
        #expect(understanding.accepted?.intent == intent)
        #expect(understanding.accepted?.slots.contains { $0.surface == "Bob Stone" } == true)
    }

    @Test func dictatedTextKeepsItsEmoji() throws {
        let reading = try #require(Self.engine.understand("text Bob Stone see you at 8 🙂", in: TestWorld.context).accepted)
        #expect(reading.values["content"] == .string("see you at 8 🙂"))
    }

    @Test(arguments: ["don't send a message to Bob", "what's the weather like", "how do I call Bob"])
    func whatIsNoCommandIsRefused(_ text: String) {
        #expect(Self.engine.understand(text, in: TestWorld.context).accepted == nil)
    }

    @Test func theSameSentenceIsReadTheSame() {
        let text = "could you maybe let Maria know that I've landed"
        let first = Self.engine.understand(text, in: TestWorld.context)
        #expect(GrammarEngine(world: TestWorld.world).understand(text, in: TestWorld.context) == first)
    }
}
