import CHarkSpawn
import Glibc
import IntentSchema
import Synchronization

/// How a process ended.
public struct ProcessExit: Sendable, Hashable {
    /// The signal's number that ended it, or nil.
    public var signal: Int32?
    /// The exit code, or nil when a signal ended it.
    public var code: Int32?
    /// The last lines it wrote, oldest first.
    public var lastLines: [String]
    public var cpuSeconds: Double
    public var peakKilobytes: Int

    /// Whether it ended because memory was refused to it. Swift says so before it aborts.
    public var isOutOfMemory: Bool {
        (signal != nil || code != 0)
            && lastLines.contains {
                $0.contains("failed to allocate") || $0.contains("Cannot allocate memory") || $0.contains("bad_alloc")
            }
    }

    /// For example `SIGSEGV`.
    public var signalName: String? {
        signal.map { number in hark_signal_name(number).map { "SIG" + String(cString: $0) } ?? "signal \(number)" }
    }
}

/// Where a process's output goes.
enum OutputMode: Sendable {
    /// Lines to a callback, with the process's identifier.
    case captured(OutputLimits, @Sendable (Int32, OutputLine) -> Void)
    /// The host's own standard output and error.
    case inherited
    /// Standard error to a descriptor of the caller's; nothing of standard output.
    case errors(Int32)
}

/// A running process: its end, its output, its signals. It is reaped when it ends, whatever became of whoever wanted it.
final class ChildProcess: Sendable {
    let pid: Int32
    private let descriptor: Int32
    private let ownsGroup: Bool
    private let monitor: Monitor
    private let ending = Mutex<(exit: ProcessExit?, waiting: [@Sendable (ProcessExit) -> Void])>((nil, []))

    /// - Parameter request: its output descriptors are set here.
    /// - Throws: `app.launch-failed`.
    static func launch(
        _ request: SpawnRequest, output: OutputMode, timekeeper: any Timekeeper
    ) async throws(HarkError) -> ChildProcess {
        var request = request
        var readers: [(Int32, OutputLine.Stream)] = []
        var writers: [Int32] = []
        defer { for descriptor in writers { close(descriptor) } }
        switch output {
        case .inherited: (request.output, request.error) = (1, 2)
        case .errors(let descriptor): request.error = descriptor
        case .captured:
            for stream in [OutputLine.Stream.standardOutput, .standardError] {
                var ends: [Int32] = [-1, -1]
                guard hark_pipe(&ends) == 0 else {
                    for (descriptor, _) in readers { close(descriptor) }
                    throw HarkError("app.launch-failed", detail: "pipe: \(String(cString: strerror(errno)))")
                }
                readers.append((ends[0], stream))
                writers.append(ends[1])
            }
            (request.output, request.error) = (writers[0], writers[1])
        }
        do throws(HarkError) {
            let spawned = try await Spawner.shared.spawn(request)
            return ChildProcess(spawned, readers, output, request.policy.ownSession, timekeeper)
        } catch {
            for (descriptor, _) in readers { close(descriptor) }
            throw error
        }
    }

    private init(
        _ spawned: Spawned, _ readers: [(Int32, OutputLine.Stream)], _ output: OutputMode, _ ownsGroup: Bool,
        _ timekeeper: any Timekeeper
    ) {
        pid = spawned.pid
        descriptor = spawned.descriptor
        self.ownsGroup = ownsGroup
        monitor = Monitor(spawned.descriptor, .shared)
        monitor.start(readers, output, spawned.pid, timekeeper) { [self] tail in ended(tail) }
    }

    /// Sends a signal; to the whole group when it is to be killed. Without effect once the process has been reaped.
    func signal(_ number: Int32) {
        ending.withLock { state in
            guard state.exit == nil else { return }
            _ = hark_signal(descriptor, pid, number, ownsGroup && number == SIGKILL ? 1 : 0)
        }
    }

    /// Calls once with how it ended: at once if it has, else when it does.
    func whenEnded(_ action: @escaping @Sendable (ProcessExit) -> Void) {
        let exit = ending.withLock { state in
            if state.exit == nil { state.waiting.append(action) }
            return state.exit
        }
        if let exit { action(exit) }
    }

    func waitForEnd() async -> ProcessExit {
        await withCheckedContinuation { continuation in whenEnded { continuation.resume(returning: $0) } }
    }

    /// Whether the process has ended by now, noticed here or not.
    var isGone: Bool { ending.withLock { $0.exit != nil || hark_has_ended(descriptor) != 0 } }

    var hasEnded: Bool { ending.withLock { $0.exit != nil } }

    /// On the watch's thread, when the process has ended.
    private func ended(_ tail: [String]) {
        let (exit, waiting) = ending.withLock { state in
            // What it left behind goes with it; its number is still its own until it is reaped.
            if ownsGroup { hark_end_session(pid) }
            let ended = hark_reap(pid)
            let exit = ProcessExit(
                signal: ended.signal == 0 ? nil : ended.signal, code: ended.signal == 0 ? ended.status : nil,
                lastLines: tail, cpuSeconds: ended.cpu_seconds, peakKilobytes: ended.peak_kilobytes)
            defer { state.waiting = [] }
            state.exit = exit
            return (exit, state.waiting)
        }
        close(descriptor)
        for action in waiting { action(exit) }
    }
}

/// Watches one process. All state belongs to the thread of the watch.
private final class Monitor: @unchecked Sendable {
    // Touched on the watch's thread only, once started.
    private var tail: [String] = []
    private var readers: [OutputReader] = []
    private var rate = RateLimit(perSecond: 0)
    private let descriptor: Int32
    private let watch: DescriptorWatch

    init(_ descriptor: Int32, _ watch: DescriptorWatch) {
        self.descriptor = descriptor
        self.watch = watch
    }

    /// Keeps a line for the diagnosis. Stack frames, of which the Swift runtime may write dozens after its reason, would
    /// push the reason itself out.
    private func keep(_ line: String, _ limit: Int) {
        guard !line.isEmpty, OutputLine.stackFrame(line) == nil else { return }
        tail.append(line)
        if tail.count > limit { tail.removeFirst() }
    }

    func start(
        _ pipes: [(Int32, OutputLine.Stream)], _ output: OutputMode, _ pid: Int32, _ timekeeper: any Timekeeper,
        ended: @escaping @Sendable ([String]) -> Void
    ) {
        watch.perform { [self] in
            if case .captured(let limits, let onLine) = output {
                rate = RateLimit(perSecond: limits.linesPerSecond)
                for (descriptor, stream) in pipes {
                    readers.append(
                        OutputReader(descriptor, stream, limits: limits, watch: watch) { [unowned self] stream, text in
                            keep(text, limits.tailLines)
                            if let dropped = rate.admit(at: timekeeper.now()) {
                                onLine(pid, OutputLine(stream: stream, text: text, dropped: dropped))
                            }
                        })
                }
            }
            // Strong on purpose: a process is watched until it has ended.
            watch.add(descriptor) { [self] in
                for reader in readers { reader.drainAndClose() }
                readers = []
                if case .captured(_, let onLine) = output, rate.dropped > 0 {
                    onLine(pid, OutputLine(stream: .standardError, text: "", dropped: rate.dropped))
                }
                watch.remove(descriptor)
                ended(tail)
            }
        }
    }
}
