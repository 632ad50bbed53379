/// The app-side module as declarations, between the catalogue's facts and Swift text. Everything is decided here; rendering
/// only spells it.
struct Surface: Sendable, Hashable {
    /// One intent domain's classes, with their handling.
    struct Domain: Sendable, Hashable {
        var name: String
        var classes: [ClassDeclaration] = []
        var enumerations: [EnumerationDeclaration] = []
        var handlings: [HandlingDeclaration] = []
    }
    var domains: [Domain] = []
    var values: [ClassDeclaration] = []
    var enumerations: [EnumerationDeclaration] = []
    var stringTypes: [StringTypeDeclaration] = []
    var results: [ResultDeclaration] = []
    var protocols: [ProtocolDeclaration] = []
    var constantPairs: [ConstantDeclaration] = []
    /// Every class that a value can name, by that name: what is generated and what is written by hand.
    var classTable: [ClassTableEntry] = []
}

struct ConstantDeclaration: Sendable, Hashable {
    var name: String
    var value: String
}

struct ClassTableEntry: Sendable, Hashable {
    var schemaName: String
    var swiftName: String
}

struct ClassDeclaration: Sendable, Hashable {
    struct Property: Sendable, Hashable {
        var name: String
        /// As declared, `?` or `!` included.
        var swift: String
        /// What is stored: without the mark of an optional.
        var stored: String
        /// The value when nothing is stored; nil for an optional.
        var standard: String?
        var isSettable: Bool
        /// Stored, but without a property of its own.
        var isHidden: Bool
    }

    struct Initialiser: Sendable, Hashable {
        struct Assignment: Sendable, Hashable {
            var field: String
            var expression: String
        }
        var signature: Signature
        var assignments: [Assignment]
        /// One of the superclass's: Objective-C passes them on.
        var isOverride = false
    }

    /// Whether `Type()` compiles, and whether the superclass's does.
    enum PlainInit: Sendable, Hashable { case none, own, overriding }

    /// `INCar.HeadUnit` for a nested class.
    var name: String
    /// The name under which it travels.
    var schemaName: String
    var superclass: String
    var properties: [Property]
    var initialisers: [Initialiser]
    var plainInit: PlainInit
    /// Whether it hands on the initialiser without fields: to classes that inherit from it and to extensions.
    var declaresSchemaInit: Bool
    /// Of a response: the enumeration of its codes and the case for a code that is none of them.
    var codePair: CodeDeclaration?
}

struct CodeDeclaration: Sendable, Hashable {
    var enumeration: String
    var standard: String
}

struct EnumerationDeclaration: Sendable, Hashable {
    struct Case: Sendable, Hashable {
        var name: String
        var rawValue: Int64
    }
    struct Alias: Sendable, Hashable {
        var name: String
        var target: String
    }
    enum Kind: Sendable, Hashable { case `enum`, optionSet }
    var name: String
    var kind: Kind
    var cases: [Case]
    var aliases: [Alias]
    /// An error's codes are also members of the error.
    var errorType: String?
}

struct StringTypeDeclaration: Sendable, Hashable {
    var name: String
    var constants: [ConstantDeclaration]
}

struct ResultDeclaration: Sendable, Hashable {
    struct Factory: Sendable, Hashable {
        var signature: Signature
        /// The expression of the result or results.
        var body: String
        /// A subclass declares it anew with a result of its own, which callers mean.
        var isRedeclared = false
    }
    var name: String
    var superclass: String
    var factories: [Factory]
    /// Initialisers that take another result's outcome.
    var conversions: [Signature]
}

struct ProtocolDeclaration: Sendable, Hashable {
    var name: String
    var inherits: [String]
    var methods: [Signature]
}

struct HandlingDeclaration: Sendable, Hashable {
    /// How the runtime calls a requirement.
    enum Use: Sendable, Hashable {
        case handle
        case confirm
        case resolve(parameter: String, isArray: Bool, result: String)
        /// The handler is to tell an observer of later responses; `report` is the observer's one method.
        case startUpdates(observer: String, report: Signature)
        case stopUpdates
        /// Not a phase of a request.
        case none
    }
    struct Requirement: Sendable, Hashable {
        var signature: Signature
        var use: Use
        /// A newer overload replaced it. Such requirements stand in a protocol of their own, so that a call can say which
        /// of two overloads with related result types it means.
        var isReplaced = false
    }
    var protocolName: String
    var intent: String
    var response: String
    var codeEnumeration: String
    /// In the order in which they are declared.
    var requirements: [Requirement]
    /// In the order in which the runtime tries them.
    var attempts: [Requirement]
}
