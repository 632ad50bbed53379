import Foundation
import HarkEvaluation
import Testing

@testable import HarkRehearsal

/// Scripts played in a small world, from the sentence to what handle receives.
@Suite struct PlayTests {
    static let world = """
        {"now": "2026-03-10T09:30", "languages": ["en", "zh"],
         "apps": [{"displayName": "Lark", "bundleIdentifier": "org.example.lark", "intents": ["INSendMessageIntent", "INStartCallIntent"]},
                  {"displayName": "Wren", "bundleIdentifier": "org.example.wren", "intents": ["INSendMessageIntent"]},
                  {"displayName": "Purse", "bundleIdentifier": "org.example.purse", "intents": ["INSendPaymentIntent"]},
                  {"displayName": "Lists", "bundleIdentifier": "org.example.lists", "intents": ["INAddTasksIntent", "INCreateNoteIntent"]}],
         "contacts": [{"id": "p1", "fullName": "Ada Holt", "givenName": "Ada", "familyName": "Holt", "organization": "Mill Street Library",
                       "handles": [{"label": "mobile", "value": "+1-555-0101"}, {"label": "work", "value": "+1-555-0102"}]},
                      {"id": "p2", "fullName": "Ada Reyes", "givenName": "Ada", "familyName": "Reyes"},
                      {"id": "p3", "fullName": "Ben Ito", "givenName": "Ben", "familyName": "Ito"},
                      {"id": "p4", "fullName": "林小雨", "givenName": "小雨", "familyName": "林"}]}
        """

    private static let player: ScriptPlayer? = {
        guard let file = try? WorldReader.read(Array(world.utf8), path: "world.json"), let now = BatchRun.localTime("2026-03-10T09:30") else {
            return nil
        }
        return ScriptPlayer(world: file, now: now)
    }()

    private func play(_ app: String?, _ turns: [DialogueScript.Turn]) throws -> DialogueOutcome {
        try #require(Self.player).play(DialogueScript(id: "x", language: "en", app: app, turns: turns))
    }

    private static let adas = DialogueScript.Turn.app(
        .resolve(
            parameter: "recipients",
            .disambiguation([
                .init(person: "p1", title: "Ada Holt", subtitle: "Library"), .init(person: "p2", title: "Ada Reyes", subtitle: "Choir"),
            ])))

    @Test func theAppAtHandServesWhereNoneIsNamed() throws {
        let outcome = try play("Wren", [.user("tell Ben the bus is late"), .app(.confirm(code: "ready")), .user("yes")])
        #expect(outcome.ending.result == "handled" && outcome.ending.app == "Wren" && outcome.ending.intent == "INSendMessageIntent")
        #expect(outcome.ending.values == ["recipients": ["p3"], "content": "the bus is late"])
        #expect(outcome.ending.handle == nil && outcome.turns == ["To Ben: the bus is late. Send it?", "Sent."])
        let named = try play("Wren", [.user("tell Ben on Lark the bus is late"), .user("yes")])
        #expect(named.ending.app == "Lark")
        let asked = try play(nil, [.user("tell Ben the bus is late"), .user("Wren"), .user("yes")])
        #expect(asked.ending.app == "Wren" && asked.turns.first == "Which app should do it?")
    }

    /// "Neither of them" is asked about by Hark itself: that the app needs a value is no second question.
    @Test func whatHarkAskedForIsNotAskedForAgain() throws {
        let needs = DialogueScript.Turn.app(.resolve(parameter: "recipients", .needsValue))
        let outcome = try play("Lark", [.user("tell ada hi"), Self.adas, .user("neither of them"), needs, .user("i meant ben"), .user("yes")])
        #expect(outcome.ending.result == "handled" && outcome.ending.values["recipients"] == ["p3"], "\(outcome.turns)")
    }

