import Foundation
import Synchronization

/// Notes which default implementations of a handling protocol ran: how the runtime knows that a handler did not write an
/// optional method, without the Objective-C runtime's `responds(to:)`.
///
/// Every requirement has a default that does nothing but call `notImplemented`. The runtime binds a probe for the time of
/// its call; a method of the app's own leaves it unmarked.
final class Probe: Sendable {
    @TaskLocal static var current: Probe?

    private let requirement: String
    private let marked = Atomic(false)

    /// - Parameter requirement: the method that is about to be called, as `#function` names it. Other defaults that the
    ///   app's own method may call meanwhile do not count.
    init(_ requirement: String) { self.requirement = requirement }

    var isMarked: Bool { marked.load(ordering: .acquiring) }

    static func mark(_ requirement: String) {
        guard let probe = current, probe.requirement == requirement else { return }
        probe.marked.store(true, ordering: .releasing)
    }
}

@_spi(Generated) public func notImplemented(_ requirement: String = #function) { Probe.mark(requirement) }

@_spi(Generated) public func notImplemented<T: _SchemaObject>(_ requirement: String = #function) -> T {
    Probe.mark(requirement)
    return T.blank()
}

@_spi(Generated) public func notImplemented<T: INIntentResolutionResult>(_ requirement: String = #function) -> T {
    Probe.mark(requirement)
    return T(_outcome: .notRequired)
}

@_spi(Generated) public func notImplemented<T: INIntentResolutionResult>(_ requirement: String = #function) -> [T] {
    Probe.mark(requirement)
    return []
}

/// Of the methods for options and default values, whose types have nothing that stands for no answer.
@_spi(Generated) public func notImplemented<T>(_ requirement: String = #function, otherwise: T) -> T {
    Probe.mark(requirement)
    return otherwise
}
