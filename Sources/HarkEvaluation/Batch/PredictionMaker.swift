public import HarkUnderstanding
import IntentSchema

/// Makes predictions of what an engine understood.
public struct PredictionMaker: Sendable {
    private let intents: [String: IntentDescription]
    private let values: PlainValues

    public init(world: WorldFile) { self.init(apps: world.apps, titles: world.canonicalTitles) }

    public init(apps: [World.App], titles: [String: String] = [:]) {
        intents = Dictionary(apps.flatMap(\.intents).map { ($0.name, $0) }) { first, _ in first }
        values = PlainValues(titles: titles)
    }

    public func prediction(_ understanding: Understanding, id: String) -> Prediction {
        guard let reading = understanding.accepted, let intent = intents[reading.intent] ?? Catalogue.shared.intent(named: reading.intent) else {
            return Prediction(id: id, score: understanding.readings.first?.score ?? 0)
        }
        var prediction = Prediction(
            id: id, intent: reading.intent, app: reading.appNamed ? reading.apps.first?.displayName : nil,
            values: values.values(reading.values, of: intent).filter { Self.isLabelled($0.key, of: intent) }, score: reading.score,
            also: understanding.also.filter { $0.accepted != nil }.map { self.prediction($0, id: "") })
        for slot in reading.slots.sorted(by: { $0.offset < $1.offset }) where Self.isLabelled(slot.parameter, of: intent) && !slot.surface.isEmpty {
            prediction.slots[slot.parameter, default: []].append(slot.surface)
        }
        return prediction
    }

    /// Parameters of built-in intents that hold no words of their own: which app, what sort of item its template means, and how
    /// several conditions join.
    private static func isLabelled(_ parameter: String, of intent: IntentDescription) -> Bool {
        guard !intent.isCustom, let type = intent.parameter(parameter)?.type else { return true }
        switch type {
        case .enumeration("INConditionalOperator"), .enumeration("INNotebookItemType"): return false
        default: return parameter != "serviceName"
        }
    }
}
