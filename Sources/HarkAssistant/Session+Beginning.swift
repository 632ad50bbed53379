import HarkConversation
import HarkDialogue
import HarkEvents
import HarkUnderstanding
import IntentSchema

// How a request begins, and how one that waited goes on.
extension Session {
    func begin(_ text: String) async throws(HarkError) -> Turn {
        try hear(text)
        let plan: RequestPlan
        do throws(HarkError) {
            plan = try assistant.plan(text, in: conversation)
        } catch {
            return try fail(error)
        }
        return try await start(plan)
    }

    /// The next request begins with what the person said.
    private func hear(_ text: String) throws(HarkError) {
        let id = nextRequest()
        let kept = text.utf8.count > 100_000 ? String(text.prefix(Conversation.textKept)) + "…" : text
        try journal.commit(
            [DialogueEvent(.utterance, ["text": .string(kept), "locale": .string(assistant.circumstances.locale)])], request: id)
    }

    /// The open question waits for another request, which begins.
    func begin(_ text: String, aside plan: RequestPlan) async throws(HarkError) -> Turn {
        var next = conversation
        if let step = next.setAside() {
            try journal.commit(step.events, request: step.request, input: step.input)
            conversation = next
            release(step.request)
        }
        try hear(text)
        return try await start(plan)
    }

    /// Asks the question again that waited for another request; nil where none did.
    func goBack() async throws(HarkError) -> Turn? {
        var next = conversation
        guard let step = next.back() else { return nil }
        assistant.services.register(self, request: requestKey(step.request))
        return try await enter(next, step)
    }

    func start(_ plan: RequestPlan) async throws(HarkError) -> Turn {
        var next = conversation
        _ = next.observe(try assistant.device())
        var step = next.start(plan)
        switch plan {
        case .refused(let understanding, _, let identifier, _):
            assistant.noteMiss(understanding, identifier: identifier)
            step.events.insert(contentsOf: brokenDefinitions, at: 0)
        case .request: assistant.services.register(self, request: requestKey(step.request))
        }
        return try await enter(next, step)
    }

    /// Takes up a request with its first step here; one that cannot be stored drops it.
    func enter(_ next: Conversation, _ step: Conversation.Step) async throws(HarkError) -> Turn {
        do throws(HarkError) {
            try journal.commit(step.events, request: step.request, input: step.input)
        } catch {
            abandon(step.request)
            throw error
        }
        conversation = next
        return try await goOn(after: perform(step))
    }

    /// A definition that cannot be read may be why something was not understood: its developer is told.
    private var brokenDefinitions: [DialogueEvent] {
        assistant.brokenDefinitions().map {
            DialogueEvent(.diagnostic, ["identifier": .string($0.identifier), "detail": .string($0.detail)])
        }
    }

    /// Ends a request that never became a dialogue.
    func fail(_ error: HarkError) throws(HarkError) -> Turn {
        var step = conversation.fail(error)
        if error.identifier.hasSuffix("unknown-intent") || error.identifier == "request.no-app" {
            step.events.insert(contentsOf: brokenDefinitions, at: 0)
        }
        try journal.commit(step.events, request: step.request)
        return perform(step) ?? lastEnd
    }

    /// A further command of a sentence.
    func begin(_ command: Understanding) async throws(HarkError) -> Turn {
        _ = nextRequest()
        let plan: RequestPlan
        do throws(HarkError) {
            plan = try assistant.plan(further: command, in: conversation)
        } catch {
            return try await goOn(after: fail(error))
        }
        return try await start(plan)
    }
}
