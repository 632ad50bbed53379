import HarkLearning
import Testing

@Suite struct TaggedSentenceTests {
    @Test func spansFollowTheTags() {
        let sentence = TaggedSentence(
            tokens: ["text", "Anna", "Lee", "Bob", "hi"], tags: ["O", "B-to", "I-to", "B-to", "I-text"], label: "send")
        #expect(
            sentence.spans == [
                .init(slot: "to", range: 1..<3), .init(slot: "to", range: 3..<4), .init(slot: "text", range: 4..<5),
            ])
    }
}
