import Foundation

extension NSObject {
    /// Sets a property that the object's classes registered (`ObjectClass`). One that they did not is a diagnostic.
    public func setValue(_ value: Any?, forKey key: String) {
        if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
        nonisolated(unsafe) let (object, value) = (self, value)
        if !MainThread.run({ ObjectClasses.shared.set(key, of: object, to: value) }) {
            HostLink.shared.diagnose(.init("selector.unknown-key", detail: "\(type(of: self)) has no settable value '\(key)'"))
        }
    }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let parts = keyPath.split(separator: ".").map(String.init)
        guard let last = parts.last else { return }
        let target = parts.dropLast().reduce(self as NSObject?) { $0?.value(forKey: $1) as? NSObject }
        target?.setValue(value, forKey: last)
    }
    /// A property that the object's classes registered with a getter; nil for any other.
    public func value(forKey key: String) -> Any? {
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        nonisolated(unsafe) let object = self
        return MainThread.run { ObjectClasses.shared.value(key, of: object) }
    }
    public func value(forKeyPath keyPath: String) -> Any? {
        keyPath.split(separator: ".").reduce(self as Any?) { ($0 as? NSObject)?.value(forKey: String($1)) }
    }
}

/// Runs registered closures where they were made for, without moving a caller that is elsewhere.
enum MainThread {
    static func run<Result>(_ body: @escaping @MainActor () -> Result) -> Result {
        typealias Plain = () -> Result
        return unsafeBitCast(body, to: Plain.self)()
    }
}

// MARK: Objects beside objects

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Values kept for objects under keys. They go when their object's address is used by another, or with the process.
private final class Associations: @unchecked Sendable {
    static let shared = Associations()
    private struct Entry {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.values[key]
        }
    }
    func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?) {
        lock.withLock {
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            var entry = entries[ObjectIdentifier(object)] ?? Entry(object: object)
            if entry.object !== object { entry = Entry(object: object) }
            entry.values[key] = value
            entries[ObjectIdentifier(object)] = entry
        }
    }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.shared.value(object as AnyObject, key)
}
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    Associations.shared.set(object as AnyObject, key, value)
}

/// Locks an object for as long as `objc_sync_exit` is not called, any number of times on one thread.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    SyncLocks.shared.lock(of: object as AnyObject).lock()
    return 0
}
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    SyncLocks.shared.lock(of: object as AnyObject).unlock()
    return 0
}
private final class SyncLocks: @unchecked Sendable {
    static let shared = SyncLocks()
    private let guarding = NSLock()
    private var locks: [ObjectIdentifier: NSRecursiveLock] = [:]
    func lock(of object: AnyObject) -> NSRecursiveLock {
        guarding.withLock {
            let key = ObjectIdentifier(object)
            if let lock = locks[key] { return lock }
            let lock = NSRecursiveLock()
            locks[key] = lock
            return lock
        }
    }
}
