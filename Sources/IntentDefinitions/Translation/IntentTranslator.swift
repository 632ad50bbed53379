import IntentSchema
import PropertyLists

/// One custom intent of a definition as an intent description.
struct IntentTranslator {
    let set: DefinitionSet
    let member: DefinitionSet.Member
    private let intent: DefinedIntent
    private let relationships: Relationships
    /// Types that other intents of the set have had translated already.
    private let cache: TypeCache
    private var types: [String: TypeDescription] = [:]
    private var enumerations: [String: EnumerationDescription] = [:]

    init(_ intent: DefinedIntent, set: DefinitionSet, member: DefinitionSet.Member, cache: TypeCache) {
        self.intent = intent
        self.set = set
        self.member = member
        self.cache = cache
        relationships = Relationships(intent)
    }

    mutating func translate() -> IntentDescription {
        let parameters = intent.parameters.map { translate($0, of: intent) }
        let response = translate(intent.response, of: intent)
        let tables = member.tables
        let description = intent.descriptiveText.flatMap { $0.isBlank && $0.id == nil ? nil : $0 } ?? intent.summary
        let custom = CustomIntent(
            title: tables.localized(intent.title), summary: tables.localized(description),
            phrases: intent.phrases.compactMap { tables.localized($0.phrase) }, category: intent.category ?? "generic", verb: intent.verb, imageName: intent.defaultImageName,
            combinations: combinations(intent), inputParameter: known(intent.inputParameter, in: intent),
            keyParameter: known(intent.keyParameter, in: intent), outputProperty: intent.response?.output,
            isConfigurable: intent.isConfigurable, isEligibleForSuggestions: !intent.isIneligibleForSuggestions,
            isEligibleForWidgets: intent.isEligibleForWidgets, types: types, enumerations: enumerations)
        return IntentDescription(
            name: intent.className, domain: intent.category ?? "generic", isDeprecated: intent.isDeprecated,
            parameters: parameters, response: response, handlingProtocol: intent.className + "Handling",
            behaviour: behaviour(intent), custom: custom)
    }

    /// A built-in intent in the words of the definition's entry for it: its titles, phrases and combinations, and its parameters' names,
    /// dialogs and reasons. What the intent is and what is done with it stays the framework's.
    func wording(of builtIn: IntentDescription) -> IntentDescription {
        let tables = member.tables
        var described = builtIn
        described.custom = CustomIntent(
            title: tables.localized(intent.title), phrases: intent.phrases.compactMap { tables.localized($0.phrase) }, verb: intent.verb,
            combinations: combinations(intent).map { combination in
                var combination = combination
                // Whether a request that Hark hears is served by the extension is for the extension to say, in its response.
                combination.supportsBackgroundExecution = true
                return combination
            }, keyParameter: known(intent.keyParameter, in: intent), isSystem: true)
        for index in described.parameters.indices {
            guard let parameter = intent.parameter(described.parameters[index].name) else { continue }
            let worded = custom(parameter, of: intent)
            described.parameters[index].custom = CustomParameter(
                displayName: worded.displayName, displayPriority: worded.displayPriority, placeholder: worded.placeholder, dialogs: worded.dialogs,
                reasons: worded.reasons)
        }
        return described
    }

    private func known(_ name: String?, in intent: DefinedIntent) -> String? {
        name.flatMap { intent.parameter($0)?.name }
    }

    // MARK: Combinations and behaviour

    private func combinations(_ intent: DefinedIntent) -> [ParameterCombination] {
        func translate(_ combination: DefinedCombination, isManaged: Bool) -> ParameterCombination {
            let values = ValueTranslator(set: set, file: member.file)
            return ParameterCombination(
                parameters: combination.parameterNames.filter { intent.parameter($0) != nil },
                values: combination.statedValues.reduce(into: [:]) { found, stated in
                    found[stated.key] = intent.parameter(stated.key).flatMap { values.combinationValue(stated.value, of: $0) }
                },
                title: member.tables.localized(combination.title), subtitle: member.tables.localized(combination.subtitle),
                supportsBackgroundExecution: combination.supportsBackgroundExecution, isPrimary: combination.isPrimary,
                isManaged: isManaged)
        }
        return intent.combinations.map { translate($0, isManaged: false) }
            + intent.managedCombinations.map { translate($0, isManaged: true) }
    }

