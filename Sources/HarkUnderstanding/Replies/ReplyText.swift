// What a reply's words are worth without their frame.

/// The text without what only says that it takes another's place: "large instead", 大份吧.
func withoutInstead(_ text: String) -> String {
    for suffix in [" instead", " Instead", " rather", " please", "吧"] where text.hasSuffix(suffix) {
        return String(text.dropLast(suffix.count))
    }
    return text
}

/// The text without quotation marks around the whole of it.
func unquoted(_ text: String) -> String {
    for (open, close) in [("\"", "\""), ("“", "”"), ("「", "」")]
    where text.count > 2 && text.hasPrefix(open) && text.hasSuffix(close) {
        return String(text.dropFirst().dropLast())
    }
    return text
}
