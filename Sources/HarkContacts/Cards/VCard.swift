/// A content line of a vCard: `group.NAME;PARAM=a,b:value`.
public struct VCardProperty: Sendable, Hashable {
    /// Ties lines together: `item1`. Empty for none.
    public var group: String
    /// In capitals.
    public var name: String
    /// Names in capitals; a bare word of version 2.1 (`;HOME:`) counts as a `TYPE`.
    public var parameters: [String: [String]]
    /// Decoded from quoted-printable and its character set; escapes still in place.
    public var value: String

    public init(group: String = "", name: String, parameters: [String: [String]] = [:], value: String) {
        self.group = group
        self.name = name
        self.parameters = parameters
        self.value = value
    }
}

/// One card, whatever it is of.
struct VCard {
    /// "2.1", "3.0", "4.0".
    var version = "3.0"
    var properties: [VCardProperty] = []

    func first(_ name: String) -> VCardProperty? { properties.first { $0.name == name } }
}

extension VCardProperty {
    /// Values of `TYPE`, in small letters; a list in quotes is a list all the same.
    var types: [String] { (parameters["TYPE"] ?? []).flatMap { $0.lowercased().split(separator: ",").map(String.init) } }

    func parameter(_ name: String) -> String? { parameters[name]?.first }

    /// The value's components (`N`, `ADR`, `ORG`): separated by semicolons, escapes removed.
    func components(_ version: String) -> [String] { VCardText.split(value, at: ";", version).map(VCardText.trim) }

    /// The value's elements (`NICKNAME`, `CATEGORIES`), separated by commas.
    func elements(_ version: String) -> [String] {
        VCardText.split(value, at: ",", version).map(VCardText.trim).filter { !$0.isEmpty }
    }

    /// The value as text, escapes removed.
    func text(_ version: String) -> String {
        guard value.utf8.contains(0x5C) else { return VCardText.trim(value) }
        return VCardText.trim(VCardText.split(value, at: nil, version).joined())
    }
}
