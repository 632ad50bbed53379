import Foundation
import HarkApps
import HarkDialogue
import HarkEvents
import HarkTexts
import HarkUnderstanding
import IntentSchema

/// What is to be done about something the person said.
enum RequestPlan {
    case request(Request, events: [DialogueEvent])
    /// Not understood, with the sentence that says so.
    case refused(Understanding, sentence: String, identifier: String, locale: String)
}

extension Assistant {
    /// Plans what a sentence asks for.
    /// - Throws: `request.unknown-intent` and what reading the state throws.
    func plan(_ text: String) throws(HarkError) -> RequestPlan {
        let understanding = try understand(text)
        let locale = Self.locale(of: understanding.language, preferred: circumstances.locale)
        guard let reading = understanding.accepted, let description = Catalogue.shared.intent(named: reading.intent) else {
            let identifier = understanding.refusal ?? "understanding.refused"
            let sentence = Texts(locale: locale).sentence(for: HarkError(identifier, understanding.refusalArguments))
            return .refused(understanding, sentence: sentence, identifier: identifier, locale: locale)
        }
        let apps = reading.apps.map {
            RequestApp(bundleIdentifier: $0.bundleIdentifier, displayName: $0.displayName, why: $0.why)
        }
        let understood = DialogueEvent(
            .understood,
            [
                "intent": .object(reading.values), "app": apps.first.map { .string($0.displayName) } ?? .null,
                "score": .number(reading.score), "reasons": .array(reading.reasons.map { .string($0) }),
                "language": .string(understanding.language),
            ])
        let request = request(
            description, reading.values, apps, mustAsk: reading.apps.first?.why == "tie", locale: locale)
        return .request(request, events: [understood])
    }

    /// Plans a structured request.
    /// - Throws: `request.malformed`, `request.unknown-intent`, `request.no-app`, `app.not-installed`,
    ///   `app.unknown-intent`, `app.ambiguous-name`, `permission.denied`.
    func plan(_ intent: IntentObject, app name: String?) throws(HarkError) -> RequestPlan {
        let values = try StructuredRequest().normalized(intent)
        guard let description = Catalogue.shared.intent(named: values.typeName) else {
            throw HarkError("request.unknown-intent", ["intent": values.typeName])
        }
        let usable = try usableApps()
        var candidates = usable.filter { $0.bundle.allIntents.contains(values.typeName) }
        var why = candidates.count == 1 ? "only" : "tie"
        if let name {
            let app = try registry.app(named: name)
            try app.bundle.requireSiriSupport()
            guard usable.contains(where: { $0.identifier == app.identifier }) else {
                throw HarkError("permission.denied", ["app": app.displayName, "permission": "siri"])
            }
            guard app.bundle.allIntents.contains(values.typeName) else {
                throw HarkError(
                    "app.unknown-intent", ["app": app.displayName, "intent": values.typeName],
                    detail: "\(app.identifier) declares no \(values.typeName)")
            }
            (candidates, why) = ([app], "named")
        } else if candidates.count > 1, let last = try store.history()[values.typeName]?.first,
            let used = candidates.first(where: { $0.identifier == last })
        {
            candidates = [used] + candidates.filter { $0.identifier != last }
            why = "history"
        }
        guard !candidates.isEmpty else { throw HarkError("request.no-app", ["intent": values.typeName]) }
        let apps = candidates.map {
            RequestApp(bundleIdentifier: $0.identifier, displayName: $0.displayName, why: why)
        }
        let request = request(description, values, apps, mustAsk: why == "tie", locale: circumstances.locale)
        return .request(request, events: [])
    }

    private func request(
        _ description: IntentDescription, _ values: IntentObject, _ apps: [RequestApp], mustAsk: Bool, locale: String
    ) -> Request {
        Request(
            identifier: "", apps: apps, mustAskWhichApp: mustAsk && apps.count > 1, intent: description, values: values,
            locale: locale, timeZone: circumstances.timeZone, enumerations: description.referencedEnumerations { Catalogue.shared.enumeration(named: $0) })
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
