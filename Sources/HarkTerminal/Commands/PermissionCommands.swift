import HarkAssistant
import HarkStore
import IntentSchema

/// `hark permission`: what apps may use.
struct PermissionCommands {
    let context: CommandContext

    func list() throws(HarkError) -> ExitCode {
        let answers = try SQLiteStore(directory: try context.paths().state).permissions()
        let names = Dictionary(
            try context.registry().list().map { ($0.identifier, $0.displayName) }, uniquingKeysWith: { first, _ in first })
        if context.isJSON {
            for answer in answers {
                try context.printJSON([
                    "app": answer.app, "permission": answer.permission, "answer": answer.granted ? "allow" : "deny",
                ])
            }
            return .handled
        }
        if answers.isEmpty { context.console.print(context.texts.text("terminal.permission.none")) }
        for answer in answers { show(names[answer.app] ?? answer.app, answer.permission, answer.granted) }
        return .handled
    }

    /// - Throws: `usage.bad-value`, `app.not-installed`, `app.ambiguous-name`.
    func set() throws(HarkError) -> ExitCode {
        let (name, permission, answer) = (
            context.command.arguments[0], context.command.arguments[1], context.command.arguments[2]
        )
        guard Permissions.known.contains(permission) else {
            throw HarkError("usage.bad-value", ["argument": "PERMISSION", "value": permission])
        }
        let answers: [String: Bool?] = ["allow": true, "deny": false, "ask": nil]
        guard let granted = answers[answer] else {
            throw HarkError("usage.bad-value", ["argument": "ANSWER", "value": answer])
        }
        let app = try context.registry().app(named: name)
        try SQLiteStore(directory: try context.paths().state)
            .setPermission(permission, app: app.identifier, granted: granted)
        if !context.isJSON { show(app.displayName, permission, granted) }
        return .handled
    }

    private func show(_ app: String, _ permission: String, _ granted: Bool?) {
        let key =
            switch granted {
            case nil: "terminal.permission.ask"
            case true: "terminal.permission.allowed"
            case false: "terminal.permission.denied"
            }
        let arguments = ["app": Printable.text(app), "permission": permission, "answer": context.texts.text(key)]
        context.console.print(context.texts.text("terminal.permission.set", arguments))
    }
}
