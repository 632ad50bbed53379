public import IntentSchema
import IntentWire

/// The processes of apps: started when a request needs one, kept warm, ended when idle. One process a bundle.
///
/// After a crash, a time-out or garbage a process is killed and reaped, its request fails with an `AppFailure`, and the
/// next request starts a new one. A request that meets a process which died while idle gets a new one unnoticed.
public actor ProcessPool {
    private struct Entry {
        var process: AppProcess
        var requests = 0
        /// Order of use, for choosing which to end first.
        var lastUse = 0
        var idle: ScheduledAction?
    }

    let environment: AppProcess.Environment
    private var entries: [String: Entry] = [:]
    private var launching: [String: Task<Result<AppProcess, AppFailure>, Never>] = [:]
    /// Processes that serve their last requests and get no more, since a newer one took their place: the language was another,
    /// or the app was replaced.
    private var retiring: [ObjectIdentifier: Entry] = [:]
    /// Apps that were opened, by process.
    private var opened: [Int32: AppProcess] = [:]
    /// Of those the ones that stand open with a screen, by process.
    private var shown: [Int32: AppProcess] = [:]
    private var uses = 0
    private var isShutDown = false

    /// - Parameters:
    ///   - services: what apps may ask of the host.
    ///   - observer: told of starts, output lines and ends, on any thread; must return soon, since it is called where all
    ///     processes are watched.
    public init(
        state: StateDirectory, services: any HostServices, policy: LaunchPolicy = .standard,
        limits: ProcessLimits = ProcessLimits(), timekeeper: any Timekeeper = SystemTimekeeper(),
        observer: @escaping @Sendable (ProcessEvent) -> Void = { _ in }
    ) {
        environment = AppProcess.Environment(
            state: state, policy: policy, limits: limits, services: services, timekeeper: timekeeper, observer: observer)
    }

    // MARK: Requests

    /// Gets a process and asks it for the handler of `intent` (`handler(for:)`), within ten seconds, launch included.
    /// - Parameters:
    ///   - request: an identifier, unique among those under way.
    ///   - app: from the registry, as it is now.
    public func begin(
        _ request: String, _ app: InstalledApp, _ intent: IntentObject, _ context: ProcessContext
    ) async throws(AppFailure) -> AppRequest {
        let target: ProcessTarget
        do throws(HarkError) { target = try ProcessTarget(app, handling: intent.typeName) } catch { throw AppFailure(error) }
        return try await firstCall(
            .begin, RequestCall(request: request, intent: intent).value, phase: "begin", of: request, target, context
        ) { answer, process, isReused throws(AppFailure) in
            try await self.handler(answer, request, intent, process, isReused)
        }
    }

    /// Makes the call that a request begins with, in a warm process or a new one, within ten seconds, launch included. The
    /// process counts as busy with the request afterwards, unless the call or what `read` makes of its answer fails.
    func firstCall<Value: Sendable>(
        _ method: WireMethod, _ payload: IntentValue, phase: String, of request: String, _ target: ProcessTarget, _ context: ProcessContext,
        read: (Timed<IntentValue>, AppProcess, Bool) async throws(AppFailure) -> Value
    ) async throws(AppFailure) -> Value {
        let began = environment.timekeeper.now()
        var (process, isReused) = try await acquire(target, context)
        while true {
            process.began(request)
            do throws(AppFailure) {
                let spent = isReused ? .zero : environment.timekeeper.now() - began
                let answer = try await process.call(method, payload, phase: phase, within: environment.limits.phase - spent)
                return try await read(answer, process, isReused)
            } catch {
                process.ended(request)
                release(process)
                // It had died while idle; nothing was asked of the app's code yet, so a new process may be asked.
                let died = ["app.crashed", "app.exited"].contains(error.error.identifier)
                guard isReused, died else { throw error }
                (process, isReused) = try await acquire(target, context)
            }
        }
    }

    private func handler(
        _ answer: Timed<IntentValue>, _ request: String, _ intent: IntentObject, _ process: AppProcess, _ isReused: Bool
    ) async throws(AppFailure) -> AppRequest {
        var times = isReused ? PhaseTimes() : process.times
        times.phase = answer.times.phase
        let handlerClass = try await process.handlerClass(answer, for: intent.typeName, times)
        return AppRequest(request, process, self, handlerClass: handlerClass, isReused: isReused, times: times)
    }

    // MARK: Processes

    /// A usable process for the target, with one request more.
    func acquire(
        _ target: ProcessTarget, _ context: ProcessContext
    ) async throws(AppFailure) -> (AppProcess, isReused: Bool) {
        if isShutDown { throw AppFailure(HarkError("app.cancelled", ["app": target.appName], detail: "shutting down")) }
        // An app that stands open answers itself: its screen knows what is at hand.
        if let open = shownProcess(target, context) { return (open, true) }
        if let entry = entries[target.bundle] {
            let isCurrent = entry.process.target == target && entry.process.context == context
            if entry.process.isUsable, isCurrent {
                use(target.bundle)
                return (entry.process, true)
            }
            remove(entry.process)
            if entry.process.isUsable, entry.requests > 0 {
                retiring[ObjectIdentifier(entry.process)] = entry
            } else {
                Task { await entry.process.shutDown() }
            }
        }
        if let task = launching[target.bundle] {
            let process = try await task.value.get()
            guard process.target == target, process.context == context else { return try await acquire(target, context) }
            if entries[target.bundle]?.process === process { use(target.bundle) } else { insert(process) }
            return (process, true)
        }
        try makeRoom(target)
        let task = Task { [environment] () -> Result<AppProcess, AppFailure> in
            do throws(AppFailure) {
                return .success(try await AppProcess.launch(target, context, environment))
            } catch {
                return .failure(error)
            }
        }
        launching[target.bundle] = task
        let result = await task.value
        launching[target.bundle] = nil
        let process = try result.get()
        if entries[target.bundle]?.process === process { use(target.bundle) } else { insert(process) }
        process.child.whenEnded { [weak self] _ in
            Task { await self?.remove(process) }
        }
        return (process, false)
    }

    private func insert(_ process: AppProcess) {
        uses += 1
        entries[process.target.bundle] = Entry(process: process, requests: 1, lastUse: uses)
    }

    private func use(_ bundle: String) {
        uses += 1
        entries[bundle]?.idle?.cancel()
        entries[bundle]?.idle = nil
        entries[bundle]?.requests += 1
        entries[bundle]?.lastUse = uses
    }

    /// Ends idle processes, the one unused longest first, until there is room for one more.
    private func makeRoom(_ target: ProcessTarget) throws(AppFailure) {
        while entries.count + launching.count + retiring.count >= environment.limits.processes {
            guard let oldest = entries.values.filter({ $0.requests == 0 }).min(by: { $0.lastUse < $1.lastUse }) else {
                throw AppFailure(
                    HarkError(
                        "app.too-many", ["app": target.appName],
                        detail: "\(environment.limits.processes) processes are busy"))
            }
            remove(oldest.process)
            Task { await oldest.process.shutDown() }
        }
    }

    private func remove(_ process: AppProcess) {
        retiring[ObjectIdentifier(process)] = nil
        guard let entry = entries[process.target.bundle], entry.process === process else { return }
        entry.idle?.cancel()
        entries[process.target.bundle] = nil
    }

    /// A request is over; the process may go after a while.
    func release(_ process: AppProcess) {
        let bundle = process.target.bundle
        if var entry = retiring[ObjectIdentifier(process)] {
            entry.requests -= 1
            retiring[ObjectIdentifier(process)] = entry.requests > 0 ? entry : nil
            if entry.requests == 0 { Task { await process.shutDown() } }
            return
        }
        guard let entry = entries[bundle], entry.process === process else { return }
        entries[bundle]?.requests -= 1
        guard entry.requests == 1 else { return }
        guard process.isUsable else { return remove(process) }
        let use = entry.lastUse
        entries[bundle]?.idle = environment.timekeeper.schedule(after: environment.limits.idle) { [weak self] in
            Task { await self?.endIfIdle(process, since: use) }
        }
    }

    private func endIfIdle(_ process: AppProcess, since use: Int) async {
        guard let entry = entries[process.target.bundle], entry.process === process, entry.requests == 0,
            entry.lastUse == use
        else { return }
        remove(process)
        await process.shutDown()
    }

    /// Starts a process that no request shares.
    func launch(
        _ target: ProcessTarget, _ context: ProcessContext, inheritsOutput: Bool
    ) async throws(AppFailure) -> AppProcess {
        if isShutDown { throw AppFailure(HarkError("app.cancelled", ["app": target.appName], detail: "shutting down")) }
        let process = try await AppProcess.launch(target, context, environment, inheritsOutput: inheritsOutput)
        opened[process.child.pid] = process
        process.child.whenEnded { [weak self] _ in
            Task { await self?.forget(process) }
        }
        return process
    }

    private func forget(_ process: AppProcess) {
        if opened[process.child.pid] === process { opened[process.child.pid] = nil }
        if shown[process.child.pid] === process { shown[process.child.pid] = nil }
    }

    /// The app's process that stands open with a screen, if there is one.
    func shownProcess(_ target: ProcessTarget, _ context: ProcessContext) -> AppProcess? {
        shown.values.first { $0.target == target && $0.context == context && $0.isUsable }
    }

    /// The process stands open from now on.
    func noteShown(_ process: AppProcess) { if !process.child.hasEnded { shown[process.child.pid] = process } }

    /// Every process there is.
    var running: [AppProcess] { (Array(entries.values) + retiring.values).map(\.process) + opened.values }

    /// How many processes there are for requests.
    public var count: Int { entries.count + retiring.count }

    /// Ends all processes and starts no more. Bounded by twice `ProcessLimits.ending`.
    public func shutDown() async {
        isShutDown = true
        for task in launching.values { if case .success(let process) = await task.value { insertIfAbsent(process) } }
        let processes = running
        (entries, opened, retiring, shown) = ([:], [:], [:], [:])
        await withTaskGroup(of: Void.self) { group in
            for process in processes { group.addTask { await process.shutDown() } }
        }
    }

    private func insertIfAbsent(_ process: AppProcess) {
        if entries[process.target.bundle] == nil { insert(process) }
    }
}
