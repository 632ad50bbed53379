import Testing

@testable import HarkLearning

@Suite struct WordClassesTests {
    @Test func wordsAndPhrasesHaveTheirKinds() throws {
        let classes = try #require(WordClasses.shared)
        let features = classes.features(of: ["fly", "to", "New", "York", "with", "qwzxk"])
        #expect(features[0].contains("verb.motion/U"))
        #expect(features[2].contains("h.city/B") && features[3].contains("h.city/L"))
        #expect(features[5] == ["none"])
        #expect(classes.features(of: []).isEmpty)
        #expect(classes.features(of: ["lasagne"])[0].contains("n.food/U"))
    }

    @Test func theyStandBesideWhatSentencesHave() {
        let sentences = WordClasses.adding(to: [.init(tokens: ["rome"], tags: ["O"], label: "x", features: [["mine"]])])
        #expect(sentences[0].features[0].contains("mine") && sentences[0].features[0].contains("h.city/U"))
    }

    @Test func bytesThatAreNoneAreRefused() {
        let none: [UInt8] = Array("hkwords\nnothing of the sort".utf8)
        #expect(none.withUnsafeBytes { WordClasses(ModelStorage(copying: $0)) } == nil)
    }
}
