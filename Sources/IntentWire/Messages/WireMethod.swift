/// The operations of the protocol, in both directions. Names and meanings are in `Documentation/Protocol.md`.
///
/// The raw value is what travels. An operation that the other side does not know is answered with
/// `wire.unknown-method`, so that a newer peer can try and fall back.
public struct WireMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public var description: String { rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }

    // Host to app code.
    public static let hello = WireMethod("hello")
    /// Asks `handler(for:)` for the object that serves this request.
    public static let begin = WireMethod("request.begin")
    public static let resolve = WireMethod("request.resolve")
    public static let confirm = WireMethod("request.confirm")
    public static let handle = WireMethod("request.handle")
    public static let options = WireMethod("request.options")
    /// Tell of later responses, until `end`.
    public static let startUpdates = WireMethod("request.startUpdates")
    public static let defaultValue = WireMethod("request.default")
    /// A notification: the request is over, its handler may go.
    public static let end = WireMethod("request.end")
    public static let openActivity = WireMethod("app.open")
    public static let configureView = WireMethod("view.configure")
    /// A notification: the lock is another than it was.
    public static let deviceChanged = WireMethod("device.changed")
    public static let shutDown = WireMethod("shutdown")

    // App code to host.
    public static let contacts = WireMethod("contacts.fetch")
    public static let permissionStatus = WireMethod("permission.status")
    public static let permissionRequest = WireMethod("permission.request")
    public static let deviceStatus = WireMethod("device.status")
    public static let vocabularySet = WireMethod("vocabulary.set")
    public static let vocabularyRemoveAll = WireMethod("vocabulary.removeAll")
    public static let donate = WireMethod("interaction.donate")
    public static let deleteDonations = WireMethod("interaction.delete")
    /// A notification of the app: a later response to a request that was handled.
    public static let update = WireMethod("observer.update")
    public static let viewDescription = WireMethod("view.describe")
    /// A notification: a line that the process wrote for its developer.
    public static let log = WireMethod("log")
    /// A notification: something the developer should know, for example a completion called twice.
    public static let diagnostic = WireMethod("diagnostic")
    /// A notification: when the process reached the stages of its launch, for a host that asked (`HARK_MARKS`).
    public static let marks = WireMethod("marks")
}

/// Which part of an app a process is; said by the host in `hello`, since the bundle decides it.
public enum WireRole: String, Sendable, Hashable {
    case intentsExtension
    case intentsUIExtension
    case app
}

/// Sizes and counts that neither side may exceed, however the other behaves.
public struct WireLimits: Sendable, Hashable {
    /// Bytes of one frame's body. An image or a view description must fit.
    public var frameBytes: Int
    /// How deeply values may be nested.
    public var depth: Int
    /// Values in one message, containers included: bounds memory for bodies of many tiny values.
    public var values: Int
    /// Calls that may be waiting for an answer at one time in one direction.
    public var pendingCalls: Int

    public init(
        frameBytes: Int = 8 << 20, depth: Int = 64, values: Int = 500_000, pendingCalls: Int = 1024
    ) {
        self.frameBytes = frameBytes
        self.depth = depth
        self.values = values
        self.pendingCalls = pendingCalls
    }

    public static let standard = WireLimits()
}
