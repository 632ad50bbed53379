public import Foundation
import Glibc
import HarkTexts
import IntentSchema

/// The program `hark`: reads the command line, runs the command, says how it ended.
public struct HarkProgram: Sendable {
    public static let version = "0.1.0"

    let environment: [String: String]
    let console: Console

    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
        console = Console(environment: environment)
    }

    /// Runs one command line, without the program's name.
    public func run(_ words: [String]) async -> ExitCode {
        // A reader that went away must not end the program in the middle of a request.
        signal(SIGPIPE, SIG_IGN)
        // What Hark and its apps write is this person's alone.
        let callersMask = umask(0o077)
        // A standard descriptor that was closed would be given to the next file or socket, and printed into.
        while true {
            let descriptor = open("/dev/null", O_RDWR)
            if descriptor > STDERR_FILENO { close(descriptor) }
            if descriptor < 0 || descriptor > STDERR_FILENO { break }
        }
        var locale = systemLocale
        do throws(HarkError) {
            let command = try CommandLineParser(root: HarkCommands.root).parse(words)
            if let given = command.value("locale") { locale = try Self.checked(locale: given) }
            if command.has("version") {
                console.print("hark \(Self.version)")
                return .handled
            }
            if command.has("help") || command.path.isEmpty {
                console.print(Help(root: HarkCommands.root, texts: Texts(locale: locale)).text(for: command))
                return .handled
            }
            return try await dispatch(command, CommandContext(program: self, command: command, locale: locale, callersMask: callersMask))
        } catch {
            report(error, texts: Texts(locale: locale))
            return error.identifier.hasPrefix("usage.") ? .usage : .failed
        }
    }

    private func dispatch(_ command: ParsedCommand, _ context: CommandContext) async throws(HarkError) -> ExitCode {
        switch command.path.joined(separator: " ") {
        case "ask": return try await AskCommand(context: context).run()
        case "chat": return try await ChatCommand(context: context).run()
        case "app install": return try AppCommands(context: context).install()
        case "app list": return try AppCommands(context: context).list()
        case "app show": return try AppCommands(context: context).show()
        case "app remove": return try AppCommands(context: context).remove()
        case "app open": return try await AppCommands(context: context).open()
        case "permissions list": return try PermissionCommands(context: context).list()
        case "permissions allow": return try PermissionCommands(context: context).allow()
        case "permissions revoke": return try PermissionCommands(context: context).revoke()
        case "permissions reset": return try PermissionCommands(context: context).reset()
        case "lock": return try await LockCommands(context: context).lock()
        case "unlock": return try await LockCommands(context: context).unlock()
        case "explain": return try ExplainCommand(context: context).run()
        case "understand": return try UnderstandCommand(context: context).run()
        case "converse": return try ConverseCommand(context: context).run()
        case "learn": return try await LearnCommand(context: context).run()
        case "phrases": return try PhrasesCommand(context: context).run()
        case "misses": return try MissesCommand(context: context).run()
        case "trace": return try TraceCommand(context: context).run()
        case "audit": return try await AuditCommand(context: context).run()
        case "generate": return try GenerateCommand(context: context).run()
        case "try": return try await TryCommand(context: context).run()
        case "lint": return try LintCommand(context: context).run()
        case "intents diff": return try IntentsDiffCommand(context: context).run()
        case "manual":
            // The newline is the page's own.
            console.prompt(Manual(root: HarkCommands.root, texts: context.texts, version: Self.version).page)
            return .handled
        case "completion":
            console.prompt(try CompletionScript(root: HarkCommands.root).script(for: command.arguments[0]))
            return .handled
        default: throw HarkError("usage.unknown-command", ["command": command.path.joined(separator: " ")])
        }
    }

    func report(_ error: HarkError, texts: Texts) {
        console.printError("hark: " + Printable.text(texts.sentence(for: error)))
        let parts = [error.identifier, error.detail].filter { !$0.isEmpty }
        console.printError(console.dim("  " + Printable.text(parts.joined(separator: ": "))))
    }

    // MARK: The person's language

    private var systemLocale: String {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            // zh_CN.UTF-8@pinyin
            let tag = value.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
            return tag == "C" || tag == "POSIX" ? "en" : String(tag)
        }
        return "en"
    }

    /// - Throws: `usage.bad-value` for what cannot be a language tag.
    private static func checked(locale: String) throws(HarkError) -> String {
        let parts = locale.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        guard isTag, let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter) else {
            throw HarkError("usage.bad-value", ["argument": "--locale", "value": locale])
        }
        return parts.joined(separator: "-")
    }
}
