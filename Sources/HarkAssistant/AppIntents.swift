import HarkApps
import IntentSchema

/// Which intents an app handles: built-in ones as the catalogue describes them, in the words of the app's definition where it has an entry for them, others as the app's own definitions do. Two
/// apps may define different intents of one class name.
struct AppIntents: Sendable {
    let registry: AppRegistry

    /// What the app handles, in its order; what neither the catalogue nor a definition describes is left out.
    func intents(of app: InstalledApp) -> [IntentDescription] {
        let defined = defined(app)
        return app.bundle.allIntents.compactMap { Self.intent($0, defined) }
    }

    /// An intent that the app handles.
    func intent(named name: String, of app: InstalledApp) -> IntentDescription? {
        guard app.bundle.allIntents.contains(name) else { return nil }
        return Self.intent(name, defined(app))
    }

    /// A built-in intent stays what it is, whatever a definition calls its own.
    private static func intent(_ name: String, _ defined: [String: IntentDescription]) -> IntentDescription? {
        let own = defined[name]
        return own?.isCustom == false ? own : Catalogue.shared.intent(named: name) ?? own
    }

    private func defined(_ app: InstalledApp) -> [String: IntentDescription] {
        Dictionary(registry.definedIntents(of: app).map { ($0.name, $0) }) { first, _ in first }
    }
}
