import CHarkSpawn
import Foundation
import Glibc
import HarkSpawn
import IntentSchema
import Synchronization

/// What one process is started with.
struct SpawnRequest: Sendable {
    var program: String
    var arguments: [String] = []
    var environment: [String: String]
    var directory: String
    var policy: LaunchPolicy
    /// Descriptors of this process that become the child's; -1 for none.
    var output: Int32 = -1
    var error: Int32 = -1
    var channel: Int32 = -1
}

/// A process that runs.
struct Spawned: Sendable {
    var pid: Int32
    /// Readable when the process has ended.
    var descriptor: Int32
}

/// Starts all processes from one thread that never ends: the kernel ties "die with your parent" to the thread that
/// started the child, and threads of a pool come and go.
final class Spawner: Sendable {
    static let shared = Spawner()

    private struct Job: Sendable {
        var request: SpawnRequest
        var completion: @Sendable (Result<Spawned, HarkError>) -> Void
    }

    private let jobs = Mutex<[Job]>([])
    private let arrived = DispatchSemaphore(value: 0)

    private init() {
        let thread = Thread { [self] in
            while true {
                arrived.wait()
                guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { continue }
                job.completion(Self.spawn(job.request))
            }
        }
        thread.name = "spawn"
        thread.stackSize = 256 << 10
        thread.start()
    }

    /// - Throws: `app.launch-failed` with the step that failed.
    func spawn(_ request: SpawnRequest) async throws(HarkError) -> Spawned {
        let result = await withCheckedContinuation { (continuation: CheckedContinuation<Result<Spawned, HarkError>, Never>) in
            jobs.withLock { $0.append(Job(request: request) { continuation.resume(returning: $0) }) }
            arrived.signal()
        }
        return try result.get()
    }

    private static func spawn(_ request: SpawnRequest) -> Result<Spawned, HarkError> {
        var spawn = Spawn(request.program, environment: request.environment, directory: request.directory)
        spawn.arguments = request.arguments
        (spawn.output, spawn.error, spawn.channel) = (request.output, request.error, request.channel)
        spawn.limits = request.policy.limits
        spawn.noNewPrivileges = request.policy.noNewPrivileges
        spawn.endsWithParent = request.policy.endsWithHost
        spawn.ownSession = request.policy.ownSession
        let result = spawn.run()
        guard result.pid > 0 else {
            let step = steps[Int(result.step), default: "starting"]
            return .failure(
                HarkError(
                    "app.launch-failed", ["path": request.program],
                    detail: "\(request.program): \(step): \(String(cString: strerror(result.error)))"))
        }
        return .success(Spawned(pid: result.pid, descriptor: result.pidfd))
    }

    private static let steps: [Int: String] = [
        Int(HARK_STEP_CLONE.rawValue): "creating the process", Int(HARK_STEP_SIGNALS.rawValue): "resetting signals",
        Int(HARK_STEP_SESSION.rawValue): "starting a session",
        Int(HARK_STEP_DEATH_SIGNAL.rawValue): "tying it to this process",
        Int(HARK_STEP_DESCRIPTORS.rawValue): "arranging descriptors",
        Int(HARK_STEP_DIRECTORY.rawValue): "entering its container", Int(HARK_STEP_LIMITS.rawValue): "setting limits",
        Int(HARK_STEP_PRIVILEGES.rawValue): "giving up privileges",
        Int(HARK_STEP_EXEC.rawValue): "running the program",
    ]
}
