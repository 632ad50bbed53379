import Foundation

extension NotificationCenter {
    /// Calls `selector` on `observer` for each notification until the observer is removed or gone; held weakly.
    public func addObserver(
        _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        guard selector.isKnown(to: observer) else {
            HostLink.shared.diagnose(
                .init("selector.not-callable", detail: "addObserver: \(selector) names no method of \(type(of: observer))"))
            return
        }
        let token = addObserver(forName: name, object: object, queue: nil) { [weak observer] notification in
            if let observer { selector.perform(on: observer, notification) }
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
