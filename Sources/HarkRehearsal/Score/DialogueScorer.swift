public import HarkEvaluation

/// Counts how many scripts end as they should, in constant memory.
public struct DialogueScorer: Sendable {
    /// What is counted for all, for one language or for one tag.
    public struct Tally: Sendable, Hashable {
        public var scripts = 0
        public var exact = 0
        public var rightResults = 0
        public var rightIntents = 0
        public var rightApps = 0
        public var values = 0
        public var rightValues = 0

        fileprivate mutating func count(_ comparison: DialogueComparison) {
            scripts += 1
            exact += comparison.isExact ? 1 : 0
            rightResults += comparison.isResultRight ? 1 : 0
            rightIntents += comparison.isIntentRight ? 1 : 0
            rightApps += comparison.isAppRight ? 1 : 0
            values += comparison.values
            rightValues += comparison.values - comparison.wrong.count
        }
    }

    public private(set) var all = Tally()
    public private(set) var languages: [String: Tally] = [:]
    public private(set) var tags: [String: Tally] = [:]
    /// Scripts without an expectation.
    public private(set) var unlabelled = 0
    private let world: WorldFile

    public init(world: WorldFile) { self.world = world }

    /// - Returns: the line of the list of errors, nil for a script that ended as it should or says nothing about it.
    public mutating func count(_ outcome: DialogueOutcome, of script: DialogueScript) -> String? {
        guard let expected = script.expected else {
            unlabelled += 1
            return nil
        }
        let comparison = DialogueComparison(outcome.ending, expected, world)
        all.count(comparison)
        languages[script.language, default: Tally()].count(comparison)
        for tag in Set(script.tags) { tags[tag, default: Tally()].count(comparison) }
        return comparison.isExact ? nil : comparison.line(script, outcome, expected)
    }
}

/// How a script ended beside how it should have: exact is result, intent, app and every value that is expected.
struct DialogueComparison {
    let isResultRight: Bool
    let isIntentRight: Bool
    let isAppRight: Bool
    let values: Int
    /// Parameters whose value is another one.
    let wrong: [String]

    var isExact: Bool { isResultRight && isIntentRight && isAppRight && wrong.isEmpty }

    init(_ ending: DialogueOutcome.Ending, _ expected: DialogueScript.Expectation, _ world: WorldFile) {
        isResultRight = ending.result == expected.result
        isIntentRight = expected.intent == nil || ending.intent == expected.intent
        isAppRight = expected.app == nil || world.isSameApp(ending.app, expected.app)
        values = expected.values.count
        wrong = expected.values.filter { !(ending.values[$0.key] ?? .null).isLike($0.value) }.map(\.key).sorted()
    }

    /// Identifier, language, what is wrong, what was wanted, what came, and the conversation, with tabs between them.
    func line(_ script: DialogueScript, _ outcome: DialogueOutcome, _ expected: DialogueScript.Expectation) -> String {
        var what: [String] = []
        if !isResultRight { what.append("result") }
        if !isIntentRight { what.append("intent") }
        if !isAppRight { what.append("app") }
        if isResultRight, isIntentRight, !wrong.isEmpty { what.append("values") }
        let ending = outcome.ending
        let fields = [
            script.id, script.language, what.joined(separator: "+"), side(expected.result, expected.intent, expected.app, expected.values),
            side(ending.result, ending.intent, ending.app, ending.values) + (ending.identifier.map { " (\($0))" } ?? ""),
            conversation(script, outcome),
        ]
        return fields.map { $0.replacing("\t", with: " ").replacing("\n", with: " ") }.joined(separator: "\t")
    }

    private func side(_ result: String, _ intent: String?, _ app: String?, _ values: [String: JSON]) -> String {
        let shown = values.filter { wrong.contains($0.key) }.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value.line)" }
        return result + " " + (intent ?? "–").replacing("Intent", with: "") + (app.map { "@\($0)" } ?? "") + shown.joined()
    }

    /// "Said" → what Hark said.
    private func conversation(_ script: DialogueScript, _ outcome: DialogueOutcome) -> String {
        var answers = outcome.turns.makeIterator()
        let parts = script.turns.compactMap { turn -> String? in
            guard case .user(let text) = turn else { return nil }
            return "“\(text)” → \(answers.next() ?? "")"
        }
        return parts.joined(separator: " | ")
    }
}
