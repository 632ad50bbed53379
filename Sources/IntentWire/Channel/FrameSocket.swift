import Glibc
import IntentSchema
import Synchronization

/// Whole frames over a connected stream socket. Reading belongs to one thread; writing may come from any.
final class FrameSocket: Sendable {
    private let descriptor: Int32
    private let limits: WireLimits
    /// Serialises writers, so that frames never mix; true while the descriptor is ours, since a number may be reused.
    private let writing = Mutex(true)

    /// - Parameter sendTimeout: seconds that a peer may leave a frame unread before the connection counts as stalled.
    init(descriptor: Int32, limits: WireLimits, sendTimeout: Int) {
        self.descriptor = descriptor
        self.limits = limits
        var timeout = timeval(tv_sec: sendTimeout, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    }

    /// - Throws: `wire.oversized-frame`, `wire.stalled`, `wire.closed`.
    func send(_ frame: Frame) throws(HarkError) {
        let bytes = try frame.encoded(limits: limits)
        let failure = writing.withLock { isOpen -> Int32 in
            guard isOpen else { return EPIPE }
            return bytes.withUnsafeBytes { buffer -> Int32 in
                var sent = 0
                while sent < buffer.count {
                    let count = Glibc.send(
                        descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent, Int32(MSG_NOSIGNAL))
                    if count >= 0 {
                        sent += count
                    } else if errno != EINTR {
                        return errno
                    }
                }
                return 0
            }
        }
        switch failure {
        case 0: return
        case EAGAIN, EWOULDBLOCK:
            throw HarkError("wire.stalled", detail: "the other side stopped reading")
        default: throw HarkError("wire.closed", detail: String(cString: strerror(failure)))
        }
    }

    /// Wakes the reader and any writer: nothing more is read or sent.
    func shutDown() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Gives the descriptor back. Only the reader calls this, when it is done.
    func close() {
        shutDown()
        writing.withLock { isOpen in
            if isOpen { Glibc.close(descriptor) }
            isOpen = false
        }
    }

    /// The next frame; nil at a clean end.
    /// - Throws: `wire.malformed`, `wire.oversized-frame`, `wire.closed` (an end inside a frame or a socket error).
    func receive(into buffer: inout ReceiveBuffer) throws(HarkError) -> Frame? {
        guard try buffer.fill(4, from: descriptor) else {
            if buffer.isEmpty { return nil }
            throw HarkError("wire.closed", detail: "the connection ended inside a frame")
        }
        let length = buffer.length
        guard length <= limits.frameBytes else {
            throw HarkError(
                "wire.oversized-frame", detail: "a frame of \(length) bytes; the limit is \(limits.frameBytes)")
        }
        guard try buffer.fill(4 + length, from: descriptor) else {
            throw HarkError("wire.closed", detail: "the connection ended inside a frame")
        }
        let frame: Result<Frame, HarkError> = buffer.withBytes(4..<4 + length) { body in
            do throws(HarkError) { return .success(try Frame(body: body, limits: limits)) } catch { return .failure(error) }
        }
        buffer.consume(4 + length)
        return try frame.get()
    }
}

/// Bytes read but not yet used. Grows with what arrives, never with what a header announces.
struct ReceiveBuffer {
    private var storage: [UInt8] = Array(repeating: 0, count: 16 << 10)
    private var start = 0
    private var end = 0

    var isEmpty: Bool { start == end }

    /// The body length in the first four bytes.
    var length: Int { (0..<4).reduce(0) { $0 | Int(storage[start + $1]) << (8 * $1) } }

    func withBytes<T>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> T) -> T {
        storage.withUnsafeBytes {
            body(UnsafeRawBufferPointer(rebasing: $0[start + range.lowerBound..<start + range.upperBound]))
        }
    }

    mutating func consume(_ count: Int) {
        start += count
        if start == end { (start, end) = (0, 0) }
        // One large frame must not keep its memory for the life of an idle connection.
        if storage.count > 1 << 20, start == end { storage = Array(repeating: 0, count: 16 << 10) }
    }

    /// Reads until `count` bytes are there; false at the end of the stream.
    mutating func fill(_ count: Int, from descriptor: Int32) throws(HarkError) -> Bool {
        while end - start < count {
            if start > 0 {
                storage.replaceSubrange(0..<end - start, with: Array(storage[start..<end]))
                (start, end) = (0, end - start)
            }
            if end == storage.count { storage.append(contentsOf: repeatElement(0, count: storage.count)) }
            let received = storage.withUnsafeMutableBytes {
                recv(descriptor, $0.baseAddress?.advanced(by: end), $0.count - end, 0)
            }
            if received == 0 { return false }
            if received > 0 {
                end += received
            } else if errno == ECONNRESET {
                return false
            } else if errno != EINTR {
                throw HarkError("wire.closed", detail: String(cString: strerror(errno)))
            }
        }
        return true
    }
}
