import IntentSchema

/// How a person is said and shown, read from an `INPerson`.
struct PersonName {
    let object: IntentObject

    init?(_ object: IntentObject) {
        guard object.typeName == "INPerson" else { return nil }
        self.object = object
    }

    /// The display name; but when the parts of the name say more ("Anna" with parts "Anna Li"), the whole name.
    var spoken: String {
        let display = object["displayName"]?.string ?? ""
        let full = fullName
        if full.isEmpty || (!display.isEmpty && !isPart(display, of: full)) { return display.isEmpty ? handle : display }
        return full
    }

    var handle: String { object["personHandle"]?.object?["value"]?.string ?? "" }

    /// The handle's label without the marks that address books put around standard ones: `_$!<Work>!$_` is `work`.
    var handleLabel: String {
        let label = object["personHandle"]?.object?["label"]?.string ?? ""
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return String(label.dropFirst(4).dropLast(4))
    }

    private var fullName: String {
        guard let components = object["nameComponents"]?.object else { return "" }
        let given = components["givenName"]?.string ?? ""
        let family = components["familyName"]?.string ?? ""
        if given.isEmpty || family.isEmpty { return given + family }
        // Chinese, Japanese and Korean names put the family first, without a space.
        return Self.isIdeographic(given) && Self.isIdeographic(family) ? family + given : "\(given) \(family)"
    }

    private func isPart(_ text: String, of whole: String) -> Bool {
        text == whole || whole.hasPrefix(text) || whole.hasSuffix(text)
    }

    private static func isIdeographic(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.properties.isIdeographic || (0xAC00...0xD7A3).contains($0.value) }
    }
}
