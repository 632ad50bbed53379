package import CHarkSpawn
import Glibc

/// A program to start, in Swift's own types.
package struct Spawn {
    package var program: String
    /// Without the program's name.
    package var arguments: [String] = []
    package var environment: [String: String]
    package var directory: String
    /// Descriptors of this process that become the child's; -1 for none.
    package var input: Int32 = -1
    package var output: Int32 = -1
    package var error: Int32 = -1
    package var channel: Int32 = -1
    package var limits: [hark_limit] = []
    package var noNewPrivileges = true
    /// Whether the child ends with the thread that starts it.
    package var endsWithParent = true
    package var ownSession = true

    package init(_ program: String, environment: [String: String], directory: String) {
        self.program = program
        self.environment = environment
        self.directory = directory
    }

    /// Starts it; the variables in the order of their names.
    package func run() -> hark_spawn_result {
        var arguments = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in arguments + variables { free(pointer) } }
        return program.withCString { program in
            directory.withCString { directory in
                arguments.withUnsafeMutableBufferPointer { arguments in
                    variables.withUnsafeMutableBufferPointer { variables in
                        limits.withUnsafeBufferPointer { limits in
                            var request = hark_spawn_request()
                            request.program = program
                            request.arguments = UnsafePointer(arguments.baseAddress)
                            request.environment = UnsafePointer(variables.baseAddress)
                            request.directory = directory
                            request.input = input
                            request.output = output
                            request.error = error
                            request.channel = channel
                            request.limits = limits.baseAddress
                            request.limit_count = limits.count
                            request.no_new_privileges = noNewPrivileges ? 1 : 0
                            request.death_signal = endsWithParent ? SIGKILL : 0
                            request.new_session = ownSession ? 1 : 0
                            return hark_spawn(&request)
                        }
                    }
                }
            }
        }
    }
}
