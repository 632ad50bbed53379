import HarkAssistant
import HarkUnderstanding
import IntentSchema

/// `hark explain`: how a sentence is understood, and why; nothing is done.
struct ExplainCommand {
    let context: CommandContext

    func run() throws(HarkError) -> ExitCode {
        let understanding = try context.assistant().understand(context.command.arguments[0])
        let exit: ExitCode = understanding.accepted == nil ? .notUnderstood : .handled
        if context.isJSON {
            try context.printJSON(understanding)
            return exit
        }
        for (index, reading) in understanding.readings.enumerated() { show(reading, rank: index + 1, of: understanding) }
        if understanding.accepted == nil {
            line("terminal.explain.refused", ["threshold": Self.figure(understanding.threshold)])
            let examples = understanding.suggestions.joined(separator: context.texts.text("terminal.option.separator"))
            if !examples.isEmpty { line("terminal.suggestions", ["examples": examples]) }
            // The identifier that `ask` would end with.
            let identifier = understanding.refusal ?? "understanding.refused"
            let sentence = context.texts.sentence(for: HarkError(identifier, understanding.refusalArguments))
            context.console.printError(Printable.text("\(sentence) (\(identifier))"))
        }
        return exit
    }

    private func show(_ reading: Reading, rank: Int, of understanding: Understanding) {
        line(
            "terminal.explain.reading",
            [
                "rank": "\(rank)", "intent": reading.intent, "score": Self.figure(reading.score),
                "chosen": reading == understanding.accepted ? context.texts.text("terminal.explain.chosen") : "",
            ])
        for app in reading.apps {
            line("terminal.explain.app", ["app": app.displayName, "why": app.why], indent: 3)
        }
        for slot in reading.slots {
            context.console.print("   \(slot.parameter) = “\(Printable.text(slot.surface))” @\(slot.offset)+\(slot.length)")
        }
        for reason in reading.reasons { context.console.print(context.console.dim("   " + Printable.text(reason))) }
    }

    private func line(_ key: String, _ arguments: [String: String], indent: Int = 0) {
        let text = context.texts.text(key, arguments.mapValues(Printable.text))
        context.console.print(String(repeating: " ", count: indent) + text)
    }

    private static func figure(_ score: Double) -> String {
        let hundredths = Int((score * 100).rounded())
        return "\(hundredths / 100).\(String(hundredths % 100).leftPadded(to: 2).replacing(" ", with: "0"))"
    }
}
