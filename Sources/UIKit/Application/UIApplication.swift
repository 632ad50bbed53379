import Foundation
internal import IntentSchema

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// The app's process. It has no screen: opening URLs is told to the developer, badges and the like are kept.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    private static var only: UIApplication?
    open class var shared: UIApplication {
        let application = only ?? UIApplication()
        only = application
        return application
    }
    override init() { super.init() }

    open var delegate: (any UIApplicationDelegate)?
    open package(set) var applicationState = State.active
    open internal(set) var windows: [UIWindow] = []
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open package(set) var connectedScenes: Set<UIScene> = []
    open package(set) var openSessions: Set<UISceneSession> = []
    open var supportsMultipleScenes: Bool { false }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var isNetworkActivityIndicatorVisible = false
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var applicationSupportsShakeToEdit = true
    open var isProtectedDataAvailable: Bool { Self.askWhetherDataIsAvailable }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Seconds; the process may run as long as Hark lets it.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20) }
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var currentUserNotificationSettings: UIUserNotificationSettings? { notificationSettings }
    private var notificationSettings: UIUserNotificationSettings?
    open override var next: UIResponder? { delegate as? UIResponder }

    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    // MARK: Actions

    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.perform(on: target as AnyObject, sender, event) }
        let start = UIResponder.firstResponder ?? sender as? UIResponder
        guard let responder = start.flatMap({ sequence(first: $0, next: \.next).first { $0.responds(to: action) } }) else { return false }
        return action.perform(on: responder, sender, event)
    }
    open func sendEvent(_ event: UIEvent) {}
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    open var isIgnoringInteractionEvents: Bool { false }

    // MARK: URLs

    /// Hark opens nothing outside the app: the answer is false, and the developer is told which URL it was.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        HostLink.shared.diagnose(HarkError("application.url-not-opened", detail: url.absoluteString))
        if let completion { DispatchQueue.main.async { completion(false) } }
    }
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        HostLink.shared.diagnose(HarkError("application.url-not-opened", detail: url.absoluteString))
        return false
    }
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        HostLink.shared.diagnose(HarkError("application.url-not-opened", detail: url.absoluteString))
        return false
    }
    open func canOpenURL(_ url: URL) -> Bool { false }

    // MARK: In the background

    private var tasks = 0
    open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        tasks += 1
        return UIBackgroundTaskIdentifier(rawValue: tasks)
    }
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    // MARK: Notifications

    /// Nothing pushes notifications here: the delegate hears of an error.
    open func registerForRemoteNotifications() {
        let error = HarkError("application.no-remote-notifications", detail: "Hark has no push service")
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
    open func unregisterForRemoteNotifications() {}
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        self.notificationSettings = notificationSettings
        delegate?.application(self, didRegister: notificationSettings)
    }
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(HarkError("application.no-alternate-icons", detail: alternateIconName ?? ""))
    }

    // MARK: Scenes

    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?, errorHandler: (((any Error)) -> Void)? = nil
    ) { errorHandler?(HarkError("application.one-scene", detail: "an app has one scene here")) }
    open func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: Any?, errorHandler: (((any Error)) -> Void)? = nil) {}
}

@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
    public let types: UIUserNotificationType
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) { self.types = types }
}
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {}
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UIUserNotificationType(rawValue: 1)
    public static let sound = UIUserNotificationType(rawValue: 2)
    public static let alert = UIUserNotificationType(rawValue: 4)
}

@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud,
            invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark,
            shuffle, audio, update
    }
    public init(type: IconType) {}
    public init(templateImageName: String) {}
    public init(systemImageName: String) {}
}

@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    open internal(set) var type: String
    open internal(set) var localizedTitle: String
    open internal(set) var localizedSubtitle: String?
    open internal(set) var icon: UIApplicationShortcutIcon?
    open internal(set) var userInfo: [String: Any]?
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: Any]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle, self.icon) = (type, localizedTitle, localizedSubtitle, icon)
        self.userInfo = userInfo
    }
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}
/// The name of Swift 2 and 3.
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType

public protocol UIUserActivityRestoring: NSObjectProtocol {
    @preconcurrency @MainActor func restoreUserActivityState(_ activity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}
