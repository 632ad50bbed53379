import HarkLint
import IntentDefinitions
import IntentSchema

/// `hark intents diff`: what changed between two versions of definitions, and what breaks stored shortcuts.
struct IntentsDiffCommand {
    let context: CommandContext

    /// - Throws: `usage.unreadable-file`, `definition.unreadable`.
    func run() throws(HarkError) -> ExitCode {
        let old = try definitions(context.command.arguments[0])
        let new = try definitions(context.command.arguments[1])
        let changes = DefinitionComparison(from: old, to: new).changes()
        for change in changes {
            if context.isJSON {
                try context.printJSON(Listed(change, message: sentence(change)))
            } else {
                let line = (change.kind.breaks ? "! " : "  ") + Printable.text(sentence(change))
                context.console.print(change.kind.breaks ? context.console.bold(line) : line)
            }
        }
        if changes.isEmpty, !context.isJSON { context.console.print(context.texts.text("terminal.diff.none")) }
        return changes.contains(where: \.kind.breaks) ? .failed : .handled
    }

    private func definitions(_ path: String) throws(HarkError) -> DefinitionSet {
        let files = try ProjectScanner().files(at: [path])
        let names = Set(files.map { LocalizedPath($0.path) }.filter { $0.kind == "intentdefinition" }.map(\.name))
        let set = DefinitionSet(
            files.filter { file in
                let place = LocalizedPath(file.path)
                return names.contains(place.name) && ["intentdefinition", "strings", "stringsdict"].contains(place.kind)
            })
        if let problem = set.diagnostics.first(where: { $0.identifier == "definition.malformed" || $0.identifier == "definition.not-a-definition" }) {
            throw HarkError("definition.unreadable", ["path": problem.file], detail: problem.description)
        }
        guard !set.members.isEmpty else {
            throw HarkError("definition.unreadable", ["path": path], detail: "\(path): no .intentdefinition")
        }
        return set
    }

    private func sentence(_ change: DefinitionChange) -> String {
        context.texts.text("terminal.diff.\(change.kind.rawValue)", change.arguments.merging(["subject": change.subject]) { first, _ in first })
    }

    /// A change as `--json` prints it.
    private struct Listed: Encodable {
        var identifier: String
        var breaks: Bool
        var subject: String
        var className: String
        var arguments: [String: String]
        var message: String

        init(_ change: DefinitionChange, message: String) {
            identifier = change.kind.rawValue
            breaks = change.kind.breaks
            subject = change.subject
            className = change.className
            arguments = change.arguments
            self.message = message
        }
    }
}
