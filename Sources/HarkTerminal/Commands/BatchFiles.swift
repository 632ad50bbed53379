import Foundation
import Glibc
import HarkEvaluation
import IntentSchema

/// The files of a command that reads lines and writes what came of each: opened, checked, and told about alike.
struct BatchFiles {
    /// Seconds between notes of progress.
    private static let noteInterval = 1.0

    let context: CommandContext
    /// How errors call the input.
    let name: String
    let lines: LineSource
    let output: LineOutput?
    let errors: LineOutput?
    private let limit: Double?
    /// Whoever writes into a pipe may wait for each answer.
    private var answersAtOnce: Bool { name == "-" }

    /// - Parameter input: the option that names the input.
    /// - Throws: `usage.…`, `batch.unwritable`.
    init(_ context: CommandContext, command name: String, input: String) throws(HarkError) {
        let command = context.command
        let outputPath = command.value("output")
        guard outputPath != nil || command.has("score") else {
            throw HarkError("usage.needs", ["option": "hark \(name)", "needed": "--output, --score"])
        }
        if command.value("errors") != nil, !command.has("score") { throw HarkError("usage.needs", ["option": "--errors", "needed": "--score"]) }
        limit = try Self.timeLimit(command.value("time-limit"))
        let inputPath = command.value(input) ?? ""
        lines = LineSource(try Self.handle(inputPath))
        for path in [outputPath, command.value("errors")].compactMap(\.self) where path != "-" && Self.isSameFile(path, inputPath) {
            throw HarkError("usage.conflict", ["first": "--\(input) \(inputPath)", "second": path])
        }
        // Results are the caller's, not Hark's: who may read them is what the caller's mask says.
        let own = umask(context.callersMask)
        defer { umask(own) }
        output = try outputPath.map { path throws(HarkError) in try LineOutput(path: path) }
        errors = try command.value("errors").map { path throws(HarkError) in try LineOutput(path: path) }
        self.context = context
        self.name = inputPath
    }

    private static func timeLimit(_ text: String?) throws(HarkError) -> Double? {
        guard let text else { return nil }
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
            throw HarkError("usage.bad-value", ["argument": "--time-limit", "value": text])
        }
        return seconds
    }

    private static func handle(_ path: String) throws(HarkError) -> FileHandle {
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

    /// Runs with a note of progress each second, until the lines end, the time is up or the output cannot be written.
    /// - Parameters:
    ///   - progress: the key of the note, with `count`.
    ///   - body: asks `goesOn` with the count before each line, and gives each line of the output to `write`, of the errors to `wrong`.
    /// - Throws: `batch.unwritable`.
    func run(
        progress: String, _ body: (_ goesOn: (Int) -> Bool, _ write: (String) -> Void, _ wrong: (String) -> Void) -> Void
    ) throws(HarkError) {
        let clock = ContinuousClock()
        let start = clock.now
        var noted = start
        var failure: HarkError?
        func attempt(_ write: () throws(HarkError) -> Void) {
            do throws(HarkError) { try write() } catch { failure = failure ?? error }
        }
        body(
            { count in
                let now = clock.now
                if now - noted >= .seconds(Self.noteInterval) {
                    noted = now
                    context.console.note(context.texts.text(progress, ["count": "\(count)"]))
                }
                return failure == nil && limit.map { now - start < .seconds($0) } != false
            },
            { line in attempt { () throws(HarkError) in try output?.write(line, now: answersAtOnce) } },
            { line in attempt { () throws(HarkError) in try errors?.write(line) } })
        if let failure { throw failure }
        try output?.close()
        try errors?.close()
    }

    /// A line that is wrong, on standard error.
    func tell(_ error: HarkError) {
        if context.isJSON {
            let members: [(key: String, value: JSON)] = [
                (key: "error", value: .string(error.identifier)), (key: "line", value: .number(Double(error.arguments["line"] ?? "") ?? 0)),
                (key: "problem", value: .string(error.arguments["problem"] ?? "")),
            ]
            return context.console.printError(JSON.line(members))
        }
        context.console.printError(Printable.text("\(context.texts.sentence(for: error)) (\(error.identifier))"))
    }

    /// Tells what a run counted and, where it is asked for, the score.
    /// - Parameters:
    ///   - counts: the first is how many lines were taken; `badLines` says how many were wrong.
    ///   - key: the key of the sentence with the counts.
    /// - Throws: `batch.time-limit` for a run that was cut.
    func report(
        _ counts: [(key: String, value: Int)], summary key: String, text: @autoclosure () -> String, json: @autoclosure () -> JSON, isCut: Bool
    ) throws(HarkError) -> ExitCode {
        let scores = context.command.has("score")
        if context.isJSON {
            var members = counts.map { (key: $0.key, value: JSON.number(Double($0.value))) }
            if scores { members.append((key: "score", value: json())) }
            print(JSON.line(members))
        } else {
            if scores { print(text()) }
            context.console.printError(context.texts.text(key, Dictionary(counts.map { ($0.key, "\($0.value)") }) { $1 }))
        }
        guard !isCut else {
            throw HarkError(
                "batch.time-limit", ["seconds": context.command.value("time-limit") ?? "", "count": "\(counts.first?.value ?? 0)"])
        }
        return counts.allSatisfy { $0.key != "badLines" || $0.value == 0 } ? .handled : .failed
    }

    /// Prints a report, on standard error where standard output belongs to the results.
    private func print(_ text: String) {
        if context.command.value("output") == "-" { context.console.printError(text) } else { context.console.print(text) }
    }
}
