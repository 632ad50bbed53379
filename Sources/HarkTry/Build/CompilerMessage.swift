/// One message of the Swift compiler.
struct CompilerMessage: Hashable {
    enum Severity: String { case error, warning }
    var severity: Severity
    var file: String
    var line: Int
    var column: Int
    var text: String

    /// The messages in a compiler's output, in order, each once; notes and excerpts of the source are left out.
    static func all(in output: String) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return output.split(separator: "\n").compactMap(CompilerMessage.init).filter { seen.insert($0).inserted }
    }

    /// `path:line:column: error: text`. The path may hold colons.
    init?(_ line: Substring) {
        for severity in [Severity.error, .warning] {
            let mark = ": \(severity.rawValue): "
            guard line.first == "/", let place = line.firstRange(of: mark) else { continue }
            let parts = line[..<place.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, let number = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { return nil }
            self.init(
                severity: severity, file: parts.dropLast(2).joined(separator: ":"), line: number, column: column,
                text: String(line[place.upperBound...]))
            return
        }
        return nil
    }

    init(severity: Severity, file: String, line: Int, column: Int, text: String) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.text = text
    }

    /// Whether it is about something that does not exist here, or follows from that.
    var isAboutMissingName: Bool {
        let starts = ["cannot find ", "no type named ", "cannot infer ", "'nil' requires", "generic parameter ", "type of expression is ambiguous"]
        return starts.contains(where: text.hasPrefix) || text.contains(" has no member ") || text.contains(" is unavailable")
            || text.contains("has been renamed to") || text.contains("could not be inferred")
    }

    /// The name in "cannot find 'Name' in scope" and "cannot find type 'Name' in scope".
    var missingName: String? {
        guard text.hasPrefix("cannot find "), text.hasSuffix(" in scope") else { return nil }
        let parts = text.split(separator: "'")
        return parts.count >= 2 ? String(parts[1]) : nil
    }
}
