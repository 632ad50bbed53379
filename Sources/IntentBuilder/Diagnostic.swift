/// Something that a stage noticed about its input. Stages go on where they can, so that one run tells everything.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    public enum Severity: String, Sendable { case warning, error }

    public var severity: Severity
    /// Stable, dotted, for example `signature.malformed`.
    public var identifier: String
    /// The declaration that is meant, for example `INPerson.init(handle:)`.
    public var subject: String
    public var message: String

    public init(_ severity: Severity, _ identifier: String, _ subject: String, _ message: String) {
        self.severity = severity
        self.identifier = identifier
        self.subject = subject
        self.message = message
    }

    public var description: String { "\(severity): \(subject): \(message) [\(identifier)]" }
}

/// A file that was rendered, by its path inside the output folder.
public struct SourceFile: Sendable, Hashable {
    public var path: String
    public var text: String
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
