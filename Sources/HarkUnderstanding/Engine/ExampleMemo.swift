import Synchronization

/// The examples that an engine has found for refusals: they depend on its world alone, and reading them back takes longer than a sentence.
final class ExampleMemo: Sendable {
    struct Request: Hashable, Sendable {
        var language: Language
        var limit: Int
        /// The apps that come first.
        var apps: [Int] = []
        /// An intent's place in `InstalledIntents`, for examples of it alone.
        var entry: Int?
    }

    /// Several engines may find the same at once; all find the same.
    private let known = Mutex<(suggestions: [Request: [String]], examples: [Request: [String]])>(([:], [:]))
    /// Sentences may name apps in many ways; more than this many are not kept.
    private static let limit = 1000

    func suggestions(_ request: Request) -> [String]? { known.withLock { $0.suggestions[request] } }

    func examples(_ request: Request) -> [String]? { known.withLock { $0.examples[request] } }

    func keep(_ suggestions: [String], for request: Request) {
        known.withLock { if $0.suggestions.count < Self.limit { $0.suggestions[request] = suggestions } }
    }

    func keep(examples: [String], for request: Request) {
        known.withLock { if $0.examples.count < Self.limit { $0.examples[request] = examples } }
    }
}
