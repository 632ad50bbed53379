public import IntentSchema
import Foundation
import PropertyLists

/// The translations of one definition's texts, by language and then by the texts' names.
public struct TextTables: Sendable, Hashable {
    /// `zh-Hans` → `aB3xYz` → the text.
    public private(set) var languages: [String: [String: LocalizedText.Forms]] = [:]
    /// Forms of the definition's own texts, from `Base.lproj`.
    private var base: [String: LocalizedText.Forms] = [:]
    /// The file in which each language's texts stand, for diagnostics.
    public private(set) var files: [String: [String]] = [:]

    public init() {}

    /// Adds a `.strings` table, in any form of property list. A `nil` language is the definition's own.
    mutating func add(strings source: DefinitionSource, language: String?, _ diagnostics: inout [DefinitionDiagnostic]) {
        guard let values = Self.values(source, &diagnostics) else { return }
        var forms: [String: LocalizedText.Forms] = [:]
        for (id, value) in values.sorted(by: { $0.key < $1.key }) {
            if let text = value.string {
                forms[id] = LocalizedText.Forms(text)
            } else {
                diagnostics.append(
                    DefinitionDiagnostic(
                        .error, "definition.malformed-table", file: source.path, keyPath: id,
                        message: "'\(id)' is \(value.kind), not a string"))
            }
        }
        merge(forms, language, source.path) { old, new in LocalizedText.Forms(new.text, plurals: old.plurals) }
    }

    /// Adds a `.stringsdict`: texts whose forms follow a number.
    mutating func add(plurals source: DefinitionSource, language: String?, _ diagnostics: inout [DefinitionDiagnostic]) {
        guard let values = Self.values(source, &diagnostics) else { return }
        var forms: [String: LocalizedText.Forms] = [:]
        for (id, value) in values.sorted(by: { $0.key < $1.key }) {
            if let found = Self.forms(value) {
                forms[id] = found
            } else {
                diagnostics.append(
                    DefinitionDiagnostic(
                        .error, "definition.malformed-table", file: source.path, keyPath: id,
                        message: "'\(id)' has no 'NSStringLocalizedFormatKey'"))
            }
        }
        // A table of forms wins over the plain text of the same language.
        merge(forms, language, source.path) { _, new in new }
    }

    /// Adds another language's whole copy of the definition.
    mutating func add(copy: DefinitionFile, of main: DefinitionFile, language: String) {
        let translated = Dictionary(copy.texts.map { ($0.place, $0.text) }) { first, _ in first }
        let byID = Dictionary(copy.texts.compactMap { entry in entry.text.id.map { ($0, entry.text) } }) { first, _ in first }
        var forms: [String: LocalizedText.Forms] = [:]
        for entry in main.texts {
            guard let id = entry.text.id, let text = translated[entry.place] ?? byID[id], let words = text.text else { continue }
            forms[id] = text.forms.flatMap(Self.forms) ?? LocalizedText.Forms(words)
        }
        merge(forms, language, copy.path) { old, _ in old }
    }

    private mutating func merge(
        _ forms: [String: LocalizedText.Forms], _ language: String?, _ file: String,
        _ both: (LocalizedText.Forms, LocalizedText.Forms) -> LocalizedText.Forms
    ) {
        guard let language else { return base.merge(forms, uniquingKeysWith: both) }
        languages[language, default: [:]].merge(forms, uniquingKeysWith: both)
        files[language, default: []].append(file)
    }

    private static func values(
        _ source: DefinitionSource, _ diagnostics: inout [DefinitionDiagnostic]
    ) -> [String: PropertyList]? {
        // A table may be empty but for comments.
        if source.bytes.isEmpty { return [:] }
        do throws(PropertyList.Unreadable) {
            return try PropertyList.dictionary(source.bytes, limits: .definition)
        } catch {
            if error.reason == "nothing but blanks" { return [:] }
            diagnostics.append(
                DefinitionDiagnostic(
                    .error, "definition.malformed-table", file: source.path, line: error.line,
                    message: "the table cannot be read: \(error.reason)"))
            return nil
        }
    }

    // MARK: Forms

    private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

    /// An entry of a `.stringsdict`. The places `%d`, `%lu`, `%@` of a variable's forms become `${variable}`.
    static func forms(_ entry: PropertyList) -> LocalizedText.Forms? {
        guard let values = entry.dictionary, let text = values["NSStringLocalizedFormatKey"]?.string else { return nil }
        var plurals: [String: [String: String]] = [:]
        for (variable, value) in values {
            guard let rule = value.dictionary else { continue }
            var forms: [String: String] = [:]
            for (category, form) in rule where categories.contains(category) {
                if let form = form.string { forms[category] = withPlaces(form, variable) }
            }
            if !forms.isEmpty { plurals[variable] = forms }
        }
        return LocalizedText.Forms(text, plurals: plurals)
    }

    private static func withPlaces(_ form: String, _ variable: String) -> String {
        var result = ""
        var rest = form[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            var end = rest.index(after: percent)
            if end < rest.endIndex, rest[end] == "%" {
                result += "%"
            } else if end < rest.endIndex, rest[end] == "#" {
                // Another variable's place stays.
                result += "%"
                rest = rest[end...]
                continue
            } else {
                while end < rest.endIndex, "0123456789.+-'lhqzt$".contains(rest[end]) { end = rest.index(after: end) }
                guard end < rest.endIndex, "diuf@xXeg".contains(rest[end]) else {
                    result += "%"
                    rest = rest[rest.index(after: percent)...]
                    continue
                }
                result += "${\(variable)}"
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    // MARK: Look-up

    /// The text in every language that has it; nil when there are no words anywhere.
    public func localized(_ text: DefinedText?) -> LocalizedText? {
        guard let text else { return nil }
        var result = LocalizedText(text.text ?? "")
        if let id = text.id, let forms = base[id] {
            // A text that stands in the base table alone has its words from there.
            if text.isBlank || !forms.plurals.isEmpty { result.standard = forms }
        } else if let forms = text.forms.flatMap(Self.forms) {
            result.standard = forms
        }
        if let id = text.id {
            for (language, table) in languages {
                if let forms = table[id], !forms.text.isEmpty { result.translations[language] = forms }
            }
        }
        return result.all.allSatisfy { $0.allSatisfy(\.isWhitespace) } ? nil : result
    }
}
