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
    /// Whether the app stood open already, and so is not to be ended with what it was asked for.
    public let stoodOpen: Bool
    private let process: AppProcess

    init(_ process: AppProcess, _ times: PhaseTimes, _ answer: PhaseAnswer? = nil, screen: ViewAnswer? = nil, stoodOpen: Bool = false) {
        self.stoodOpen = stoodOpen
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

    /// Waits until what the app has asked of Hark so far is answered, or waits for the person.
    public func settled() async { await process.settled() }

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
    /// Hands an app's own process what it is opened for, within ten seconds: one that stands open with a screen, else a new one.
    /// - Parameters:
    ///   - activity: what the app continues.
    ///   - intent: for the background mode: what to handle.
    ///   - request: the identifier of the request that the intent is of.
    ///   - inheritsOutput: whether the app writes to this process's standard output and error; else its lines come as
    ///     process events.
    public func open(
        _ app: InstalledApp, _ context: ProcessContext, mode: OpenMode = .foreground, activity: UserActivity? = nil,
        intent: IntentObject? = nil, request: String? = nil, inheritsOutput: Bool = false
    ) async throws(AppFailure) -> RunningApp {
        let target: ProcessTarget
        do throws(HarkError) { target = try ProcessTarget(app: app) } catch { throw AppFailure(error) }
        let open = shownProcess(target, context)
        let process = if let open { open } else { try await launch(target, context, inheritsOutput: inheritsOutput) }
        let call = OpenCall(mode: mode == .background ? .background : .foreground, activity: activity, intent: intent, request: request)
        do throws(AppFailure) {
            let answer = try await process.call(.openActivity, call.value, phase: "open")
            var times = open == nil ? process.times : PhaseTimes()
            times.phase = answer.times.phase
            do throws(HarkError) {
                guard mode == .background else {
                    let screen = answer.value == .null ? nil : try ViewAnswer(answer.value)
                    if screen != nil { noteShown(process) }
                    return RunningApp(process, times, screen: screen, stoodOpen: open != nil)
                }
                return RunningApp(process, times, try PhaseAnswer(answer.value), stoodOpen: open != nil)
            } catch {
                throw await process.garbage(error, times)
            }
        } catch {
            Task { await process.shutDown() }
            throw error
        }
    }
}
