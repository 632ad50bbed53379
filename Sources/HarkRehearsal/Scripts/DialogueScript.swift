public import HarkEvaluation

/// A line of a file of scripts: what the person says, what the app answers and, where somebody labelled it, how it should end.
public struct DialogueScript: Sendable, Hashable {
    public var id: String
    /// `en`, `zh` or `mixed`.
    public var language: String
    /// The app at hand, by any of its names; it serves where the sentence names none.
    public var app: String?
    public var turns: [Turn]
    /// Nil for a script that nobody labelled.
    public var expected: Expectation?
    public var tags: [String]

    public enum Turn: Sendable, Hashable {
        case user(String)
        case app(AppTurn)
    }

    /// What the app answers at this point.
    public enum AppTurn: Sendable, Hashable {
        case resolve(parameter: String, Answer)
        /// A response code's name.
        case confirm(code: String)
        case handle(code: String)
    }

    /// An answer to resolving a parameter.
    public enum Answer: Sendable, Hashable {
        /// With another value than what was said, if there is one.
        case success(JSON?)
        case notRequired
        case needsValue
        /// A case of the parameter's reasons, or a reason in words.
        case unsupported(reason: String?)
        case disambiguation([Option])
        case confirmationRequired(JSON?)
    }

    /// Something to choose from.
    public struct Option: Sendable, Hashable {
        /// The identifier of a contact.
        public var person: String?
        public var title: String
        public var subtitle: String?
        /// What stands for it where the title does not say it.
        public var value: JSON?
    }

    /// How a script should end; what is nil is not compared.
    public struct Expectation: Sendable, Hashable {
        /// `handled`, `cancelled` or `failed`.
        public var result: String
        public var intent: String?
        public var app: String?
        /// By parameter, what handle is to receive; other parameters are not compared.
        public var values: [String: JSON]
    }

    public init(id: String, language: String, app: String? = nil, turns: [Turn], expected: Expectation? = nil, tags: [String] = []) {
        self.id = id
        self.language = language
        self.app = app
        self.turns = turns
        self.expected = expected
        self.tags = tags
    }

    /// The index of the first turn from a place on at which the person speaks; the number of turns where nobody does.
    func nextUserTurn(from index: Int) -> Int {
        turns.indices.dropFirst(index).first { if case .user = turns[$0] { true } else { false } } ?? turns.count
    }
}
