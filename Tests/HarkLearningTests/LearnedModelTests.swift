import Testing

@testable import HarkLearning

@Suite struct LearnedModelTests {
    static let names = ["anna", "bob", "carla", "dario", "emil", "fanny", "gustav", "hanna"]
    static let things = ["milk", "two apples", "brown bread", "tea", "some rice", "green pears"]

    /// Two intents whose sentences are made of a few patterns.
    static func sentences(variants: Int = 6) -> [TaggedSentence] {
        func sentence(_ pattern: String, _ values: [String: String], _ label: String) -> TaggedSentence {
            var tokens: [String] = []
            var tags: [String] = []
            for word in pattern.split(separator: " ").map(String.init) {
                if let value = values[word] {
                    for (index, part) in value.split(separator: " ").enumerated() {
                        tokens.append(String(part))
                        tags.append((index == 0 ? "B-" : "I-") + word.lowercased())
                    }
                } else {
                    tokens.append(word)
                    tags.append("O")
                }
            }
            return TaggedSentence(tokens: tokens, tags: tags, label: label)
        }
        var all: [TaggedSentence] = []
        for index in 0..<variants {
            let values = ["WHO": names[index % names.count], "WHAT": things[(index * 5 + 1) % things.count]]
            for pattern in ["call WHO", "please call WHO now", "ring WHO on the phone"] { all.append(sentence(pattern, values, "call")) }
            for pattern in ["buy WHAT", "put WHAT on the list", "we need WHAT from the shop"] { all.append(sentence(pattern, values, "buy")) }
        }
        return all
    }

    @Test func learnsWhatTheSentencesShow() throws {
        let model = try LearnedModel.learn(Self.sentences())
        #expect(model.labels == ["buy", "call"])
        let call = try #require(model.predict(["please", "call", "Zora", "now"]).first)
        #expect(call.label == "call" && call.tags == ["O", "O", "B-who", "O"])
        #expect(call.probability > 0.8 && call.tagProbability > 0.3)
        let buy = try #require(model.predict(["put", "red", "onions", "on", "the", "list"]).first)
        #expect(buy.label == "buy" && buy.spans == [.init(slot: "what", range: 1..<3)])
        #expect(model.predict(["put", "tea", "on", "the", "list"], label: "buy")?.tags == ["O", "B-what", "O", "O", "O"])
        #expect(model.predict(["put"], label: "sell") == nil)
    }

