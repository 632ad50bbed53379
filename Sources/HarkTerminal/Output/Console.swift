import Foundation
import Glibc
import Synchronization

/// Standard input, output and error of the program, and what they are connected to.
final class Console: Sendable {
    let inputIsTerminal: Bool
    let outputIsTerminal: Bool
    let errorIsTerminal: Bool
    private let usesColour: Bool
    private let lines = LineReader(STDIN_FILENO)
    /// Whether a progress note stands on the terminal's last line. Serialises writers, too.
    private let noteIsShown = Mutex(false)

    init(environment: [String: String]) {
        inputIsTerminal = isatty(STDIN_FILENO) != 0
        outputIsTerminal = isatty(STDOUT_FILENO) != 0
        errorIsTerminal = isatty(STDERR_FILENO) != 0
        usesColour = outputIsTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    func print(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }
    func printError(_ line: String) { write(line + "\n", to: STDERR_FILENO) }
    /// Output without a line's end: a prompt.
    func prompt(_ text: String) { write(text, to: STDOUT_FILENO) }

    /// A note that stands on the terminal until something else is printed; nothing where there is no terminal.
    func note(_ text: String) {
        guard errorIsTerminal else { return }
        noteIsShown.withLock { isShown in
            Self.writeAll("\r\u{1b}[K\(text)", to: STDERR_FILENO)
            isShown = true
        }
    }

    private func write(_ text: String, to descriptor: Int32) {
        noteIsShown.withLock { isShown in
            if isShown { Self.writeAll("\r\u{1b}[K", to: STDERR_FILENO) }
            isShown = false
            Self.writeAll(text, to: descriptor)
        }
    }

    /// A closed pipe is no reason to crash: what cannot be written is dropped (`SIGPIPE` is ignored by the program).
    private static func writeAll(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno != EINTR {
                    return
                }
            }
        }
    }

    func bold(_ text: String) -> String { usesColour ? "\u{1b}[1m\(text)\u{1b}[0m" : text }
    func red(_ text: String) -> String { usesColour ? "\u{1b}[31m\(text)\u{1b}[0m" : text }
    func yellow(_ text: String) -> String { usesColour ? "\u{1b}[33m\(text)\u{1b}[0m" : text }
    func dim(_ text: String) -> String { usesColour ? "\u{1b}[2m\(text)\u{1b}[0m" : text }

    /// The next line of standard input without its end; nil at the end of input. Waits on a thread of its own, so that the
    /// rest of the program goes on. What keys such as the arrows send is left out.
    /// - Parameter hidden: whether a terminal does not show what is typed.
    func readLine(hidden: Bool = false) async -> String? {
        let echo = hidden && inputIsTerminal ? EchoOff() : nil
        defer {
            if let echo {
                echo.end()
                // The line's end was not shown either.
                prompt("\n")
            }
        }
        return await withCheckedContinuation { continuation in
            Thread { [lines] in continuation.resume(returning: lines.next().map(Printable.withoutKeys)) }.start()
        }
    }

    /// All of standard input, at most `limit` bytes and one more.
    func readAll(limit: Int) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while data.count <= limit {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count > 0 {
                data.append(contentsOf: buffer[0..<count])
            } else if count == 0 || errno != EINTR {
                break
            }
        }
        return data
    }
}

/// Lines of a descriptor, each at most `limit` bytes: the rest of a longer one is passed over.
final class LineReader: Sendable {
    static let limit = 1 << 20

    private struct State {
        var buffer: [UInt8] = []
        var isAtEnd = false
    }
    private let descriptor: Int32
    private let state = Mutex(State())

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    func next() -> String? {
        state.withLock { state in
            var line: [UInt8] = []
            while true {
                if let end = state.buffer.firstIndex(of: UInt8(ascii: "\n")) {
                    line += state.buffer[..<end].prefix(Self.limit - line.count)
                    state.buffer.removeFirst(end + 1)
                    return String(decoding: line, as: UTF8.self)
                }
                line += state.buffer.prefix(Self.limit - line.count)
                state.buffer = []
                if state.isAtEnd { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
                var bytes = [UInt8](repeating: 0, count: 64 << 10)
                let count = read(descriptor, &bytes, bytes.count)
                if count > 0 {
                    state.buffer = Array(bytes[..<count])
                } else if count == 0 || errno != EINTR {
                    state.isAtEnd = true
                }
            }
        }
    }
}

enum Printable {
    /// A typed line without the escape sequences that keys send to a program which does not edit lines.
    static func withoutKeys(_ line: String) -> String {
        line.replacing(#/\u{1b}(\[[0-9;?]*[ -\/]*[@-~]|O[A-Za-z]|.)?/#, with: "")
    }

    /// Text of apps and contacts made safe to print: control characters and overrides of direction could otherwise
    /// rewrite what stands on the terminal.
    static func text(_ text: String) -> String {
        let isHarmless = text.unicodeScalars.allSatisfy { !isDangerous($0) }
        guard !isHarmless else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\n" || scalar == "\t" {
                result.append(" ")
            } else if isDangerous(scalar) {
                result.append("\u{fffd}")
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0, 0x202a...0x202e, 0x2066...0x2069: true
        default: false
        }
    }

    /// Columns that a text takes on a terminal: Han characters, kana, Hangul, full-width forms and emoji take two.
    static func width(_ text: String) -> Int {
        text.reduce(0) { width, character in
            guard let first = character.unicodeScalars.first else { return width }
            let isWide =
                switch first.value {
                case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
                    0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f900...0x1f9ff, 0x20000...0x3fffd:
                    true
                default: false
                }
            return width + (isWide ? 2 : 1)
        }
    }
}
