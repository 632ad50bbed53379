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
        var run = BatchRun(world: world, now: now)
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
        return try report(run, files)
    }

    private func report(_ run: BatchRun, _ files: BatchFiles) throws(HarkError) -> ExitCode {
        let (summary, scores) = (run.summary, context.command.has("score"))
        let report = ScoreReport(run.scorer)
        if context.isJSON {
            var members: [(key: String, value: JSON)] = [
                (key: "requests", value: .number(Double(summary.requests))), (key: "accepted", value: .number(Double(summary.accepted))),
                (key: "refused", value: .number(Double(summary.refused))), (key: "badLines", value: .number(Double(summary.badLines))),
            ]
            if scores { members.append((key: "score", value: report.json)) }
            files.print(JSON.line(members))
        } else {
            if scores { files.print(report.text) }
            context.console.printError(
                context.texts.text(
                    "terminal.understand.summary",
                    [
                        "requests": "\(summary.requests)", "accepted": "\(summary.accepted)", "refused": "\(summary.refused)",
                        "bad": "\(summary.badLines)",
                    ]))
        }
        try files.requireWhole(summary.isCut, count: summary.requests)
        return summary.badLines == 0 ? .handled : .failed
    }
}
