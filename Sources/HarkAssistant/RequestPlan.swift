import Foundation
import HarkApps
import HarkDialogue
import HarkEvents
import HarkTexts
import HarkUnderstanding
import IntentSchema

/// What is to be done about something the person said.
enum RequestPlan {
    /// - Parameter further: what the same sentence asks for after it.
    case request(Request, events: [DialogueEvent], further: [Understanding] = [])
    /// Not understood, with the sentence that says so.
    case refused(Understanding, sentence: String, identifier: String, locale: String)
}

extension Assistant {
    /// Plans what a sentence asks for.
    /// - Throws: `request.unknown-intent` and what reading the state throws.
    func plan(_ text: String) throws(HarkError) -> RequestPlan { try plan(understand(text)) }

    /// Plans what was understood.
    /// - Parameter isFurther: it is a further command of a sentence whose first was done.
    func plan(_ understanding: Understanding, isFurther: Bool = false) throws(HarkError) -> RequestPlan {
        let locale = Self.locale(of: understanding.language, preferred: circumstances.locale)
        guard let reading = understanding.accepted, let asked = try asked(reading) else {
            let identifier = understanding.refusal ?? "understanding.refused"
            let sentence = Texts(locale: locale).sentence(for: HarkError(identifier, understanding.refusalArguments))
            return .refused(understanding, sentence: sentence, identifier: identifier, locale: locale)
        }
        var fields: [String: IntentValue] = [
            "intent": .object(reading.values), "app": asked.apps.first.map { .string($0.displayName) } ?? .null,
            "score": .number(reading.score), "reasons": .array(reading.reasons.map { .string($0) }),
            "language": .string(understanding.language),
        ]
        if isFurther { fields["text"] = .string(understanding.text) }
        var request = request(
            asked.intent, reading.values, asked.apps, mustAsk: reading.apps.first?.why == "tie", locale: locale)
        request.combination = reading.combination
        return .request(request, events: [DialogueEvent(.understood, fields)], further: understanding.also)
    }

    /// A reading's intent and its apps, each with what is asked of it where its own definition says otherwise; nil when no app
    /// is left that has the intent.
    private func asked(_ reading: Reading) throws(HarkError) -> (intent: IntentDescription, apps: [RequestApp])? {
        let installed = try registry.list()
        var first: IntentDescription?
        var apps: [RequestApp] = []
        for candidate in reading.apps {
            let values = candidate.own?.values ?? reading.values
            guard let app = installed.first(where: { $0.identifier == candidate.bundleIdentifier }),
                let intent = intents.intent(named: values.typeName, of: app)
            else { continue }
            let combination = candidate.own == nil ? reading.combination : candidate.own?.combination
            let isOwn = candidate.own != nil || (first != nil && first != intent)
            if first == nil { first = intent }
            apps.append(
                RequestApp(
                    bundleIdentifier: candidate.bundleIdentifier, displayName: candidate.displayName, why: candidate.why,
                    own: isOwn ? .init(intent: intent, values: values, combination: combination) : nil,
                    hasView: app.bundle.view(of: intent.name) != nil))
        }
        // A reading may have no app: the dialogue says so.
        return (first ?? Catalogue.shared.intent(named: reading.intent)).map { ($0, apps) }
    }

    /// Plans a structured request.
    /// - Throws: `request.malformed`, `request.unknown-intent`, `request.no-app`, `app.not-installed`,
    ///   `app.unknown-intent`, `app.ambiguous-name`, `permission.denied`.
    func plan(_ intent: IntentObject, app name: String?) throws(HarkError) -> RequestPlan {
        let className = intent.typeName
        let usable = try usableApps()
        var candidates = usable.filter { intents.intent(named: className, of: $0) != nil }
        var why = candidates.count == 1 ? "only" : "tie"
        if let name {
            let app = try registry.app(named: name)
            try app.bundle.requireSiriSupport()
            guard usable.contains(where: { $0.identifier == app.identifier }) else {
                throw HarkError("permission.denied", ["app": app.displayName, "permission": "siri"])
            }
            guard candidates.contains(where: { $0.identifier == app.identifier }) else {
                guard isKnown(className, candidates) else { throw HarkError("request.unknown-intent", ["intent": className]) }
                throw HarkError(
                    "app.unknown-intent", ["app": app.displayName, "intent": className],
                    detail: "\(app.identifier) declares no \(className)")
            }
            (candidates, why) = ([app], "named")
        } else if candidates.count > 1, let last = try store.history()[className]?.first,
            let used = candidates.first(where: { $0.identifier == last })
        {
            candidates = [used] + candidates.filter { $0.identifier != last }
            why = "history"
        }
        guard isKnown(className, candidates) else { throw HarkError("request.unknown-intent", ["intent": className]) }
        // What is wrong with the request is said before what is wrong with the apps.
        if let builtIn = Catalogue.shared.intent(named: className) { _ = try StructuredRequest().normalized(intent, as: builtIn) }
        var asked: [(app: InstalledApp, intent: IntentDescription, values: IntentObject)] = []
        var mistake: HarkError?
        for app in candidates {
            guard let description = intents.intent(named: className, of: app) else { continue }
            do throws(HarkError) {
                asked.append((app, description, try StructuredRequest().normalized(intent, as: description)))
            } catch {
                // Another app's intent of this name may have these values.
                mistake = mistake ?? error
            }
        }
        guard let first = asked.first else { throw mistake ?? HarkError("request.no-app", ["intent": className]) }
        if asked.count == 1, why == "tie" { why = "only" }
        let apps = asked.map { one in
            RequestApp(
                bundleIdentifier: one.app.identifier, displayName: one.app.displayName, why: why,
                own: one.intent == first.intent && one.values == first.values ? nil : .init(intent: one.intent, values: one.values),
                hasView: one.app.bundle.view(of: className) != nil)
        }
        let request = request(first.intent, first.values, apps, mustAsk: why == "tie", locale: circumstances.locale)
        return .request(request, events: [])
    }

    private func isKnown(_ className: String, _ candidates: [InstalledApp]) -> Bool {
        !candidates.isEmpty || Catalogue.shared.intent(named: className) != nil
    }

    private func request(
        _ description: IntentDescription, _ values: IntentObject, _ apps: [RequestApp], mustAsk: Bool, locale: String
    ) -> Request {
        Request(
            identifier: "", apps: apps, mustAskWhichApp: mustAsk && apps.count > 1, intent: description, values: values,
            locale: locale, timeZone: circumstances.timeZone,
            enumerations: description.referencedEnumerations { Catalogue.shared.enumeration(named: $0) })
    }

    /// The answer's language follows the request's; a mixed request gets the person's own.
    private static func locale(of language: String, preferred: String) -> String {
        switch language {
        case "en": preferred.hasPrefix("en") ? preferred : "en"
        case "zh": preferred.hasPrefix("zh") ? preferred : "zh-Hans"
        default: preferred
        }
    }
}
