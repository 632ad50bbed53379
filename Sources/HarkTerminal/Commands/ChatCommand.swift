import Foundation
import HarkAssistant
import IntentSchema

/// `hark chat`: one request after another until the person has enough. Without a terminal it reads lines, so that a
/// conversation can be piped in; the exit code is then that of the last request.
struct ChatCommand {
    let context: CommandContext

    func run() async throws(HarkError) -> ExitCode {
        let conversation = try Conversation(context, echoesPerson: !context.console.inputIsTerminal, takesUpLast: true, updates: true)
        let session = conversation.session
        var exit = ExitCode.handled
        if context.console.inputIsTerminal, !context.isJSON {
            console("terminal.chat.welcome", ["version": HarkProgram.version])
            if try conversation.assistant.registry.list().isEmpty { console("terminal.chat.no-apps") }
        }
        var isAsking = false
        // What was interrupted goes on first.
        switch try await conversation.turn({ () async throws(HarkError) in try await session.takeUp() }) {
        case .question: isAsking = true
        case .ended(let outcome, _): exit = ExitCode(outcome: outcome)
        case nil: break
        }
        while let line = await conversation.readLine() {
            let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
            let isAsked = await session.isAsked
            if !isAsking, !isAsked {
                if text.isEmpty { continue }
                if try meta(text, conversation) == .quit { break }
                if Self.isMeta(text) { continue }
            }
            let turn = try await conversation.turn { () async throws(HarkError) in try await session.say(text) }
            switch turn {
            case .question: isAsking = true
            case .ended(let outcome, _):
                isAsking = false
                exit = ExitCode(outcome: outcome)
            }
        }
        if isAsking, case .ended(let outcome, _) = try await session.endWithoutReply() { exit = ExitCode(outcome: outcome) }
        await session.close()
        await conversation.assistant.waitForOpenedApps()
        await conversation.assistant.shutDown()
        if context.console.inputIsTerminal, !context.isJSON {
            console("terminal.chat.bye")
            return .handled
        }
        return exit
    }

    private enum Meta { case quit, other }

    /// Words to the terminal itself. Only between requests: an answer may be any word.
    private static func isMeta(_ text: String) -> Bool { ["help", "apps", "quit", "exit"].contains(text.lowercased()) }

    private func meta(_ text: String, _ conversation: Conversation) throws(HarkError) -> Meta {
        switch text.lowercased() {
        case "quit", "exit": return .quit
        case "help": console("terminal.chat.help")
        case "apps":
            for app in try conversation.assistant.registry.list() { context.console.print(Printable.text(app.displayName)) }
        default: break
        }
        return .other
    }

    private func console(_ key: String, _ arguments: [String: String] = [:]) {
        context.console.print(context.texts.text(key, arguments))
    }
}
