import HarkTexts
import IntentSchema

/// A reply read word by word against what a request knows. It holds only what is exact: every word is a value, a parameter's
/// name, a word around them, or stands in a stretch that names something unknown (`loose`).
struct ReplyScan {
    struct Value: Hashable {
        var parameter: String
        var value: IntentValue
        /// "Add cream": besides what there is.
        var isAddition: Bool
        /// Whether words could name this value only: a case, something known; no bare number.
        var isNamed: Bool
    }

    /// Words that name nothing that is known here.
    struct Loose: Codable, Sendable, Hashable {
        var words: String
        /// The parameter that the reply itself says it is for.
        var parameter: String?
        var isAddition: Bool
    }

    private(set) var values: [Value] = []
    private(set) var denied: [Value] = []
    private(set) var loose: [Loose] = []
    /// Parameters that were named without a value.
    private(set) var names: [String] = []
    /// Whether the reply says that something is to be otherwise.
    private(set) var isCorrection = false

    /// Characters and stretches of a reply that is read at all.
    private static let lengthLimit = 200
    private static let looseLimit = 3
    private static let looseWords = 6

    private let text: String
    private let words: [SpokenWord]
    private let lexicon: ReplyLexicon
    private let parameters: [ParameterDescription]
    private let asked: String?
    private let filled: Set<String>

    // Where the reading is.
    private var position = 0
    private var run: (start: Int, end: Int, hint: String?)?
    private var denies = false
    private var hasDenied = false
    private var negates = false
    private var adds = false
    private var named: String?

