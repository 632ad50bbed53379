/// A text with places for values.
///
/// - `${name}` is replaced by the value of that name. A value is inserted as it is: what looks like a place or a bracket
///   inside it stays text.
/// - `[…]` is a segment: it is left out when a place inside it has no value, so that a missing value never prints a
///   hole. `[A|B|C]` takes the first alternative whose places all have values.
/// - `\[`, `\]`, `\|`, `\$` and `\\` are the characters themselves (in a `.strings` file the backslash is doubled).
/// - A sentence end that follows a value which already ends its sentence is dropped: `${content}.` with "Really?" is
///   "Really?".
///
/// A value that is empty or blank counts as missing.
public struct Template: Sendable, Hashable {
    indirect enum Part: Sendable, Hashable {
        case text(String)
        case place(String)
        case segment([[Part]])
    }

    let parts: [Part]

    public init(_ source: String) {
        var parser = Parser(characters: Array(source))
        parts = parser.parts(nested: false)
    }

    public func render(_ arguments: [String: String]) -> String { rendered(arguments).text }

    /// The filled text, with the places whose values it says.
    public func rendered(_ arguments: [String: String]) -> (text: String, places: Set<String>) {
        var output = Output()
        Self.render(parts, arguments, into: &output)
        return (output.text, output.places)
    }

    /// The names of all places, segments included.
    public var places: Set<String> { Self.places(in: parts) }

    private static func places(in parts: [Part]) -> Set<String> {
        parts.reduce(into: []) { names, part in
            switch part {
            case .text: break
            case .place(let name): names.insert(name)
            case .segment(let alternatives): for parts in alternatives { names.formUnion(places(in: parts)) }
            }
        }
    }

    private static func render(_ parts: [Part], _ arguments: [String: String], into output: inout Output) {
        for part in parts {
            switch part {
            case .text(let text): output.append(text: text)
            case .place(let name): output.append(value: arguments[name] ?? "", of: name)
            case .segment(let alternatives):
                if let parts = alternatives.first(where: { isComplete($0, arguments) }) {
                    render(parts, arguments, into: &output)
                }
            }
        }
    }

    /// Whether every place directly in these parts has a value; inner segments look after themselves.
    private static func isComplete(_ parts: [Part], _ arguments: [String: String]) -> Bool {
        parts.allSatisfy { part in
            if case .place(let name) = part { !(arguments[name] ?? "").allSatisfy(\.isWhitespace) } else { true }
        }
    }

    private struct Output {
        var text = ""
        var endsWithValue = false
        var places: Set<String> = []

        static let sentenceEnds: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]

        mutating func append(value: String, of place: String) {
            guard !value.isEmpty else { return }
            text += value
            places.insert(place)
            endsWithValue = true
        }

        mutating func append(text addition: String) {
            guard let first = addition.first else { return }
            if endsWithValue, first == "." || first == "。", let last = text.last, Self.sentenceEnds.contains(last) {
                text += addition.dropFirst()
            } else {
                text += addition
            }
            endsWithValue = false
        }
    }

    private struct Parser {
        let characters: [Character]
        var position = 0

        mutating func parts(nested: Bool) -> [Part] {
            var parts: [Part] = []
            var text = ""
            func flush() {
                if !text.isEmpty { parts.append(.text(text)) }
                text = ""
            }
            while position < characters.count {
                let character = characters[position]
                switch character {
                case "\\" where position + 1 < characters.count:
                    text.append(characters[position + 1])
                    position += 2
                case "$":
                    if let name = place() {
                        flush()
                        parts.append(.place(name))
                    } else {
                        text.append(character)
                        position += 1
                    }
                case "[":
                    flush()
                    parts.append(segment())
                case "]" where nested, "|" where nested:
                    flush()
                    return parts
                default:
                    text.append(character)
                    position += 1
                }
            }
            flush()
            return parts
        }

        private mutating func segment() -> Part {
            position += 1
            var alternatives: [[Part]] = []
            while true {
                alternatives.append(parts(nested: true))
                guard position < characters.count else { break }
                let end = characters[position]
                position += 1
                if end == "]" { break }
            }
            return .segment(alternatives)
        }

        private mutating func place() -> String? {
            guard position + 1 < characters.count, characters[position + 1] == "{",
                let end = characters[position...].firstIndex(of: "}")
            else { return nil }
            let name = String(characters[(position + 2)..<end])
            position = end + 1
            return name
        }
    }
}
