import Foundation

public enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// How a bar looks. Kept, not drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    public override init() { super.init() }
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundEffect: UIBlurEffect?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open func configureWithDefaultBackground() { backgroundColor = nil }
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// A bar: what all of them can be set to.
@preconcurrency @MainActor open class UIBar: UIView {
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var shadowImage: UIImage?
}

@preconcurrency @MainActor open class UINavigationBar: UIBar {
    nonisolated(unsafe) private static var standard: UINavigationBar?
    /// The bar whose settings are the standard ones. Settings are kept, not drawn.
    open class func appearance() -> UINavigationBar {
        let bar = standard ?? UINavigationBar(frame: .zero)
        standard = bar
        return bar
    }
    open var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        prefersLargeTitles = element.flag("largeTitles") ?? false
        items = element.child("items")?.children.compactMap { file.makeObject($0) as? UINavigationItem }
    }
}

@preconcurrency @MainActor open class UIToolbar: UIBar {
    open var items: [UIBarButtonItem]?
    open var standardAppearance = UIToolbarAppearance()
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        items = element.child("items")?.children.compactMap { file.makeObject($0) as? UIBarButtonItem }
    }
}

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate { public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {} }

@preconcurrency @MainActor open class UITabBar: UIBar {
    nonisolated(unsafe) private static var standard: UITabBar?
    open class func appearance() -> UITabBar {
        let bar = standard ?? UITabBar(frame: .zero)
        standard = bar
        return bar
    }
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?
    open weak var delegate: (any UITabBarDelegate)?
    open var unselectedItemTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

@preconcurrency @MainActor open class UISearchBar: UIBar {
    open var text: String?
    open var placeholder: String?
    open var prompt: String?
    open var showsCancelButton = false
    open weak var delegate: (any UISearchBarDelegate)?
    public private(set) lazy var searchTextField = UITextField(frame: .zero)
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }

    override func connect(_ outlet: String, to value: Any?) -> Bool {
        guard outlet == "delegate" else { return super.connect(outlet, to: value) }
        delegate = value as? any UISearchBarDelegate
        return true
    }
    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        text = file.text(element, "text")
        placeholder = file.text(element, "placeholder")
    }
}
