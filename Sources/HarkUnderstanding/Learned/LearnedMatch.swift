import IntentSchema

/// What the learned model makes of a sentence: an intent and the stretches that fill its parameters.
struct LearnedMatch: Sendable, Hashable {
    struct Span: Sendable, Hashable {
        /// A parameter, or a parameter's field: `mediaSearch.artistName`.
        var tag: String
        /// Tokens of the sentence.
        var range: Range<Int>

        var parameter: String { String(tag.prefix { $0 != "." }) }
        var field: String? { tag.contains(".") ? String(tag.drop { $0 != "." }.dropFirst()) : nil }
    }

    var intent: String
    var spans: [Span]
    /// How sure the model is of the intent, and of the spans given the intent, in 0...1.
    var intentProbability: Double
    var spansProbability: Double

    /// Whether a parameter that has one value would have several: all but the first are left out.
    func repeatsItself(_ intent: IntentDescription) -> Bool {
        let single = spans.map(\.tag).filter { tag in intent.parameter(String(tag.prefix { $0 != "." })).map { !$0.type.isArray } ?? false }
        return Set(single).count < single.count
    }

    /// The tag of an app's name.
    static let appTag = "app"
    /// The label of what is no command, or none for an assistant of this kind.
    static let refusal = "refuse"
}
