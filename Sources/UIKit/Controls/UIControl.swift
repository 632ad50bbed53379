import Foundation

/// A view that sends actions.
@preconcurrency @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        /// By the name that interface files use.
        init?(interface name: String) {
            let names: [String: Event] = [
                "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
                "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
                "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
                "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
                "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
                "editingDidEndOnExit": .editingDidEndOnExit,
            ]
            guard let event = names[name] else { return nil }
            self = event
        }
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0xFF0000)
    }

    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var showsMenuAsPrimaryAction = false
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    private struct Registration {
        enum Call { case selector(Selector), block(UIAction) }
        weak var target: AnyObject?
        let hasTarget: Bool
        let call: Call
        let events: Event
    }
    private var registrations: [Registration] = []

    /// The target is held weakly; without one, the responder chain is asked.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        registrations.append(
            Registration(target: target.map { $0 as AnyObject }, hasTarget: target != nil, call: .selector(action), events: controlEvents))
    }
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        registrations.removeAll { entry in
            guard case .selector(let selector) = entry.call else { return false }
            return (target == nil || entry.target === target.map { $0 as AnyObject }) && (action == nil || selector == action)
                && !entry.events.isDisjoint(with: controlEvents)
        }
    }
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        registrations.append(Registration(target: nil, hasTarget: false, call: .block(action), events: controlEvents))
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        registrations.removeAll { if case .block(let other) = $0.call { other === action } else { false } }
    }
    open var allTargets: Set<AnyHashable> { Set(registrations.compactMap { ($0.target as? NSObject).map { AnyHashable($0) } }) }
    open var allControlEvents: Event { registrations.reduce([]) { $0.union($1.events) } }
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        registrations.compactMap { entry in
            guard case .selector(let selector) = entry.call, entry.target === target.map({ $0 as AnyObject }) else { return nil }
            return entry.events.contains(controlEvent) ? selector.description : nil
        }
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    open func sendAction(_ action: UIAction) { action.perform(with: self) }

    /// Calls what is registered for the events, in the order of registration.
    open func sendActions(for controlEvents: Event) {
        for entry in registrations where !entry.events.isDisjoint(with: controlEvents) {
            switch entry.call {
            case .block(let action): sendAction(action)
            case .selector(let selector):
                if entry.hasTarget, entry.target == nil { continue }
                sendAction(selector, to: entry.target, for: nil)
            }
        }
    }

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        isEnabled = element.flag("enabled") ?? true
        isSelected = element.flag("selected") ?? false
        isHighlighted = element.flag("highlighted") ?? false
    }
}