    /// What the format says about behaviour, as the data that built-in intents have.
    private func behaviour(_ intent: DefinedIntent) -> IntentBehaviour {
        var dependents: [String: [String]] = [:]
        for parameter in intent.parameters {
            if let parent = known(parameter.relationship?.parentName, in: intent), parent != parameter.name {
                dependents[parent, default: []].append(parameter.name)
            }
        }
        var followUps: [String: FollowUp] = [:]
        for code in intent.response?.codes ?? [] where !ResponseCodes.builtIn.contains(code.name) {
            followUps[code.name] = code.isSuccess ? .success : .failure
        }
        return IntentBehaviour(
            askOrder: askOrder(intent), confirmation: intent.requiresConfirmation ? .always : .never, dependents: dependents,
            followUps: followUps)
    }

    /// Resolvable parameters by their priority, a parent always before those that depend on it.
    private func askOrder(_ intent: DefinedIntent) -> [String] {
        let ordered = intent.parameters.enumerated().sorted { left, right in
            let first = left.element.displayPriority ?? .max, second = right.element.displayPriority ?? .max
            return first == second ? left.offset < right.offset : first < second
        }.map(\.element)
        var result: [String] = []
        var seen: Set<String> = []
        for parameter in ordered {
            for name in relationships.ancestors(of: parameter).followed.reversed() + [parameter]
            where seen.insert(name.name).inserted && isResolvable(name) {
                result.append(name.name)
            }
        }
        return result
    }

    private func isResolvable(_ parameter: DefinedParameter) -> Bool { parameter.supportsResolution }

    // MARK: Parameters

    private mutating func translate(_ parameter: DefinedParameter, of intent: DefinedIntent) -> ParameterDescription {
        let reasons = reasonsEnumeration(parameter, of: intent)
        if let reasons { enumerations[reasons.name] = reasons }
        return ParameterDescription(
            name: parameter.name, type: valueType(parameter, from: member), isResolvable: isResolvable(parameter),
            resolutionResult: isResolvable(parameter) ? resolutionResult(parameter, of: intent) : nil,
            unsupportedReasons: reasons?.name, custom: custom(parameter, of: intent))
    }

    /// Reasons are numbered from 1 in the definition's order, the built-in ones with the others.
    private func reasonsEnumeration(_ parameter: DefinedParameter, of intent: DefinedIntent) -> EnumerationDescription? {
        guard isResolvable(parameter), !parameter.unsupportedReasons.isEmpty else { return nil }
        var cases: [EnumerationCase] = []
        for reason in parameter.unsupportedReasons where !reason.code.isEmpty && !cases.contains(where: { $0.name == reason.code }) {
            cases.append(EnumerationCase(name: reason.code, rawValue: Int64(cases.count + 1)))
        }
        return EnumerationDescription(name: DefinitionNames.reasons(parameter.name, of: intent), cases: cases)
    }

    private func resolutionResult(_ parameter: DefinedParameter, of intent: DefinedIntent) -> String {
        if !parameter.unsupportedReasons.isEmpty { return DefinitionNames.resolutionResult(parameter.name, of: intent) }
        return DefinitionNames.resolutionResult(of: parameter.valueType, in: set, from: member.file)
    }

    private func custom(_ parameter: DefinedParameter, of intent: DefinedIntent) -> CustomParameter {
        let tables = member.tables
        var dialogs: [CustomParameter.Dialog: LocalizedText] = [:]
        for dialog in parameter.dialogs {
            guard let kind = CustomParameter.Dialog(rawValue: dialog.type), dialogs[kind] == nil else { continue }
            dialogs[kind] = tables.localized(dialog.text)
        }
        var reasons: [String: LocalizedText] = [:]
        for reason in parameter.unsupportedReasons where reasons[reason.code] == nil {
            reasons[reason.code] = tables.localized(reason.text)
        }
        let values = ValueTranslator(set: set, file: member.file)
        let defaultText = isText(parameter) ? tables.localized(parameter.metadata.flatMap(\.defaultText)) : nil
        return CustomParameter(
            displayName: tables.localized(parameter.displayName),
            displayPriority: Int(exactly: parameter.displayPriority ?? 0) ?? 0,
            placeholder: tables.localized(parameter.metadata?.placeholder), dialogs: dialogs, reasons: reasons,
            isConfigurable: parameter.isConfigurable,
            options: !parameter.supportsDynamicOptions ? .none : parameter.supportsSearch ? .search : .list,
            optionsPerPage: parameter.windowSize.flatMap { $0 > 0 ? Int(exactly: $0) : nil },
            constraints: values.constraints(parameter), 
            defaultValue: values.defaultValue(parameter, words: defaultText?.standard.text), defaultText: defaultText,
            relevance: values.relevance(parameter, relationships),
            trueName: tables.localized(parameter.metadata?.trueDisplayName),
            falseName: tables.localized(parameter.metadata?.falseDisplayName))
    }

