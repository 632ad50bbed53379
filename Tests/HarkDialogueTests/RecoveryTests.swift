import Foundation
import HarkDialogue
import IntentSchema
import Testing

/// Restored states: nothing is lost and nothing is done twice.
@Suite struct RecoveryTests {
    private let machine = DialogueMachine()
    private let intent = custom(behaviour: IntentBehaviour(askOrder: ["size"], confirmation: .always))

    private func state(after inputs: [DialogueInput]) throws -> DialogueState {
        let state = inputs.reduce(DialogueState()) { machine.step($0, $1).state }
        return try JSONDecoder().decode(DialogueState.self, from: JSONEncoder().encode(state))
    }

    private var toHandling: [DialogueInput] {
        [
            .begin(request(intent, ["size": "l"])), .app(.began(handlerClass: "H")),
            .app(.resolved(parameter: "size", .notImplemented)), .app(.confirmed(respond("ready"))),
            .reply(text: "yes", meaning: .yes),
        ]
    }

    @Test func aRequestInHandlingIsReportedAsUnknownAndNeverRepeated() throws {
        let restored = try state(after: toHandling)
        #expect(restored.phase == .handling)
        let step = machine.recover(restored)
        #expect(step.state.phase == .ended(outcome: .unknown))
        #expect(step.events.last?.fields["identifier"] == "dialogue.outcome-unknown")
        #expect(!step.effects.contains { if case .handle = $0 { true } else { false } })
    }

    @Test func anAppThatWasBeingOpenedIsNotOpenedAgain() throws {
        let step = machine.recover(try state(after: toHandling + [.app(.handled(respond("continueInApp")))]))
        #expect(step.state.phase == .ended(outcome: .unknown))
    }

    @Test func anOpenQuestionIsAskedAgainAndTheAppBeginsAfresh() throws {
        let restored = try state(after: Array(toHandling.prefix(4)))
        let step = machine.recover(restored)
        #expect(step.effects.map(\.askedText) == ["Brew tea: l. Go ahead?"])
        // A new process has a new handler: it confirms for itself before it handles.
        let talk = Conversation(ScriptedApp())
        talk.restore(step.state)
        talk.feed(.reply(text: "yes", meaning: .yes))
        #expect(talk.app.calls == ["begin", "confirm", "handle"])
        #expect(talk.outcome == .handled)
    }

    @Test func aPhaseBeforeHandleIsRepeatedWithANewHandler() throws {
        let step = machine.recover(try state(after: Array(toHandling.prefix(2))))
        let talk = Conversation(ScriptedApp())
        talk.restore(step.state)
        talk.feed(.app(.began(handlerClass: "H")))
        #expect(talk.app.calls == ["resolve size", "confirm"])
        #expect(talk.lines == ["Brew tea: l. Go ahead?"])
    }

    @Test func anEndedOrIdleStateNeedsNothing() throws {
        #expect(machine.recover(DialogueState()).effects.isEmpty)
        #expect(machine.recover(try state(after: toHandling + [.cancel])).events.isEmpty)
    }
}
