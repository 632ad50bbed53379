import IntentSchema

/// How sure it is that a sentence asks for a custom intent.
///
/// A title is the app's own wording, so it counts only with evidence: its words, words that stand for one value of an enumeration,
/// names of parameters. One word alone ("order …") is too little unless the app is named or nothing else was said.
struct CustomScore {
    let score: Double
    let variant: CustomVariant
    /// Some of it is words that nothing but their place gives to the intent: "Send message ${text}" takes whatever is said.
    let isFree: Bool

    /// With the app's name, and without. Less than a built-in intent's clear sentence has.
    static let named = 0.92
    static let unnamed = 0.88
    /// One word and nothing else, and one word with other words.
    static let exact = 0.55
    static let weak = 0.45
    /// A thing alone, with the app's name and without, less what it costs to have no title; longer ones are talk.
    static let thingNamed = 1.1
    static let thing = 0.95
    private static let thingLimit = 5

    /// Nil when nothing in the sentence speaks for the intent.
    init?(_ match: TemplateMatch, owner: Int, engine: GrammarEngine, hypothesis: Hypothesis) {
        var number: Int?
        var (evidence, filled, free) = (0, 0, false)
        var things: [Range<Int>] = []
        for capture in match.captures {
            switch capture.source {
            case .constant(let index):
                let constant = engine.graph.constants[index]
                if constant.parameter == "#" { number = Int(constant.text) } else if constant.parameter == "+" { evidence += 1 }
            case .slot(let index):
                filled += 1
                let slot = engine.graph.slots[index]
                switch slot.kind {
                case .cases, .label, .currency, .quantity: evidence += 1
                case .phrase, .phrases:
                    let words = engine.custom.parameter(slot.parameter, of: owner)
                    things.append(capture.range)
                    if words?.isNamed(in: hypothesis.tokens[capture.range]) == true { evidence += 1 } else { free = true }
                case .text: free = true
                default: break
                }
            }
        }
        guard let number, let variants = engine.custom.variants[owner], variants.indices.contains(number) else { return nil }
        variant = variants[number]
        isFree = free
        if variant.source == .thing {
            guard let words = engine.custom.parameter(variant.text, of: owner), let thing = things.first.map({ hypothesis.tokens[$0] }),
                things.count == 1, thing.count <= Self.thingLimit, words.isHead(of: thing),
                !thing.contains(where: { engine.lexicon.nameStop.contains($0.hash) || engine.lexicon.nameNever.contains($0.hash) })
            else { return nil }
            score = max(0, (hypothesis.mention == nil ? Self.thing : Self.thingNamed) - match.cost)
            return
        }
        evidence += variant.evidence
        guard evidence > 0 else { return nil }
        let base: Double
        if hypothesis.mention != nil {
            base = Self.named
        } else if evidence > 1 {
            base = Self.unnamed
        } else {
            base = filled == 0 && !variant.hasPlaces && match.skipped.isEmpty && match.cost < 0.002 ? Self.exact : Self.weak
        }
        score = max(0, base - match.cost)
    }
}
