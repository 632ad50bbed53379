import Glibc
import IntentSchema
import IntentWire
import Synchronization

/// What ends a process from the host's side, decided once: the first cause counts, whatever follows from it.
final class ProcessFate: Sendable {
    private struct State {
        var cause: HarkError?
        var child: ChildProcess?
        var channel: WireChannel?
        var isClosed = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())
    private let limits: ProcessLimits
    private let timekeeper: any Timekeeper
    private let name: String

    init(_ name: String, _ limits: ProcessLimits, _ timekeeper: any Timekeeper) {
        self.name = name
        self.limits = limits
        self.timekeeper = timekeeper
    }

    var cause: HarkError? { state.withLock { $0.cause } }
    var pid: Int32 { state.withLock { $0.child?.pid } ?? 0 }

    /// Tells what there is to end.
    func bind(_ child: ChildProcess, _ channel: WireChannel) {
        let isDecided = state.withLock { state in
            (state.child, state.channel) = (child, channel)
            return state.cause != nil
        }
        // The connection's end follows by itself, behind what the process still said. A grandchild that left the group
        // may hold the socket, so there is a limit.
        child.whenEnded { [limits, timekeeper] _ in
            _ = timekeeper.schedule(after: limits.closing) { channel.close() }
        }
        if isDecided { end() }
    }

    func decide(_ cause: HarkError) {
        state.withLock { if $0.cause == nil { $0.cause = cause } }
        end()
    }

    private func end() {
        let (child, channel) = state.withLock { ($0.child, $0.channel) }
        child?.signal(SIGKILL)
        channel?.close()
    }

    /// Waits until the connection has ended and all that came over it was taken. It ends with the process.
    func waitForClose() async {
        await withCheckedContinuation { continuation in
            let isClosed = state.withLock { state in
                if !state.isClosed { state.waiting.append(continuation) }
                return state.isClosed
            }
            if isClosed { continuation.resume() }
        }
    }

    /// The connection has ended: with a fault of the process at once, else with a moment for it to exit by itself.
    func closed(_ error: HarkError?) {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.isClosed = true
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
        if let cause = error.flatMap(fault) { return decide(cause) }
        _ = timekeeper.schedule(after: limits.closing) { [self] in
            // It may have ended in time while this process was too busy to notice.
            if state.withLock({ $0.child?.isGone }) == true { return }
            decide(
                HarkError(
                    "app.exited", ["app": name], detail: "closed its connection and went on running; ended by Hark"))
        }
    }

    /// What a connection's end says about the process, or nil when it just ended.
    func fault(_ error: HarkError) -> HarkError? {
        switch error.identifier {
        case "wire.malformed": HarkError("app.garbage", ["app": name], detail: error.detail)
        case "wire.oversized-frame": HarkError("app.oversized-frame", ["app": name], detail: error.detail)
        case "wire.flooded": HarkError("app.flooded", ["app": name], detail: error.detail)
        case "wire.stalled": HarkError("app.timed-out", ["app": name], detail: error.detail)
        default: nil
        }
    }
}

/// Turns the end of a process into the error that its request fails with.
struct ExitDiagnosis {
    var name: String
    var policy: LaunchPolicy

    /// - Parameter phase: what was under way, for example `resolve(recipients)`.
    func error(_ exit: ProcessExit, phase: String) -> HarkError {
        // Swift's own words for a trap, an unwrapped nil or a failed assertion. The same input gives the same line.
        let fatal = exit.lastLines.last { $0.contains("Fatal error") }.map { ": \($0)" } ?? ""
        if let signal = exit.signalName {
            var arguments = ["app": name, "signal": signal, "phase": phase]
            var detail = "\(signal) in \(phase)\(fatal)"
            if exit.isOutOfMemory {
                arguments["reason"] = "memory"
                detail = "out of memory in \(phase); the limit is \(policy.dataBytes >> 20) MiB\(fatal)"
            }
            return HarkError("app.crashed", arguments, detail: detail)
        }
        let code = exit.code ?? 0
        // The dynamic loader's way to say that the program never ran.
        if code == 127, let line = exit.lastLines.last(where: { $0.contains("error while loading shared libraries") }) {
            return HarkError("app.launch-failed", ["app": name], detail: line)
        }
        return HarkError(
            "app.exited", ["app": name, "code": String(code), "phase": phase],
            detail: "exit code \(code) in \(phase)\(fatal)")
    }
}
