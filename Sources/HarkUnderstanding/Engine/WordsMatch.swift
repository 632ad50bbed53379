import IntentSchema

/// Reaches an intent that has no templates by the words of its name, so that everything installed can be reached.
///
/// "Order soup with Souperb" reaches `OrderSoupIntent`; "size large" fills its parameter `size`.
struct WordsMatch {
    let titleWords: [String]
    let score: Double
    /// Parameter, value and tokens.
    private(set) var values: [(parameter: String, value: IntentValue, range: Range<Int>)] = []

    /// The score of a match with every word used, without and with the app's name.
    static let base = 0.7
    static let baseNamed = 0.8
    /// What a word that nothing explains costs.
    static let strayCost = 0.08

    /// Nil when the sentence does not begin with the intent's words.
    init?(
        _ intent: IntentDescription, _ words: TitleWords.Entry, _ hypothesis: Hypothesis, _ edges: SentenceEdges, isNamed: Bool, sentence: Sentence,
        value: (String, ParameterDescription) -> IntentValue?
    ) {
        // What names another app is not for this one.
        guard hypothesis.appPhrases.isEmpty else { return nil }
        titleWords = words.title
        // One common word alone ("OrderIntent") is too little without the app.
        guard !titleWords.isEmpty, titleWords.count > 1 || isNamed else { return nil }
        let tokens = hypothesis.tokens
        var start: Int?
        for (position, _) in edges.starts where start == nil { start = Self.end(of: titleWords, tokens, position) }
        guard var position = start else { return nil }
        var stray = 0
        while position < tokens.count, edges.tail(from: position) == nil {
            if let (parameter, value, range) = Self.parameter(intent, words.parameters, tokens, position, hypothesis, sentence, value) {
                values.append((parameter, value, range))
                position = range.upperBound
            } else {
                if tokens[position].kind != .separator, !Self.small.contains(tokens[position].text) { stray += 1 }
                position += 1
            }
        }
        score = max(0, (isNamed ? Self.baseNamed : Self.base) - Self.strayCost * Double(stray))
    }

    /// `INStartWorkoutIntent` → start, workout.
    static func title(_ className: String) -> [String] {
        var words = CamelCase.words(className)
        if words.last == "intent" { words.removeLast() }
        if words.first == "in", className.hasPrefix("IN") { words.removeFirst() }
        return words
    }

    private static let small: Set<String> = ["a", "an", "the", "my", "some", "of", "with", "for", "to", "in", "and", "is"]

    private static func end(of words: [String], _ tokens: [Token], _ start: Int) -> Int? {
        var position = start
        for word in words {
            while position < tokens.count, position > start, small.contains(tokens[position].text), tokens[position].text != word { position += 1 }
            guard position < tokens.count, same(tokens[position].text, word) else { return nil }
            position += 1
        }
        return position
    }

    private static func same(_ said: String, _ word: String) -> Bool { said == word || said == word + "s" || said + "s" == word }

    /// "size large", "quantity is three": a parameter's name and its value, up to three words.
    private static func parameter(
        _ intent: IntentDescription, _ names: [[String]], _ tokens: [Token], _ position: Int, _ hypothesis: Hypothesis, _ sentence: Sentence,
        _ value: (String, ParameterDescription) -> IntentValue?
    ) -> (String, IntentValue, Range<Int>)? {
        for (parameter, name) in zip(intent.parameters, names) {
            guard var from = end(of: name, tokens, position) else { continue }
            while from < tokens.count, tokens[from].text == "is" || tokens[from].text == "to" || tokens[from].kind == .separator { from += 1 }
            let limit = hypothesis.gap.map { $0 > from ? $0 : tokens.count } ?? tokens.count
            for end in stride(from: min(from + 3, limit), to: from, by: -1) {
                let text = sentence.text(tokens[from].start..<tokens[end - 1].end)
                if let value = value(text, parameter) { return (parameter.name, value, from..<end) }
            }
        }
        return nil
    }
}
