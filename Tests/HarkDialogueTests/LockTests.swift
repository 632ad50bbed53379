import DialogueWalks
import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

/// What runs on a locked device, what asks to unlock first, and that the same request then goes on.
@Suite struct LockTests {
    private static let restrictions: [String: LockRestriction] = [
        "free": .none, "locked": LockRestriction(whileLocked: true), "data": LockRestriction(whileProtectedDataUnavailable: true),
    ]
    private static let devices: [String: DeviceLock] = [
        "unlocked": .unlocked, "locked": .locked, "fresh": DeviceLock(isLocked: true, isProtectedDataAvailable: true),
    ]

    private func begin(
        _ device: DeviceLock, _ restriction: LockRestriction = LockRestriction(whileLocked: true), code: String = "success",
        behaviour: IntentBehaviour = IntentBehaviour(askOrder: ["size"])
    ) -> Conversation {
        let talk = Conversation(ScriptedApp(handle: { _ in respond(code) }))
        talk.feed(.device(device))
        var asked = request(custom(behaviour: behaviour), ["size": "large"])
        asked.apps[0].restriction = restriction
        talk.feed(.begin(asked))
        return talk
    }

    private func asksToUnlock(_ talk: Conversation) -> Bool { if case .unlock = talk.state.prompt?.question { true } else { false } }

    /// Locked or not, restricted or not, and what handle answers: whether it ran, or asked to unlock, and that it then runs.
    @Test(arguments: ["unlocked", "locked", "fresh"], ["free", "locked", "data"])
    func whatRunsWhileLocked(device: String, restriction: String) throws {
        let (lock, rule) = (try #require(Self.devices[device]), try #require(Self.restrictions[restriction]))
        let isRestricted = restriction == "locked" && device != "unlocked" || restriction == "data" && device == "locked"
        for (code, opens) in [("success", nil), ("handleInApp", "open background"), ("continueInApp", "open foreground")] {
            let talk = begin(lock, rule, code: code)
            #expect(asksToUnlock(talk) == (isRestricted || device != "unlocked" && code == "continueInApp"), "\(device) \(restriction) \(code)")
            // Before it is unlocked, the app is not even asked for its handler.
            if isRestricted { #expect(talk.app.calls.isEmpty) }
            if asksToUnlock(talk) { talk.feed(.unlock(.unlocked(how: "agreed"))) }
            #expect(talk.outcome == .handled)
            #expect(talk.app.calls == ["begin", "resolve size", "confirm", "handle"] + (opens.map { [$0] } ?? []))
            #expect(talk.all(.asked).count <= 1)
        }
    }

    @Test func theStepsAreEvents() {
        let talk = begin(DeviceLock(isLocked: true, isProtectedDataAvailable: false, asksPIN: true))
        talk.feed(.unlock(.refused(triesLeft: 4)))
        talk.feed(.unlock(.unlocked(how: "pin")))
        #expect(
            talk.events.prefix(7).map(\.kind) == [.device, .routed, .asked, .unlock, .asked, .unlock, .handlerChosen])
        #expect(talk.events[0].fields == ["locked": true, "protectedData": false])
        #expect(talk.events[2].fields["prompt"] == "unlock")
        #expect(talk.all(.unlock).map(\.fields) == [["status": "refused", "triesLeft": 4], ["status": "unlocked", "how": "pin"]])
        #expect(
            talk.lines.prefix(2) == [
                "Chatter only does that when unlocked. What's the PIN?",
                "That isn't the PIN. Tries left: 4. Chatter only does that when unlocked. What's the PIN?",
            ])
    }

    @Test func itGoesOnWhenItIsUnlockedElsewhere() {
        let talk = begin(.locked)
        #expect(asksToUnlock(talk))
        talk.feed(.device(.unlocked))
        #expect(talk.all(.unlock).map(\.fields) == [["status": "unlocked", "how": "elsewhere"]])
        #expect(talk.outcome == .handled)
    }

    @Test func lockedInTheMiddleItAsksBeforeTheNextStep() {
        let talk = begin(.unlocked, behaviour: IntentBehaviour(confirmation: .always))
        #expect(talk.state.prompt?.question == .confirmRequest(intent: "BrewTeaIntent"))
        talk.feed(.device(.locked))
        #expect(talk.app.handled.isEmpty)
        talk.feed(.reply(text: "yes", meaning: .yes))
        #expect(asksToUnlock(talk))
        #expect(talk.app.handled.isEmpty)
        talk.feed(.unlock(.unlocked(how: "agreed")))
        // What was agreed stays agreed.
        #expect(talk.outcome == .handled)
        #expect(talk.app.handled.count == 1)
    }

