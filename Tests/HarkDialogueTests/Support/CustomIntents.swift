import HarkDialogue
import IntentSchema

/// "Order Soup", as an app might define it: an object with options, numbers with limits, a choice that depends on another.
enum Soup {
    static let sizes = EnumerationDescription(
        name: "SoupSize",
        cases: [
            EnumerationCase(name: "unknown", rawValue: 0),
            EnumerationCase(
                name: "small", rawValue: 1, displayName: LocalizedText("a cup", translations: ["zh-Hans": "小份"]),
                synonyms: ["little"]),
            EnumerationCase(name: "large", rawValue: 2, displayName: LocalizedText("a bowl", translations: ["zh-Hans": "大份"])),
        ])
    static let reasons = EnumerationDescription(
        name: "SoupOrderSoupUnsupportedReason", cases: [EnumerationCase(name: "soldOut", rawValue: 1)])

    static func parameter(
        _ name: String, _ type: ValueType, resolvable: Bool = true, reasons: String? = nil,
        _ custom: CustomParameter = CustomParameter()
    ) -> ParameterDescription {
        ParameterDescription(
            name: name, type: type, isResolvable: resolvable, unsupportedReasons: reasons, custom: custom)
    }

    static func intent(
        _ parameters: [ParameterDescription], codes: [ResponseCodeDescription] = [], properties: [FieldDescription] = [],
        combinations: [ParameterCombination] = [], behaviour: IntentBehaviour = IntentBehaviour(), deprecated: Bool = false,
        category: String = "order", title: LocalizedText? = LocalizedText("Order Soup", translations: ["zh-Hans": "点汤"])
    ) -> IntentDescription {
        let standard = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch"]
        return IntentDescription(
            name: "OrderSoupIntent", domain: category, isDeprecated: deprecated, parameters: parameters,
            response: ResponseDescription(
                className: "OrderSoupIntentResponse", codeEnumeration: "OrderSoupIntentResponseCode",
                codes: standard.enumerated().map { ResponseCodeDescription(name: $1, rawValue: Int64($0)) } + codes,
                properties: properties),
            handlingProtocol: "OrderSoupIntentHandling", behaviour: behaviour,
            custom: CustomIntent(
                title: title, category: category, combinations: combinations,
                types: [
                    "Soup": TypeDescription(
                        name: "Soup", superclass: "INObject",
                        fields: [FieldDescription(name: "price", type: .number), FieldDescription(name: "size", type: .enumeration("SoupSize"))])
                ],
                enumerations: ["SoupSize": sizes, "SoupOrderSoupUnsupportedReason": reasons]))
    }

    static func soup(_ name: String, id: String? = nil, subtitle: String? = nil, price: Double? = nil, also: [String] = []) -> IntentValue {
        var object = IntentObject("Soup", ["displayString": .string(name)])
        object["identifier"] = id.map(IntentValue.string)
        object["subtitleString"] = subtitle.map(IntentValue.string)
        object["price"] = price.map(IntentValue.number)
        if !also.isEmpty {
            object["alternativeSpeakableMatches"] = .array(
                also.map { .object(IntentObject("INSpeakableString", ["spokenPhrase": .string($0)])) })
        }
        return .object(object)
    }

    static func menu(_ names: [String], section: String? = nil, sorted: Bool = false) -> ParameterOptions {
        ParameterOptions(
            sections: [.init(title: section, items: names.map { soup($0, id: $0) })], usesIndexedCollation: sorted)
    }
}

/// An app that accepts what it is given and needs what it is not.
func accepting(_ options: [String: ParameterOptions] = [:], _ answer: PhaseAnswer = respond("success")) -> ScriptedApp {
    let app = ScriptedApp(
        resolve: { parameter, intent in
            let value = intent[parameter] ?? .null
            return value.array.map { .elements($0.map { .success($0) }) } ?? .single(value == .null ? .needsValue : .success(value))
        },
        handle: { _ in answer })
    app.options = { parameter, _ in .options(parameter: parameter, options[parameter] ?? ParameterOptions(sections: [])) }
    return app
}
