import HarkTexts
import IntentSchema

// What a definition allows, checked before the handler is asked.
extension Turn {
    /// Refuses a value that the definition does not allow: says its reason and asks again. False when all is well.
    mutating func refuses(_ parameter: ParameterDescription) -> Bool {
        guard let custom = parameter.custom, let value = state.intent[parameter.name] else { return false }
        if parameter.type.isArray {
            let elements = value.array ?? [value]
            for (index, element) in elements.enumerated() {
                guard let reason = violation(of: custom.constraints, by: element, parameter) else { continue }
                var kept = elements
                kept.remove(at: index)
                return refuse(parameter, element, reason, keeping: kept, position: index)
            }
            guard let size = custom.constraints.size, size > 0, elements.count != size else { return false }
            let isMore = elements.count > size
            return refuse(
                parameter, value, isMore ? "tooManyElements" : "tooFewElements", keeping: isMore ? [] : elements,
                position: isMore ? nil : elements.count)
        }
        guard let reason = violation(of: custom.constraints, by: value, parameter) else { return false }
        return refuse(parameter, value, reason, keeping: [], position: nil)
    }

    private mutating func refuse(
        _ parameter: ParameterDescription, _ said: IntentValue, _ reason: String, keeping kept: [IntentValue], position: Int?
    ) -> Bool {
        state.intent[parameter.name] = kept.isEmpty ? nil : .array(kept)
        report(parameter, "unsupported", reason: reason)
        say(wording.unsupported(parameter, said: said, named: reason))
        offer(
            Inquiry(parameter: parameter.name, position: position, replaces: false, kind: .value), parameter, said: said)
        return true
    }

    /// The reason why a value is not allowed, as definitions name it.
    private func violation(
        of constraints: ValueConstraints, by value: IntentValue, _ parameter: ParameterDescription
    ) -> String? {
        if progress(parameter.name).accepted.contains(where: { $0.isSame(as: value) }) { return nil }
        if let file = value.object, file.typeName == "INFile" {
            return FileTypes.allows(file, as: constraints.fileTypes) ? nil : "fileTypeNotSupported"
        }
        guard let amount = amount(value, constraints.unit) else { return nil }
        if !constraints.allowsNegative, amount < 0 { return "negativeNumbersNotSupported" }
        if let maximum = constraints.maximum, amount > maximum { return "greaterThanMaximumValue" }
        if let minimum = constraints.minimum, amount < minimum { return "lessThanMinimumValue" }
        return nil
    }

    /// A number, or a measurement in the definition's unit; nil when there is nothing to compare.
    private func amount(_ value: IntentValue, _ unit: String?) -> Double? {
        if let number = value.number { return number }
        guard let object = value.object, let number = object["value"]?.number, let own = object["unit"]?.string else { return nil }
        return FoundationUnits.convert(number, from: own, to: unit ?? own)
    }
}

extension IntentValue {
    /// Whether two values are the same thing: objects of one type with one identifier are, whatever else they carry.
    func isSame(as other: IntentValue) -> Bool {
        if chosen == other.chosen { return true }
        guard let own = object, let others = other.object, own.typeName == others.typeName else { return false }
        // A contact with several numbers is several to choose from.
        if own.typeName == "INPerson" {
            guard let contact = own["contactIdentifier"], !contact.isBlank, contact == others["contactIdentifier"] else { return false }
            return own["personHandle"]?.object?["value"] == others["personHandle"]?.object?["value"]
        }
        guard let identifier = own["identifier"], !identifier.isBlank else { return false }
        return identifier == others["identifier"]
    }
}
