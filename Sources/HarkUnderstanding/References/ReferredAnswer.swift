import IntentSchema

/// An answer that only refers: "her" to the question for whom it is, 那里 to the one where to.
struct ReferredAnswer {
    let engine: GrammarEngine
    let context: UtteranceContext

    /// Nil for a reply that says anything else, or refers to nothing that was mentioned.
    func value(_ text: String, _ type: ValueType) -> IntentValue? {
        guard !context.mentioned.isEmpty, let core = ReplyCore(text), let words = ReferenceWords.only(in: core, engine) else { return nil }
        let mentions = Mentions(engine, context)
        if words.isPerson {
            guard type.element == .object("INPerson"), let referent = mentions.people(words.kind) else { return nil }
            switch referent {
            case .all(let people) where type.isArray: return .array(people.map(\.value))
            case .all(let people) where people.count == 1: return people[0].value
            // The app asks which of them is meant.
            case .all(let people), .which(let people):
                let matches = IntentValue.array(people.map(\.value))
                let person = IntentValue.object(IntentObject("INPerson", ["displayName": .string(core.text), "siriMatches": matches]))
                return type.isArray ? .array([person]) : person
            }
        }
        guard words.kind == .referThere, let place = mentions.places().first, let name = type.element.typeName else { return nil }
        if place.value.object?.typeName == name { return type.isArray ? .array([place.value]) : place.value }
        guard name == "CLPlacemark" else { return nil }
        return engine.values.value(place.name, as: type, in: context)
    }
}
