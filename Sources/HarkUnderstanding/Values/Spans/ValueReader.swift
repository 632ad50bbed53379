import Foundation
import IntentSchema

/// Turns words into a value of a schema type.
struct ValueReader: Sendable {
    let people: PersonValues
    let enumerations: EnumerationWords

    /// The value of a text that is meant as one value of a type, or as several for an array; nil when it cannot be read so.
    /// - Parameter words: what a definition says about the parameter, for one of a custom intent.
    func value(_ text: String, as type: ValueType, in context: UtteranceContext, words: ParameterWords? = nil) -> IntentValue? {
        let trimmed = String(text.trimmingSpaces)
        guard !trimmed.isEmpty else { return nil }
        if let words, let value = custom(trimmed, type, words, context) { return value == .null ? nil : value }
        switch type {
        case .array(let element): return array(trimmed, of: element, in: context, words)
        case .string: return .string(trimmed)
        case .boolean: return ReplyWords.boolean(trimmed).map { .boolean($0) }
        case .integer:
            guard let number = NumberReader.whole(trimmed), let value = Int64(exactly: number.rounded()), number == number.rounded() else {
                return nil
            }
            return .integer(value)
        case .number: return (NumberReader.whole(trimmed) ?? percentage(trimmed)).map { .number($0) }
        case .date:
            return resolve(trimmed, context)?.date(timeZone: context.timeZone).map { .date($0) }
        case .dateComponents: return resolve(trimmed, context).map { ResolvedDate.value($0.start) }
        case .url: return URL(string: trimmed).flatMap { $0.scheme == nil ? nil : .string(trimmed) }
        case .enumeration(let name), .optionSet(let name): return enumerations.value(trimmed, of: name).map { .integer($0) }
        case .measurement(let unit): return measurement(trimmed, unit, context)
        case .object(let name): return object(trimmed, name, context)
        case .data, .dictionary, .opaque: return nil
        }
    }

    /// What a definition's own words decide; `.null` when they decide that there is no value, nil when they do not speak about it.
    private func custom(_ text: String, _ type: ValueType, _ words: ParameterWords, _ context: UtteranceContext) -> IntentValue? {
        switch type {
        case .boolean, .enumeration, .optionSet:
            guard let phrases = words.phrases else { return nil }
            if let value = phrases.value(inside: text) { return value }
            return type == .boolean ? nil : .null
        case .measurement, .integer, .number:
            let tokens = Tokenizer.tokens(of: text).filter { ![".", "。", "!"].contains($0.text) }
            guard let unit = words.unit else {
                guard let amount = AmountReader.amount(tokens, at: 0), tokens[amount.end...].allSatisfy({ ["%", "percent"].contains($0.text) }) else {
                    return nil
                }
                guard type == .integer else { return .number(amount.value) }
                return Int64(exactly: amount.value).map { .integer($0) } ?? .null
            }
            guard let measure = AmountReader.quantity(tokens, at: 0, unit), measure.end == tokens.count else { return .null }
            let symbol = unit.symbol ?? measure.unit
            guard let value = Units.convert(measure.value, from: measure.unit, to: symbol) else { return .null }
            if type == .number { return .number(value) }
            if type == .integer { return Int64(exactly: value.rounded()).map { .integer($0) } ?? .null }
            return .object(IntentObject("measurement", ["value": .number(value), "unit": .string(symbol)]))
        default: return nil
        }
    }

    private func array(_ text: String, of element: ValueType, in context: UtteranceContext, _ words: ParameterWords?) -> IntentValue? {
        if element == .object("INPerson") {
            let names = people.names(in: text)
            return names.isEmpty ? nil : .array(names.map { people.value($0) })
        }
        let values = Self.parts(text).map { value($0, as: element, in: context, words: words) }
        let read = values.compactMap(\.self)
        return read.count == values.count && !read.isEmpty ? .array(read) : value(text, as: element, in: context, words: words).map { .array([$0]) }
    }

    private func object(_ text: String, _ name: String, _ context: UtteranceContext) -> IntentValue? {
        switch name {
        case "INPerson": return people.names(in: text).first.map { people.value($0) }
        case "INSpeakableString": return title(text)
        case "INDateComponentsRange": return resolve(text, context)?.rangeValue
        case "INCurrencyAmount":
            let tokens = Tokenizer.tokens(of: text)
            guard let money = AmountReader.currency(tokens, at: 0), money.end == tokens.count else { return nil }
            return Self.money(money, region: ValueNormaliser.region(context.locale))
        case "CLPlacemark", "INRestaurant", "INSpeakable": return .object(IntentObject(name, ["name": .string(asTaught(text))]))
        case "INFile": return Self.file(text)
        default:
            // Titles are what structured types of the catalogue are known by; a custom type by its display string.
            return .object(
                IntentObject(name, [name.hasPrefix("IN") ? "title" : "displayString": name.hasPrefix("IN") ? title(text) : .string(text)]))
        }
    }

