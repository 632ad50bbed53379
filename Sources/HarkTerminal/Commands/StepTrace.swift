import Foundation
import HarkAssistant
import HarkConversation
import HarkDialogue
import HarkEvents
import HarkRehearsal
import HarkStore
import IntentSchema

/// `hark trace --step` and `--fork`: a conversation's dialogues made again from what was put into them, with the state before and after each
/// step, or with other replies from a step on.
struct StepTrace {
    let context: CommandContext
    let session: String
    let store: any Store

    private typealias Step = (step: HarkConversation.Conversation.ReplayedStep, lastEvent: Int)

    /// - Throws: `session.not-found`, `session.corrupt`, `usage.bad-value`.
    func run() throws(HarkError) -> ExitCode {
        let steps = try store.replayedSteps(of: session, locale: context.locale)
        if let text = context.command.value("fork") {
            guard let number = Int(text), let origin = steps.first(where: { $0.step.number == number }) else {
                throw HarkError("usage.bad-value", ["argument": "--fork", "value": text])
            }
            return try fork(steps, origin)
        }
        var rest = try store.events(of: session, limit: TraceCommand.limit)[...]
        for found in steps {
            let own = rest.prefix { $0.sequence <= found.lastEvent }
            rest = rest.dropFirst(own.count)
            try show(found.step, own)
        }
        return .handled
    }

    // MARK: Steps

    private struct Shown: Encodable {
        var session: String
        var step: Int
        var request: String
        var input: HarkConversation.Conversation.Input
        var before: DialogueState
        var after: DialogueState
        /// The numbers of the events that the step committed.
        var events: [Int]
    }

    private func show(_ step: HarkConversation.Conversation.ReplayedStep, _ events: ArraySlice<Event>) throws(HarkError) {
        let console = context.console
        guard !context.isJSON else {
            return console.print(
                try TraceCommand.json(
                    Shown(
                        session: session, step: step.number, request: step.request, input: step.input, before: step.before, after: step.after,
                        events: events.map(\.sequence))))
        }
        console.print(console.bold("\(step.number)".leftPadded(to: 4) + "  \(step.request)  " + Printable.text(Self.name(step.input))))
        let trace = TraceCommand(context: context)
        for event in events { console.print("      " + trace.line(event)) }
        let (before, after) = (step.before.phase.name, step.after.phase.name)
        console.print("      " + context.texts.text("terminal.trace.phase", ["before": before, "after": after]))
        for change in Self.changes(step.before.intent, step.after.intent) { console.print("      " + change) }
        if let question = step.after.prompt {
            console.print("      " + context.texts.text("terminal.trace.open", ["question": Printable.text(question.text)]))
        }
    }

    /// What the values of an intent became: `content  – → "hi"`.
    private static func changes(_ before: IntentObject, _ after: IntentObject) -> [String] {
        Set(before.fields.keys).union(after.fields.keys).sorted().compactMap { name in
            guard before[name] != after[name] else { return nil }
            func shown(_ value: IntentValue?) -> String { value.map { TraceCommand.brief($0) } ?? "–" }
            return Printable.text("\(name)  \(shown(before[name])) → \(shown(after[name]))")
        }
    }

    private static func name(_ input: HarkConversation.Conversation.Input) -> String {
        switch input {
        case .start(let request, _, _): "begin \(request.intent.name)"
        case .recover: "recover"
        case .setAside: "setAside"
        case .back: "back"
        case .take(.reply(let text, let meaning)): "reply \(meaning.name): \(text)"
        case .take(.app(let answer)): "app \(answer.name)"
        case .take(.begin): "begin"
        case .take(.cancel): "cancel"
        case .take(.device(let lock)): lock.isLocked ? "locked" : "unlocked"
        case .take(.unlock): "unlock"
        case .take(.noReply): "noReply"
        }
    }

    // MARK: Fork

    private func fork(_ steps: [Step], _ origin: Step) throws(HarkError) -> ExitCode {
        let assistant = try context.assistant()
        let circumstances = try context.circumstances()
        var fork = Fork(
            of: steps.map(\.step), after: origin.step, engine: try assistant.engine(),
            context: .init(locale: context.locale, now: circumstances.now(), timeZone: circumstances.timeZone))
        if !context.isJSON {
            context.console.print(context.console.dim(context.texts.text("terminal.trace.fork", ["number": "\(origin.step.number)"])))
        }
        for reply in context.command.all("reply") where fork.isAsking { fork.reply(reply) }
        for (offset, event) in fork.events.enumerated() {
            let event = Event(
                sequence: origin.lastEvent + offset + 1, session: session, request: origin.step.request, time: circumstances.now(),
                kind: event.kind, fields: event.fields)
            context.console.print(context.isJSON ? try TraceCommand.json(event) : TraceCommand(context: context).line(event))
        }
        if !context.isJSON, !fork.isAsking, fork.events.last?.kind == .handling {
            context.console.print(context.texts.text("terminal.trace.fork.handling"))
        }
        return .handled
    }
}
