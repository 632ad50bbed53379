public import IntentSchema

/// Whether an app may use something of the person's. The raw value is what travels.
public enum PermissionStatus: String, WireMessage, Hashable {
    /// The person was not asked yet.
    case notDetermined
    /// Nobody can grant it here.
    case restricted
    case denied
    case authorized

    public init(_ value: IntentValue) throws(HarkError) {
        self = try MessageReader(value, "permission").enumeration("status")
    }

    public var value: IntentValue {
        .object(IntentObject("permission", ["status": .string(rawValue)]))
    }
}

/// The body of `permission.status` and `permission.request`. Both are answered with a `PermissionStatus`; a request asks the
/// person if the status is `notDetermined`, and the deadline of the phase pauses meanwhile.
public struct PermissionCall: WireMessage, Hashable {
    /// `contacts` or `siri`.
    public var permission: String

    public init(permission: String) { self.permission = permission }

    public init(_ value: IntentValue) throws(HarkError) {
        permission = try MessageReader(value, "permission").string("permission")
    }

    public var value: IntentValue {
        .object(IntentObject("permission", ["permission": .string(permission)]))
    }
}
