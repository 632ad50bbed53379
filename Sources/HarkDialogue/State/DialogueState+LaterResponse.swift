public import IntentSchema

extension DialogueState {
    /// What a later response to the request, which was handled, leads to.
    public func followUp(of response: IntentResponse) -> (code: String, followUp: FollowUp) {
        guard let intent = request?.intent else { return ("", .unspecified) }
        let code = intent.codeName(of: response)
        return (code, intent.followUp(of: code))
    }

    /// What is said of a later response to the request, which was handled; nothing for a code that has no meaning then.
    public func sentences(about response: IntentResponse) -> [String] {
        guard let request else { return [] }
        let wording = Wording(request: request, app: app, intent: intent, matched: combination)
        let (code, followUp) = followUp(of: response)
        return switch followUp {
        case .success: wording.done(code, response.object)
        case .inProgress: [wording.inProgress(code, response.object)]
        case .failure, .failureRequiringAppLaunch: [wording.failed(code, response.object)]
        case .continueInApp, .handleInApp, .userConfirmationRequired, .unspecified: []
        }
    }
}
