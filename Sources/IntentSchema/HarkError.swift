/// An error that somebody will read: a stable identifier for programs, a sentence for the person and a detail for the
/// developer.
///
/// The sentence is not stored here: it is the text `error.<identifier>` of the string tables, filled with `arguments`.
public struct HarkError: Error, Sendable, Hashable, Codable {
    /// Stable across versions, dotted, for example `app.not-installed`.
    public var identifier: String
    /// Values for the sentence's `${name}` places.
    public var arguments: [String: String]
    /// What a developer needs beyond the sentence: paths, signals, offsets. English, one line or a few.
    public var detail: String

    public init(_ identifier: String, _ arguments: [String: String] = [:], detail: String = "") {
        self.identifier = identifier
        self.arguments = arguments
        self.detail = detail
    }
}

extension HarkError: CustomStringConvertible {
    public var description: String { detail.isEmpty ? identifier : "\(identifier): \(detail)" }
}
