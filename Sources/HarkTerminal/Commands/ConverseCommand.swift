import HarkEvaluation
import HarkRehearsal
import IntentSchema

/// `hark converse`: how a file of scripted dialogues goes in the world of another file, with the app played from the script.
struct ConverseCommand {
    let context: CommandContext

    /// - Throws: `usage.…`, `world.…`, `batch.unwritable`, `batch.time-limit`.
    func run() throws(HarkError) -> ExitCode {
        guard let world = try context.worldFile() else { throw HarkError("usage.needs", ["option": "hark converse", "needed": "--world"]) }
        let now = try context.localTime(of: world)
        let files = try BatchFiles(context, command: "converse", input: "dialogues")
        var run = DialogueRun(world: world, now: now)
        try files.run(progress: "terminal.converse.progress") { goesOn, write, wrong in
            run.run(files.lines, name: files.name, goesOn: { goesOn($0.scripts) }) { outcome in
                switch outcome {
                case .played(let played, _, let error):
                    write(played.line)
                    if let error { wrong(error) }
                case .failed(let error): files.tell(error)
                }
            }
        }
        return try report(run, files)
    }

    private func report(_ run: DialogueRun, _ files: BatchFiles) throws(HarkError) -> ExitCode {
        let (summary, scores) = (run.summary, context.command.has("score"))
        let report = DialogueReport(run.scorer)
        let counts = [
            (key: "scripts", value: summary.scripts), (key: "handled", value: summary.handled), (key: "cancelled", value: summary.cancelled),
            (key: "failed", value: summary.failed), (key: "badLines", value: summary.badLines),
        ]
        if context.isJSON {
            var members = counts.map { (key: $0.key, value: JSON.number(Double($0.value))) }
            if scores { members.append((key: "score", value: report.json)) }
            files.print(JSON.line(members))
        } else {
            if scores { files.print(report.text) }
            context.console.printError(
                context.texts.text("terminal.converse.summary", Dictionary(counts.map { ($0.key, "\($0.value)") }) { $1 }))
        }
        try files.requireWhole(summary.isCut, count: summary.scripts)
        return summary.badLines == 0 ? .handled : .failed
    }
}
