import HarkConversation
import HarkUnderstanding
import IntentSchema

extension Assistant {
    /// Plans a sentence that may be about the request before.
    func plan(_ text: String, in conversation: Conversation) throws(HarkError) -> RequestPlan {
        try planner().plan(text, in: conversation, engine(), context)
    }

    /// Plans a request in the middle of another, whose question is open; nil for what answers it.
    func plan(aside text: String, _ meaning: ReplyMeaning, in conversation: Conversation) throws(HarkError) -> RequestPlan? {
        guard conversation.canSetAside else { return nil }
        return try planner().plan(aside: text, meaning, in: conversation, engine(), context)
    }

    /// Plans a further command of a sentence, once what came before it is done.
    func plan(further command: Understanding, in conversation: Conversation) throws(HarkError) -> RequestPlan {
        try planner().plan(further: command, in: conversation, engine(), context)
    }
}
