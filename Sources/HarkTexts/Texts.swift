public import IntentSchema

/// Hark's texts in one language: the only source of words that a person reads or hears.
///
/// Cheap to make and to copy; tables are shared and read when first needed.
public struct Texts: Sendable, Hashable {
    /// The locale asked for, BCP 47: decides how dates and numbers are written.
    public let locale: String
    /// The language of the texts: the nearest to the locale.
    public let language: TextLanguage

    public init(locale: String) {
        self.locale = locale
        language = TextLanguage(nearestTo: locale)
    }

    /// The filled template of a key. A key that no table has is returned itself, so that nothing is silent.
    public func text(_ key: String, _ arguments: [String: String] = [:]) -> String {
        text(firstOf: [key], arguments) ?? key
    }

    /// The first of these keys that has a text, filled; nil if none has. How specific texts fall back to general ones.
    public func text(firstOf keys: [String], _ arguments: [String: String] = [:]) -> String? {
        for key in keys {
            if let source = source(key) { return Template(source).render(arguments) }
        }
        return nil
    }

    /// The sentence that tells a person of an error: `error.<identifier>`, filled with the error's arguments. An
    /// identifier without a sentence of its own gets a general one that names it.
    public func sentence(for error: HarkError) -> String {
        text(firstOf: ["error.\(error.identifier)"], error.arguments)
            ?? text("error.generic", error.arguments.merging(["identifier": error.identifier]) { own, _ in own })
    }

    /// The unfilled template of a key, in this language, else in English.
    public func source(_ key: String) -> String? {
        let name = Tables.name(for: key)
        return Tables.table(name, language)[key] ?? Tables.table(name, .english)[key]
    }
}
