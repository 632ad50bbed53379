import Foundation
import IntentSchema
import IntentWire
import Synchronization
import Testing

@testable import HarkApps

/// Time that stands still until a test moves it.
final class ManualTimekeeper: Timekeeper {
    private struct State {
        var now: Duration = .zero
        var next = 0
        var timers: [Int: (due: Duration, action: @Sendable () -> Void)] = [:]
        var waiters: [(delay: Duration, continuation: CheckedContinuation<Void, Never>)] = []
    }
    private let state = Mutex(State())

    func now() -> Duration { state.withLock { $0.now } }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> ScheduledAction {
        let (number, ready) = state.withLock { state in
            state.next += 1
            state.timers[state.next] = (state.now + delay, action)
            let ready = state.waiters.filter { $0.delay == delay }
            state.waiters.removeAll { $0.delay == delay }
            return (state.next, ready)
        }
        for waiter in ready { waiter.continuation.resume() }
        return ScheduledAction { [self] in state.withLock { _ = $0.timers.removeValue(forKey: number) } }
    }

    /// Waits until a timer of exactly this length runs.
    func timer(of delay: Duration) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                let isThere = state.timers.values.contains { $0.due == state.now + delay }
                if !isThere { state.waiters.append((delay, continuation)) }
                return isThere
            }
            if isThere { continuation.resume() }
        }
    }

    func advance(by step: Duration) {
        let due = state.withLock { state in
            state.now += step
            let due = state.timers.filter { $0.value.due <= state.now }
            for number in due.keys { state.timers[number] = nil }
            return due
        }
        for (_, timer) in due.sorted(by: { $0.value.due < $1.value.due }) { timer.action() }
    }

    var timerCount: Int { state.withLock { $0.timers.count } }
}

/// A value that is awaited: set once by someone else.
final class Signal<Value: Sendable>: Sendable {
    private let state = Mutex<(value: Value?, waiting: [CheckedContinuation<Value, Never>])>((nil, []))

    func send(_ value: Value) {
        let waiting = state.withLock { state in
            if state.value == nil { state.value = value }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: value) }
    }

    var value: Value {
        get async {
            await withCheckedContinuation { continuation in
                let value = state.withLock { state in
                    if state.value == nil { state.waiting.append(continuation) }
                    return state.value
                }
                if let value { continuation.resume(returning: value) }
            }
        }
    }
}

/// Answers every call with null, or as the test says.
struct TestServices: HostServices {
    var respond: @Sendable (AppCall) async throws -> IntentValue = { _ in .null }

    func answer(_ call: AppCall) async throws(HarkError) -> IntentValue {
        do {
            return try await respond(call)
        } catch {
            throw error as? HarkError ?? HarkError("test.failed")
        }
    }
}

/// An installed app whose extension is the raw peer in one of its modes, and a pool to run it.
final class Peer: Sendable {
    let directory: TemporaryDirectory
    let app: InstalledApp
    let pool: ProcessPool
    let state: StateDirectory
    let lines = Mutex<[OutputLine]>([])
    let ended = Signal<ProcessExit>()
    let intent = IntentObject("INSendMessageIntent")
    let context = ProcessContext(locale: "en", timeZone: "Asia/Tokyo")

    init(
        _ mode: String, limits: ProcessLimits = ProcessLimits(), policy: LaunchPolicy = .standard,
        timekeeper: any Timekeeper = SystemTimekeeper(), services: TestServices = TestServices()
    ) throws {
        directory = try TemporaryDirectory()
        var fixture = BundleFixture()
        let program = try Programs.path("RawPeer")
        fixture.program = (mode, program)
        fixture.appProgram = ("app-\(mode)", program)
        fixture.groups = ["group.peer"]
        state = StateDirectory("\(directory.path)/state")
        app = try AppRegistry(state: state).install(fixture.write(to: directory)).app
        let observed = Observed()
        pool = ProcessPool(
            state: state, services: services, policy: policy, limits: limits, timekeeper: timekeeper,
            observer: { observed.receive($0) })
        observed.bind(self)
    }

    private final class Observed: Sendable {
        private struct Weak { weak var peer: Peer? }
        private let state = Mutex(Weak())
        func bind(_ peer: Peer) { state.withLock { $0.peer = peer } }
        func receive(_ event: ProcessEvent) {
            guard let peer = state.withLock({ $0.peer }) else { return }
            switch event.kind {
            case .line(let line): peer.lines.withLock { $0.append(line) }
            case .ended(let exit): peer.ended.send(exit)
            case .started, .diagnostic, .marks, .updated: break
            }
        }
    }

    func begin(_ request: String = "r1") async throws(AppFailure) -> AppRequest {
        try await pool.begin(request, app, intent, context)
    }

    /// Begins and gives the failure that must come of it.
    func failure() async throws -> AppFailure {
        do throws(AppFailure) {
            _ = try await begin()
        } catch {
            return error
        }
        throw HarkError("test.failed", detail: "begin succeeded")
    }
}

/// Whether a process exists, a zombie included.
func exists(_ pid: Int32) -> Bool { kill(pid, 0) == 0 }
