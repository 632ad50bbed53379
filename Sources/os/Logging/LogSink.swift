import Glibc

/// The end of all messages.
package enum LogSink {
    /// Longer messages are cut, as the unified log does.
    package static let greatestBytes = 32 << 10

    /// `[subsystem:category] level: message`, without what is empty.
    package static func line(subsystem: String, category: String, type: OSLogType, _ message: String) -> String {
        var line = ""
        if !subsystem.isEmpty || !category.isEmpty {
            line += "[\(subsystem)\(subsystem.isEmpty || category.isEmpty ? "" : ":")\(category)] "
        }
        if let word = type.word { line += "\(word): " }
        if message.utf8.count > greatestBytes {
            line += String(decoding: message.utf8.prefix(greatestBytes), as: UTF8.self) + "…"
        } else {
            line += message
        }
        return line
    }

    /// One write, so that lines of several threads do not mix.
    static func write(_ line: String) {
        var bytes = Array(line.utf8)
        bytes.append(UInt8(ascii: "\n"))
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress?.advanced(by: start), $0.count - start) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            start += count
        }
    }
}
