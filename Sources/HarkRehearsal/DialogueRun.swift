public import Foundation
public import HarkEvaluation
public import IntentSchema

/// Plays the scripts of a file one after another, in their order and in constant memory.
public struct DialogueRun {
    /// What came of a line.
    public enum Outcome: Sendable {
        case played(DialogueOutcome, of: DialogueScript, error: String?)
        /// A line that is no script: `batch.bad-script`, `batch.long-line`.
        case failed(HarkError)
    }

    /// What a run counted.
    public struct Summary: Sendable, Hashable {
        public var scripts = 0
        public var handled = 0
        public var cancelled = 0
        public var failed = 0
        public var badLines = 0
        /// Whether the time ran out before the lines did.
        public var isCut = false
    }

    private let player: ScriptPlayer
    public private(set) var scorer: DialogueScorer
    public private(set) var summary = Summary()

    /// - Parameter now: the person's local time.
    public init(world: WorldFile, now: Date) {
        player = ScriptPlayer(world: world, now: now)
        scorer = DialogueScorer(world: world)
    }

    /// Runs until the lines end or `goesOn` says no, which is asked before each line.
    /// - Parameters:
    ///   - name: how errors call the input.
    ///   - emit: takes each line's outcome, in order.
    public mutating func run(
        _ lines: LineSource, name: String, goesOn: (Summary) -> Bool = { _ in true }, emit: (Outcome) -> Void
    ) {
        summary.isCut = lines.forEach(
            named: name, bad: "batch.bad-script", read: { line throws(BadLine) in try DialogueScript(line: line) }, goesOn: { goesOn(summary) }
        ) { line in
            switch line {
            case .success(let script):
                let outcome = player.play(script)
                count(outcome)
                emit(.played(outcome, of: script, error: scorer.count(outcome, of: script)))
            case .failure(let error):
                summary.badLines += 1
                emit(.failed(error))
            }
        }
    }

    private mutating func count(_ outcome: DialogueOutcome) {
        summary.scripts += 1
        switch outcome.ending.result {
        case "handled": summary.handled += 1
        case "cancelled": summary.cancelled += 1
        default: summary.failed += 1
        }
    }
}
