import HarkConversation
import HarkUnderstanding
import IntentSchema

extension Assistant {
    /// Plans a sentence that may be about the request before.
    func plan(_ text: String, after recent: RecentRequest?) throws(HarkError) -> RequestPlan {
        let engine = try engine()
        let understanding = engine.understand(text, in: context)
        let planner = try planner()
        // An app may mean its own by such words. What is itself the way to take the request back says no more than they do.
        let undoing = recent?.state.request?.intent.behaviour.undo?.intent
        if let look = LookBack(text), understanding.accepted.map({ look == .undo && $0.intent == undoing }) ?? true {
            return planner.plan(look, recent, understanding)
        }
        if let recent, let intent = recent.state.request?.intent.name {
            var context = context
            context.app = recent.state.app?.bundleIdentifier
            context.values = recent.state.intent
            if let plan = planner.plan(changing: recent, { engine.changes(text, of: intent, in: context) }, understanding) { return plan }
        }
        return planner.plan(understanding)
    }
}
