import IntentSchema
import IntentWire
import Synchronization

/// Serves what one process sends: bounded in number and rate, with the process's deadlines stopped while the person is asked.
final class IncomingCalls: Sendable {
    private struct State {
        var deadlines: [ObjectIdentifier: Deadline] = [:]
        var requests: [String: Int] = [:]
        /// How often the deadlines are stopped now; new ones begin stopped.
        var pauses = 0
        var running = 0
        var waiting: [Numbered] = []
        /// Calls so far, and those that Hark still works on: neither answered nor waiting for the person.
        var received = 0
        var active: Set<Int> = []
        var quiets: [Quiet] = []
        var rate: RateLimit
        var logRate: RateLimit
    }

    private struct Numbered {
        var number: Int
        var call: IncomingCall
    }

    /// Somebody who waits until Hark is done with some calls.
    private struct Quiet {
        var remaining: Set<Int>
        var continuation: CheckedContinuation<Void, Never>
    }

    private let target: ProcessTarget
    private let services: any HostServices
    private let limits: ProcessLimits
    private let timekeeper: any Timekeeper
    private let onReport: @Sendable (ProcessEvent.Kind) -> Void
    private let onFlood: @Sendable () -> Void
    private let state: Mutex<State>

    init(
        _ target: ProcessTarget, _ services: any HostServices, _ limits: ProcessLimits, _ timekeeper: any Timekeeper,
        onReport: @escaping @Sendable (ProcessEvent.Kind) -> Void, onFlood: @escaping @Sendable () -> Void
    ) {
        self.target = target
        self.services = services
        self.limits = limits
        self.timekeeper = timekeeper
        self.onReport = onReport
        self.onFlood = onFlood
        state = Mutex(
            State(
                rate: RateLimit(perSecond: limits.callsPerSecond),
                logRate: RateLimit(perSecond: limits.output.linesPerSecond)))
    }

    // MARK: Deadlines and requests under way

    func add(_ deadline: Deadline) {
        state.withLock { state in
            state.deadlines[ObjectIdentifier(deadline)] = deadline
            if state.pauses > 0 { deadline.pause() }
        }
    }

    func remove(_ deadline: Deadline) {
        deadline.cancel()
        state.withLock { _ = $0.deadlines.removeValue(forKey: ObjectIdentifier(deadline)) }
    }

    func began(_ request: String) { state.withLock { $0.requests[request, default: 0] += 1 } }
    func ended(_ request: String) { state.withLock { _ = $0.requests.removeValue(forKey: request) } }

    private func pause() {
        state.withLock { state in
            state.pauses += 1
            if state.pauses == 1 { for deadline in state.deadlines.values { deadline.pause() } }
        }
    }

    private func resume() {
        state.withLock { state in
            state.pauses -= 1
            if state.pauses == 0 { for deadline in state.deadlines.values { deadline.resume() } }
        }
    }

    // MARK: Serving

    /// On the channel's reading thread.
    func receive(_ call: IncomingCall) {
        if [.log, .diagnostic, .update, .marks].contains(call.method) { return receiveReport(call) }
        enum Fate { case run, wait, flood }
        let now = timekeeper.now()
        let (fate, numbered): (Fate, Numbered) = state.withLock { state in
            state.received += 1
            let numbered = Numbered(number: state.received, call: call)
            guard state.rate.admit(at: now) != nil else { return (.flood, numbered) }
            state.active.insert(numbered.number)
            guard state.running < limits.concurrentCalls else {
                state.waiting.append(numbered)
                return (state.waiting.count > limits.wire.pendingCalls ? .flood : .wait, numbered)
            }
            state.running += 1
            return (.run, numbered)
        }
        switch fate {
        case .run: run(numbered)
        case .wait: break
        case .flood:
            call.fail(HarkError("app.flooded"))
            onFlood()
        }
    }

    /// What the process has to tell its developer is passed on in order and has no answer.
    private func receiveReport(_ call: IncomingCall) {
        let now = timekeeper.now()
        guard let dropped = state.withLock({ $0.logRate.admit(at: now) }) else { return }
        if call.method == .update {
            // Only of a request that is open in this process.
            if let update = try? Update(call.payload), state.withLock({ $0.requests[update.request] != nil }) { onReport(.updated(update)) }
        } else if call.method == .diagnostic {
            if let diagnostic = try? Diagnostic(call.payload) { onReport(.diagnostic(diagnostic.error)) }
        } else if call.method == .marks {
            onReport(.marks(call.payload.object?.fields.compactMapValues(\.integer) ?? [:]))
        } else if let text = call.payload.string ?? call.payload.object?["text"]?.string {
            onReport(.line(OutputLine(stream: .log, text: String(text.prefix(limits.output.lineBytes)), dropped: dropped)))
        }
    }

    /// Waits until what the process has sent so far is answered, or waits for the person.
    func settled() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let isQuiet = state.withLock { state in
                guard !state.active.isEmpty else { return true }
                state.quiets.append(Quiet(remaining: state.active, continuation: continuation))
                return false
            }
            if isQuiet { continuation.resume() }
        }
    }

    private func settle(_ number: Int) {
        let quiet = state.withLock { state in
            state.active.remove(number)
            for index in state.quiets.indices { state.quiets[index].remaining.remove(number) }
            defer { state.quiets.removeAll { $0.remaining.isEmpty } }
            return state.quiets.filter { $0.remaining.isEmpty }
        }
        for waiting in quiet { waiting.continuation.resume() }
    }

    private func run(_ numbered: Numbered) {
        let call = numbered.call
        let request = state.withLock { $0.requests.count == 1 ? $0.requests.keys.first : nil }
        let appCall = AppCall(
            app: target.app, bundle: target.bundle, role: target.role, request: request, method: call.method,
            payload: call.payload)
        let task = Task { [self] in
            // A notification that is not known says nothing to this Hark.
            if !call.isNotification, !call.isCancelled {
                let waits = await services.waitsForPerson(appCall)
                if waits {
                    pause()
                    settle(numbered.number)
                }
                do throws(HarkError) {
                    call.answer(try await services.answer(appCall))
                } catch {
                    call.fail(error)
                }
                if waits { resume() }
            }
            settle(numbered.number)
            next()
        }
        call.onCancel { task.cancel() }
    }

    private func next() {
        let call: Numbered? = state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.running -= 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        if let call { run(call) }
    }
}
