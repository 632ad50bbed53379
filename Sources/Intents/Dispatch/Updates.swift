import Foundation
import IntentSchema

/// What a handler that sends updates gets as its observer: passes each response on, from whichever thread.
///
/// Generated subclasses adopt the intent's observer protocol.
class UpdateObserver<Response: INIntentResponse>: @unchecked Sendable {
    private let sink: @Sendable (Response) -> Void

    init(_ sink: @escaping @Sendable (Response) -> Void) { self.sink = sink }

    func send(_ response: Response) { sink(response) }
}

extension HandlerTableBuilder {
    /// - Parameter call: calls the handler with a new observer and gives it back.
    mutating func startUpdates(
        _ method: String, _ call: @escaping @Sendable (Handler, Intent, @escaping @Sendable (Response) -> Void) -> AnyObject
    ) {
        let codeName = table.codeName
        table.startUpdates.append { handler, intent, send in
            guard let handler = handler as? Handler, let intent = intent as? Intent else { return nil }
            let probe = Probe(method)
            let observer = Probe.$current.withValue(probe) {
                call(handler, intent) { send(.response($0.answer(codeName: codeName))) }
            }
            return probe.isMarked ? nil : observer
        }
    }

    mutating func stopUpdates(_ method: String, _ call: @escaping @Sendable (Handler, Intent) -> Void) {
        table.stopUpdates.append { handler, intent in
            guard let handler = handler as? Handler, let intent = intent as? Intent else { return true }
            let probe = Probe(method)
            Probe.$current.withValue(probe) { call(handler, intent) }
            return !probe.isMarked
        }
    }
}

extension IntentRuntime {
    /// Lets a handler tell of later responses to a request that it handled.
    /// - Returns: the observer, to be kept until the updates stop; nil when the handler sends none.
    public static func startUpdates(
        _ handler: Any, intent: INIntent, send: @escaping @Sendable (PhaseAnswer) -> Void
    ) -> AnyObject? {
        for attempt in table(for: type(of: intent)._schema.name)?.startUpdates ?? [] {
            if let observer = attempt(handler, intent, send) { return observer }
        }
        return nil
    }

    /// Tells a handler that nobody observes any more. A handler that starts updates need not have written it.
    public static func stopUpdates(_ handler: Any, intent: INIntent) {
        for attempt in table(for: type(of: intent)._schema.name)?.stopUpdates ?? [] where attempt(handler, intent) { return }
    }
}
