import Foundation
import HarkTestSupport
import Testing

/// `hark converse` as a script runs it.
@Suite struct ConverseTests {
    private static let world = """
        {"now": "2026-03-10T09:30",
         "apps": [{"displayName": "Lark", "bundleIdentifier": "org.example.lark", "intents": ["INSendMessageIntent"]}],
         "contacts": [{"id": "p1", "fullName": "Ada Holt", "givenName": "Ada", "familyName": "Holt"}]}
        """

    private static let dialogues = """
        {"id":"1","lang":"en","app":"Lark","turns":[{"user":"tell Ada I'm here"},{"app":{"confirm":"ready"}},{"user":"yes"}],"expect":{"result":"handled","intent":"INSendMessageIntent","app":"Lark","values":{"recipients":["p1"],"content":"I'm here"}}}
        {"id":"2","lang":"en","app":"Lark","turns":[{"user":"tell Ada I'm here"},{"user":"no"}],"expect":{"result":"handled"}}

        """

    @Test func dialoguesArePlayedAndScored() throws {
        let bench = try Workbench()
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "hark-converse-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appending(path: name).path }
        try Data(Self.world.utf8).write(to: folder.appending(path: "world.json"))
        try Data(Self.dialogues.utf8).write(to: folder.appending(path: "in.jsonl"))
        let command = ["converse", "--world", path("world.json")]
        let run = try bench.hark(
            command + ["--dialogues", path("in.jsonl"), "--output", path("out.jsonl"), "--score", "--errors", path("wrong.tsv"), "--json"])
        #expect(run.code == 0, "\(run.errors)")
        let lines = try String(contentsOf: folder.appending(path: "out.jsonl"), encoding: .utf8).split(separator: "\n")
        #expect(
            lines.first
                == #"{"id":"1","result":"handled","intent":"INSendMessageIntent","app":"Lark","values":{"content":"I'm here","recipients":["p1"]},"handle":null,"turns":["To Ada: I'm here. Send it?","Sent."]}"#
        )
        #expect(lines.count == 2)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(report["scripts"] as? Int == 2 && report["handled"] as? Int == 1 && report["cancelled"] as? Int == 1)
        #expect(((report["score"] as? [String: Any])?["all"] as? [String: Any])?["exact"] as? Double == 0.5)
        #expect(try String(contentsOf: folder.appending(path: "wrong.tsv"), encoding: .utf8).hasPrefix("2\ten\tresult\thandled –\tcancelled "))
        // The same input gives the same bytes, also through pipes.
        let piped = try bench.hark(command + ["--dialogues", "-", "--output", "-"], input: Self.dialogues)
        #expect(piped.output.split(separator: "\n") == lines)

        let bad = try bench.hark(command + ["--dialogues", "-", "--output", "-"], input: "{}\n" + Self.dialogues)
        #expect(bad.code == 1 && bad.errors.contains("-:1: this is no script: 'id' is missing (batch.bad-script)"), "\(bad.errors)")
        #expect(try bench.hark(command + ["--dialogues", path("in.jsonl")]).errors.contains("usage.needs"))
        #expect(try bench.hark(command + ["--dialogues", path("none"), "-o", "-"]).errors.contains("usage.unreadable-file"))
        #expect(try bench.hark(command + ["--dialogues", path("in.jsonl"), "-o", path("in.jsonl")]).errors.contains("usage.conflict"))
    }
}
