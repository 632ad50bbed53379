import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent, darkContent = 3
}

/// Owns a tree of views and takes part in the life of the app's screens. The tree comes from an interface file, from
/// `loadView` or is empty; there is no screen it is drawn on.
@preconcurrency @MainActor open class UIViewController: UIResponder, @preconcurrency NSCoding {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    convenience init(_freshController: ()) { self.init(nibName: nil, bundle: nil) }

    /// A controller of a storyboard; from any other archive, one without views.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
        (coder as? InterfaceCoder)?.decode(self)
    }
    open func encode(with coder: NSCoder) {}

    // MARK: The view

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?
    open internal(set) var storyboard: UIStoryboard?
    /// What a storyboard says about this controller, until its view is loaded and for its segues after that.
    var scene: InterfaceScene?
    var sceneElement: InterfaceElement?
    private var loadedView: UIView?
    private var isLoading = false

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        isLoading = false
        sceneWasLoaded()
        viewDidLoad()
    }

    /// Takes the view from the storyboard, from the nib with the controller's `nibName` or the name of its class, or makes an
    /// empty one.
    open func loadView() {
        if let scene, let element = sceneElement {
            if let child = element.children.first(where: { $0["key"] == "view" }) { view = scene.makeView(child) }
            return
        }
        let bundle = nibBundle ?? .main
        let className = String(describing: type(of: self))
        let names = nibName.map { [$0] } ?? [className, className.replacingOccurrences(of: "Controller", with: "")]
        if let name = names.first(where: { InterfaceFiles.url($0, "xib", in: bundle) != nil }) {
            _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self, options: nil)
        }
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func didReceiveMemoryWarning() {}
    open func updateViewConstraints() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// Whether `viewWillAppear` was called last, rather than `viewDidDisappear`.
    var isOnScreen = false
    /// Goes through the steps of appearing or disappearing once.
    package func setAppears(_ appears: Bool, animated: Bool = false) {
        guard appears != isOnScreen else { return }
        isOnScreen = appears
        if appears {
            loadViewIfNeeded()
            viewWillAppear(animated)
            viewIsAppearing(animated)
            view.layoutIfNeeded()
            children.filter { $0.takesAppearance(from: self) }.forEach { $0.setAppears(true, animated: animated) }
            viewDidAppear(animated)
        } else {
            viewWillDisappear(animated)
            children.forEach { $0.setAppears(false, animated: animated) }
            viewDidDisappear(animated)
        }
    }
    /// Containers show some of their children only.
    func takesAppearance(from parent: UIViewController) -> Bool { parent.shownChildren.contains { $0 === self } }
    var shownChildren: [UIViewController] { children }

    // MARK: Around the view

    open var title: String? {
        didSet {
            if ownItem != nil || parent is UINavigationController { navigationItem.title = title }
            if ownTab != nil { tabBarItem.title = title }
        }
    }
    private var ownItem: UINavigationItem?
    open var navigationItem: UINavigationItem {
        get {
            if let ownItem { return ownItem }
            let item = UINavigationItem(title: title ?? "")
            ownItem = item
            return item
        }
        set { ownItem = newValue }
    }
    private var ownTab: UITabBarItem?
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTab { return ownTab }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTab = item
            return item
        }
        set { ownTab = newValue }
    }
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var hidesBottomBarWhenPushed = false
    open var restorationIdentifier: String?
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    public private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// The circumstances of an extension's view controller; nil in an app.
    open var extensionContext: NSExtensionContext? { hostContext ?? parent?.extensionContext }
    package var hostContext: NSExtensionContext?
    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController ?? UIApplication.shared }

    // MARK: Children and presentation

    open internal(set) var children: [UIViewController] = []
    open var childViewControllers: [UIViewController] { children }
    open internal(set) weak var parent: UIViewController?
    open internal(set) var presentedViewController: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?
    private var sheet: UISheetPresentationController?
    private var popover: UIPopoverPresentationController?
    open var presentationController: UIPresentationController? { sheetPresentationController ?? popoverPresentationController }
    open var sheetPresentationController: UISheetPresentationController? {
        guard modalPresentationStyle != .popover else { return nil }
        if sheet == nil { sheet = UISheetPresentationController(presentedViewController: self, presenting: presentingViewController) }
        return sheet
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        if popover == nil { popover = UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController) }
        return popover
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        show(presented: viewControllerToPresent, flag, completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { hidePresented(flag, completion) }
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { navigationController.pushViewController(vc, animated: true) } else { present(vc, animated: true) }
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController { splitViewController.showDetailViewController(vc, sender: sender) } else { show(vc, sender: sender) }
    }

    // MARK: Segues

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        responds(to: action)
    }
    open func performSegue(withIdentifier identifier: String, sender: Any?) { begin(segue: identifier, sender) }

    /// Containers take their children from the relations in a storyboard.
    func decodeRelations(_ segues: [SegueDefinition]) {}
    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        (scene, sceneElement, storyboard) = (file, element, file.storyboard)
        file.controller = self
        decodeController(element, file)
    }
    override func connect(_ outlet: String, to value: Any?) -> Bool {
        guard outlet == "view", let view = value as? UIView else { return super.connect(outlet, to: value) }
        self.view = view
        return true
    }
}
