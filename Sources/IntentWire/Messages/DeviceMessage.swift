public import IntentSchema

/// The lock, as a process is told it: the answer to `device.status` and the body of `device.changed`.
public struct DeviceMessage: WireMessage, Hashable {
    public var isLocked: Bool
    public var isProtectedDataAvailable: Bool

    public init(_ device: DeviceLock) {
        isLocked = device.isLocked
        isProtectedDataAvailable = device.isProtectedDataAvailable
    }

    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "device")
        isLocked = try fields.boolean("locked")
        isProtectedDataAvailable = try fields.boolean("protectedData")
    }

    public var value: IntentValue {
        .object(IntentObject("device", ["locked": .boolean(isLocked), "protectedData": .boolean(isProtectedDataAvailable)]))
    }
}
