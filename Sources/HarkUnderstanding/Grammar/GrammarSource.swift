/// The grammar's text, cut into lines but not yet compiled: an engine compiles only what its world can use.
///
/// The notation is described in `Documentation/Understanding.md`.
struct GrammarSource: Sendable {
    struct Template: Sendable {
        var file: String
        var line: Int
        /// Intent class names.
        var intents: [String]
        /// The score of a perfect match, in 0...1.
        var weight: Double
        /// Good enough to be shown as an example of what can be said.
        var isExample: Bool
        var body: Range<Int>
        /// For a custom intent: its place in `InstalledIntents`, since two apps may use one class name.
        var owner: Int?
    }

    /// A field that words fill: a path from the structured value, and what the words are read as.
    struct Field: Sendable, Hashable {
        var path: [String]
        var kind: SlotKind

        init?(_ notation: String) {
            let parts = notation.split(separator: ":")
            guard parts.count == 2, let kind = SlotKind(rawValue: String(parts[1])) else { return nil }
            self.kind = kind
            path = parts[0].split(separator: ".").map(String.init)
        }

        var name: String { path.last ?? "" }
    }

    private(set) var bytes: [UInt8]
    private(set) var templates: [Template] = []
    /// By the hash of its name; several lines of one name are alternatives.
    private(set) var rules: [UInt64: [Range<Int>]] = [:]
    private(set) var words: [UInt64: Set<UInt64>] = [:]
    /// Each line's words, by the hash of the relation's name.
    private(set) var relations: [(name: UInt64, words: Range<Int>)] = []
    /// Sample fillings by slot kind: English, Chinese.
    private(set) var samples: [String: [String]] = [:]
    /// By a structured type's name: where the words for it go, the plain ones first.
    private(set) var fields: [String: [Field]] = [:]
    /// Lines that cannot be read, as `file:line: reason`. Empty for the shipped grammar; a test holds that.
    private(set) var problems: [String] = []

    static let shared: GrammarSource = {
        var source = GrammarSource(files: GrammarFiles.grammarNames.map { ($0, GrammarFiles.bytes(named: $0)) })
        source.read()
        return source
    }()

    private var files: [(name: String, range: Range<Int>)] = []

    init(files contents: [(String, [UInt8])]) {
        var all: [UInt8] = []
        for (name, content) in contents {
            files.append((name, all.count..<all.count + content.count))
            all += content
        }
        bytes = all
    }

    mutating func read() {
        for file in files {
            var intents: [String] = []
            var start = file.range.lowerBound
            var number = 0
            while start < file.range.upperBound {
                let end = bytes[start..<file.range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? file.range.upperBound
                number += 1
                readLine(trim(start..<end), file.name, number, &intents)
                start = end + 1
            }
        }
    }

    /// Adds the templates that were made from a custom intent's definition.
    mutating func add(_ body: String, intent: String, owner: Int) {
        let start = bytes.count
        bytes += Array(body.utf8)
        templates.append(
            Template(file: intent, line: 0, intents: [intent], weight: 1, isExample: false, body: start..<bytes.count, owner: owner))
    }

    /// The alternatives of a rule that consists of plain words, as they stand in the files.
    func phrases(of rule: String) -> [String] {
        (rules[Folding.hash(rule)] ?? []).flatMap { text($0).split(separator: "|").map { String($0.trimmingSpaces) } }
    }

    private mutating func readLine(_ line: Range<Int>, _ file: String, _ number: Int, _ intents: inout [String]) {
        guard let first = line.first.map({ bytes[$0] }), first != UInt8(ascii: "#") else { return }
        // A section's heading is a bracket with class names; an optional group that begins a template is not.
        if first == UInt8(ascii: "["), bytes[line].last == UInt8(ascii: "]"), isHeading(line) {
            intents = text(line.dropEnds).split(separator: ",").map { String($0.drop { $0 == " " }) }
            return
        }
        for keyword in ["rule ", "words ", "relation ", "sample ", "field "] where bytes[line].starts(with: keyword.utf8) {
            guard let equals = bytes[line].firstIndex(of: UInt8(ascii: "=")) else {
                problems.append("\(file):\(number): '=' is missing")
                return
            }
            let name = text(trim(line.lowerBound + keyword.utf8.count..<equals))
            define(keyword, name, trim(equals + 1..<line.upperBound))
            return
        }
        template(line, file, number, intents)
    }

    private mutating func define(_ keyword: String, _ name: String, _ body: Range<Int>) {
        switch keyword {
        case "rule ": rules[Folding.hash(name), default: []].append(body)
        case "words ":
            let hashes = text(body).split(separator: " ").map { Folding.hash(Folding.fold($0)) }
            words[Folding.hash(name), default: []].formUnion(hashes)
        case "relation ": relations.append((Folding.hash(name), body))
        case "field ": fields[name] = text(body).split(separator: "|").compactMap { Field(String($0.trimmingSpaces)) }
        default: samples[name] = text(body).split(separator: "|").map { String($0.trimmingSpaces) }
        }
    }

    private mutating func template(_ line: Range<Int>, _ file: String, _ number: Int, _ intents: [String]) {
        guard !intents.isEmpty else {
            problems.append("\(file):\(number): a template stands outside a section")
            return
        }
        var body = line
        var isExample = false
        if bytes[body.lowerBound] == UInt8(ascii: "*") {
            isExample = true
            body = trim(body.lowerBound + 1..<body.upperBound)
        }
        var weight = 1.0
        if let first = body.first, bytes[first] == UInt8(ascii: "0") || bytes[first] == UInt8(ascii: "1"),
            let space = bytes[body].firstIndex(of: UInt8(ascii: " ")), let value = Double(text(first..<space))
        {
            weight = value
            body = trim(space..<body.upperBound)
        }
        templates.append(
            Template(file: file, line: number, intents: intents, weight: weight, isExample: isExample, body: body))
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func wordSet(_ name: String) -> Set<UInt64> { words[Folding.hash(name)] ?? [] }

    private func isHeading(_ line: Range<Int>) -> Bool {
        bytes[line].dropFirst().dropLast().allSatisfy { byte in
            byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") || byte < 0x80 && Unicode.Scalar(byte).properties.isAlphabetic
        } && bytes[line].contains { (0x41...0x5A).contains($0) }
    }

    private func trim(_ range: Range<Int>) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, bytes[low] == 0x20 || bytes[low] == 0x0D { low += 1 }
        while high > low, bytes[high - 1] == 0x20 || bytes[high - 1] == 0x0D { high -= 1 }
        return low..<high
    }
}

extension Range<Int> {
    fileprivate var dropEnds: Range<Int> { count < 2 ? self : lowerBound + 1..<upperBound - 1 }
}

extension StringProtocol {
    /// Without blanks at either end.
    var trimmingSpaces: SubSequence {
        let view = drop { $0.isWhitespace }
        guard let last = view.lastIndex(where: { !$0.isWhitespace }) else { return view }
        return view[...last]
    }
}
