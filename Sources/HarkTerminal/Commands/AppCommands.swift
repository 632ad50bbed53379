import HarkApps
import HarkAssistant
import HarkStore
import IntentSchema

/// `hark app`: install, list, remove, open.
struct AppCommands {
    let context: CommandContext

    /// - Throws: `bundle.…`, `app.not-siri`, `state.…`, `usage.bad-value`.
    func install() throws(HarkError) -> ExitCode {
        let allowed = context.command.all("allow")
        if let unknown = allowed.first(where: { !Permissions.known.contains($0) }) {
            throw HarkError("usage.bad-value", ["argument": "--allow", "value": unknown])
        }
        let installation = try context.registry().install(context.command.arguments[0])
        let app = installation.app
        if !allowed.isEmpty {
            let store = try SQLiteStore(directory: try context.paths().state)
            for permission in allowed { try store.setPermission(permission, app: app.identifier, granted: true) }
        }
        if context.isJSON {
            try context.printJSON(Listed(app, try customIntents(app)))
            return .handled
        }
        let key = installation.replaced == nil ? "terminal.app.installed" : "terminal.app.replaced"
        say(key, ["app": app.displayName])
        for warning in installation.warnings {
            context.console.printError(
                context.texts.text("terminal.app.warning", ["warning": Printable.text("\(warning.identifier): \(warning.detail)")]))
        }
        return .handled
    }

    func list() throws(HarkError) -> ExitCode {
        let apps = try context.registry().list()
        if context.isJSON {
            for app in apps { try context.printJSON(Listed(app, try customIntents(app))) }
            return .handled
        }
        if apps.isEmpty { say("terminal.app.none", [:]) }
        for app in apps {
            context.console.print(context.console.bold(Printable.text(app.displayName)) + "  " + Printable.text(app.identifier))
            let custom = try customIntents(app)
            for intent in app.bundle.allIntents {
                context.console.print("  " + Printable.text(described(intent, custom.first { $0.name == intent })))
            }
        }
        return .handled
    }

    /// A custom intent with what it is called, and whether it is only there for requests that have it already.
    private func described(_ name: String, _ custom: CustomIntentLine?) -> String {
        guard let custom else { return name }
        let key = custom.isDeprecated ? "terminal.app.intent.deprecated" : "terminal.app.intent"
        return context.texts.text(key, ["intent": name, "title": custom.title ?? ""])
    }

    /// The intents that the app handles by its own definitions.
    private func customIntents(_ app: InstalledApp) throws(HarkError) -> [CustomIntentLine] {
        let handled = Set(app.bundle.allIntents)
        return try context.registry().definedIntents(of: app).filter { $0.isCustom && handled.contains($0.name) }.map {
            CustomIntentLine(
                name: $0.name, title: $0.custom?.title?.text(in: context.texts.locale), isDeprecated: $0.isDeprecated)
        }
    }

    struct CustomIntentLine: Encodable {
        var name: String
        var title: String?
        var isDeprecated: Bool
    }

    /// - Throws: `app.not-installed`, `app.ambiguous-name`, `state.…`.
    func remove() throws(HarkError) -> ExitCode {
        let registry = try context.registry()
        let app = try registry.app(named: context.command.arguments[0])
        let keepsData = context.command.has("keep-data")
        try registry.remove(identifier: app.identifier, withData: !keepsData)
        if !keepsData { try SQLiteStore(directory: try context.paths().state).forget(app: app.identifier) }
        if !context.isJSON { say(keepsData ? "terminal.app.removed-only" : "terminal.app.removed", ["app": app.displayName]) }
        return .handled
    }

    /// - Throws: `app.not-installed`, `bundle.no-executable`, `app.…`.
    func open() async throws(HarkError) -> ExitCode {
        let assistant = try context.assistant()
        let app = try assistant.registry.app(named: context.command.arguments[0])
        let running = try await assistant.open(app)
        let end = await running.waitForEnd()
        await assistant.shutDown()
        if end.code == 0 { return .handled }
        throw HarkError("app.exited", ["app": app.displayName], detail: end.signalName ?? "exit code \(end.code ?? -1)")
    }

    private func say(_ key: String, _ arguments: [String: String]) {
        context.console.print(context.texts.text(key, arguments.mapValues(Printable.text)))
    }

    /// An installed app as `--json` prints it.
    private struct Listed: Encodable {
        var displayName: String
        var identifier: String
        var alternativeNames: [String]
        var intents: [String]
        var customIntents: [CustomIntentLine]

        init(_ app: InstalledApp, _ custom: [CustomIntentLine]) {
            customIntents = custom
            displayName = app.displayName
            identifier = app.identifier
            alternativeNames = app.bundle.alternativeNames
            intents = app.bundle.allIntents
        }
    }
}
