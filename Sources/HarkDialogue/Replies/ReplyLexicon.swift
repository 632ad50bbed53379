import HarkTexts
import IntentSchema

/// What the words of a reply can name exactly, as far as the request itself tells: its parameters, the cases of their
/// enumerations, what true and false are called, and the values that are known (those there are, and the options told).
///
/// In every language that the definition or Hark has, since a reply may mix them.
struct ReplyLexicon {
    enum Entry: Hashable {
        case name(parameter: String)
        /// - Parameter isPresent: whether it is what the parameter has now.
        case value(parameter: String, IntentValue, isPresent: Bool)
    }

    private(set) var entries: [String: [Entry]] = [:]
    private(set) var longest = 1
    /// Words that count what a numeric parameter is about: those of its question ("How many bowls?").
    private(set) var counted: Set<String> = []

    /// - Parameters:
    ///   - parameters: those that play a part.
    ///   - known: options that were told, by parameter.
    init(_ request: Request, _ intent: IntentObject, _ parameters: [ParameterDescription], known: [String: [Candidate]]) {
        let languages = ([request.locale] + TextLanguage.allCases.map(\.rawValue)).map { Texts(locale: $0) }
        for parameter in parameters {
            for name in Self.names(of: parameter, request.intent.name, languages) { add(name, .name(parameter: parameter.name)) }
            if [.integer, .number].contains(parameter.type) {
                for text in parameter.custom?.dialogs[.primary]?.all ?? [] { counted.formUnion(SpokenWord.words(of: text).map(\.key)) }
            }
            for (text, value) in Self.cases(of: parameter, request, languages) {
                add(text, .value(parameter: parameter.name, value, isPresent: false))
            }
            for candidate in known[parameter.name] ?? [] {
                for text in [candidate.option.title] + candidate.option.alternatives {
                    add(text, .value(parameter: parameter.name, candidate.value, isPresent: false))
                }
            }
            guard let present = intent[parameter.name] else { continue }
            for texts in languages {
                addPresent(present, parameter, ValueSpeaker(texts: texts, timeZone: request.timeZone, enumerations: request.enumerations))
            }
        }
    }

    /// A value as it stands. Numbers are read as such.
    private mutating func addPresent(_ value: IntentValue, _ parameter: ParameterDescription, _ speaker: ValueSpeaker) {
        let elements = value.array ?? [value]
        for (element, option) in zip(elements, speaker.options(for: elements, as: parameter.type)) where element.number == nil {
            for text in [option.title] + option.alternatives {
                add(text, .value(parameter: parameter.name, element, isPresent: true))
            }
        }
    }

    /// A long text is no name.
    private static let wordLimit = 8

    private mutating func add(_ text: String, _ entry: Entry) {
        let words = SpokenWord.words(of: text)
        guard !words.isEmpty, words.count <= Self.wordLimit * (words[0].isIdeographic ? 2 : 1) else { return }
        let key = words.map(\.key).joined(separator: " ")
        longest = max(longest, words.count)
        if !(entries[key] ?? []).contains(entry) { entries[key, default: []].append(entry) }
    }

    /// What stands at a word, the longest first, and the word after it.
    func read(_ words: [SpokenWord], at start: Int) -> (entries: [Entry], end: Int)? {
        for length in stride(from: min(longest, words.count - start), through: 1, by: -1) {
            let slice = words[start..<start + length]
            guard !slice.dropFirst().contains(where: \.followsBreak) else { continue }
            if let found = entries[slice.map(\.key).joined(separator: " ")] { return (found, start + length) }
        }
        return nil
    }

    private static func names(of parameter: ParameterDescription, _ intent: String, _ languages: [Texts]) -> [String] {
        let own = parameter.custom?.displayName?.all ?? []
        let texts = languages.compactMap { $0.text(firstOf: ["parameter.\(intent).\(parameter.name)", "parameter.\(parameter.name)"]) }
        return own + (parameter.custom == nil ? texts : []) + [Words.split(parameter.name)]
    }

    private static func cases(
        of parameter: ParameterDescription, _ request: Request, _ languages: [Texts]
    ) -> [(String, IntentValue)] {
        if parameter.type == .boolean, let custom = parameter.custom {
            return (custom.trueName?.all ?? []).map { ($0, .boolean(true)) } + (custom.falseName?.all ?? []).map { ($0, .boolean(false)) }
        }
        guard case .enumeration(let name) = parameter.type.element, let enumeration = request.enumerations[name] else { return [] }
        return enumeration.cases.filter { $0.rawValue != 0 }.flatMap { found -> [(String, IntentValue)] in
            let own = ([found.displayName].compactMap(\.self) + found.synonyms + found.pronunciationHints).flatMap(\.all)
            let texts = found.displayName == nil ? languages.compactMap { $0.text(firstOf: ["enum.\(name).\(found.name)"]) } : []
            return (own + texts + [Words.split(found.name)]).map { ($0, .integer(found.rawValue)) }
        }
    }
}
