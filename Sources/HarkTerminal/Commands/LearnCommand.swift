import Foundation
import Glibc
import HarkEvaluation
import IntentSchema

/// `hark learn`: learns intents and slots from labelled sentences, says how well, and can keep the model.
struct LearnCommand {
    let context: CommandContext

    private var command: ParsedCommand { context.command }

    /// - Throws: `usage.…`, `learning.…`.
    func run() async throws(HarkError) -> ExitCode {
        guard command.value("test") != nil || command.value("model") != nil else {
            throw HarkError("usage.needs", ["option": "hark learn", "needed": "--test, --model"])
        }
        let name = command.value("format") ?? ""
        guard let format = LearningFiles.Format(rawValue: name) else {
            throw HarkError("usage.bad-value", ["argument": "--format", "value": name])
        }
        var run = LearningRun(format: format)
        run.seed = UInt64(try number("seed", atLeast: 0) ?? 1)
        run.perIntent = try number("per-intent", atLeast: 1)
        let learned = try run.learn(from: command.value("train") ?? "") { [context] progress in
            context.console.note(
                context.texts.text(
                    "terminal.learn.\(progress.stage.rawValue)", ["done": "\(progress.done)", "of": "\(progress.of)"]))
        }
        if let path = command.value("model") { try write(learned.model.bytes, to: path) }
        let report = LearningReport(learned, try command.value("test").map { path throws(HarkError) in try run.measure(learned.model, on: path) })
        if context.isJSON { try context.printJSON(report) } else { show(report) }
        return .handled
    }

    private func number(_ option: String, atLeast least: Int) throws(HarkError) -> Int? {
        guard let text = command.value(option) else { return nil }
        guard let number = Int(text), number >= least else { throw HarkError("usage.bad-value", ["argument": "--\(option)", "value": text]) }
        return number
    }

    private func write(_ bytes: [UInt8], to path: String) throws(HarkError) {
        // The model is the caller's, not Hark's: who may read it is what the caller's mask says.
        let own = umask(context.callersMask)
        defer { umask(own) }
        do {
            try Data(bytes).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw HarkError("learning.unwritable", ["path": path], detail: error.localizedDescription)
        }
    }

    private func show(_ report: LearningReport) {
        func line(_ key: String, _ values: [String: String]) { context.console.print(context.texts.text("terminal.learn." + key, values)) }
        line(
            "learned",
            [
                "sentences": "\(report.trainingSentences)", "intents": "\(report.intents)", "seconds": Self.fixed(report.trainingSeconds, 1),
                "bytes": "\(report.modelBytes)",
            ])
        guard let test = report.test else { return }
        for slot in test.slots {
            line(
                "slot",
                [
                    "intent": Printable.text(slot.intent), "slot": Printable.text(slot.slot), "f1": Self.fixed(slot.f1, 4),
                    "precision": Self.fixed(slot.precision, 4), "recall": Self.fixed(slot.recall, 4), "count": "\(slot.count)",
                ])
        }
        line("tested", ["sentences": "\(test.sentences)", "pace": "\(Int(test.sentencesPerSecond))"])
        line("macro", ["value": Self.fixed(test.slotF1Macro, 4)])
        line("micro", ["value": Self.fixed(test.slotF1Micro, 4)])
        line("intent", ["value": Self.fixed(test.intentAccuracy, 4)])
        line("exact", ["value": Self.fixed(test.exactMatch, 4)])
    }

    private static func fixed(_ value: Double, _ digits: Int) -> String {
        value.formatted(.number.precision(.fractionLength(digits)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}
