public import Foundation
public import IntentSchema

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

    /// Gives every line that is not blank, with its number from 1; nil for one that is too long.
    /// - Parameter goesOn: asked before each line.
    /// - Returns: whether lines are left that were not given.
    public func forEach(goesOn: () -> Bool, _ body: (_ line: [UInt8]?, _ number: Int) -> Void) -> Bool {
        var number = 0
        while goesOn() {
            guard let line = next() else { return false }
            number += 1
            switch line {
            case .tooLong: body(nil, number)
            case .bytes(let bytes):
                // A blank line holds nothing and is no mistake.
                if !bytes.allSatisfy({ $0 == 32 || $0 == 13 || $0 == 9 }) { body(bytes, number) }
            }
        }
        return next() != nil
    }

    /// - Parameter name: how errors call the input.
    public static func tooLong(_ name: String, _ number: Int) -> HarkError {
        HarkError("batch.long-line", ["path": name, "line": "\(number)", "limit": "\(limit)"])
    }
}
