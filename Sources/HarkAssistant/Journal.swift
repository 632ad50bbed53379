import Foundation
import HarkDialogue
import HarkEvents
import HarkStore
import IntentSchema

/// A session's events: numbered, committed, then published. Nothing is shown that was not stored first.
struct Journal {
    private let store: any Store
    private let now: @Sendable () -> Date
    private let publish: @Sendable (Event) -> Void
    let session: String
    private var lastSequence = 0

    init(
        session: String, store: any Store, now: @escaping @Sendable () -> Date,
        publish: @escaping @Sendable (Event) -> Void
    ) throws(HarkError) {
        self.session = session
        self.store = store
        self.now = now
        self.publish = publish
        try store.openSession(session, at: now())
    }

    /// Commits events of one step together. What must not be forgotten when the power goes waits for the disk: that an
    /// action is about to be handled, and that it was.
    mutating func commit(
        _ events: [DialogueEvent], request: String?, measured: [String: IntentValue] = [:]
    ) throws(HarkError) {
        guard !events.isEmpty else { return }
        let time = now()
        var stored: [Event] = []
        for (offset, event) in events.enumerated() {
            stored.append(
                Event(
                    sequence: lastSequence + offset + 1, session: session, request: request, time: time, kind: event.kind,
                    fields: event.fields, measured: offset == 0 ? measured : [:]))
        }
        let isDurable = events.contains { $0.kind == .handling || $0.kind == .handled }
        try store.append(stored, durable: isDurable)
        lastSequence += stored.count
        for event in stored { publish(event) }
    }
}
