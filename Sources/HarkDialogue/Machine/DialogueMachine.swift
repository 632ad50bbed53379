import HarkEvents
import IntentSchema

/// The dialogue of one request as a pure function: a state and an input give a state, events and effects.
///
///     idle → (which app?) → begin → resolve each parameter ⇄ ask the person → confirm → (send it?) → handle → ended
///                                   (its default, its options)
///
/// No clock, no input or output, no randomness: the same state and input give the same step, byte for byte. The driver
/// commits a step's events, then runs its effects in order, and feeds what comes back as the next input. Which rule of
/// SiriKit a behaviour follows is in `Documentation/Resolution.md`, a row and a test each.
public struct DialogueMachine: Sendable {
    public var limits: DialogueLimits

    public init(limits: DialogueLimits = DialogueLimits()) { self.limits = limits }

    /// What one input led to.
    public struct Step: Sendable, Hashable, Codable {
        public var state: DialogueState
        public var events: [DialogueEvent]
        public var effects: [DialogueEffect]

        public init(state: DialogueState, events: [DialogueEvent], effects: [DialogueEffect]) {
            (self.state, self.events, self.effects) = (state, events, effects)
        }
    }

    /// Never fails: an input that does not fit the state is traced as a `diagnostic` event and dropped.
    public func step(_ state: DialogueState, _ input: DialogueInput) -> Step {
        if case .begin(let request) = input, state.phase == .idle {
            var turn = Turn(state, request: request, limits: limits)
            turn.begin()
            return turn.step
        }
        if case .device(let device) = input, state.request == nil {
            var changed = state
            changed.device = device
            return Step(state: changed, events: device == state.device ? [] : [.device(device)], effects: [])
        }
        guard let request = state.request else {
            let event = DialogueEvent(
                .diagnostic, ["identifier": "dialogue.unexpected-input", "detail": "nothing was begun yet"])
            return Step(state: state, events: [event], effects: [])
        }
        var turn = Turn(state, request: request, limits: limits)
        turn.take(input)
        return turn.step
    }

    /// Takes up a restored state. Hark ended in the middle of it, and the app's process with it.
    ///
    /// An open question is asked again. A phase before `handle` is repeated with a new handler. A request that was being
    /// handled, or an app that was being opened, is reported as unknown and never repeated.
    public func recover(_ state: DialogueState) -> Step {
        guard let request = state.request, !state.isEnded else { return Step(state: state, events: [], effects: []) }
        var turn = Turn(state, request: request, limits: limits)
        turn.recover()
        return turn.step
    }
}

/// How long a dialogue may go round.
public struct DialogueLimits: Sendable, Hashable, Codable {
    /// Questions about one parameter; an array parameter has one more for each of its elements.
    public var roundsPerParameter: Int
    /// Questions in one request.
    public var rounds: Int
    /// Replies in a row that may be unclear before the request ends.
    public var unclearReplies: Int
    /// Options that are told at once where the definition does not say; a list of one more is told whole.
    public var optionsPerPage: Int
    /// Searches among an app's options for one parameter.
    public var searchesPerParameter: Int

    public init(
        roundsPerParameter: Int = 8, rounds: Int = 30, unclearReplies: Int = 4, optionsPerPage: Int = 5,
        searchesPerParameter: Int = 12
    ) {
        self.optionsPerPage = max(optionsPerPage, 1)
        self.searchesPerParameter = searchesPerParameter
        self.roundsPerParameter = roundsPerParameter
        self.rounds = rounds
        self.unclearReplies = unclearReplies
    }
}
