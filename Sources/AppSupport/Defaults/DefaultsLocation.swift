import Foundation
internal import IntentSchema
internal import IntentWire

/// Where defaults and shared containers live, as the host said in `hello`.
enum DefaultsLocation {
    /// The list of an app group or of a suite of the process's own.
    /// - Throws: `defaults.bad-suite-name`, `defaults.own-domain`, `defaults.undeclared-group`.
    static func path(suite: String, hello: Hello?) throws(HarkError) -> String {
        guard !suite.isEmpty, suite.utf8.count <= 200, !suite.hasPrefix("."), !suite.contains("/"), !suite.contains("\0")
        else {
            throw HarkError("defaults.bad-suite-name", detail: "'\(suite.prefix(200))' cannot be the name of a suite")
        }
        guard let hello else { return unhosted(suite) }
        if let group = hello.groups[suite] { return preferences(in: group, suite) }
        if suite == hello.bundleIdentifier {
            throw HarkError("defaults.own-domain", detail: "\(suite) is this bundle's own; use UserDefaults.standard")
        }
        if suite.hasPrefix("group.") {
            throw HarkError(
                "defaults.undeclared-group", ["group": suite],
                detail: "\(suite) is not among the application groups that \(hello.bundleIdentifier) is entitled to: "
                    + (hello.groups.isEmpty ? "none" : hello.groups.keys.sorted().joined(separator: ", ")))
        }
        return preferences(in: hello.containerPath, suite)
    }

    /// The list behind `UserDefaults.standard`.
    static func standardPath(hello: Hello?) -> String {
        guard let hello else { return unhosted(ProcessInfo.processInfo.processName) }
        return preferences(in: hello.containerPath, hello.bundleIdentifier)
    }

    private static func preferences(in container: String, _ name: String) -> String {
        "\(container)/Library/Preferences/\(name).plist"
    }

    /// A process that Hark did not start has no container: where Foundation would put the list.
    private static func unhosted(_ name: String) -> String {
        let environment = ProcessInfo.processInfo.environment
        let folder = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
        return "\(folder)/\(name).plist"
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var reported: Set<HarkError> = []

    /// Tells the developer once in the life of the process.
    static func reportOnce(_ error: HarkError) {
        if lock.withLock({ reported.insert(error).inserted }) { HostLink.shared.diagnose(error) }
    }
}

extension FileManager {
    /// The directory shared by the processes of a declared app group; nil, and one diagnostic `defaults.undeclared-group`, for
    /// a group that the bundle is not entitled to.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let hello = HostLink.shared.hello else {
            DefaultsLocation.reportOnce(
                HarkError("host.absent", detail: "\(groupIdentifier): a process that Hark did not start has no groups"))
            return nil
        }
        guard let path = hello.groups[groupIdentifier] else {
            DefaultsLocation.reportOnce(
                HarkError(
                    "defaults.undeclared-group", ["group": groupIdentifier],
                    detail: "\(groupIdentifier) is not among the application groups of \(hello.bundleIdentifier)"))
            return nil
        }
        return URL(fileURLWithPath: path, isDirectory: true)
    }
}
