public import HarkEvaluation

/// What came of a script, as `hark converse` writes it: one JSON object a line.
public struct DialogueOutcome: Sendable, Hashable {
    /// How one request ended.
    public struct Ending: Sendable, Hashable {
        /// `handled`, `cancelled` or `failed`.
        public var result: String
        /// The intent's class name; nil when nothing was understood.
        public var intent: String?
        /// The app's display name; nil when none was chosen.
        public var app: String?
        /// What handle received, by parameter; empty when it was not reached.
        public var values: [String: JSON]
        /// The label of the number or address that was chosen for the first person; nil when none was.
        public var handle: String?
        /// What was wrong, if something was.
        public var identifier: String?
    }

    public var id: String
    /// The first request that was taken up, or the refusal where none was.
    public var ending: Ending
    /// What Hark said after each turn of the person, its question included.
    public var turns: [String]
    /// Further requests: of the same sentence, or said afterwards.
    public var also: [Ending]

    /// The line of the output file: `id`, `result`, `intent`, `app`, `values`, `handle`, `turns`, then `identifier` and `also` where there is something.
    public var line: String {
        var members = [(key: "id", value: JSON.string(id))] + Self.members(ending)
        members.append((key: "turns", value: .array(turns.map { .string($0) })))
        if let identifier = ending.identifier { members.append((key: "identifier", value: .string(identifier))) }
        if !also.isEmpty {
            members.append((key: "also", value: .array(also.map { .object(Dictionary(Self.members($0).map { ($0.key, $0.value) }) { $1 }) })))
        }
        return JSON.line(members)
    }

    private static func members(_ ending: Ending) -> [(key: String, value: JSON)] {
        func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
        return [
            (key: "result", value: .string(ending.result)), (key: "intent", value: text(ending.intent)), (key: "app", value: text(ending.app)),
            (key: "values", value: .object(ending.values)), (key: "handle", value: text(ending.handle)),
        ]
    }
}
