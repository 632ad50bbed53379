public import HarkUnderstanding
import IntentSchema

extension RequestPlanner {
    /// Plans a sentence, which may be about a request before.
    /// - Parameter context: without what was mentioned.
    public func plan(
        _ text: String, in conversation: Conversation, _ engine: GrammarEngine, _ context: UtteranceContext
    ) -> RequestPlan {
        var context = context
        // "Undo that" is about the request, and about nothing that was mentioned in it.
        let look = LookBack(text)
        if look == nil { context.mentioned = conversation.mentioned }
        let (understanding, recent) = (engine.understand(text, in: context), conversation.recent)
        // An app may mean its own by such words. What is itself the way to take the request back says no more than they do.
        let undoing = recent?.state.request?.intent.behaviour.undo?.intent
        if let look, understanding.accepted.map({ look == .undo && $0.intent == undoing }) ?? true {
            return plan(look, recent, understanding)
        }
        if let same = engine.sameFor(text), let plan = plan(same, conversation.recents, understanding) { return plan }
        if let recent, let intent = recent.state.request?.intent.name {
            context.app = recent.state.app?.bundleIdentifier
            context.values = recent.state.intent
            if let plan = plan(changing: recent, { engine.changes(text, of: intent, in: context) }, understanding) { return plan }
        }
        return plan(understanding)
    }

    /// Plans a further command of a sentence, once what came before it is done.
    public func plan(
        further command: Understanding, in conversation: Conversation, _ engine: GrammarEngine, _ context: UtteranceContext
    ) -> RequestPlan {
        var context = context
        context.mentioned = conversation.mentioned
        return plan(engine.resolved(command, in: context), isFurther: true)
    }
}
