import HarkTexts
import IntentSchema

/// The words of the dialogue. Which text is used follows from the names in the schema: a key for the intent and
/// parameter, then more general ones. See `Documentation/Behaviour.md`.
struct Wording {
    let request: Request
    let app: RequestApp?
    let intent: IntentObject
    let texts: Texts
    private(set) var speaker: ValueSpeaker
    /// For a custom intent: the parameters of the combination that the request matches.
    let matched: [String]?

    init(request: Request, app: RequestApp?, intent: IntentObject, matched: [String]? = nil) {
        self.matched = matched
        self.request = request
        self.app = app
        self.intent = intent
        texts = Texts(locale: request.locale)
        speaker = ValueSpeaker(texts: texts, timeZone: request.timeZone, enumerations: request.enumerations)
    }

    var name: String { request.intent.name }
    var appName: String { app?.displayName ?? "" }

    /// The places that every text may use: the intent's values, and the app's name.
    private func places(_ more: [String: String] = [:]) -> [String: String] {
        var places: [String: String] = [:]
        for parameter in request.intent.parameters {
            guard let value = intent[parameter.name] else { continue }
            places[parameter.name] = spoken(value, parameter).text
        }
        places["appName"] = appName
        return places.merging(more) { $1 }
    }

    func first(_ keys: [String], _ more: [String: String] = [:]) -> String {
        texts.text(firstOf: keys, places(more)) ?? keys.last ?? ""
    }

    /// What a parameter is called.
    /// - Parameter count: how many values there are; the name is in the plural for more than one, where it has one.
    func spokenName(of parameter: ParameterDescription, count: Int = 1) -> String {
        if let own = displayName(of: parameter, count: count) { return own }
        let keys = ["parameter.\(name).\(parameter.name)", "parameter.\(parameter.name)"]
        return texts.text(firstOf: (count > 1 ? keys.map { $0 + ".several" } : []) + keys) ?? Words.split(parameter.name)
    }

