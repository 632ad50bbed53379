public import HarkLearning

/// How well intents and slots were found. Slots count as in the CoNLL scorer: right are exactly the right words with the right slot.
public struct LearningScore: Sendable, Hashable {
    /// Right, found and due slots.
    public struct Counts: Sendable, Hashable {
        public var right = 0
        public var found = 0
        public var due = 0
        public var precision: Double { found == 0 ? 0 : Double(right) / Double(found) }
        public var recall: Double { due == 0 ? 0 : Double(right) / Double(due) }
        public var f1: Double { found + due == 0 ? 0 : 2 * Double(right) / Double(found + due) }
    }

    /// An intent with one of its slots.
    public struct Pair: Sendable, Hashable, Comparable {
        public var label: String
        public var slot: String
        public static func < (a: Pair, b: Pair) -> Bool { (a.label, a.slot) < (b.label, b.slot) }
    }

    public private(set) var sentences = 0
    public private(set) var rightIntents = 0
    public private(set) var exact = 0
    /// All slots together, whatever the intent.
    public private(set) var slots = Counts()
    /// By intent and slot; a slot is only right if the intent is.
    public private(set) var pairs: [Pair: Counts] = [:]

    public init() {}

    public mutating func add(_ found: (label: String, tags: [String]), due: TaggedSentence) {
        sentences += 1
        if found.label == due.label { rightIntents += 1 }
        let foundSpans = Set(TaggedSentence.Span.marked(by: found.tags))
        let dueSpans = Set(due.spans)
        if found.label == due.label, foundSpans == dueSpans { exact += 1 }
        slots.found += foundSpans.count
        slots.due += dueSpans.count
        slots.right += foundSpans.intersection(dueSpans).count
        for span in foundSpans {
            pairs[Pair(label: found.label, slot: span.slot), default: Counts()].found += 1
            if found.label == due.label, dueSpans.contains(span) { pairs[Pair(label: due.label, slot: span.slot), default: Counts()].right += 1 }
        }
        for span in dueSpans { pairs[Pair(label: due.label, slot: span.slot), default: Counts()].due += 1 }
    }

    public var intentAccuracy: Double { sentences == 0 ? 0 : Double(rightIntents) / Double(sentences) }
    public var exactMatch: Double { sentences == 0 ? 0 : Double(exact) / Double(sentences) }
    public var microF1: Double { slots.f1 }
    /// The mean over the pairs of intent and slot that are due at least once.
    public var macroF1: Double {
        let due = pairs.values.filter { $0.due > 0 }
        return due.isEmpty ? 0 : due.reduce(0) { $0 + $1.f1 } / Double(due.count)
    }
}

extension LearningScore {
    /// Measures a model.
    public init(of model: LearnedModel, on sentences: [TaggedSentence]) {
        self.init()
        for sentence in sentences {
            guard let best = model.predict(sentence.tokens, features: sentence.features, limit: 1).first else { continue }
            add((best.label, best.tags), due: sentence)
        }
    }
}
