import Foundation
import Glibc
import IntentSchema
import IntentWire
import Synchronization

/// A program of this package started the way the host does it: one end of a socket pair as descriptor 3, named by `HARK_FD`,
/// and `hello` in it.
final class HostedProcess: @unchecked Sendable {
    let pid: pid_t
    let channel: WireChannel
    private let output: FileHandle
    private let errors: FileHandle
    /// Calls and notifications of the process, as they came.
    let received = Mutex<[(method: WireMethod, payload: IntentValue)]>([])
    private let welcome: Mutex<Result<IntentValue, HarkError>?> = Mutex(nil)
    private let arrival = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)
    private let messages = DispatchSemaphore(value: 0)

    /// Where SwiftPM put this package's programs: beside the test bundle.
    static func program(_ name: String) -> String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return (own as NSString).deletingLastPathComponent + "/" + name
    }

    init(
        _ name: String, _ arguments: [String] = [], hello: Hello?, environment: [String: String] = [:],
        answer: @escaping @Sendable (WireMethod, IntentValue) -> Result<IntentValue, HarkError> = { method, _ in
            .failure(HarkError("wire.unknown-method", detail: method.rawValue))
        }
    ) throws {
        let (ours, theirs) = try makeSocketPair()
        let out = Pipe()
        let err = Pipe()
        output = out.fileHandleForReading
        errors = err.fileHandleForReading
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, out.fileHandleForWriting.fileDescriptor, 1)
        posix_spawn_file_actions_adddup2(&actions, err.fileHandleForWriting.fileDescriptor, 2)
        posix_spawn_file_actions_adddup2(&actions, theirs, 3)
        var variables = environment
        variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
        variables["SWIFT_BACKTRACE"] = "enable=no"
        variables["HARK_FD"] = "3"
        let path = Self.program(name)
        let argv = ([path] + arguments).map { strdup($0) } + [nil]
        let envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var pid: pid_t = 0
        let result = posix_spawn(&pid, path, &actions, nil, argv, envp)
        close(theirs)
        try? out.fileHandleForWriting.close()
        try? err.fileHandleForWriting.close()
        guard result == 0 else { throw HarkError("test.spawn", detail: "\(path): \(String(cString: strerror(result)))") }
        self.pid = pid
        let relay = Relay()
        channel = WireChannel(
            descriptor: ours, handler: { call in relay.process?.take(call, answer) },
            onClose: { [end] _ in end.signal() })
        relay.process = self
        if let hello {
            channel.call(.hello, hello.value) { [weak self] result in
                self?.welcome.withLock { $0 = result }
                self?.arrival.signal()
            }
        }
        channel.start()
    }

    private final class Relay: @unchecked Sendable { weak var process: HostedProcess? }

    private func take(
        _ call: IncomingCall, _ answer: (WireMethod, IntentValue) -> Result<IntentValue, HarkError>
    ) {
        received.withLock { $0.append((call.method, call.payload)) }
        messages.signal()
        if !call.isNotification { call.answer(answer(call.method, call.payload)) }
    }

    /// The process's answer to `hello`; waits for it.
    func awaitWelcome() throws -> Welcome {
        arrival.wait()
        return try Welcome(welcome.withLock { $0 }?.get() ?? .null)
    }

    /// Waits until something more has been received.
    func awaitMessage() { messages.wait() }

    func kill() { Glibc.kill(pid, SIGKILL) }

    /// The next `count` lines of standard output.
    func lines(_ count: Int) -> Int {
        var seen = 0
        while seen < count {
            let bytes = output.availableData
            if bytes.isEmpty { break }
            seen += bytes.count(where: { $0 == UInt8(ascii: "\n") })
        }
        return seen
    }

    /// Waits for the end of the process. `status` is as `waitpid` gives it.
    func wait() -> (status: Int32, output: String, errors: String) {
        let text = String(decoding: (try? output.readToEnd()) ?? Data(), as: UTF8.self)
        let errorText = String(decoding: (try? errors.readToEnd()) ?? Data(), as: UTF8.self)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        // Everything it sent has been read once the connection has ended.
        end.wait()
        return (status, text, errorText)
    }

    /// The diagnostics it sent.
    var diagnostics: [HarkError] {
        received.withLock { $0 }.filter { $0.method == .diagnostic }.compactMap { try? Diagnostic($0.payload).error }
    }
}

/// A directory that goes away with the test.
final class TemporaryDirectory {
    let path: String
    init() throws {
        path = NSTemporaryDirectory() + "hark-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func hello(role: WireRole = .app, groups: [String] = [], principalClass: String = "", intents: [String] = []) -> Hello {
        Hello(
            role: role, bundleIdentifier: "org.hark.test", bundlePath: path + "/Test.app",
            containerPath: path + "/container",
            groups: Dictionary(uniqueKeysWithValues: groups.map { ($0, "\(path)/groups/\($0)") }),
            principalClass: principalClass, intents: intents)
    }
}
