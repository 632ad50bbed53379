import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

/// The app's Intents UI extension in a request: before the confirmation is asked, and after handle.
@Suite struct ViewTests {
    private func play(
        hasView: Bool = true, confirm: PhaseAnswer = respond("ready"), handle: PhaseAnswer = respond("success"),
        confirmation: Condition = .always, followUps: [String: FollowUp] = [:],
        present: @escaping (IntentObject, String) -> AppAnswer = shown, _ replies: [ReplyMeaning] = [.yes]
    ) -> Conversation {
        let behaviour = IntentBehaviour(askOrder: ["size"], confirmation: confirmation, followUps: followUps)
        let app = ScriptedApp(confirm: { _ in confirm }, handle: { _ in handle })
        app.present = present
        return Conversation(app).play(request(custom(behaviour: behaviour), ["size": "large"], hasView: hasView), replies)
    }

    private static func shown(_ interaction: IntentObject, _ phase: String) -> AppAnswer {
        let size = interaction["intent"]?.object?["size"]?.string ?? ""
        return .presented(ViewAnswer(isShown: true, width: 320, height: 90, displays: [.message], texts: ["\(size): \(phase)"]))
    }

    private func kinds(_ talk: Conversation) -> [EventKind] { talk.events.map(\.kind) }

    @Test func theViewComesBeforeTheQuestionAndAfterHandle() {
        let talk = play()
        #expect(talk.app.calls.suffix(4) == ["confirm", "present ready", "handle", "present success"])
        #expect(
            kinds(talk).suffix(9) == [
                .confirmed, .presented, .asked, .reply, .decided, .handling, .handled, .presented, .said, .ended,
            ].suffix(9))
        let first = talk.all(.presented).first?.fields
        #expect(first?["phase"] == "ready")
        #expect(first?["texts"] == ["large: ready"])
        #expect(first?["displays"] == ["message"])
        #expect(first?["size"]?.object?["height"] == .number(90))
        #expect(first?["parameters"] == nil)
        #expect(talk.lines == ["Brew tea: large. Go ahead?", "Done."])
        #expect(talk.outcome == .handled)
    }

    @Test func withoutAViewNothingIsDifferent() {
        let plain = play(hasView: false)
        #expect(!plain.app.calls.contains { $0.hasPrefix("present") })
        let silent = play(present: { _, _ in .presented(ViewAnswer(isShown: false)) })
        #expect(silent.events == plain.events)
    }

    @Test func theInteractionSaysHowFarItGot() throws {
        var seen: [IntentObject] = []
        _ = play(confirm: respond("ready", ["note": "warm"]), handle: respond("success", ["note": "hot"])) { interaction, phase in
            seen.append(interaction)
            return Self.shown(interaction, phase)
        }
        #expect(seen.map { $0["intentHandlingStatus"] } == [1, 3])
        #expect(seen.map { $0["direction"] } == [1, 1])
        #expect(seen.map { $0["intentResponse"]?.object?["note"] } == ["warm", "hot"])
        #expect(seen.allSatisfy { $0.typeName == "INInteraction" && $0["intent"]?.object?["size"] == "large" })
    }

    @Test(arguments: [
        ("inProgress", "inProgress", Outcome.handled), ("failure", "failure", .failed),
        ("continueInApp", "deferredToApplication", .handled), ("failureRequiringAppLaunch", "failure", .failed),
    ])
    func otherCodesHaveTheirStatus(code: String, status: String, outcome: Outcome) {
        let talk = play(handle: respond(code))
        #expect(talk.all(.presented).map { $0.fields["phase"] } == ["ready", .string(status)])
        #expect(talk.outcome == outcome)
        #expect(talk.app.handled.count == 1)
    }

    @Test func aFailureOfTheViewIsNoFailureOfTheRequest() {
        let talk = play(present: { _, _ in .failed(HarkError("app.crashed", detail: "SIGSEGV")) })
        #expect(talk.outcome == .handled)
        #expect(talk.diagnostics == ["app.crashed", "app.crashed"])
        #expect(talk.all(.presented).isEmpty)
        #expect(talk.lines == ["Brew tea: large. Go ahead?", "Done."])
    }

    @Test func aChangeIsShownAnew() {
        let talk = play([.change(parameter: "size", value: "small"), .yes])
        #expect(talk.all(.presented).map { $0.fields["texts"] } == [["large: ready"], ["small: ready"], ["small: success"]])
    }

    @Test func withoutAQuestionTheViewComesOnlyAtTheEnd() {
        #expect(play(confirmation: .never, []).all(.presented).map { $0.fields["phase"] } == ["success"])
    }

    // MARK: Cut short

    /// A conversation that stands where the view after handle is awaited.
    private func waiting(_ code: String) throws -> DialogueState {
        let machine = DialogueMachine()
        let intent = custom(behaviour: IntentBehaviour(askOrder: ["size"], confirmation: .never))
        var state = machine.step(DialogueState(), .begin(request(intent, ["size": "large"], hasView: true))).state
        let answers: [AppAnswer] = [
            .began(handlerClass: "H"), .resolved(parameter: "size", .notImplemented), .resolved(parameter: "extras", .notImplemented),
            .resolved(parameter: "note", .notImplemented), .confirmed(respond("ready")), .handled(respond(code)),
        ]
        for answer in answers { state = machine.step(state, .app(answer)).state }
        guard case .presenting = state.phase else { throw HarkError("test.failed", detail: "\(state.phase)") }
        return state
    }

    @Test(arguments: [("success", Outcome.handled), ("failure", .failed), ("continueInApp", .unknown), ("failureRequiringAppLaunch", .failed)])
    func whatWasHandledStaysSoWhenTheViewIsGivenUp(code: String, outcome: Outcome) throws {
        let state = try waiting(code)
        let machine = DialogueMachine()
        #expect(machine.step(state, .cancel).state.phase == .ended(outcome: outcome))
        #expect(machine.recover(state).state.phase == .ended(outcome: outcome))
    }

    @Test func aPermissionThatTheViewWantsIsAskedInBetween() throws {
        let machine = DialogueMachine()
        let asked = machine.step(try waiting("success"), .app(.permissionWanted(permission: "contacts", usage: "")))
        #expect(asked.state.isWaitingForPerson)
        let early = machine.step(asked.state, .app(Self.shown(IntentObject("I"), "success")))
        #expect(!early.state.isEnded)
        let done = machine.step(early.state, .reply(text: "yes", meaning: .yes))
        #expect(done.state.phase == .ended(outcome: .handled))
        #expect(done.events.map(\.kind).suffix(3) == [.presented, .said, .ended])
        #expect(machine.step(asked.state, .noReply).state.phase == .ended(outcome: .handled))
    }
}
