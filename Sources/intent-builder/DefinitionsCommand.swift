import Foundation
import IntentBuilder
import IntentDefinitions

/// `intent-builder definitions FILE... -o FILE [--public] [--prefix PREFIX]`: the classes of a module's definitions, as one
/// file. For the build plug-in; people use `hark generate`.
enum DefinitionsCommand {
    static let usage = """
               intent-builder definitions FILE... -o FILE [--public] [--prefix PREFIX]
                                                       Make the classes of intent definitions.

        """

    /// Prints diagnostics as compilers do.
    /// - Throws: `CommandFailure` with the sentence to print.
    static func run(_ arguments: [String]) throws {
        var paths: [String] = []
        var output: String?
        var generator = DefinitionGenerator()
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "-o": output = rest.popFirst()
            case "--public": generator.isPublic = true
            case "--prefix": generator.prefix = rest.popFirst() ?? ""
            case _ where word.hasPrefix("-"): throw CommandFailure(message: "definitions: unknown option \(word)", status: 2)
            default: paths.append(word)
            }
        }
        guard let output, !paths.isEmpty else { throw CommandFailure(message: "definitions needs files and -o", status: 2) }
        var inputs: [DefinitionGenerator.Input] = []
        for path in paths {
            guard let bytes = try? Data(contentsOf: URL(filePath: path)) else {
                throw CommandFailure(message: "\(path): cannot be read")
            }
            inputs.append(.init(path: path, bytes: bytes))
        }
        let url = URL(filePath: output)
        let made = generator.generate(inputs, asFile: url.lastPathComponent)
        for diagnostic in made.diagnostics where diagnostic.severity > .note {
            FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
        }
        guard !made.hasErrors else { throw CommandFailure(message: "nothing was made") }
        do {
            for file in made.files { try SourceFolder(url.deletingLastPathComponent()).write(file) }
        } catch {
            throw CommandFailure(message: "\(output): cannot be written: \(error.localizedDescription)")
        }
    }
}
