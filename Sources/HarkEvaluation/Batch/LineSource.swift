public import Foundation

/// The lines of a file or a pipe, one at a time and in constant memory.
public final class LineSource {
    public enum Line: Sendable, Hashable {
        case bytes([UInt8])
        /// Longer than the limit; passed over.
        case tooLong
    }

    /// Bytes of one line.
    public static let limit = 1 << 20

    private let handle: FileHandle
    private var buffer: [UInt8] = []
    /// Where in the buffer the next line begins.
    private var start = 0
    private var isAtEnd = false

    public init(_ handle: FileHandle) { self.handle = handle }

    /// The next line without its end; nil after the last.
    public func next() -> Line? {
        var isTooLong = false
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[start..<end]
                start = end + 1
                return isTooLong || line.count > Self.limit ? .tooLong : .bytes(Array(line))
            }
            if isAtEnd {
                defer { start = buffer.count }
                if isTooLong { return .tooLong }
                return start < buffer.count ? .bytes(Array(buffer[start...])) : nil
            }
            buffer.removeFirst(start)
            start = 0
            if buffer.count > Self.limit {
                isTooLong = true
                buffer = []
            }
            searched = buffer.count
            if let data = try? handle.read(upToCount: 64 << 10), !data.isEmpty { buffer += data } else { isAtEnd = true }
        }
    }
}
