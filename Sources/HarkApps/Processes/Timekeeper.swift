import Dispatch
import Synchronization

/// Time and timers for deadlines and idle exit; injected, so that tests need not wait.
public protocol Timekeeper: Sendable {
    /// Time since some fixed instant; never goes back.
    func now() -> Duration
    /// Runs `action` once after `delay`, on any thread.
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> ScheduledAction
}

/// Something that will run unless it is cancelled.
public struct ScheduledAction: Sendable {
    private let stop: @Sendable () -> Void
    public init(cancel: @escaping @Sendable () -> Void) { stop = cancel }
    public func cancel() { stop() }
}

/// The system's monotonic clock, with one timer of the system for all that is scheduled: a deadline is set and called off
/// with every phase, and a timer of its own for each would wake a thread twice.
public final class SystemTimekeeper: Timekeeper {
    private struct State {
        var next = 0
        var actions: [Int: (due: Duration, run: @Sendable () -> Void)] = [:]
        /// When the timer will fire; nil when it is not set.
        var armed: Duration?
    }

    private let start = ContinuousClock.now
    private let state = Mutex(State())
    // Sources may be used from any thread; Dispatch does not say so to the compiler.
    nonisolated(unsafe) private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "hark.timers"))

    public init() {
        timer.setEventHandler { [weak self] in self?.fire() }
        timer.resume()
    }

    deinit { timer.cancel() }

    public func now() -> Duration { ContinuousClock.now - start }

    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> ScheduledAction {
        let due = now() + max(.zero, delay)
        let id = state.withLock { state in
            state.next += 1
            state.actions[state.next] = (due, action)
            // An earlier firing finds this one, too.
            if state.armed.map({ due < $0 }) ?? true { arm(&state, due) }
            return state.next
        }
        // Called off without touching the timer: it fires once for nothing at most.
        return ScheduledAction { [weak self] in self?.state.withLock { _ = $0.actions.removeValue(forKey: id) } }
    }

    private func arm(_ state: inout State, _ due: Duration) {
        state.armed = due
        timer.schedule(deadline: .now() + max(0, (due - now()).milliseconds / 1000))
    }

    private func fire() {
        let due = state.withLock { state -> [@Sendable () -> Void] in
            let time = now()
            let ids = state.actions.filter { $0.value.due <= time }.keys.sorted()
            let due = ids.compactMap { state.actions.removeValue(forKey: $0)?.run }
            state.armed = nil
            if let next = state.actions.values.map(\.due).min() { arm(&state, next) }
            return due
        }
        for action in due { action() }
    }
}

extension Duration {
    /// The duration in milliseconds, with its fraction.
    var milliseconds: Double {
        Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    }
}
