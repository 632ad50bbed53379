import Foundation
import HarkEvaluation
import HarkUnderstanding
import IntentSchema

/// Values of a script as SiriKit has them: a contact's identifier is a person, `{"amount","currency"}` an amount, a title what it would be if
/// the person had said it.
struct ScriptedValues {
    private let engine: GrammarEngine
    private let context: UtteranceContext
    private let contacts: [String: World.Contact]

    init(_ engine: GrammarEngine, _ context: UtteranceContext) {
        self.engine = engine
        self.context = context
        contacts = Dictionary(engine.world.contacts.map { ($0.identifier, $0) }) { first, _ in first }
    }

    // MARK: Options

    func value(_ option: DialogueScript.Option, _ parameter: ParameterDescription, _ intent: IntentDescription) -> IntentValue {
        let type = parameter.type.element
        if type == .object("INPerson") { return person(option) }
        let json = option.value ?? .string(option.title)
        var value = self.value(json, type, parameter, intent) ?? .string(option.title)
        if case .object(var object) = value, let subtitle = option.subtitle {
            object["subtitle"] = .string(subtitle)
            value = .object(object)
        }
        return value
    }

    /// A contact with the handle that the subtitle labels. Any other subtitle is its label too: it is what tells likes apart.
    private func person(_ option: DialogueScript.Option) -> IntentValue {
        var person = IntentObject("INPerson", ["displayName": .string(option.title)])
        person["contactIdentifier"] = option.person.map { .string($0) }
        let handles = option.person.flatMap { contacts[$0] }?.handles ?? []
        let labelled = handles.first { Surface.folded($0.label) == Surface.folded(option.subtitle ?? "") }
        if option.subtitle != nil || !handles.isEmpty {
            var handle = IntentObject("INPersonHandle")
            if let known = labelled ?? handles.first {
                handle["value"] = .string(known.value)
                handle["type"] = .integer(known.type)
            }
            handle["label"] = option.subtitle.map { .string($0) }
            person["personHandle"] = .object(handle)
        }
        return .object(person)
    }

    // MARK: Values

    /// Nil for what no value of the parameter's type can be made of.
    func value(_ json: JSON, _ parameter: ParameterDescription, _ intent: IntentDescription) -> IntentValue? {
        if case .array(let elements) = json {
            let values = elements.compactMap { value($0, parameter.type.element, parameter, intent) }
            return values.isEmpty ? nil : .array(values)
        }
        return value(json, parameter.type.element, parameter, intent)
    }

    private func value(_ json: JSON, _ type: ValueType, _ parameter: ParameterDescription, _ intent: IntentDescription) -> IntentValue? {
        switch (json, type) {
        case (.null, _), (.array, _): return nil
        case (.boolean(let value), .boolean): return .boolean(value)
        case (.number(let number), .integer): return Int64(exactly: number).map { .integer($0) }
        case (.number(let number), .number): return .number(number)
        case (.number(let seconds), .measurement("UnitDuration")):
            return .object(IntentObject("measurement", ["value": .number(seconds), "unit": "sec"]))
        case (.string(let name), .enumeration(let enumeration)), (.string(let name), .optionSet(let enumeration)):
            if let value = engine.catalogueEnumeration(enumeration, of: intent)?.rawValue(of: name) { return .integer(value) }
        case (.object(let members), _):
            if let person = members["person"]?.string { return value(.string(person), type, parameter, intent) }
            return amount(members, type)
        case (.string(let identifier), .object("INPerson")):
            if let contact = contacts[identifier] {
                return person(DialogueScript.Option(person: identifier, title: contact.fullName))
            }
        case (.string(let text), .dateComponents), (.string(let text), .object("INDateComponentsRange")),
            (.string(let text), .object("INTemporalEventTrigger")):
            if let date = date(text, type) { return date }
        default: break
        }
        return json.string.flatMap { said($0, type, parameter, intent) }
    }

    private func amount(_ members: [String: JSON], _ type: ValueType) -> IntentValue? {
        guard let number = members["amount"]?.number else { return nil }
        var amount = IntentObject("INCurrencyAmount", ["amount": .number(number)])
        amount["currencyCode"] = (members["currency"] ?? members["code"])?.string.map { .string($0) }
        guard type == .object("INPaymentAmount") else { return .object(amount) }
        return .object(IntentObject("INPaymentAmount", ["amount": .object(amount)]))
    }

    /// `2026-03-11` or `2026-03-11T19:00`.
    private func date(_ text: String, _ type: ValueType) -> IntentValue? {
        guard let date = BatchRun.localTime(text.count == 10 ? text + "T00:00" : text) else { return nil }
        let parts = Calendar.gregorianUTC.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        var components = IntentObject("DateComponents")
        for (name, value) in [("year", parts.year), ("month", parts.month), ("day", parts.day)] {
            components[name] = value.map { .integer(Int64($0)) }
        }
        if text.count > 10 {
            components["hour"] = parts.hour.map { .integer(Int64($0)) }
            components["minute"] = parts.minute.map { .integer(Int64($0)) }
        }
        guard type != .dateComponents else { return .object(components) }
        let range = IntentValue.object(IntentObject("INDateComponentsRange", ["startDateComponents": .object(components)]))
        return type == .object("INDateComponentsRange") ? range : .object(IntentObject("INTemporalEventTrigger", ["dateComponentsRange": range]))
    }

    /// A title as the person would be understood who says it.
    private func said(_ text: String, _ type: ValueType, _ parameter: ParameterDescription, _ intent: IntentDescription) -> IntentValue? {
        let question = Question.value(intent: intent.name, parameter: parameter.name, type: type)
        if case .value(let value) = engine.interpret(text, to: question, in: context) { return value.array?.first ?? value }
        guard case .object(let name) = type else { return nil }
        return .object(IntentObject(name, ["title": .string(text)]))
    }

    /// A case of the parameter's reasons, else the app's own words; nil when nothing is said.
    func reason(_ text: String, _ parameter: ParameterDescription, _ intent: IntentDescription) -> UnsupportedReason? {
        let known = parameter.unsupportedReasons.flatMap { engine.catalogueEnumeration($0, of: intent)?.rawValue(of: text) }
        if let known { return .code(known) }
        return text.allSatisfy(\.isWhitespace) ? nil : .text(text)
    }

    // MARK: Likeness

    /// Whether an element of what was said may be what is offered.
    static func mayBe(_ offered: IntentValue, _ element: IntentValue) -> Bool {
        if offered == element { return true }
        guard let one = offered.object, let other = element.object else { return false }
        guard one.typeName == "INPerson" else { return one.fields.contains { !$0.value.isBlank && other[$0.key] == $0.value } }
        let identifiers = [other["contactIdentifier"]] + (other["siriMatches"]?.array ?? []).map { $0.object?["contactIdentifier"] }
        return one["contactIdentifier"] != nil && identifiers.contains(one["contactIdentifier"]) || one["displayName"] == other["displayName"]
    }
}

extension GrammarEngine {
    fileprivate func catalogueEnumeration(_ name: String, of intent: IntentDescription) -> EnumerationDescription? {
        intent.custom?.enumerations[name] ?? Catalogue.shared.enumeration(named: name)
    }
}

extension Calendar {
    fileprivate static let gregorianUTC: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}
