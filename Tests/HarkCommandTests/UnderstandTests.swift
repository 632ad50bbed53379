import Foundation
import HarkTestSupport
import Testing

/// `hark understand`, `hark phrases`, `hark misses` and `hark explain --world` as a person or a script runs them.
@Suite struct UnderstandTests {
    private static let world = """
        {"now": "2026-03-10T09:30", "colour": "red",
         "apps": [{"displayName": "Lark", "bundleIdentifier": "org.example.lark", "intents": ["INSendMessageIntent"]}],
         "contacts": [{"id": "p1", "fullName": "Ada Holt", "givenName": "Ada", "familyName": "Holt"}]}
        """

    private static let requests = """
        {"id":"1","lang":"en","text":"tell Ada on Lark that I'm here","intent":"INSendMessageIntent","app":"Lark","slots":{"recipients":["Ada"],"content":["I'm here"]}}
        {"id":"2","lang":"en","text":"what a day","intent":null,"slots":{}}
        {"id":"3","lang":"en","text":"what a night","intent":"INSendMessageIntent","slots":{}}

        """

    /// Files of a test in a folder of its own.
    private struct Files {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "hark-understand-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try write(UnderstandTests.world, "world.json")
            try write(UnderstandTests.requests, "in.jsonl")
        }

        func path(_ name: String) -> String { folder.appending(path: name).path }
        func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }
        func text(_ name: String) throws -> String { try String(contentsOf: folder.appending(path: name), encoding: .utf8) }
        func remove() { try? FileManager.default.removeItem(at: folder) }
    }

    @Test func predictionsAndScore() throws {
        let (bench, files) = (try Workbench(), try Files())
        defer { files.remove() }
        let command = ["understand", "--world", files.path("world.json"), "--input", files.path("in.jsonl")]
        let run = try bench.hark(command + ["--output", files.path("out.jsonl"), "--score", "--errors", files.path("wrong.tsv"), "--json"])
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("world.unknown-key"))
        let lines = try files.text("out.jsonl").split(separator: "\n")
        #expect(lines.count == 3 && lines[0].hasPrefix(#"{"id":"1","intent":"INSendMessageIntent","app":"Lark","slots":{"content":["I'm here"],"recipients":["Ada"]},"values":{"#))
        #expect(lines[1].hasPrefix(#"{"id":"2","intent":null,"app":null,"slots":{},"values":{},"score":"#))
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(report["requests"] as? Int == 3 && report["refused"] as? Int == 2)
        let all = try #require((report["score"] as? [String: Any])?["all"] as? [String: Any])
        #expect(all["exact"] as? Double == 0.6667)
        #expect(try files.text("wrong.tsv").hasPrefix("3\ten\trefused\twhat a night\tINSendMessage\trefuse ("))
        // The same input gives the same bytes, also through pipes.
        let piped = try bench.hark(["understand", "--world", files.path("world.json"), "--input", "-", "--output", "-"], input: Self.requests)
        #expect(piped.output == (try files.text("out.jsonl")))
    }

    @Test func mistakesAreNamed() throws {
        let (bench, files) = (try Workbench(), try Files())
        defer { files.remove() }
        let world = ["--world", files.path("world.json")]
        func identifier(_ arguments: [String], _ identifier: String, code: Int32) throws {
            let run = try bench.hark(["understand"] + arguments)
            #expect(run.code == code && run.errors.contains(identifier), "\(arguments): \(run.code) \(run.errors)")
        }
        try identifier(["--input", "x"], "usage.needs", code: 2)
        try identifier(world + ["--input", files.path("in.jsonl")], "usage.needs", code: 2)
        try identifier(world + ["--input", files.path("in.jsonl"), "-o", "-", "--errors", "x"], "usage.needs", code: 2)
        try identifier(world + ["--input", files.path("none"), "-o", "-"], "usage.unreadable-file", code: 2)
        try identifier(world + ["--input", files.folder.path, "-o", "-"], "usage.unreadable-file", code: 2)
        try identifier(world + ["--input", files.path("in.jsonl"), "-o", files.path("in.jsonl")], "usage.conflict", code: 2)
        try identifier(world + ["--input", files.path("in.jsonl"), "-o", files.path("none/out")], "batch.unwritable", code: 1)
        try identifier(world + ["--input", files.path("in.jsonl"), "-o", "-", "--now", "noon"], "usage.bad-value", code: 2)
        try identifier(world + ["--input", files.path("in.jsonl"), "-o", "-", "--time-limit", "0"], "usage.bad-value", code: 2)
        #expect(try files.text("in.jsonl") == Self.requests)
        try files.write("{\"apps\": 3}", "world.json")
        try identifier(world + ["--input", files.path("in.jsonl"), "-o", "-"], "world.bad-value", code: 1)
    }

    @Test func aBadLineIsToldWithItsNumber() throws {
        let (bench, files) = (try Workbench(), try Files())
        defer { files.remove() }
        try files.write("{\"id\":\"a\",\"text\":\"hi\"}\n{}\n{\"id\":\"b\",\"text\":\"hi\"}\n", "in.jsonl")
        let command = ["understand", "--world", files.path("world.json"), "--input", files.path("in.jsonl"), "-o", "-"]
        let run = try bench.hark(command)
        #expect(run.code == 1 && run.lines.count == 2)
        #expect(run.errors.contains("in.jsonl:2: ") && run.errors.contains("batch.bad-line"))
        let json = try bench.hark(command + ["--json"])
        #expect(json.errors.contains(#"{"error":"batch.bad-line","line":2,"problem":"#))
    }

    @Test func aSentenceIsExplainedInAWorld() throws {
        let (bench, files) = (try Workbench(), try Files())
        defer { files.remove() }
        let run = try bench.hark(["explain", "tell Ada that hi", "--world", files.path("world.json")])
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.contains("recipients = “Ada” @5+3 → [\"p1\"]"), "\(run.output)")
        #expect(run.output.contains("Lark") && run.output.contains("0.50"))
        let refused = try bench.hark(["explain", "what a day", "--world", files.path("world.json")])
        #expect(refused.code == 4 && refused.errors.contains("understanding.no-match"))
    }

    @Test func whatCanBeSaid() throws {
        let (bench, files) = (try Workbench(), try Files())
        defer { files.remove() }
        let run = try bench.hark(["phrases", "Lark", "--world", files.path("world.json"), "--limit", "2", "--json"])
        #expect(run.code == 0 && run.lines.count == 2)
        for line in run.lines {
            let phrase = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let text = try #require(phrase["text"] as? String)
            #expect(try bench.hark(["explain", text, "--world", files.path("world.json")]).code == 0, "\(text)")
        }
        #expect(try bench.hark(["phrases", "Nobody", "--world", files.path("world.json")]).errors.contains("app.not-installed"))
        #expect(try bench.hark(["phrases", "--language", "fr"]).code == 2)
        let installed = try Workbench()
        try installed.install()
        #expect(try installed.hark(["phrases", "--language", "zh"]).output.contains("INSendMessageIntent"))
    }

    @Test func whatIsMissedIsKeptAndWiped() throws {
        let bench = try Workbench()
        try bench.install()
        #expect(try bench.hark(["misses"]).output == "")
        #expect(try bench.hark(["ask", "where is the purple walrus", "--now", "2026-03-10T09:30:00Z"]).code == 4)
        #expect(try bench.hark(["ask", "tell Anna Li on Chatter that the secret is out", "--reply", "yes"]).code == 0)
        let list = try bench.hark(["misses", "--json"])
        #expect(list.lines.count == 1 && list.output.contains("purple walrus") && list.output.contains("understanding.no-match"))
        #expect(list.output.contains("2026-03-10T09:30:00Z"))
        #expect(try bench.hark(["misses", "off"]).code == 0)
        #expect(try bench.hark(["ask", "where is the green walrus"]).code == 4)
        #expect(try bench.hark(["misses"]).lines.count == 1)
        #expect(try bench.hark(["misses", "wipe"]).code == 0)
        #expect(try bench.hark(["misses"]).output == "")
        for name in try FileManager.default.contentsOfDirectory(atPath: bench.home.path) where name.hasPrefix("hark.sqlite") {
            let bytes = try Data(contentsOf: bench.home.appending(path: name))
            #expect(bytes.range(of: Data("walrus".utf8)) == nil, "\(name)")
        }
        #expect(try bench.hark(["misses", "burn"]).code == 2)
    }
}
