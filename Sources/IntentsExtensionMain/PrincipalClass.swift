/// Which of the principals that the entry point can make a bundle means.
enum PrincipalClass {
    /// The key in `names` for an `NSExtensionPrincipalClass`, written `Module.Class`, `Class` or with the module's build
    /// variable, filled or not; nil when none fits. An empty value means the only principal there is.
    static func find(_ value: String, among names: some Collection<String>) -> String? {
        if value.isEmpty { return names.count == 1 ? names.first : nil }
        var rest = Substring(value)
        while true {
            if let name = names.first(where: { $0 == rest }) { return name }
            guard let dot = rest.firstIndex(of: ".") else { return nil }
            rest = rest[rest.index(after: dot)...]
        }
    }
}