    @Test func itCanBeRefusedCancelledOrLeftUnanswered() {
        for (input, outcome) in [
            (DialogueInput.reply(text: "", meaning: .no), Outcome.cancelled), (.reply(text: "", meaning: .cancel), .cancelled),
            (.cancel, .cancelled), (.noReply, .needsAnswer), (.unlock(.barred(minutes: 1)), .failed),
        ] {
            let talk = begin(.locked)
            talk.feed(input)
            #expect(talk.outcome == outcome)
            #expect(talk.app.calls.isEmpty)
        }
        let barred = begin(.locked)
        barred.feed(.unlock(.barred(minutes: 5)))
        #expect(barred.identifier == "lock.barred")
        #expect(barred.lines.last == "Too many wrong PINs. Minutes until the next try: 5.")
    }

    @Test func whatIsNoAnswerIsAskedAgainAndNotForEver() {
        let talk = begin(.locked)
        talk.feed(.reply(text: "", meaning: .unclear))
        #expect(asksToUnlock(talk))
        for _ in 0..<8 where talk.state.isWaitingForPerson { talk.feed(.reply(text: "", meaning: .unclear)) }
        #expect(talk.identifier == "dialogue.too-many-rounds")
    }

    @Test func openingAfterAFailureStaysAFailure() {
        for input in [DialogueInput.unlock(.unlocked(how: "agreed")), .cancel, .noReply] {
            let talk = begin(.locked, .none, code: "failureRequiringAppLaunch")
            talk.feed(.reply(text: "yes", meaning: .yes))
            #expect(asksToUnlock(talk))
            talk.feed(input)
            #expect(talk.outcome == .failed)
            #expect(talk.app.calls.contains("open foreground") == (input != .cancel && input != .noReply))
        }
    }

    @Test func itWaitsThroughARestart() throws {
        for code in ["success", "continueInApp"] {
            let talk = begin(.locked, code == "success" ? LockRestriction(whileLocked: true) : .none, code: code)
            let kept = talk.state
            let again = talk.machine.recover(kept)
            #expect(again.effects == [.ask(try #require(kept.prompt))])
            talk.restore(again.state)
            talk.feed(.unlock(.unlocked(how: "agreed")))
            #expect(talk.outcome == .handled)
            #expect(talk.app.handled.count == 1)
        }
    }

    @Test func unlockingThatNothingWaitsForIsTracedAndDropped() {
        let talk = begin(.unlocked, behaviour: IntentBehaviour(confirmation: .always))
        talk.feed(.unlock(.unlocked(how: "agreed")))
        #expect(talk.diagnostics == ["dialogue.unexpected-input"])
        #expect(talk.state.isWaitingForPerson)
    }

    /// Whatever the lock does meanwhile: nothing of a restricted intent reaches the app while it is locked.
    @Test func theLockGoingOnAndOffNeverLetsARestrictedIntentThrough() {
        for seed in 0..<2000 {
            var random = SplitMix(state: UInt64(seed))
            let machine = DialogueMachine()
            var (state, isLocked, handled) = (DialogueState(), Bool.random(using: &random), 0)
            var asked = request(custom(behaviour: IntentBehaviour(askOrder: ["size", "extras"], confirmation: .always)), ["size": "large"])
            asked.apps[0].restriction = LockRestriction(whileLocked: true)
            let app = ScriptedApp()
            var inputs: [DialogueInput] = [.device(isLocked ? .locked : .unlocked), .begin(asked)]
            for _ in 0..<60 where !state.isEnded || !inputs.isEmpty {
                if inputs.isEmpty {
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0:
                        isLocked.toggle()
                        inputs = [.device(isLocked ? .locked : .unlocked)]
                    case 1 where state.isWaitingForPerson:
                        if case .unlock = state.prompt?.question { isLocked = false }
                        inputs = [.unlock(.unlocked(how: "agreed"))]
                    default: inputs = [.reply(text: "x", meaning: Bool.random(using: &random) ? .yes : .value("x"))]
                    }
                }
                let step = machine.step(state, inputs.removeFirst())
                state = step.state
                for effect in step.effects {
                    switch effect {
                    case .begin, .resolve, .confirm, .handle:
                        #expect(!isLocked, "seed \(seed)")
                        if case .handle = effect { handled += 1 }
                    default: break
                    }
                    if let answer = app.answer(effect) { inputs.append(.app(answer)) }
                }
            }
            #expect(handled <= 1)
        }
    }
}
