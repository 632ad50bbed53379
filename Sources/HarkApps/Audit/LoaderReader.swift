import CHarkSpawn
import Foundation
import Glibc
import IntentSchema

/// Reads what a loader tells as it is written. The work between two lines takes microseconds, less than waking a thread does: a thread asks
/// again and again for the short time that a program loads.
struct LoaderReader {
    /// What the process writes to; closed when `trace` begins.
    let writingEnd: Int32
    private let readingEnd: Int32

    /// Seconds and bytes after which no more is read.
    private static let limit = (seconds: 10, bytes: 16 << 20)

    init() throws(HarkError) {
        var ends: [Int32] = [-1, -1]
        guard hark_pipe(&ends) == 0 else { throw HarkError("app.launch-failed", detail: "pipe: \(String(cString: strerror(errno)))") }
        (readingEnd, writingEnd) = (ends[0], ends[1])
    }

    /// Nothing was started that would write.
    func close() {
        Glibc.close(readingEnd)
        Glibc.close(writingEnd)
    }

    /// Reads until the loader is done, or the process has ended.
    func trace() async -> LoaderTrace {
        Glibc.close(writingEnd)
        return await withCheckedContinuation { continuation in
            Thread { [readingEnd] in
                let chunks = Self.read(readingEnd)
                Glibc.close(readingEnd)
                continuation.resume(returning: Self.trace(of: chunks))
            }.start()
        }
    }

    private static func read(_ descriptor: Int32) -> [(time: Int64, bytes: ArraySlice<UInt8>)] {
        var chunks: [(time: Int64, bytes: ArraySlice<UInt8>)] = []
        var (buffer, total) = ([UInt8](repeating: 0, count: 64 << 10), 0)
        let end = LaunchAudit.now() + Int64(limit.seconds) * 1_000_000_000
        while total < limit.bytes {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            let now = LaunchAudit.now()
            if count > 0 {
                total += count
                chunks.append((now, buffer[..<count]))
            } else if count == 0 || (errno != EAGAIN && errno != EINTR) || now > end {
                break
            }
        }
        return chunks
    }

    /// A line's time is that of its last bytes.
    private static func trace(of chunks: [(time: Int64, bytes: ArraySlice<UInt8>)]) -> LoaderTrace {
        var (trace, pending) = (LoaderTrace(), [UInt8]())
        for chunk in chunks {
            for byte in chunk.bytes {
                guard byte == UInt8(ascii: "\n") else {
                    pending.append(byte)
                    continue
                }
                trace.read(String(decoding: pending, as: UTF8.self), at: chunk.time)
                pending.removeAll(keepingCapacity: true)
            }
        }
        return trace
    }
}
