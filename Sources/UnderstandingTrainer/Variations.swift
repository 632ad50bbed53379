import Foundation
import HarkLearning

/// Makes further sentences of a labelled one: other names and titles in its places, spoken without marks and capitals.
struct Variations {
    /// By tag and script, what fills it in the data.
    private var pools: [String: [String]] = [:]
    /// Names that may stand for any person, whether somebody is known by them or not.
    private let people: [String]
    private let appNames: [String: [String]]
    private let personTags: Set<String>
    /// Tags whose words may be exchanged for one another's.
    private let kept: Set<String>
    private var numbers: SeededGenerator

    /// - Parameters:
    ///   - appNames: an app's display name → every name it has.
    ///   - personTags: parameters that hold people.
    ///   - kept: parameters whose words are never exchanged, since they decide a value.
    init(_ texts: [LabelledText], people: [String], appNames: [String: [String]], personTags: Set<String>, kept: Set<String>, seed: UInt64) {
        self.people = people
        self.appNames = appNames
        self.personTags = personTags
        self.kept = kept
        numbers = SeededGenerator(seed: seed)
        for text in texts {
            let scalars = Array(text.text.unicodeScalars)
            for span in text.spans {
                let surface = Self.string(scalars[span.place])
                pools[key(span.tag, surface, text.label), default: []].append(surface)
            }
        }
    }

    private func key(_ tag: String, _ surface: String, _ label: String) -> String {
        let script = Self.isHan(surface) ? "han" : "latin"
        return personTags.contains(tag) ? "person.\(script)" : "\(label).\(tag).\(script)"
    }

    private static func isHan(_ text: String) -> Bool { text.unicodeScalars.contains { $0.value >= 0x3400 } }
    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// One more sentence like this one.
    mutating func variation(of text: LabelledText, appPlace: Range<Int>?) -> LabelledText {
        var parts: [(place: Range<Int>, tag: String, words: String)] = text.spans.map { ($0.place, $0.tag, "") }
        let scalars = Array(text.text.unicodeScalars)
        for index in parts.indices {
            let surface = Self.string(scalars[parts[index].place])
            parts[index].words = exchange(surface, tag: parts[index].tag, label: text.label)
        }
        if let appPlace, let app = text.app, let names = appNames[app], let name = names.randomElement(using: &numbers),
            !parts.contains(where: { $0.place.overlaps(appPlace) })
        {
            parts.append((appPlace, "", Double.random(in: 0..<1, using: &numbers) < 0.6 ? name : Self.string(scalars[appPlace])))
        }
        parts.sort { $0.place.lowerBound < $1.place.lowerBound }
        var result: [Unicode.Scalar] = []
        var spans: [LabelledText.Span] = []
        var position = 0
        for part in parts {
            result += scalars[position..<part.place.lowerBound]
            let start = result.count
            result += Array(part.words.unicodeScalars)
            if !part.tag.isEmpty { spans.append(.init(tag: part.tag, place: start..<result.count)) }
            position = part.place.upperBound
        }
        result += scalars[position...]
        var made = LabelledText(text: Self.string(result), label: text.label, app: text.app, spans: spans)
        if Double.random(in: 0..<1, using: &numbers) < 0.25 { made = spoken(made) }
        return made
    }

    private mutating func exchange(_ surface: String, tag: String, label: String) -> String {
        guard !kept.contains("\(label).\(tag)") else { return surface }
        let chance = Double.random(in: 0..<1, using: &numbers)
        if personTags.contains(tag), chance < 0.5 {
            let script = Self.isHan(surface)
            return people.filter { Self.isHan($0) == script }.randomElement(using: &numbers) ?? surface
        }
        guard chance < 0.75 else { return surface }
        return pools[key(tag, surface, label)]?.randomElement(using: &numbers) ?? surface
    }

    /// As a recogniser writes it: no capitals, no marks between words.
    private func spoken(_ text: LabelledText) -> LabelledText {
        var scalars: [Unicode.Scalar] = []
        var places: [Int] = []
        for scalar in text.text.unicodeScalars {
            places.append(scalars.count)
            if ",.!?;，。！？；".unicodeScalars.contains(scalar) { continue }
            scalars += Array(scalar.properties.lowercaseMapping.unicodeScalars)
        }
        places.append(scalars.count)
        let spans = text.spans.map { LabelledText.Span(tag: $0.tag, place: places[$0.place.lowerBound]..<places[$0.place.upperBound]) }
        return LabelledText(text: Self.string(scalars), label: text.label, app: text.app, spans: spans.filter { !$0.place.isEmpty })
    }
}
