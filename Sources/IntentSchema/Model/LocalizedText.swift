/// A text of an app's definition, in every language in which the app has it.
public struct LocalizedText: Sendable, Hashable, Codable {
    /// The text of one language, with the forms that depend on a number.
    public struct Forms: Sendable, Hashable, Codable {
        /// With places `${name}`; a place `%#@variable@` stands for one of the variable's forms.
        public var text: String
        /// From a `.stringsdict`: variable → CLDR plural category (`one`, `few`, `other`, …) → text.
        public var plurals: [String: [String: String]]

        public init(_ text: String, plurals: [String: [String: String]] = [:]) {
            self.text = text
            self.plurals = plurals
        }
    }

    /// The text that stands in the definition itself.
    public var standard: Forms
    /// By language as its `.lproj` folder is named, with `-` between the parts (`zh-Hans`, `pt-BR`).
    public var translations: [String: Forms]

    public init(_ standard: String, translations: [String: String] = [:]) {
        self.standard = Forms(standard)
        self.translations = translations.mapValues { Forms($0) }
    }

    /// The forms for a language: the first of the locale's fallbacks (`LocaleTag`) that there is; else the definition's own text.
    public func forms(in locale: String) -> Forms {
        translation(in: locale)?.forms ?? standard
    }

    /// The language, as its folder is named, whose forms `forms(in:)` gives; nil for the definition's own text.
    public func language(in locale: String) -> String? { translation(in: locale)?.language }

    private func translation(in locale: String) -> (language: String, forms: Forms)? {
        guard !translations.isEmpty else { return nil }
        let byTag = Dictionary(translations.map { ($0.key.lowercased(), $0) }) { first, _ in first }
        for tag in LocaleTag(locale).fallbacks {
            if let found = byTag[tag] { return (found.key, found.value) }
        }
        return nil
    }

    /// `forms(in:)` for a text without places.
    public func text(in locale: String) -> String { forms(in: locale).text }

    /// Every text once, the definition's own first, then by language: what a person may say in any of them.
    public var all: [String] {
        var seen: Set<String> = []
        return ([standard.text] + translations.sorted { $0.key < $1.key }.map(\.value.text))
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}

extension LocalizedText: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}
