import Dispatch

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

/// The system's monotonic clock.
public struct SystemTimekeeper: Timekeeper {
    private static let queue = DispatchQueue(label: "hark.timers")
    private let start = ContinuousClock.now

    public init() {}

    public func now() -> Duration { ContinuousClock.now - start }

    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> ScheduledAction {
        // Sources may be used from any thread; Dispatch does not say so to the compiler.
        nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: Self.queue)
        timer.schedule(deadline: .now() + max(0, delay.milliseconds / 1000))
        timer.setEventHandler {
            timer.cancel()
            action()
        }
        timer.resume()
        return ScheduledAction { timer.cancel() }
    }
}

extension Duration {
    /// The duration in milliseconds, with its fraction.
    var milliseconds: Double {
        Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    }
}
