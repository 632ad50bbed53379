public import IntentSchema

extension Question {
    /// The kind of question, as the event `asked` names it.
    public var name: String {
        switch self {
        case .value: "value"
        case .choice: "choice"
        case .confirmValue: "confirmValue"
        case .confirmRequest: "confirmRequest"
        case .permission: "permission"
        case .app: "app"
        case .openApp: "openApp"
        case .unlock: "unlock"
        }
    }

    var parameter: String? {
        switch self {
        case .value(_, let parameter, _), .choice(_, let parameter, _, _), .confirmValue(_, let parameter, _): parameter
        case .confirmRequest, .permission, .app, .openApp, .unlock: nil
        }
    }

    /// What there is to choose from; empty where it is no choice.
    public var options: [Option] {
        switch self {
        case .choice(_, _, _, let options), .app(let options): options
        case .value, .confirmValue, .confirmRequest, .permission, .openApp, .unlock: []
        }
    }
}

extension ReplyMeaning {
    /// How the event `reply` names what a reply was taken for.
    public var name: String {
        switch self {
        case .yes: "yes"
        case .no: "no"
        case .cancel: "cancel"
        case .choice: "choice"
        case .ambiguousChoice: "ambiguousChoice"
        case .noneOfThese: "noneOfThese"
        case .more: "more"
        case .value: "value"
        case .change, .changes: "change"
        case .useApp: "useApp"
        case .answered(let first, _): first.name
        case .wantsChange: "wantsChange"
        case .unclear: "unclear"
        }
    }
}

extension ResolutionOutcome {
    /// The outcome as SiriKit names it.
    public var name: String {
        switch self {
        case .success: "success"
        case .notRequired: "notRequired"
        case .needsValue: "needsValue"
        case .unsupported: "unsupported"
        case .disambiguation: "disambiguation"
        case .confirmationRequired: "confirmationRequired"
        }
    }
}

extension AppAnswer {
    /// In words, for developers.
    public var name: String {
        switch self {
        case .began: "began"
        case .resolved(let parameter, _): "resolved \(parameter)"
        case .options(let parameter, _): "options \(parameter)"
        case .defaultValue(let parameter, _): "default \(parameter)"
        case .confirmed: "confirmed"
        case .handled: "handled"
        case .appOpened: "appOpened"
        case .presented: "presented"
        case .permissionWanted: "permissionWanted"
        case .failed(let error): "failed (\(error.identifier))"
        }
    }
}

extension Phase {
    /// In words, for developers.
    public var name: String {
        switch self {
        case .idle: "idle"
        case .choosingApp: "choosing an app"
        case .beginning: "beginning"
        case .resolving(let parameter): "resolving \(parameter)"
        case .defaulting(let parameter): "asking for the default of \(parameter)"
        case .listing(let wanted): "asking for the options of \(wanted.parameter)"
        case .asking(let inquiry): "asking about \(inquiry.parameter)"
        case .confirming: "confirming"
        case .deciding: "asking for confirmation"
        case .changing: "asking what to change"
        case .handling: "handling"
        case .presenting(let presentation): "presenting (\(presentation.status))"
        case .offeringApp: "offering to open the app"
        case .openingApp: "opening the app"
        case .unlocking: "asking to unlock"
        case .ended: "ended"
        }
    }
}
