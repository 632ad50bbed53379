import Foundation
public import IntentSchema

/// Says values the way a person would: names joined with "and", dates and amounts by locale, enumerations by name.
///
/// How a structured type is said is text, not code: the template `value.<Type>`, whose places are the type's fields. A type
/// without a template is said by the first field that commonly names a thing.
public struct ValueSpeaker: Sendable {
    public let texts: Texts
    let enumerations: [String: EnumerationDescription]
    let formatting: Formatting
    /// Whether a list is said to its end, however long: what a person agrees to is not left to "and 3 more".
    public var listsAll = false

    /// - Parameter timeZone: an identifier of the tz database; an unknown one counts as `UTC`.
    public init(texts: Texts, timeZone: String, enumerations: [String: EnumerationDescription] = [:]) {
        self.texts = texts
        self.enumerations = enumerations
        formatting = Formatting(locale: texts.locale, timeZone: timeZone)
    }

    /// How many elements of a list are said before "and 3 more".
    static let spokenElements = 5
    /// How deep structured values are followed. A value may be built by an app, and this keeps it from going on.
    static let depth = 6

    /// The spoken value; empty for what cannot be said (nothing, bytes, opaque parts, an enumeration's "unknown").
    public func speak(_ value: IntentValue?, as type: ValueType? = nil) -> String {
        speak(value ?? .null, as: type, depth: Self.depth)
    }

    private func speak(_ value: IntentValue, as type: ValueType?, depth: Int) -> String {
        guard depth > 0 else { return "" }
        switch value {
        case .null, .data, .opaque: return ""
        case .boolean(let value): return texts.text(value ? "value.true" : "value.false")
        case .string(let text): return text
        case .date(let date): return formatting.date(date)
        case .integer(let number):
            switch type?.element {
            case .enumeration(let name): return enumerationName(number, name)
            case .optionSet(let name): return optionNames(number, name)
            default: return formatting.number(Double(number))
            }
        case .number(let number): return formatting.number(number)
        case .array(let elements):
            return list(elements.map { speak($0, as: type?.element, depth: depth - 1) })
        case .object(let object): return speak(object, depth: depth)
        }
    }

    /// "A", "A and B", "A, B and C"; a long list ends with how many more there are.
    public func list(_ texts: [String]) -> String {
        var items = texts.filter { !$0.isEmpty }
        if items.count > Self.spokenElements, !listsAll {
            let more = items.count - Self.spokenElements
            items = items.prefix(Self.spokenElements) + [self.texts.text("list.more", ["count": String(more)])]
        }
        guard let last = items.popLast() else { return "" }
        guard !items.isEmpty else { return last }
        return self.texts.text(
            "list.last", ["first": items.joined(separator: self.texts.text("list.separator")), "last": last])
    }

    /// A number with its unit, by locale: "2.5 km".
    public func measure(_ value: Double, unit: String) -> String { formatting.measure(value, unit) }

    /// A whole number by locale.
    public func number(_ number: Int) -> String { formatting.number(Double(number)) }

    /// A share of one as a percentage: 0.5 is "50 %" the way the locale writes it.
    public func percent(_ share: Double) -> String { formatting.percent(share) }

    private func enumerationName(_ number: Int64, _ name: String) -> String {
        guard let description = enumerations[name], let caseName = description.name(of: number) else {
            return formatting.number(Double(number))
        }
        if number == 0, caseName == "unspecified" || caseName.lowercased().hasSuffix("unknown") { return "" }
        return displayName(description, number) ?? texts.text(firstOf: ["enum.\(name).\(caseName)", "enum.\(caseName)"]) ?? Words.split(caseName)
    }

    /// What an app's definition calls a case.
    private func displayName(_ description: EnumerationDescription, _ number: Int64) -> String? {
        guard let text = description.cases.first(where: { $0.rawValue == number })?.displayName else { return nil }
        return DefinitionText(text, locale: texts.locale).render { _ in nil }
    }

    private func optionNames(_ bits: Int64, _ name: String) -> String {
        guard let description = enumerations[name] else { return "" }
        return list(
            description.cases.filter { $0.rawValue != 0 && bits & $0.rawValue == $0.rawValue }.map { option in
                displayName(description, option.rawValue) ?? texts.text(firstOf: ["enum.\(name).\(option.name)", "enum.\(option.name)"])
                    ?? Words.split(option.name)
            })
    }

    private func speak(_ object: IntentObject, depth: Int) -> String {
        if let text = formatting.text(of: object) { return text }
        if let person = PersonName(object) { return person.spoken }
        if let source = texts.source("value.\(object.typeName)") {
            let template = Template(source)
            var fields: [String: String] = [:]
            for place in template.places {
                fields[place] = speak(object[place] ?? .null, as: nil, depth: depth - 1)
            }
            return template.render(fields)
        }
        for field in ["displayString", "spokenPhrase", "displayName", "name", "title", "identifier"] {
            guard let value = object[field], !value.isBlank else { continue }
            return speak(value, as: nil, depth: depth - 1)
        }
        return ""
    }
}

/// A name in source code as words: `outgoingMessageText` → "outgoing message text", `URLSession2` → "URL session 2".
public enum Words {
    public static func split(_ name: String) -> String {
        var words: [String] = []
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let previous: Character? = index > 0 ? characters[index - 1] : nil
            let next: Character? = index + 1 < characters.count ? characters[index + 1] : nil
            let startsWord =
                character == "_" || previous == nil || previous == "_"
                || (character.isUppercase && previous?.isUppercase == false)
                || (character.isUppercase && previous?.isUppercase == true && next?.isLowercase == true)
                || (character.isNumber != previous?.isNumber)
            if character == "_" { continue }
            if startsWord || words.isEmpty {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }.joined(separator: " ")
    }
}
