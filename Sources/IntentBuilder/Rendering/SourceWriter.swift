/// Text with indentation, line by line.
struct SourceWriter {
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ line: String = "") {
        if !line.isEmpty { text += String(repeating: "    ", count: depth) + line }
        text += "\n"
    }

    mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line("\(head) {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// A list of items between `open` and `close`, filled into lines.
    mutating func list(_ open: String, _ items: [String], _ close: String, width: Int = 118) {
        let whole = open + items.joined(separator: ", ") + close
        if whole.count + depth * 4 <= width { return line(whole) }
        line(open)
        depth += 1
        var current = ""
        for item in items {
            if !current.isEmpty, current.count + item.count + 2 + depth * 4 > width {
                line(current)
                current = ""
            }
            current += (current.isEmpty ? "" : " ") + item + ","
        }
        line(current)
        depth -= 1
        line(close)
    }
}

/// A name as a declaration may need it.
func escaped(_ name: String) -> String { swiftKeywords.contains(name) ? "`\(name)`" : name }

private let swiftKeywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]
