import Foundation
import Glibc
import IntentSchema

/// Lines for a file or for standard output (`-`), written in large pieces.
final class LineOutput {
    private static let piece = 64 << 10

    private let path: String
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    /// - Throws: `batch.unwritable`.
    init(path: String) throws(HarkError) {
        self.path = path
        descriptor = path == "-" ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Self.unwritable(path) }
    }

    /// - Parameter now: whether the line must not wait for others.
    /// - Throws: `batch.unwritable`.
    func write(_ line: String, now: Bool = false) throws(HarkError) {
        buffer += line.utf8
        buffer.append(UInt8(ascii: "\n"))
        if now || buffer.count >= Self.piece { try flush() }
    }

    /// - Throws: `batch.unwritable`.
    func close() throws(HarkError) {
        try flush()
        if descriptor != STDOUT_FILENO, Glibc.close(descriptor) != 0 { throw Self.unwritable(path) }
    }

    private func flush() throws(HarkError) {
        let isWritten = buffer.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
        buffer.removeAll(keepingCapacity: true)
        guard isWritten else { throw Self.unwritable(path) }
    }

    private static func unwritable(_ path: String) -> HarkError {
        HarkError("batch.unwritable", ["path": path], detail: String(cString: strerror(errno)))
    }
}
