import Foundation

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
    open var storyboard: UIStoryboard?
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

@preconcurrency @MainActor open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
    open package(set) var configuration: UISceneConfiguration
    open private(set) var role: Role
    open private(set) var persistentIdentifier = UUID().uuidString
    open package(set) weak var scene: UIScene?
    open var userInfo: [String: Any]?
    open var stateRestorationActivity: NSUserActivity?
    package init(role: Role, configuration: UISceneConfiguration) { (self.role, self.configuration) = (role, configuration) }
}

public struct UIOpenURLContext: Hashable, Sendable {
    public let url: URL
    package init(url: URL) { self.url = url }
    public struct Options: Hashable, Sendable { public let sourceApplication: String? }
    public var options: Options { Options(sourceApplication: nil) }
}

@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        open package(set) var userActivities: Set<NSUserActivity> = []
        open package(set) var urlContexts: Set<UIOpenURLContext> = []
        open package(set) var shortcutItem: UIApplicationShortcutItem?
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
        package override init() { super.init() }
    }

    open private(set) var session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open package(set) var activationState = ActivationState.unattached
    open var title: String! = ""
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }
    open override var next: UIResponder? { UIApplication.shared }
    open func open(_ url: URL, options: Any?, completionHandler completion: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url)
        completion?(false)
    }

    public class var didActivateNotification: NSNotification.Name { NSNotification.Name("UISceneDidActivateNotification") }
    public class var willDeactivateNotification: NSNotification.Name { NSNotification.Name("UISceneWillDeactivateNotification") }
    public class var didEnterBackgroundNotification: NSNotification.Name { NSNotification.Name("UISceneDidEnterBackgroundNotification") }
    public class var willEnterForegroundNotification: NSNotification.Name { NSNotification.Name("UISceneWillEnterForegroundNotification") }
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var screen: UIScreen { .main }
    open var coordinateSpace: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var traitCollection: UITraitCollection { .current }
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    open var sizeRestrictions: AnyObject? { nil }
}

@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20) }
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { false }
}

@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}
extension UIWindowSceneDelegate {
    public var window: UIWindow? { get { nil } set {} }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

@preconcurrency @MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }
    public convenience init() { self.init(frame: UIScreen.main.bounds) }
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var windowScene: UIWindowScene?
    open var windowLevel = Level.normal
    open var screen: UIScreen { .main }
    open private(set) var isKeyWindow = false
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.setAppears(false)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if !isHidden { showRoot() }
        }
    }
    open func makeKey() {
        UIApplication.shared.windows.forEach { $0.isKeyWindow = false }
        if !UIApplication.shared.windows.contains(where: { $0 === self }) { UIApplication.shared.windows.append(self) }
        isKeyWindow = true
    }
    /// Shows the root controller: it goes through the steps of appearing.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        showRoot()
    }
    private func showRoot() {
        guard let root = rootViewController else { return }
        root.view.frame = bounds
        addSubview(root.view)
        root.setAppears(true)
    }
}