    @Test func hypothesesAreOrderedAndAddUp() throws {
        let model = try LearnedModel.learn(Self.sentences())
        let found = model.predict(["anna", "list"], limit: 9)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.probability >= $1.probability })
        #expect(found.reduce(0) { $0 + $1.probability } <= 1.0001)
    }

    @Test func featuresOfTheCallerCount() throws {
        var sentences: [TaggedSentence] = []
        // Nothing in the words themselves tells the slots apart.
        for (city, dish) in [("ka", "ga"), ("lo", "fo"), ("mi", "bi"), ("nu", "du"), ("pe", "te"), ("ro", "so")] {
            sentences.append(.init(tokens: ["do", city], tags: ["O", "B-a"], label: "x", features: [[], ["city"]]))
            sentences.append(.init(tokens: ["do", dish], tags: ["O", "B-b"], label: "x", features: [[], ["dish"]]))
        }
        let model = try LearnedModel.learn(sentences)
        #expect(model.predict(["do", "wu"], features: [[], ["city"]]).first?.tags == ["O", "B-a"])
        #expect(model.predict(["do", "wu"], features: [[], ["dish"]]).first?.tags == ["O", "B-b"])
    }

    @Test func listsKnownBeforehandCount() throws {
        var options = LearningOptions()
        options.gazetteers = ["cities": ["ka", "lo", "mi", "nu bal", "zaf"], "dishes": ["kas", "los", "mis", "nub al", "zag"]]
        var sentences: [TaggedSentence] = []
        for (city, dish) in [("ka", "kas"), ("lo", "los"), ("mi", "mis")] {
            sentences.append(.init(tokens: ["do", city], tags: ["O", "B-a"], label: "x"))
            sentences.append(.init(tokens: ["do", dish], tags: ["O", "B-b"], label: "x"))
        }
        let model = try LearnedModel.learn(sentences, options: options)
        #expect(model.predict(["do", "zaf"]).first?.tags == ["O", "B-a"])
        #expect(model.predict(["do", "zag"]).first?.tags == ["O", "B-b"])
    }

    @Test func intentsMayFillTheirSlotsInTheirOwnOrder() throws {
        let words = ["ka", "lo", "mi", "nu", "pe", "ro", "su", "ti"]
        let sentences = (0..<40).flatMap { number -> [TaggedSentence] in
            let tokens = ["put", words[number % 8], "by", words[(number * 3 + 1) % 8]]
            return [
                .init(tokens: tokens, tags: ["O", "B-a", "O", "B-b"], label: "x"), .init(tokens: tokens, tags: ["O", "B-b", "O", "B-a"], label: "y"),
            ]
        }
        let model = try LearnedModel.learn(sentences)
        #expect(model.predict(["put", "wu", "by", "za"], label: "x")?.tags == ["O", "B-a", "O", "B-b"])
        #expect(model.predict(["put", "wu", "by", "za"], label: "y")?.tags == ["O", "B-b", "O", "B-a"])
    }

    @Test func wordsFartherAwayCount() throws {
        let words = ["ka", "lo", "mi", "nu", "pe", "ro", "su", "ti"]
        let sentences = (0..<16).flatMap { number -> [TaggedSentence] in
            let rest = ["it", "is", "time", "for", words[number % 8]]
            return [.init(tokens: ["eat"] + rest, tags: ["O", "O", "O", "O", "O", "B-dish"], label: "x")]
                + [.init(tokens: ["watch"] + rest, tags: ["O", "O", "O", "O", "O", "B-film"], label: "x")]
        }
        let model = try LearnedModel.learn(sentences)
        #expect(model.predict(["eat", "it", "is", "time", "for", "wu"]).first?.tags.last == "B-dish")
        #expect(model.predict(["watch", "it", "is", "time", "for", "wu"]).first?.tags.last == "B-film")
    }

    @Test func valuesThatFillASlotOftenAreKnownAsThat() throws {
        let sentences = ["me", "Anna", "me", "me"].map { TaggedSentence(tokens: ["call", $0], tags: ["O", "B-who"], label: "call") }
        #expect(try Corpus(sentences).examples.map(\.frequencies) == [[3], [1], [3], [3]])
    }

    @Test func theSameSentencesMakeTheSameBytes() throws {
        let bytes = try LearnedModel.learn(Self.sentences()).bytes
        let again = try LearnedModel.learn(Self.sentences()).bytes
        #expect(again == bytes)
        var options = LearningOptions()
        options.seed = 2
        let other = try LearnedModel.learn(Self.sentences(), options: options).bytes
        #expect(other != bytes)
    }

    @Test func aModelIsReadBackAsItWas() throws {
        let model = try LearnedModel.learn(Self.sentences())
        let again = try LearnedModel(bytes: model.bytes)
        let sentence = ["ring", "anna", "now"]
        #expect(again.predict(sentence) == model.predict(sentence))
        let bytes = model.bytes
        let start = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 1)
        defer { start.deallocate() }
        start.copyMemory(from: bytes, byteCount: bytes.count)
        let inPlace = try LearnedModel(staticMemory: start, count: bytes.count)
        #expect(inPlace.predict(sentence) == model.predict(sentence))
    }

    @Test func damagedAndForeignBytesAreRefused() throws {
        let bytes = try LearnedModel.learn(Self.sentences(variants: 2)).bytes
        func identifier(_ bytes: [UInt8]) -> LearningError.Identifier? {
            do throws(LearningError) { _ = try LearnedModel(bytes: bytes) } catch { return error.identifier }
            return nil
        }
        #expect(identifier([]) == .foreignModel)
        #expect(identifier(Array("not a model, but long enough to be one".utf8)) == .foreignModel)
        #expect(identifier(Array(bytes.dropLast())) == .corruptModel)
        #expect(identifier(Array(bytes.prefix(40))) == .corruptModel)
        for place in stride(from: 32, to: bytes.count, by: max(1, bytes.count / 97)) {
            var changed = bytes
            changed[place] ^= 0x40
            #expect(identifier(changed) == .corruptModel)
        }
        var version = bytes
        version[8] = 77
        #expect(identifier(version) == .foreignModel)
    }

    @Test func badSentencesAreRefused() {
        func identifier(_ sentences: [TaggedSentence]) -> LearningError.Identifier? {
            do throws(LearningError) { _ = try LearnedModel.learn(sentences) } catch { return error.identifier }
            return nil
        }
        #expect(identifier([]) == .noSentences)
        #expect(identifier([.init(tokens: [], tags: [], label: "x")]) == .emptySentence)
        #expect(identifier([.init(tokens: ["a"], tags: ["O"], label: "")]) == .missingLabel)
        #expect(identifier([.init(tokens: ["a"], tags: ["X-a"], label: "x")]) == .badTag)
        #expect(identifier([.init(tokens: ["a"], tags: ["B-"], label: "x")]) == .badTag)
    }

    @Test func oneSentenceAndOneIntentAreEnough() throws {
        let model = try LearnedModel.learn([.init(tokens: ["say", "hi"], tags: ["O", "I-what"], label: "say")])
        let found = try #require(model.predict(["say", "hi"]).first)
        #expect(found.label == "say" && found.probability == 1)
        #expect(model.predict([]).isEmpty)
        // Tags begin with B- whatever the training sentence had.
        #expect(found.tags.allSatisfy { $0 == "O" || $0 == "B-what" })
    }

    @Test func longSentencesAndLongWordsAreRead() throws {
        let model = try LearnedModel.learn(Self.sentences())
        let long = [String](repeating: "call anna", count: 10_000).flatMap { $0.split(separator: " ").map(String.init) }
        #expect(model.predict(long).first?.tags.count == 20_000)
        #expect(model.predict([String(repeating: "x", count: 100_000), "\u{0}", "", "👩‍👩‍👧"]).first?.tags.count == 4)
    }

    @Test func innerTagsFollowTheirSlot() throws {
        let model = try LearnedModel.learn(Self.sentences())
        for sentence in [["milk", "bread", "tea"], ["anna", "brown", "milk", "on"], ["two", "two", "rice", "rice", "call"]] {
            for found in model.predict(sentence, limit: 2) {
                for (index, tag) in found.tags.enumerated() where tag.hasPrefix("I-") {
                    #expect(index > 0 && found.tags[index - 1].dropFirst(2) == tag.dropFirst(2))
                }
            }
        }
    }
}
