import Glibc
import IntentSchema
import IntentWire
import Synchronization

/// One process of an app: launched, greeted, called, and ended. Used by the pool and the launcher only.
final class AppProcess: Sendable {
    /// What processes are launched with, the same for all of a pool.
    struct Environment: Sendable {
        var state: StateDirectory
        var policy: LaunchPolicy
        var limits: ProcessLimits
        var services: any HostServices
        var timekeeper: any Timekeeper
        var observer: @Sendable (ProcessEvent) -> Void
    }

    let target: ProcessTarget
    let context: ProcessContext
    let child: ChildProcess
    private let environment: Environment
    private let channel: WireChannel
    private let incoming: IncomingCalls
    private let fate: ProcessFate
    private let launchTimes: Mutex<PhaseTimes>

    /// How long launch and handshake took.
    var times: PhaseTimes { launchTimes.withLock { $0 } }
    var isUsable: Bool { !child.hasEnded && !channel.isClosed && fate.cause == nil }

    // MARK: Launching

    /// Starts the program and waits for its answer to `hello`, within `ProcessLimits.phase`.
    static func launch(
        _ target: ProcessTarget, _ context: ProcessContext, _ environment: Environment, inheritsOutput: Bool = false,
        arguments: [String] = []
    ) async throws(AppFailure) -> AppProcess {
        let began = environment.timekeeper.now()
        let process: AppProcess
        let hello: Hello
        do throws(HarkError) {
            let home = try environment.state.prepareContainer(of: target.bundle)
            hello = Hello(
                role: target.role, bundleIdentifier: target.bundle, bundlePath: target.bundlePath, containerPath: home,
                groups: try environment.state.prepareGroups(target.groups), principalClass: target.principalClass,
                intents: target.intents, locale: context.locale, timeZone: context.timeZone, now: context.now)
            process = try await start(target, context, environment, hello, inheritsOutput, arguments, began)
        } catch {
            throw AppFailure(error)
        }
        try await process.greet(hello, began)
        return process
    }

    private static func start(
        _ target: ProcessTarget, _ context: ProcessContext, _ environment: Environment, _ hello: Hello,
        _ inheritsOutput: Bool, _ arguments: [String], _ began: Duration
    ) async throws(HarkError) -> AppProcess {
        let fate = ProcessFate(target.appName, environment.limits, environment.timekeeper)
        let observer = environment.observer
        let report: @Sendable (Int32, ProcessEvent.Kind) -> Void = { pid, kind in
            observer(ProcessEvent(app: target.app, bundle: target.bundle, pid: pid, kind: kind))
        }
        let incoming = IncomingCalls(
            target, environment.services, environment.limits, environment.timekeeper, onReport: { report(fate.pid, $0) },
            onFlood: {
                let limit = environment.limits.callsPerSecond
                fate.decide(
                    HarkError("app.flooded", ["app": target.appName], detail: "more than \(limit) calls in a second"))
            })
        let (ours, theirs) = try makeSocketPair()
        defer { close(theirs) }
        let request = SpawnRequest(
            program: target.program, arguments: arguments,
            environment: environment.policy.environment(
                home: hello.containerPath, timeZone: context.timeZone, hasChannel: true),
            directory: hello.containerPath, policy: environment.policy, channel: theirs)
        let child: ChildProcess
        do throws(HarkError) {
            child = try await ChildProcess.launch(
                request,
                output: inheritsOutput
                    ? .inherited : .captured(environment.limits.output) { report($0, .line($1)) },
                timekeeper: environment.timekeeper)
        } catch {
            close(ours)
            throw error
        }
        let channel = WireChannel(
            descriptor: ours, limits: environment.limits.wire, handler: incoming.receive, onClose: fate.closed)
        fate.bind(child, channel)
        let launched = (environment.timekeeper.now() - began).milliseconds
        let process = AppProcess(
            target, context, child, environment, channel, incoming, fate, PhaseTimes(launch: launched))
        child.whenEnded { [pid = child.pid] in report(pid, .ended($0)) }
        channel.start()
        return process
    }

    private init(
        _ target: ProcessTarget, _ context: ProcessContext, _ child: ChildProcess, _ environment: Environment,
        _ channel: WireChannel, _ incoming: IncomingCalls, _ fate: ProcessFate, _ times: PhaseTimes
    ) {
        self.target = target
        self.context = context
        self.child = child
        self.environment = environment
        self.channel = channel
        self.incoming = incoming
        self.fate = fate
        launchTimes = Mutex(times)
    }

    private func greet(_ hello: Hello, _ began: Duration) async throws(AppFailure) {
        let left = environment.limits.phase - (environment.timekeeper.now() - began)
        let answer: Timed<IntentValue>
        do throws(AppFailure) {
            answer = try await call(.hello, hello.value, phase: "handshake", within: left)
        } catch {
            // The process may live on, having only refused: nobody will use it.
            fate.decide(error.error)
            guard error.error.identifier == "app.failed" else { throw error }
            var refused = error
            refused.error = handshakeFailed(error.error.detail)
            throw refused
        }
        do throws(HarkError) {
            let welcome = try Welcome(answer.value)
            guard (hello.oldestVersion...hello.newestVersion).contains(welcome.version) else {
                throw HarkError("", detail: "answered with version \(welcome.version)")
            }
        } catch {
            let failure = handshakeFailed(error.detail)
            fate.decide(failure)
            throw AppFailure(failure, times: times)
        }
        launchTimes.withLock { $0.handshake = answer.times.phase }
        environment.observer(
            ProcessEvent(app: target.app, bundle: target.bundle, pid: child.pid, kind: .started(times)))
    }

