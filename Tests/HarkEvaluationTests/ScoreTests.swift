import HarkUnderstanding
import IntentSchema
import Testing

@testable import HarkEvaluation

@Suite struct SurfaceTests {
    @Test(arguments: [
        ("Hello", "hello", .other, true), ("ＡＢ", "ab", .other, true), ("“hi!”", "hi", .other, true), ("给 王一然", "给王一然", .other, true),
        ("王 一然", "王一然", .other, true), ("the Golden Gate", "golden gate", .other, true), ("my sister", "sister", .other, true),
        ("my sister's", "sister", .other, true), ("at 5", "5", .timeOrPlace, true), ("在车站", "车站", .timeOrPlace, true),
        ("before 5", "5", .timeOrPlace, false), ("at 5", "5", .other, false), ("that it works", "it works", .text, true),
        ("说我到了", "我到了", .text, true), ("says", "say", .text, false), ("don\u{2019}t", "don't", .text, true), ("50%", "50", .other, false),
        ("a", "an", .other, false), ("👍", "👍🏽", .text, false), ("...", "...", .text, true), ("ice cream", "icecream", .other, false),
    ] as [(String, String, Surface.Kind, Bool)])
    func sameWords(one: String, other: String, kind: Surface.Kind, same: Bool) {
        #expect((Surface.key(one, kind) == Surface.key(other, kind)) == same, "\(Surface.key(one, kind)) \(Surface.key(other, kind))")
    }
}

@Suite struct ScoreTests {
    private let world = (try? WorldReader.read(Array(SmallWorld.text.utf8), path: "world.json")) ?? WorldFile()

    private func request(_ text: String) throws -> Request { try Request(line: Array(text.utf8)) }

    private func isExact(_ gold: String, _ prediction: Prediction) throws -> Bool {
        let label = try #require(try request(gold).label)
        return Comparison.best(prediction, label, world).isExact
    }

    private func sent(_ slots: [String: [String]], app: String? = nil, values: [String: JSON] = [:], intent: String = "INSendMessageIntent") -> Prediction {
        Prediction(id: "1", intent: intent, app: app, slots: slots, values: values, score: 1)
    }

    @Test func exactIsIntentAppAndAllSlots() throws {
        let gold = #"{"id":"1","lang":"en","text":"x","intent":"INSendMessageIntent","app":"Lark","slots":{"recipients":["Ada","Bo"],"content":["Hi there"]}}"#
        #expect(try isExact(gold, sent(["recipients": ["bo", "Ada"], "content": ["that hi there."]], app: "云雀")))
        #expect(try isExact(gold, sent(["recipients": ["Ada", "Bo"], "content": ["Hi there"]], app: "org.example.lark")))
        #expect(try !isExact(gold, sent(["recipients": ["Ada", "Bo"], "content": ["Hi there"]], app: "Kestrel")))
        #expect(try !isExact(gold, sent(["recipients": ["Ada", "Bo"], "content": ["Hi there"]])))
        #expect(try !isExact(gold, sent(["recipients": ["Ada"], "content": ["Hi there"]], app: "Lark")))
        #expect(try !isExact(gold, sent(["recipients": ["Ada", "Bo", "Bo"], "content": ["Hi there"]], app: "Lark")))
        #expect(try !isExact(gold, sent(["recipients": ["Ada", "Bo"], "content": ["Hi there"], "sender": ["me"]], app: "Lark")))
        #expect(try !isExact(gold, sent(["recipients": ["Ada", "Bo"], "content": ["Hi there"]], app: "Lark", intent: "INSearchForMessagesIntent")))
        #expect(try !isExact(gold, Prediction(id: "1")))
    }

    @Test func furtherCommandsCountEach() throws {
        let gold = ##"{"id":"1","lang":"en","text":"x","intent":"INStartCallIntent","slots":{"contacts":["Ada"]},"also":[{"intent":"INStartCallIntent","slots":{"contacts":["Bo"]}}]}"##
        func call(_ name: String, also: [Prediction] = []) -> Prediction {
            Prediction(id: "1", intent: "INStartCallIntent", slots: ["contacts": [name]], score: 1, also: also)
        }
        #expect(try isExact(gold, call("Ada", also: [call("Bo")])))
        #expect(try !isExact(gold, call("Ada")))
        #expect(try !isExact(gold, call("Ada", also: [call("Ada")])))
        #expect(try !isExact(gold, call("Ada", also: [call("Bo"), call("Bo")])))
        let one = ##"{"id":"1","lang":"en","text":"x","intent":"INStartCallIntent","slots":{"contacts":["Ada"]}}"##
        #expect(try !isExact(one, call("Ada", also: [call("Bo")])))
    }

