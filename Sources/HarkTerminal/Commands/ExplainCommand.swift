import Foundation
import HarkAssistant
import HarkEvaluation
import HarkUnderstanding
import IntentSchema

/// `hark explain`: how a sentence is understood, and why; nothing is done.
struct ExplainCommand {
    let context: CommandContext

    /// - Throws: `usage.…`, `world.…`, `state.…`.
    func run() throws(HarkError) -> ExitCode {
        let text = context.command.arguments[0]
        let (understanding, maker) = try understand(text)
        let exit: ExitCode = understanding.accepted == nil ? .notUnderstood : .handled
        if context.isJSON {
            try context.printJSON(understanding)
            return exit
        }
        line(
            "terminal.explain.head",
            ["language": context.texts.text("terminal.language.\(understanding.language)"), "threshold": Self.figure(understanding.threshold)])
        showReadings(understanding, maker)
        for further in understanding.also {
            line("terminal.explain.further", ["text": further.text])
            showReadings(further, maker)
        }
        if understanding.accepted == nil { showRefusal(understanding) }
        return exit
    }

    private func showReadings(_ understanding: Understanding, _ maker: PredictionMaker) {
        let values = maker.prediction(understanding, id: "").values
        for (index, reading) in understanding.readings.enumerated() {
            show(reading, rank: index + 1, of: understanding, values: reading == understanding.accepted ? values : [:])
        }
    }

    /// From what is installed, or from a world file.
    private func understand(_ text: String) throws(HarkError) -> (Understanding, PredictionMaker) {
        guard let world = try context.worldFile() else {
            let assistant = try context.assistant()
            let apps = try assistant.engine().world.apps
            return (try assistant.understand(text), PredictionMaker(apps: apps))
        }
        let now = try context.localTime(of: world)
        let understood = context.engine(of: world).understand(
            text, in: UtteranceContext(locale: context.locale, now: now, timeZone: BatchRun.timeZone))
        return (understood, PredictionMaker(world: world))
    }

    private func showRefusal(_ understanding: Understanding) {
        line("terminal.explain.refused", ["threshold": Self.figure(understanding.threshold)])
        let examples = understanding.suggestions.joined(separator: context.texts.text("terminal.option.separator"))
        if !examples.isEmpty { line("terminal.suggestions", ["examples": examples]) }
        // The identifier that `ask` would end with.
        let identifier = understanding.refusal ?? "understanding.refused"
        let sentence = context.texts.sentence(for: HarkError(identifier, understanding.refusalArguments))
        context.console.printError(Printable.text("\(sentence) (\(identifier))"))
    }

    private func show(_ reading: Reading, rank: Int, of understanding: Understanding, values: [String: JSON]) {
        let isChosen = reading == understanding.accepted
        let head = context.texts.text(
            "terminal.explain.reading", ["rank": "\(rank)", "intent": Printable.text(reading.intent), "score": Self.figure(reading.score)])
        context.console.print(isChosen ? context.console.bold("\(head)  \(context.texts.text("terminal.explain.chosen"))") : head)
        for app in reading.apps {
            line("terminal.explain.app", ["app": app.displayName, "why": context.texts.text("terminal.explain.why.\(app.why)")], indent: 3)
        }
        var told: Set<String> = []
        for slot in reading.slots.sorted(by: { $0.offset < $1.offset }) {
            let value = told.insert(slot.parameter).inserted ? values[slot.parameter].map { " → \(Printable.text($0.line))" } ?? "" : ""
            context.console.print(
                "   \(Printable.text(slot.parameter)) = “\(Printable.text(slot.surface))”"
                    + context.console.dim(" @\(slot.offset)+\(slot.length)") + value)
        }
        for (parameter, value) in values.sorted(by: { $0.key < $1.key }) where !told.contains(parameter) {
            context.console.print("   \(Printable.text(parameter)) → \(Printable.text(value.line))")
        }
        for reason in reading.reasons { context.console.print(context.console.dim("   " + Printable.text(reason))) }
    }

    private func line(_ key: String, _ arguments: [String: String], indent: Int = 0) {
        let text = context.texts.text(key, arguments.mapValues(Printable.text))
        context.console.print(String(repeating: " ", count: indent) + text)
    }

    /// A score with two places.
    static func figure(_ score: Double) -> String {
        let hundredths = Int((score * 100).rounded())
        return "\(hundredths / 100).\(String(hundredths % 100).leftPadded(to: 2).replacing(" ", with: "0"))"
    }
}
