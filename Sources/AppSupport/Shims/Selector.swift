import Foundation

/// A method to be called later.
///
/// Swift on Linux has no `#selector`; `Selector(method)` and `Selector(Class.method)` take its place, with methods of no
/// argument or of one (a notification or a sender). Written over a bound method (`Selector(method)` inside a class) it keeps
/// that object until the observer is removed, which Objective-C would not.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What to do: the object it was registered for, and the argument.
    let action: ((AnyObject, Any?) -> Void)?
    public let description: String
    private let identity: UUID?

    private init(_ action: ((AnyObject, Any?) -> Void)?, _ name: String) {
        self.action = action
        description = name
        identity = action == nil ? nil : UUID()
    }

    /// A selector known by its name alone. Nothing can be called by name here.
    public init(_ name: String) { self.init(nil, name) }
    public init(stringLiteral name: String) { self.init(nil, name) }

    public init(_ method: @escaping () -> Void) {
        self.init({ _, _ in method() }, "method")
    }
    public init<Argument>(_ method: @escaping (Argument) -> Void) {
        self.init({ _, argument in if let argument = argument as? Argument { method(argument) } }, "method:")
    }
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        self.init({ target, _ in if let target = target as? Target { method(target)() } }, "\(Target.self).method")
    }
    public init<Target: AnyObject, Argument>(_ method: @escaping (Target) -> (Argument) -> Void) {
        self.init(
            { target, argument in
                if let target = target as? Target, let argument = argument as? Argument { method(target)(argument) }
            }, "\(Target.self).method:")
    }

    public static func == (left: Selector, right: Selector) -> Bool {
        left.description == right.description && left.identity == right.identity
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
        hasher.combine(identity)
    }
}

extension NotificationCenter {
    /// Calls `selector` on `observer` for each notification until the observer is removed or gone; held weakly.
    public func addObserver(
        _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        guard let action = selector.action else {
            HostLink.shared.diagnose(
                .init("selector.not-callable", detail: "addObserver: \(selector) is only a name and calls nothing"))
            return
        }
        let token = addObserver(forName: name, object: object, queue: nil) { [weak observer] notification in
            if let observer { action(observer, notification) }
        }
        SelectorObservers.shared.add(token, name, of: observer, in: self)
    }

    /// Ends what `addObserver(_:selector:name:object:)` began for this object, or removes a token of `addObserver(forName:)`.
    public func removeObserver(_ observer: AnyObject) {
        for token in SelectorObservers.shared.remove(observer, nil, in: self) { removeObserver(token as Any) }
        removeObserver(observer as Any)
    }

    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        for token in SelectorObservers.shared.remove(observer, name, in: self) { removeObserver(token as Any) }
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// Which tokens stand for which observer.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    private struct Entry {
        weak var observer: AnyObject?
        let center: NotificationCenter
        let name: NSNotification.Name?
        let token: any NSObjectProtocol
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]

    func add(
        _ token: any NSObjectProtocol, _ name: NSNotification.Name?, of observer: AnyObject, in center: NotificationCenter
    ) {
        let stale: [Entry] = lock.withLock {
            let key = ObjectIdentifier(observer)
            // An address may be used again: what an earlier object left behind goes.
            let (kept, stale) = (entries[key] ?? []).split { $0.observer === observer }
            entries[key] = kept + [Entry(observer: observer, center: center, name: name, token: token)]
            return stale
        }
        for entry in stale { entry.center.removeObserver(entry.token as Any) }
    }

    func remove(
        _ observer: AnyObject, _ name: NSNotification.Name?, in center: NotificationCenter
    ) -> [any NSObjectProtocol] {
        lock.withLock {
            let key = ObjectIdentifier(observer)
            let (removed, kept) = (entries[key] ?? []).split { $0.center === center && (name == nil || $0.name == name) }
            entries[key] = kept.isEmpty ? nil : kept
            return removed.map(\.token)
        }
    }
}

extension Array {
    fileprivate func split(_ belongs: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(belongs), filter { !belongs($0) })
    }
}
