import HarkEvents
import IntentSchema

// The course of a request: which app, which parameter next, when to confirm and handle.
extension Turn {
    mutating func begin() {
        state.request = request
        state.intent = IntentObject(description.name, request.values.fields.compactMapValues(\.withoutBlanks))
        guard let first = request.apps.first else { return fail(HarkError("request.no-app")) }
        if request.mustAskWhichApp, request.apps.count > 1 {
            state.phase = .choosingApp
            ask(.app(request.apps.map { Option(title: $0.displayName) }), wording.whichApp())
        } else {
            use(first, why: first.why)
        }
    }

    /// The app is known: plan the parameters and get its handler.
    /// - Parameter afresh: whether another app had begun with it.
    mutating func use(_ app: RequestApp, why: String, afresh: Bool = false) {
        take(app)
        if afresh {
            startAfresh()
            takeReferences()
        }
        route(app, why: why)
        if description.isCustom, description.isDeprecated {
            diagnose("intent.deprecated", description.name)
            say(wording.deprecated())
        }
        if !description.isCustom { state.queue = plan() }
        advance()
    }

    /// Tells which app serves, and why.
    mutating func route(_ app: RequestApp, why: String) {
        emit(
            .routed,
            [
                "app": .string(app.displayName), "bundle": .string(app.bundleIdentifier), "why": .string(why),
                "passedOver": .array(request.apps.filter { $0 != app }.map { .string($0.displayName) }),
            ])
    }

    /// Nothing of what an app settled holds for another one.
    mutating func startAfresh() {
        state.begun = false
        state.queue = []
        state.combination = nil
        state.progress = [:]
        state.confirmation = ConfirmationProgress()
    }

    mutating func began(_ handlerClass: String) {
        emit(.handlerChosen, ["answer": "ready", "handlerClass": .string(handlerClass)])
        state.begun = true
        if let wanted = state.wantedOptions {
            state.wantedOptions = nil
            return list(wanted)
        }
        advance()
    }

    /// Goes on to what is next: a handler, an unsettled parameter, confirm, the person's confirmation, handle.
    mutating func advance() {
        guard !state.isEnded else { return }
        reviewPlan()
        guard let app = state.app else { return fail(HarkError("request.no-app")) }
        if app.restriction.bars(state.device) { return askToUnlock(nil) }
        guard state.begun else { return beginHandler(app) }
        while let name = state.queue.first {
            guard let parameter = description.parameter(name), !progress(name).settled else {
                state.queue.removeFirst()
                continue
            }
            if asksWhich(parameter) || asksForDefault(parameter) || identifies(parameter) || refuses(parameter) || state.isEnded { return }
            if parameter.isResolvable, !progress(name).hasNoMethod {
                state.phase = .resolving(name)
                effects.append(.resolve(parameter: name, intent: state.intent))
                return
            }
            if isMissing(parameter) { return askValue(parameter) }
            settle(name)
        }
        if !state.confirmation.byApp {
            state.phase = .confirming
            effects.append(.confirm(intent: state.intent))
        } else if needsDecision, !state.confirmation.byPerson {
            presentBeforeDecision(app)
        } else if !runsInBackground {
            openInstead()
        } else {
            handle(app)
        }
    }

    /// Gets the app's process and its handler.
    mutating func beginHandler(_ app: RequestApp) {
        state.phase = .beginning
        effects.append(.begin(app: app, intent: state.intent))
    }

    mutating func askDecision() {
        state.phase = .deciding
        ask(.confirmRequest(intent: description.name), wording.confirmRequest())
    }

    /// Whether the person has to agree before `handle`.
    var needsDecision: Bool { behaviour.confirmation.holds(for: state.intent) || state.confirmation.wantedByApp }

    private mutating func handle(_ app: RequestApp) {
        guard !state.handleSent else { return endUnknown() }
        state.handleSent = true
        state.phase = .handling
        emit(.handling, ["app": .string(app.displayName), "intent": .object(state.intent)])
        effects.append(.handle(intent: state.intent))
    }

    // MARK: Parameters

    func progress(_ name: String) -> ParameterProgress { state.progress[name] ?? ParameterProgress() }

    mutating func update(_ name: String, _ change: (inout ParameterProgress) -> Void) {
        change(&state.progress[name, default: ParameterProgress()])
    }

    /// Whether an essential parameter has no value.
    func isMissing(_ parameter: ParameterDescription) -> Bool {
        (state.intent[parameter.name] ?? .null).isBlank && isRelevant(parameter) && behaviour.isEssential(parameter.name, for: state.intent)
    }

    /// Nothing more to do for this parameter. If the person changed it, what depends on it resolves again.
    mutating func settle(_ name: String) {
        let changed = progress(name).changed
        update(name) {
            $0.settled = true
            $0.changed = false
            $0.refused = nil
        }
        state.queue.removeAll { $0 == name }
        guard changed else { return }
        let children = description.parameters.filter { $0.custom?.relevance.mentions(name) ?? false }.map(\.name)
        let dependents = ((behaviour.dependents[name] ?? []) + children).filter { $0 != name && progress($0).settled }
        for dependent in dependents { update(dependent) { $0.settled = false } }
        state.queue.insert(contentsOf: dependents, at: 0)
    }

    /// The person gave a value, for this parameter or for one that was already settled: it resolves (again), next.
    mutating func set(_ name: String, to value: IntentValue?) {
        state.intent[name] = value?.withoutBlanks
        update(name) {
            $0.settled = false
            $0.changed = true
            $0.refused = nil
            $0.isDefault = false
        }
        state.queue.removeAll { $0 == name }
        state.queue.insert(name, at: 0)
        // Both confirmations were for other values.
        state.confirmation = ConfirmationProgress()
    }

    // MARK: After a restart

    mutating func recover() {
        state.permissions = []
        state.deferred = nil
        state.begun = false
        switch state.phase {
        case .handling, .openingApp: endUnknown()
        case .presenting(let presentation) where presentation.handled != nil: giveUp(presentation)
        case .listing(let wanted):
            state.wantedOptions = wanted
            fallthrough
        case .beginning, .resolving, .defaulting, .confirming, .presenting:
            state.confirmation.byApp = false
            state.confirmation.presented = false
            state.prompt = nil
            advance()
        case .choosingApp, .asking, .deciding, .changing, .offeringApp, .unlocking:
            // A new handler confirms for itself before anything is handled.
            state.confirmation.byApp = false
            // Asking again after a restart is not another round.
            if let prompt = state.prompt { put(prompt) }
        case .idle, .ended: break
        }
    }
}

extension IntentValue {
    /// Without blank texts and elements; nil when nothing is left. "", blanks and absent take the same path.
    var withoutBlanks: IntentValue? {
        switch self {
        case .array(let elements):
            let kept = elements.filter { !$0.isBlank }
            return kept.isEmpty ? nil : .array(kept)
        default: return isBlank ? nil : self
        }
    }
}
