import HarkApps
import HarkEvaluation
import HarkUnderstanding
import IntentSchema

/// `hark phrases`: what can be said to the apps that are installed, or that a world file names.
struct PhrasesCommand {
    /// Sentences for each intent where no limit is given.
    private static let limit = 3

    let context: CommandContext

    /// - Throws: `usage.bad-value`, `app.not-installed`, `app.ambiguous-name`, `world.…`, `state.…`.
    func run() throws(HarkError) -> ExitCode {
        let limit = try context.limit(standard: Self.limit)
        let language = try self.language()
        let engine: GrammarEngine
        var app: String?
        if let world = try context.worldFile() {
            engine = GrammarEngine(world: world.world)
            if let name = context.command.arguments.first {
                guard let found = world.app(called: name) else { throw HarkError("app.not-installed", ["app": name]) }
                app = found.bundleIdentifier
            }
        } else {
            let assistant = try context.assistant()
            engine = try assistant.engine()
            if let name = context.command.arguments.first { app = try assistant.registry.app(named: name).identifier }
        }
        let phrases = engine.phrases(of: app, language: language, limit: limit)
        if context.isJSON {
            for phrase in phrases { try context.printJSON(phrase) }
        } else {
            show(phrases)
        }
        return .handled
    }

    private func language() throws(HarkError) -> String {
        guard let language = context.command.value("language") else { return context.locale }
        guard ["en", "zh"].contains(language) else { throw HarkError("usage.bad-value", ["argument": "--language", "value": language]) }
        return language
    }

    private func show(_ phrases: [GrammarEngine.Phrase]) {
        guard !phrases.isEmpty else { return context.console.printError(context.texts.text("terminal.phrases.none")) }
        var app: String?
        for phrase in phrases {
            if phrase.bundleIdentifier != app {
                if app != nil { context.console.print("") }
                context.console.print(context.console.bold(Printable.text(phrase.app)))
                app = phrase.bundleIdentifier
            }
            context.console.print("  \(Printable.text(phrase.text))  \(context.console.dim(Printable.text(phrase.intent)))")
        }
    }
}
