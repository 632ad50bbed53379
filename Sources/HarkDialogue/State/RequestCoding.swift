public import IntentSchema

/// A request as it is stored. A built-in intent is stored by its name: the catalogue, which describes it at length, is there when it is
/// read. A custom one comes with its description, since its app may be gone or another by then.
extension Request {
    private enum CodingKeys: String, CodingKey {
        case identifier, apps, otherApps, mustAskWhichApp, intent, builtIn, values, locale, timeZone, enumerations, combination, references
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(apps, forKey: .apps)
        try container.encode(otherApps, forKey: .otherApps)
        try container.encode(mustAskWhichApp, forKey: .mustAskWhichApp)
        if let known = Self.known(intent.name), known.intent == intent, known.enumerations == enumerations {
            try container.encode(intent.name, forKey: .builtIn)
        } else {
            try container.encode(intent, forKey: .intent)
            try container.encode(enumerations, forKey: .enumerations)
        }
        try container.encode(values, forKey: .values)
        try container.encode(locale, forKey: .locale)
        try container.encode(timeZone, forKey: .timeZone)
        try container.encodeIfPresent(combination, forKey: .combination)
        if !references.isEmpty { try container.encode(references, forKey: .references) }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let intent: IntentDescription
        let enumerations: [String: EnumerationDescription]
        if let name = try container.decodeIfPresent(String.self, forKey: .builtIn) {
            guard let known = Self.known(name) else {
                throw DecodingError.dataCorruptedError(forKey: .builtIn, in: container, debugDescription: "the catalogue has no \(name)")
            }
            (intent, enumerations) = known
        } else {
            intent = try container.decode(IntentDescription.self, forKey: .intent)
            enumerations = try container.decode([String: EnumerationDescription].self, forKey: .enumerations)
        }
        self.init(
            identifier: try container.decode(String.self, forKey: .identifier), apps: try container.decode([RequestApp].self, forKey: .apps),
            mustAskWhichApp: try container.decode(Bool.self, forKey: .mustAskWhichApp), intent: intent,
            values: try container.decode(IntentObject.self, forKey: .values), locale: try container.decode(String.self, forKey: .locale),
            timeZone: try container.decode(String.self, forKey: .timeZone), enumerations: enumerations,
            combination: try container.decodeIfPresent([String].self, forKey: .combination),
            references: try container.decodeIfPresent([SpokenReference].self, forKey: .references) ?? [])
        otherApps = try container.decode([RequestApp].self, forKey: .otherApps)
    }

    private static func known(_ name: String) -> (intent: IntentDescription, enumerations: [String: EnumerationDescription])? {
        Catalogue.shared.intent(named: name).map { intent in
            (intent, intent.referencedEnumerations { Catalogue.shared.enumeration(named: $0) })
        }
    }
}
