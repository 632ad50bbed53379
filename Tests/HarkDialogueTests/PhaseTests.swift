import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

/// One test for each row of `Documentation/Resolution.md` about confirm, handle and everything around a parameter.
@Suite struct PhaseTests {
    private func play(
        confirm: PhaseAnswer = respond("ready"), handle: PhaseAnswer = respond("success"),
        confirmation: Condition = .never, followUps: [String: FollowUp] = [:], _ replies: [ReplyMeaning] = []
    ) -> Conversation {
        let behaviour = IntentBehaviour(askOrder: ["size"], confirmation: confirmation, followUps: followUps)
        let app = ScriptedApp(confirm: { _ in confirm }, handle: { _ in handle })
        return Conversation(app).play(request(custom(behaviour: behaviour), ["size": "large"]), replies)
    }

    // MARK: Confirm

    @Test(arguments: ["ready", "success", "unspecified"])
    func confirmCodesThatProceed(code: String) {
        #expect(play(confirm: respond(code)).app.calls.last == "handle")
    }

    @Test(arguments: ["inProgress", "continueInApp", "handleInApp"])
    func codesOfHandleInConfirmProceedWithADiagnostic(code: String) {
        let talk = play(confirm: respond(code))
        #expect(talk.app.calls.last == "handle")
        #expect(talk.diagnostics == ["app.bad-answer"])
    }

