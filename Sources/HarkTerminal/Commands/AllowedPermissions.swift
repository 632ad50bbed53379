import HarkApps
import HarkAssistant
import HarkStore
import IntentSchema

/// What `--allow` gives an app without its being asked for.
struct AllowedPermissions {
    private let names: [String]

    /// - Throws: `usage.bad-value` for what is no permission.
    init(_ command: ParsedCommand) throws(HarkError) {
        names = command.all("allow")
        if let unknown = names.first(where: { !Permissions.known.contains($0) }) {
            throw HarkError("usage.bad-value", ["argument": "--allow", "value": unknown])
        }
    }

    /// - Parameter context: says where the apps' state is.
    func grant(to apps: [InstalledApp], _ context: CommandContext) throws(HarkError) {
        guard !names.isEmpty else { return }
        let store = try SQLiteStore(directory: context.paths().state)
        for app in apps {
            for permission in names { try store.setPermission(permission, app: app.identifier, granted: true) }
        }
    }
}