    /// A file can be named by its path or its `file:` address; by nothing else.
    private static func file(_ text: String) -> IntentValue? {
        let path = text.hasPrefix("file:///") ? URL(string: text)?.path : text.hasPrefix("/") ? text : nil
        guard let path, path.count > 1, !path.unicodeScalars.contains("\0") else { return nil }
        let url = URL(fileURLWithPath: path)
        return .object(IntentObject("INFile", ["fileURL": .string(url.absoluteString), "filename": .string(url.lastPathComponent)]))
    }

    /// What a thing is called, as an app taught it where one did.
    func title(_ text: String) -> IntentValue { Self.speakable(asTaught(text)) }

    func asTaught(_ text: String) -> String { people.spans.index.names.taughtTitle(text) ?? text }

    static func speakable(_ text: String) -> IntentValue {
        .object(IntentObject("INSpeakableString", ["spokenPhrase": .string(text)]))
    }

    static func money(_ money: AmountReader.Money, region: String? = nil) -> IntentValue {
        var object = IntentObject("INCurrencyAmount", ["amount": .number(money.amount)])
        if let code = money.code(region: region) { object["currencyCode"] = .string(code) }
        return .object(object)
    }

    private func measurement(_ text: String, _ unit: String, _ context: UtteranceContext) -> IntentValue? {
        let tokens = Tokenizer.tokens(of: text)
        guard let measure = AmountReader.measure(tokens, at: 0, dimension: unit), measure.end == tokens.count, measure.dimension == unit
        else { return nil }
        return .object(
            IntentObject(
                "measurement",
                ["value": .number(measure.value), "unit": .string(ValueNormaliser.unit(measure, ValueNormaliser.region(context.locale)))]))
    }

    /// A percentage as a part of one.
    private func percentage(_ text: String) -> Double? {
        let tokens = Tokenizer.tokens(of: text)
        return ValueScanner(tokens: tokens).percentage(0).flatMap { $0.end == tokens.count ? $0.value / 100 : nil }
    }

    private func resolve(_ text: String, _ context: UtteranceContext) -> ResolvedDate? {
        DateReader.whole(text)?.resolve(now: context.now, timeZone: context.timeZone, locale: context.locale)
    }

    /// The parts of "milk, eggs and bread".
    static func parts(_ text: String) -> [String] {
        guard let sentence = Tokenizer.sentence(text) else { return [text] }
        return ValueSpans().spans(.list, sentence.tokens, at: 0, limit: sentence.tokens.count).last
            .map { $0.parts.map(sentence.surface) } ?? [text]
    }
}

/// Enumerations by the words of their case names.
struct EnumerationWords: Sendable {
    /// Looks a schema enumeration up by name.
    let lookup: @Sendable (String) -> EnumerationDescription?

    /// The raw value of the case that a text names: all of the case's own words, or the one case that shares the text's words.
    func value(_ text: String, of name: String) -> Int64? {
        guard let enumeration = lookup(name) else { return nil }
        let said = Tokenizer.tokens(of: text).filter { $0.kind != .separator }.map(\.text)
        let key = NameKey.key(text)
        if let number = NumberReader.whole(text), let exact = enumeration.cases.first(where: { NumberReader.whole($0.name) == number }) {
            return exact.rawValue
        }
        for item in enumeration.cases where NameKey.key(item.name) == key { return item.rawValue }
        let common = CamelCase.sharedWords(enumeration.cases.map(\.name))
        let fitting = enumeration.cases.filter { item in
            let words = CamelCase.words(item.name).filter { !common.contains($0) }
            return !words.isEmpty && words.allSatisfy { word in said.contains { $0 == word || $0 == word + "s" } }
        }
        return fitting.max { CamelCase.words($0.name).count < CamelCase.words($1.name).count }?.rawValue
    }
}

/// Words of a camel-case name.
enum CamelCase {
    static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let startsWord =
                character.isUppercase
                && (index > 0 && !characters[index - 1].isUppercase
                    || index + 1 < characters.count && characters[index + 1].isLowercase)
            if startsWord || character == "_" || character == " ", !word.isEmpty {
                words.append(word.lowercased())
                word = ""
            }
            if character != "_", character != " " { word.append(character) }
        }
        if !word.isEmpty { words.append(word.lowercased()) }
        return words
    }

    /// Words that every name has, such as "outgoing message" in `outgoingMessageText`.
    static func sharedWords(_ names: [String]) -> Set<String> {
        let known = names.filter { $0 != "unknown" }
        guard known.count > 1, var shared = known.first.map({ Set(words($0)) }) else { return [] }
        for name in known { shared.formIntersection(words(name)) }
        return shared
    }
}
