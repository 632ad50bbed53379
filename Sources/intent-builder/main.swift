import Foundation
import IntentBuilder
import IntentSchema

let usage = """
    usage: intent-builder render-surface -o DIR    Render the Swift sources of the Intents module from the catalogue.

    """

let everyUsage = usage + EntryCommand.usage + DefinitionsCommand.usage + RoundTripCommand.usage

func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("intent-builder: \(message)\n".utf8))
    exit(status)
}

/// Writes files that changed, and removes Swift files that are no longer made.
func write(_ files: [SourceFile], to folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in try manager.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") && !files.contains(where: { $0.path == path }) {
        try manager.removeItem(at: folder.appending(path: path))
    }
    for file in files { try SourceFolder(folder).write(file) }
}

/// The commands that take whatever follows their name.
let commands: [String: ([String]) throws -> Void] = [
    "entry": EntryCommand.run, "definitions": DefinitionsCommand.run, "roundtrip": RoundTripCommand.run,
]

let arguments = CommandLine.arguments.dropFirst()
switch Array(arguments.prefix(2)) {
case ["render-surface", "-o"]:
    guard arguments.count == 3, let folder = arguments.last else { fail("render-surface needs one folder\n\(usage)", status: 2) }
    do {
        let output = try SurfaceBuilder.build()
        for diagnostic in output.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
        if output.diagnostics.contains(where: { $0.severity == .error }) { exit(1) }
        try write(output.files, to: URL(filePath: folder))
    } catch {
        fail("\(error)", status: 1)
    }
case let words where words.first.flatMap { commands[$0] } != nil:
    do {
        try commands[words[0]]?(Array(arguments.dropFirst()))
    } catch let failure as CommandFailure {
        fail(failure.message, status: failure.status)
    } catch {
        fail("\(error)", status: 1)
    }
case ["--help"], ["-h"]: print(everyUsage, terminator: "")
default: fail("unknown command\n\(everyUsage)", status: 2)
}
