import HarkEvents
public import IntentSchema

extension DialogueEvent {
    /// - Parameter phase: a case of `INIntentHandlingStatus`, or `app` for the screen of the app itself.
    public static func presented(_ view: ViewAnswer, phase: String) -> DialogueEvent {
        let size = IntentObject("Size", ["width": .number(view.width), "height": .number(view.height)])
        var fields: [String: IntentValue] = [
            "phase": .string(phase), "size": .object(size), "displays": .array(view.displays.map { .string($0.rawValue) }),
            "texts": .array(view.texts.map(IntentValue.string)),
        ]
        if !view.parameters.isEmpty { fields["parameters"] = .array(view.parameters.map(IntentValue.string)) }
        return DialogueEvent(.presented, fields)
    }
}

// The app's Intents UI extension: its view is configured before the person is asked to confirm, and again with what became of
// it. A request goes the same way whether the view comes or not.
extension Turn {
    var isPresenting: Bool { if case .presenting = state.phase { true } else { false } }

    /// Shows what is about to be done, once for the values as they stand, then asks.
    mutating func presentBeforeDecision(_ app: RequestApp) {
        guard app.hasView, !state.confirmation.presented else { return askDecision() }
        state.confirmation.presented = true
        present(app, state.confirmation.response, Presentation(status: "ready"))
    }

    /// Shows what became of it.
    /// - Returns: whether the view's answer is due first.
    mutating func presentHandled(_ response: IntentResponse, _ followUp: FollowUp) -> Bool {
        guard let app = state.app, app.hasView, let status = Self.status(followUp) else { return false }
        present(app, response, Presentation(status: status, handled: response))
        return true
    }

    private mutating func present(_ app: RequestApp, _ response: IntentResponse?, _ presentation: Presentation) {
        state.phase = .presenting(presentation)
        effects.append(.present(app: app, interaction: interaction(response, presentation.status), phase: presentation.status))
    }

    /// The status of an interaction that handle answered with this; nil where the answer was none of handle's.
    private static func status(_ followUp: FollowUp) -> String? {
        switch followUp {
        case .success: "success"
        case .inProgress: "inProgress"
        case .continueInApp, .handleInApp: "deferredToApplication"
        case .failure, .failureRequiringAppLaunch: "failure"
        case .unspecified, .userConfirmationRequired: nil
        }
    }

    // MARK: Its answer

    mutating func presented(_ view: ViewAnswer, _ presentation: Presentation) {
        if view.isShown {
            events.append(.presented(view, phase: presentation.status))
        }
        goOn(after: presentation)
    }

    mutating func notPresented(_ error: HarkError, _ presentation: Presentation) {
        diagnose(error.identifier, "the view for \(presentation.status)" + (error.detail.isEmpty ? "" : ": \(error.detail)"))
        goOn(after: presentation)
    }

    mutating func goOn(after presentation: Presentation) {
        if let response = presentation.handled { conclude(response) } else { askDecision() }
    }

    /// The request was handled, and nobody waits for its view any more: it ends as its answer says, without another question.
    mutating func giveUp(_ presentation: Presentation) {
        guard let response = presentation.handled else { return goOn(after: presentation) }
        let code = name(of: response)
        state.prompt = nil
        state.permissions = []
        switch followUp(of: code) {
        case .continueInApp, .handleInApp: endUnknown()
        case .failureRequiringAppLaunch: end(.failed, "app.failed", code)
        default: conclude(response)
        }
    }

    // MARK: The interaction

    /// The interaction as it stands, as an app's `INInteraction`.
    /// - Parameter status: a case of `INIntentHandlingStatus`.
    func interaction(_ response: IntentResponse?, _ status: String) -> IntentObject {
        var interaction = IntentObject(
            "INInteraction", ["intent": .object(state.intent), "identifier": .string(request.identifier)])
        if let response {
            var answer = response.object
            answer["$code"] = .integer(response.code)
            interaction["intentResponse"] = .object(answer)
        }
        let (statuses, directions) = (
            Catalogue.shared.enumeration(named: "INIntentHandlingStatus"), Catalogue.shared.enumeration(named: "INInteractionDirection")
        )
        interaction["intentHandlingStatus"] = statuses?.rawValue(of: status).map(IntentValue.integer)
        // The person asked for it.
        interaction["direction"] = directions?.rawValue(of: "outgoing").map(IntentValue.integer)
        return interaction
    }
}
