import Foundation
import HarkAssistant
import IntentSchema

/// `hark ask`: one request, its questions answered from the command line, then from the terminal.
struct AskCommand {
    let context: CommandContext
    /// What is asked, when another option than the argument says it.
    var sentence: String?

    func run() async throws(HarkError) -> ExitCode {
        let request = try request()
        let replies = context.command.all("reply")
        let isInteractive = context.console.inputIsTerminal && context.console.outputIsTerminal && !context.isJSON
        let conversation = try Conversation(context, echoesPerson: true)
        let session = conversation.session
        var turn = try await conversation.turn { () async throws(HarkError) in
            // What was interrupted goes on; then what is asked is the answer to it, or comes after it.
            _ = try await session.takeUp()
            return switch request {
            case .sentence(let text): try await session.say(text)
            case .intent(let intent, let app): try await session.perform(intent, app: app)
            }
        }
        var unused = replies[...]
        while case .question = turn {
            let reply: String? =
                if let scripted = unused.popFirst() { scripted } else if isInteractive { await conversation.readLine() } else { nil }
            turn = try await conversation.turn { () async throws(HarkError) in
                if let reply { try await session.say(reply) } else { try await session.endWithoutReply() }
            }
        }
        // What the app that it opened asks is answered the same way.
        while await session.isAsked {
            let reply: String? =
                if let scripted = unused.popFirst() { scripted } else if isInteractive { await conversation.readLine() } else { nil }
            _ = try await conversation.turn { () async throws(HarkError) in
                if let reply { try await session.say(reply) } else { try await session.endWithoutReply() }
            }
        }
        let attending = conversation.attend { isInteractive ? await conversation.readLine() : nil }
        await conversation.assistant.waitForOpenedApps()
        attending.cancel()
        await conversation.assistant.shutDown()
        guard case .ended(let outcome, _) = turn else { return .failed }
        return ExitCode(outcome: outcome)
    }

    private enum Request {
        case sentence(String)
        case intent(IntentObject, app: String?)
    }

    /// - Throws: `usage.missing-argument`, `usage.conflict`, `usage.unreadable-file`, `request.…`.
    private func request() throws(HarkError) -> Request {
        let command = context.command
        if let sentence { return .sentence(sentence) }
        if let file = command.value("intent") {
            guard command.arguments.isEmpty else {
                throw HarkError("usage.conflict", ["first": "TEXT", "second": "--intent"])
            }
            return .intent(try StructuredRequest().decode(try contents(of: file)), app: command.value("app"))
        }
        guard command.value("app") == nil else { throw HarkError("usage.needs", ["option": "--app", "needed": "--intent"]) }
        guard let text = command.arguments.first else {
            throw HarkError("usage.missing-argument", ["command": "hark ask", "argument": "TEXT"])
        }
        guard text == "-" else { return .sentence(text) }
        let input = context.console.readAll(limit: StructuredRequest.byteLimit)
        return .sentence(String(decoding: input, as: UTF8.self).trimmingCharacters(in: .newlines))
    }

    private func contents(of file: String) throws(HarkError) -> Data {
        if file == "-" { return context.console.readAll(limit: StructuredRequest.byteLimit) }
        guard let handle = FileHandle(forReadingAtPath: file),
            let data = try? handle.read(upToCount: StructuredRequest.byteLimit + 1)
        else { throw HarkError("usage.unreadable-file", ["path": file]) }
        return data
    }
}
