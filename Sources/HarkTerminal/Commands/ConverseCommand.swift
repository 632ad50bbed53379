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
        let (summary, report) = (run.summary, DialogueReport(run.scorer))
        return try files.report(
            [
                (key: "scripts", value: summary.scripts), (key: "handled", value: summary.handled), (key: "cancelled", value: summary.cancelled),
                (key: "failed", value: summary.failed), (key: "badLines", value: summary.badLines),
            ], summary: "terminal.converse.summary", text: report.text, json: report.json, isCut: summary.isCut)
    }
}
