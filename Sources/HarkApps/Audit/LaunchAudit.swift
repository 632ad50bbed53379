import Glibc
public import IntentSchema
import IntentWire
import Synchronization

/// Launches an extension again and again and says where the time goes, each launch in a process of its own.
///
/// The process gets what the person's requests get, but nothing of the person's: what it asks of the host is refused.
public struct LaunchAudit: Sendable {
    public let target: ProcessTarget
    public let intent: String
    public let parameter: String?
    private let state: StateDirectory
    private let context: ProcessContext
    private let timekeeper: any Timekeeper

    /// - Parameters:
    ///   - found: one of the app's Intents extensions.
    ///   - intent: what each launch begins a request for.
    ///   - parameter: what is resolved then, without a value; nil for nothing.
    public init(
        _ app: InstalledApp, _ found: ExtensionBundle, intent: String, parameter: String?, state: StateDirectory, context: ProcessContext,
        timekeeper: any Timekeeper = SystemTimekeeper()
    ) {
        target = ProcessTarget(app, of: found)
        (self.intent, self.parameter, self.state, self.context, self.timekeeper) = (intent, parameter, state, context, timekeeper)
    }

    /// One launch, from the wish to the first answer.
    /// - Throws: what a request's launch throws.
    public func launch() async throws(AppFailure) -> LaunchStages {
        let marks = Mutex<[String: Int64]>([:])
        var policy = LaunchPolicy.standard
        policy.environment = ["HARK_MARKS": "1"]
        let environment = AppProcess.Environment(
            state: state, policy: policy, limits: ProcessLimits(), services: NothingGranted(), timekeeper: timekeeper
        ) { event in
            if case .marks(let reached) = event.kind { marks.withLock { $0 = reached } }
        }
        let began = Self.now()
        let process = try await AppProcess.launch(target, context, environment)
        do throws(AppFailure) {
            let object = IntentObject(intent, [:])
            let begin = try await process.call(.begin, RequestCall(request: Self.request, intent: object).value, phase: "begin")
            _ = try await process.handlerClass(begin, for: intent, begin.times)
            var resolve: Double?
            if let parameter {
                let call = RequestCall(request: Self.request, intent: object, parameter: parameter)
                resolve = try await process.call(.resolve, call.value, phase: "resolve(\(parameter))").times.phase
            }
            await process.shutDown()
            return LaunchStages(began: began, process.times, begin: begin.times.phase ?? 0, resolve: resolve, marks.withLock { $0 })
        } catch {
            await process.shutDown()
            throw error
        }
    }

    /// One more start of the program, in which the system's loader tells what it does: the time of each shared library, none for a static
    /// program. The telling itself takes time, so that these are shares rather than parts of a launch.
    /// - Throws: `app.launch-failed`, `state.…`.
    public func libraries() async throws(HarkError) -> [LoadedLibrary] {
        let home = try state.prepareContainer(of: target.bundle)
        var policy = LaunchPolicy.standard
        policy.environment = ["LD_DEBUG": "files,reloc"]
        let reader = try LoaderReader()
        // Without a connection it ends by itself when the loader is done.
        let request = SpawnRequest(
            program: target.program, environment: policy.environment(home: home, timeZone: context.timeZone, hasChannel: false),
            directory: home, policy: policy)
        let child: ChildProcess
        do throws(HarkError) {
            child = try await ChildProcess.launch(request, output: .errors(reader.writingEnd), timekeeper: timekeeper)
        } catch {
            reader.close()
            throw error
        }
        let trace = await reader.trace()
        child.signal(SIGKILL)
        _ = await child.waitForEnd()
        return trace.libraries
    }

    private static let request = "audit"

    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

/// An audit measures; it gives nothing away and asks nobody.
private struct NothingGranted: HostServices {
    func waitsForPerson(_ call: AppCall) async -> Bool { false }

    func answer(_ call: AppCall) async throws(HarkError) -> IntentValue {
        switch call.method {
        case .permissionStatus, .permissionRequest: PermissionStatus.denied.value
        default: throw HarkError("permission.denied", ["permission": call.method.rawValue], detail: "an audit grants nothing")
        }
    }
}
