import HarkEvents
import IntentSchema

// What the app answered to confirm and handle, and opening the app.
extension Turn {
    mutating func confirmed(_ answer: PhaseAnswer) {
        switch answer {
        case .released:
            fail(HarkError("app.released", detail: "the completion of confirm was released without being called"))
        case .notImplemented:
            emit(.confirmed, ["code": "notImplemented", "followUp": .string(FollowUp.success.rawValue)])
            proceed()
        case .response(let response):
            let code = name(of: response)
            let followUp = self.followUp(of: code)
            state.confirmation.response = response
            emit(.confirmed, ["code": .string(code), "followUp": .string(followUp.rawValue)])
            switch followUp {
            case .success, .unspecified: proceed()
            case .userConfirmationRequired:
                state.confirmation.wantedByApp = true
                proceed()
            case .inProgress, .continueInApp, .handleInApp:
                // Codes of handle: they say that nothing stands in the way.
                diagnose("app.bad-answer", "confirm answered '\(code)', a code of handle; taken as ready")
                proceed()
            case .failure: failWith(code, response.object)
            case .failureRequiringAppLaunch: offerApp(code, response)
            }
        }
    }

    private mutating func proceed() {
        state.confirmation.byApp = true
        advance()
    }

    mutating func handled(_ answer: PhaseAnswer) {
        switch answer {
        case .released:
            fail(
                HarkError("app.released", detail: "the completion of handle was released without being called"),
                uncertain: true)
        case .notImplemented:
            fail(HarkError("app.not-implemented", detail: "the handler has no handle method"))
        case .response(let response):
            let code = name(of: response)
            let followUp = self.followUp(of: code)
            emit(
                .handled,
                [
                    "code": .string(code), "followUp": .string(followUp.rawValue), "response": .object(response.object),
                ])
            if presentHandled(response, followUp) { return }
            conclude(response)
        }
    }

    /// What follows handle's answer, once it is shown.
    mutating func conclude(_ response: IntentResponse) {
        let code = name(of: response)
        switch followUp(of: code) {
        case .success:
            for sentence in wording.done(code, response.object) { say(sentence) }
            end(.handled)
        case .inProgress:
            say(wording.inProgress(code, response.object))
            end(.handled)
        case .continueInApp: handOver(response, code, mode: "foreground")
        case .handleInApp: handOver(response, code, mode: "background")
        case .failure: failWith(code, response.object)
        case .failureRequiringAppLaunch: offerApp(code, response)
        case .unspecified:
            fail(HarkError("app.not-implemented", detail: "handle answered '\(code)'"))
        case .userConfirmationRequired:
            // Only confirm can ask for a confirmation: handle is sent once.
            fail(HarkError("app.bad-answer", detail: "handle answered '\(code)', a code of confirm"))
        }
    }

    /// The app goes on, once what it has found already is told.
    private mutating func handOver(_ response: IntentResponse, _ code: String, mode: String) {
        let template = wording.template(code, response.object)
        if template == nil { for sentence in wording.found(response.object) { say(sentence) } }
        open(
            mode: mode, activity: activity(for: response, "deferredToApplication"), code: code,
            text: template ?? wording.opened(code, mode, response.object), completes: true)
    }

    // MARK: Codes

    func name(of response: IntentResponse) -> String { description.codeName(of: response) }

    func followUp(of code: String) -> FollowUp { description.followUp(of: code) }

    /// The request ends with the code's reason.
    private mutating func failWith(_ code: String, _ response: IntentObject) {
        say(wording.failed(code, response))
        end(.failed, "app.failed", code)
    }

    // MARK: The app itself

    private mutating func offerApp(_ code: String, _ response: IntentResponse) {
        state.phase = .offeringApp(code: code)
        state.offeredActivity = activity(for: response, "failure")
        ask(.openApp, wording.openApp(wording.failed(code, response.object)))
    }

    /// A combination that does not run in the background is the app's to do, in front of the person: everything is settled
    /// and agreed, and the app continues with it as if the handler had answered `continueInApp`.
    mutating func openInstead() {
        let code = FollowUp.continueInApp.rawValue
        let response = IntentResponse(
            code: description.response.code(named: code)?.rawValue ?? 0, codeName: code,
            object: IntentObject(description.response.className))
        open(mode: "foreground", activity: activity(for: response, "deferredToApplication"), code: code, completes: true)
    }

    mutating func open(
        mode: String, activity: UserActivity?, code: String, text: String? = nil, completes: Bool
    ) {
        guard let app = state.app else { return }
        let activity = activity ?? UserActivity(activityType: description.name)
        let opening = Opening(mode: mode, activity: activity, code: code, text: text, completes: completes)
        // What works out of sight works while it is locked.
        if mode == "foreground", state.device.isLocked { return askToUnlock(opening) }
        open(app, opening)
    }

    mutating func open(_ app: RequestApp, _ opening: Opening) {
        state.phase = .openingApp(opening)
        effects.append(.openApp(app: app, mode: opening.mode, activity: opening.activity, intent: state.intent))
    }

    /// What the app continues: the activity that it gave, else one whose type is the intent's class name, with the whole
    /// interaction inside, so that the app learns what was asked and how far it got.
    /// - Parameter status: a case of `INIntentHandlingStatus`.
    private func activity(for response: IntentResponse, _ status: String) -> UserActivity {
        var activity = response.userActivity ?? UserActivity(activityType: description.name)
        let interaction = interaction(response, status)
        var attributes = activity.attributes ?? IntentObject("attributes")
        var attachments = attributes["attachments"]?.object ?? IntentObject("dictionary")
        attachments["interaction"] = .object(interaction)
        attributes["attachments"] = .object(attachments)
        activity.attributes = attributes
        return activity
    }

    mutating func opened(_ opening: Opening) {
        emit(
            .appOpened,
            [
                "app": (state.app?.displayName).map(IntentValue.string), "mode": .string(opening.mode),
                "activity": (opening.activity?.activityType).map(IntentValue.string),
            ])
        guard opening.completes else { return end(.failed, "app.failed", opening.code) }
        say(opening.text ?? wording.opened(opening.code, opening.mode))
        end(.handled)
    }
}
