public import HarkDialogue
public import HarkEvents

extension Conversation {
    /// A step of a conversation that is made again: what was put in, and the dialogue before and after.
    public struct ReplayedStep: Sendable {
        /// Position among the steps, from 1.
        public var number: Int
        public var request: String
        public var input: Input
        public var before: DialogueState
        public var after: DialogueState
        /// What the dialogue made of it.
        public var events: [DialogueEvent]
        public var effects: [DialogueEffect]
        /// The conversation from here on.
        public var conversation: Conversation
    }

    /// Of a session's steps those that the conversation is made of again: all of its last requests.
    public static func last<Step>(_ steps: [Step], of request: (Step) -> String) -> [Step] {
        var names: Set<String> = []
        for step in steps.reversed() where names.count < requestsReplayed { names.insert(request(step)) }
        return steps.filter { names.contains(request($0)) }
    }

    /// Makes a conversation again, step by step.
    /// - Parameter inputs: with the request that each belongs to.
    public static func replayed(_ inputs: [(request: String, input: Input)], locale: String) -> [ReplayedStep] {
        var conversation = Conversation(locale: locale)
        return inputs.enumerated().map { index, step in
            if case .start = step.input { conversation.begin(step.request) }
            let before = if case .back = step.input { conversation.aside?.state ?? conversation.state } else { conversation.state }
            conversation.request = step.request
            let made = conversation.replay(step.input)
            return ReplayedStep(
                number: index + 1, request: step.request, input: step.input, before: before, after: made.state, events: made.events,
                effects: made.effects, conversation: conversation)
        }
    }
}
