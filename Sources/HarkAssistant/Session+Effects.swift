import HarkApps
import HarkConversation
import HarkDialogue
import HarkEvents
import IntentSchema

// What a step that was committed leads to: calls to apps, which answer beside the session.
extension Session {
    func perform(_ effect: DialogueEffect, _ request: String) -> Turn? {
        let state = conversation.state
        switch effect {
        case .ask(let prompt): return .question(prompt)
        case .say, .end: return nil
        case .answerPermission(let permission, let granted):
            assistant.services.answer(
                permission, granted: granted, app: state.app?.bundleIdentifier, request: requestKey(request))
        case .begin(let app, let intent):
            served = (app.bundleIdentifier, request)
            let locale = conversation.locale
            call { gateway, key throws(HarkError) in try await gateway.begin(app.bundleIdentifier, intent, locale: locale, key) }
        case .resolve(let parameter, let intent):
            call { gateway, key throws(HarkError) in try await gateway.resolve(parameter, intent, key) }
        case .options(let parameter, let searchTerm, let intent):
            call { gateway, key throws(HarkError) in
                try await gateway.options(parameter, searchTerm: searchTerm, intent, key)
            }
        case .defaultValue(let parameter, let intent):
            call { gateway, key throws(HarkError) in try await gateway.defaultValue(parameter, intent, key) }
        case .confirm(let intent): call { gateway, key throws(HarkError) in try await gateway.confirm(intent, key) }
        case .handle(let intent): call { gateway, key throws(HarkError) in try await gateway.handle(intent, key) }
        case .openApp(let app, let mode, let activity, let intent):
            let (description, locale) = (state.request?.intent, conversation.locale)
            if mode == OpenMode.foreground.rawValue { assistant.services.attend(self, app: app.bundleIdentifier) }
            call { gateway, key throws(HarkError) in
                try await gateway.open(
                    app.bundleIdentifier, mode: mode, activity: activity, intent: intent, description, locale: locale, key)
            }
        case .present(let app, let interaction, _):
            let locale = conversation.locale
            call { gateway, key throws(HarkError) in
                try await gateway.present(app.bundleIdentifier, interaction, locale: locale, key)
            }
        }
        return nil
    }

    func finish(_ request: String, outcome: String) {
        let key = requestKey(request)
        let state = conversation.state
        if outcome == "handled", let app = state.app, let intent = state.request?.intent.name {
            assistant.noteUse(app: app.bundleIdentifier, intent: intent)
        }
        assistant.services.unregister(request: key)
        if outcome == "handled", updates != nil, state.request?.intent.sendsUpdates == true { return follow(request, state) }
        assistant.gateway.end(key)
    }

    /// Runs a call to the app beside the session; its answer comes back as mail.
    private func call(
        _ body: @escaping @Sendable (AppGateway, String) async throws(HarkError) -> GatewayAnswer
    ) {
        guard let request = conversation.request else { return }
        let (gateway, post, key) = (assistant.gateway, post, requestKey(request))
        let task = Task {
            do throws(HarkError) {
                let answer = try await body(gateway, key)
                post.yield(Mail(request: request, input: .app(answer.answer), before: answer.events, measured: answer.measured))
            } catch {
                post.yield(Mail(request: request, input: .app(.failed(error)), measured: gateway.measured(ofFailure: key)))
            }
        }
        gateway.track(task, request: key)
    }

    /// What the process of an app wrote or told its developer, if this session is or was served by it: as a log line, outside
    /// the canonical events, since when it arrives depends on the app's threads. One that cannot be stored is lost; the
    /// request goes on.
    func log(_ said: [String: IntentValue], app: String) {
        guard app == served?.app, notes < Self.notesKept else { return }
        // Nothing of a request comes after its end: what the process still says belongs to the session.
        let request = served?.request == conversation.request ? conversation.request : nil
        notes += 1
        try? journal.commit([DialogueEvent(.logged)], request: request, measured: said)
    }

    /// An app wants a permission while it works: the person is asked in the middle of the phase.
    func wants(permission: String, usage: String) {
        post.yield(Mail(request: conversation.request, input: .app(.permissionWanted(permission: permission, usage: usage))))
    }
}
