/// What the lock is like when a request takes its next step.
public struct DeviceLock: Sendable, Hashable, Codable {
    public var isLocked: Bool
    /// Whether what apps keep under protection can be read; always when it is not locked.
    public var isProtectedDataAvailable: Bool
    /// Whether a PIN is needed to unlock; never when it is not locked.
    public var asksPIN: Bool

    public init(isLocked: Bool, isProtectedDataAvailable: Bool, asksPIN: Bool = false) {
        self.isLocked = isLocked
        self.isProtectedDataAvailable = isProtectedDataAvailable || !isLocked
        self.asksPIN = asksPIN && isLocked
    }

    public static let unlocked = DeviceLock(isLocked: false, isProtectedDataAvailable: true)
    public static let locked = DeviceLock(isLocked: true, isProtectedDataAvailable: false)
}

/// What an app declares of an intent that is not to run while the device is locked.
public struct LockRestriction: Sendable, Hashable, Codable {
    /// `IntentsRestrictedWhileLocked` names it.
    public var whileLocked: Bool
    /// `IntentsRestrictedWhileProtectedDataUnavailable` names it.
    public var whileProtectedDataUnavailable: Bool

    public init(whileLocked: Bool = false, whileProtectedDataUnavailable: Bool = false) {
        self.whileLocked = whileLocked
        self.whileProtectedDataUnavailable = whileProtectedDataUnavailable
    }

    public static let none = LockRestriction()

    /// Whether it keeps the intent from running now.
    public func bars(_ device: DeviceLock) -> Bool {
        whileLocked && device.isLocked || whileProtectedDataUnavailable && !device.isProtectedDataAvailable
    }
}

/// What came of trying to unlock.
public enum UnlockOutcome: Sendable, Hashable, Codable {
    /// `pin` when the PIN was right, `agreed` when there is none and the person said so.
    case unlocked(how: String)
    /// The PIN was wrong; further tries before the next pause.
    case refused(triesLeft: Int)
    /// Too many wrong PINs; whole minutes until the next try, at least one.
    case barred(minutes: Int)
}
