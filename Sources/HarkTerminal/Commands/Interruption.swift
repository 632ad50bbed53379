import Dispatch
import Glibc

/// What is to be done first when the program is interrupted while it waits; it then ends as the signal wants it to.
final class Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private let sources: [any DispatchSourceSignal]

    init(_ action: @escaping @Sendable () -> Void) {
        sources = Self.signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                action()
                signal(number, SIG_DFL)
                raise(number)
            }
            source.resume()
            return source
        }
    }

    func end() {
        for source in sources { source.cancel() }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
