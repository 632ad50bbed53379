import Foundation
import SourcePass
import SourcePassFacts

// `hark-source-pass < REQUEST.json > RESULT.json`: prepares sources for the compiler. For `hark try`; people do not call it.
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("hark-source-pass: \(message)\n".utf8))
    exit(2)
}

guard let input = try? FileHandle.standardInput.readToEnd(), let request = try? JSONDecoder().decode(PassRequest.self, from: input) else {
    fail("standard input is not a request")
}
let preparer = SourcePreparer(
    platform: Platform(
        modules: Set(request.modules), conditions: Set(request.conditions),
        languageVersion: .init(components: request.languageVersion), compilerVersion: .init(components: request.compilerVersion)))
var result = PassResult()
for file in request.files {
    var entry = PassResult.File(source: file.source)
    if let data = FileManager.default.contents(atPath: file.source) {
        if data.count > SourcePreparer.byteLimit {
            entry.error = "source.too-large"
        } else {
            let prepared = preparer.prepare(Array(data), path: file.source)
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
