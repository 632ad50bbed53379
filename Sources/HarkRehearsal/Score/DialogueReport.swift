public import HarkEvaluation

/// The figures of a `DialogueScorer` as text and as JSON.
public struct DialogueReport: Sendable {
    private let scorer: DialogueScorer

    public init(_ scorer: DialogueScorer) { self.scorer = scorer }

    /// A table: a line for all, then one for each language and each tag.
    public var text: String {
        let groups = [scorer.languages, scorer.tags].flatMap { $0.sorted { $0.key < $1.key } }
        let rows = [("all", scorer.all)] + groups.map { ($0.key, $0.value) }
        return TextTable.text(
            [["", "scripts", "exact", "result", "intent", "app", "values"]]
                + rows.map { name, tally in
                    let shares = [tally.exact, tally.rightResults, tally.rightIntents, tally.rightApps].map { TextTable.share($0, of: tally.scripts) }
                    return [name, "\(tally.scripts)"] + shares + [tally.values > 0 ? TextTable.share(tally.rightValues, of: tally.values) : ""]
                })
    }

    /// `all`, `languages`, `tags`, `unlabelled`; each tally with its counts, and `exact` as a share rounded to four places.
    public var json: JSON {
        [
            "all": Self.json(scorer.all), "languages": .object(scorer.languages.mapValues(Self.json)),
            "tags": .object(scorer.tags.mapValues(Self.json)), "unlabelled": .number(Double(scorer.unlabelled)),
        ]
    }

    private static func json(_ tally: DialogueScorer.Tally) -> JSON {
        func share(_ part: Int, _ whole: Int) -> JSON { .number(whole == 0 ? 1 : (Double(part) / Double(whole) * 10_000).rounded() / 10_000) }
        return [
            "scripts": .number(Double(tally.scripts)), "exactScripts": .number(Double(tally.exact)), "exact": share(tally.exact, tally.scripts),
            "result": share(tally.rightResults, tally.scripts), "intent": share(tally.rightIntents, tally.scripts),
            "app": share(tally.rightApps, tally.scripts), "values": share(tally.rightValues, tally.values),
        ]
    }
}