    private func isText(_ parameter: DefinedParameter) -> Bool {
        [.plain(.string), .plain(.speakableString)].contains(parameter.valueType)
    }

    // MARK: Types

    /// The schema's type of an attribute; what it refers to travels with the intent.
    private mutating func valueType(_ attribute: some DefinedAttribute, from member: DefinitionSet.Member) -> ValueType {
        let element: ValueType =
            switch attribute.valueType {
            case .plain(let plain): plain.valueType
            case .unknown(let name): .opaque(name)
            case .object(let reference):
                if let found = set.type(reference, from: member.file) {
                    .object(include(found.type, from: found.member))
                } else {
                    .object(DefinitionNames.className(reference))
                }
            case .enumeration(let reference):
                if let found = set.enumeration(reference, from: member.file) {
                    .enumeration(include(found.enumeration, from: found.member))
                } else {
                    .enumeration(DefinitionNames.className(reference))
                }
            }
        return attribute.supportsMultipleValues ? .array(element) : element
    }

    private mutating func include(_ type: DefinedType, from member: DefinitionSet.Member) -> String {
        let name = type.className
        guard types[name] == nil else { return name }
        if let known = cache.types[name] {
            types[name] = known.description
            for property in known.references { _ = valueType(property, from: member) }
            return name
        }
        // Entered before its fields are read: a type may have fields of its own type.
        types[name] = TypeDescription(name: name, superclass: "INObject", fields: [])
        var fields: [FieldDescription] = []
        for property in type.properties where !property.isDefault {
            fields.append(
                FieldDescription(
                    name: property.name, type: valueType(property, from: member),
                    displayName: member.tables.localized(property.displayName)))
        }
        types[name] = TypeDescription(
            name: name, superclass: "INObject", fields: fields, displayName: member.tables.localized(type.displayName))
        cache.types[name] = types[name].map { description in
            let references = type.properties.filter { !$0.isDefault && $0.refersToAnother }
            return (description, references)
        }
        return name
    }

    private mutating func include(_ enumeration: DefinedEnumeration, from member: DefinitionSet.Member) -> String {
        let name = enumeration.className
        guard enumerations[name] == nil else { return name }
        if let known = cache.enumerations[name] {
            enumerations[name] = known
            return name
        }
        let tables = member.tables
        let cases = zip(enumeration.cases, enumeration.rawValues).map { item, raw in
            EnumerationCase(
                name: item.name, rawValue: raw.value, displayName: tables.localized(item.displayName),
                synonyms: item.synonyms.compactMap { tables.localized($0.synonym) },
                pronunciationHints: ([item.pronunciationHint] + item.synonyms.map(\.pronunciationHint))
                    .compactMap { tables.localized($0) })
        }
        enumerations[name] = EnumerationDescription(
            name: name, isOptionSet: enumeration.kind == .optionSet, cases: cases,
            displayName: tables.localized(enumeration.displayName))
        cache.enumerations[name] = enumerations[name]
        return name
    }

    // MARK: The response

    private mutating func translate(_ response: DefinedResponse?, of intent: DefinedIntent) -> ResponseDescription {
        var fields: [FieldDescription] = []
        for property in response?.properties ?? [] {
            fields.append(
                FieldDescription(
                    name: property.name, type: valueType(property, from: member),
                    displayName: member.tables.localized(property.displayName)))
        }
        return ResponseDescription(
            className: intent.className + "Response", codeEnumeration: intent.className + "ResponseCode",
            codes: ResponseCodes.all(response, member.tables), properties: fields)
    }
}

/// Translated types and enumerations of one set, by class.
final class TypeCache {
    var types: [String: (description: TypeDescription, references: [DefinedProperty])] = [:]
    var enumerations: [String: EnumerationDescription] = [:]
}

extension DefinedAttribute {
    fileprivate var refersToAnother: Bool {
        switch fields.valueType {
        case .object, .enumeration: true
        default: false
        }
    }
}