    /// What one app cannot use goes to the other as it was said.
    @Test func anotherAppGetsWhatTheFirstCouldNotUse() throws {
        let offline = DialogueScript.Turn.app(.resolve(parameter: "recipients", .unsupported(reason: "offline")))
        let outcome = try play(nil, [.user("用Lark给Ben发消息说hi"), offline, .user("那用Wren发吧"), .user("yes")])
        #expect(outcome.ending.app == "Wren" && outcome.ending.values == ["recipients": ["p3"], "content": "hi"], "\(outcome.turns)")
        let other = try play(nil, [.user("用Lark给Ben发消息说hi"), offline, .user("林小雨"), .user("用Wren发"), .user("yes")])
        #expect(other.ending.app == "Wren" && other.ending.values["recipients"] == ["p4"], "\(other.turns)")
    }

    /// In its script, too.
    @Test(arguments: [
        ("用Lark发消息给林小雨说车晚点了", "吗？"), ("用Lark發訊息給林小雨說車晚點了", "嗎？"), ("用Lark告訴Ben車晚點了", "Send it?"), ("text Ben on Lark the bus is late", "Send it?"),
    ])
    func theAnswersLanguageFollowsTheRequests(text: String, ending: String) throws {
        let outcome = try play("Lark", [.user(text), .user("yes")])
        #expect(outcome.turns.first?.hasSuffix(ending) == true, "\(outcome.turns)")
    }

    @Test func theAppAnswersWhereItsTurnStands() throws {
        let turns: [DialogueScript.Turn] = [
            .user("tell Ada the bus is late"), Self.adas, .user("the second one"), .app(.confirm(code: "ready")), .user("to Ada Holt instead"),
            .app(.resolve(parameter: "recipients", .unsupported(reason: "not here"))), .user("Ben"), .user("yes"),
        ]
        let outcome = try play("Lark", turns)
        #expect(outcome.ending.result == "handled" && outcome.ending.values["recipients"] == ["p3"])
        #expect(outcome.turns.count == 5 && outcome.turns[0] == "Which Ada?")
        #expect(outcome.turns[2].hasPrefix("not here.\n"), "\(outcome.turns)")
    }

    /// A case of the parameter's reasons has Hark's own sentence; a blank reason is none.
    @Test(arguments: [("noAccount", "Ada Holt has no account with Lark."), (" ", "I can't send it to Ada Holt with Lark."), ("号码停用了。", "号码停用了。")])
    func theReasonIsSaid(reason: String, sentence: String) throws {
        let turns: [DialogueScript.Turn] = [
            .user("tell Ada Holt the bus is late"), .app(.resolve(parameter: "recipients", .unsupported(reason: reason))), .user("Ben"), .user("yes"),
        ]
        let outcome = try play("Lark", turns)
        #expect(outcome.ending.result == "handled" && outcome.ending.values["recipients"] == ["p3"])
        #expect(outcome.turns[0] == sentence + "\nWho should I send it to?", "\(outcome.turns)")
    }

    @Test func aChosenHandleIsTold() throws {
        let outcome = try play(
            "Lark",
            [
                .user("call Ada Holt"),
                .app(
                    .resolve(
                        parameter: "contacts",
                        .disambiguation([
                            .init(person: "p1", title: "Ada Holt", subtitle: "mobile"), .init(person: "p1", title: "Ada Holt", subtitle: "work"),
                        ]))), .user("work"), .user("yes"),
            ])
        #expect(outcome.ending.result == "handled" && outcome.ending.handle == "work" && outcome.ending.values["contacts"] == ["p1"])
    }

    @Test func scriptsEndAsTheyMust() throws {
        let sentence = DialogueScript.Turn.user("tell Ben the bus is late")
        let open = try play("Lark", [sentence])
        #expect(open.ending.result == "failed" && open.ending.values.isEmpty && open.ending.identifier == "dialogue.needs-answer")
        #expect(try play("Lark", [sentence, .user("never mind")]).ending.result == "cancelled")
        let refused = try play("Lark", [.user("what a lovely day")])
        #expect(refused.ending.result == "failed" && refused.ending.intent == nil && refused.ending.identifier?.hasPrefix("understanding.") == true)
        let failing = try play("Lark", [sentence, .app(.confirm(code: "failure"))])
        #expect(failing.ending.result == "failed" && failing.ending.identifier == "app.failed")
        let failed = try play("Lark", [sentence, .user("yes"), .app(.handle(code: "failure"))])
        #expect(failed.ending.result == "failed" && failed.ending.values["recipients"] == ["p3"])
    }

