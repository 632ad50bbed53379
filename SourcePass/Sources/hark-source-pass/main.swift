import Foundation
import SourcePass

/// `hark-source-pass < REQUEST.json > RESULT.json`: prepares sources for the compiler. For `hark try`; people do not call it.
struct Request: Decodable {
    struct File: Decodable {
        var source: String
        /// Where the prepared text goes. Without one, the source is only looked at.
        var output: String?
    }
    var modules: [String]
    var conditions: [String]
    /// Major and minor.
    var languageVersion: [Int]
    var compilerVersion: [Int]
    var files: [File]
}

struct Result: Encodable {
    struct File: Encodable {
        var source: String
        var facts: SourceFacts?
        /// Why there are no facts: `source.unreadable`, `source.too-large` or `source.unwritable`.
        var error: String?
    }
    var format = 1
    var files: [File] = []
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("hark-source-pass: \(message)\n".utf8))
    exit(2)
}

guard let input = try? FileHandle.standardInput.readToEnd(), let request = try? JSONDecoder().decode(Request.self, from: input) else {
    fail("standard input is not a request")
}
let preparer = SourcePreparer(
    platform: Platform(
        modules: Set(request.modules), conditions: Set(request.conditions),
        languageVersion: .init(components: request.languageVersion), compilerVersion: .init(components: request.compilerVersion)))
var result = Result()
for file in request.files {
    var entry = Result.File(source: file.source)
    if let data = FileManager.default.contents(atPath: file.source) {
        if data.count > SourcePreparer.byteLimit {
            entry.error = "source.too-large"
        } else {
            let prepared = preparer.prepare(Array(data))
            entry.facts = prepared.facts
            if let output = file.output, !FileManager.default.createFile(atPath: output, contents: Data(prepared.text)) {
                entry.error = "source.unwritable"
            }
        }
    } else {
        entry.error = "source.unreadable"
    }
    result.files.append(entry)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
guard let output = try? encoder.encode(result) else { fail("the result cannot be written") }
FileHandle.standardOutput.write(output)
