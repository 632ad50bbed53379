import Foundation
import HarkConversation
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
    private var lastStep = 0

    /// The journal of a new session.
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

    /// The journal of a session that another process left.
    init(
        takingOver session: String, at position: SessionPosition, store: any Store, now: @escaping @Sendable () -> Date,
        publish: @escaping @Sendable (Event) -> Void
    ) {
        self.session = session
        self.store = store
        self.now = now
        self.publish = publish
        (lastSequence, lastStep) = (position.lastSequence, position.lastStep)
    }

    /// Commits events of one step together. What must not be forgotten when the power goes waits for the disk: that an
    /// action is about to be handled, and that it was.
    /// - Parameter input: what made the step, to make the conversation of again.
    mutating func commit(
        _ events: [DialogueEvent], request: String?, measured: [String: IntentValue] = [:], input: Conversation.Input? = nil
    ) throws(HarkError) {
        guard !events.isEmpty || input != nil else { return }
        let time = now()
        var stored: [Event] = []
        for (offset, event) in events.enumerated() {
            stored.append(
                Event(
                    sequence: lastSequence + offset + 1, session: session, request: request, time: time, kind: event.kind,
                    fields: event.fields, measured: offset == 0 ? measured : [:]))
        }
        let isDurable = events.contains { $0.kind == .handling || $0.kind == .handled }
        var step: StoredStep?
        if let input, let request {
            guard let data = StoredStep.data(of: input) else {
                throw HarkError("state.failed", detail: "a step of \(session) cannot be encoded")
            }
            step = StoredStep(
                session: session, number: lastStep + 1, request: request, sequence: lastSequence + stored.count, input: data)
        }
        try store.append(stored, step: step, durable: isDurable)
        lastSequence += stored.count
        if step != nil { lastStep += 1 }
        for event in stored { publish(event) }
    }
}
