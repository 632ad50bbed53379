import Foundation
import HarkUnderstanding
public import IntentSchema

/// What values mean in plain JSON, without the shapes of SiriKit's classes: a person is an id, an amount `{"amount","code"}`, a date ISO 8601, a
/// duration its seconds, a case its name, a thing its title.
public struct PlainValues: Sendable {
    /// Titles that are known, by `Surface.folded`.
    private let titles: [String: String]
    private let catalogue: Catalogue
    /// What an amount's currency is called.
    private let currencyKey: String

    public init(titles: [String: String] = [:], catalogue: Catalogue = .shared, currencyKey: String = "code") {
        self.titles = titles
        self.currencyKey = currencyKey
        self.catalogue = catalogue
    }

    /// The values of an intent, by parameter; what has no plain form is left out.
    public func values(_ object: IntentObject, of intent: IntentDescription) -> [String: JSON] {
        var result: [String: JSON] = [:]
        for parameter in intent.parameters {
            guard let value = object[parameter.name] else { continue }
            // What was dictated is nobody's title.
            let isDictated = parameter.type == .string
            guard let json = plain(value, parameter.type, intent, keepsWords: isDictated) else { continue }
            // People are a list even where only one can be meant.
            result[parameter.name] = parameter.type == .object("INPerson") ? .array([json]) : json
        }
        return result
    }

    private func plain(_ value: IntentValue, _ type: ValueType, _ intent: IntentDescription, keepsWords: Bool = false) -> JSON? {
        switch value {
        case .null, .data, .opaque: return nil
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return number(value, type, intent)
        case .number(let value): return .number(value)
        case .string(let text): return .string(keepsWords ? text : titles[Surface.folded(text)] ?? text)
        case .date(let date): return .string(Self.iso(date))
        case .array(let elements):
            let plain = elements.compactMap { self.plain($0, type.element, intent, keepsWords: keepsWords) }
            return plain.isEmpty ? nil : .array(plain)
        case .object(let object): return self.object(object, intent)
        }
    }

    /// The name of a case, the names of an option set's options, or the number itself.
    private func number(_ value: Int64, _ type: ValueType, _ intent: IntentDescription) -> JSON {
        func enumeration(_ name: String) -> EnumerationDescription? { intent.custom?.enumerations[name] ?? catalogue.enumeration(named: name) }
        switch type {
        case .enumeration(let name): return enumeration(name)?.name(of: value).map { .string($0) } ?? .number(Double(value))
        case .optionSet(let name):
            let cases: [EnumerationCase] = enumeration(name)?.cases ?? []
            let options = cases.filter { $0.rawValue != 0 && value & $0.rawValue == $0.rawValue }
            return options.isEmpty ? .number(Double(value)) : .array(options.map { JSON.string($0.name) })
        default: return .number(Double(value))
        }
    }

    /// Fields that say what a thing is called, the telling one first. A class without any of them is told by all its fields.
    private static let names = [
        "spokenPhrase", "title", "name", "text", "nickname", "playlistName", "displayString", "organizationName", "dateComponentsRange", "placemark",
        "contents", "value",
    ]

    private func object(_ object: IntentObject, _ intent: IntentDescription) -> JSON? {
        switch object.typeName {
        case "INPerson": return person(object)
        case "INCurrencyAmount":
            guard let amount = object["amount"]?.number else { return nil }
            return .object(["amount": .number(amount), currencyKey: object["currencyCode"]?.string.map { .string($0) } ?? .null])
        case "INPaymentAmount":
            return object["amount"]?.object.flatMap { self.object($0, intent) }
                ?? object["amountType"].flatMap { field($0, "amountType", object, intent) }
        case "DateComponents": return Self.iso(object).map { .string($0) }
        case "INDateComponentsRange": return range(object).map { .string($0) }
        case "measurement": return measurement(object)
        default: break
        }
        for name in Self.names {
            guard let value = object[name] else { continue }
            return field(value, name, object, intent, keepsWords: name == "text")
        }
        let members = object.fields.compactMap { name, value in field(value, name, object, intent).map { (name, $0) } }
        return members.isEmpty ? nil : .object(Dictionary(members) { $1 })
    }

    private func field(
        _ value: IntentValue, _ name: String, _ object: IntentObject, _ intent: IntentDescription, keepsWords: Bool = false
    ) -> JSON? {
        plain(value, type(of: name, in: object.typeName, intent) ?? .string, intent, keepsWords: keepsWords)
    }

    private func type(of field: String, in name: String, _ intent: IntentDescription) -> ValueType? {
        var next: String? = name
        while let name = next {
            guard let type = intent.custom?.types[name] ?? catalogue.type(named: name) else { return nil }
            if let found = type.fields.first(where: { $0.name == field }) { return found.type }
            next = type.superclass
        }
        return nil
    }

    /// An id; several, best first, where more than one may be meant; the number or address that was said; nil for somebody unknown.
    private func person(_ person: IntentObject) -> JSON? {
        let ids = (person["siriMatches"]?.array ?? []).compactMap { $0.object?["contactIdentifier"]?.string }
        if ids.count > 1 { return .array(ids.map { .string($0) }) }
        if let id = ids.first ?? person["contactIdentifier"]?.string { return .string(id) }
        return person["personHandle"]?.object?["value"]?.string.map { .string($0) }
    }

    private func measurement(_ object: IntentObject) -> JSON? {
        guard let value = object["value"]?.number, let unit = object["unit"]?.string else { return nil }
        if let seconds = FoundationUnits.convert(value, from: unit, to: "sec") { return .number(seconds) }
        return ["value": .number(value), "unit": .string(unit)]
    }

    // MARK: Dates, as the person's clock shows them

    private func range(_ object: IntentObject) -> String? {
        let start = object["startDateComponents"]?.object.flatMap(Self.iso)
        let end = object["endDateComponents"]?.object.flatMap(Self.iso)
        guard let start else { return end.map { "/\($0)" } }
        guard let end, end != start else { return start }
        return "\(start)/\(end)"
    }

    /// `2026-03-11`, `2026-03-11T15:00` or `T15:00`: as much as is known.
    private static func iso(_ components: IntentObject) -> String? {
        func field(_ name: String, _ width: Int) -> String? {
            components[name]?.integer.map { value in
                let digits = String(value)
                return String(repeating: "0", count: max(0, width - digits.count)) + digits
            }
        }
        let date = [field("year", 4), field("month", 2), field("day", 2)].compactMap(\.self).joined(separator: "-")
        guard let hour = field("hour", 2) else { return date.isEmpty ? nil : date }
        return "\(date)T\(hour):\(field("minute", 2) ?? "00")"
    }

    private static func iso(_ date: Date) -> String {
        String(date.formatted(Date.ISO8601FormatStyle(timeZone: .gmt)).prefix(16))
    }
}
