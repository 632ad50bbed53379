import Glibc
import Synchronization

/// Keeps the terminal of standard input from showing what is typed, until `end` or the end of the program.
struct EchoOff {
    private static let former = Mutex<termios?>(nil)
    /// Registered once: a program that is left in between leaves the terminal as it was.
    private static let restoresAtExit: Void = { atexit { EchoOff.restore() } }()

    init?() {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        Self.restoresAtExit
        Self.former.withLock { [settings] in $0 = $0 ?? settings }
        settings.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    }

    func end() { Self.restore() }

    private static func restore() {
        guard
            var settings = former.withLock({ former in
                defer { former = nil }
                return former
            })
        else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }
}
