/// Something about a place in the user's project that a developer should know.
public struct Finding: Sendable, Hashable, Codable {
    public enum Severity: String, Sendable, Hashable, Codable, Comparable {
        /// Nothing to do.
        case note
        /// Something will not be there.
        case warning
        /// The extension cannot be built or cannot work.
        case error

        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
        private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
    }

    public var severity: Severity
    /// Stable: `source.…`, `try.…`, `project.…`, `handler.…`, or `swift.error` for the compiler's own words.
    public var identifier: String
    /// Absolute.
    public var file: String?
    /// From 1.
    public var line: Int?
    /// From 1.
    public var column: Int?
    /// One English sentence without a full stop.
    public var message: String
    /// How often this cause was met; `file` and `line` are the first place.
    public var count: Int = 1

    public init(
        _ severity: Severity, _ identifier: String, file: String? = nil, line: Int? = nil, column: Int? = nil, message: String
    ) {
        self.severity = severity
        self.identifier = identifier
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }
}

extension Finding: CustomStringConvertible {
    /// As compilers print: `file:line:column: warning: message [identifier]`.
    public var description: String {
        let place = ([file].compactMap { $0 } + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
        let more = count > 1 ? " (\(count) places)" : ""
        return (place.isEmpty ? "" : place + ": ") + "\(severity.rawValue): \(message)\(more) [\(identifier)]"
    }
}
