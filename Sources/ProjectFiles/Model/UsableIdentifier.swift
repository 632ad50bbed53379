/// A bundle identifier that can be one. Where an identifier's variables have no value, `$(ORGANIZATION).App` is `.App`.
enum UsableIdentifier {
    /// What identifiers begin with when nothing says them.
    static let prefix = "hark.try."

    /// Nil for targets without a bundle.
    static func of(_ target: ProjectTarget) -> String? {
        let parts = (target.bundleIdentifier ?? "").split(separator: ".").joined(separator: ".")
        if !parts.isEmpty { return parts }
        switch target.kind {
        case .application, .intentsExtension, .intentsUIExtension, .otherExtension:
            return prefix + SettingModifiers.hostName(target.name)
        default: return nil
        }
    }
}
