import Foundation

/// An object that can take events.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
    convenience init(_freshResponder: ()) { self.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open private(set) var isFirstResponder = false
    private static weak var first: UIResponder?

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if let other = UIResponder.first, other !== self, !other.resignFirstResponder() { return false }
        UIResponder.first = self
        isFirstResponder = true
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if UIResponder.first === self { UIResponder.first = nil }
        isFirstResponder = false
        return true
    }

    static var firstResponder: UIResponder? { first }

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var undoManager: AnyObject? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    open var userActivity: NSUserActivity?

    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    // What assistive technologies ask for, of which none runs here.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}

    /// Sets the rest of what an interface file says, by its tag, after the object was made.
    func decode(_ element: InterfaceElement, _ file: InterfaceScene) {}
    /// Called on each object of an interface file when all of them are connected.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    /// What the class itself lets interface files set by name; false for what it does not know.
    func connect(_ outlet: String, to value: Any?) -> Bool { false }
}

@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    public enum EventSubtype: Int, Sendable { case none = 0, motionShake = 1, remoteControlPlay = 100, remoteControlPause = 101 }
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    open internal(set) var phase = Phase.began
    open internal(set) weak var view: UIView?
    open internal(set) var tapCount = 1
    var place = CGPoint.zero
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let own = self.view else { return place }
        return own.convert(place, to: view)
    }
    open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
