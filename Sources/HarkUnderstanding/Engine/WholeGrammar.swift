import IntentSchema

/// The grammar for every intent of the catalogue, whatever is installed: says what a refused sentence would have asked for.
struct WholeGrammar: Sendable {
    let graph: GrammarGraph
    let lexicon: Lexicon

    /// A longer sentence is refused without saying what it would have asked for.
    static let tokenLimit = 200

    /// Compiled when a sentence is first refused; it depends on no world.
    static let shared: WholeGrammar = {
        var graph = GrammarGraph(source: .shared) { _ in true }
        let lexicon = Lexicon(source: .shared, graph: &graph)
        graph.finish()
        return WholeGrammar(graph: graph, lexicon: lexicon)
    }()

    /// The intents of the best template that reads a sentence without its app's name, and the score; nil below the threshold.
    func intents(_ hypothesis: Hypothesis, people: ContactIndex) -> (names: [String], score: Double)? {
        var matcher = TemplateMatcher(
            graph: graph, lexicon: lexicon, people: PersonSpans(index: people, lexicon: lexicon), values: ValueSpans(), hypothesis: hypothesis)
        var best: (names: [String], score: Double)?
        for match in matcher.run() where hypothesis.allows(match) {
            let source = graph.templates[match.template].source
            let score = source.weight - match.cost
            if score >= GrammarEngine.threshold, score > best?.score ?? 0 { best = (source.intents, score) }
        }
        return best
    }
}
