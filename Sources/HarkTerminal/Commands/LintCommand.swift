import Foundation
import HarkLint
import IntentDefinitions
import IntentSchema

/// `hark lint`: what is wrong with an app's intents as its files describe them.
struct LintCommand {
    let context: CommandContext

    /// - Throws: `usage.bad-value`, `usage.conflict`, `usage.unreadable-file`.
    func run() throws(HarkError) -> ExitCode {
        let format = try self.format()
        let findings = Linter(texts: context.texts).lint(try ProjectScanner().scan(context.command.arguments))
        switch format {
        case "json": try print { try LintReport.json(findings) }
        case "sarif": try print { try LintReport.sarif(findings, toolVersion: HarkProgram.version, texts: context.texts) }
        default: show(findings)
        }
        let worst: DefinitionDiagnostic.Severity = context.command.has("strict") ? .warning : .error
        return findings.contains { $0.severity >= worst } ? .failed : .handled
    }

    private func format() throws(HarkError) -> String {
        guard let format = context.command.value("format") else { return context.isJSON ? "json" : "text" }
        guard ["text", "json", "sarif"].contains(format) else {
            throw HarkError("usage.bad-value", ["argument": "--format", "value": format])
        }
        if context.isJSON, format != "json" { throw HarkError("usage.conflict", ["first": "--json", "second": "--format \(format)"]) }
        return format
    }

    private func print(_ report: () throws -> Data) throws(HarkError) {
        do {
            context.console.print(String(decoding: try report(), as: UTF8.self))
        } catch {
            throw HarkError("host.unsupported", detail: "JSON: \(error)")
        }
    }

    private func show(_ findings: [Finding]) {
        for finding in findings { context.console.print(line(finding)) }
        func count(_ severity: DefinitionDiagnostic.Severity) -> String { "\(findings.count { $0.severity == severity })" }
        let key = findings.isEmpty ? "terminal.lint.none" : "terminal.lint.summary"
        context.console.printError(context.texts.text(key, ["errors": count(.error), "warnings": count(.warning)]))
    }

    /// As compilers write it, so that editors find the place.
    private func line(_ finding: Finding) -> String {
        let place = finding.line.map { "\(finding.file):\($0)" } ?? finding.file
        let severity = Printable.text(finding.severity.rawValue)
        let colored = finding.severity == .error ? context.console.red(severity) : context.console.yellow(severity)
        let path = finding.keyPath.isEmpty ? "" : context.console.dim(" (\(Printable.text(finding.keyPath)))")
        return context.console.bold(Printable.text(place)) + ": " + colored + ": " + Printable.text(finding.message)
            + " [\(finding.identifier)]" + path
    }
}
