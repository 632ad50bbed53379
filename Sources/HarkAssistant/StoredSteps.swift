import Foundation
public import HarkConversation
public import HarkStore
public import IntentSchema

extension Store {
    /// A session's dialogues made again, step by step, with the number of the last event of each.
    /// - Throws: `session.not-found` for one without a dialogue, `session.corrupt`.
    public func replayedSteps(of session: String, locale: String) throws(HarkError) -> [(step: Conversation.ReplayedStep, lastEvent: Int)] {
        let stored = try steps(of: session)
        guard !stored.isEmpty else { throw HarkError("session.not-found", ["session": session], detail: "\(session) has no dialogue") }
        var inputs: [(request: String, input: Conversation.Input)] = []
        for step in stored { inputs.append((step.request, try step.conversationInput)) }
        return zip(Conversation.replayed(inputs, locale: locale), stored).map { ($0, $1.sequence) }
    }
}

extension StoredStep {
    /// As `conversationInput` reads it.
    static func data(of input: Conversation.Input) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(input)
    }

    /// What was put into the conversation.
    /// - Throws: `session.corrupt` for what this Hark cannot read.
    public var conversationInput: Conversation.Input {
        get throws(HarkError) {
            do {
                return try JSONDecoder().decode(Conversation.Input.self, from: input)
            } catch {
                throw HarkError("session.corrupt", ["session": session], detail: "step \(number) of \(session): \(error)")
            }
        }
    }
}