    var title: String {
        if let title = definitionTitle { return title }
        if let title = texts.text(firstOf: ["title.\(name)"]) { return title }
        let words = Words.split(name.hasSuffix("Intent") ? String(name.dropLast("Intent".count)) : name)
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// How a type is called in keys: its schema name, or what it is.
    private func key(of type: ValueType) -> String { type.element.typeName ?? type.element.description }

    // MARK: Questions

    func whichApp() -> String { texts.text("choose.app") }

    func value(of parameter: ParameterDescription) -> String {
        if let text = dialog(.primary, parameter) { return text }
        return first(
            [
                "prompt.\(name).\(parameter.name)", "prompt.parameter.\(parameter.name)",
                "prompt.type.\(key(of: parameter.type))", "prompt.generic",
            ], ["parameterName": spokenName(of: parameter)])
    }

    /// - Parameter count: how many there are to choose from.
    func choice(
        of parameter: ParameterDescription, said: IntentValue?, _ count: Int, _ source: Inquiry.Source = .handler
    ) -> String {
        if let text = introduction(parameter, said: said, count, source) { return text }
        return first(
            ["choose.\(name).\(parameter.name)", "choose.\(key(of: parameter.type))", "choose.which"],
            ["said": speaker.speak(said, as: parameter.type.element)])
    }

    func confirmValue(_ parameter: ParameterDescription, _ value: IntentValue, reason: Int64?) -> String {
        if let text = dialog(.confirmation, parameter, about: value) { return text }
        let spoken = self.spoken(value, parameter).text
        var keys = ["confirmValue.\(name).\(parameter.name)", "confirmValue.\(parameter.name)"]
        if let reason, let key = reasonKey(parameter.confirmationReasons, reason) { keys.insert("confirmValue.\(key)", at: 0) }
        keys.append(spoken.isEmpty ? "confirmValue.unnamed" : "confirmValue.generic")
        return first(keys, ["value": spoken, "parameterName": spokenName(of: parameter)])
    }

    /// What will happen, whole: the definition's title or the intent's sentence, and every value that it does not say.
    func confirmRequest() -> String {
        var whole = self
        whole.speaker.listsAll = true
        return whole.confirmation()
    }

    private func confirmation() -> String {
        if let title = combinationTitle {
            return texts.text("confirm.titled", ["title": title.text, "details": details(except: title.said)])
        }
        let values = request.intent.parameters.compactMap { parameter -> String? in
            let text = intent[parameter.name].map { spoken($0, parameter).text } ?? ""
            return text.isEmpty ? nil : text
        }
        if let source = texts.source("confirm.\(name)") {
            let filled = Template(source).rendered(places(["intentTitle": self.title]))
            // What makes it ask at all is what the sentence is about: "Unlock your car?" is asked for no other value.
            let about = request.intent.parameters.map(\.name).filter(request.intent.behaviour.confirmation.mentions)
            let rest = details(except: filled.places.union(about))
            return rest.isEmpty ? filled.text : texts.text("confirm.detailed", ["details": rest, "question": filled.text])
        }
        return texts.text(
            "confirm.generic",
            ["intentTitle": title, values.count > 1 ? "details" : "allValues": values.count > 1 ? details(except: []) : values.first ?? ""])
    }

    /// "Size: large. Pickup place: Garden Gate": the values that a sentence does not say, each with what it is called.
    private func details(except said: Set<String>) -> String {
        let details = request.intent.parameters.compactMap { parameter -> String? in
            guard !said.contains(parameter.name), !parameter.isDeprecated, let value = intent[parameter.name] else { return nil }
            let text = spoken(value, parameter).text
            guard !text.allSatisfy(\.isWhitespace) else { return nil }
            let name = spokenName(of: parameter, count: value.array?.count ?? 1)
            return texts.text("confirm.detail", ["parameterName": name.prefix(1).uppercased() + name.dropFirst(), "value": text])
        }
        return details.joined(separator: texts.text("confirm.detail.separator"))
    }

    func whatToChange() -> String { texts.text("confirm.whatToChange") }

    func openApp(_ reason: String) -> String { first(["openApp.question"], ["reason": reason]) }

    func permission(_ wanted: PermissionWanted) -> String {
        first(
            ["permission.\(wanted.permission)", "permission.generic"],
            ["permission": Words.split(wanted.permission), "usage": wanted.usage])
    }

    /// The question to unlock: what for, and how.
    func unlock(toOpen: Bool, asksPIN: Bool) -> String {
        texts.text("unlock." + (toOpen ? "opening" : "restricted") + (asksPIN ? ".pin" : ""), ["appName": app?.displayName ?? ""])
    }

    func wrongPIN(_ triesLeft: Int, _ question: String) -> String {
        texts.text("unlock.refused", ["tries": "\(triesLeft)", "question": question])
    }

    func unclear(_ question: String) -> String { texts.text("unclear", ["question": question]) }

    // MARK: Statements

    func unsupported(_ parameter: ParameterDescription, said: IntentValue?, reason: UnsupportedReason?) -> String {
        var keys = ["unsupported.\(name).\(parameter.name)", "unsupported.parameter.\(parameter.name)", "unsupported.generic"]
        if case .text(let words) = reason, !words.allSatisfy(\.isWhitespace) { return first(["unsupported.said"], ["reason": words]) }
        if case .code(let code) = reason, let name = reasonName(parameter.unsupportedReasons, code) {
            if let text = definitionReason(parameter, name, said: said) { return text }
            if let enumeration = parameter.unsupportedReasons { keys.insert("unsupported.\(enumeration).\(name)", at: 0) }
        }
        return first(
            keys,
            [
                "value": speaker.speak(said, as: said?.array == nil ? parameter.type.element : parameter.type),
                "parameterName": spokenName(of: parameter),
            ])
    }

    private func reasonName(_ enumeration: String?, _ reason: Int64) -> String? {
        enumeration.flatMap { request.enumerations[$0]?.name(of: reason) }
    }

    private func reasonKey(_ enumeration: String?, _ reason: Int64) -> String? {
        guard let enumeration, let name = reasonName(enumeration, reason) else { return nil }
        return "\(enumeration).\(name)"
    }

    func deprecated() -> String { first(["deprecated"], ["intentTitle": title]) }
    func cancelled() -> String { first(["cancelled.\(name)", "cancelled.generic"]) }
    func inProgress(_ code: String, _ response: IntentObject) -> String {
        template(code, response) ?? first(["inProgress.\(name)", "inProgress.generic"])
    }
    func failed(_ code: String, _ response: IntentObject) -> String {
        template(code, response) ?? first(["failed.\(name).\(code)", "failed.code.\(code)", "failed.generic"])
    }
    func uncertain(_ sentence: String) -> String { texts.text("uncertain", ["reason": sentence]) }
}
