import Foundation
import HarkApps
import HarkAssistant
import HarkStore
import HarkTexts
import HarkTools
import HarkTry
import IntentSchema

/// `hark try`: builds an Intents extension written for Xcode as it stands, and holds a conversation with it.
struct TryCommand {
    let context: CommandContext

    func run() async throws(HarkError) -> ExitCode {
        let request = try request()
        let isCheck = context.command.has("check")
        let ask = context.command.value("ask")
        guard ask != nil || context.command.all("reply").isEmpty else {
            throw HarkError("usage.needs", ["option": "--reply", "needed": "--ask"])
        }
        let allowed = try AllowedPermissions(context.command)
        let paths = try context.paths()
        let toolkit = try Toolkit.find(program: Self.program, environment: context.program.environment)
        let builder = TryBuilder(toolkit: toolkit, environment: context.program.environment, cache: paths.cache.path)
        var findings: [Finding] = []
        let bundle: TryBundle
        let interruption = Interruption(ToolRun.endAll)
        do throws(HarkError) {
            defer { interruption.end() }
            bundle = try builder.build(request, progress: progress) { findings.append($0) }
            if isCheck { _ = try BundleReader().read(bundle.path) }
        } catch {
            try show(findings, all: true)
            try summary(findings, failure: error)
            throw error
        }
        try show(findings, all: isCheck || bundle.isFresh)
        if isCheck {
            try summary(findings, failure: nil)
            return .handled
        }
        var context = context
        context.tellsDeveloper = true
        context.ownPaths = HarkPaths(
            data: URL(filePath: bundle.home, directoryHint: .isDirectory), state: URL(filePath: bundle.home, directoryHint: .isDirectory),
            contacts: paths.contacts, cache: paths.cache)
        let registry = try context.registry()
        // Built a while ago, by `--check`, is not installed yet.
        let isInstalled = FileManager.default.fileExists(atPath: bundle.installationMark)
        let isMissing = try registry.list().isEmpty
        if !isInstalled || isMissing {
            _ = try registry.install(bundle.path)
            FileManager.default.createFile(atPath: bundle.installationMark, contents: nil)
        }
        try allowed.grant(to: try registry.list(), context)
        if let ask { return try await AskCommand(context: context, sentence: ask).run() }
        return try await ChatCommand(context: context).run()
    }

    /// - Throws: `usage.bad-value`.
    private func request() throws(HarkError) -> TryRequest {
        let command = context.command
        var additions: [TryRequest.Addition] = []
        for value in command.all("with") {
            // A folder's name may hold an equals sign; a module's may not.
            let parts = value.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            let last = parts.count > 1 ? parts[parts.count - 1] : nil
            let isModule = last.map { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && $0.first?.isNumber == false }
            if last == "" || value.isEmpty { throw HarkError("usage.bad-value", ["argument": "--with", "value": value]) }
            additions.append(
                isModule == true
                    ? .init(folder: absolute(parts.dropLast().joined(separator: "=")), module: last) : .init(folder: absolute(value)))
        }
        return TryRequest(
            path: absolute(command.arguments[0]), target: command.value("target"), interface: command.value("ui").map(absolute),
            application: command.value("app").map(absolute), additions: additions)
    }

    private func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }

    private static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    // MARK: What is said

    private func progress(_ stage: TryBuilder.Stage, _ subject: String) {
        let name = stage == .reading ? URL(filePath: subject).lastPathComponent : subject
        context.console.note(context.texts.text("terminal.try.\(stage.rawValue)", ["subject": Printable.text(name)]))
    }

    private struct Shown: Encodable {
        let kind = "finding"
        var finding: Finding
        enum CodingKeys: CodingKey { case kind }

        func encode(to encoder: any Encoder) throws {
            try finding.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(kind, forKey: .kind)
        }
    }
    private struct Summary: Encodable {
        let kind = "summary"
        var works: Bool
        var errors: Int
        var warnings: Int
        var notes: Int
        var failure: String?
        var detail: String?
    }

    private func show(_ findings: [Finding], all: Bool) throws(HarkError) {
        for finding in findings where all || finding.severity > .note {
            if context.isJSON {
                try context.printJSON(Shown(finding: finding))
            } else {
                context.console.printError(Printable.text(finding.description))
            }
        }
    }

    private func summary(_ findings: [Finding], failure: HarkError?) throws(HarkError) {
        func count(_ severity: Finding.Severity) -> Int { findings.filter { $0.severity == severity }.count }
        guard context.isJSON else {
            if failure == nil {
                context.console.print(
                    context.texts.text("terminal.try.works", ["warnings": "\(count(.warning))", "notes": "\(count(.note))"]))
            }
            return
        }
        try context.printJSON(
            Summary(
                works: failure == nil, errors: count(.error), warnings: count(.warning), notes: count(.note), failure: failure?.identifier,
                detail: failure?.detail))
    }
}
