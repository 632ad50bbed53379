import Foundation
import Glibc
import HarkEvaluation
import IntentSchema

/// `hark understand`: what a file of requests means in the world of another file, for measuring; nothing is done.
struct UnderstandCommand {
    /// Seconds between notes of progress.
    private static let noteInterval = 1.0

    let context: CommandContext

    private var command: ParsedCommand { context.command }
    private var outputPath: String? { command.value("output") }
    private var scores: Bool { command.has("score") }
    /// Standard output belongs to the predictions when they go there.
    private var reportsToError: Bool { outputPath == "-" }

    /// - Throws: `usage.…`, `world.…`, `batch.unwritable`, `batch.time-limit`.
    func run() throws(HarkError) -> ExitCode {
        guard outputPath != nil || scores else { throw HarkError("usage.needs", ["option": "hark understand", "needed": "--output, --score"]) }
        if command.value("errors") != nil, !scores { throw HarkError("usage.needs", ["option": "--errors", "needed": "--score"]) }
        let limit = try timeLimit()
        guard let world = try context.worldFile() else { throw HarkError("usage.needs", ["option": "hark understand", "needed": "--world"]) }
        let now = try context.localTime(of: world)
        let inputPath = command.value("input") ?? ""
        let input = try handle(inputPath)
        for path in [outputPath, command.value("errors")].compactMap(\.self) where path != "-" && Self.isSameFile(path, inputPath) {
            throw HarkError("usage.conflict", ["first": "--input \(inputPath)", "second": path])
        }
        // Results are the caller's, not Hark's: who may read them is what the caller's mask says.
        let own = umask(context.callersMask)
        defer { umask(own) }
        let output = try outputPath.map { path throws(HarkError) in try LineOutput(path: path) }
        let errors = try command.value("errors").map { path throws(HarkError) in try LineOutput(path: path) }
        var run = BatchRun(world: world, now: now)
        try process(&run, LineSource(input), inputPath, output, errors, limit)
        try output?.close()
        try errors?.close()
        return try report(run, limit)
    }

    // MARK: What is asked for

    private func timeLimit() throws(HarkError) -> Double? {
        guard let text = command.value("time-limit") else { return nil }
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
            throw HarkError("usage.bad-value", ["argument": "--time-limit", "value": text])
        }
        return seconds
    }

    private func handle(_ path: String) throws(HarkError) -> FileHandle {
        if path == "-" { return .standardInput }
        var status = stat()
        // A folder opens, and only fails when it is read.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR, let handle = FileHandle(forReadingAtPath: path) else {
            throw HarkError("usage.unreadable-file", ["path": path])
        }
        return handle
    }

    private static func isSameFile(_ one: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        guard stat(one, &first) == 0, stat(other, &second) == 0, first.st_mode & S_IFMT == S_IFREG else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    // MARK: The run

    private func process(
        _ run: inout BatchRun, _ lines: LineSource, _ name: String, _ output: LineOutput?, _ errors: LineOutput?, _ limit: Double?
    ) throws(HarkError) {
        let clock = ContinuousClock()
        let start = clock.now
        var noted = start
        // Whoever writes into a pipe may wait for each answer.
        let answersAtOnce = name == "-"
        var failure: HarkError?
        run.run(lines, name: name) { summary in
            let now = clock.now
            if now - noted >= .seconds(Self.noteInterval) {
                noted = now
                context.console.note(context.texts.text("terminal.understand.progress", ["count": "\(summary.requests)"]))
            }
            return failure == nil && limit.map { now - start < .seconds($0) } != false
        } emit: { outcome in
            do throws(HarkError) {
                switch outcome {
                case .prediction(let prediction, _, let error):
                    try output?.write(prediction.line, now: answersAtOnce)
                    if let error { try errors?.write(error) }
                case .failed(let error): tell(error)
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// A line that is wrong, on standard error.
    private func tell(_ error: HarkError) {
        if context.isJSON {
            let members: [(key: String, value: JSON)] = [
                (key: "error", value: .string(error.identifier)), (key: "line", value: .number(Double(error.arguments["line"] ?? "") ?? 0)),
                (key: "problem", value: .string(error.arguments["problem"] ?? "")),
            ]
            return context.console.printError(JSON.line(members))
        }
        context.console.printError(Printable.text("\(context.texts.sentence(for: error)) (\(error.identifier))"))
    }

    // MARK: The end

    private func report(_ run: BatchRun, _ limit: Double?) throws(HarkError) -> ExitCode {
        let summary = run.summary
        let report = ScoreReport(run.scorer)
        if context.isJSON {
            var members: [(key: String, value: JSON)] = [
                (key: "requests", value: .number(Double(summary.requests))), (key: "accepted", value: .number(Double(summary.accepted))),
                (key: "refused", value: .number(Double(summary.refused))), (key: "badLines", value: .number(Double(summary.badLines))),
            ]
            if scores { members.append((key: "score", value: report.json)) }
            print(JSON.line(members))
        } else {
            if scores { print(report.text) }
            context.console.printError(
                context.texts.text(
                    "terminal.understand.summary",
                    [
                        "requests": "\(summary.requests)", "accepted": "\(summary.accepted)", "refused": "\(summary.refused)",
                        "bad": "\(summary.badLines)",
                    ]))
        }
        if summary.isCut { throw HarkError("batch.time-limit", ["seconds": command.value("time-limit") ?? "", "count": "\(summary.requests)"]) }
        return summary.badLines == 0 ? .handled : .failed
    }

    private func print(_ text: String) {
        if reportsToError { context.console.printError(text) } else { context.console.print(text) }
    }
}