    @Test func whatIsEssentialIsAskedForByHark() throws {
        let outcome = try play("Purse", [.user("pay Ben"), .user("$20"), .user("yes")])
        #expect(outcome.ending.result == "handled")
        #expect(outcome.ending.values["currencyAmount"] == .object(["amount": 20, "currency": "USD"]))
        #expect(outcome.turns[0] == "How much?")
    }

    @Test func severalCommandsOfASentenceEndOneByOne() throws {
        let outcome = try play("Lark", [.user("tell Ben on Lark that one and then tell Ada Reyes on Lark that two"), .user("yes"), .user("no")])
        #expect(outcome.ending.result == "handled" && outcome.ending.values["content"] == "one")
        #expect(outcome.also.map(\.result) == ["cancelled"])
    }

    @Test func theLineOfAnOutcomeHasItsMembersInOrder() throws {
        let outcome = try play("Lists", [.user("add milk to my list")])
        #expect(
            outcome.line.hasPrefix(#"{"id":"x","result":"handled","intent":"INAddTasksIntent","app":"Lists","values":{"#)
                && outcome.line.hasSuffix(#""handle":null,"turns":["Added milk."]}"#), "\(outcome.line)")
    }

    @Test func aRunScoresCountsAndNamesBadLines() throws {
        let pipe = Pipe()
        let lines = """
            {"id":"1","lang":"en","app":"Lark","turns":[{"user":"tell Ben the bus is late"},{"user":"yes"}],"expect":{"result":"handled","intent":"INSendMessageIntent","app":"lark","values":{"recipients":["p3"]}}}
            no script

            {"id":"2","lang":"zh","app":"Lark","turns":[{"user":"告诉林小雨车晚点了"},{"user":"不"}],"expect":{"result":"handled","values":{"recipients":["p4"]}},"tags":["no"]}
            {"id":"3","lang":"zh","turns":[{"user":"早上好"}]}

            """
        try pipe.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
        try pipe.fileHandleForWriting.close()
        let file = try WorldReader.read(Array(Self.world.utf8), path: "world.json")
        var run = DialogueRun(world: file, now: try #require(BatchRun.localTime("2026-03-10T09:30")))
        var wrong: [String] = []
        var failures: [String] = []
        run.run(LineSource(pipe.fileHandleForReading), name: "in") { outcome in
            switch outcome {
            case .played(_, _, let error): if let error { wrong.append(error) }
            case .failed(let error): failures.append("\(error.identifier) \(error.arguments["line"] ?? "")")
            }
        }
        #expect(run.summary == .init(scripts: 3, handled: 1, cancelled: 1, failed: 1, badLines: 1))
        #expect(failures == ["batch.bad-script 2"])
        #expect(wrong.count == 1 && wrong[0].hasPrefix("2\tzh\tresult\thandled – recipients=[\"p4\"]\tcancelled INSendMessage@Lark\t“告诉林小雨车晚点了” → "))
        #expect(run.scorer.all.scripts == 2 && run.scorer.all.exact == 1 && run.scorer.unlabelled == 1)
        #expect(run.scorer.languages["zh"]?.exact == 0 && run.scorer.tags["no"]?.scripts == 1)
        let report = DialogueReport(run.scorer)
        #expect(report.text.split(separator: "\n")[1].split(separator: " ") == ["all", "2", "0.500", "0.500", "1.000", "1.000", "0.500"])
        #expect(report.json["all"]?["exact"] == 0.5)
    }
}
