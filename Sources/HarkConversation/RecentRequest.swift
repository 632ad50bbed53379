public import HarkDialogue
import HarkEvents
import HarkTexts
public import HarkUnderstanding
public import IntentSchema

/// A request that is over: what "again", "undo" and "and to Bob too" are about.
public struct RecentRequest: Sendable {
    /// Its name within the conversation.
    public var name: String
    /// Its dialogue's state at the end.
    public var state: DialogueState
    /// As `ended` has it.
    public var outcome: String
    /// What the app answered to handle, if it did.
    public var response: IntentObject?
}

extension RecentRequest {
    /// The parameter that says whom it was for: the first with people in it.
    fileprivate var person: ParameterDescription? {
        state.request?.intent.usableParameters.first { $0.type.element == .object("INPerson") && state.intent[$0.name] != nil }
    }
}

extension RequestPlanner {
    /// Plans a sentence about the request before.
    public func plan(_ look: LookBack, _ recent: RecentRequest?, _ understanding: Understanding) -> RequestPlan {
        guard let recent, let request = recent.state.request, let app = recent.state.app else {
            return refused(understanding, HarkError("request.nothing-before"))
        }
        switch look {
        case .again: return plan(request, app, recent.state.intent, "repeats \(recent.name)", understanding)
        case .undo:
            let cannot = HarkError("request.cannot-undo", ["app": app.displayName])
            guard recent.outcome == "handled", let undo = request.intent.behaviour.undo,
                let offer = offer(app.bundleIdentifier, undo.intent),
                let values = undo.values(intent: recent.state.intent, response: recent.response)
            else { return refused(understanding, cannot) }
            var asked = request
            asked.intent = offer.intent
            asked.combination = nil
            asked.enumerations = offer.intent.referencedEnumerations { Catalogue.shared.enumeration(named: $0) }
            // What holds for an app's other intent, its restrictions too, does not hold for this one.
            let served = RequestApp(
                bundleIdentifier: app.bundleIdentifier, displayName: app.displayName, hasView: offer.hasView, restriction: offer.restriction)
            return plan(asked, served, values, "undoes \(recent.name)", understanding)
        }
    }

    /// Plans the request before with other values, if a sentence that may be a request of its own says so: something else after one
    /// that was not handled ("to Bob instead"), or the same for somebody more after one that was ("and to Anna too").
    /// - Parameter changes: what the sentence changes of that request's values; not asked for a sentence that is something else anyway.
    /// - Returns: nil when the sentence is no such thing.
    public func plan(
        changing recent: RecentRequest, _ changes: () -> [String: IntentValue], _ understanding: Understanding
    ) -> RequestPlan? {
        guard let request = recent.state.request, let app = recent.state.app, ["handled", "cancelled", "needsAnswer"].contains(recent.outcome) else {
            return nil
        }
        let isAnother = understanding.accepted != nil
        if isAnother, understanding.accepted?.intent != request.intent.name { return nil }
        let changes = changes()
        guard !changes.isEmpty else { return nil }
        var values = recent.state.intent
        var isMore = false
        for (name, value) in changes {
            guard let parameter = request.intent.parameter(name) else { return nil }
            let old = values[name]?.array ?? []
            if parameter.type.isArray, let new = value.array, !old.isEmpty, new.count > old.count, Array(new.prefix(old.count)) == old {
                isMore = true
                // What was done for the others is not done again.
                values[name] = recent.outcome == "handled" ? .array(Array(new.dropFirst(old.count))) : value
            } else {
                values[name] = parameter.type.isArray ? .array(value.array ?? [value]) : value.array?.first ?? value
            }
        }
        guard recent.outcome == "handled" ? isMore && changes.count == 1 : !isAnother || isMore else { return nil }
        return plan(request, app, values, "changes \(recent.name)", understanding)
    }

    /// Plans a request before for somebody else.
    /// - Parameter recents: the newest first; of those that are about people the one whose intent the sentence may be read as, else the newest.
    /// - Returns: nil when there is none, or when the sentence is rather a request of its own.
    func plan(_ same: SameFor, _ recents: [RecentRequest], _ understanding: Understanding) -> RequestPlan? {
        let fitting = recents.filter { recent in
            ["handled", "cancelled", "needsAnswer"].contains(recent.outcome) && recent.state.app != nil && recent.person != nil
        }
        let asked = same.isSaid ? nil : understanding.accepted?.intent
        let read = understanding.readings.first?.intent
        let alike = fitting.filter { asked == nil || $0.state.request?.intent.name == asked }
        guard understanding.also.isEmpty, let recent = alike.first(where: { !same.isSaid && $0.state.request?.intent.name == read }) ?? alike.first,
            let request = recent.state.request, let app = recent.state.app, let parameter = recent.person,
            parameter.type.isArray || same.people.count == 1
        else { return nil }
        var values = recent.state.intent
        // What was done for the others is not done again.
        let others = recent.outcome == "handled" ? [] : values[parameter.name]?.array ?? []
        values[parameter.name] = parameter.type.isArray ? .array(others + same.people) : same.people.first
        return plan(request, app, values, "the same as \(recent.name)", understanding)
    }

    private func plan(
        _ request: Request, _ app: RequestApp, _ values: IntentObject, _ reason: String, _ understanding: Understanding
    ) -> RequestPlan {
        var asked = request
        asked.identifier = ""
        asked.values = values
        // Whoever was chosen is settled.
        asked.references = []
        asked.mustAskWhichApp = false
        var served = app
        served.why = "history"
        served.own?.values = values
        asked.apps = [served]
        let fields: [String: IntentValue] = [
            "intent": .object(values), "app": .string(app.displayName), "score": .number(1), "reasons": .array([.string(reason)]),
            "language": .string(understanding.language),
        ]
        return .request(asked, events: [DialogueEvent(.understood, fields)])
    }
}
