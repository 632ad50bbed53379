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

    /// Where the model marks one value twice, or only guesses, a likely reading by the grammar stands.
    @Test(arguments: [
        ("add 牛奶 to my groceries list", "INAddTasksIntent", ["牛奶", "groceries"]), ("把面包加到早餐清单", "INAddTasksIntent", ["面包", "早餐"]),
        ("删除任务给妈妈打电话", "INDeleteTasksIntent", ["给妈妈打电话"]),
    ])
    func aGuessDoesNotReplaceALikelyReading(_ text: String, _ intent: String, _ words: [String]) throws {
        let intents = ["INAddTasksIntent", "INCreateTaskListIntent", "INDeleteTasksIntent", "INSearchForNotebookItemsIntent", "INAppendToNoteIntent"]
        let jot = World.App(
            bundleIdentifier: "org.example.jot", displayName: "Jot", intents: intents.compactMap { Catalogue.shared.intent(named: $0) })
        let taught = ["groceries", "牛奶"].enumerated().map {
            World.VocabularyEntry(text: $0.element, kind: "notebookItemTitle", bundleIdentifier: jot.bundleIdentifier, rank: $0.offset)
        }
        let engine = GrammarEngine(world: World(apps: [jot], vocabulary: taught))
        let reading = try #require(engine.understand(text, in: TestWorld.context).accepted)
        #expect(reading.intent == intent && reading.slots.map(\.surface) == words)
    }

    @Test func theSameSentenceIsReadTheSame() {
        let text = "could you maybe let Maria know that I've landed"
        let first = Self.engine.understand(text, in: TestWorld.context)
        #expect(GrammarEngine(world: TestWorld.world).understand(text, in: TestWorld.context) == first)
    }
}
