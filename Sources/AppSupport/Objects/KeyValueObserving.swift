import Foundation
internal import IntentSchema

// Observing a property by its key path, as far as it can be known here that it changed: of `UserDefaults`, whenever a value
// changes in this process. A property of another class has nobody to tell of its change: the observer hears of the value it
// has, if it asks for that, and the developer that no more will come.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    public static let initial = Self(rawValue: 4)
    public static let prior = Self(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// Where it was asked for.
    public let newValue: Value?
    /// Where it was asked for; nil for the initial call.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation, which ends with this object.
public final class NSKeyValueObservation: NSObject {
    private var token: (any NSObjectProtocol)?
    fileprivate init(_ token: (any NSObjectProtocol)?) { self.token = token }

    public func invalidate() {
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }
    deinit { invalidate() }
}

/// Adopted by `NSObject` alone, for the sake of `Self`.
public protocol _KeyValueObserving {}
extension NSObject: _KeyValueObserving {}

extension _KeyValueObserving where Self: NSObject {
    /// Calls the handler when the property changes, for as long as what is returned lives: on the thread that changed it.
    /// - Parameter options: `.prior` makes no difference.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil, indexes: nil,
                isPrior: false)
        }
        var last = self[keyPath: keyPath]
        if options.contains(.initial) { changeHandler(self, change(from: nil, to: last)) }
        guard let defaults = self as? UserDefaults else {
            HostLink.shared.diagnose(HarkError("observation.initial-only", detail: "\(type(of: self)): changes of \(keyPath) are not observed here"))
            return NSKeyValueObservation(nil)
        }
        let token = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: defaults, queue: nil) {
            [weak self] _ in
            guard let self else { return }
            let new = self[keyPath: keyPath]
            // The notification says that something changed, not what.
            if let (old, new) = (last, new) as? (any Hashable, any Hashable), AnyHashable(old) == AnyHashable(new) { return }
            let told = change(from: last, to: new)
            last = new
            changeHandler(self, told)
        }
        return NSKeyValueObservation(token)
    }
}
