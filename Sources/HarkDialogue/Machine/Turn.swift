import HarkEvents
import IntentSchema

/// One step being made: the state as it changes, and the events and effects so far.
struct Turn {
    var state: DialogueState
    var events: [DialogueEvent] = []
    var effects: [DialogueEffect] = []
    private(set) var request: Request
    let limits: DialogueLimits

    init(_ state: DialogueState, request: Request, limits: DialogueLimits) {
        self.state = state
        self.request = request
        self.limits = limits
    }

    var step: DialogueMachine.Step { .init(state: state, events: events, effects: effects) }
    var description: IntentDescription { request.intent }
    var behaviour: IntentBehaviour { request.intent.behaviour }
    var wording: Wording { Wording(request: request, app: state.app, intent: state.intent, matched: state.combination) }

    /// From here on the request is what it is for this app.
    mutating func take(_ app: RequestApp) {
        request = request.asked(of: app)
        state.request = request
        state.app = app
        state.intent = IntentObject(description.name, request.values.fields.compactMapValues(\.withoutBlanks))
        takeReferences()
    }

    // MARK: Inputs

    mutating func take(_ input: DialogueInput) {
        switch input {
        case .begin: diagnose("dialogue.unexpected-input", "the request is already under way")
        case .reply(let text, let meaning): reply(text, meaning)
        case .cancel: cancel()
        case .app(let answer): take(answer)
        case .device(let device): notice(device)
        case .unlock(let outcome): tried(outcome)
        case .noReply: noReply()
        }
    }

    private mutating func take(_ answer: AppAnswer) {
        if case .failed(let error) = answer, isWaitingForApp, !isAboutChoices(error), !isPresenting {
            return fail(error, uncertain: state.phase == .handling)
        }
        if case .permissionWanted(let permission, let usage) = answer, isWaitingForApp {
            return want(PermissionWanted(permission: permission, usage: usage))
        }
        guard isDue(answer) else {
            return diagnose(
                "dialogue.unexpected-answer", "\(answer.name) while \(state.phase.name)")
        }
        guard state.permissions.isEmpty else {
            // The phase ended while its permission is still being asked about: the person is not interrupted.
            state.deferred = answer
            return
        }
        accept(answer)
    }

    /// Goes on with an answer that was waited for.
    mutating func accept(_ answer: AppAnswer) {
        switch (answer, state.phase) {
        case (.began(let handlerClass), _): began(handlerClass)
        case (.resolved(let name, let resolution), _): resolved(name, resolution)
        case (.defaultValue(let name, let value), _): defaulted(name, value)
        case (.options(_, let options), .listing(let wanted)): listed(wanted, options)
        case (.failed(let error), .listing(let wanted)): listingFailed(wanted, error)
        case (.failed(let error), .defaulting(let name)):
            diagnose(error.identifier, "the default of \(name): \(error.detail)")
            defaulted(name, nil)
        case (.confirmed(let answer), _): confirmed(answer)
        case (.handled(let answer), _): handled(answer)
        case (.appOpened, .openingApp(let opening)): opened(opening)
        case (.presented(let view), .presenting(let presentation)): presented(view, presentation)
        case (.failed(let error), .presenting(let presentation)): notPresented(error, presentation)
        case (.appOpened, _), (.permissionWanted, _), (.failed, _), (.options, _), (.presented, _): break
        }
    }

    private func isDue(_ answer: AppAnswer) -> Bool {
        guard state.deferred == nil else { return false }
        switch (answer, state.phase) {
        case (.began, .beginning), (.confirmed, .confirming), (.handled, .handling), (.appOpened, .openingApp),
            (.presented, .presenting), (.failed, .presenting):
            return true
        case (.resolved(let name, _), .resolving(let waited)): return name == waited
        case (.defaultValue(let name, _), .defaulting(let waited)): return name == waited
        case (.options(let name, _), .listing(let wanted)): return name == wanted.parameter
        case (.failed(let error), _): return isAboutChoices(error)
        default: return false
        }
    }

    /// Whether an answer of the app is due.
    var isWaitingForApp: Bool {
        switch state.phase {
        case .beginning, .resolving, .defaulting, .listing, .confirming, .handling, .presenting, .openingApp: true
        case .idle, .choosingApp, .asking, .deciding, .changing, .offeringApp, .unlocking, .ended: false
        }
    }

    // MARK: Making events and effects

    mutating func emit(_ kind: EventKind, _ fields: [String: IntentValue?] = [:]) {
        events.append(DialogueEvent(kind, fields.compactMapValues { $0 == .null ? nil : $0 }))
    }

