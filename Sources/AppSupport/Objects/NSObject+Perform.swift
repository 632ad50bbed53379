import Foundation

// Calling methods by selector, and reaching properties by name. What can be reached is what `ObjectClass` registrations say.

extension NSObject {
    /// Calls a method on this thread. Results of methods are not carried.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        send(aSelector, nil)
        return nil
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, object)
        return nil
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, object1, object2)
        return nil
    }

    /// Calls a method on the main queue after so many seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let call = DelayedCalls.shared.add(self, aSelector)
        nonisolated(unsafe) let (target, argument, selector) = (self, anArgument, aSelector)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            if DelayedCalls.shared.take(call) { target.send(selector, argument) }
        }
    }

    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if Thread.isMainThread, wait { return send(aSelector, arg) }
        nonisolated(unsafe) let (target, argument, selector) = (self, arg, aSelector)
        if wait {
            DispatchQueue.main.sync { target.send(selector, argument) }
        } else {
            DispatchQueue.main.async { target.send(selector, argument) }
        }
    }

    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (target, argument, selector) = (self, arg, aSelector)
        DispatchQueue.global().async { target.send(selector, argument) }
    }

    /// Drops calls of `perform(_:with:afterDelay:)` that did not happen yet.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.shared.cancel(aTarget as AnyObject, nil)
    }
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedCalls.shared.cancel(aTarget as AnyObject, aSelector)
    }

    /// Whether the object's classes registered the method; a selector made from a method itself is always known.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(to: self) ?? false }

    private func send(_ selector: Selector?, _ first: Any?, _ second: Any? = nil) {
        guard let selector, !selector.perform(on: self, first, second) else { return }
        HostLink.shared.diagnose(
            .init("selector.not-callable", detail: "perform: \(selector) names no method of \(type(of: self))"))
    }
}

/// The calls that wait for their time.
private final class DelayedCalls: @unchecked Sendable {
    static let shared = DelayedCalls()
    private let lock = NSLock()
    private var next = 0
    private var waiting: [Int: (ObjectIdentifier, Selector)] = [:]

    func add(_ object: AnyObject, _ selector: Selector) -> Int {
        lock.withLock {
            next += 1
            waiting[next] = (ObjectIdentifier(object), selector)
            return next
        }
    }
    func take(_ call: Int) -> Bool { lock.withLock { waiting.removeValue(forKey: call) != nil } }
    func cancel(_ object: AnyObject, _ selector: Selector?) {
        lock.withLock {
            waiting = waiting.filter { $1.0 != ObjectIdentifier(object) || (selector != nil && $1.1 != selector) }
        }
    }
}

extension Timer {
    /// Calls `aSelector` on `target` with the timer. The target is held until the timer is invalid.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let (target, selector) = (aTarget as AnyObject, aSelector)
        self.init(timeInterval: ti, repeats: yesOrNo) { selector.perform(on: target, $0) }
    }

    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let (target, selector) = (aTarget as AnyObject, aSelector)
        self.init(fire: date, interval: ti, repeats: yesOrNo) { selector.perform(on: target, $0) }
    }

    /// As `init(timeInterval:target:selector:userInfo:repeats:)`, on the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
