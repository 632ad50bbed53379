import IntentSchema

/// How the values of one custom parameter are said.
struct ParameterWords: Sendable {
    let description: ParameterDescription
    /// What a place for it in a title takes; nil for what cannot be said, such as a file's contents.
    let kind: SlotKind?
    /// The parameter's names in every language, and the words of its own name.
    let names: [[Token]]
    /// For enumerations and booleans.
    let phrases: PhraseTable?
    /// The unit class and symbol of a measure.
    let unit: (dimension: String, symbol: String?)?
    /// A title says "${city}'s weather", so that "Paris's" stands for Paris.
    var isPossessive = false

    /// - Parameter called: what people call it, beside what a definition and its own name say.
    init(_ parameter: ParameterDescription, called: [String] = [], enumeration: (String) -> EnumerationDescription?) {
        description = parameter
        let element = parameter.type.element
        var names: [[Token]] = []
        for name in (parameter.custom?.displayName?.all ?? []) + called + [CamelCase.words(parameter.name).joined(separator: " ")] {
            let tokens = Tokenizer.tokens(of: name).filter { $0.kind != .separator && $0.text != "\"" }
            guard !tokens.isEmpty, tokens.count <= Self.nameLimit, !names.contains(where: { $0.map(\.text) == tokens.map(\.text) }) else { continue }
            names.append(tokens)
        }
        self.names = names
        switch element {
        case .enumeration(let name), .optionSet(let name): phrases = enumeration(name).map(PhraseTable.init)
        case .boolean: phrases = PhraseTable(trueName: parameter.custom?.trueName, falseName: parameter.custom?.falseName)
        default: phrases = nil
        }
        let symbol = parameter.custom?.constraints.unit
        switch element {
        case .measurement(let dimension): unit = (dimension, symbol)
        case .number, .integer: unit = symbol.flatMap { symbol in Units.dimension(of: symbol).map { ($0, symbol) } }
        default: unit = nil
        }
        kind = Self.kind(element, isArray: parameter.type.isArray, hasUnit: unit != nil)
    }

    /// A longer display name is not said.
    static let nameLimit = 8
    private static let articleLimit = 2

    private static func kind(_ type: ValueType, isArray: Bool, hasUnit: Bool) -> SlotKind? {
        switch type {
        case .boolean, .enumeration, .optionSet: .cases
        case .integer, .number: hasUnit ? .quantity : .amount
        case .measurement: .quantity
        case .string: isArray ? .phrases : .text
        case .date, .dateComponents: .date
        case .url: .phrase
        case .object("INDateComponentsRange"): .date
        case .object("INCurrencyAmount"): .currency
        case .object("INPerson"): .persons
        case .object("INFile"), .data, .dictionary, .opaque, .array: nil
        case .object: isArray ? .phrases : .phrase
        }
    }

    /// Whether its values are called by words of the definition.
    var isLabelled: Bool {
        switch description.type.element {
        case .enumeration, .optionSet: true
        case .boolean: description.custom?.trueName != nil || description.custom?.falseName != nil
        default: false
        }
    }

    /// Its place in a template; empty for what cannot be said.
    func slot(_ other: SlotKind? = nil) -> String {
        guard let kind = other ?? kind else { return "" }
        let slot = "{\(description.name):\(kind.rawValue)}"
        guard description.type.isArray, kind == .cases || kind == .label || kind == .amount else { return slot }
        return "\(slot) ( [<list-separator>] \(slot) )*"
    }

    /// What may follow its value in a template.
    var suffix: String {
        switch kind {
        case .cases, .label: " [<custom-case-suffix>]"
        case .amount: " [<custom-percent>] [<custom-classifier>]"
        default: ""
        }
    }

    /// Whether the words of a text include the parameter's name: "tomato soups" for a soup.
    func isNamed(in tokens: ArraySlice<Token>) -> Bool {
        let joined = tokens.map(\.text).joined()
        return names.contains { name in
            if name.allSatisfy({ $0.kind == .han }) { return joined.contains(name.map(\.text).joined()) }
            guard let last = name.last else { return false }
            return tokens.contains { Plural.isSame($0.text, last.text) }
        }
    }

    /// Whether a text ends with the parameter's name, as the name of a kind of soup does: "tomato soup", 番茄汤.
    func isHead(of tokens: ArraySlice<Token>) -> Bool {
        guard let said = tokens.last, !isName(tokens) else { return false }
        return names.contains { name in
            if name.allSatisfy({ $0.kind == .han }) { return tokens.map(\.text).joined().hasSuffix(name.map(\.text).joined()) }
            return name.last.map { Plural.isSame($0.text, said.text) } == true
        }
    }

    /// The thing that words name, in the number of the parameter's own name: "tomato soups" are of the soup "tomato soup".
    func thing(_ text: String, _ kind: SlotKind = .phrase) -> String {
        guard kind == .phrase || kind == .phrases, case .object = description.type.element, let word = text.split(separator: " ").last,
            let said = Tokenizer.tokens(of: String(word)).last
        else { return text }
        for name in names {
            guard let last = name.last?.text, last != said.text, Plural.forms(last).contains(said.text), word.count > last.count else { continue }
            let end = word.lowercased().hasPrefix(last) ? String(word.prefix(last.count)) : last
            return text.dropLast(word.count) + end
        }
        return text
    }

    /// What was said of it without the ending that a title puts behind it.
    func withoutPossessive(_ text: String) -> String {
        guard isPossessive, text.count > 2, text.hasSuffix("'s") || text.hasSuffix("’s") else { return text }
        return String(text.dropLast(2))
    }

    /// Whether a text is the parameter's name and nothing else, articles aside.
    func isName(_ tokens: ArraySlice<Token>) -> Bool {
        guard tokens.count <= Self.nameLimit + Self.articleLimit else { return false }
        let said = tokens.filter { $0.kind != .separator && !Self.articles.contains($0.text) }
        return names.contains { name in name.count == said.count && zip(said, name).allSatisfy { Plural.isSame($0.text, $1.text) } }
    }

    static let articles: Set<String> = ["a", "an", "the", "my", "some", "me", "our", "your", "this", "that"]
}

/// One word in its singular and plural.
enum Plural {
    static func isSame(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        guard one.utf8.first == other.utf8.first, abs(one.utf8.count - other.utf8.count) <= 2 else { return false }
        return forms(one).contains(other) || forms(other).contains(one)
    }

    /// The other number of an English word, as far as endings tell.
    static func forms(_ word: String) -> [String] {
        guard word.count > 2, word.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic }) else { return [] }
        var forms = [word + "s"]
        if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
        if ["s", "x", "z", "ch", "sh", "o"].contains(where: word.hasSuffix) { forms.append(word + "es") }
        if word.hasSuffix("y") { forms.append(word.dropLast() + "ies") }
        if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
        if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
        return forms
    }
}

/// The words of every custom intent of a world, by its place in `InstalledIntents`.
struct CustomWords: Sendable {
    private var parameters: [Int: [String: ParameterWords]] = [:]
    private(set) var variants: [Int: [CustomVariant]] = [:]

    init() {}

    mutating func add(_ words: [ParameterWords], _ variants: [CustomVariant], owner: Int) {
        for var parameter in words.reversed() {
            let name = parameter.description.name
            parameter.isPossessive = variants.contains { TitlePattern.hasPossessive(name, in: $0.text) }
            parameters[owner, default: [:]][name] = parameter
        }
        self.variants[owner] = variants
    }

    func parameter(_ name: String, of owner: Int?) -> ParameterWords? { owner.flatMap { parameters[$0]?[name] } }
}
