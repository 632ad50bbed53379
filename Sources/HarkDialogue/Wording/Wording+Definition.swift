import HarkTexts
import IntentSchema

// The words of an app's definition. Where it has none, or a text has nothing left to say, Hark's own are used.
extension Wording {
    typealias Value = DefinitionText.Value

    // MARK: Names

    var definitionTitle: String? { plain(request.intent.custom?.title) }

    /// - Parameter count: how many values it has: a plural form of the name goes by that.
    func displayName(of parameter: ParameterDescription, count: Int = 1) -> String? {
        parameter.custom?.displayName.flatMap {
            DefinitionText($0, locale: request.locale).render { _ in Value(speaker.number(count), number: Double(count)) }
        }
    }

    private func plain(_ text: LocalizedText?) -> String? {
        text.flatMap { DefinitionText($0, locale: request.locale).render { _ in nil } }
    }

    // MARK: Dialogs

    /// A parameter's dialog.
    /// - Parameter value: what the dialog is about, where it is not the parameter's value as it stands.
    func dialog(
        _ kind: CustomParameter.Dialog, _ parameter: ParameterDescription, about value: IntentValue? = nil, count: Int? = nil
    ) -> String? {
        guard let text = parameter.custom?.dialogs[kind] else { return nil }
        return render(text) { place in
            if let own = own(place, parameter, value) { return own }
            return place == "count" ? count.map { Value(speaker.number($0), number: Double($0)) } : nil
        }
    }

    /// Before a choice: how many there are, then which. For a value that was not said at all, what is asked for.
    func introduction(
        _ parameter: ParameterDescription, said: IntentValue?, _ count: Int, _ source: Inquiry.Source
    ) -> String? {
        if source == .options || source == .cases {
            return dialog(.primary, parameter, count: count) ?? (parameter.custom == nil ? nil : value(of: parameter))
        }
        let introduction = dialog(.disambiguationIntroduction, parameter, about: said, count: count)
        let selection = dialog(.disambiguationSelection, parameter, about: said, count: count)
        guard let introduction else { return selection }
        return selection.map { texts.text("sentences", ["first": introduction, "second": $0]) } ?? introduction
    }

    func nextPage(of parameter: ParameterDescription, count: Int) -> String {
        dialog(.subsequentIntroduction, parameter, count: count) ?? texts.text("choose.more")
    }

    func fromStart(_ question: String) -> String { texts.text("choose.fromStart", ["question": question]) }
    func noMore(_ question: String) -> String { texts.text("choose.noMore", ["question": question]) }
    func nothingFound(_ words: String) -> String { first(["choose.nothingFound"], ["words": words]) }

    // MARK: Reasons

    /// Why a value is refused, in the definition's words.
    func definitionReason(_ parameter: ParameterDescription, _ reason: String, said: IntentValue?) -> String? {
        guard let text = parameter.custom?.reasons[reason] else { return nil }
        return render(text) { own($0, parameter, said) }
    }

    /// Why a value is refused that the definition does not allow.
    func unsupported(_ parameter: ParameterDescription, said: IntentValue?, named reason: String) -> String {
        if let text = definitionReason(parameter, reason, said: said) { return text }
        let constraints = parameter.custom?.constraints
        return first(
            ["unsupported.\(name).\(parameter.name)", "unsupported.\(reason)"],
            [
                "parameterName": spokenName(of: parameter), "minimumValue": limit(constraints?.minimum, parameter)?.text ?? "",
                "maximumValue": limit(constraints?.maximum, parameter)?.text ?? "",
                "size": constraints?.size.map(speaker.number) ?? "",
                "value": said.map { spoken($0, parameter).text } ?? "",
            ])
    }

    // MARK: The request and its response

    /// The combination that the request matches.
    var combination: ParameterCombination? {
        let combinations = request.intent.custom?.combinations(fitting: intent) ?? []
        guard let matched else { return nil }
        return combinations.first { $0.isManaged && $0.parameters == matched } ?? combinations.first { $0.parameters == matched }
    }

    /// The request as its combination's title says it, and the parameters that are said with it; nil when a value is missing.
    var combinationTitle: (text: String, said: Set<String>)? {
        guard let matched else { return nil }
        for combination in request.intent.custom?.combinations(fitting: intent) ?? [] where Set(combination.parameters) == Set(matched) {
            guard let title = combination.title else { continue }
            let filled = DefinitionText(title, locale: request.locale).rendered { parameterValue($0, replacing: nil, with: nil) }
            if let filled { return (filled.text.withoutSentenceEnd, filled.places) }
        }
        return nil
    }

