import Foundation

@preconcurrency @MainActor open class UIBarItem: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var isAccessibilityElement = false
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

    func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        title = file.text(element, "title")
        image = element.image("image", file)
        isEnabled = element.flag("enabled") ?? true
        tag = element.integer("tag") ?? 0
    }
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, bordered, done }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
            refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open weak var target: AnyObject?
    open var action: Selector?
    open var style = Style.plain
    open var width: CGFloat = 0
    open var customView: UIView?
    open var tintColor: UIColor?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    package private(set) var systemItem: SystemItem?
    /// The segue that a tap begins.
    var segue: (definition: SegueDefinition, controller: UIViewController?)?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target.map { $0 as AnyObject }, action)
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
        self.systemItem = systemItem
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image, self.primaryAction, self.menu) = (title ?? primaryAction?.title, image, primaryAction, menu)
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: nil, primaryAction: primaryAction, menu: menu)
        self.systemItem = systemItem
    }
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// The person taps the item.
    package func tap() {
        guard isEnabled else { return }
        primaryAction?.perform(with: self)
        if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
        if let segue { segue.controller?.perform(segue, sender: self) }
    }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        let names: [String: SystemItem] = [
            "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
            "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
            "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
            "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
        ]
        systemItem = element["systemItem"].flatMap { names[$0] }
        width = element.number("width") ?? 0
        if element["style"] == "done" { style = .done }
        if let child = element.children.first(where: { $0["key"] == "customView" }) { customView = file.makeView(child) }
        for connection in element.child("connections")?.children ?? [] {
            switch connection.name {
            case "segue": segue = (SegueDefinition(connection), file.controller)
            case "action":
                action = connection["selector"].map { Selector($0) }
                let destination = connection["destination"]
                file.later { [weak self] objects in self?.target = destination.flatMap { objects[$0] } }
            default: break
            }
        }
    }
}

@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    }
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) { self.init(title: nil, image: nil, tag: tag) }
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftItemsSupplementBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    public init(title: String) { self.title = title }
    public override convenience init() { self.init(title: "") }
    public required init?(coder: NSCoder) { super.init() }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        title = file.text(element, "title")
        prompt = file.text(element, "prompt")
        if element["largeTitleDisplayMode"] == "always" { largeTitleDisplayMode = .always }
        if element["largeTitleDisplayMode"] == "never" { largeTitleDisplayMode = .never }
        func item(_ child: InterfaceElement) -> UIBarButtonItem? { file.makeObject(child) as? UIBarButtonItem }
        for child in element.children {
            switch child["key"] {
            case "leftBarButtonItem": leftBarButtonItem = item(child)
            case "rightBarButtonItem": rightBarButtonItem = item(child)
            case "leftBarButtonItems": leftBarButtonItems = child.children.compactMap(item)
            case "rightBarButtonItems": rightBarButtonItems = child.children.compactMap(item)
            case "backBarButtonItem": backBarButtonItem = item(child)
            case "titleView": titleView = file.makeView(child)
            default: break
            }
        }
    }
}
