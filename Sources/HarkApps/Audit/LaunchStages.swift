/// Where the time of one launch went, in milliseconds, in the order of the stages.
public struct LaunchStages: Sendable, Hashable, Codable {
    /// Making the process, until its program runs.
    public var start: Double
    /// The system's loader: shared libraries, with their initialisers; for a static program the kernel's work alone.
    public var load: Double
    /// The program's own static initialisers.
    public var initialise: Double
    /// From its main function to the answer to `hello`: the runtime and the connection.
    public var connect: Double
    /// Making the principal object.
    public var principal: Double
    /// `handler(for:)`.
    public var handler: Double
    /// The rest of the call that asks for the handler: making the intent, and the way there and back.
    public var call: Double
    /// The first resolve method, without a value; nil where there is none to call.
    public var resolve: Double?

    /// All of it.
    public var total: Double { start + load + initialise + connect + principal + handler + call + (resolve ?? 0) }

    /// - Parameters:
    ///   - began: when the launch was wished for, in nanoseconds of the system's monotonic clock.
    ///   - marks: as the process told them; a stage that is not told counts to the next that is.
    init(began: Int64, _ times: PhaseTimes, begin: Double, resolve: Double?, _ marks: [String: Int64]) {
        let launch = times.launch ?? 0
        func since(_ mark: String) -> Double? { marks[mark].map { Double($0 - began) / 1e6 } }
        func span(_ from: Double, _ to: Double?) -> Double { max(0, (to ?? from) - from) }
        let ready = launch + (times.handshake ?? 0)
        start = launch
        load = span(launch, since("loaded"))
        let loaded = max(launch, since("loaded") ?? launch)
        initialise = span(loaded, since("main"))
        connect = span(max(loaded, since("main") ?? loaded), ready)
        let asked = since("begin") ?? ready
        principal = span(asked, since("principal"))
        handler = span(max(asked, since("principal") ?? asked), since("handler"))
        call = max(0, begin - principal - handler)
        self.resolve = resolve
    }
}

/// The middle and the worse end of several launches.
public struct LaunchSummary: Sendable, Hashable, Codable {
    public var median: Double
    /// The value that 95 of 100 launches do not pass.
    public var high: Double
    /// The first launch, in which nothing was in the system's caches for sure.
    public var first: Double

    /// Nil of no values.
    public init?(_ values: [Double]) {
        guard let first = values.first else { return nil }
        let sorted = values.sorted()
        self.first = first
        median = sorted[sorted.count / 2]
        high = sorted[min(sorted.count - 1, Int((Double(sorted.count) * 0.95).rounded(.up)) - 1)]
    }
}
