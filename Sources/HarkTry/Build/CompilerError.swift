/// One error of the Swift compiler.
struct CompilerError: Hashable {
    var file: String
    var line: Int
    var column: Int
    var text: String

    /// The errors in a compiler's output, in order, each once; notes, warnings and excerpts of the source are left out.
    static func all(in output: String) -> [CompilerError] {
        var seen: Set<CompilerError> = []
        return output.split(separator: "\n").compactMap(CompilerError.init).filter { seen.insert($0).inserted }
    }

    /// `path:line:column: error: text`. The path may hold colons.
    private init?(_ line: Substring) {
        guard line.first == "/", let mark = line.firstRange(of: ": error: ") else { return nil }
        let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let number = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { return nil }
        file = parts.dropLast(2).joined(separator: ":")
        self.line = number
        self.column = column
        text = String(line[mark.upperBound...])
    }

    /// Whether it is about something that does not exist here, or follows from that.
    var isAboutMissingName: Bool {
        let starts = ["cannot find ", "no type named ", "cannot infer ", "'nil' requires", "generic parameter ", "type of expression is ambiguous"]
        return starts.contains(where: text.hasPrefix) || text.contains(" has no member ") || text.contains(" is unavailable")
            || text.contains("has been renamed to") || text.contains("could not be inferred")
    }

    /// The type in "value of type 'Session' does not conform to specified type 'Keeping'" and its kin, as where an extension that says
    /// so was left out.
    var missingConformance: String? {
        guard text.contains(" conform") else { return nil }
        let parts = text.split(separator: "'")
        return parts.count >= 2 ? String(parts[1]) : nil
    }

    /// The name in "cannot find 'Name' in scope" and "cannot find type 'Name' in scope".
    var missingName: String? {
        guard text.hasPrefix("cannot find "), text.hasSuffix(" in scope") else { return nil }
        let parts = text.split(separator: "'")
        return parts.count >= 2 ? String(parts[1]) : nil
    }
}