    /// Nil when the reply cannot be told apart so.
    /// - Parameters:
    ///   - asked: the parameter that the question is about.
    ///   - filled: parameters that have a value.
    init?(_ text: String, _ lexicon: ReplyLexicon, _ parameters: [ParameterDescription], asked: String?, filled: Set<String>) {
        guard text.count <= Self.lengthLimit else { return nil }
        self.text = text
        words = SpokenWord.words(of: text)
        self.lexicon = lexicon
        self.parameters = parameters
        self.asked = asked
        self.filled = filled
        guard !words.isEmpty, scan() else { return nil }
        // A parameter that got a value was named with it.
        names.removeAll { name in values.contains { $0.parameter == name } || loose.contains { $0.parameter == name } }
        names = names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func parameter(_ name: String) -> ParameterDescription? { parameters.first { $0.name == name } }

    private mutating func scan() -> Bool {
        while position < words.count {
            if words[position].followsBreak { endClause() }
            let frame = ReplyFrame.read(words, at: position)
            let entry = lexicon.read(words, at: position)
            let length = (entry?.end ?? 0) - position
            if let entry, length >= (frame?.end ?? 0) - position {
                guard take(entry.entries, entry.end) else { return false }
            } else if let frame {
                if text(after: frame) { return true }
                take(frame.frame, frame.end)
            } else if let number = SpokenNumber.read(words, at: position), run == nil {
                guard take(number.value, number.end) else { return false }
            } else {
                run = (run?.start ?? position, position + 1, run?.hint)
                position += 1
            }
        }
        endClause()
        return loose.count <= Self.looseLimit
    }

    // MARK: What stands there

    private mutating func take(_ entries: [ReplyLexicon.Entry], _ end: Int) -> Bool {
        let found = entries.compactMap { entry -> (name: String, value: IntentValue, isPresent: Bool)? in
            if case .value(let name, let value, let isPresent) = entry { (name, value, isPresent) } else { nil }
        }
        if let chosen = choose(found) {
            endRun()
            add(Value(parameter: chosen.name, value: chosen.value, isAddition: adds, isNamed: true), isPresent: chosen.isPresent)
            position = end
            return true
        }
        // Two parameters have such a value, and nothing says which is meant.
        guard found.isEmpty else { return false }
        let parameters = entries.compactMap { entry -> String? in if case .name(let name) = entry { name } else { nil } }
        if run != nil {
            // "corn soup": the name ends what is named.
            run?.end = end
            run?.hint = parameters.count == 1 ? parameters[0] : nil
        } else {
            guard let name = parameters.count == 1 ? parameters[0] : parameters.first(where: { $0 == asked || filled.contains($0) }) else {
                return false
            }
            names.append(name)
            named = name
        }
        position = end
        return true
    }

    private func choose(
        _ found: [(name: String, value: IntentValue, isPresent: Bool)]
    ) -> (name: String, value: IntentValue, isPresent: Bool)? {
        guard !found.isEmpty else { return nil }
        for wanted in [named, asked] {
            if let wanted, let own = found.first(where: { $0.name == wanted }) { return own }
        }
        func only(_ part: [(name: String, value: IntentValue, isPresent: Bool)]) -> (name: String, value: IntentValue, isPresent: Bool)? {
            Set(part.map(\.name)).count == 1 ? part.first(where: \.isPresent) ?? part.first : nil
        }
        return only(found) ?? only(found.filter { filled.contains($0.name) })
    }

    private mutating func take(_ number: Int64, _ end: Int) -> Bool {
        let numeric = parameters.filter { [.integer, .number].contains($0.type) && $0.custom?.constraints.unit == nil }
        let inUse = numeric.filter { filled.contains($0.name) }
        let fitting =
            numeric.first { $0.name == named } ?? numeric.first { $0.name == asked }
            ?? (numeric.count == 1 ? numeric[0] : inUse.count == 1 ? inUse[0] : nil)
        // "the large one" counts nothing.
        if number == 1, words[position].key == "one", position > 0, !words[position].followsBreak, !denies, end == words.count, !values.isEmpty {
            position = end
            return true
        }
        guard let fitting else { return false }
        let value: IntentValue = fitting.type == .number ? .number(Double(number)) : .integer(number)
        add(Value(parameter: fitting.name, value: value, isAddition: false, isNamed: false), isPresent: false)
        position = end
        if position < words.count, !words[position].followsBreak,
            ReplyFrame.counters.contains(words[position].key)
                || lexicon.counted.contains(words[position].key) && ReplyFrame.read(words, at: position) == nil
        {
            position += 1
        }
        return true
    }

    private mutating func take(_ frame: ReplyFrame, _ end: Int) {
        let joins =
            run.map { run in end < words.count && !words[end].followsBreak && run.end == position && Self.joins.contains(words[position].key) }
            ?? false
        if joins {
            run?.end = end
            position = end
            return
        }
        endRun()
        let goesOn = Self.goesOn.contains(words[position].key)
        switch frame {
        case .filler, .becomes: break
        case .change: (denies, isCorrection) = (false, true)
        case .denies: (denies, adds, isCorrection) = (true, false, true)
        case .no: (negates, isCorrection) = (true, true)
        case .adds: (adds, denies) = (true, false)
        }
        // "Without cream and croutons": the next one neither.
        if hasDenied, goesOn { denies = true }
        hasDenied = hasDenied && goesOn
        // 不要…要…, "not … but …": what follows is wanted.
        if Self.affirms.contains(words[position].key), frame == .filler { (denies, negates) = (false, false) }
        position = end
    }

    private static let goesOn: Set<String> = ["and", "or", "nor", "和", "跟", "或", "也"]
    private static let affirms: Set<String> = ["要", "but", "想要"]
    /// Words that stand inside a name: "soup of the day".
    private static let joins: Set<String> = ["of", "的", "and", "&", "in", "on", "the"]

    /// "change the address to 5 Main Street": what follows is the text, whatever it is.
    private mutating func text(after frame: (frame: ReplyFrame, end: Int)) -> Bool {
        guard frame.frame == .becomes, let named, run == nil, position > 0, frame.end < words.count, let parameter = parameter(named),
            parameter.type == .string
        else { return false }
        let value = String(text[words[frame.end].start...])
        add(Value(parameter: named, value: .string(value), isAddition: false, isNamed: true), isPresent: false)
        isCorrection = true
        return true
    }

    // MARK: Ends

    private mutating func add(_ value: Value, isPresent: Bool) {
        let isDenied = denies || (negates && isPresent)
        hasDenied = isDenied
        if isDenied { denied.append(value) } else { values.append(value) }
        (denies, negates, named) = (false, false, nil)
    }

    private mutating func endRun() {
        guard let run else { return }
        self.run = nil
        let said = String(text[words[run.start].start..<words[run.end - 1].end])
        let isDenied = denies
        (denies, negates, hasDenied) = (false, false, isDenied)
        // What is not wanted and not there needs no looking for.
        if !isDenied { loose.append(Loose(words: said, parameter: named ?? run.hint, isAddition: adds)) }
        named = nil
    }

    private mutating func endClause() {
        endRun()
        (denies, negates, hasDenied, named) = (false, false, false, nil)
    }

    /// Whether the unknown stretches are short enough to be names of things.
    var looseIsNames: Bool {
        loose.allSatisfy {
            SpokenWord.words(of: $0.words).count
                <= (SpokenWord.words(of: $0.words).first?.isIdeographic == true ? Self.looseWords * 2 : Self.looseWords)
        }
    }
}
