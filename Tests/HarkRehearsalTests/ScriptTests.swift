import Foundation
import HarkEvaluation
import Testing

@testable import HarkRehearsal

/// How a line of a file of scripts is read.
@Suite struct ScriptTests {
    private func problem(_ line: String) -> String? {
        do throws(BadLine) {
            _ = try DialogueScript(line: Array(line.utf8))
            return nil
        } catch {
            return error.problem
        }
    }

    @Test func everyKindOfTurnIsRead() throws {
        let script = try DialogueScript(
            line: Array(
                """
                {"id":"x","lang":"en","app":"Lark","tags":["a"],"turns":[{"user":"hi"},
                {"app":{"resolve":"recipients","outcome":"disambiguation","options":[{"person":"p1","title":"Ada","subtitle":"work"},"Ben"]}},
                {"app":{"resolve":"content","outcome":"needsValue"}},{"app":{"resolve":"content","outcome":"unsupported","reason":"too long"}},
                {"app":{"resolve":"partySize","outcome":"confirmationRequired","value":4}},{"app":{"resolve":"note","outcome":"notRequired"}},
                {"app":{"resolve":"note","outcome":"success","value":"lunch"}},{"app":{"confirm":"ready"}},{"app":{"handle":"failure"}}],
                "expect":{"result":"handled","intent":"INSendMessageIntent","app":"Lark","values":{"content":"hi"}}}
                """.replacing("\n", with: "").utf8))
        #expect(script.id == "x" && script.language == "en" && script.app == "Lark" && script.tags == ["a"])
        #expect(
            script.turns == [
                .user("hi"),
                .app(
                    .resolve(
                        parameter: "recipients",
                        .disambiguation([.init(person: "p1", title: "Ada", subtitle: "work"), .init(title: "Ben")]))),
                .app(.resolve(parameter: "content", .needsValue)), .app(.resolve(parameter: "content", .unsupported(reason: "too long"))),
                .app(.resolve(parameter: "partySize", .confirmationRequired(4))), .app(.resolve(parameter: "note", .notRequired)),
                .app(.resolve(parameter: "note", .success("lunch"))), .app(.confirm(code: "ready")), .app(.handle(code: "failure")),
            ])
        #expect(script.expected == .init(result: "handled", intent: "INSendMessageIntent", app: "Lark", values: ["content": "hi"]))
    }

    @Test(arguments: [
        ("", "column 1"), ("[]", "an object is expected"), (#"{"turns":[]}"#, "'id'"), (#"{"id":"x"}"#, "'turns'"),
        (#"{"id":"x","turns":[]}"#, "the person says nothing"), (#"{"id":"x","app":3,"turns":[{"user":"a"}]}"#, "'app'"),
        (#"{"id":"x","turns":[{"user":"a"},{"user":3}]}"#, "turn 2: either 'user'"),
        (#"{"id":"x","turns":[{"user":"a","app":{"confirm":"ready"}}]}"#, "turn 1: either 'user'"),
        (#"{"id":"x","turns":[{"user":"a"},{"app":{}}]}"#, "turn 2: one of 'resolve'"),
        (#"{"id":"x","turns":[{"app":{"resolve":"p"}}]}"#, "turn 1: 'outcome' is missing"),
        (#"{"id":"x","turns":[{"app":{"resolve":"p","outcome":"maybe"}}]}"#, "turn 1: there is no outcome 'maybe'"),
        (#"{"id":"x","turns":[{"app":{"resolve":"p","outcome":"disambiguation","options":[]}}]}"#, "turn 1: 'options'"),
        (#"{"id":"x","turns":[{"app":{"resolve":"p","outcome":"disambiguation","options":[{"person":"p1"}]}}]}"#, "turn 1: an option"),
        (#"{"id":"x","turns":[{"user":"a"}],"expect":{"result":"done"}}"#, "'expect'"),
    ])
    func whatIsNoScriptSaysWhy(_ line: String, _ reason: String) { #expect(problem(line)?.contains(reason) == true, "\(problem(line) ?? "read")") }

    @Test func turnsAndOptionsAreBounded() {
        let turn = #"{"user":"a"}"#
        func script(_ count: Int) -> String { #"{"id":"x","turns":["# + Array(repeating: turn, count: count).joined(separator: ",") + "]}" }
        #expect(problem(script(DialogueScript.turnLimit)) == nil)
        #expect(problem(script(DialogueScript.turnLimit + 1)) == "more than 200 turns")
        func options(_ count: Int) -> String {
            #"{"id":"x","turns":[{"user":"a"},{"app":{"resolve":"p","outcome":"disambiguation","options":["#
                + Array(repeating: #""o""#, count: count).joined(separator: ",") + "]}}]}"
        }
        #expect(problem(options(DialogueScript.optionLimit)) == nil)
        #expect(problem(options(DialogueScript.optionLimit + 1)) == "turn 2: more than 100 options")
    }
}
