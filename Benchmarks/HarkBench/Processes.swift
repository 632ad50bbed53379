import Foundation
import Glibc

/// Programs run from the benchmark, without Hark's own launcher in between.
enum Processes {
    struct Failure: Error { var message: String }

    /// Starts a program and waits for its end.
    static func run(_ program: String, _ arguments: [String]) throws {
        let pid = try spawn(program, arguments)
        var status: Int32 = 0
        guard waitpid(pid, &status, 0) == pid, status == 0 else { throw Failure(message: "\(program) failed: \(status)") }
    }

    /// The reading and the writing end, not inherited unless passed on purpose.
    static func pipe() throws -> [Int32] {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { throw Failure(message: "pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return ends
    }

    /// - Parameter descriptors: pairs of a descriptor here and its number in the program.
    static func spawn(
        _ program: String, _ arguments: [String], descriptors: [(Int32, Int32)] = [], environment: [String: String]? = nil
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (from, to) in descriptors { posix_spawn_file_actions_adddup2(&actions, from, to) }
        var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = environment ?? ProcessInfo.processInfo.environment
        var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var pid = pid_t()
        let code = posix_spawn(&pid, program, &actions, nil, &argv, &envp)
        guard code == 0 else { throw Failure(message: "\(program): \(String(cString: strerror(code)))") }
        return pid
    }
}
