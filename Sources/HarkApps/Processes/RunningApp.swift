public import IntentSchema
import IntentWire

/// An app's own process that was opened.
public final class RunningApp: Sendable {
    public let pid: Int32
    /// Launch and handshake; `phase` is the delivery of the activity.
    public let times: PhaseTimes
    /// The app's answer, when it was opened in the background to handle an intent.
    public let answer: PhaseAnswer?
    /// What an app with a screen shows; it stays open until it is closed. Nil for one that only does its work and ends.
    public let screen: ViewAnswer?
    private let process: AppProcess

    init(_ process: AppProcess, _ times: PhaseTimes, _ answer: PhaseAnswer? = nil, screen: ViewAnswer? = nil) {
        self.screen = screen
        self.process = process
        self.times = times
        self.answer = answer
        pid = process.child.pid
    }

    /// Waits until the app ends by itself. A cancelled task ends it, first gently.
    public func waitForEnd() async -> ProcessExit {
        await withTaskCancellationHandler {
            await process.child.waitForEnd()
        } onCancel: {
            Task { [process] in await process.shutDown() }
        }
    }

    /// Ends the app, first gently.
    @discardableResult
    public func shutDown() async -> ProcessExit { await process.shutDown() }
}

/// How an app is opened.
public enum OpenMode: String, Sendable, Hashable {
    case foreground
    /// The app handles an intent out of sight (`handleInApp`).
    case background
}

extension ProcessPool {
    /// Launches an app's own process and hands it what it is opened for, within ten seconds.
    /// - Parameters:
    ///   - activity: what the app continues.
    ///   - intent: for the background mode: what to handle.
    ///   - inheritsOutput: whether the app writes to this process's standard output and error; else its lines come as
    ///     process events.
    public func open(
        _ app: InstalledApp, _ context: ProcessContext, mode: OpenMode = .foreground, activity: UserActivity? = nil,
        intent: IntentObject? = nil, inheritsOutput: Bool = false
    ) async throws(AppFailure) -> RunningApp {
        let target: ProcessTarget
        do throws(HarkError) { target = try ProcessTarget(app: app) } catch { throw AppFailure(error) }
        let process = try await launch(target, context, inheritsOutput: inheritsOutput)
        let call = OpenCall(mode: mode == .background ? .background : .foreground, activity: activity, intent: intent)
        do throws(AppFailure) {
            let answer = try await process.call(.openActivity, call.value, phase: "open")
            var times = process.times
            times.phase = answer.times.phase
            do throws(HarkError) {
                guard mode == .background else {
                    return RunningApp(process, times, screen: answer.value == .null ? nil : try ViewAnswer(answer.value))
                }
                return RunningApp(process, times, try PhaseAnswer(answer.value))
            } catch {
                throw await process.garbage(error, times)
            }
        } catch {
            Task { await process.shutDown() }
            throw error
        }
    }
}
