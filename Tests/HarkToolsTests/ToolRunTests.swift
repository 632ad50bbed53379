import Foundation
import HarkTools
import Testing

struct ToolRunTests {
    private func shell(_ script: String, input: Data = Data(), seconds: Double = 30, limit: Int = 1 << 20, fails: Bool = false) -> ToolRun {
        ToolRun("/bin/sh", ["-c", script], input: input, seconds: seconds, outputLimit: limit, failsBeyondLimit: fails)
    }

    @Test func whatItReadsPrintsAndEndsWith() throws {
        let ending = try shell("cat; echo wrong >&2; exit 3", input: Data("tea\n".utf8)).run()
        #expect(ending.status == 3)
        #expect(ending.outputText == "tea\n")
        #expect(ending.errorText == "wrong\n")
    }

    @Test func moreInputThanAPipeHolds() throws {
        let input = Data(repeating: UInt8(ascii: "x"), count: 1 << 20)
        #expect(try shell("cat", input: input, limit: 2 << 20).run().output == input)
    }

    @Test func aSignalIsNoExitCode() throws { #expect(try shell("kill -KILL $$").run().status == nil) }

    /// With `set -m` what is started has a process group of its own.
    @Test(arguments: ["", "set -m; "]) func whatTakesTooLongIsEndedWithWhatItStarted(mode: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hark-tool-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appending(path: "alive").path
        try #require(mkfifo(pipe, 0o600) == 0)
        // The grandchild holds the pipe's end open for as long as it lives.
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        #expect(throws: ToolRun.Failure.timedOut) { try shell(mode + "(exec 9> \(pipe); printf x >&9; exec sleep 600) & wait", seconds: 1).run() }
        var byte: UInt8 = 0
        #expect(read(reader, &byte, 1) == 1)
        // Nobody has it open any more: the end is there at once, or comes with the grandchild's.
        var set = [pollfd(fd: reader, events: Int16(POLLIN), revents: 0)]
        #expect(poll(&set, 1, 30_000) == 1)
        #expect(read(reader, &byte, 1) == 0)
    }

    @Test func whatIsTooMuchIsDroppedOrAFailure() throws {
        let script = "head -c 100000 /dev/zero"
        #expect(try shell(script, limit: 1000).run().output.count == 1000)
        #expect(throws: ToolRun.Failure.printedTooMuch) { try shell(script, limit: 1000, fails: true).run() }
    }

    @Test func whatIsNotThereDoesNotStart() {
        #expect {
            try ToolRun("/nowhere/tool", [], seconds: 5).run()
        } throws: { error in
            if case .notStarted(let what) = error as? ToolRun.Failure { what.contains("/nowhere/tool") } else { false }
        }
    }

    @Test func programsAreFoundOnAPathAndFoldersAreNone() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hark-find-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "sh"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(ToolRun.find("sh", path: "\(folder.path):/bin") == "/bin/sh")
        #expect(ToolRun.find("no-such-program", path: "/bin:/usr/bin") == nil)
    }
}
