import Foundation
import HarkEvaluation
import HarkLearning
import IntentSchema
import Testing

@Suite struct LearningFilesTests {
    /// A folder of its own that is removed again.
    private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hark-learning-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
        try body(folder.path)
    }

    private func identifier(_ format: LearningFiles.Format, _ path: String) -> String? {
        do throws(HarkError) { _ = try LearningFiles(format: format).sentences(at: path) } catch { return error.identifier }
        return nil
    }

    @Test func snipsPiecesBecomeTags() throws {
        let json = #"{"Brew": [{"data": [{"text": "Don't brew "}, {"text": "green tea,", "entity": "drink"}, {"text": " please."}]}]}"#
        try withFolder(["a.json": json, "b.json": json.replacing("Brew", with: "Pour")]) { folder in
            let due = TaggedSentence(
                tokens: ["Don", "t", "brew", "green", "tea", "please"], tags: ["O", "O", "O", "B-drink", "I-drink", "O"], label: "Brew")
            let one = try LearningFiles(format: .snips).sentences(at: folder + "/a.json")
            let both = try LearningFiles(format: .snips).sentences(at: folder)
            #expect(one == [due])
            #expect(both.map(\.label) == ["Brew", "Pour"])
        }
    }

    @Test func linesAndColumnsSayTheSame() throws {
        let files = [
            "a.seq.in": "brew green tea\nstop\n", "a.seq.out": "O B-drink I-drink\nO\n", "a.label": "Brew\nStop\n",
            "c.conll": "# intent: Brew\nbrew\tO\ngreen\tB-drink\ntea\tI-drink\n\n# intent = Stop\n1\tstop\tStop\tO\n",
        ]
        try withFolder(files) { folder in
            let reader = LearningFiles(format: .bio)
            let due = [
                TaggedSentence(tokens: ["brew", "green", "tea"], tags: ["O", "B-drink", "I-drink"], label: "Brew"),
                TaggedSentence(tokens: ["stop"], tags: ["O"], label: "Stop"),
            ]
            for path in ["/a", "/a.seq.in", "/c.conll"] {
                let found = try reader.sentences(at: folder + path)
                #expect(found == due)
            }
            let both = try reader.sentences(at: folder)
            #expect(both == due + due)
        }
    }

    @Test func badFilesAreNamed() throws {
        let files = [
            "a.seq.in": "brew tea\n", "a.seq.out": "O\n", "a.label": "Brew\n", "no.conll": "brew\tO\n", "bad.json": "{\"Brew\": 1}",
            "empty.conll": "\n",
            "one.conll": "# intent: x\nword\n",
        ]
        try withFolder(files) { folder in
            for path in ["/a", "/no.conll", "/empty.conll", "/one.conll"] { #expect(identifier(.bio, folder + path) == "learning.bad-file") }
            #expect(identifier(.snips, folder + "/bad.json") == "learning.bad-file")
            #expect(identifier(.snips, folder + "/none.json") == "usage.unreadable-file")
            #expect(identifier(.bio, folder + "/none") == "usage.unreadable-file")
        }
    }

    @Test func scoresCountWholeSlots() {
        let due = TaggedSentence(tokens: ["a", "b", "c"], tags: ["B-x", "I-x", "B-y"], label: "one")
        var score = LearningScore()
        score.add(("one", ["B-x", "I-x", "B-y"]), due: due)
        score.add(("one", ["B-x", "O", "B-y"]), due: due)
        score.add(("two", ["B-x", "I-x", "B-y"]), due: due)
        #expect(score.sentences == 3 && score.exact == 1 && score.rightIntents == 2)
        // Micro: whatever the intent; 5 of 6 found and due.
        #expect(abs(score.microF1 - 5.0 / 6) < 1e-9)
        // Macro: under the right intent x has 1 of 2 found and 3 due, y 2 of 2 found and 3 due.
        #expect(abs(score.macroF1 - (2.0 / 5 + 4.0 / 5) / 2) < 1e-9)
    }

    @Test func drawsAreRepeatable() {
        let sentences = (0..<40).map { TaggedSentence(tokens: ["\($0)"], tags: ["O"], label: $0 % 2 == 0 ? "a" : "b") }
        let drawn = LearningDraw.draw(sentences, perIntent: 5, seed: 3)
        #expect(drawn.count == 10 && drawn.filter { $0.label == "a" }.count == 5)
        #expect(drawn == LearningDraw.draw(sentences, perIntent: 5, seed: 3))
        #expect(drawn != LearningDraw.draw(sentences, perIntent: 5, seed: 4))
        #expect(LearningDraw.draw(sentences, perIntent: 100, seed: 3) == sentences)
    }

    @Test func aRunLearnsAndMeasures() throws {
        var text = ""
        for drink in ["tea", "coffee", "milk", "cocoa", "juice", "water"] {
            text += "# intent: Brew\nbrew\tO\n\(drink)\tB-drink\n\n# intent: Stop\nstop\tO\nthe\tO\n\(drink)\tO\n\n"
        }
        try withFolder(["train.conll": text, "test.conll": "# intent: Brew\nbrew\tO\nmate\tB-drink\n"]) { folder in
            let run = LearningRun(format: .bio)
            let learned = try run.learn(from: folder + "/train.conll")
            let (score, pace) = try run.measure(learned.model, on: folder + "/test.conll")
            #expect(score.exactMatch == 1 && pace > 0)
            let report = LearningReport(learned, (score, pace))
            #expect(report.test?.slotF1Macro == 1 && report.trainingSentences == 12 && report.intents == 2)
        }
    }
}
