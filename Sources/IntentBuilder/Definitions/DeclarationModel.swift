/// The Swift that a definition becomes, before it is text.
struct DefinitionDeclarations: Sendable {
    /// The definition's file name.
    var source: String
    var intents: [IntentDeclaration] = []
    var types: [TypeDeclaration] = []
    var enumerations: [CustomEnumerationDeclaration] = []

    var isEmpty: Bool { intents.isEmpty && types.isEmpty && enumerations.isEmpty }
}

struct IntentDeclaration: Sendable {
    /// The class, and the name under which it travels where that is no identifier.
    var name: String
    var travelName: String
    var title: String?
    var isDeprecated: Bool
    var parameters: [ParameterDeclaration]
    var codes: [CodeName]
    var properties: [PropertyDeclaration]
    var factories: [ResponseFactory]

    /// The class as code names it.
    var type: String { Identifiers.spelled(name) }
    var handling: String { name + "Handling" }
    var response: String { name + "Response" }
    var code: String { name + "ResponseCode" }

    struct CodeName: Sendable {
        var name: String
        var travelName: String
        var value: Int
    }

    /// A static function that makes the response of one code.
    struct ResponseFactory: Sendable {
        var code: String
        var arguments: [PropertyDeclaration]
        /// Whether the code's name ends with the first argument's, which then has no label.
        var omitsFirstLabel: Bool
    }
}

/// A stored property: of an intent, a response or a type.
struct PropertyDeclaration: Sendable {
    var name: String
    var travelName: String
    var type: SwiftType
    var isArray: Bool

    /// The property's type, without the optional mark.
    var plain: String { isArray ? "[\(type.name)]" : type.name }
    var isOptional: Bool { isArray || type.standard == nil }
    var swift: String { isOptional ? plain + "?" : plain }
    /// What is read where nothing was set.
    var standard: String? { isArray ? nil : type.standard }
}

struct ParameterDeclaration: Sendable {
    var property: PropertyDeclaration
    /// The result's class; nil for a parameter that is not resolved.
    var result: String?
    /// Declared with the parameter where the definition has reasons.
    var reasons: Reasons?
    var options: Options = .none

    var capitalized: String { Identifiers.capitalized(property.name) }

    struct Reasons: Sendable {
        var enumeration: String
        var resultSuperclass: String
        /// From 1, in the definition's order.
        var cases: [String]
    }

    enum Options: Sendable { case none, list, search }
}

struct TypeDeclaration: Sendable {
    var name: String
    var travelName: String
    var displayName: String?
    var properties: [PropertyDeclaration]
    /// The class as code names it.
    var type: String { Identifiers.spelled(name) }
    var result: String { name + "ResolutionResult" }
}

struct CustomEnumerationDeclaration: Sendable {
    struct Case: Sendable {
        var name: String
        var value: Int
    }
    var name: String
    var displayName: String?
    var isOptionSet: Bool
    var cases: [Case]
    /// The enumeration as code names it.
    var type: String { Identifiers.spelled(name) }
    var result: String { name + "ResolutionResult" }
}

/// How values of a type of the format look in Swift, as Xcode declares them.
struct SwiftType: Sendable {
    /// Of a property and of one element of an array.
    var name: String
    /// For types that are not optional: what stands for no value.
    var standard: String?
    /// The label of `_Field`'s initialiser.
    var field: String
    /// In `INObjectCollection`, which holds objects only.
    var item: String
    /// The resolution result; nil where the framework has none.
    var result: String?

    init(_ name: String, field: String, item: String? = nil, result: String?, standard: String? = nil) {
        self.name = name
        self.field = field
        self.item = item ?? name
        self.result = result
        self.standard = standard
    }
}
