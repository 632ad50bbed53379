public import IntentSchema
import IntentWire

extension ProcessPool {
    /// Tells every process that the lock is another than it was.
    public func tell(_ device: DeviceLock) {
        for process in running where process.isUsable { process.notify(.deviceChanged, DeviceMessage(device).value) }
    }
}
