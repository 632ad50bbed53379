public import IntentSchema
public import IntentWire

/// A call that an app's process sent to the host.
public struct AppCall: Sendable {
    /// `CFBundleIdentifier` of the app, which permissions and donations belong to.
    public var app: String
    /// `CFBundleIdentifier` of the process's own bundle: the app or one of its extensions.
    public var bundle: String
    public var role: WireRole
    /// The request under way in the process; nil when there is none or more than one.
    public var request: String?
    public var method: WireMethod
    public var payload: IntentValue
}

/// What the host does for apps: contacts, permissions, vocabulary, donations. Given to the pool when it is made.
///
/// Calls of one process come one after another begun but may overlap; at most `ProcessLimits.concurrentCalls` at a time.
public protocol HostServices: Sendable {
    /// Whether an answer needs the person. The deadlines of the process stand still until it is there.
    func waitsForPerson(_ call: AppCall) async -> Bool
    /// Answers a call. An operation that is not known is `wire.unknown-method`. The task is cancelled when the process
    /// gives up or ends.
    func answer(_ call: AppCall) async throws(HarkError) -> IntentValue
}

extension HostServices { public func waitsForPerson(_ call: AppCall) async -> Bool { call.method == .permissionRequest } }
