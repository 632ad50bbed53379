import Foundation
import HarkTools
import IntentSchema

extension ToolRun {
    /// As `run`, with the errors of `hark try`.
    /// - Throws: `try.tool-failed` when it cannot start, `try.tool-timeout`.
    func ended() throws(HarkError) -> Ending {
        do throws(Failure) {
            return try run()
        } catch {
            switch error {
            case .timedOut:
                throw HarkError(
                    "try.tool-timeout", ["tool": URL(filePath: program).lastPathComponent, "seconds": "\(Int(seconds))"],
                    detail: "\(program) \(arguments.prefix(3).joined(separator: " ")): more than \(Int(seconds)) s")
            case .notStarted(let what):
                throw HarkError("try.tool-failed", ["tool": program], detail: "\(program): \(what)")
            case .printedTooMuch:
                throw HarkError("try.tool-failed", ["tool": program], detail: "\(program): printed more than \(outputLimit) bytes")
            }
        }
    }
}
