import Dispatch
import Glibc
import Synchronization

/// What the program does about signals that would end it. One source a signal for the program's life: Dispatch handles the signal
/// from then on, and whoever calls `signal` again takes it away from it.
final class Signals: Sendable {
    static let shared = Signals()

    private struct Watch {
        var source: any DispatchSourceSignal
        var action: (@Sendable () -> Void)?
    }
    // Dispatch's sources may be used from any thread.
    private struct Guarded: @unchecked Sendable { var watches: [Int32: Watch] = [:] }
    private let guarded = Mutex(Guarded())

    /// The signal does this from now on, whatever it did before.
    func take(_ number: Int32, _ action: @escaping @Sendable () -> Void) {
        guarded.withLock { guarded in
            if guarded.watches[number] != nil {
                guarded.watches[number]?.action = action
                return
            }
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [self] in
                if let action = self.guarded.withLock({ $0.watches[number]?.action }) { action() } else { Self.end(by: number) }
            }
            guarded.watches[number] = Watch(source: source, action: action)
            // Dispatch begins to handle a signal on a thread of its own: one that comes before that would be ignored and lost.
            let isWatching = DispatchSemaphore(value: 0)
            source.setRegistrationHandler { isWatching.signal() }
            source.resume()
            isWatching.wait()
        }
    }

    /// The signal ends the program again.
    func release(_ number: Int32) { guarded.withLock { $0.watches[number]?.action = nil } }

    /// Ends the program as the signal would have.
    static func end(by number: Int32) {
        signal(number, SIG_DFL)
        // To the process: the thread of a queue takes no signals.
        kill(getpid(), number)
    }
}
