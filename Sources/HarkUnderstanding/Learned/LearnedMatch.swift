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

    /// The tag of an app's name.
    static let appTag = "app"
    /// The label of what is no command, or none for an assistant of this kind.
    static let refusal = "refuse"
}

/// Words that decide a Boolean, a case or an option, as they were labelled in what the model was trained on.
struct DecidingWords: Sendable {
    private var values: [String: String] = [:]
    private var phrases: [String: [(key: String, value: String)]] = [:]

    /// - Parameter text: lines of `parameter`, tab, words, tab, value.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3 else { continue }
            values[parts[0] + "\t" + parts[1]] = parts[2]
            phrases[parts[0], default: []].append((parts[1], parts[2]))
        }
    }

    /// The value for words of a parameter: for these very words, else for the longest known ones inside them.
    func value(_ parameter: String, _ surface: String) -> String? {
        let key = Self.key(surface)
        if let value = values[parameter + "\t" + key] { return value }
        let inside = (phrases[parameter] ?? []).filter { !$0.key.isEmpty && " \(key) ".contains(" \($0.key) ") }
        return inside.max { ($0.key.utf8.count, $1.key) < ($1.key.utf8.count, $0.key) }?.value
    }

    /// Words as the table has them: folded, with one space between tokens.
    static func key(_ surface: String) -> String {
        Tokenizer.tokens(of: surface).filter { $0.kind != .separator }.map(\.text).joined(separator: " ")
    }
}
