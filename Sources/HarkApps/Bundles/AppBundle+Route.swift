/// A part of an app that was considered for an intent.
public struct ConsideredPart: Sendable, Hashable {
    /// `CFBundleIdentifier` of the extension or of the app itself.
    public var bundle: String
    /// Why it serves or was passed over: `serves`; `does-not-declare-it`; `not-for-intents`, an extension that only shows them; `another-is-first`,
    /// when another extension declares it too; `extension-is-first`, of an app whose extension declares it; `no-program`.
    public var why: String
}

extension AppBundle {
    /// Everything in the app that could take an intent, in the order of preference: its extensions in directory order, then the app's own
    /// process. Which one it is depends on nothing but what they declare.
    public func route(of intent: String) -> [ConsideredPart] {
        let serving = handler(of: intent)
        let parts = extensions.map { part in
            let why =
                if part.kind != .intents {
                    "not-for-intents"
                } else if !part.intents.contains(intent) {
                    "does-not-declare-it"
                } else {
                    part.identifier == serving?.identifier ? "serves" : "another-is-first"
                }
            return ConsideredPart(bundle: part.identifier, why: why)
        }
        let own =
            if executable == nil {
                "no-program"
            } else if !intents.contains(intent) {
                "does-not-declare-it"
            } else {
                serving == nil ? "serves" : "extension-is-first"
            }
        return parts + [ConsideredPart(bundle: identifier, why: own)]
    }
}
