import Foundation
import HarkAssistant
import HarkEvents
import HarkStore
import IntentSchema
import Synchronization

/// Turns with the real extension in its own process.
struct Turns {
    var paths: HarkPaths

    static let request = "tell Anna Li using Chatter that I'll be late"

    private func assistant(_ store: (any Store)? = nil) throws -> Assistant {
        let now = Date(timeIntervalSince1970: 1_773_135_000)
        return try Assistant(
            paths: paths, circumstances: .fixed(at: now, locale: "en", timeZone: "UTC"), store: store)
    }

    private func session(_ assistant: Assistant, _ publish: @escaping @Sendable (Event) -> Void = { _ in }) throws -> Session {
        let identifier = UUID().uuidString
        return try assistant.openSession(identifier: identifier, publish: publish)
    }

    /// From the sentence to Hark's question, the extension's launch included.
    func cold(_ count: Int) async throws -> Figures {
        try await .of(count) {
            let assistant = try assistant()
            let session = try session(assistant)
            let time = try await elapsed { try await expectQuestion(session.say(Self.request)) }
            try await session.cancel()
            await assistant.shutDown()
            return time
        }
    }

    /// From the sentence to Hark's question with a warm process. Without commits the journal goes nowhere.
    func warm(_ count: Int, commits: Bool) async throws -> Figures {
        let assistant = try assistant(commits ? nil : MemoryStore())
        let session = try session(assistant)
        let figures = try await Figures.of(count, warmUp: 20) {
            let time = try await elapsed { try await expectQuestion(session.say(Self.request)) }
            try await session.cancel()
            return time
        }
        await assistant.shutDown()
        return figures
    }

    /// From "yes" to "Sent.": the handler writes, and two commits wait for the disk.
    func handled(_ count: Int) async throws -> Figures {
        let assistant = try assistant()
        let session = try session(assistant)
        let figures = try await Figures.of(count, warmUp: 2) {
            try await expectQuestion(session.say(Self.request))
            return try await elapsed {
                guard case .ended("handled", _) = try await session.say("yes") else {
                    throw Processes.Failure(message: "the request was not handled")
                }
            }
        }
        await assistant.shutDown()
        return figures
    }

    private func expectQuestion(_ turn: Session.Turn) throws {
        guard case .question = turn else { throw Processes.Failure(message: "expected a question, got \(turn)") }
    }
}
