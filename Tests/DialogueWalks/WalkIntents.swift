import HarkDialogue
import IntentSchema

/// What the walks are about: an intent that nobody's code knows, and one of an app's definition.
enum WalkIntents {
    static let intent = made(
        [("who", .array(.object("INPerson"))), ("size", .string), ("sure", .boolean), ("extras", .array(.string))],
        behaviour: IntentBehaviour(
            askOrder: ["who", "size", "sure"], essential: ["who", "size"],
            confirmation: .not(.equals("size", "small")), dependents: ["who": ["size"], "size": ["who", "sure"]],
            followUps: ["outOfTea": .failureRequiringAppLaunch]))

    /// The same, of an app's definition: what plays a part changes, values have defaults, limits and options.
    static let defined: IntentDescription = {
        var intent = WalkIntents.intent
        intent.behaviour.askOrder = []
        intent.custom = CustomIntent(
            combinations: [
                ParameterCombination(parameters: ["who", "size"], isPrimary: true),
                ParameterCombination(parameters: ["who", "size", "sure", "extras"]),
            ], types: ["Thing": TypeDescription(name: "Thing", fields: [])])
        intent.parameters = [
            parameter("who", .array(.object("INPerson")), CustomParameter(relevance: .not(.equals("extras", "large")))),
            parameter(
                "size", .string,
                CustomParameter(isConfigurable: true, options: .search, optionsPerPage: 2, relevance: .any([.present("who"), .present("extras")]))),
            parameter("sure", .boolean, CustomParameter(isConfigurable: true, defaultValue: true, relevance: .present("size"))),
            parameter(
                "extras", .array(.string), CustomParameter(options: .list, constraints: ValueConstraints(size: 2))),
        ]
        return intent
    }()

    private static func parameter(_ name: String, _ type: ValueType, _ custom: CustomParameter) -> ParameterDescription {
        ParameterDescription(name: name, type: type, isResolvable: true, custom: custom)
    }

    private static func made(_ parameters: [(String, ValueType)], behaviour: IntentBehaviour) -> IntentDescription {
        IntentDescription(
            name: "BrewTeaIntent", domain: "order", parameters: parameters.map { ParameterDescription(name: $0.0, type: $0.1) },
            response: ResponseDescription(
                className: "BrewTeaIntentResponse", codeEnumeration: "BrewTeaIntentResponseCode",
                codes: [ResponseCodeDescription(name: "outOfTea", rawValue: 100)]),
            handlingProtocol: "BrewTeaIntentHandling", behaviour: behaviour, custom: CustomIntent())
    }
}
