import IntentDefinitions

/// The names of a definition's classes: as they travel, and as Swift declares them.
struct ClassNames: Sendable {
    /// For intents, types and enumerations that have neither a prefix nor a class name of their own.
    var prefix: String

    func travelName(of intent: DefinedIntent) -> String { prefixed(intent.className, intent.givenClassName, intent.classPrefix) }
    func travelName(of type: DefinedType) -> String { prefixed(type.className, type.givenClassName, type.classPrefix) }
    func travelName(of enumeration: DefinedEnumeration) -> String {
        prefixed(enumeration.className, enumeration.givenClassName, enumeration.classPrefix)
    }

    func name(of intent: DefinedIntent) -> String? { Identifiers.sanitized(travelName(of: intent)) }
    func name(of type: DefinedType) -> String? { Identifiers.sanitized(travelName(of: type)) }
    func name(of enumeration: DefinedEnumeration) -> String? { Identifiers.sanitized(travelName(of: enumeration)) }

    private func prefixed(_ name: String, _ given: String?, _ own: String?) -> String {
        guard own == nil, given?.isEmpty ?? true else { return name }
        return prefix + name
    }
}
