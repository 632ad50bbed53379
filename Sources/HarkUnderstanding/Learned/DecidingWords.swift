import IntentSchema
import Synchronization

/// Words that decide a Boolean, a case or an option, as they were labelled in what the model was trained on.
///
/// The table is cut into lines when it is opened; what they say of a parameter or an intent is read when that is first asked for.
final class DecidingWords: Sendable {
    private let bytes: [UInt8]
    /// The lines of a parameter and those that are sure in an intent, by the hash of its name.
    private let lines: [UInt64: [Range<Int>]]
    private let sureLines: [UInt64: [Range<Int>]]
    private let read = Mutex<Read>(Read())

    /// What was read so far.
    private struct Read {
        /// By parameter: words as `key` has them, and the value that they decide.
        var values: [String: [String: String]] = [:]
        var sure: [String: Sure?] = [:]
    }

    /// Words that nearly always decide the parameter when they stand in a request for the intent.
    struct Sure: Sendable {
        /// The parameter by words as `key` has them.
        fileprivate(set) var words: [String: String] = [:]
        /// The most tokens that any of them has.
        fileprivate(set) var longest = 1

        fileprivate mutating func add(_ key: String, _ parameter: String) {
            words[key] = parameter
            longest = max(longest, key.split(separator: " ").count)
        }
    }

    /// - Parameter text: lines of `parameter`, tab, words, tab, value, and the intents in which the words are sure, with commas between,
    ///   after another tab.
    convenience init(_ text: String) { self.init(Array(text.utf8)) }

    init(_ bytes: [UInt8]) {
        var (lines, sure): ([UInt64: [Range<Int>]], [UInt64: [Range<Int>]]) = ([:], [:])
        var start = 0
        while start < bytes.count {
            var (end, tabs, last, parameter) = (start, 0, start, StableHash.seed)
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
                if bytes[end] == UInt8(ascii: "\t") {
                    tabs += 1
                    last = end + 1
                } else if tabs == 0 {
                    parameter = StableHash.extend(parameter, bytes[end])
                }
                end += 1
            }
            if tabs == 2 || tabs == 3 { lines[parameter, default: []].append(start..<end) }
            if tabs == 3 {
                for intent in bytes[last..<end].split(separator: UInt8(ascii: ",")) {
                    sure[StableHash.of(intent), default: []].append(start..<end)
                }
            }
            start = end + 1
        }
        (self.bytes, self.lines, sureLines) = (bytes, lines, sure)
    }

    /// A line's parts.
    private func parts(_ line: Range<Int>) -> [String] {
        bytes[line].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }

    /// By words: the value that they decide.
    private func values(_ parameter: String) -> [String: String] {
        read.withLock { read in
            if let known = read.values[parameter] { return known }
            var values: [String: String] = [:]
            for line in lines[StableHash.of(parameter)] ?? [] {
                let parts = parts(line)
                values[parts[1]] = parts[2]
            }
            read.values[parameter] = values
            return values
        }
    }

    /// The value for words of a parameter: for these very words, else for the longest known ones inside them.
    func value(_ parameter: String, _ surface: String) -> String? {
        let key = Self.key(surface)
        let known = values(parameter)
        if let value = known[key] { return value }
        let inside = known.filter { !$0.key.isEmpty && " \(key) ".contains(" \($0.key) ") }
        return inside.max { ($0.key.utf8.count, $1.key) < ($1.key.utf8.count, $0.key) }?.value
    }

    /// The words that are sure in an intent, if there are any.
    func sure(_ intent: String) -> Sure? {
        read.withLock { read in
            if let known = read.sure[intent] { return known }
            var sure: Sure?
            for line in sureLines[StableHash.of(intent)] ?? [] {
                let parts = parts(line)
                sure = sure ?? Sure()
                sure?.add(parts[1], parts[0])
            }
            read.sure[intent] = .some(sure)
            return sure
        }
    }

    /// The value for these very words.
    func exactValue(_ parameter: String, _ surface: String) -> String? { values(parameter)[Self.key(surface)] }

    /// Words as the table has them: folded, with one space between tokens.
    static func key(_ surface: String) -> String {
        Tokenizer.tokens(of: surface).filter { $0.kind != .separator }.map(\.text).joined(separator: " ")
    }
}
