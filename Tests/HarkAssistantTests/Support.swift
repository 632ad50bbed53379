import Foundation
import HarkApps
import HarkAssistant
import HarkConversation
import HarkEvents
import HarkStore
import HarkTestSupport
import IntentSchema
import Synchronization

/// An assistant over a workbench, with a fixed clock, and the events that it published.
final class Desk: Sendable {
    let bench: Workbench
    let assistant: Assistant
    let session: Session
    private let recorded: Recorder

    private final class Recorder: Sendable {
        let events = Mutex<[Event]>([])
        let arrivals = AsyncStream.makeStream(of: EventKind.self)
    }

    /// Waits until an event of a kind is published.
    func waitFor(_ kind: EventKind) async {
        for await arrived in recorded.arrivals.stream where arrived == kind { return }
    }

    static let now = Date(timeIntervalSince1970: 1_773_135_000)

    /// - Parameter resumes: whether the session is one that was left.
    init(
        _ bench: Workbench, locale: String = "en", limits: ProcessLimits = ProcessLimits(), identifier: String = "s", resumes: Bool = false,
        updates: UpdateLimits? = nil
    ) throws {
        self.bench = bench
        let recorder = Recorder()
        recorded = recorder
        assistant = try Assistant(
            paths: HarkPaths(data: bench.home, state: bench.home),
            circumstances: .fixed(at: Self.now, locale: locale, timeZone: "UTC"), limits: limits)
        let publish: @Sendable (Event) -> Void = { event in
            recorder.events.withLock { $0.append(event) }
            recorder.arrivals.continuation.yield(event.kind)
        }
        session =
            try resumes
            ? assistant.resumeSession(identifier, updates: updates, publish: publish)
            : assistant.openSession(identifier: identifier, updates: updates, publish: publish)
    }

    var events: [Event] { recorded.events.withLock { $0 } }
    func events(_ kind: EventKind) -> [Event] { events.filter { $0.kind == kind } }

    /// What Hark said and asked, in order.
    var spoken: [String] {
        events.filter { $0.kind == .said || $0.kind == .asked }.compactMap { $0.fields["text"]?.string }
    }

    /// The events as they are compared between runs.
    func canonical() throws -> [String] {
        try events.compactMap(\.canonical).map { String(decoding: try Event.canonicalEncoder.encode($0), as: UTF8.self) }
    }

    /// Says one thing after another.
    func talk(_ texts: String...) async throws -> Session.Turn {
        var turn = Session.Turn.ended(outcome: "nothing was said", identifier: nil)
        for text in texts { turn = try await session.say(text) }
        return turn
    }

    /// A message to one person, as a structured request.
    func send(_ content: String, app: String? = nil) async throws -> Session.Turn {
        let anna = IntentObject("INPerson", ["displayName": "Anna"])
        let intent = IntentObject("INSendMessageIntent", ["recipients": [.object(anna)], "content": .string(content)])
        return try await session.perform(intent, app: app)
    }

    /// How the request ended: its outcome and the identifier of what was wrong.
    static func end(_ turn: Session.Turn) -> [String?] {
        if case .ended(let outcome, let identifier) = turn { [outcome, identifier] } else { ["a question", nil] }
    }
}
