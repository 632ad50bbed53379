import HarkDialogue
import IntentSchema

/// The app of a script: it answers the dialogue's effects with the script's turns, and what stands in none succeeds.
///
/// A turn is answered with when what it is about is asked for: the first one that was not used yet and stands before what the person
/// says next.
struct ScriptedApp {
    private let script: DialogueScript
    private let values: ScriptedValues
    private var used: Set<Int> = []

    init(_ script: DialogueScript, _ values: ScriptedValues) {
        self.script = script
        self.values = values
    }

    /// - Parameters:
    ///   - limit: the index of what the person says next.
    ///   - intent: the request's.
    /// - Returns: nil for what asks nothing of an app.
    mutating func answer(_ effect: DialogueEffect, before limit: Int, _ intent: IntentDescription) -> AppAnswer? {
        switch effect {
        case .begin: return .began(handlerClass: "Script")
        case .resolve(let name, let object):
            guard let parameter = intent.parameter(name) else { return .resolved(parameter: name, .notImplemented) }
            return .resolved(parameter: name, resolve(parameter, object, intent, before: limit))
        case .options(let name, _, _): return .options(parameter: name, ParameterOptions(sections: []))
        case .defaultValue(let name, _): return .defaultValue(parameter: name, nil)
        case .confirm:
            let code = take(before: limit) { if case .confirm(let code) = $0 { code } else { nil } }
            return .confirmed(Self.response(code ?? "ready", intent))
        case .handle:
            let code = take(before: limit) { if case .handle(let code) = $0 { code } else { nil } }
            return .handled(Self.response(code ?? Self.done(intent), intent))
        case .openApp: return .appOpened
        case .present: return .presented(ViewAnswer(isShown: false))
        case .ask(let prompt):
            // Hark asks for a value before the app could say that it needs one.
            if case .value(_, let name, _) = prompt.question {
                _ = take(before: limit) { if case .resolve(name, .needsValue) = $0 { true } else { nil } }
            }
            return nil
        case .say, .answerPermission, .end: return nil
        }
    }

    private mutating func take<Found>(before limit: Int, _ fitting: (DialogueScript.AppTurn) -> Found?) -> Found? {
        for index in 0..<limit where !used.contains(index) {
            guard case .app(let turn) = script.turns[index], let found = fitting(turn) else { continue }
            used.insert(index)
            return found
        }
        return nil
    }

    private mutating func resolve(
        _ parameter: ParameterDescription, _ object: IntentObject, _ intent: IntentDescription, before limit: Int
    ) -> Resolution {
        let value = object[parameter.name]
        let answer = take(before: limit) { if case .resolve(parameter.name, let answer) = $0 { answer } else { nil } }
        guard let answer else {
            guard let value else {
                return .single(intent.behaviour.isEssential(parameter.name, for: object) ? .needsValue : .notRequired)
            }
            return success(value, parameter)
        }
        switch answer {
        case .success(let other): return success(other.flatMap { values.value($0, parameter, intent) } ?? value ?? .null, parameter)
        case .notRequired: return .single(.notRequired)
        case .needsValue: return .single(.needsValue)
        case .unsupported(let reason): return .single(.unsupported(reason.flatMap { values.reason($0, parameter, intent) }))
        case .disambiguation(let options):
            let offered = options.map { values.value($0, parameter, intent) }
            return about(offered, .disambiguation(offered), value, parameter)
        case .confirmationRequired(let other):
            let meant = other.flatMap { values.value($0, parameter, intent) }?.firstElement ?? value?.firstElement
            return about([meant].compactMap(\.self), .confirmationRequired(meant, reason: nil), value, parameter)
        }
    }

    private func success(_ value: IntentValue, _ parameter: ParameterDescription) -> Resolution {
        guard parameter.type.isArray else { return .single(.success(value)) }
        return .elements((value.array ?? [value]).map { .success($0) })
    }

    /// An outcome for the element of a list that it is about; the others succeed.
    private func about(
        _ offered: [IntentValue], _ outcome: ResolutionOutcome, _ value: IntentValue?, _ parameter: ParameterDescription
    ) -> Resolution {
        guard parameter.type.isArray, let elements = value?.array, !elements.isEmpty else {
            return parameter.type.isArray ? .elements([outcome]) : .single(outcome)
        }
        let place = elements.firstIndex { element in offered.contains { ScriptedValues.mayBe($0, element) } } ?? 0
        return .elements(elements.enumerated().map { $0.offset == place ? outcome : .success($0.element) })
    }

    /// The code that says it was done: the first that means success, else one that leaves it to the app.
    private static func done(_ intent: IntentDescription) -> String {
        let codes = intent.response.codes.map(\.name)
        for followUp in [FollowUp.success, .continueInApp, .handleInApp, .inProgress] {
            if followUp == .success, codes.contains("success") { return "success" }
            if let code = codes.first(where: { $0 != "ready" && intent.followUp(of: $0) == followUp }) { return code }
        }
        return "success"
    }

    private static func response(_ code: String, _ intent: IntentDescription) -> PhaseAnswer {
        .response(
            IntentResponse(
                code: intent.response.code(named: code)?.rawValue ?? 0, codeName: code, object: IntentObject(intent.response.className)))
    }
}

extension IntentValue {
    /// The first of a list, or the value itself.
    fileprivate var firstElement: IntentValue? { if case .array(let elements) = self { elements.first } else { self } }
}
