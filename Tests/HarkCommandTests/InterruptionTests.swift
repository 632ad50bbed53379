import Foundation
import HarkTestSupport
import Testing

/// `hark chat` killed in the middle of a conversation, and started again.
struct InterruptionTests {
    /// A conversation whose process can be killed.
    private final class Chat {
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private(set) var text = ""

        init(_ bench: Workbench) throws {
            process.executableURL = Workbench.products.appending(path: "hark")
            process.arguments = ["chat"]
            process.environment = ["HARK_HOME": bench.home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
            process.standardInput = input
            process.standardOutput = output
            process.standardError = output
            try process.run()
        }

        func say(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }

        /// Reads until something was said; the process's end is one.
        func wait(for words: String) {
            while !text.contains(words) {
                let data = output.fileHandleForReading.availableData
                guard !data.isEmpty else { return }
                text += String(decoding: data, as: UTF8.self)
            }
        }

        func kill() {
            Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        func leave() throws -> Int32 {
            try input.fileHandleForWriting.close()
            while case let data = output.fileHandleForReading.availableData, !data.isEmpty { text += String(decoding: data, as: UTF8.self) }
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    @Test func theConversationGoesOnWhereItWas() throws {
        let bench = try Workbench()
        try bench.install()
        let first = try Chat(bench)
        try first.say("Send a message using Chatter")
        first.wait(for: "Who should I send it to?")
        first.kill()
        let second = try Chat(bench)
        second.wait(for: "Who should I send it to?")
        #expect(second.text.contains("going on from there"))
        for reply in ["Anna Li", "see you"] { try second.say(reply) }
        second.wait(for: "Send it?")
        second.kill()
        let third = try Chat(bench)
        third.wait(for: "Send it?")
        try third.say("yes")
        #expect(try third.leave() == 0 && third.text.contains("Sent."), "\(third.text)")
        #expect(try bench.hark(["app", "open", "Chatter"]).output == "Anna Li: see you\n")

        // Step by step, and with other replies.
        let steps = try bench.hark(["trace", "last", "--step"])
        #expect(steps.code == 0 && steps.output.contains("recover") && steps.output.contains("asking about content → resolving content"))
        let json = try bench.hark(["trace", "last", "--step", "--json"]).lines.map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        #expect(json.count > 8 && json.allSatisfy { $0?["before"] != nil && $0?["after"] != nil && $0?["input"] != nil })
        let fork = try bench.hark(["trace", "last", "--fork", "3", "--reply", "Anna Lee", "--reply", "other words", "--reply", "yes"])
        #expect(fork.code == 0 && fork.output.contains("fork.assumed") && fork.output.contains("would be asked to handle it"), "\(fork.output)")
        // Nothing of it was done.
        #expect(try bench.hark(["app", "open", "Chatter"]).output == "Anna Li: see you\n")
        #expect(try bench.hark(["trace", "last", "--fork", "99"]).errors.contains("usage.bad-value"))
        #expect(try bench.hark(["trace", "last", "--reply", "x"]).errors.contains("usage.needs"))
    }

    @Test func anAnswerCanComeFromAnotherCommand() throws {
        let bench = try Workbench()
        try bench.install()
        let first = try Chat(bench)
        try first.say("tell Anna Li on Chatter that hi")
        first.wait(for: "Send it?")
        first.kill()
        let session = try #require(try bench.hark(["trace", "last"]).lines.first)
        #expect(try bench.hark(["ask", "yes", "--session", session]).output.contains("Sent."))
        #expect(try bench.hark(["app", "open", "Chatter"]).output == "Anna Li: hi\n")
        #expect(try bench.hark(["ask", "x", "--session", session]).errors.contains("session.exists"))
    }
}
