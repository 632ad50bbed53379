/// Words that decide a Boolean, a case or an option, as they were labelled in what the model was trained on.
struct DecidingWords: Sendable {
    /// By parameter: words as `key` has them, and the value that they decide.
    private var values: [String: [String: String]] = [:]
    private var sure: [String: Sure] = [:]

    /// Words that nearly always decide the parameter when they stand in a request for the intent.
    struct Sure: Sendable {
        /// The parameter by words as `key` has them.
        fileprivate(set) var words: [String: String] = [:]
        /// The most tokens that any of them has.
        fileprivate(set) var longest = 1

        fileprivate mutating func add(_ key: String, _ parameter: String) {
            words[key] = parameter
            longest = max(longest, key.split(separator: " ").count)
        }
    }

    /// - Parameter text: lines of `parameter`, tab, words, tab, value, and the intents in which the words are sure, with commas between,
    ///   after another tab.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3 || parts.count == 4 else { continue }
            values[parts[0], default: [:]][parts[1]] = parts[2]
            for intent in parts.dropFirst(3).joined().split(separator: ",").map(String.init) {
                sure[intent, default: Sure()].add(parts[1], parts[0])
            }
        }
    }

    /// The value for words of a parameter: for these very words, else for the longest known ones inside them.
    func value(_ parameter: String, _ surface: String) -> String? {
        let key = Self.key(surface)
        let known = values[parameter] ?? [:]
        if let value = known[key] { return value }
        let inside = known.filter { !$0.key.isEmpty && " \(key) ".contains(" \($0.key) ") }
        return inside.max { ($0.key.utf8.count, $1.key) < ($1.key.utf8.count, $0.key) }?.value
    }

    /// The words that are sure in an intent, if there are any.
    func sure(_ intent: String) -> Sure? { sure[intent] }

    /// The value for these very words.
    func exactValue(_ parameter: String, _ surface: String) -> String? { values[parameter]?[Self.key(surface)] }

    /// Words as the table has them: folded, with one space between tokens.
    static func key(_ surface: String) -> String {
        Tokenizer.tokens(of: surface).filter { $0.kind != .separator }.map(\.text).joined(separator: " ")
    }
}
