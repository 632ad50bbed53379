import IntentSchema

/// Reads an answer to the question for one of the app's own things together with what it says about the same request:
/// "two large corn soups" names the soup, how many and how large.
struct AnswerReader {
    let engine: GrammarEngine
    let context: UtteranceContext

    /// What an answer may cost and still be one: more is a guess.
    private static let costLimit = 0.3

    /// The values by parameter, the asked one's among them; nil when the answer is nothing but that one.
    func values(_ text: String, parameter: String, owner: Int) -> IntentObject? {
        let description = engine.catalogue.entries[owner].description
        guard let definition = description.custom, let words = engine.custom.parameter(parameter, of: owner), words.kind == .phrase else {
            return nil
        }
        let bare = CustomReply(engine: engine, context: context, words: words).bare(text)
        guard let sentence = Tokenizer.sentence(bare), sentence.tokens.count > 1 else { return nil }
        let all = description.parameters.compactMap { engine.custom.parameter($0.name, of: owner) }
        var source = GrammarSource.shared
        guard let body = CustomTemplates(description, definition, words: all, source: source).answer(parameter) else { return nil }
        source.add(body, intent: description.name, owner: owner)
        var graph = GrammarGraph(source: source) { _ in false }
        let lexicon = Lexicon(source: source, graph: &graph)
        let people = PersonSpans(index: engine.values.people.spans.index, lexicon: lexicon)
        var matcher = TemplateMatcher(
            graph: graph, lexicon: lexicon, people: people, values: ValueSpans(),
            hypothesis: Hypothesis(mention: nil, tokens: sentence.tokens), custom: engine.custom)
        guard let match = matcher.run().min(by: { $0.cost < $1.cost }), match.cost < Self.costLimit else { return nil }
        let values = ReadingBuilder(engine: engine, sentence: sentence, context: context, graph: graph).values(match, description)
        return values[parameter] != nil && values.fields.count > 1 ? values : nil
    }
}
