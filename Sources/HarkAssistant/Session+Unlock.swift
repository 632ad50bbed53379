import HarkDialogue
import HarkStore
import IntentSchema

extension Session {
    /// Whether what the person says next is a PIN, which nobody should see.
    public var expectsPIN: Bool { conversation.prompt?.question == .unlock(asksPIN: true) }

    /// What the person said to the question to unlock. It may be a PIN, so none of it is kept anywhere.
    func unlock(_ text: String, _ question: Question) async throws(HarkError) -> Turn {
        let status = try assistant.store.lockStatus()
        // Unlocked elsewhere meanwhile: the next step tells the dialogue so, and what was said answers nothing any more.
        guard status.device.isLocked else { return try await run(.device(.unlocked)) }
        let meaning = try assistant.interpret(text, to: question, in: conversation)
        switch meaning {
        case .yes where !status.hasPIN: return try await run(.unlock(try await assistant.unlock(pin: nil)))
        case .yes, .no, .cancel: return try await run(.reply(text: "", meaning: meaning))
        default: break
        }
        guard status.hasPIN, let pin = try? PIN(text) else { return try await run(.reply(text: "", meaning: .unclear)) }
        return try await run(.unlock(try await assistant.unlock(pin: pin)))
    }
}
