import HarkConversation
import HarkDialogue
import HarkUnderstanding
import IntentSchema
import Testing

/// What takes a request back is asked of the app as any other request is.
@Suite struct UndoTests {
    private static let planner = RequestPlanner(
        locale: "en", timeZone: "GMT", apps: [.init(bundleIdentifier: "org.example.stride", displayName: "Stride")]
    ) { _, name in
        // Resuming is restricted, pausing is not.
        Catalogue.shared.intent(named: name).map {
            .init(intent: $0, restriction: name == "INResumeWorkoutIntent" ? LockRestriction(whileLocked: true) : .none)
        }
    }

    /// The request is done by an app that accepts everything.
    private func handled(_ request: Request) -> Conversation {
        var conversation = Conversation(locale: "en")
        _ = conversation.nextRequest()
        var effects = conversation.start(.request(request, events: [])).effects
        while let effect = effects.last {
            let answer: AppAnswer? =
                switch effect {
                case .begin: .began(handlerClass: "Handler")
                case .resolve(let parameter, _): .resolved(parameter: parameter, .single(.notRequired))
                case .confirm: .confirmed(.notImplemented)
                case .handle: .handled(.response(IntentResponse(code: 2, codeName: "success", object: IntentObject("Response"))))
                default: nil
                }
            guard let answer else { break }
            effects = conversation.take(.app(answer)).effects
        }
        return conversation
    }

    @Test func itIsRestrictedAsItsOwnIntentIs() throws {
        let pause = try #require(Catalogue.shared.intent(named: "INPauseWorkoutIntent"))
        let app = RequestApp(bundleIdentifier: "org.example.stride", displayName: "Stride")
        let recent = try #require(handled(Self.planner.request(pause, IntentObject(pause.name), [app], mustAsk: false)).recent)
        #expect(recent.outcome == "handled")
        let understanding = Understanding(text: "undo", readings: [], threshold: 0.5, language: "en")
        guard case .request(let undo, _, _) = Self.planner.plan(.undo, recent, understanding) else {
            Issue.record("nothing undoes it")
            return
        }
        #expect(undo.intent.name == "INResumeWorkoutIntent" && undo.apps.map(\.restriction) == [LockRestriction(whileLocked: true)])
    }
}
