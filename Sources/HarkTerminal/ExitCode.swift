import HarkAssistant

/// What the program's exit says. Part of the interface: scripts rely on these numbers.
public enum ExitCode: Int32, Sendable {
    case handled = 0
    case failed = 1
    case usage = 2
    case needsAnswer = 3
    case notUnderstood = 4
    case cancelled = 5

    init(outcome: String) {
        self =
            switch outcome {
            case "handled": .handled
            case "needsAnswer": .needsAnswer
            case "notUnderstood": .notUnderstood
            case "cancelled": .cancelled
            default: .failed
            }
    }
}
