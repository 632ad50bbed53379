import CHarkSpawn
import Foundation
import Glibc
import HarkSpawn
import Synchronization

/// A tool that runs while this thread waits for it.
struct ToolProcess {
    private let pid: pid_t
    private let descriptor: Int32
    /// Ends of the pipes from the tool; -1 once it closed them.
    private var pipes: [Int32]
    private var bytes: [[UInt8]] = [[], []]

    init(_ run: ToolRun) throws(ToolRun.Failure) {
        let input = try Self.inputFile(run.input)
        defer { close(input) }
        var output: [Int32] = [-1, -1]
        var error: [Int32] = [-1, -1]
        guard hark_pipe(&output) == 0 else { throw Self.failure("a pipe", errno) }
        guard hark_pipe(&error) == 0 else {
            let code = errno
            for end in output { close(end) }
            throw Self.failure("a pipe", code)
        }
        let result = Self.spawn(run, input: input, output: output[1], error: error[1])
        close(output[1])
        close(error[1])
        guard result.pid > 0 else {
            close(output[0])
            close(error[0])
            throw Self.failure(run.program, result.error)
        }
        (pid, descriptor, pipes) = (result.pid, result.pidfd, [output[0], error[0]])
        _ = Self.running.withLock { $0.insert(result.pid) }
    }

    /// Tools that run now. A number stands here only while it is its tool's own.
    private static let running = Mutex<Set<pid_t>>([])

    /// Ends every tool that runs, with what it started.
    static func endAll() {
        running.withLock { running in
            for pid in running { hark_end_session(pid) }
        }
    }

    private static func spawn(_ run: ToolRun, input: Int32, output: Int32, error: Int32) -> hark_spawn_result {
        // What a crashed tool prints of its stack helps nobody here.
        let environment = run.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { own, _ in own }
        // This thread waits for the tool, which may therefore end with it.
        var spawn = Spawn(run.program, environment: environment, directory: run.directory)
        spawn.arguments = run.arguments
        (spawn.input, spawn.output, spawn.error) = (input, output, error)
        spawn.limits = [hark_limit(resource: hark_rlimit_core(), value: 0)]
        return spawn.run()
    }

    /// What the tool reads, as a file without a name: nothing has to be written while it runs.
    private static func inputFile(_ input: Data) throws(ToolRun.Failure) -> Int32 {
        guard !input.isEmpty else { return -1 }
        var template = Array("\(FileManager.default.temporaryDirectory.path)/hark-tool-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw failure("a temporary file", errno) }
        unlink(template)
        var written = 0
        while written < input.count {
            let count = input.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: written), input.count - written) }
            if count > 0 {
                written += count
            } else if errno != EINTR {
                let code = errno
                close(descriptor)
                throw failure("a temporary file", code)
            }
        }
        lseek(descriptor, 0, SEEK_SET)
        return descriptor
    }

    private static func failure(_ what: String, _ code: Int32) -> ToolRun.Failure {
        .notStarted("\(what): \(String(cString: strerror(code)))")
    }

    mutating func wait(seconds: Double, limit: Int, failsBeyondLimit: Bool) throws(ToolRun.Failure) -> ToolRun.Ending {
        defer {
            for pipe in pipes where pipe >= 0 { close(pipe) }
            close(descriptor)
        }
        let until = ContinuousClock.now + .seconds(seconds)
        do throws(ToolRun.Failure) {
            while hark_has_ended(descriptor) == 0 {
                let left = until - ContinuousClock.now
                guard left > .zero else { throw .timedOut }
                pollOnce(milliseconds: Int32(min(left / .milliseconds(1), 60_000).rounded(.up)))
                try readAvailable(limit, failsBeyondLimit)
            }
            try readAvailable(limit, failsBeyondLimit)
        } catch {
            _ = end()
            throw error
        }
        let exit = end()
        return ToolRun.Ending(status: exit.signal == 0 ? exit.status : nil, output: Data(bytes[0]), errors: Data(bytes[1]))
    }

    /// Ends the tool, if it has not ended, and whatever it started: that must not outlive the question.
    private func end() -> hark_exit {
        _ = hark_signal(descriptor, pid, SIGKILL, 0)
        hark_end_session(pid)
        while true {
            let exit = Self.running.withLock { running in
                let exit = hark_reap(pid)
                if exit.ended != 0 { running.remove(pid) }
                return exit
            }
            if exit.ended != 0 { return exit }
            var set = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            _ = poll(&set, 1, 1_000)
        }
    }

    private func pollOnce(milliseconds: Int32) {
        var set = ([descriptor] + pipes).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&set, nfds_t(set.count), milliseconds)
    }

    private mutating func readAvailable(_ limit: Int, _ failsBeyondLimit: Bool) throws(ToolRun.Failure) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        for index in pipes.indices {
            while pipes[index] >= 0 {
                let count = read(pipes[index], &buffer, buffer.count)
                if count > 0 {
                    let room = limit - bytes[index].count
                    if count > room, failsBeyondLimit { throw .printedTooMuch }
                    bytes[index] += buffer[..<min(count, room)]
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
}
