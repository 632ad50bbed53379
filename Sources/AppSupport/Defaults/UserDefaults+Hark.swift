import Foundation
internal import IntentSchema

// How code that says `UserDefaults(suiteName: "group.x")` gets `SharedDefaults`, whatever it imports beside Intents. The
// reasons and the one gap are in Documentation/Decisions/UserDefaults.md.

/// Adopted by `UserDefaults` alone. An initialiser of a protocol's extension may give back another class's instance, which
/// an initialiser of a class may not.
public protocol SharedDefaultsMaking {}

extension UserDefaults: SharedDefaultsMaking {}

extension SharedDefaultsMaking where Self: UserDefaults {
    /// The defaults of a declared app group, or of a suite of the process's own.
    ///
    /// Nil, and one diagnostic, for an app group that the bundle does not declare (`defaults.undeclared-group`), for the bundle's
    /// own identifier (`defaults.own-domain`) and for what cannot be a name (`defaults.bad-suite-name`).
    public init?(suiteName: String) {
        do throws(HarkError) {
            let path = try DefaultsLocation.path(suite: suiteName, hello: HostLink.shared.hello)
            guard let defaults = SharedDefaults(path: path) as? Self else { return nil }
            self = defaults
        } catch {
            DefaultsLocation.reportOnce(error)
            return nil
        }
    }
}

extension UserDefaults {
    private static let own = SharedDefaults(path: DefaultsLocation.standardPath(hello: HostLink.shared.hello))

    /// The defaults of this process's own bundle.
    public class var standard: SharedDefaults { own }
}
