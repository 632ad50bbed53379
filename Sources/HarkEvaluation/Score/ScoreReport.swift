/// The figures of a `Scorer` as text and as JSON.
public struct ScoreReport: Sendable {
    private let scorer: Scorer

    public init(_ scorer: Scorer) { self.scorer = scorer }

    private var rows: [(name: String, tally: Scorer.Tally)] {
        [("all", scorer.all)] + scorer.languages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            + scorer.domains.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A table: a line for all, then one for each language and each domain.
    public var text: String {
        let head = ["", "requests", "exact", "intent", "app", "slot F1", "values", "refusal P", "refusal R"]
        var table = [head]
        for (name, tally) in rows {
            let hasRefusals = tally.dueRefusals + tally.refusals > 0
            let hasSlots = tally.rightSlots + tally.missingSlots > 0
            table.append([
                name, "\(tally.requests)", Self.figure(tally.exactMatch), Self.figure(tally.intentAccuracy),
                Self.figure(tally.requests == 0 ? 1 : Double(tally.rightApps) / Double(tally.requests)), hasSlots ? Self.figure(tally.slotF1) : "",
                tally.values > 0 ? Self.figure(tally.valueAccuracy) : "", hasRefusals ? Self.figure(tally.refusalPrecision) : "",
                hasRefusals ? Self.figure(tally.refusalRecall) : "",
            ])
        }
        return TextTable.text(table)
    }

    /// `all`, `languages`, `domains`, `unlabelled`; each tally with its counts and figures, rounded to four places.
    public var json: JSON {
        [
            "all": Self.json(scorer.all), "languages": .object(scorer.languages.mapValues(Self.json)),
            "domains": .object(scorer.domains.mapValues(Self.json)), "unlabelled": .number(Double(scorer.unlabelled)),
        ]
    }

    private static func json(_ tally: Scorer.Tally) -> JSON {
        [
            "requests": .number(Double(tally.requests)), "exact": figure(tally.exactMatch), "intentAccuracy": figure(tally.intentAccuracy),
            "slotPrecision": figure(tally.slotPrecision), "slotRecall": figure(tally.slotRecall), "slotF1": figure(tally.slotF1),
            "valueAccuracy": figure(tally.valueAccuracy), "refusalPrecision": figure(tally.refusalPrecision),
            "refusalRecall": figure(tally.refusalRecall), "dueRefusals": .number(Double(tally.dueRefusals)),
            "refusals": .number(Double(tally.refusals)),
        ]
    }

    private static func figure(_ value: Double) -> JSON { .number((value * 10_000).rounded() / 10_000) }

    private static func figure(_ value: Double) -> String { TextTable.figure(value) }
}
