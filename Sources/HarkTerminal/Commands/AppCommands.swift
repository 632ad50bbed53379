import HarkApps
import HarkAssistant
import HarkStore
import IntentSchema

/// `hark app`: install, list, show, remove, open.
struct AppCommands {
    let context: CommandContext

    /// - Throws: `bundle.…`, `app.not-siri`, `state.…`, `usage.bad-value`.
    func install() throws(HarkError) -> ExitCode {
        let allowed = try AllowedPermissions(context.command)
        let installation = try context.registry().install(context.command.arguments[0])
        let app = installation.app
        try allowed.grant(to: [app], context)
        if context.isJSON {
            try context.printJSON(Listed(app, try customIntents(app)))
            return .handled
        }
        let key = installation.replaced == nil ? "terminal.app.installed" : "terminal.app.replaced"
        say(key, ["app": app.displayName])
        note(installation.warnings)
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
            note(app.bundle.definitionProblems)
        }
        return .handled
    }

    /// What is odd about a bundle, on standard error.
    private func note(_ warnings: [BundleWarning]) {
        for warning in warnings {
            context.console.printError(
                context.texts.text("terminal.app.warning", ["warning": Printable.text("\(warning.identifier): \(warning.detail)")]))
        }
    }

    /// One app: what it can do and how to ask for it, what it may use, and what is odd about it.
    /// - Throws: `app.not-installed`, `app.ambiguous-name`, `state.…`.
    func show() throws(HarkError) -> ExitCode {
        let assistant = try context.assistant()
        let app = try assistant.registry.app(named: context.command.arguments[0])
        let custom = try customIntents(app)
        let answers = try assistant.store.permissions().filter { $0.app == app.identifier }
        let intents = app.bundle.allIntents.map { name in
            Shown.Intent(
                name: name, title: custom.first { $0.name == name }?.title ?? context.texts.text(firstOf: ["title.\(name)"]),
                isDeprecated: custom.first { $0.name == name }?.isDeprecated ?? false, isCustom: Catalogue.shared.intent(named: name) == nil,
                examples: Array(assistant.examples(of: app, intent: name).prefix(Self.examples)))
        }
        let permissions = Dictionary(answers.map { ($0.permission, $0.granted ? "allow" : "deny") }) { first, _ in first }
        let defined = try context.registry().definedIntents(of: app).map(\.name).filter { Catalogue.shared.intent(named: $0) == nil }
        let shown = Shown(
            displayName: app.displayName, identifier: app.identifier, alternativeNames: app.bundle.alternativeNames, intents: intents,
            permissions: permissions, definitions: app.bundle.definitions, definedIntents: defined,
            notes: app.bundle.warnings.map { .init(identifier: $0.identifier, detail: $0.detail) })
        if context.isJSON {
            try context.printJSON(shown)
            return .handled
        }
        context.console.print(context.console.bold(Printable.text(app.displayName)) + "  " + Printable.text(app.identifier))
        for intent in intents {
            let key = intent.isDeprecated ? "terminal.app.intent.deprecated" : "terminal.app.intent"
            context.console.print("  " + Printable.text(context.texts.text(key, ["intent": intent.name, "title": intent.title ?? ""])))
            for example in intent.examples { say("terminal.app.example", ["example": example]) }
        }
        for (permission, answer) in permissions.sorted(by: { $0.key < $1.key }) {
            let text = context.texts.text(answer == "allow" ? "terminal.permission.allowed" : "terminal.permission.denied")
            say("terminal.app.permission", ["permission": permission, "answer": text])
        }
        for file in app.bundle.definitions { say("terminal.app.definition", ["file": file]) }
        let unhandled = defined.filter { !app.bundle.allIntents.contains($0) }
        for name in unhandled { say("terminal.app.unhandled", ["intent": name]) }
        note(app.bundle.warnings)
        return .handled
    }

    /// Sentences that are shown for an intent.
    private static let examples = 2

    /// An app as `app show --json` prints it.
    private struct Shown: Encodable {
        struct Intent: Encodable {
            var name: String
            var title: String?
            var isDeprecated: Bool
            /// Whether the app's own definition describes it.
            var isCustom: Bool
            var examples: [String]
        }
        struct Note: Encodable {
            var identifier: String
            var detail: String
        }
        var displayName: String
        var identifier: String
        var alternativeNames: [String]
        var intents: [Intent]
        /// `allow` or `deny`, of those that were answered.
        var permissions: [String: String]
        var definitions: [String]
        var definedIntents: [String]
        var notes: [Note]
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
        let conversation = try Conversation(context, echoesPerson: !context.console.inputIsTerminal, settlesInterrupted: false)
        let (assistant, session) = (conversation.assistant, conversation.session)
        let app = try assistant.registry.app(named: context.command.arguments[0])
        let running = try await assistant.open(app, in: session)
        if let screen = running.screen {
            for text in screen.texts where !context.isJSON { context.console.print(Printable.text(text)) }
            await running.settled()
            while await session.isAsked {
                if let reply = await conversation.readLine() { _ = try await session.say(reply) } else { _ = try await session.endWithoutReply() }
                await running.settled()
            }
            // Nobody can close it here: it was shown, and goes to the background.
            await assistant.shutDown()
            return .handled
        }
        let attending = conversation.attend { await conversation.readLine() }
        let end = await running.waitForEnd()
        attending.cancel()
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
