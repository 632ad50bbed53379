import Foundation
import IntentSchema
import PropertyLists

/// Limits, values to begin with and conditions of a definition, in the schema's terms.
struct ValueTranslator {
    let set: DefinitionSet
    let file: DefinitionFile

    // MARK: Constraints

    func constraints(_ parameter: DefinedParameter) -> ValueConstraints {
        var result = ValueConstraints()
        guard let metadata = parameter.metadata else {
            result.size = size(parameter)
            return result
        }
        let scale = UnitScale(parameter.valueType)
        let unit = scale?.unit(metadata.unit) ?? scale?.unit(metadata.defaultUnit)
        // Time travels in seconds whatever unit it is shown in.
        result.unit = scale?.isTime == true ? "s" : unit?.symbol
        func limit(_ value: PropertyList?, _ name: String?) -> Double? {
            // The designer writes empty data where there is no limit.
            guard let amount = value?.number, amount.isFinite else { return nil }
            guard let scale, let target = scale.isTime ? UnitDuration.seconds : unit else { return amount }
            return scale.convert(amount, from: name, to: target)
        }
        result.minimum = limit(metadata.minimumValue, metadata.minimumUnit)
        result.maximum = limit(metadata.maximumValue, metadata.maximumUnit)
        // A definition that has the reason for refusing negative numbers refuses them, unless it says otherwise.
        result.allowsNegative =
            metadata.supportsNegativeNumbers ?? !parameter.unsupportedReasons.contains { $0.code == DefinedReason.builtIn[0] }
        result.size = size(parameter)
        result.isMultiline = metadata.isMultiline
        result.fileTypes = fileTypes(metadata, parameter)
        return result
    }

    /// Sizes are those of surfaces; where they differ, none of them binds a list that is spoken.
    private func size(_ parameter: DefinedParameter) -> Int? {
        guard parameter.fixedSizeArray == 1, let first = parameter.arraySizes.first?.size, first > 0,
            parameter.arraySizes.allSatisfy({ $0.size == first })
        else { return nil }
        return Int(exactly: first)
    }

    private func fileTypes(_ metadata: DefinedMetadata, _ parameter: DefinedParameter) -> [String] {
        guard case .plain(.file) = parameter.valueType else { return [] }
        if !metadata.fileTypes.isEmpty { return metadata.fileTypes.map(\.identifier).filter { !$0.isEmpty } }
        let kinds = ["Image": "public.image", "Audio": "public.audio", "Video": "public.movie", "Text": "public.text", "PDF": "com.adobe.pdf"]
        return kinds[metadata.type ?? ""].map { [$0] } ?? []
    }

    // MARK: Values to begin with

    /// - Parameter words: those of a text that stands in a table alone.
    func defaultValue(_ parameter: DefinedParameter, words: String? = nil) -> IntentValue? {
        guard let metadata = parameter.metadata, let stated = words.map(PropertyList.string) ?? metadata.defaultValue else { return nil }
        guard let value = single(stated, parameter, metadata) else { return nil }
        return parameter.supportsMultipleValues ? .array([value]) : value
    }

    private func single(_ stated: PropertyList, _ parameter: DefinedParameter, _ metadata: DefinedMetadata) -> IntentValue? {
        switch parameter.valueType {
        case .enumeration(let reference): return enumerationValue(stated, reference)
        case .object, .unknown: return nil
        case .plain(let plain):
            switch plain {
            case .boolean: return flag(stated).map(IntentValue.boolean)
            case .integer: return integer(stated).map(IntentValue.integer)
            case .decimal: return number(stated).map(IntentValue.number)
            case .string, .url: return stated.string.flatMap { $0.isEmpty ? nil : .string($0) }
            case .speakableString:
                return stated.string.flatMap { $0.isEmpty ? nil : .object(IntentObject("INSpeakableString", ["spokenPhrase": .string($0)])) }
            case .timeInterval, .length, .mass, .volume, .speed, .temperature, .energy:
                guard let amount = number(stated), let scale = UnitScale(parameter.valueType) else { return nil }
                let name = metadata.defaultUnit ?? metadata.unit
                if scale.isTime { return .number(scale.convert(amount, from: name, to: UnitDuration.seconds)) }
                let unit = scale.unit(name) ?? scale.standard
                return .object(IntentObject("measurement", ["value": .number(amount), "unit": .string(unit.symbol)]))
            case .dateComponents, .dateComponentsRange, .person, .placemark, .currencyAmount, .paymentMethod, .file: return nil
            }
        }
    }