    @Test func casesCountByTheirValue() throws {
        let gold = #"{"id":"1","lang":"en","text":"x","intent":"INStartCallIntent","slots":{"contacts":["Ada"],"callCapability":["video"]},"values":{"callCapability":"videoCall"}}"#
        let slots = ["contacts": ["Ada"]]
        #expect(try isExact(gold, sent(slots, values: ["callCapability": "videoCall"], intent: "INStartCallIntent")))
        #expect(try !isExact(gold, sent(slots, values: ["callCapability": "audioCall"], intent: "INStartCallIntent")))
        #expect(try !isExact(gold, sent(slots, intent: "INStartCallIntent")))
        // A value that was not said is no slot.
        let plain = #"{"id":"1","lang":"en","text":"x","intent":"INStartCallIntent","slots":{"contacts":["Ada"]}}"#
        #expect(try isExact(plain, sent(slots, values: ["callCapability": "audioCall"], intent: "INStartCallIntent")))
    }

    @Test func aSingleNumberOrTitleCountsByItsValue() throws {
        let gold = #"{"id":"1","lang":"en","text":"x","intent":"INStartWorkoutIntent","slots":{"goalValue":["five"],"workoutName":["晨跑"]},"values":{"goalValue":5,"workoutName":"Morning Run"}}"#
        #expect(try isExact(gold, sent(["goalValue": ["5"], "workoutName": ["morning run"]], intent: "INStartWorkoutIntent")))
        #expect(try isExact(gold, sent(["goalValue": ["five k"], "workoutName": ["晨跑"]], values: ["goalValue": 5], intent: "INStartWorkoutIntent")))
        #expect(try !isExact(gold, sent(["goalValue": ["five k"], "workoutName": ["晨跑"]], values: ["goalValue": 6], intent: "INStartWorkoutIntent")))
    }

    @Test func overridesAreRightToo() throws {
        let gold = """
            {"id":"1","lang":"en","text":"x","intent":"INSendMessageIntent","app":"Lark","slots":{"recipients":["Ada"]},
             "accept":[{"slots":{"speakableGroupName":["Ada"]}},{"intent":null,"app":null,"slots":{}}]}
            """.replacing("\n", with: "")
        #expect(try isExact(gold, sent(["recipients": ["Ada"]], app: "Lark")))
        #expect(try isExact(gold, sent(["speakableGroupName": ["Ada"]], app: "Lark")))
        #expect(try isExact(gold, Prediction(id: "1")))
        #expect(try !isExact(gold, sent(["speakableGroupName": ["Ada"]])))
    }

    @Test func theFiguresAddUp() throws {
        var scorer = Scorer(world: world)
        let lines = [
            #"{"id":"1","lang":"en","text":"a","intent":"INSendMessageIntent","slots":{"recipients":["Ada"],"content":["x"]},"values":{"recipients":[["p1","p2"]]}}"#,
            #"{"id":"2","lang":"zh","text":"b\tc","intent":null,"slots":{}}"#,
            #"{"id":"3","lang":"zh","text":"d","intent":null,"slots":{}}"#,
            #"{"id":"4","lang":"en","text":"e","intent":"INSendPaymentIntent","slots":{"payee":["Ada"]}}"#,
            #"{"id":"5","lang":"en","text":"f"}"#,
        ]
        let predictions = [
            sent(["recipients": ["Ada"], "content": ["y"]], values: ["recipients": [["p2", "p1"]]]), sent(["recipients": ["c"]]),
            Prediction(id: "3"), Prediction(id: "4"), Prediction(id: "5"),
        ]
        var errors: [String] = []
        for (line, prediction) in zip(lines, predictions) {
            if let error = scorer.count(prediction, of: try request(line)) { errors.append(error) }
        }
        #expect(scorer.all.requests == 4 && scorer.unlabelled == 1 && scorer.all.exact == 1)
        #expect(scorer.all.rightSlots == 1 && scorer.all.missingSlots == 2 && scorer.all.superfluousSlots == 2)
        #expect(scorer.all.slotF1 == 2.0 / 6.0 && scorer.all.refusalPrecision == 0.5 && scorer.all.refusalRecall == 0.5)
        #expect(scorer.all.valueAccuracy == 1)
        #expect(scorer.languages["zh"]?.exactMatch == 0.5 && scorer.domains["refusals"]?.requests == 2 && scorer.domains["messages"]?.requests == 1)
        #expect(errors.count == 3)
        #expect(errors[0] == "1\ten\tslots\ta\tINSendMessage content=“x”\tINSendMessage content=“y” (1)")
        #expect(errors[1] == "2\tzh\taccepted\tb c\trefuse\tINSendMessage recipients=“c” (1)")
        #expect(errors[2].contains("\trefused\t"))
        let report = ScoreReport(scorer)
        #expect(report.text.split(separator: "\n").count == 1 + 1 + 2 + 3)
        #expect(report.json["all"]?["exact"] == 0.25)
    }
}
