/// How generated code spells names that other modules declare: alone, or with the module before them where a definition
/// declares the same name and would hide the other (`Swift.String` beside a type `String`).
@dynamicMemberLookup
struct OutsideNames: Sendable {
    /// What the definitions declare.
    var hidden: Set<String> = []

    subscript(dynamicMember name: String) -> String { spelled(name) }

    func spelled(_ name: String) -> String { hidden.contains(name) ? "\(Self.module(of: name)).\(name)" : name }

    /// Declared names that are modules' and that other hidden names would need: then neither can be written.
    var hiddenModules: [String] {
        ["CoreLocation", "Foundation", "Intents", "Swift"].filter { module in
            hidden.contains(module) && hidden.contains { $0 != module && Self.isUsed($0) && Self.module(of: $0) == module }
        }
    }

    private static func module(of name: String) -> String {
        if swift.contains(name) { return "Swift" }
        if foundation.contains(name) { return "Foundation" }
        return name.hasPrefix("CL") ? "CoreLocation" : "Intents"
    }

    /// Whether generated code may name it.
    private static func isUsed(_ name: String) -> Bool {
        swift.contains(name) || foundation.contains(name) || intents.contains(name) || name.hasPrefix("IN") || name == "CLPlacemark"
    }

    private static let swift: Set = [
        "AnyObject", "Error", "Hashable", "Int", "OptionSet", "Sendable", "String", "UInt", "UnsafeMutableRawPointer", "Void",
    ]
    private static let foundation: Set = [
        "DateComponents", "Measurement", "NSCoder", "NSDateComponents", "NSMeasurement", "NSNumber", "NSString", "NSURL", "URL",
        "UnitEnergy", "UnitLength", "UnitMass", "UnitSpeed", "UnitTemperature", "UnitVolume",
    ]
    private static let intents: Set = [
        "GeneratedIntents", "HandlerTableBuilder", "IntentHandlerTable", "NSUserActivity", "_Field", "_Schema", "notImplemented",
    ]
}
