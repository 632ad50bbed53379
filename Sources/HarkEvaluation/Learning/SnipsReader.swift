import Foundation
import HarkLearning
import IntentSchema

/// Reads `{"Intent": [{"data": [{"text": "add "}, {"text": "Blues", "entity": "playlist"}]}]}`.
struct SnipsReader {
    let files: LearningFiles

    private struct Query: Decodable {
        struct Piece: Decodable {
            var text: String
            var entity: String?
            var slot_name: String?
        }
        var data: [Piece]
    }

    func sentences(at path: String) throws(HarkError) -> [TaggedSentence] {
        guard files.isFolder(path) else { return try read(path) }
        var all: [TaggedSentence] = []
        for file in try files.files(in: path, ending: ".json") { all += try read(file) }
        return all
    }

    private func read(_ path: String) throws(HarkError) -> [TaggedSentence] {
        let decoded: [String: [Query]]
        do {
            decoded = try JSONDecoder().decode([String: [Query]].self, from: Data(try files.text(of: path).utf8))
        } catch let error as HarkError {
            throw error
        } catch {
            throw LearningFiles.bad(path, "not intents with queries: \(error)")
        }
        var sentences: [TaggedSentence] = []
        for (intent, queries) in decoded.sorted(by: { $0.key < $1.key }) {
            for query in queries {
                var tokens: [String] = []
                var tags: [String] = []
                for piece in query.data {
                    let slot = piece.slot_name ?? piece.entity
                    for (number, token) in Self.tokens(piece.text).enumerated() {
                        tokens.append(token)
                        tags.append(slot.map { (number == 0 ? "B-" : "I-") + $0 } ?? "O")
                    }
                }
                if !tokens.isEmpty { sentences.append(TaggedSentence(tokens: tokens, tags: tags, label: intent)) }
            }
        }
        return sentences
    }

    /// Words as the set's published tag files have them: parted at spaces and apostrophes, without punctuation around them.
    static func tokens(_ text: String) -> [String] {
        let edges: Set<Character> = [".", ",", "?", "!", ";", "\"", "“", "”", "(", ")"]
        return text.split { $0.isWhitespace || $0 == "'" || $0 == "’" }.compactMap { chunk in
            var word = chunk
            while let first = word.first, edges.contains(first) { word = word.dropFirst() }
            while let last = word.last, edges.contains(last) { word = word.dropLast() }
            return word.isEmpty ? nil : String(word)
        }
    }
}
