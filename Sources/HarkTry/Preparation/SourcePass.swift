import Foundation
import IntentSchema

/// Runs the program that prepares sources.
struct SourcePass {
    let toolkit: Toolkit
    let compiler: SwiftCompiler
    /// Modules that will be there beside the toolkit's: those of the user's other targets.
    let userModules: [String]

    private struct Request: Encodable {
        struct File: Encodable {
            var source: String
            var output: String?
        }
        var modules: [String]
        var conditions: [String]
        var languageVersion: [Int]
        var compilerVersion: [Int]
        var files: [File]
    }

    private struct Result: Decodable {
        struct File: Decodable {
            var source: String
            var facts: SourceFacts?
            var error: String?
        }
        var format: Int
        var files: [File]
    }

    /// Prepares a module's sources into a folder, each under a name of its own.
    /// - Returns: what each source declares; where its prepared text lies.
    /// - Throws: `try.source-pass-failed`, `try.source-unreadable`, `try.tool-failed`, `try.tool-timeout`.
    func prepare(_ module: ModulePlan, into folder: String) throws(HarkError) -> [PreparedFile] {
        let outputs = module.sources.indices.map { "\(folder)/\($0).swift" }
        let request = Request(
            modules: toolkit.modules + userModules, conditions: module.conditions, languageVersion: module.conditionVersion,
            compilerVersion: compiler.numbers, files: zip(module.sources, outputs).map { .init(source: $0, output: $1) })
        let encoder = JSONEncoder()
        guard let input = try? encoder.encode(request) else { throw HarkError("try.source-pass-failed", detail: "request") }
        let ending = try ToolRun(toolkit.sourcePass, [], input: input, seconds: 120).run()
        guard ending.status == 0, let result = try? JSONDecoder().decode(Result.self, from: Data(ending.output.utf8)),
            result.format == 1, result.files.count == outputs.count
        else { throw HarkError("try.source-pass-failed", detail: ending.errors.isEmpty ? "status \(ending.status)" : ending.errors) }
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

/// A source and what the compiler gets in its place.
struct PreparedFile: Sendable, Hashable {
    var source: String
    var prepared: String
    var facts: SourceFacts

    /// The first import of a module that does not exist here.
    var missing: SourceFacts.Import? { facts.imports.first { !$0.isAvailable } }
}
