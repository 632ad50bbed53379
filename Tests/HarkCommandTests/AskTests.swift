import Foundation
import HarkTestSupport
import Testing

/// The program as a person or a script runs it, with the real sample app.
@Suite struct AskTests {
    @Test func theConversationOfTheReadme() throws {
        let bench = try Workbench()
        try bench.install()
        let result = try bench.hark([
            "ask", "Send a message using Chatter", "--reply", "Anna", "--reply", "the second one", "--reply", "I'll be late",
            "--reply", "yes",
        ])
        #expect(
            result.output == """
                you   Send a message using Chatter
                Hark  Who should I send it to?
                you   Anna
                Hark  Which Anna?  1 Anna Lee, work · 2 Anna Li, home
                you   the second one
                Hark  What should it say?
                you   I'll be late
                Hark  To Anna Li: I'll be late. Send it?
                you   yes
                Hark  Sent.

                """)
        #expect(result.errors == "")
        #expect(result.code == 0)
        #expect(try bench.hark(["app", "open", "Chatter"]).output == "Anna Li: I'll be late\n")
    }

    @Test func aMixedSentenceWithTheAppAtTheEnd() throws {
        let bench = try Workbench()
        try bench.install()
        let result = try bench.hark(["ask", "给Anna Li发消息说 see you at 8 🙂 用Chatter", "--reply", "yes", "--locale", "zh-Hans"])
        #expect(result.code == 0, "\(result.output)")
        #expect(try bench.hark(["app", "open", "Chatter"]).output == "Anna Li: see you at 8 🙂\n")
    }

    @Test func exitCodesSayHowItEnded() throws {
        let bench = try Workbench()
        try bench.install()
        #expect(try bench.hark(["ask", "Send a message using Chatter"]).code == 3)
        #expect(try bench.hark(["ask", "where is morocco"]).code == 4)
        #expect(try bench.hark(["ask", "tell Anna Li on Chatter that hi", "--reply", "no"]).code == 5)
        #expect(try bench.hark(["ask", "tell Anna Li on Chatter that hi", "--reply", "cancel"]).code == 5)
        #expect(try bench.hark(["ask"]).code == 2)
        #expect(try bench.hark(["ask", "x", "--now", "yesterday"]).code == 2)
        #expect(try bench.hark(["ask", "x", "--locale", "../../etc"]).code == 2)
        #expect(try bench.hark(["app", "open", "Nobody"]).code == 1)
    }

    @Test func jsonIsOneEventALineAndNothingElse() throws {
        let bench = try Workbench()
        try bench.install()
        let result = try bench.hark(
            ["ask", "tell Anna Li on Chatter that hi", "--reply", "yes", "--json", "--now", "2026-03-10T09:30:00Z"])
        #expect(result.code == 0)
        var kinds: [String] = []
        for (index, line) in result.lines.enumerated() {
            let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(event["sequence"] as? Int == index + 1)
            #expect((event["time"] as? String)?.hasPrefix("2026-03-10T09:30:00") == true)
            kinds.append(event["kind"] as? String ?? "")
        }
        #expect(kinds.first == "utterance" && kinds.last == "ended")
        #expect(kinds.contains("handling") && kinds.contains("handled"))
        // The trace is the same stream.
        #expect(try bench.hark(["trace", "last", "--json"]).output == result.output)
    }

    @Test func aStructuredRequestFromAFileAndFromInput() throws {
        let bench = try Workbench()
        try bench.install()
        let json = #"{"type":"INSendMessageIntent","recipients":["Anna Lee"],"content":"hello"}"#
        let file = bench.root.appending(path: "request.json")
        try Data(json.utf8).write(to: file)
        #expect(try bench.hark(["ask", "--intent", file.path, "--app", "Chatter", "--reply", "yes"]).code == 0)
        #expect(try bench.hark(["ask", "--intent", "-", "--reply", "yes"], input: json).code == 0)
        #expect(try bench.hark(["app", "open", "Chatter"]).lines == ["Anna Lee: hello", "Anna Lee: hello"])

        #expect(try bench.hark(["ask", "--intent", "/nowhere.json"]).code == 2)
        #expect(try bench.hark(["ask", "--intent", file.path, "--app", "Nobody"]).errors.contains("app.not-installed"))
        #expect(try bench.hark(["ask", "--intent", "-"], input: "{").errors.contains("request.malformed"))
        #expect(try bench.hark(["ask", "--intent", "-"], input: #"{"type":"INNo"}"#).errors.contains("request.unknown-intent"))
    }

    @Test func chatReadsLinesAndAnswersInTheirOrder() throws {
        let bench = try Workbench()
        try bench.install()
        let result = try bench.hark(
            ["chat"], input: "Send a message using Chatter\nAnna Li\nhello\nyes\n\ntell Anna Lee on Chatter that ho\nno\n")
        #expect(result.code == 5)
        #expect(try bench.hark(["app", "open", "Chatter"]).output == "Anna Li: hello\n")
    }

    @Test func aCallIsHandedToTheAppWithWhomToCall() throws {
        let bench = try Workbench()
        try bench.install()
        let result = try bench.hark(["ask", "video call Anna Li on Chatter", "--reply", "yes"])
        #expect(result.code == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("Calling Anna Li with video…"), "\(result.output)")
        // With --json the app's own words stay out of the stream.
        let json = try bench.hark(["ask", "call Anna Lee on Chatter", "--reply", "yes", "--json"])
        #expect(json.code == 0)
        #expect(json.lines.allSatisfy { $0.hasPrefix("{") })
        #expect(json.output.contains("\"kind\":\"appOpened\""))
    }

    @Test func twoRunsOfOneSessionAreEqualByteForByte() throws {
        let runs = try (0..<2).map { _ in
            let bench = try Workbench()
            try bench.install()
            let result = try bench.hark([
                "ask", "tell Anna on Chatter that hi", "--reply", "the second one", "--reply", "yes", "--session", "demo", "--now",
                "2026-03-10T09:30:00Z", "--time-zone", "UTC",
            ])
            #expect(result.code == 0)
            #expect(try bench.hark(["ask", "x", "--session", "demo"]).errors.contains("session.exists"))
            return try bench.hark(["trace", "demo", "--json", "--canonical"]).output
        }
        #expect(runs[0] == runs[1])
        #expect(runs[0].contains("\"kind\":\"handled\""))
    }

    @Test func explainSaysWhyAndDoesNothing() throws {
        let bench = try Workbench()
        try bench.install()
        let result = try bench.hark(["explain", "tell Anna Li on Chatter that hi"])
        #expect(result.code == 0)
        #expect(result.output.contains("INSendMessageIntent"))
        #expect(result.output.contains("content = “hi”"))
        #expect(try bench.hark(["explain", "where is morocco"]).code == 4)
        let json = try bench.hark(["explain", "tell Anna Li on Chatter that hi", "--json"])
        #expect((try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])?["readings"] != nil)
        #expect(try bench.hark(["app", "open", "Chatter"]).output == "No messages yet.\n")
        #expect(try bench.hark(["trace", "last"]).code == 1)
    }
}
