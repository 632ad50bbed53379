import Foundation

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
}

/// A stack of controllers, of which the last is shown.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public private(set) lazy var navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(animated) {
            children.filter { child in !viewControllers.contains { $0 === child } }.forEach { $0.leaveParent() }
            children = []
            for controller in viewControllers {
                controller.parent = nil
                adopt(controller)
                controller.didMove(toParent: self)
            }
        }
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change(animated) {
            adopt(viewController)
            viewController.didMove(toParent: self)
        }
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        change(animated) { last.leaveParent() }
        return last
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.first.flatMap { popToViewController($0, animated: animated) }
    }
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(children[(index + 1)...])
        change(animated) { gone.forEach { $0.leaveParent() } }
        return gone
    }

    /// Changes the stack and lets the old and the new top know.
    private func change(_ animated: Bool, _ change: () -> Void) {
        let old = topViewController
        change()
        navigationBar.items = children.map(\.navigationItem)
        guard let top = topViewController, top !== old else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
        if isOnScreen {
            old?.setAppears(false, animated: animated)
            top.setAppears(true, animated: animated)
        }
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    override func decodeRelations(_ segues: [SegueDefinition]) {
        guard let root = segues.first(where: { $0.relationship == "rootViewController" }),
            let controller = storyboard?.controller(id: root.destination)
        else { return }
        setViewControllers([controller], animated: false)
    }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Where tabs that have no room of their own would be shown; every tab has room here.
    open private(set) lazy var moreNavigationController = UINavigationController(nibName: nil, bundle: nil)
    public private(set) lazy var tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        children.forEach { $0.leaveParent() }
        (viewControllers ?? []).forEach {
            adopt($0)
            $0.didMove(toParent: self)
        }
        tabBar.items = children.map(\.tabBarItem)
        if selectedIndex >= children.count { selectedIndex = 0 }
    }
    open var selectedIndex = 0 {
        didSet {
            guard isOnScreen, oldValue != selectedIndex else { return }
            if children.indices.contains(oldValue) { children[oldValue].setAppears(false) }
            selectedViewController?.setAppears(true)
        }
    }
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }
    override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    override func decodeRelations(_ segues: [SegueDefinition]) {
        setViewControllers(
            segues.filter { $0.relationship == "viewControllers" }.compactMap { storyboard?.controller(id: $0.destination) },
            animated: false)
    }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}
extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
}

@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }
    private var columns: [Column: UIViewController] = [:]
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode }
    open var isCollapsed: Bool { false }
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0.32
    public private(set) lazy var displayModeButtonItem = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            children.forEach { $0.leaveParent() }
            newValue.forEach {
                adopt($0)
                $0.didMove(toParent: self)
            }
        }
    }
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        viewControllers = [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        viewControllers = Array(viewControllers.prefix(1)) + [vc]
        if isOnScreen { vc.setAppears(true) }
    }

    override func decodeRelations(_ segues: [SegueDefinition]) {
        viewControllers = ["masterViewController", "detailViewController"].compactMap { name in
            segues.first { $0.relationship == name }.flatMap { storyboard?.controller(id: $0.destination) }
        }
    }
}
