/// One intent, described once: what every other part of Hark reads instead of knowing intents by name.
///
/// Built-in intents come from the catalogue, custom ones from an app's `.intentdefinition`; both have this shape.
public struct IntentDescription: Sendable, Hashable, Codable {
    /// The Swift class name, for example `INSendMessageIntent`.
    public var name: String
    /// The catalogue's domain (`Messages`), or for a custom intent its category.
    public var domain: String
    public var isDeprecated: Bool
    /// In the catalogue's order. Asking follows `behaviour.askOrder`, not this.
    public var parameters: [ParameterDescription]
    public var response: ResponseDescription
    /// The name of the protocol that a handler adopts; nil for an intent that no app handles.
    public var handlingProtocol: String?
    /// Whether a handler may tell of later responses while somebody observes them (`startSendingUpdates(for:to:)`).
    public var sendsUpdates: Bool
    public var behaviour: IntentBehaviour
    /// What the app's definition says beyond this; nil for a built-in intent that the app does not word.
    public var custom: CustomIntent?

    /// Whether the intent comes from an app's definition, rather than being a built-in one that the definition words at most.
    public var isCustom: Bool { custom.map { !$0.isSystem } ?? false }

    public init(
        name: String, domain: String, isDeprecated: Bool = false, parameters: [ParameterDescription],
        response: ResponseDescription, handlingProtocol: String?, sendsUpdates: Bool = false, behaviour: IntentBehaviour = IntentBehaviour(),
        custom: CustomIntent? = nil
    ) {
        self.name = name
        self.domain = domain
        self.custom = custom
        self.isDeprecated = isDeprecated
        self.parameters = parameters
        self.response = response
        self.handlingProtocol = handlingProtocol
        self.sendsUpdates = sendsUpdates
        self.behaviour = behaviour
    }

    public func parameter(_ name: String) -> ParameterDescription? { parameters.first { $0.name == name } }
}

/// One parameter of an intent.
public struct ParameterDescription: Sendable, Hashable, Codable {
    public var name: String
    public var type: ValueType
    public var isDeprecated: Bool
    /// Whether the handling protocol has a resolve method for it (several overloads count as one).
    public var isResolvable: Bool
    /// The resolution result class of the newest resolve method, for example `INSendMessageRecipientResolutionResult`.
    public var resolutionResult: String?
    /// The enumeration of reasons that the result can carry with `unsupported`, if it has one.
    public var unsupportedReasons: String?
    /// The enumeration of reasons that the result can carry with `confirmationRequired`, if it has one.
    public var confirmationReasons: String?
    /// What the app's definition says beyond this; nil for a built-in intent's parameter.
    public var custom: CustomParameter?

    public init(
        name: String, type: ValueType, isDeprecated: Bool = false, isResolvable: Bool = true,
        resolutionResult: String? = nil, unsupportedReasons: String? = nil, confirmationReasons: String? = nil,
        custom: CustomParameter? = nil
    ) {
        self.name = name
        self.custom = custom
        self.type = type
        self.isDeprecated = isDeprecated
        self.isResolvable = isResolvable
        self.resolutionResult = resolutionResult
        self.unsupportedReasons = unsupportedReasons
        self.confirmationReasons = confirmationReasons
    }
}

/// The response of an intent: its codes and the properties it may carry.
public struct ResponseDescription: Sendable, Hashable, Codable {
    public var className: String
    public var codeEnumeration: String
    public var codes: [ResponseCodeDescription]
    public var properties: [FieldDescription]

    public init(
        className: String, codeEnumeration: String, codes: [ResponseCodeDescription], properties: [FieldDescription] = []
    ) {
        self.className = className
        self.codeEnumeration = codeEnumeration
        self.codes = codes
        self.properties = properties
    }

    public func code(named name: String) -> ResponseCodeDescription? { codes.first { $0.name == name } }
    public func code(rawValue: Int64) -> ResponseCodeDescription? { codes.first { $0.rawValue == rawValue } }
}

public struct ResponseCodeDescription: Sendable, Hashable, Codable {
    /// Raw values from here on are a definition's own; those below are the same in every definition.
    public static let firstOwnRawValue: Int64 = 100

    public var name: String
    public var rawValue: Int64
    /// Whether a definition's code says that the request succeeded; nil for the codes of built-in intents, which
    /// `IntentBehaviour.followUps` judges.
    public var isSuccess: Bool?
    /// What a definition says with this code, with places `${property}`.
    public var template: LocalizedText?
    /// The shorter form, for where space or time is short.
    public var conciseTemplate: LocalizedText?

    public init(
        name: String, rawValue: Int64, isSuccess: Bool? = nil, template: LocalizedText? = nil,
        conciseTemplate: LocalizedText? = nil
    ) {
        self.name = name
        self.rawValue = rawValue
        self.isSuccess = isSuccess
        self.template = template
        self.conciseTemplate = conciseTemplate
    }
}

/// A property of a response or a field of a structured type.
public struct FieldDescription: Sendable, Hashable, Codable {
    public var name: String
    public var type: ValueType
    /// As an app's definition calls it.
    public var displayName: LocalizedText?
    public init(name: String, type: ValueType, displayName: LocalizedText? = nil) {
        self.name = name
        self.type = type
        self.displayName = displayName
    }
}

/// A structured type of the catalogue (`INPerson`) or of a definition.
public struct TypeDescription: Sendable, Hashable, Codable {
    public var name: String
    public var superclass: String?
    /// Own fields only; inherited ones are the superclass's.
    public var fields: [FieldDescription]
    /// As an app's definition calls it.
    public var displayName: LocalizedText?
    public init(name: String, superclass: String? = nil, fields: [FieldDescription], displayName: LocalizedText? = nil) {
        self.name = name
        self.displayName = displayName
        self.superclass = superclass
        self.fields = fields
    }
}

public struct EnumerationDescription: Sendable, Hashable, Codable {
    public var name: String
    public var isOptionSet: Bool
    public var cases: [EnumerationCase]
    /// As an app's definition calls it.
    public var displayName: LocalizedText?
    public init(
        name: String, isOptionSet: Bool = false, cases: [EnumerationCase], displayName: LocalizedText? = nil
    ) {
        self.name = name
        self.displayName = displayName
        self.isOptionSet = isOptionSet
        self.cases = cases
    }
    public func name(of rawValue: Int64) -> String? { cases.first { $0.rawValue == rawValue }?.name }
    public func rawValue(of name: String) -> Int64? { cases.first { $0.name == name }?.rawValue }
}

public struct EnumerationCase: Sendable, Hashable, Codable {
    public var name: String
    public var rawValue: Int64
    /// As an app's definition calls it; said and shown instead of the name.
    public var displayName: LocalizedText?
    /// What people may say for it too.
    public var synonyms: [LocalizedText]
    /// How the display name and the synonyms sound, where spelling does not tell.
    public var pronunciationHints: [LocalizedText]

    public init(
        name: String, rawValue: Int64, displayName: LocalizedText? = nil, synonyms: [LocalizedText] = [],
        pronunciationHints: [LocalizedText] = []
    ) {
        self.name = name
        self.rawValue = rawValue
        self.displayName = displayName
        self.synonyms = synonyms
        self.pronunciationHints = pronunciationHints
    }
}
