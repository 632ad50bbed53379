@preconcurrency import Dispatch
import Foundation
import Glibc
import HarkAssistant
import HarkEvents
import HarkTexts
import IntentSchema
import Synchronization

/// A session shown on the terminal or printed as JSON: both are consumers of its events.
struct Conversation: Sendable {
    let assistant: Assistant
    let session: Session
    private let context: CommandContext
    private let printer: Printer

    /// Prints events as they are committed.
    private final class Printer: Sendable {
        private let context: CommandContext
        private let transcript: Transcript
        private let refusal = Mutex<Event?>(nil)

        init(context: CommandContext, echoesPerson: Bool) {
            self.context = context
            transcript = Transcript(console: context.console, texts: context.texts, echoesPerson: echoesPerson)
        }

        var prompt: String { transcript.prompt() }

        func show(_ event: Event) {
            guard !context.isJSON else {
                guard let line = try? Event.canonicalEncoder.encode(event) else { return }
                context.console.print(String(decoding: line, as: UTF8.self))
                return
            }
            transcript.show(event)
            if event.kind == .notUnderstood { refusal.withLock { $0 = event } }
            if event.kind == .ended, let refused = refusal.withLock({ event in defer { event = nil }; return event }) {
                transcript.suggest(refused)
            }
        }
    }

    /// - Parameter echoesPerson: whether the person's lines are printed too.
    init(_ context: CommandContext, echoesPerson: Bool) throws(HarkError) {
        self.context = context
        assistant = try context.assistant()
        let printer = Printer(context: context, echoesPerson: echoesPerson)
        self.printer = printer
        session = try assistant.openSession { printer.show($0) }
        for request in try assistant.settleInterrupted() where request.mayHaveHappened && !context.isJSON {
            let app = request.app ?? ""
            context.console.printError(context.texts.text("terminal.interrupted", ["app": app]))
        }
    }

    /// Runs one turn with a sign of life when it takes long; Ctrl-C cancels the request.
    func turn(
        _ body: @Sendable @escaping () async throws(HarkError) -> Session.Turn
    ) async throws(HarkError) -> Session.Turn {
        let console = context.console
        let working = context.texts.text("terminal.working")
        let interrupts = InterruptWatch { [session] in Task { try? await session.cancel() } }
        let progress = Task {
            try await Task.sleep(for: .seconds(1))
            console.note(working)
        }
        defer {
            progress.cancel()
            interrupts.stop()
        }
        return try await body()
    }

    /// The person's next line; nil at the end of input.
    func readLine() async -> String? {
        if context.console.inputIsTerminal { context.console.prompt(printer.prompt) }
        let line = await context.console.readLine()
        if line == nil, context.console.inputIsTerminal { context.console.print("") }
        return line
    }
}

/// Ctrl-C while a turn is under way.
final class InterruptWatch: Sendable {
    private let source: any DispatchSourceSignal

    init(_ action: @escaping @Sendable () -> Void) {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler(handler: action)
        source.resume()
    }

    func stop() {
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }
}
