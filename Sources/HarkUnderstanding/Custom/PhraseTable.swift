import IntentSchema

/// What the values of an enumeration or a boolean are called.
///
/// A definition's own words come first: display name, then synonyms, then pronunciation hints, each in every language; then numbers
/// that the words stand for ("8" for "eight"); the raw case name last. What two cases are called alike names neither.
struct PhraseTable: Sendable {
    enum Level: Int, Sendable, Comparable {
        case displayName, synonym, hint, number, shortened, usual, rawName
        static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    private struct Entry: Sendable {
        /// Nil when several values are called so.
        var value: IntentValue?
        var level: Level
    }

    private var entries: [UInt64: Entry] = [:]
    private var numbers: [Double: Entry] = [:]
    /// The words of each name, for replies that say part of one.
    private var names: [(tokens: [Token], value: IntentValue)] = []
    private var longest = 0

    /// The longest name in tokens; a longer one is not said.
    static let limit = 16

    init(_ enumeration: EnumerationDescription) {
        for item in enumeration.cases {
            let value = IntentValue.integer(item.rawValue)
            add(item.displayName?.all ?? [], value, .displayName)
            add(item.synonyms.flatMap(\.all), value, .synonym)
            add(item.pronunciationHints.flatMap(\.all), value, .hint)
        }
        let common = CamelCase.sharedWords(enumeration.cases.map(\.name))
        for item in enumeration.cases where item.name != "unknown" {
            let value = IntentValue.integer(item.rawValue)
            let words = CamelCase.words(item.name)
            let own = words.filter { !common.contains($0) }
            add([item.name], value, .rawName)
            if !own.isEmpty, own.count < words.count { add([own.joined(separator: " ")], value, .rawName) }
        }
    }

    init(trueName: LocalizedText?, falseName: LocalizedText?) {
        add(trueName?.all ?? [], .boolean(true), .displayName)
        add(falseName?.all ?? [], .boolean(false), .displayName)
        add(["on", "yes", "true", "enabled", "开", "是", "打开", "开启", "要"], .boolean(true), .usual)
        add(["off", "no", "false", "disabled", "关", "否", "关闭", "关掉", "不要"], .boolean(false), .usual)
    }

    var isEmpty: Bool { entries.isEmpty }

    private static let classifiers: Set<Character> = ["份", "号", "杯", "碗", "色", "的"]

    private mutating func add(_ names: [String], _ value: IntentValue, _ level: Level) {
        for name in names {
            let tokens = Tokenizer.tokens(of: name).filter { $0.kind != .separator }
            guard !tokens.isEmpty, tokens.count <= Self.limit else { continue }
            enter(tokens.reduce(NameKey.empty) { NameKey.extend($0, with: $1.text) }, value, level)
            longest = max(longest, tokens.count)
            if level < .usual { self.names.append((tokens, value)) }
            if let number = NumberReader.read(tokens, at: 0), number.end == tokens.count {
                Self.enter(number.value, value, level < .usual ? max(level, .number) : level, into: &numbers)
            }
            if level <= .synonym, tokens.count > 1, tokens.allSatisfy({ $0.kind == .han }), let last = name.last, Self.classifiers.contains(last) {
                enter(NameKey.key(String(name.dropLast())), value, .shortened)
            }
        }
    }

    private mutating func enter(_ key: UInt64, _ value: IntentValue, _ level: Level) { Self.enter(key, value, level, into: &entries) }

    private static func enter<Key: Hashable>(_ key: Key, _ value: IntentValue, _ level: Level, into table: inout [Key: Entry]) {
        guard let known = table[key] else {
            table[key] = Entry(value: value, level: level)
            return
        }
        if level < known.level {
            table[key] = Entry(value: value, level: level)
        } else if level == known.level, known.value != value {
            table[key] = Entry(value: nil, level: level)
        }
    }

    /// Where names end that begin at a token, shortest first. `ownOnly` takes only what the definition itself calls a value.
    func ends(_ tokens: [Token], at start: Int, limit: Int, ownOnly: Bool) -> [Int] {
        guard start < limit, tokens[start].kind != .separator else { return [] }
        var found: [Int] = []
        var key = NameKey.empty
        // A name written in one word is also found when it is said in several.
        for end in start..<min(limit, start + longest + 3) {
            guard tokens[end].kind != .separator else { break }
            key = NameKey.extend(key, with: tokens[end].text)
            guard let entry = entries[key], entry.value != nil, entry.level <= .synonym || !ownOnly else { continue }
            found.append(end + 1)
        }
        if !ownOnly, let number = NumberReader.read(tokens, at: start), number.end <= limit, numbers[number.value]?.value != nil, !found.contains(number.end) {
            found.append(number.end)
        }
        return found
    }

    /// The value that a text names as a whole; nil when it names none, or two.
    func value(_ text: String) -> IntentValue? {
        if let entry = entries[NameKey.key(text)] { return entry.value }
        let tokens = Tokenizer.tokens(of: text).filter { $0.kind != .separator }
        if let number = NumberReader.read(tokens, at: 0), number.end == tokens.count, let entry = numbers[number.value] { return entry.value }
        return nil
    }

    /// The one value whose name holds all words of a text, or is held by it: "the large one", 大的.
    func value(inside text: String) -> IntentValue? {
        if let whole = value(text) { return whole }
        let said = Tokenizer.tokens(of: text).filter { $0.kind != .separator }
        guard !said.isEmpty, said.count <= Self.limit * 2 else { return nil }
        var found: Set<IntentValue> = []
        var (best, start) = (0, 0)
        // The longest names in the text.
        while start < said.count {
            let end = ends(said, at: start, limit: said.count, ownOnly: false).last ?? start
            if end > start, end - start >= best, let value = value(said[start..<end].map(\.text).joined(separator: " ")) {
                if end - start > best { found = [] }
                best = end - start
                found.insert(value)
            }
            start = max(end, start + 1)
        }
        if !found.isEmpty { return found.count == 1 ? found.first : nil }
        for (tokens, value) in names where said.allSatisfy({ word in tokens.contains { $0.text == word.text } }) { found.insert(value) }
        return found.count == 1 ? found.first : nil
    }
}
