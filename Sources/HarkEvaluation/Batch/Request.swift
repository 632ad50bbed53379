/// A line of an input file: what was said and, where somebody labelled it, what it means.
public struct Request: Sendable, Hashable {
    public var id: String
    /// `en`, `zh` or `mixed`.
    public var language: String
    public var text: String
    /// Nil for a request that nobody labelled.
    public var label: Label?
    public var tags: [String]

    /// What a request means.
    public struct Label: Sendable, Hashable {
        /// Nil: refuse.
        public var intent: String?
        /// The app that is named.
        public var app: String?
        public var slots: [String: [String]]
        public var values: [String: JSON]
        /// The further commands of the sentence, in order.
        public var also: [Label] = []
        /// Other annotations that are right too, each with what it overrides put in.
        public var accepted: [Annotation]
    }

    public struct Annotation: Sendable, Hashable {
        public var intent: String?
        public var app: String?
        public var slots: [String: [String]]
        public var values: [String: JSON]
        /// The further commands of the sentence, in order.
        public var also: [Label] = []
    }

    public init(id: String, language: String, text: String, label: Label? = nil, tags: [String] = []) {
        self.id = id
        self.language = language
        self.text = text
        self.label = label
        self.tags = tags
    }

    /// - Throws: `BadLine` for what is no JSON object, lacks an id or a text, or has a label of another form.
    public init(line: [UInt8]) throws(BadLine) {
        let (id, members) = try JSON.identified(line)
        guard let text = members["text"]?.string else { throw BadLine(problem: "'text' is missing or no text") }
        self.id = id
        self.text = text
        language = members["lang"]?.string ?? ""
        tags = members["tags"]?.array?.compactMap(\.string) ?? []
        label = try Self.label(members)
    }

    /// Nil where there is none.
    private static func label(_ members: [String: JSON]) throws(BadLine) -> Label? {
        guard let intent = members["intent"] else { return nil }
        guard intent == .null || intent.string != nil else { throw BadLine(problem: "'intent' is neither a name nor null") }
        let main = Annotation(
            intent: intent.string, app: members["app"]?.string, slots: try slots(members["slots"]), values: members["values"]?.object ?? [:],
            also: try further(members["also"]))
        var accepted: [Annotation] = []
        for override in members["accept"]?.array ?? [] {
            guard case .object(let override) = override else { throw BadLine(problem: "a member of 'accept' is no object") }
            accepted.append(
                Annotation(
                    intent: override["intent"].map(\.string) ?? main.intent, app: override["app"].map(\.string) ?? main.app,
                    slots: try override["slots"].map { json throws(BadLine) in try slots(json) } ?? main.slots,
                    values: override["values"]?.object ?? main.values,
                    also: try override["also"].map { json throws(BadLine) in try further(json) } ?? main.also))
        }
        return Label(intent: main.intent, app: main.app, slots: main.slots, values: main.values, also: main.also, accepted: accepted)
    }

    /// The labels of further commands.
    private static func further(_ json: JSON?) throws(BadLine) -> [Label] {
        guard let json, json != .null else { return [] }
        var labels: [Label] = []
        for member in json.array ?? [.null] {
            guard case .object(var members) = member else { throw BadLine(problem: "'also' is no list of labels") }
            // One command's further commands are not told twice.
            members["also"] = nil
            guard let label = try label(members) else { throw BadLine(problem: "a member of 'also' has no intent") }
            labels.append(label)
        }
        return labels
    }

    private static func slots(_ json: JSON?) throws(BadLine) -> [String: [String]] {
        guard let json, json != .null else { return [:] }
        guard case .object(let members) = json else { throw BadLine(problem: "'slots' is no object") }
        var slots: [String: [String]] = [:]
        for (name, value) in members {
            guard let surfaces = value.array?.compactMap(\.string), surfaces.count == value.array?.count else {
                throw BadLine(problem: "the slot '\(name)' is no list of texts")
            }
            slots[name] = surfaces
        }
        return slots
    }
}