    /// What the definition says with a response's code, whatever the intent's category.
    func template(_ code: String, _ response: IntentObject) -> String? {
        guard let text = request.intent.response.code(named: code)?.template else { return nil }
        let properties = request.intent.response.properties
        return render(text) { place in
            let path = place.split(separator: ".").map(String.init)
            guard let name = path.first, let property = properties.first(where: { $0.name == name }) else { return nil }
            return follow(path.dropFirst(), from: response[name], as: property.type, nil)
        }
    }

    // MARK: Places

    /// Fills a text: with what `special` gives, else with the intent's values. A translation that cannot be filled, since it names
    /// what its intent does not have, gives way to the definition's own text.
    private func render(_ text: LocalizedText, _ special: (String) -> Value?) -> String? {
        func fill(_ text: LocalizedText) -> String? {
            DefinitionText(text, locale: request.locale).render { place in
                special(place) ?? parameterValue(place, replacing: nil, with: nil)
            }
        }
        if let filled = fill(text) { return filled }
        var own = text
        own.translations = [:]
        return text.translations.isEmpty ? nil : fill(own)
    }

    /// What stands for a parameter's own places: its value (or the one it is asked about), its name and its limits. A parameter
    /// that is called like one of these goes before.
    private func own(_ place: String, _ parameter: ParameterDescription, _ value: IntentValue?) -> Value? {
        if let found = parameterValue(place, replacing: parameter.name, with: value) { return found }
        guard request.intent.parameter(place) == nil else { return nil }
        return switch place {
        case "displayName": Value(spokenName(of: parameter))
        case "minimumValue": limit(parameter.custom?.constraints.minimum, parameter)
        case "maximumValue": limit(parameter.custom?.constraints.maximum, parameter)
        default: nil
        }
    }

    private func limit(_ limit: Double?, _ parameter: ParameterDescription) -> Value? {
        limit.map { Value(speaker.measure($0, unit: parameter.custom?.constraints.unit ?? ""), number: $0) }
    }

    private func parameterValue(_ place: String, replacing name: String?, with value: IntentValue?) -> Value? {
        let path = place.split(separator: ".").map(String.init)
        guard let first = path.first, let parameter = request.intent.parameter(first) else { return nil }
        let held = first == name ? value ?? intent[first] : intent[first]
        return follow(path.dropFirst(), from: held, as: parameter.type, parameter)
    }

    /// The value at the end of a path of properties; of a list, each element's.
    private func follow(
        _ path: ArraySlice<String>, from value: IntentValue?, as type: ValueType?, _ parameter: ParameterDescription?
    ) -> Value? {
        guard let value, !value.isBlank else { return nil }
        guard let field = path.first else { return parameter.map { spoken(value, $0) } ?? spoken(value, as: type) }
        if let elements = value.array {
            let found = elements.compactMap { follow(path, from: $0, as: type?.element, nil) }
            return found.isEmpty ? nil : Value(speaker.list(found.map(\.text)), number: Double(found.count))
        }
        guard let object = value.object else { return nil }
        let fields = request.intent.custom?.types[object.typeName]?.fields ?? []
        return follow(path.dropFirst(), from: object[field], as: fields.first { $0.name == field }?.type, nil)
    }

    // MARK: Values

    /// A parameter's value or one of its elements, as the definition has it said.
    func spoken(_ value: IntentValue, _ parameter: ParameterDescription) -> Value {
        guard let custom = parameter.custom else { return spoken(value, as: value.array == nil ? parameter.type.element : parameter.type) }
        if let elements = value.array {
            return Value(speaker.list(elements.map { spoken($0, parameter).text }), number: Double(elements.count))
        }
        if let flag = value.boolean, let name = plain(flag ? custom.trueName : custom.falseName) { return Value(name) }
        if let unit = custom.constraints.unit {
            if let object = value.object, let number = object["value"]?.number, let own = object["unit"]?.string,
                let converted = FoundationUnits.convert(number, from: own, to: unit)
            {
                return Value(speaker.measure(converted, unit: unit), number: converted)
            }
            if let number = value.number { return Value(speaker.measure(number, unit: unit), number: number) }
        }
        return spoken(value, as: parameter.type.element)
    }

    private func spoken(_ value: IntentValue, as type: ValueType?) -> Value {
        let text = speaker.speak(value, as: type)
        switch type?.element {
        case .enumeration, .optionSet: return Value(text)
        default: return Value(text, number: value.array.map { Double($0.count) } ?? value.number ?? value.object?["value"]?.number)
        }
    }
}

extension String {
    /// Without the full stop at the end, for a sentence that another one continues.
    fileprivate var withoutSentenceEnd: String {
        var text = Substring(self)
        while let last = text.last, ".。!！?？".contains(last) { text.removeLast() }
        return text.isEmpty ? self : String(text)
    }
}
