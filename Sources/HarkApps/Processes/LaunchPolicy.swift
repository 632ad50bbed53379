import CHarkSpawn

/// Everything that a process of an app is started with: one value, so that a test, a stricter sandbox and the
/// documentation all speak of the same thing.
public struct LaunchPolicy: Sendable, Hashable {
    /// Bytes of private writable memory (`RLIMIT_DATA`): heap and thread stacks. A Swift program with Dispatch and
    /// tasks needs 48 MiB at 8 MiB thread stacks and 8 MiB at 1 MiB; below its floor it hangs instead of failing.
    public var dataBytes: UInt64
    /// Bytes of stack of each thread (`RLIMIT_STACK`). The main thread of an app on iOS has 1 MiB.
    public var stackBytes: UInt64
    /// Open descriptors (`RLIMIT_NOFILE`).
    public var openFiles: UInt64
    /// Bytes of a core dump (`RLIMIT_CORE`).
    public var coreBytes: UInt64
    /// Whether set-user-ID programs and the like are without effect (`PR_SET_NO_NEW_PRIVS`).
    public var noNewPrivileges: Bool
    /// Own session and process group: no terminal, and the whole group can be ended.
    public var ownSession: Bool
    /// Whether the process is killed when the host dies, however it dies (`PR_SET_PDEATHSIG`).
    public var endsWithHost: Bool
    /// Variables beyond those that the launcher sets itself. Nothing of the host's environment is inherited.
    public var environment: [String: String]

    public init(
        dataBytes: UInt64 = 256 << 20, stackBytes: UInt64 = 2 << 20, openFiles: UInt64 = 256, coreBytes: UInt64 = 0,
        noNewPrivileges: Bool = true, ownSession: Bool = true, endsWithHost: Bool = true,
        environment: [String: String] = [:]
    ) {
        self.dataBytes = dataBytes
        self.stackBytes = stackBytes
        self.openFiles = openFiles
        self.coreBytes = coreBytes
        self.noNewPrivileges = noNewPrivileges
        self.ownSession = ownSession
        self.endsWithHost = endsWithHost
        self.environment = environment
    }

    public static let standard = LaunchPolicy()

    var limits: [hark_limit] {
        [
            hark_limit(resource: hark_rlimit_data(), value: dataBytes),
            hark_limit(resource: hark_rlimit_stack(), value: stackBytes),
            hark_limit(resource: hark_rlimit_nofile(), value: openFiles),
            hark_limit(resource: hark_rlimit_core(), value: coreBytes),
        ]
    }

    /// The child's whole environment.
    /// - Parameter home: the process's container.
    func environment(home: String, timeZone: String, hasChannel: Bool) -> [String: String] {
        var variables = [
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            // Locales of the system are not Hark's: the language comes with the handshake, the encoding from here.
            "LANG": "C.UTF-8", "TZ": timeZone,
            "HOME": home, "TMPDIR": "\(home)/tmp",
            "XDG_CONFIG_HOME": "\(home)/Library/Preferences", "XDG_DATA_HOME": "\(home)/Library/Application Support",
            "XDG_CACHE_HOME": "\(home)/Library/Caches", "XDG_STATE_HOME": "\(home)/Library/Application Support",
            // The backtracer would hold a crashed process for seconds; the line "Fatal error: …" is written without it.
            "SWIFT_BACKTRACE": "enable=no",
        ]
        if hasChannel { variables["HARK_FD"] = "3" }
        return variables.merging(environment) { $1 }
    }
}
