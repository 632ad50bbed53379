import Foundation
import Glibc
import HarkLint
import HarkTexts
import IntentBuilder
import IntentDefinitions
import IntentSchema

/// `hark generate`: the Swift of intent definitions. What it prints names files, key paths and identifiers.
struct GenerateCommand {
    let context: CommandContext

    /// One line of `--json` for each file made.
    private struct Made: Encodable {
        let kind = "generated"
        var path: String
        var written: Bool
    }

    private struct Found: Encodable {
        let kind = "diagnostic"
        var diagnostic: DefinitionDiagnostic
        enum CodingKeys: CodingKey { case kind, severity, identifier, file, keyPath, line, message }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(kind, forKey: .kind)
            try container.encode(diagnostic.severity, forKey: .severity)
            try container.encode(diagnostic.identifier, forKey: .identifier)
            try container.encode(diagnostic.file, forKey: .file)
            try container.encode(diagnostic.keyPath, forKey: .keyPath)
            try container.encodeIfPresent(diagnostic.line, forKey: .line)
            try container.encode(diagnostic.message, forKey: .message)
        }
    }

    private struct Summary: Encodable {
        let kind = "summary"
        var intents: [String]
        var types: [String]
        var enumerations: [String]
    }

    /// - Throws: `usage.bad-value`, `usage.unreadable-file`, `definition.unreadable`, `generate.unwritable`.
    func run() throws(HarkError) -> ExitCode {
        let prefix = context.command.value("prefix") ?? ""
        guard prefix.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), prefix.first?.isNumber != true else {
            throw HarkError("usage.bad-value", ["argument": "--prefix", "value": prefix])
        }
        let folder = context.command.value("output") ?? ""
        guard !folder.isEmpty else { throw HarkError("usage.bad-value", ["argument": "-o", "value": folder]) }
        let found = try ProjectScanner().definitions(at: context.command.arguments)
        let inputs = found.sources.map { DefinitionGenerator.Input(path: $0.path, bytes: $0.bytes) }
        let note = Task { [console = context.console, text = context.texts.text("terminal.working")] in
            try await Task.sleep(for: .seconds(1))
            console.note(text)
        }
        defer { note.cancel() }
        let generator = DefinitionGenerator(
            isPublic: context.command.has("public"), prefix: prefix, developmentLanguage: found.developmentLanguage)
        let output = generator.generate(inputs)
        for diagnostic in output.diagnostics { try show(diagnostic) }
        guard !output.hasErrors else {
            if !context.isJSON { context.console.printError(context.texts.text("terminal.generate.errors")) }
            return .failed
        }
        try write(output, to: folder)
        return .handled
    }

    private func show(_ diagnostic: DefinitionDiagnostic) throws(HarkError) {
        if context.isJSON { return try context.printJSON(Found(diagnostic: diagnostic)) }
        context.console.printError(Printable.text(diagnostic.description))
    }

    private func write(_ output: DefinitionGenerator.Output, to folder: String) throws(HarkError) {
        // Sources are the developer's, not Hark's: who may read them is what the caller's mask says.
        let own = umask(context.callersMask)
        defer { umask(own) }
        let sources = SourceFolder(URL(filePath: folder, directoryHint: .isDirectory))
        for file in output.files {
            let path = folder.hasSuffix("/") ? folder + file.path : "\(folder)/\(file.path)"
            let isWritten: Bool
            do {
                isWritten = try sources.write(file)
            } catch {
                throw HarkError("generate.unwritable", ["path": path], detail: error.localizedDescription)
            }
            if context.isJSON {
                try context.printJSON(Made(path: path, written: isWritten))
            } else {
                let key = isWritten ? "terminal.generate.written" : "terminal.generate.unchanged"
                context.console.print(context.texts.text(key, ["path": Printable.text(path)]))
            }
        }
        if context.isJSON {
            return try context.printJSON(
                Summary(intents: output.intents, types: output.types, enumerations: output.enumerations))
        }
        context.console.print(
            context.texts.text(
                "terminal.generate.summary",
                [
                    "intents": "\(output.intents.count)", "types": "\(output.types.count)",
                    "enumerations": "\(output.enumerations.count)",
                ]))
    }
}
