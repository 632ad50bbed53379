import CHarkSpawn
import Foundation
import Glibc
import IntentSchema

/// Asks SwiftPM what a `Package.swift` says. A manifest is code of the person's own, which SwiftPM compiles and runs; it gets
/// a temporary folder of its own, no terminal, no network of SwiftPM's, and limited time, memory for output and processor.
enum PackageManager {
    static let outputLimit = 32 << 20

    /// The dump as JSON.
    /// - Throws: `project.no-swift`, `project.package-failed` (the detail is what the compiler said), `project.package-timeout`.
    static func dump(_ folder: String, seconds: Double) throws(HarkError) -> Data {
        guard let swift = program("swift") else {
            throw HarkError("project.no-swift", ["path": folder], detail: "no program 'swift' in PATH")
        }
        let scratch = try temporaryFolder(folder)
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        var arguments = ["swift", "package", "--package-path", folder]
        for (option, name) in [
            ("--scratch-path", "scratch"), ("--cache-path", "cache"), ("--config-path", "config"), ("--security-path", "security"),
        ] {
            arguments += [option, "\(scratch)/\(name)"]
        }
        arguments += ["--manifest-cache", "none", "dump-package"]
        var child = try Child.start(swift, arguments, directory: scratch, environment: environment(scratch), package: folder)
        return try child.wait(seconds: seconds)
    }

    private static func program(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 && Disk.identity($0)?.kind == .file }
    }

    private static func temporaryFolder(_ folder: String) throws(HarkError) -> String {
        let base = FileManager.default.temporaryDirectory.path
        var template = Array("\(base)/hark-package-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw HarkError(
                "project.package-failed", ["path": folder], detail: "\(base): \(String(cString: strerror(errno)))")
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// What the compiler needs, and nothing a manifest should come to depend on.
    private static func environment(_ scratch: String) -> [String: String] {
        let kept = ["PATH", "HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SWIFT_EXEC", "TOOLCHAINS", "USER"]
        var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
        environment["TMPDIR"] = scratch
        return environment
    }
}

/// A program that runs while this thread waits for it.
private struct Child {
    private let pid: pid_t
    private let descriptor: Int32
    private let package: String
    /// Ends of the pipes from the child; -1 once it closed them.
    private var pipes: [Int32]
    private var bytes: [[UInt8]] = [[], []]

    private init(pid: pid_t, descriptor: Int32, package: String, pipes: [Int32]) {
        self.pid = pid
        self.descriptor = descriptor
        self.package = package
        self.pipes = pipes
    }

    static func start(
        _ program: String, _ arguments: [String], directory: String, environment: [String: String], package: String
    ) throws(HarkError) -> Child {
        var output: [Int32] = [-1, -1]
        var error: [Int32] = [-1, -1]
        guard hark_pipe(&output) == 0 else { throw failure(package, "a pipe", errno) }
        guard hark_pipe(&error) == 0 else {
            let code = errno
            for end in output { close(end) }
            throw failure(package, "a pipe", code)
        }
        var texts = arguments.map { strdup($0) } + [nil]
        var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in texts + variables { free(pointer) } }
        let limits = [hark_limit(resource: hark_rlimit_core(), value: 0)]
        let result = program.withCString { program in
            directory.withCString { directory in
                texts.withUnsafeMutableBufferPointer { texts in
                    variables.withUnsafeMutableBufferPointer { variables in
                        limits.withUnsafeBufferPointer { limits in
                            var request = hark_spawn_request()
                            request.program = program
                            request.arguments = UnsafePointer(texts.baseAddress)
                            request.environment = UnsafePointer(variables.baseAddress)
                            request.directory = directory
                            request.input = -1
                            request.output = output[1]
                            request.error = error[1]
                            request.channel = -1
                            request.limits = limits.baseAddress
                            request.limit_count = limits.count
                            request.no_new_privileges = 1
                            // This thread waits for the child, so it cannot end before it.
                            request.death_signal = SIGKILL
                            request.new_session = 1
                            return hark_spawn(&request)
                        }
                    }
                }
            }
        }
        close(output[1])
        close(error[1])
        guard result.pid > 0 else {
            close(output[0])
            close(error[0])
            throw failure(package, program, result.error)
        }
        return Child(pid: result.pid, descriptor: result.pidfd, package: package, pipes: [output[0], error[0]])
    }

    private static func failure(_ package: String, _ what: String, _ code: Int32) -> HarkError {
        HarkError("project.package-failed", ["path": package], detail: "\(what): \(String(cString: strerror(code)))")
    }

    /// What it printed, once it ended well.
    mutating func wait(seconds: Double) throws(HarkError) -> Data {
        defer {
            // Whatever the manifest started must not outlive the question.
            _ = hark_signal(descriptor, pid, SIGKILL, 1)
            reap()
            for pipe in pipes where pipe >= 0 { close(pipe) }
            close(descriptor)
        }
        let end = ContinuousClock.now + .seconds(seconds)
        while hark_has_ended(descriptor) == 0 {
            let left = end - ContinuousClock.now
            guard left > .zero else {
                throw HarkError(
                    "project.package-timeout", ["path": package],
                    detail: "\(package)/Package.swift: not read within \(seconds) seconds")
            }
            pollOnce(milliseconds: Int32(min(left / .milliseconds(1), 60_000).rounded(.up)))
            try readAvailable()
        }
        try readAvailable()
        let exit = hark_reap(pid)
        guard exit.ended != 0, exit.signal == 0, exit.status == 0 else {
            let said = String(decoding: bytes[1], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            throw HarkError("project.package-failed", ["path": package], detail: said.isEmpty ? "SwiftPM failed without a word" : said)
        }
        return Data(bytes[0])
    }

    private func pollOnce(milliseconds: Int32) {
        var set = ([descriptor] + pipes).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&set, nfds_t(set.count), milliseconds)
    }

    private mutating func readAvailable() throws(HarkError) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        for index in pipes.indices {
            while pipes[index] >= 0 {
                let count = read(pipes[index], &buffer, buffer.count)
                if count > 0 {
                    bytes[index] += buffer[..<count]
                    guard bytes[index].count <= PackageManager.outputLimit else {
                        throw HarkError(
                            "project.package-failed", ["path": package],
                            detail: "SwiftPM printed more than \(PackageManager.outputLimit) bytes")
                    }
                } else if count < 0, errno == EINTR {
                    continue
                } else {
                    if count == 0 {
                        close(pipes[index])
                        pipes[index] = -1
                    }
                    break
                }
            }
        }
    }

    /// Until the child that was killed is gone.
    private func reap() {
        while hark_reap(pid).ended == 0, hark_has_ended(descriptor) == 0 {
            var set = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            _ = poll(&set, 1, 1_000)
        }
    }
}
