public import IntentSchema
public import IntentWire

/// What the person's side is like for a process, told in `hello`. A warm process of another context is not reused.
public struct ProcessContext: Sendable, Hashable {
    /// BCP 47.
    public var locale: String
    public var timeZone: String
    /// Seconds since 1970 that count as now; nil for the system's clock.
    public var now: Double?
    public init(locale: String, timeZone: String = "UTC", now: Double? = nil) {
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
    }
}

/// Limits in time and number for processes.
public struct ProcessLimits: Sendable, Hashable {
    /// An app's own time for one phase; the first phase's includes launch and handshake. SiriKit gives ten seconds.
    public var phase: Duration
    /// How long a process without a request stays.
    public var idle: Duration
    /// How long an ending process may take before the next stronger means: asked, SIGTERM, SIGKILL.
    public var ending: Duration
    /// How long a process may go on after it has closed its connection, and a connection after its process has ended.
    public var closing: Duration
    /// Processes at one time; the one idle longest goes first.
    public var processes: Int
    /// Calls of one process that are served at a time; further ones wait.
    public var concurrentCalls: Int
    /// Calls and notifications of one process within a second; a process that sends more is ended.
    public var callsPerSecond: Int
    public var output: OutputLimits
    public var wire: WireLimits

    public init(
        phase: Duration = .seconds(10), idle: Duration = .seconds(30), ending: Duration = .milliseconds(500),
        closing: Duration = .seconds(2), processes: Int = 16, concurrentCalls: Int = 8, callsPerSecond: Int = 2000,
        output: OutputLimits = OutputLimits(), wire: WireLimits = .standard
    ) {
        self.phase = phase
        self.idle = idle
        self.ending = ending
        self.closing = closing
        self.processes = processes
        self.concurrentCalls = concurrentCalls
        self.callsPerSecond = callsPerSecond
        self.output = output
        self.wire = wire
    }
}

/// Where time went, in milliseconds. For the `measured` part of events.
public struct PhaseTimes: Sendable, Hashable {
    /// From the wish to the running program; nil when the process ran already.
    public var launch: Double?
    /// From there to the answer to `hello`.
    public var handshake: Double?
    /// From sending the call to its answer, the person's time included.
    public var phase: Double?
    public init(launch: Double? = nil, handshake: Double? = nil, phase: Double? = nil) {
        self.launch = launch
        self.handshake = handshake
        self.phase = phase
    }
}

/// An answer with where its time went.
public struct Timed<Value: Sendable>: Sendable {
    public var value: Value
    public var times: PhaseTimes
}

/// Why a request to an app's process failed. `error` is the same for the same input; what differs from run to run is
/// beside it.
public struct AppFailure: Error, Sendable {
    /// `app.launch-failed`, `app.handshake-failed`, `app.crashed`, `app.exited`, `app.timed-out`, `app.garbage`,
    /// `app.oversized-frame`, `app.flooded`, `app.no-handler`, `app.wrong-handler`, `app.unknown-intent`,
    /// `app.not-siri`, `app.failed`, `app.too-many`, `app.cancelled`, `state.…`.
    public var error: HarkError
    public var times: PhaseTimes
    /// The last lines that the process wrote, oldest first.
    public var lastLines: [String]
    public var exit: ProcessExit?

    public init(_ error: HarkError, times: PhaseTimes = PhaseTimes(), lastLines: [String] = [], exit: ProcessExit? = nil) {
        self.error = error
        self.times = times
        self.lastLines = lastLines
        self.exit = exit
    }
}

/// Something about a process for whoever shows or records it. None of it is the same from run to run.
public struct ProcessEvent: Sendable {
    public enum Kind: Sendable {
        case started(PhaseTimes)
        case line(OutputLine)
        /// What the process wants its developer to know of a request.
        case diagnostic(HarkError)
        /// When the process reached the stages of its launch, in nanoseconds of the system's monotonic clock; only where it was asked.
        case marks([String: Int64])
        /// A later response to a request that the process handled.
        case updated(Update)
        case ended(ProcessExit)
    }
    public var app: String
    public var bundle: String
    public var pid: Int32
    public var kind: Kind
}

/// Which program is to run as what. Made from an installed app.
public struct ProcessTarget: Sendable, Hashable {
    public var app: String
    public var appName: String
    public var bundle: String
    public var role: WireRole
    public var program: String
    public var bundlePath: String
    public var principalClass: String
    public var intents: [String]
    public var groups: [String]
    public var revision: String

    /// The process that handles an intent: the extension that declares it, else the app itself.
    /// - Throws: `app.not-siri`, `app.unknown-intent`, `bundle.no-executable`.
    public init(_ app: InstalledApp, handling intent: String) throws(HarkError) {
        try app.bundle.requireSiriSupport()
        if let found = app.bundle.handler(of: intent) {
            self.init(app, found, .intentsExtension)
        } else if app.bundle.intents.contains(intent) {
            try self.init(app: app)
        } else {
            throw HarkError(
                "app.unknown-intent", ["app": app.displayName, "intent": intent],
                detail: "\(app.identifier) declares no \(intent)")
        }
    }

    /// The process of one of an app's Intents extensions.
    init(_ app: InstalledApp, of found: ExtensionBundle) { self.init(app, found, .intentsExtension) }

    /// The process that shows an intent.
    /// - Throws: `app.not-siri`; `app.no-view` when no Intents UI extension declares it.
    init(_ app: InstalledApp, showing intent: String) throws(HarkError) {
        try app.bundle.requireSiriSupport()
        guard let found = app.bundle.view(of: intent) else {
            throw HarkError(
                "app.no-view", ["app": app.displayName, "intent": intent],
                detail: "no Intents UI extension of \(app.identifier) declares \(intent)")
        }
        self.init(app, found, .intentsUIExtension)
    }

    /// The app's own process.
    /// - Throws: `bundle.no-executable`.
    public init(app: InstalledApp) throws(HarkError) {
        guard let program = app.bundle.executablePath else {
            throw HarkError(
                "bundle.no-executable", ["path": app.displayName], detail: "\(app.identifier) has extensions only")
        }
        self.app = app.identifier
        appName = app.displayName
        bundle = app.identifier
        role = .app
        self.program = program
        bundlePath = app.bundle.path
        principalClass = ""
        intents = app.bundle.intents
        groups = app.bundle.groups
        revision = app.revision
    }

    private init(_ app: InstalledApp, _ found: ExtensionBundle, _ role: WireRole) {
        self.app = app.identifier
        appName = app.displayName
        bundle = found.identifier
        self.role = role
        program = "\(app.bundle.path)/\(found.executable)"
        bundlePath = "\(app.bundle.path)/\(found.directory)"
        principalClass = found.principalClass
        intents = found.intents
        groups = found.groups
        revision = app.revision
    }
}
