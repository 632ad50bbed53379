import Synchronization

/// A limit on an app's own time. It stands still while the person is being asked, since a person's thinking is not the
/// app's slowness.
final class Deadline: Sendable {
    private struct State {
        var remaining: Duration
        var runningSince: Duration?
        var pauses = 0
        var timer: ScheduledAction?
        var isOver = false
    }

    private let state: Mutex<State>
    private let timekeeper: any Timekeeper
    private let expired: @Sendable () -> Void

    /// Begins to run at once.
    init(_ limit: Duration, _ timekeeper: any Timekeeper, expired: @escaping @Sendable () -> Void) {
        self.timekeeper = timekeeper
        self.expired = expired
        state = Mutex(State(remaining: limit))
        state.withLock { start(&$0) }
    }

    /// Stops the time. Pauses nest: as many resumes are needed.
    func pause() {
        state.withLock { state in
            state.pauses += 1
            guard state.pauses == 1, let since = state.runningSince else { return }
            state.remaining -= timekeeper.now() - since
            state.runningSince = nil
            state.timer?.cancel()
            state.timer = nil
        }
    }

    func resume() {
        state.withLock { state in
            guard state.pauses > 0 else { return }
            state.pauses -= 1
            if state.pauses == 0 { start(&state) }
        }
    }

    /// The limit no longer matters. A deadline that is dropped without this still expires.
    func cancel() {
        state.withLock { state in
            state.isOver = true
            state.timer?.cancel()
            state.timer = nil
        }
    }

    private func start(_ state: inout State) {
        guard !state.isOver else { return }
        state.runningSince = timekeeper.now()
        state.timer = timekeeper.schedule(after: max(.zero, state.remaining)) { self.fire() }
    }

    private func fire() {
        let isExpired = state.withLock { state in
            // A timer that ran out in the instant of a pause does not count.
            guard !state.isOver, state.pauses == 0 else { return false }
            state.isOver = true
            state.timer = nil
            return true
        }
        if isExpired { expired() }
    }
}