    mutating func diagnose(_ identifier: String, _ detail: String) {
        emit(.diagnostic, ["identifier": .string(identifier), "detail": .string(detail)])
    }

    mutating func say(_ text: String) {
        emit(.said, ["text": .string(text)])
        effects.append(.say(text))
    }

    /// Asks the person, unless this went round too often.
    mutating func ask(_ question: Question, _ text: String, shown: String? = nil, page: Prompt.Page? = nil) {
        state.rounds += 1
        guard state.rounds <= limits.rounds else { return failByRounds("asked \(limits.rounds) questions") }
        put(Prompt(question: question, text: text, page: page), shown: shown)
    }

    /// Puts a question without counting it: a page that the person wants to hear, or the same question after a restart.
    mutating func put(_ prompt: Prompt, shown: String? = nil) {
        state.prompt = prompt
        let options = prompt.shownOptions.map { IntentValue.object(Self.shown($0.option)) }
        var page: IntentValue?
        if let told = prompt.page {
            page = .object(
                IntentObject(
                    "Page", ["start": .integer(Int64(told.start)), "count": .integer(Int64(told.count)), "total": .integer(Int64(told.total))]))
        }
        var told = prompt
        told.text = shown ?? prompt.text
        emit(
            .asked,
            [
                "prompt": .string(prompt.question.name), "text": .string(told.text),
                "parameter": prompt.question.parameter.map(IntentValue.string),
                "options": options.isEmpty ? nil : .array(options), "page": page,
            ])
        effects.append(.ask(told))
    }

    /// An option as the event `asked` has it. Of a picture it says that there is one and where, never the bytes.
    private static func shown(_ option: Option) -> IntentObject {
        var object = IntentObject("Option", ["title": .string(option.title)])
        object["subtitle"] = option.subtitle.map(IntentValue.string)
        object["section"] = option.section.map(IntentValue.string)
        if let image = option.image {
            object["image"] = .object(IntentObject(image.typeName, image.fields.filter { $0.value.string != nil }))
        }
        return object
    }

    // MARK: Ends

    mutating func end(_ outcome: Outcome, _ identifier: String? = nil, _ detail: String? = nil) {
        state.phase = .ended(outcome: outcome)
        state.prompt = nil
        state.permissions = []
        state.deferred = nil
        emit(
            .ended,
            [
                "outcome": .string(outcome.rawValue), "identifier": identifier.map(IntentValue.string),
                "detail": detail.flatMap { $0.isEmpty ? nil : .string($0) },
            ])
        effects.append(.end(outcome: outcome.rawValue))
    }

    /// Ends the request with an error's sentence. `uncertain` adds that the action may have been done.
    mutating func fail(_ error: HarkError, uncertain: Bool = false) {
        var named = error
        if named.arguments["app"] == nil { named.arguments["app"] = state.app?.displayName }
        let sentence = wording.texts.sentence(for: named)
        say(uncertain ? wording.uncertain(sentence) : sentence)
        end(.failed, error.identifier, error.detail)
    }

    mutating func failByRounds(_ detail: String) {
        fail(HarkError("dialogue.too-many-rounds", detail: detail), uncertain: state.phase == .handling)
    }

    /// The person wants no more of it, or is gone.
    mutating func cancel() {
        switch state.phase {
        case .ended, .idle: diagnose("dialogue.unexpected-input", "cancel after the end")
        case .offeringApp(let code): end(.failed, "app.failed", code)
        case .unlocking(let opening?) where !opening.completes: end(.failed, "app.failed", opening.code)
        case .handling, .openingApp: endUnknown()
        case .presenting(let presentation) where presentation.handled != nil: giveUp(presentation)
        default:
            say(wording.cancelled())
            end(.cancelled)
        }
    }

    /// The action was sent off and its answer will not be known.
    mutating func endUnknown() {
        let error = HarkError("dialogue.outcome-unknown", ["app": state.app?.displayName ?? ""])
        say(wording.texts.sentence(for: error))
        end(.unknown, error.identifier)
    }

    private mutating func noReply() {
        guard let prompt = state.prompt else {
            return diagnose("dialogue.unexpected-input", "no reply, but nothing was asked")
        }
        // The app goes on without its permission: what becomes of the action will not be known.
        if case .handling = state.phase { return endUnknown() }
        if case .presenting(let presentation) = state.phase, presentation.handled != nil { return giveUp(presentation) }
        // The offer to open the app is not what the request needs: it has failed already.
        if case .offeringApp(let code) = state.phase { return end(.failed, "app.failed", code) }
        if case .unlocking(let opening?) = state.phase, !opening.completes { return end(.failed, "app.failed", opening.code) }
        end(.needsAnswer, "dialogue.needs-answer", prompt.text)
    }
}