    private func handshakeFailed(_ detail: String) -> HarkError {
        HarkError("app.handshake-failed", ["app": target.appName], detail: detail)
    }

    /// Waits until what the process has sent so far is answered, or waits for the person.
    func settled() async { await incoming.settled() }

    // MARK: Calling

    /// Calls the process.
    /// - Parameters:
    ///   - phase: what it is about, for errors: `resolve(recipients)`.
    ///   - limit: the process's own time; `ProcessLimits.phase` if nil.
    func call(
        _ method: WireMethod, _ payload: IntentValue, phase: String, within limit: Duration? = nil
    ) async throws(AppFailure) -> Timed<IntentValue> {
        let began = environment.timekeeper.now()
        let seconds = environment.limits.phase.components.seconds
        let deadline = Deadline(limit ?? environment.limits.phase, environment.timekeeper) { [fate, target] in
            fate.decide(
                HarkError(
                    "app.timed-out", ["app": target.appName, "phase": phase],
                    detail: "no answer to \(phase) within \(seconds) s"))
        }
        incoming.add(deadline)
        defer { incoming.remove(deadline) }
        do throws(HarkError) {
            let answer = try await channel.call(method, payload) { deadline.cancel() }
            return Timed(value: answer, times: PhaseTimes(phase: (environment.timekeeper.now() - began).milliseconds))
        } catch {
            var spent = times
            spent.phase = (environment.timekeeper.now() - began).milliseconds
            throw await failure(error, phase, spent)
        }
    }

    func notify(_ method: WireMethod, _ payload: IntentValue) { channel.notify(method, payload) }

    func began(_ request: String) { incoming.began(request) }
    func ended(_ request: String) { incoming.ended(request) }

    private func failure(_ error: HarkError, _ phase: String, _ times: PhaseTimes) async -> AppFailure {
        // The process's own error may arrive just before its connection ends, so its identifier decides first.
        let isOver =
            ["wire.closed", "wire.stalled"].contains(error.identifier)
            || fate.fault(error) != nil && channel.isClosed
        guard isOver else {
            if error.identifier == "wire.cancelled" {
                return AppFailure(HarkError("app.cancelled", ["app": target.appName]), times: times)
            }
            return AppFailure(
                HarkError(
                    "app.failed",
                    error.arguments.merging(["app": target.appName, "reason": error.identifier, "phase": phase]) { $1 },
                    detail: error.description),
                times: times)
        }
        // With this it ends in a bounded time, whatever it does.
        fate.closed(error)
        let exit = await child.waitForEnd()
        let found = fate.cause ?? ExitDiagnosis(name: target.appName, policy: environment.policy).error(exit, phase: phase)
        return AppFailure(found, times: times, lastLines: exit.lastLines, exit: exit)
    }

    /// The class of the handler that the process found for an intent.
    /// - Throws: `app.no-handler`, `app.wrong-handler`, `app.unknown-intent`, `app.garbage`.
    func handlerClass(_ answer: Timed<IntentValue>, for intent: String, _ times: PhaseTimes) async throws(AppFailure) -> String {
        let found: BeginAnswer
        do throws(HarkError) {
            found = try BeginAnswer(answer.value)
        } catch {
            throw await garbage(error, times)
        }
        let (identifier, detail): (String, String)
        switch found {
        case .ready(let handlerClass): return handlerClass
        case .noHandler: (identifier, detail) = ("app.no-handler", "handler(for:) gave nil for \(intent)")
        case .wrongType(let handlerClass, let expected): (identifier, detail) = ("app.wrong-handler", "\(handlerClass) does not adopt \(expected)")
        case .unknownIntent: (identifier, detail) = ("app.unknown-intent", "the process has no class \(intent)")
        }
        throw AppFailure(HarkError(identifier, ["app": target.appName, "intent": intent], detail: detail), times: times)
    }

    /// An answer was not what its operation allows: the process is not to be trusted further.
    func garbage(_ error: HarkError, _ times: PhaseTimes) async -> AppFailure {
        let cause = HarkError("app.garbage", ["app": target.appName], detail: error.detail)
        fate.decide(cause)
        let exit = await child.waitForEnd()
        return AppFailure(cause, times: times, lastLines: exit.lastLines, exit: exit)
    }

    // MARK: Ending

    /// Asks the process to end, then insists: SIGTERM, then SIGKILL, each after `ProcessLimits.ending`.
    @discardableResult
    func shutDown() async -> ProcessExit {
        channel.notify(.shutDown, .null)
        let step = environment.limits.ending
        let timers = [
            environment.timekeeper.schedule(after: step) { [child] in child.signal(SIGTERM) },
            environment.timekeeper.schedule(after: step * 2) { [child] in child.signal(SIGKILL) },
        ]
        let exit = await child.waitForEnd()
        for timer in timers { timer.cancel() }
        // What it still said is heard.
        await fate.waitForClose()
        return exit
    }
}
