import Foundation
import HarkTestSupport
import Testing

/// What an app asks that `hark app open` or a request opened: put on the terminal, answered there.
@Suite struct OpenedAppTests {
    private static let question = "May Bell be used with Hark? “Bell rings at the end of a workout.”"

    private func bench() throws -> Workbench {
        let bench = try Workbench()
        try bench.install(bundle: try bench.bell())
        return bench
    }

    private func answers(_ bench: Workbench) throws -> String { try bench.hark(["permissions", "list", "--json"]).output }

    @Test func openingItAsksUntilItIsAnswered() throws {
        let bench = try bench()
        let unanswered = try bench.hark(["app", "open", "Bell"])
        #expect(unanswered.code == 0 && unanswered.output.contains(Self.question), "\(unanswered)")
        #expect(try answers(bench).isEmpty)
        let answered = try bench.hark(["app", "open", "Bell"], input: "yes\n")
        #expect(answered.code == 0 && answered.output.contains(Self.question), "\(answered)")
        #expect(try answers(bench) == #"{"answer":"allow","app":"org.hark.bell","permission":"siri"}"# + "\n")
        #expect(try !bench.hark(["app", "open", "Bell"]).output.contains(Self.question))
    }

    /// In a conversation the next line answers it, and the one after is a request again.
    @Test func inAConversationTheNextLineAnswers() throws {
        let bench = try bench()
        let talk = try bench.hark(["chat"], input: "start a rowing workout with Bell\nyes\nstart a rowing workout with Bell\n")
        #expect(talk.code == 0, "\(talk)")
        #expect(talk.output.components(separatedBy: Self.question).count == 2, "\(talk)")
        #expect(try answers(bench).contains("allow"))
    }

    @Test func aReplyOfTheCommandLineAnswers() throws {
        let bench = try bench()
        let asked = try bench.hark(["ask", "start a rowing workout with Bell", "--reply", "no"])
        #expect(asked.code == 0 && asked.output.contains(Self.question), "\(asked)")
        #expect(try answers(bench).contains("deny"))
        // Refused, it takes no part in requests.
        #expect(try bench.hark(["ask", "start a rowing workout with Bell"]).code != 0)
    }
}
