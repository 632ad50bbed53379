import HarkApps
public import HarkStore
public import IntentSchema

// The lock, which the state folder keeps: every Hark that uses the same one sees the same.
extension Assistant {
    /// The lock as it is now. When it is another than it was, the apps that run are told.
    func device() throws(HarkError) -> DeviceLock {
        let device = try store.lockStatus().device
        let changed = seen.withLock { seen in
            defer { seen = device }
            return seen != device
        }
        if changed { Task { await pool.tell(device) } }
        return device
    }

    /// Locks. Apps that run learn of it before protected data goes.
    public func lock(keepingData: Bool = false) throws(HarkError) {
        try store.lock(keepingData: keepingData)
        _ = try device()
    }

    /// Unlocks, with the PIN where there is one.
    public func unlock(pin: PIN?) async throws(HarkError) -> UnlockOutcome {
        let outcome = try store.unlock(pin: pin, at: circumstances.now())
        _ = try device()
        return outcome
    }
}
