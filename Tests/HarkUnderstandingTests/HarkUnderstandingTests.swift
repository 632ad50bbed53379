import Testing

@testable import HarkUnderstanding

@Suite struct SentenceTests {
    @Test func everySentenceOfTheWorkedSetIsReadAsLabelled() throws {
        for sentence in try LabelledSentence.load("worked") {
            let difference = sentence.difference(from: TestWorld.understand(sentence.text))
            #expect(difference == nil, "\(sentence.text)")
        }
    }

    /// The held-out sentences are not tuned to: the floor is what the grammar reached when it was first measured on them.
    @Test func heldOutSentencesStayAboveTheFloor() throws {
        let sentences = try LabelledSentence.load("held-out")
        let wrong = sentences.compactMap { sentence in
            sentence.difference(from: TestWorld.understand(sentence.text)).map { "\(sentence.text) → \($0)" }
        }
        #expect(Double(sentences.count - wrong.count) / Double(sentences.count) >= 0.97, "\(wrong.joined(separator: "\n"))")
    }

    @Test func theGrammarHasNoLineThatCannotBeRead() {
        #expect(GrammarGraph(source: .shared) { _ in true }.problems.isEmpty)
    }
}
