import Foundation

@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }
    open internal(set) var title: String
    open internal(set) var image: UIImage?
    init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

public struct UIMenuIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public typealias Identifier = UIMenuIdentifier
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }
    public let children: [UIMenuElement]
    public let identifier: Identifier
    public let options: Options
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        (self.children, self.options) = (children, options)
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        super.init(title: title, image: image)
    }
}

@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public let identifier: Identifier
    open var attributes: Attributes
    open var state: State
    open private(set) var sender: Any?
    private let handler: (UIAction) -> Void
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
    ) {
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        super.init(title: title, image: image)
    }
    func perform(with sender: Any?) {
        self.sender = sender
        handler(self)
    }
}

@preconcurrency @MainActor open class UICommand: UIMenuElement {
    public let action: Selector
    public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
        self.action = action
        super.init(title: title, image: image)
    }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    open var discoverabilityTitle: String?
    open var wantsPriorityOverSystemBehavior = false
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil
    ) {
        (self.input, self.modifierFlags, self.discoverabilityTitle) = (input, modifierFlags, discoverabilityTitle)
        super.init(title: title, image: image, action: action)
    }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags)
    }
}

public protocol UIMenuBuilder: AnyObject {
    @preconcurrency @MainActor func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    @preconcurrency @MainActor func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    @preconcurrency @MainActor func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    @preconcurrency @MainActor func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    @preconcurrency @MainActor func remove(menu removedIdentifier: UIMenu.Identifier)
}

@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
    public init(identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil) {
        self.actionProvider = actionProvider
    }
}
