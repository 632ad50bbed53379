import Foundation
import HarkLearning
import IntentSchema

/// Reads tagged sentences: three files that go line by line (`X.seq.in`, `X.seq.out`, `X.label`), or one in columns with empty lines between
/// sentences and the intent in a comment.
struct BIOReader {
    let files: LearningFiles

    func sentences(at path: String) throws(HarkError) -> [TaggedSentence] {
        if files.isFolder(path) { return try folder(path) }
        if files.exists(path + ".seq.in") { return try triple(path + ".") }
        if path.hasSuffix("seq.in") { return try triple(String(path.dropLast("seq.in".count))) }
        return try columns(path)
    }

    private func folder(_ path: String) throws(HarkError) -> [TaggedSentence] {
        var all: [TaggedSentence] = []
        for file in try files.files(in: path, ending: "seq.in") { all += try triple(String(file.dropLast("seq.in".count))) }
        for ending in [".conll", ".bio"] { for file in try files.files(in: path, ending: ending) { all += try columns(file) } }
        return all
    }

    private func triple(_ prefix: String) throws(HarkError) -> [TaggedSentence] {
        let words = try lines(prefix + "seq.in")
        let tags = try lines(prefix + "seq.out")
        let labels = try lines(prefix + "label")
        guard words.count == tags.count, words.count == labels.count else {
            throw LearningFiles.bad(prefix + "seq.in", "\(words.count) sentences, \(tags.count) lines of tags, \(labels.count) of intents")
        }
        var sentences: [TaggedSentence] = []
        for index in words.indices {
            let tokens = words[index].split(whereSeparator: \.isWhitespace).map(String.init)
            let own = tags[index].split(whereSeparator: \.isWhitespace).map(String.init)
            guard tokens.count == own.count else {
                throw LearningFiles.bad(prefix + "seq.in", "line \(index + 1): \(tokens.count) words and \(own.count) tags")
            }
            if tokens.isEmpty { continue }
            sentences.append(TaggedSentence(tokens: tokens, tags: own, label: labels[index].trimmingCharacters(in: .whitespaces)))
        }
        return sentences
    }

    private func lines(_ path: String) throws(HarkError) -> [Substring] {
        var lines = try files.text(of: path).split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// Word first (or second, after a number), tag last; columns are parted by tabs, or else by spaces.
    private func columns(_ path: String) throws(HarkError) -> [TaggedSentence] {
        var sentences: [TaggedSentence] = []
        var tokens: [String] = []
        var tags: [String] = []
        var label = ""
        func finish(_ line: Int) throws(HarkError) {
            defer { (tokens, tags, label) = ([], [], "") }
            guard !tokens.isEmpty else { return }
            guard !label.isEmpty else { throw LearningFiles.bad(path, "line \(line): the sentence has no “# intent:” line") }
            sentences.append(TaggedSentence(tokens: tokens, tags: tags, label: label))
        }
        let all = try lines(path)
        for (index, line) in all.enumerated() {
            if line.allSatisfy(\.isWhitespace) {
                try finish(index + 1)
            } else if line.hasPrefix("# "), let comment = Self.intent(line) {
                label = comment
            } else if line.hasPrefix("# ") {
                continue
            } else {
                let parts = line.contains("\t") ? line.split(separator: "\t") : line.split(separator: " ")
                guard parts.count > 1, let tag = parts.last else { throw LearningFiles.bad(path, "line \(index + 1): a word and its tag are due") }
                tokens.append(String(parts.count > 2 && Int(parts[0]) != nil ? parts[1] : parts[0]))
                tags.append(tag.trimmingCharacters(in: .whitespaces))
            }
        }
        try finish(all.count)
        return sentences
    }

    private static func intent(_ line: Substring) -> String? {
        let comment = line.dropFirst(2).drop(while: \.isWhitespace)
        guard comment.hasPrefix("intent") else { return nil }
        let rest = comment.dropFirst("intent".count).drop { $0.isWhitespace }
        guard rest.first == ":" || rest.first == "=" else { return nil }
        return rest.dropFirst().trimmingCharacters(in: .whitespaces)
    }
}
