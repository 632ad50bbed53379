/// Something that was noticed in a definition or in what belongs to it. Reading goes on where it can.
public struct DefinitionDiagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
    public enum Severity: String, Sendable, Hashable, Codable, Comparable {
        case note, warning, error
        public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    public var severity: Severity
    /// Stable, dotted, for example `definition.unknown-key`; Documentation/IntentDefinitions.md lists them.
    public var identifier: String
    public var file: String
    /// For example `INIntents[0].INIntentParameters[2].INIntentParameterType`; empty for the whole file.
    public var keyPath: String
    /// From 1, in XML files.
    public var line: Int?
    /// English, for a developer.
    public var message: String

    public init(
        _ severity: Severity, _ identifier: String, file: String, keyPath: String = "", line: Int? = nil, message: String
    ) {
        self.severity = severity
        self.identifier = identifier
        self.file = file
        self.keyPath = keyPath
        self.line = line
        self.message = message
    }

    /// As compilers write it: `file:line: severity: message [identifier] (key path)`.
    public var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(severity.rawValue): \(message) [\(identifier)]" + (keyPath.isEmpty ? "" : " (\(keyPath))")
    }
}
