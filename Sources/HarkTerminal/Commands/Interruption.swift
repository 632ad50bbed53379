import Dispatch
import Glibc
import Synchronization

/// What is to be done first when the program is interrupted while it waits; it then ends as the signal wants it to.
final class Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private let sources: [any DispatchSourceSignal]
    private let isInterrupted = Flag()

    init(_ action: @escaping @Sendable () -> Void) {
        let isInterrupted = isInterrupted
        sources = Self.signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                isInterrupted.value.store(true, ordering: .releasing)
                action()
                signal(number, SIG_DFL)
                // To the process: the thread of a queue takes no signals.
                kill(getpid(), number)
            }
            source.resume()
            return source
        }
    }

    func end() {
        // What was waited for has failed because of the signal, which is about to end the program.
        while isInterrupted.value.load(ordering: .acquiring) { pause() }
        for source in sources { source.cancel() }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}

private final class Flag: Sendable {
    let value = Atomic(false)
}
