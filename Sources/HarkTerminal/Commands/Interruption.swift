import Glibc
import Synchronization

/// What is to be done first when the program is interrupted while it waits; it then ends as the signal wants it to.
final class Interruption: Sendable {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private let isInterrupted = Atomic(false)

    init(_ action: @escaping @Sendable () -> Void) {
        for number in Self.signals {
            Signals.shared.take(number) { [self] in
                isInterrupted.store(true, ordering: .releasing)
                action()
                Signals.end(by: number)
            }
        }
    }

    func end() {
        // What was waited for has failed because of the signal, which is about to end the program.
        while isInterrupted.load(ordering: .acquiring) { pause() }
        for number in Self.signals { Signals.shared.release(number) }
    }
}
