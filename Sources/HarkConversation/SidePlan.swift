public import HarkUnderstanding
public import IntentSchema

extension RequestPlanner {
    /// The score of a request that says that it comes first or names an app that could not do the open one, and of any other.
    private static let markedLeast = 0.7
    private static let clearLeast = 0.9

    /// Plans what is said while a question is open, where it is clearly another request: then the question waits. In doubt it is an answer.
    ///
    /// A sentence is another request when it is read as one of another intent, and either says that it comes first ("wait, call Julia
    /// first") or, where not any words can be the answer, names an app that could not do the open request or answers nothing.
    /// - Parameters:
    ///   - meaning: what it is as an answer.
    ///   - context: without what was mentioned.
    /// - Returns: nil for an answer, and where no question is open that can wait.
    public func plan(
        aside reply: String, _ meaning: ReplyMeaning, in conversation: Conversation, _ engine: GrammarEngine, _ context: UtteranceContext
    ) -> RequestPlan? {
        guard conversation.canSetAside, let prompt = conversation.prompt, let request = conversation.state.request, meaning != .cancel,
            let side = SideRequest(reply)
        else { return nil }
        if !side.isMarked, side.isInstead || isPlainAnswer(meaning) || takesAnyWords(prompt.question, of: request.intent) { return nil }
        var context = context
        context.mentioned = conversation.mentionedNow
        let understanding = engine.understand(side.text, in: context)
        guard let reading = understanding.accepted, reading.intent != request.intent.name, let app = reading.apps.first else { return nil }
        let isElsewhere = reading.appNamed && !(request.apps + request.otherApps).contains { $0.bundleIdentifier == app.bundleIdentifier }
        guard side.isMarked || isElsewhere || answersNothing(meaning, side.text),
            reading.score >= (side.isMarked || isElsewhere ? Self.markedLeast : Self.clearLeast)
        else { return nil }
        let plan = plan(understanding)
        guard case .request(let asked, _, _) = plan, !asked.apps.isEmpty else { return nil }
        return plan
    }

    /// Whether a reply can be nothing but an answer.
    private func isPlainAnswer(_ meaning: ReplyMeaning) -> Bool {
        switch meaning {
        case .yes, .no, .cancel, .choice, .ambiguousChoice, .noneOfThese, .more, .useApp: true
        case .value, .change, .changes, .answered, .wantsChange, .unclear: false
        }
    }

    /// Whether a reply says nothing as an answer, or only names somebody nobody knows or a place by all of its words.
    private func answersNothing(_ meaning: ReplyMeaning, _ text: String) -> Bool {
        switch meaning {
        case .unclear: true
        case .value(let value):
            (value.array ?? [value]).allSatisfy { one in
                guard let object = one.object else { return false }
                switch object.typeName {
                case "INPerson": return !one.isKnownPerson
                case "CLPlacemark": return object["name"] == .string(text)
                default: return false
                }
            }
        default: false
        }
    }

    /// Whether any words can answer a question: text, a title, and one of an app's own things.
    private func takesAnyWords(_ question: Question, of intent: IntentDescription) -> Bool {
        let (name, type): (String, ValueType)
        switch question {
        case .value(_, let parameter, let of), .choice(_, let parameter, let of, _), .confirmValue(_, let parameter, let of):
            (name, type) = (parameter, of)
        case .confirmRequest, .app, .permission, .openApp, .unlock: return false
        }
        if let custom = intent.parameter(name)?.custom, custom.options != .none { return true }
        switch type.element {
        case .string: return true
        case .object("INPerson"), .object("CLPlacemark"): return false
        case .object: return true
        default: return false
        }
    }
}
