import HarkLearning
import IntentSchema
import Testing

@testable import HarkUnderstanding

/// What follows from a match of the learned model, given by hand.
@Suite struct CompletionTests {
    /// A model that knows nothing, with a table of deciding words.
    private static let engine: GrammarEngine? = {
        let sentence = TaggedSentence(tokens: ["x"], tags: ["O"], label: LearnedMatch.refusal)
        guard let model = try? LearnedModel.learn([sentence]) else { return nil }
        let words = """
            callTypes\t未 接\tmissed\tINSearchCallHistoryIntent
            callTypes\t接\treceived\t
            enableHeating\theated\ttrue\tINSetSeatSettingsInCarIntent
            enableHeating\ton\ttrue\t

            """
        return GrammarEngine(world: TestWorld.world, learned: BuiltInModel(model: model, decidingWords: words))
    }()

    /// What a match with these spans is completed to, as `parameter=surface`, in the sentence's order.
    private static func completed(_ text: String, _ intent: String, _ spans: [(tag: String, words: Range<Int>)]) throws -> [String] {
        let engine = try #require(engine)
        let sentence = try #require(Tokenizer.sentence(text))
        let reader = SentenceReader(engine: engine, sentence: sentence, text: text, context: TestWorld.context)
        let match = LearnedMatch(
            intent: intent, spans: spans.map { .init(tag: $0.tag, range: $0.words) }, intentProbability: 1, spansProbability: 1)
        return reader.completed(match, reader.readByGrammar()).spans.map { "\($0.tag)=\(sentence.surface($0.range))" }
    }

    @Test func wordsThatSurelyDecideFillWhatIsLeftOver() throws {
        #expect(try Self.completed("看看未接来电", "INSearchCallHistoryIntent", []) == ["callTypes=未接"])
        #expect(try Self.completed("turn on the heated seat", "INSetSeatSettingsInCarIntent", []) == ["enableHeating=heated"])
    }

    @Test func theyDecideOnlyInTheirIntentAndOutsideOtherWords() throws {
        #expect(try Self.completed("看看未接来电", "INStartCallIntent", []).isEmpty)
        #expect(try Self.completed("看看未接来电", "INSearchCallHistoryIntent", [("recipient", 2..<4)]) == ["recipient=未接"])
        #expect(
            try Self.completed("turn the heated seat off", "INSetSeatSettingsInCarIntent", [("enableHeating", 4..<5)]) == ["enableHeating=off"])
    }

    @Test func aHoleInAListIsAnElement() throws {
        let found = try Self.completed("add milk, brown bread and eggs", "INAddTasksIntent", [("taskTitles", 1..<2), ("taskTitles", 6..<7)])
        #expect(found == ["taskTitles=milk", "taskTitles=brown bread", "taskTitles=eggs"])
        #expect(
            try Self.completed("酱油、蒜和纸", "INAddTasksIntent", [("taskTitles", 0..<2), ("taskTitles", 5..<6)])
                == ["taskTitles=酱油", "taskTitles=蒜", "taskTitles=纸"])
    }

    @Test func wordsBetweenThatNothingPartsAreNone() throws {
        let spans = [("taskTitles", 1..<2), ("taskTitles", 4..<5)]
        #expect(try Self.completed("add milk to the eggs", "INAddTasksIntent", spans) == ["taskTitles=milk", "taskTitles=eggs"])
    }

    @Test func aTextBeginsRightAfterItsAnnouncement() throws {
        #expect(try Self.completed("跟周杰说球票买好了", "INSendMessageIntent", [("content", 5..<9)]) == ["content=球票买好了"])
        #expect(try Self.completed("跟周杰说一声票买好了", "INSendMessageIntent", [("content", 6..<10)]) == ["content=票买好了"])
    }
}
