import HarkAssistant
import HarkStore
import IntentSchema

/// `hark permissions`: what apps may use. A change is seen by an app that runs at its next question.
struct PermissionCommands {
    let context: CommandContext

    func list() throws(HarkError) -> ExitCode {
        let answers = try store().permissions()
        let names = Dictionary(
            try context.registry().list().map { ($0.identifier, $0.displayName) }, uniquingKeysWith: { first, _ in first })
        if answers.isEmpty, !context.isJSON { context.console.print(context.texts.text("terminal.permission.none")) }
        for answer in answers { try show(names[answer.app] ?? answer.app, answer.app, answer.permission, answer.granted) }
        return .handled
    }

    /// - Throws: `usage.bad-value`, `app.not-installed`, `app.ambiguous-name`.
    func allow() throws(HarkError) -> ExitCode { try set(true) }

    /// Of an app one permission, or all of them.
    /// - Throws: as `allow`.
    func revoke() throws(HarkError) -> ExitCode { try set(false) }

    /// Forgets answers, so that the person is asked again: of an app one or all, of all apps without one.
    /// - Throws: as `allow`.
    func reset() throws(HarkError) -> ExitCode {
        guard context.command.arguments.isEmpty else { return try set(nil) }
        let store = try store()
        for answer in try store.permissions() { try store.setPermission(answer.permission, app: answer.app, granted: nil) }
        if !context.isJSON { context.console.print(context.texts.text("terminal.permission.none")) }
        return .handled
    }

    private func store() throws(HarkError) -> SQLiteStore { try SQLiteStore(directory: try context.paths().state) }

    private func set(_ granted: Bool?) throws(HarkError) -> ExitCode {
        let arguments = context.command.arguments
        if arguments.count > 1, !Permissions.known.contains(arguments[1]) {
            throw HarkError("usage.bad-value", ["argument": "PERMISSION", "value": arguments[1]])
        }
        let app = try context.registry().app(named: arguments[0])
        let store = try store()
        for permission in arguments.count > 1 ? [arguments[1]] : Permissions.known {
            try store.setPermission(permission, app: app.identifier, granted: granted)
            try show(app.displayName, app.identifier, permission, granted)
        }
        return .handled
    }

    private func show(_ name: String, _ identifier: String, _ permission: String, _ granted: Bool?) throws(HarkError) {
        let answers: (word: String, key: String) =
            switch granted {
            case nil: ("ask", "terminal.permission.ask")
            case true: ("allow", "terminal.permission.allowed")
            case false: ("deny", "terminal.permission.denied")
            }
        guard !context.isJSON else {
            return try context.printJSON(["app": identifier, "permission": permission, "answer": answers.word])
        }
        let arguments = ["app": Printable.text(name), "permission": permission, "answer": context.texts.text(answers.key)]
        context.console.print(context.texts.text("terminal.permission.set", arguments))
    }
}
