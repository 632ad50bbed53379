import Foundation
import IntentDefinitions
import PropertyLists

/// `intent-builder roundtrip FILE`: whether reading and writing a definition keeps every key. For `make corpus`.
enum RoundTripCommand {
    static let usage = """
               intent-builder roundtrip FILE           Read and write a definition and compare.

        """

    /// - Throws: `CommandFailure` with the sentence to print.
    static func run(_ arguments: [String]) throws {
        guard arguments.count == 1, let path = arguments.first else {
            throw CommandFailure(message: "roundtrip needs one file", status: 2)
        }
        guard let bytes = try? Data(contentsOf: URL(filePath: path)) else {
            throw CommandFailure(message: "\(path): cannot be read")
        }
        let reading = DefinitionReader().read(bytes, path: path)
        for diagnostic in reading.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
        guard let file = reading.file else { throw CommandFailure(message: "\(path): not read") }
        let original = try? PropertyList(bytes, limits: .definition)
        let written = try? PropertyList(file.write(), limits: .definition)
        guard original != nil, original == written else {
            throw CommandFailure(message: "\(path): what was written differs")
        }
    }
}
