public import IntentSchema

/// A text of an app's definition, to be filled with values.
///
/// - `${name}` and `${name.property}` are places. Brackets and bars are only text; there are no escapes.
/// - `%#@variable@` stands for the form of that variable that goes with its number, by the plural rules of the text's language.
///   The number is the value of the place of the same name, else of the first place in the form that has one. In a form, `%d`,
///   `%@` and their kin are the number. A form for `zero` is used for nought in every language.
/// - A sentence with a place that has no value is left out: a missing value never prints a hole.
/// - A full stop after a value that already ends a sentence is dropped.
public struct DefinitionText: Sendable, Hashable {
    /// What a place is filled with: the words, and the number that decides about plural forms.
    public struct Value: Sendable, Hashable {
        public var text: String
        public var number: Double?
        public init(_ text: String, number: Double? = nil) {
            self.text = text
            self.number = number
        }
    }

    private let forms: LocalizedText.Forms
    private let rules: PluralRules

    /// - Parameter locale: the person's, BCP 47.
    public init(_ text: LocalizedText, locale: String) {
        forms = text.forms(in: locale)
        // A definition does not say in which language its own texts are written. That they are English is the best guess, and
        // a language without plurals never has a form for `one` that this could choose wrongly.
        rules = PluralRules(locale: text.language(in: locale) ?? "en")
    }

    /// The filled text; nil when nothing is left of it, or when there was nothing.
    ///
    /// - Parameter value: the value of a place by its name, as it stands between `${` and `}`.
    public func render(_ value: (String) -> Value?) -> String? { rendered(value)?.text }

    /// The filled text as `render` gives it, with the places whose values it says, those that chose a plural form included.
    public func rendered(_ value: (String) -> Value?) -> (text: String, places: Set<String>)? {
        var result = ""
        var places: Set<String> = []
        for sentence in Self.sentences(Self.parts(forms.text)) {
            var output = Output()
            var asked: Set<String> = []
            let isFilled = fill(sentence, into: &output, number: nil, depth: 4) { name in
                let found = value(name)
                if found != nil { asked.insert(name) }
                return found
            }
            guard isFilled else { continue }
            result += output.text
            places.formUnion(asked)
        }
        let trimmed = result.trimmed
        return trimmed.isEmpty ? nil : (trimmed, places)
    }

    /// The names of all places, those in plural forms included.
    public var places: Set<String> {
        var names: Set<String> = []
        for text in [forms.text] + forms.plurals.values.flatMap(\.values) {
            for case .place(let name) in Self.parts(text) { names.insert(name) }
        }
        return names
    }

    // MARK: Filling

    /// False when a place has no value.
    private func fill(
        _ parts: [Part], into output: inout Output, number: Value?, depth: Int, _ value: (String) -> Value?
    ) -> Bool {
        for part in parts {
            switch part {
            case .text(let text): output.append(text: text)
            case .number:
                guard let number else { return false }
                output.append(value: number.text)
            case .place(let name):
                guard let filled = value(name), !filled.text.isBlank else { return false }
                output.append(value: filled.text)
            case .variable(let name):
                guard depth > 0, let form = form(of: name, value) else { return false }
                guard fill(form.parts, into: &output, number: form.number, depth: depth - 1, value) else { return false }
            }
        }
        return true
    }

    private func form(of variable: String, _ value: (String) -> Value?) -> (parts: [Part], number: Value?)? {
        guard let texts = forms.plurals[variable] else {
            // Nothing says how it is written: the value itself is better than the name of a variable.
            guard let filled = value(variable) else { return nil }
            return ([.number], filled)
        }
        guard let number = number(of: variable, texts, value), let count = number.number else { return nil }
        let category = count == 0 && texts["zero"] != nil ? .zero : rules.category(of: count)
        guard let text = texts[category.rawValue] ?? texts["other"] ?? texts.min(by: { $0.key < $1.key })?.value else { return nil }
        return (Self.parts(text, isForm: true), number)
    }

    private func number(of variable: String, _ texts: [String: String], _ value: (String) -> Value?) -> Value? {
        if let filled = value(variable), filled.number != nil { return filled }
        for (_, text) in texts.sorted(by: { $0.key < $1.key }) {
            for case .place(let name) in Self.parts(text) {
                if let filled = value(name), filled.number != nil { return filled }
            }
        }
        return nil
    }

    private struct Output {
        var text = ""
        private var endsWithValue = false
        private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]

        mutating func append(value: String) {
            text += value
            endsWithValue = true
        }

        mutating func append(text addition: String) {
            guard let first = addition.first else { return }
            let isDoubled = endsWithValue && (first == "." || first == "。") && text.last.map(Self.ends.contains) ?? false
            text += isDoubled ? String(addition.dropFirst()) : addition
            endsWithValue = false
        }
    }
}

extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}
