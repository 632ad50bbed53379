import Glibc
import IntentSchema
import Synchronization

/// A line that an app's process wrote.
public struct OutputLine: Sendable, Hashable {
    public enum Stream: String, Sendable, Hashable {
        case standardOutput = "stdout"
        case standardError = "stderr"
        /// Sent as a `log` message rather than written.
        case log
    }
    public var stream: Stream
    public var text: String
    /// Lines left out before this one because the process wrote too much.
    public var dropped: Int

    /// The function of a line of the stack that the Swift runtime writes after its reason, dozens of them; nil for another line. A
    /// static program has no names: "<unknown>".
    public static func stackFrame(_ line: String) -> Substring? {
        line.firstMatch(of: #/^\d+\s+(\S+)\s+0x[0-9a-f]+( |$)/#)?.1
    }
}

/// How much output of one process Hark passes on. The rest is read, so that the process never waits, and counted.
public struct OutputLimits: Sendable, Hashable {
    public var linesPerSecond: Int
    /// Bytes of one line; longer ones are cut.
    public var lineBytes: Int
    /// Lines kept for the diagnosis of an exit.
    public var tailLines: Int
    public init(linesPerSecond: Int = 200, lineBytes: Int = 2048, tailLines: Int = 12) {
        self.linesPerSecond = linesPerSecond
        self.lineBytes = lineBytes
        self.tailLines = tailLines
    }
}

/// Counts lines within a second and drops those above the limit.
struct RateLimit {
    private let perSecond: Int
    private var windowStart: Duration = .zero
    private var count = 0
    private(set) var dropped = 0

    init(perSecond: Int) { self.perSecond = perSecond }

    /// Whether one more may pass, and how many were dropped since the last that did.
    mutating func admit(at now: Duration) -> Int? {
        if now - windowStart >= .seconds(1) { (windowStart, count) = (now, 0) }
        count += 1
        guard count <= perSecond else {
            dropped += 1
            return nil
        }
        defer { dropped = 0 }
        return dropped
    }
}

/// Reads an output pipe of a process and splits it into lines. All state belongs to the thread of the watch.
final class OutputReader: @unchecked Sendable {
    // Touched on the watch's thread only.
    private var pending: [UInt8] = []
    private var isCutting = false
    private let descriptor: Int32
    private let stream: OutputLine.Stream
    private let limits: OutputLimits
    private let watch: DescriptorWatch
    private var isClosed = false
    private let onLine: (OutputLine.Stream, String) -> Void

    /// - Parameter descriptor: the reading end of a pipe, not blocking; owned from here on.
    init(
        _ descriptor: Int32, _ stream: OutputLine.Stream, limits: OutputLimits, watch: DescriptorWatch,
        onLine: @escaping (OutputLine.Stream, String) -> Void
    ) {
        self.descriptor = descriptor
        self.stream = stream
        self.limits = limits
        self.onLine = onLine
        self.watch = watch
        watch.add(descriptor) { [weak self] in self?.read(rounds: 4) }
    }

    /// Reads what is there, a bounded amount, and hands out whole lines.
    private func read(rounds: Int) {
        guard !isClosed else { return }
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        for _ in 0..<rounds {
            let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                split(buffer[..<count])
            } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
                finish()
                return
            } else {
                return
            }
        }
    }

    /// Reads what the pipe still holds, then closes it. Another process may hold the other end, so no end is awaited.
    func drainAndClose() {
        read(rounds: 16)
        finish()
    }

    private func finish() {
        guard !isClosed else { return }
        isClosed = true
        if !pending.isEmpty { emit() }
        watch.remove(descriptor)
        Glibc.close(descriptor)
    }

    private func split(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            let part = rest[..<(end ?? rest.endIndex)]
            let room = limits.lineBytes - pending.count
            pending += part.prefix(room)
            if part.count > room { isCutting = true }
            guard let end else { return }
            emit()
            rest = rest[(end + 1)...]
        }
    }

    private func emit() {
        var text = String(decoding: pending, as: UTF8.self)
        if isCutting { text += "…" }
        pending.removeAll(keepingCapacity: true)
        isCutting = false
        onLine(stream, text)
    }
}