    @Test func confirmNotImplementedProceeds() { #expect(play(confirm: .notImplemented).outcome == .handled) }

    @Test func confirmFailureEndsWithItsReason() {
        let talk = play(confirm: respond("failureInsufficientFunds"))
        #expect(talk.lines == ["There isn't enough money in the account."])
        #expect(talk.outcome == .failed)
        #expect(talk.all(.ended).last?.fields["detail"] == "failureInsufficientFunds")
        #expect(talk.app.handled.isEmpty)
    }

    @Test func confirmReleasedIsANamedError() {
        #expect(play(confirm: .released).identifier == "app.released")
    }

    @Test func aCodeIsKnownByItsNumberWhereTheAppGivesNoName() {
        let response = IntentResponse(code: 100, codeName: nil, object: IntentObject("R"))
        #expect(play(handle: .response(response)).all(.handled).last?.fields["code"] == "outOfTea")
    }

    // MARK: The person's confirmation

    @Test func theBehaviourDecidesWhetherThePersonConfirms() {
        #expect(play(confirmation: .equals("size", "large"), [.yes]).lines == ["Brew tea: large. Go ahead?", "Done."])
        #expect(play(confirmation: .equals("size", "small")).lines == ["Done."])
    }

    @Test func theAppCanAskForThePersonsConfirmation() {
        let talk = play(confirm: respond("userConfirmationRequired"), [.yes])
        #expect(talk.lines == ["Brew tea: large. Go ahead?", "Done."])
        #expect(talk.outcome == .handled)
    }

    @Test func noToTheConfirmationCancels() {
        let talk = play(confirmation: .always, [.no])
        #expect(talk.outcome == .cancelled)
        #expect(talk.lines.last == "OK, cancelled.")
        #expect(talk.app.handled.isEmpty)
    }

    @Test func aChangeInTheConfirmationIsResolvedAndConfirmedAgain() {
        let talk = play(confirmation: .always, [.change(parameter: "size", value: "small"), .yes])
        #expect(talk.lines == ["Brew tea: large. Go ahead?", "Brew tea: small. Go ahead?", "Done."])
        #expect(talk.app.calls.suffix(2) == ["confirm", "handle"])
        #expect(talk.app.handled.first?["size"] == "small")
    }

    @Test func wantingAChangeAsksWhatAndIsNoAgreement() {
        let named = play(confirmation: .always, [.wantsChange(parameter: "size"), .value("tiny"), .yes])
        #expect(named.lines[1] == "What should the size be?")
        #expect(named.app.handled.first?["size"] == "tiny")
        let unnamed = play(confirmation: .always, [.wantsChange(parameter: nil), .yes])
        #expect(unnamed.lines == ["Brew tea: large. Go ahead?", "What should I change?", "Brew tea: large. Go ahead?"])
        #expect(unnamed.app.handled.isEmpty)
    }

    // MARK: Handle

    @Test func inProgressIsToldHonestly() {
        let talk = play(handle: respond("inProgress"))
        #expect(talk.lines == ["Chatter is working on it. It isn't done yet."])
        #expect(talk.outcome == .handled)
    }

    @Test(arguments: [PhaseAnswer.notImplemented, respond("unspecified")])
    func handleNotImplementedIsANamedError(answer: PhaseAnswer) {
        let talk = play(handle: answer)
        #expect(talk.identifier == "app.not-implemented")
        #expect(talk.outcome == .failed)
    }

    @Test func handleReleasedIsANamedErrorThatIsOpenAboutTheOutcome() {
        let talk = play(handle: .released)
        #expect(talk.identifier == "app.released")
        #expect(talk.lines == ["Chatter dropped the request without an answer. I can't tell whether it was done."])
    }

    @Test(arguments: [("continueInApp", "foreground"), ("handleInApp", "background")])
    func theAppTakesOver(code: String, mode: String) {
        let activity = UserActivity(activityType: "org.example.brew")
        let talk = play(
            handle: .response(IntentResponse(code: 2, codeName: code, object: IntentObject("R"), userActivity: activity)))
        let intent = IntentObject("BrewTeaIntent", ["size": "large"])
        let opened = talk.effects.compactMap { effect -> UserActivity? in
            if case .openApp(_, mode, let activity, intent) = effect { activity } else { nil }
        }
        #expect(opened.map(\.activityType) == ["org.example.brew"])
        // The app learns what was asked, what was answered, and that it is now its turn.
        let interaction = opened.first?.attributes?["attachments"]?.object?["interaction"]?.object
        #expect(interaction?["intent"] == .object(intent))
        #expect(interaction?["intentResponse"]?.object?["$code"] == 2)
        let statuses = Catalogue.shared.enumeration(named: "INIntentHandlingStatus")
        #expect(interaction?["intentHandlingStatus"]?.integer == statuses?.rawValue(of: "deferredToApplication"))
        #expect(talk.all(.appOpened).last?.fields["mode"] == .string(mode))
        #expect(talk.outcome == .handled)
    }

    @Test func theSystemMakesTheActivityWhereTheAppGaveNone() {
        let talk = play(handle: respond("continueInApp"))
        #expect(talk.all(.appOpened).last?.fields["activity"] == "BrewTeaIntent")
    }

    @Test func requiringAppLaunchOffersToOpenTheAppSayingWhy() {
        let yes = play(confirm: respond("failureRequiringAppLaunchMustVerifyCredentials"), [.yes])
        #expect(yes.lines == ["Chatter needs to verify who you are first. Open Chatter?"])
        #expect(yes.app.calls.last == "open foreground")
        #expect(yes.outcome == .failed)
        let no = play(confirm: respond("failureRequiringAppLaunch"), [.no])
        #expect(!no.app.calls.contains("open foreground"))
        #expect(no.outcome == .failed)
        #expect(play(confirm: respond("failureRequiringAppLaunch")).outcome == .failed)
    }

    @Test func theBehaviourSaysWhatACodeLeadsTo() {
        let talk = play(handle: respond("outOfTea"), followUps: ["outOfTea": .failureRequiringAppLaunch], [.no])
        #expect(talk.questions.last == .openApp)
    }

    // MARK: Which app

    @Test func theAppIsAskedForWhenSeveralFit() {
        let talk = Conversation(ScriptedApp()).play(
            request(custom(), ["size": "l"], apps: ["Chatter", "Parley"], mustAskWhichApp: true), [.choice(1)])
        #expect(talk.lines.first == "Which app should do it?")
        #expect(talk.all(.routed).first?.fields["app"] == "Parley")
        #expect(talk.all(.routed).first?.fields["why"] == "asked")
    }

    @Test func withoutAnAppTheRequestFails() {
        #expect(Conversation(ScriptedApp()).play(request(custom(), apps: [])).identifier == "request.no-app")
    }

    // MARK: Permissions

    @Test func aPermissionIsAskedForInsideAPhase() {
        let talk = Conversation(ScriptedApp())
        let machine = talk.machine
        var state = machine.step(DialogueState(), .begin(request(custom(), ["size": "l"]))).state
        let asked = machine.step(state, .app(.permissionWanted(permission: "contacts", usage: "To find people.")))
        #expect(asked.effects.map(\.askedText) == ["May Chatter see your contacts? “To find people.”"])
        state = asked.state
        // The phase's answer does not overtake the person's.
        let early = machine.step(state, .app(.began(handlerClass: "H")))
        #expect(early.effects.isEmpty)
        let answered = machine.step(early.state, .reply(text: "yes", meaning: .yes))
        #expect(answered.effects.first == .answerPermission(permission: "contacts", granted: true))
        #expect(answered.effects.last == .resolve(parameter: "size", intent: IntentObject("BrewTeaIntent", ["size": "l"])))
        let denied = machine.step(state, .reply(text: "no", meaning: .no))
        #expect(denied.effects == [.answerPermission(permission: "contacts", granted: false)])
        #expect(denied.state.phase == .beginning)
    }

    // MARK: Ends

    @Test func anErrorEndsTheRequestWithItsSentence() {
        let machine = DialogueMachine()
        let state = machine.step(DialogueState(), .begin(request(custom(), ["size": "l"]))).state
        let step = machine.step(state, .app(.failed(HarkError("app.timed-out", detail: "10 s in begin"))))
        #expect(step.effects == [.say("Chatter took too long to answer."), .end(outcome: "failed")])
        #expect(step.events.last?.fields["detail"] == "10 s in begin")
    }

    @Test func aCrashInHandleLeavesTheOutcomeOpen() {
        let machine = DialogueMachine()
        let state = handling()
        let step = machine.step(state, .app(.failed(HarkError("app.crashed"))))
        #expect(step.effects.first == .say("Chatter stopped unexpectedly. I can't tell whether it was done."))
        #expect(step.state.phase == .ended(outcome: .failed))
    }

    @Test func cancelEndsAtAnyPoint() throws {
        let replies: [ReplyMeaning] = [.value([person("Anna")]), .choice(1), .value("Hi")]
        for count in 0...replies.count {
            let app = ScriptedApp(resolve: { name, intent in
                let value = intent[name]
                guard name == "recipients" else { return .single(value.map { .success($0) } ?? .needsValue) }
                let ids = value?.array?.map { $0.object?["contactIdentifier"] }
                guard let ids else { return .elements([.needsValue]) }
                return .elements(
                    ids.map { $0 == nil ? .disambiguation([person("A", id: "1"), person("B", id: "2")]) : .success(person("B", id: "2")) })
            })
            let talk = Conversation(app).play(
                request(try builtIn("INSendMessageIntent")), replies.prefix(count) + [.cancel])
            #expect(talk.outcome == .cancelled, "after \(count) replies")
            #expect(talk.effects.last == .end(outcome: "cancelled"))
            #expect(app.handled.isEmpty)
        }
    }

    @Test func cancelWhileHandlingReportsTheOutcomeAsUnknown() {
        let step = DialogueMachine().step(handling(), .cancel)
        #expect(step.state.phase == .ended(outcome: .unknown))
        #expect(step.events.last?.fields["identifier"] == "dialogue.outcome-unknown")
    }

    @Test func noReplyEndsWithTheOpenQuestion() {
        let talk = play(confirmation: .always)
        #expect(talk.outcome == .needsAnswer)
        #expect(talk.all(.ended).last?.fields["detail"] == "Brew tea: large. Go ahead?")
    }

    @Test func whatNothingWaitsForIsTracedAndDropped() {
        let machine = DialogueMachine()
        let state = handling()
        for input: DialogueInput in [
            .app(.began(handlerClass: "H")), .app(.resolved(parameter: "size", .single(.needsValue))),
            .app(.confirmed(.notImplemented)), .app(.appOpened), .reply(text: "yes", meaning: .yes), .noReply,
            .begin(request(custom())),
        ] {
            let step = machine.step(state, input)
            #expect(step.state == state)
            #expect(step.effects.isEmpty)
            #expect(step.events.contains { $0.kind == .diagnostic })
        }
        let ended = play().state
        #expect(machine.step(ended, .app(.handled(respond("success")))).effects.isEmpty)
        #expect(machine.step(DialogueState(), .cancel).events.map(\.kind) == [.diagnostic])
    }

    @Test func handlingIsCommittedWithTheEffectThatSendsIt() {
        let intent = custom(behaviour: IntentBehaviour(askOrder: ["size"], confirmation: .always))
        let machine = DialogueMachine()
        let inputs: [DialogueInput] = [
            .begin(request(intent, ["size": "l"])), .app(.began(handlerClass: "H")),
            .app(.resolved(parameter: "size", .notImplemented)), .app(.confirmed(respond("ready"))),
        ]
        let state = inputs.reduce(DialogueState()) { machine.step($0, $1).state }
        let step = machine.step(state, .reply(text: "yes", meaning: .yes))
        let values = IntentObject("BrewTeaIntent", ["size": "l"])
        #expect(step.events.map(\.kind) == [.reply, .decided, .handling])
        #expect(step.events.last?.fields["intent"] == .object(values))
        #expect(step.effects == [.handle(intent: values)])
    }

    private func handling() -> DialogueState {
        let machine = DialogueMachine()
        var state = DialogueState()
        for input: DialogueInput in [
            .begin(request(custom(behaviour: IntentBehaviour(askOrder: ["size"])), ["size": "l"])),
            .app(.began(handlerClass: "H")), .app(.resolved(parameter: "size", .notImplemented)),
            .app(.confirmed(.notImplemented)),
        ] { state = machine.step(state, input).state }
        return state
    }
}

extension DialogueEffect {
    var askedText: String? { if case .ask(let prompt) = self { prompt.text } else { nil } }
}