    /// A value as a combination's key spells it: `kind(hot)`, `isIced(1)`.
    func combinationValue(_ text: String, of parameter: DefinedParameter) -> IntentValue? {
        let stated = Int64(text).map(PropertyList.integer) ?? .string(text)
        switch parameter.valueType {
        case .enumeration(let reference): return enumerationValue(stated, reference)
        case .plain(.boolean): return flag(["true", "YES"].contains(text) ? .boolean(true) : ["false", "NO"].contains(text) ? .boolean(false) : stated).map(IntentValue.boolean)
        case .plain(.integer): return integer(stated).map(IntentValue.integer)
        case .plain(.decimal): return number(stated).map(IntentValue.number)
        case .plain(.string): return .string(text)
        default: return nil
        }
    }

    private func enumerationValue(_ stated: PropertyList, _ reference: DefinedReference) -> IntentValue? {
        if let value = stated.integer { return .integer(value) }
        guard let name = stated.string else { return nil }
        if let found = set.enumeration(reference, from: file) {
            return found.enumeration.rawValues.first { $0.name == name }.map { .integer($0.value) }
        }
        let known = Catalogue.shared.enumeration(named: DefinitionNames.className(reference))
        return known?.rawValue(of: name).map { .integer($0) }
    }

    private func flag(_ value: PropertyList) -> Bool? {
        switch value {
        case .boolean(let flag): flag
        case .integer(0), .string("NO"): false
        case .integer(1), .string("YES"): true
        default: nil
        }
    }

    private func integer(_ value: PropertyList) -> Int64? {
        value.integer ?? value.number.flatMap { Int64(exactly: $0.rounded()) } ?? value.string.flatMap { Int64($0) }
    }

    private func number(_ value: PropertyList) -> Double? {
        (value.number ?? value.string.flatMap { Double($0) }).flatMap { $0.isFinite ? $0 : nil }
    }

    // MARK: Relationships

    /// When a parameter plays a part: its parent does, and is what the relationship asks for.
    func relevance(_ parameter: DefinedParameter, _ relationships: Relationships) -> Condition {
        var conditions: [Condition] = []
        var child = parameter
        for parent in relationships.ancestors(of: parameter).followed {
            if let relationship = child.relationship { conditions.insert(condition(relationship, parent), at: 0) }
            child = parent
        }
        return conditions.count > 1 ? .all(conditions) : conditions.first ?? .always
    }

    private func condition(_ relationship: DefinedRelationship, _ parent: DefinedParameter) -> Condition {
        let predicate = Predicate(relationship.predicate) ?? .hasAnyValue
        var stated = relationship.values
        if let value = relationship.value { stated.append(value) }
        // Xcode writes no value where it is false.
        if stated.isEmpty, predicate == .hasExactValue, parent.valueType == .plain(.boolean) { stated = [.boolean(false)] }
        switch predicate {
        case .hasAnyValue: return hasValue(parent)
        case .hasNoValue: return .not(hasValue(parent))
        case .hasExactValue: return any(stated.compactMap { equals(parent, $0) })
        case .contains: return any(stated.compactMap { $0.string.map { .contains(parent.name, $0) } })
        }
    }

    private func any(_ conditions: [Condition]) -> Condition {
        conditions.isEmpty ? .never : conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    /// An enumeration's unknown case is no value.
    private func hasValue(_ parent: DefinedParameter) -> Condition {
        guard case .enumeration = parent.valueType, !parent.supportsMultipleValues else { return .present(parent.name) }
        return .all([.present(parent.name), .not(.equals(parent.name, .integer(0)))])
    }

    private func equals(_ parent: DefinedParameter, _ stated: PropertyList) -> Condition? {
        switch parent.valueType {
        case .enumeration(let reference): enumerationValue(stated, reference).map { .equals(parent.name, $0) }
        case .plain(.boolean): flag(stated).map { .equals(parent.name, .boolean($0)) }
        case .plain(.integer): integer(stated).map { .equals(parent.name, .integer($0)) }
        case .plain(.decimal), .plain(.timeInterval): number(stated).map { .equals(parent.name, .number($0)) }
        default: stated.string.map { .equals(parent.name, .string($0)) }
        }
    }
}
