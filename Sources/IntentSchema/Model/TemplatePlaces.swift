/// The `${name}` places of a definition's text. Read in one pass, whatever the text.
public enum TemplatePlaces {
    /// The names in their order, each once; of `${soup.name}` the first part.
    public static func names(_ text: String) -> [String] {
        var names: [String] = []
        for part in parts(text) where part.isPlace {
            let name = String(part.text.prefix { $0 != "." })
            if !name.isEmpty, !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The text with something else in each place.
    public static func filled(_ text: String, with filling: String) -> String {
        parts(text).map { $0.isPlace ? filling : String($0.text) }.joined()
    }

    /// Places without their marks, and the text between them. A place that is not closed is text.
    private static func parts(_ text: String) -> [(text: Substring, isPlace: Bool)] {
        var parts: [(text: Substring, isPlace: Bool)] = []
        var rest = text[...]
        while let open = rest.firstRange(of: "${"), let close = rest[open.upperBound...].firstIndex(of: "}") {
            parts.append((rest[..<open.lowerBound], false))
            parts.append((rest[open.upperBound..<close], true))
            rest = rest[rest.index(after: close)...]
        }
        return parts + [(rest, false)]
    }
}
