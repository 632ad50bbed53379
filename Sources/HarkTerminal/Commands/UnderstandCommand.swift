import HarkEvaluation
import IntentSchema

/// `hark understand`: what a file of requests means in the world of another file, for measuring; nothing is done.
struct UnderstandCommand {
    let context: CommandContext

    /// - Throws: `usage.…`, `world.…`, `batch.unwritable`, `batch.time-limit`.
    func run() throws(HarkError) -> ExitCode {
        guard let world = try context.worldFile() else { throw HarkError("usage.needs", ["option": "hark understand", "needed": "--world"]) }
        let now = try context.localTime(of: world)
        let files = try BatchFiles(context, command: "understand", input: "input")
        var run = BatchRun(world: world, now: now, engine: context.engine(of: world))
        try files.run(progress: "terminal.understand.progress") { goesOn, write, wrong in
            run.run(files.lines, name: files.name, goesOn: { goesOn($0.requests) }) { outcome in
                switch outcome {
                case .prediction(let prediction, _, let error):
                    write(prediction.line)
                    if let error { wrong(error) }
                case .failed(let error): files.tell(error)
                }
            }
        }
        let (summary, report) = (run.summary, ScoreReport(run.scorer))
        return try files.report(
            [
                (key: "requests", value: summary.requests), (key: "accepted", value: summary.accepted), (key: "refused", value: summary.refused),
                (key: "badLines", value: summary.badLines),
            ], summary: "terminal.understand.summary", text: report.text, json: report.json, isCut: summary.isCut)
    }
}
