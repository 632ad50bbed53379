public import HarkDialogue
import HarkTexts
public import HarkUnderstanding
public import IntentSchema

/// What is to be done about something the person said.
public enum RequestPlan: Sendable {
    /// - Parameter further: what the same sentence asks for after it.
    case request(Request, events: [DialogueEvent], further: [Understanding] = [])
    /// Not understood, with the sentence that says so.
    case refused(Understanding, sentence: String, identifier: String, locale: String)
}

/// Plans requests of what was understood, for the apps that there are.
public struct RequestPlanner: Sendable {
    /// What an app does under an intent's class name.
    public struct Offer: Sendable {
        public var intent: IntentDescription
        /// Whether the app has an Intents UI extension for it.
        public var hasView: Bool
        public var restriction: LockRestriction
        public init(intent: IntentDescription, hasView: Bool = false, restriction: LockRestriction = .none) {
            self.intent = intent
            self.restriction = restriction
            self.hasView = hasView
        }
    }

    /// An app that may serve.
    public struct App: Sendable {
        public var bundleIdentifier: String
        public var displayName: String
        public init(bundleIdentifier: String, displayName: String) {
            self.bundleIdentifier = bundleIdentifier
            self.displayName = displayName
        }
    }

    /// The person's language, BCP 47.
    private let locale: String
    /// A name of the time zone database.
    private let timeZone: String
    private let apps: [App]
    let offer: @Sendable (_ bundle: String, _ intent: String) -> Offer?

    /// - Parameters:
    ///   - apps: those that may serve, in the order in which they are offered.
    ///   - offer: what an app does under an intent's class name; nil when it does not handle it, or is gone.
    public init(
        locale: String, timeZone: String, apps: [App], offer: @escaping @Sendable (_ bundle: String, _ intent: String) -> Offer?
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.apps = apps
        self.offer = offer
    }

    /// Plans what was understood.
    /// - Parameter isFurther: it is a further command of a sentence whose first was done.
    public func plan(_ understanding: Understanding, isFurther: Bool = false) -> RequestPlan {
        guard let reading = understanding.accepted, let asked = asked(reading) else {
            return refused(understanding, HarkError(understanding.refusal ?? "understanding.refused", understanding.refusalArguments))
        }
        var fields: [String: IntentValue] = [
            "intent": .object(reading.values), "app": asked.apps.first.map { .string($0.displayName) } ?? .null,
            "score": .number(reading.score), "reasons": .array(reading.reasons.map { .string($0) }),
            "language": .string(understanding.language),
        ]
        if isFurther { fields["text"] = .string(understanding.text) }
        var request = request(
            asked.intent, reading.values, asked.apps, mustAsk: reading.apps.first?.why == "tie", locale: answerLocale(understanding))
        request.combination = reading.combination
        request.references = reading.references ?? []
        return .request(request, events: [DialogueEvent(.understood, fields)], further: understanding.also)
    }

    /// A request for an intent, with the other apps that do the same.
    /// - Parameter locale: the language to speak; nil for the person's own.
    public func request(
        _ intent: IntentDescription, _ values: IntentObject, _ asked: [RequestApp], mustAsk: Bool, locale: String? = nil
    ) -> Request {
        var request = Request(
            identifier: "", apps: asked, mustAskWhichApp: mustAsk && asked.count > 1, intent: intent, values: values,
            locale: locale ?? self.locale, timeZone: timeZone,
            enumerations: intent.referencedEnumerations { Catalogue.shared.enumeration(named: $0) })
        // What an app's own definition asks for is another thing than what another app's does.
        guard !intent.isCustom else { return request }
        request.otherApps = apps.compactMap { app in
            guard !asked.contains(where: { $0.bundleIdentifier == app.bundleIdentifier }),
                let offer = offer(app.bundleIdentifier, intent.name), offer.intent == intent
            else { return nil }
            return RequestApp(
                bundleIdentifier: app.bundleIdentifier, displayName: app.displayName, why: "named", hasView: offer.hasView,
                restriction: offer.restriction)
        }
        return request
    }

    /// A reading's intent and its apps, each with what is asked of it where its own definition says otherwise; nil when no app
    /// is left that has the intent.
    private func asked(_ reading: Reading) -> (intent: IntentDescription, apps: [RequestApp])? {
        var first: IntentDescription?
        var asked: [RequestApp] = []
        for candidate in reading.apps {
            let values = candidate.own?.values ?? reading.values
            guard let offer = offer(candidate.bundleIdentifier, values.typeName) else { continue }
            let combination = candidate.own == nil ? reading.combination : candidate.own?.combination
            let isOwn = candidate.own != nil || (first != nil && first != offer.intent)
            if first == nil { first = offer.intent }
            asked.append(
                RequestApp(
                    bundleIdentifier: candidate.bundleIdentifier, displayName: candidate.displayName, why: candidate.why,
                    own: isOwn ? .init(intent: offer.intent, values: values, combination: combination) : nil, hasView: offer.hasView,
                    restriction: offer.restriction))
        }
        // A reading may have no app: the dialogue says so.
        return (first ?? Catalogue.shared.intent(named: reading.intent)).map { ($0, asked) }
    }

    /// Says why nothing is done.
    func refused(_ understanding: Understanding, _ error: HarkError) -> RequestPlan {
        let locale = answerLocale(understanding)
        return .refused(
            understanding, sentence: Texts(locale: locale).sentence(for: error), identifier: error.identifier, locale: locale)
    }

    /// The answer's language follows the request's, its script included; a mixed request gets the person's own.
    private func answerLocale(_ understanding: Understanding) -> String {
        switch understanding.language {
        case "en": return locale.hasPrefix("en") ? locale : "en"
        case "zh":
            let (own, isTraditional) = (LocaleTag(locale), understanding.isTraditionalChinese)
            if own.isChinese, isTraditional ?? own.isTraditionalChinese == own.isTraditionalChinese { return locale }
            return isTraditional == true ? "zh-Hant" : "zh-Hans"
        default: return locale
        }
    }
}
