import HarkEvaluation
import HarkUnderstanding
import IntentSchema

/// A request with the places of the words that fill its parameters.
struct LabelledText {
    struct Span {
        /// A parameter, or a parameter's field: `mediaSearch.artistName`.
        var tag: String
        /// Unicode scalars of the text.
        var place: Range<Int>
    }

    var text: String
    /// The intent, or the label of refusals.
    var label: String
    var app: String?
    var spans: [Span]
    /// For Booleans, cases and options: parameter, the words, and the value they decide.
    var decisions: [(parameter: String, surface: String, value: String)] = []

    init(text: String, label: String, app: String?, spans: [Span]) {
        self.text = text
        self.label = label
        self.app = app
        self.spans = spans
    }

    /// What the grammar says of a sentence that it made.
    init(_ sentence: GeneratedSentence) {
        self.init(text: sentence.text, label: sentence.intent, app: nil, spans: sentence.spans.map { Span(tag: $0.tag, place: $0.place) })
    }

    /// Nil for a request without a label.
    init?(_ request: Request, engine: GrammarEngine) {
        guard let label = request.label else { return nil }
        text = request.text
        app = label.app
        self.label = label.intent ?? GrammarEngine.learnedRefusal
        spans = []
        let scalars = Array(text.unicodeScalars)
        let intent = label.intent.flatMap { Catalogue.shared.intent(named: $0) }
        // Long ones first, so that a short one does not take a place inside them.
        let surfaces = label.slots.sorted { $0.key < $1.key }.flatMap { slot in slot.value.enumerated().map { (slot.key, $0.offset, $0.element) } }
        for (parameter, index, surface) in surfaces.sorted(by: { $0.2.unicodeScalars.count > $1.2.unicodeScalars.count }) {
            guard let place = Self.place(of: Array(surface.unicodeScalars), in: scalars, taken: spans.map(\.place)) else { continue }
            let type = intent?.parameter(parameter)?.type
            let fields = type?.element.typeName.map { engine.wordFields(of: $0) } ?? []
            var tag = parameter
            if fields.count > 1, let field = Self.field(of: surface, label.values[parameter], fields), field != fields[0] { tag += "." + field }
            spans.append(Span(tag: tag, place: place))
            guard let type, let value = label.values[parameter] else { continue }
            if let decided = Self.decision(value, type.element, index, of: label.slots[parameter]?.count ?? 0) {
                decisions.append((parameter, surface, decided))
            }
        }
        spans.sort { $0.place.lowerBound < $1.place.lowerBound }
    }

    /// Where words stand in a text, outside what is taken already.
    private static func place(of words: [Unicode.Scalar], in text: [Unicode.Scalar], taken: [Range<Int>]) -> Range<Int>? {
        guard !words.isEmpty, words.count <= text.count else { return nil }
        var found: Range<Int>?
        for start in 0...text.count - words.count where text[start..<start + words.count].elementsEqual(words) {
            let place = start..<start + words.count
            guard !taken.contains(where: { $0.overlaps(place) }) else { continue }
            // Not in the middle of a word, if there is a better place.
            if isWhole(place, text) { return place }
            if found == nil { found = place }
        }
        return found
    }

    private static func isWhole(_ place: Range<Int>, _ text: [Unicode.Scalar]) -> Bool {
        func isLetter(_ index: Int) -> Bool {
            text.indices.contains(index) && text[index].properties.isAlphabetic && text[index].value < 0x2E80
        }
        return !(isLetter(place.lowerBound - 1) && isLetter(place.lowerBound)) && !(isLetter(place.upperBound - 1) && isLetter(place.upperBound))
    }

    /// The field of a structured parameter that a surface fills, as the label's values have it.
    private static func field(of surface: String, _ values: JSON?, _ fields: [String]) -> String? {
        for field in fields {
            let value = values?[field]
            let texts = value?.array?.compactMap(\.string) ?? [value?.string].compactMap(\.self)
            if texts.contains(where: { GrammarEngine.decidingKey($0) == GrammarEngine.decidingKey(surface) }) { return field }
        }
        return nil
    }

    private static func decision(_ value: JSON, _ type: ValueType, _ index: Int, of count: Int) -> String? {
        switch type {
        case .boolean: return value.boolean.map { "\($0)" }
        case .enumeration: return value.string
        case .optionSet(let name):
            guard let cases = value.array?.compactMap(\.string) ?? value.string.map({ [$0] }) else { return nil }
            if cases.count == count { return cases[index] }
            let raw = cases.compactMap { Catalogue.shared.enumeration(named: name)?.rawValue(of: $0) }
            return raw.count == cases.count ? "\(raw.reduce(0, |))" : nil
        default: return nil
        }
    }
}
