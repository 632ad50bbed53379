@preconcurrency import Dispatch
import Foundation
import Glibc
import HarkAssistant
import HarkConversation
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
    private let interrupts: InterruptWatch

    /// Prints events as they are committed.
    private final class Printer: Sendable {
        private let context: CommandContext
        private let transcript: Transcript
        private let refusal = Mutex<Event?>(nil)

        init(context: CommandContext, echoesPerson: Bool) {
            self.context = context
            transcript = Transcript(
                console: context.console, texts: context.texts, echoesPerson: echoesPerson, tellsDeveloper: context.tellsDeveloper)
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
            if event.kind == .ended,
                let refused = refusal.withLock({ event in
                    defer { event = nil }
                    return event
                })
            {
                transcript.suggest(refused)
            }
        }
    }

    /// - Parameters:
    ///   - echoesPerson: whether the person's lines are printed too.
    ///   - takesUpLast: whether the conversation that was interrupted last goes on where none is named.
    ///   - updates: whether it tells what apps say later of requests that they handled.
    ///   - settlesInterrupted: whether it closes requests whose Hark died, and tells of them.
    init(
        _ context: CommandContext, echoesPerson: Bool, takesUpLast: Bool = false, updates: Bool = false, settlesInterrupted: Bool = true
    ) throws(HarkError) {
        self.context = context
        assistant = try context.assistant()
        let printer = Printer(context: context, echoesPerson: echoesPerson)
        self.printer = printer
        for request in settlesInterrupted ? try assistant.settleInterrupted() : [] {
            if context.isJSON {
                printer.show(request.settled)
            } else {
                let key = request.mayHaveHappened ? "terminal.interrupted" : "terminal.interrupted.before"
                context.console.printError(context.texts.text(key, ["app": request.app ?? ""]))
            }
        }
        let named = context.command.value("session")
        let limits = updates ? UpdateLimits() : nil
        if named != nil || takesUpLast, let goesOn = try assistant.interruptedSession(named) {
            session = try assistant.resumeSession(goesOn, updates: limits) { printer.show($0) }
            if !context.isJSON { context.console.printError(context.texts.text("terminal.resumed")) }
        } else {
            session = try assistant.openSession(identifier: named, updates: limits) { printer.show($0) }
        }
        let (session, watch) = (session, InterruptWatch())
        interrupts = watch
        watch.start { isWorking in
            Task {
                try? await session.cancel()
                // Between turns there is nothing that would notice: the program ends here.
                if !isWorking { Glibc.exit(ExitCode.cancelled.rawValue) }
            }
        }
    }

    /// Runs one turn with a sign of life when it takes long; Ctrl-C cancels the request.
    func turn<Answer: Sendable>(
        _ body: @Sendable @escaping () async throws(HarkError) -> Answer
    ) async throws(HarkError) -> Answer {
        let console = context.console
        let working = context.texts.text("terminal.working")
        interrupts.isWorking = true
        let progress = Task {
            try await Task.sleep(for: .seconds(1))
            console.note(working)
        }
        defer {
            progress.cancel()
            interrupts.isWorking = false
        }
        return try await body()
    }

    /// Puts what opened apps ask to the person, until the task is cancelled or the session closed.
    /// - Parameter reply: what the person says to it; nil when nobody answers.
    func attend(_ reply: @escaping @Sendable () async -> String?) -> Task<Void, Never> {
        let session = session
        return Task {
            for await _ in await session.questions {
                while await session.isAsked {
                    // A reply that cannot be stored leaves the question open: it is put again to the next one.
                    if let text = await reply() { _ = try? await session.say(text) } else { _ = try? await session.endWithoutReply() }
                }
            }
        }
    }

    /// The person's next line; nil at the end of input.
    func readLine() async -> String? {
        if context.console.inputIsTerminal { context.console.prompt(printer.prompt) }
        let line = await context.console.readLine(hidden: await session.expectsPIN)
        if line == nil, context.console.inputIsTerminal { context.console.print("") }
        return line
    }
}

/// Ctrl-C for as long as a conversation lasts.
final class InterruptWatch: Sendable {
    private let working = Atomic(false)

    /// Whether a turn is under way.
    var isWorking: Bool {
        get { working.load(ordering: .acquiring) }
        set { working.store(newValue, ordering: .releasing) }
    }

    /// - Parameter action: called for each Ctrl-C, with whether a turn is under way.
    func start(_ action: @escaping @Sendable (Bool) -> Void) {
        Signals.shared.take(SIGINT) { [weak self] in action(self?.isWorking ?? false) }
    }
}
