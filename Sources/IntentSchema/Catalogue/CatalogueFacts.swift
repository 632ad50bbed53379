/// The catalogue's files as they are written: what `Catalogue` makes its descriptions of, and all that the generator of
/// the app-side classes reads. Members that a file leaves out have the value that most entries have.
///
/// Versions (`introduced`, `deprecated`) are those of iOS, for example `10.3`.
public struct DomainFacts: Sendable, Hashable, Codable {
    public var domain: String
    public var intents: [IntentFacts]
}

public struct IntentFacts: Sendable, Hashable, Codable {
    public var name: String
    public var introduced: String
    public var deprecated: String?
    /// Whether `Type()` compiles.
    public var plainInit: Bool
    public var parameters: [FieldFacts]
    public var initialisers: [InitialiserFacts]
    public var response: ResponseFacts
    /// Nil for an intent that no app handles.
    public var handling: HandlingFacts?
}

public struct ResponseFacts: Sendable, Hashable, Codable {
    public var className: String
    public var codeEnumeration: String
    public var plainInit: Bool
    public var codes: [CaseFacts]
    public var properties: [FieldFacts]
    public var initialisers: [InitialiserFacts]
}

/// A parameter of an intent, or a property of a response or of a class.
public struct FieldFacts: Sendable, Hashable, Codable {
    public var name: String
    public var type: ValueType
    /// The type as Swift code sees it, for example `[INPerson]?`.
    public var swift: String
    public var deprecated: String?
    public var settable: Bool?
    public var `static`: Bool?
    /// Stored and sent, but without a property of its own.
    public var hidden: Bool?
    public var resolutionResult: String?
    public var unsupportedReasons: String?
    public var confirmationReasons: String?
}

public struct InitialiserFacts: Sendable, Hashable, Codable {
    public var signature: String
    public var deprecated: String?
    /// Arguments whose inner name is not the name of the property that they fill.
    public var properties: [String: String]?
}

public struct CaseFacts: Sendable, Hashable, Codable {
    public var name: String
    public var rawValue: Int64
    /// A second name of an earlier case.
    public var alias: Bool?
    /// Known on the wire, without a spelling in Swift.
    public var hidden: Bool?
}

/// The protocol that a handler of an intent adopts.
public struct HandlingFacts: Sendable, Hashable, Codable {
    public var name: String
    public var methods: [MethodFacts]
}

public struct MethodFacts: Sendable, Hashable, Codable {
    /// `startUpdates` and `stopUpdates` are a pair: the handler tells an observer of later responses between them.
    public enum Kind: String, Sendable, Codable { case resolve, confirm, handle, startUpdates, stopUpdates, other }
    public var kind: Kind
    public var signature: String
    /// The `async` spelling of the same requirement.
    public var async: String?
    /// The name in Swift 3, for example `resolveContent(forSendMessage:with:)`.
    public var swift3: String?
    public var introduced: String
    public var deprecated: String?
    /// Of a resolve method: the intent's parameter, the result's class and whether it answers with one result an element.
    public var parameter: String?
    public var result: String?
    public var array: Bool?
}

public struct TypeListFacts: Sendable, Hashable, Codable { public var types: [TypeFacts] }

public struct TypeFacts: Sendable, Hashable, Codable {
    /// `foreign` types belong to other frameworks; they are listed because values of them are sent.
    public enum Kind: String, Sendable, Codable { case `class`, swiftEnumWithPayload, foreign }
    public var name: String
    public var kind: Kind
    public var deprecated: String?
    public var superclass: String?
    public var plainInit: Bool?
    public var conformsTo: [String]?
    /// Own fields only.
    public var fields: [FieldFacts]
    public var initialisers: [InitialiserFacts]?
}

public struct EnumerationListFacts: Sendable, Hashable, Codable {
    public var enumerations: [EnumerationFacts]
    public var stringTypes: [StringTypeFacts]
}

public struct EnumerationFacts: Sendable, Hashable, Codable {
    public enum Kind: String, Sendable, Codable { case `enum`, optionSet, errorCodeEnum }
    public var name: String
    public var kind: Kind
    public var rawType: String
    public var deprecated: String?
    public var cases: [CaseFacts]
}

/// A string type with named values (`INPersonHandleLabel`).
public struct StringTypeFacts: Sendable, Hashable, Codable {
    public struct Constant: Sendable, Hashable, Codable {
        public var name: String
        public var value: String
    }
    public var name: String
    public var objcName: String
    public var constants: [Constant]
}

public struct ResolutionResultListFacts: Sendable, Hashable, Codable { public var resolutionResults: [ResolutionResultFacts] }

public struct ResolutionResultFacts: Sendable, Hashable, Codable {
    public var name: String
    public var superclass: String?
    public var deprecated: String?
    /// The wrapped value's type, for Swift and for the schema; nil for the two classes that wrap nothing of their own.
    public var swift: String?
    public var type: ValueType?
    public var unsupportedReasons: String?
    public var confirmationReasons: String?
    /// Own factories, as Swift declares them.
    public var factories: [String]
    public var initialisers: [String]
}

public struct ProtocolListFacts: Sendable, Hashable, Codable { public var protocols: [ProtocolFacts] }

/// A protocol without an intent of its own: a domain's, an observer's.
public struct ProtocolFacts: Sendable, Hashable, Codable {
    public var name: String
    public var deprecated: String?
    public var inherits: [String]
    public var methods: [String]
    public var properties: [String]
}

public struct ConstantListFacts: Sendable, Hashable, Codable {
    public struct Constant: Sendable, Hashable, Codable {
        public var name: String
        public var value: String
    }
    public var constants: [Constant]
}

/// Where what is found, so that asking for one intent reads one file.
struct CatalogueIndex: Sendable, Hashable, Codable {
    /// Intent to domain.
    var intents: [String: String]
    /// Response code enumeration to intent.
    var codeEnumerations: [String: String]
    var types: [String]
    var enumerations: [String]
}
