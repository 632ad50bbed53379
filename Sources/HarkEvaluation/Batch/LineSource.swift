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

    /// Gives what every line that is not blank is read as, or what is wrong with it: `batch.long-line`, or `identifier` for a line that
    /// cannot be read.
    /// - Parameters:
    ///   - name: how errors call the input.
    ///   - goesOn: asked before each line.
    /// - Returns: whether lines are left that were not given.
    public func forEach<Item>(
        named name: String, bad identifier: String, read: ([UInt8]) throws(BadLine) -> Item, goesOn: () -> Bool,
        _ body: (Result<Item, HarkError>) -> Void
    ) -> Bool {
        var number = 0
        while goesOn() {
            guard let line = next() else { return false }
            number += 1
            func failure(_ identifier: String, _ argument: (name: String, value: String)) -> HarkError {
                HarkError(identifier, ["path": name, "line": "\(number)", argument.name: argument.value])
            }
            switch line {
            case .tooLong: body(.failure(failure("batch.long-line", ("limit", "\(Self.limit)"))))
            // A blank line holds nothing and is no mistake.
            case .bytes(let bytes) where bytes.allSatisfy({ $0 == 32 || $0 == 13 || $0 == 9 }): break
            case .bytes(let bytes):
                do throws(BadLine) {
                    body(.success(try read(bytes)))
                } catch {
                    body(.failure(failure(identifier, ("problem", error.problem))))
                }
            }
        }
        return next() != nil
    }
}
