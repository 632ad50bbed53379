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

    /// Whether it may be no more than what follows from another error: a type that could not be found leaves others open.
    var followsFromAnother: Bool {
        let starts = ["cannot infer ", "'nil' requires", "generic parameter ", "type of expression is ambiguous"]
        return starts.contains(where: text.hasPrefix) || text.contains("could not be inferred")
    }

    /// Whether it asks for something of Apple's that is not here: a name in the style of its frameworks, or a member of a type that
    /// has such a name. Another name that is not found is a mistake of the sources.
    /// - Parameter declared: types that the sources declare themselves.
    func asksForMissingPart(declared: Set<String>) -> Bool {
        if text.contains(" is unavailable") || text.contains("has been renamed to") { return true }
        let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
        guard let first = quoted.first else { return false }
        let isName = text.hasPrefix("cannot find ") || text.hasPrefix("no type named ")
        guard isName || text.contains(" has no member ") else { return false }
        let name = String(first.drop { !$0.isLetter && $0 != "_" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        return !declared.contains(name) && Self.isApples(name)
    }

    private static let prefixes: Set<String> = [
        "AU", "AV", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CS", "CT", "CV", "EK", "GC", "GK", "HK", "HM", "IN", "JS", "LA", "LP",
        "MF", "MK", "MP", "MT", "NE", "NF", "NL", "NS", "OS", "PH", "PK", "QL", "RP", "SC", "SF", "SK", "UI", "UN", "UT", "VN", "WC", "WK",
    ]

    /// `UILabel`, `NSPredicate`, `kSecClass`, `os_signpost`.
    private static func isApples(_ name: String) -> Bool {
        if name.hasPrefix("os_") || name.hasPrefix("kSec") || name.hasPrefix("kUT") { return true }
        return prefixes.contains(String(name.prefix(2))) && name.dropFirst(2).first?.isUppercase == true
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
