public import IntentSchema
import IntentWire
import Synchronization

/// One request in an app's process, from `begin` to `end`. The handler that `begin` found serves all its phases.
///
/// Each call throws an `AppFailure` and has ten seconds of the app's own time. A cancelled task gives the call up and
/// tells the process so.
public final class AppRequest: Sendable {
    public let identifier: String
    /// The handler's class, for diagnosis.
    public let handlerClass: String
    /// Whether the process was warm.
    public let isReused: Bool
    public let pid: Int32
    /// Launch, handshake and begin.
    public let times: PhaseTimes
    private let process: AppProcess
    private let pool: ProcessPool
    private let isOver = Mutex(false)

    init(
        _ identifier: String, _ process: AppProcess, _ pool: ProcessPool, handlerClass: String, isReused: Bool,
        times: PhaseTimes
    ) {
        self.identifier = identifier
        self.handlerClass = handlerClass
        self.isReused = isReused
        self.times = times
        self.process = process
        self.pool = pool
        pid = process.child.pid
    }

    deinit {
        if finish() { Task { [pool, process] in await pool.release(process) } }
    }

    /// Asks the handler to resolve one parameter.
    public func resolve(_ parameter: String, _ intent: IntentObject) async throws(AppFailure) -> Timed<Resolution> {
        try await call(.resolve, intent, "resolve(\(parameter))", parameter: parameter)
    }

    public func confirm(_ intent: IntentObject) async throws(AppFailure) -> Timed<PhaseAnswer> {
        try await call(.confirm, intent, "confirm")
    }

    /// Performs the intent. Never repeated by Hark: after a failure here it is not known what happened.
    public func handle(_ intent: IntentObject) async throws(AppFailure) -> Timed<PhaseAnswer> {
        try await call(.handle, intent, "handle")
    }

    /// Asks for the options of a parameter with dynamic options; the answer is as the process gave it.
    /// - Parameter searchTerm: what the person has typed so far.
    public func options(
        _ parameter: String, _ intent: IntentObject, searchTerm: String? = nil
    ) async throws(AppFailure) -> Timed<IntentValue> {
        let call = RequestCall(request: identifier, intent: intent, parameter: parameter, searchTerm: searchTerm)
        return try await process.call(.options, call.value, phase: "options(\(parameter))")
    }

    /// Asks for a parameter's default value; `.null` when there is none.
    public func defaultValue(_ parameter: String, _ intent: IntentObject) async throws(AppFailure) -> Timed<IntentValue> {
        let call = RequestCall(request: identifier, intent: intent, parameter: parameter)
        return try await process.call(.defaultValue, call.value, phase: "default(\(parameter))")
    }

    /// Wants to know later responses to the request, which come as `ProcessEvent.Kind.updated`, until `end` or `stopUpdates`.
    /// - Returns: whether the handler tells of any.
    public func startUpdates(_ intent: IntentObject) async throws(AppFailure) -> Bool {
        let call = RequestCall(request: identifier, intent: intent)
        return try await process.call(.startUpdates, call.value, phase: "startSendingUpdates").value == true
    }

    private func call<Answer: WireMessage>(
        _ method: WireMethod, _ intent: IntentObject, _ phase: String, parameter: String? = nil
    ) async throws(AppFailure) -> Timed<Answer> {
        let call = RequestCall(request: identifier, intent: intent, parameter: parameter)
        let answer = try await process.call(method, call.value, phase: phase)
        do throws(HarkError) {
            return Timed(value: try Answer(answer.value), times: answer.times)
        } catch {
            throw await process.garbage(error, answer.times)
        }
    }

    /// The request is over: its handler may go, and the process is idle if it was the last. Safe to call again; a
    /// request that is dropped ends by itself.
    public func end() async {
        if finish() { await pool.release(process) }
    }

    /// Whether it was open until now.
    private func finish() -> Bool {
        let wasOpen = isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
        guard wasOpen else { return false }
        process.notify(.end, .object(IntentObject("request", ["request": .string(identifier)])))
        process.ended(identifier)
        return true
    }
}
