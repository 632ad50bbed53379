/// What is wrong with what was given to learn from, or with a model's bytes.
public struct LearningError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Stable across versions; the identifiers are listed in `Documentation/Errors.md`.
    public enum Identifier: String, Sendable, Hashable, CaseIterable {
        /// There is no sentence to learn from.
        case noSentences = "learning.no-sentences"
        /// A sentence has no words.
        case emptySentence = "learning.empty-sentence"
        /// A tag is not `O`, `B-slot` or `I-slot`.
        case badTag = "learning.bad-tag"
        /// A sentence has no intent.
        case missingLabel = "learning.missing-label"
        /// There are more intents, slots or words in a sentence than a model can hold.
        case tooLarge = "learning.too-large"
        /// The bytes are no model, or of another version.
        case foreignModel = "learning.foreign-model"
        /// The bytes were cut off or changed.
        case corruptModel = "learning.corrupt-model"
    }

    public var identifier: Identifier
    /// For the developer: which sentence, which tag. English.
    public var detail: String

    public init(_ identifier: Identifier, _ detail: String) {
        self.identifier = identifier
        self.detail = detail
    }

    public var description: String { "\(identifier.rawValue): \(detail)" }
}
