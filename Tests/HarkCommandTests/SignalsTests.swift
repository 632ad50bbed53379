import Foundation
import Synchronization
import Testing

@testable import HarkTerminal

/// With a signal that nothing else uses.
@Suite(.serialized) struct SignalsTests {
    @Test func whoTookASignalLastHearsOfIt() async {
        let (heard, heardNow) = AsyncStream.makeStream(of: String.self)
        Signals.shared.take(SIGUSR2) { heardNow.yield("first") }
        Signals.shared.release(SIGUSR2)
        Signals.shared.take(SIGUSR2) { heardNow.yield("second") }
        kill(getpid(), SIGUSR2)
        var words = heard.makeAsyncIterator()
        #expect(await words.next() == "second")
        kill(getpid(), SIGUSR2)
        #expect(await words.next() == "second")
    }
}
