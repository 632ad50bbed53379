import Foundation
import HarkTools
import IntentSchema
import SourcePassFacts

/// Runs the program that prepares sources.
struct SourcePass {
    let toolkit: Toolkit
    let compiler: SwiftCompiler
    /// Modules that will be there beside the toolkit's: those of the user's other targets.
    let userModules: [String]

    /// Prepares a module's sources into a folder, each under a name of its own.
    /// - Returns: what each source declares; where its prepared text lies.
    /// - Throws: `try.source-pass-failed`, `try.source-unreadable`, `try.tool-failed`, `try.tool-timeout`.
    func prepare(_ module: ModulePlan, into folder: String) throws(HarkError) -> [PreparedFile] {
        let outputs = module.sources.indices.map { "\(folder)/\($0).swift" }
        let request = PassRequest(
            modules: toolkit.modules + userModules, conditions: module.conditions, languageVersion: module.conditionVersion,
            compilerVersion: compiler.numbers, files: zip(module.sources, outputs).map { .init(source: $0, output: $1) })
        let encoder = JSONEncoder()
        guard let input = try? encoder.encode(request) else { throw HarkError("try.source-pass-failed", detail: "request") }
        let ending = try ToolRun(toolkit.sourcePass, [], input: input, seconds: 120).ended()
        guard ending.status == 0, let result = try? JSONDecoder().decode(PassResult.self, from: ending.output),
            result.format == PassResult.currentFormat, result.files.count == outputs.count
        else { throw HarkError("try.source-pass-failed", detail: ending.errors.isEmpty ? "status \(ending.status ?? -1)" : ending.errorText) }
        var files: [PreparedFile] = []
        for (file, output) in zip(result.files, outputs) {
            guard let facts = file.facts, file.error == nil else {
                throw HarkError("try.source-unreadable", ["path": file.source], detail: "\(file.source): \(file.error ?? "no facts")")
            }
            files.append(PreparedFile(source: file.source, prepared: output, facts: facts))
        }
        return files
    }
}
