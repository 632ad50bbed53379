import Foundation
package import IntentSchema
import Intents
import IntentsExtensionMain

extension UIApplicationDelegate {
    /// Runs the app: `@main` on a delegate's class, as `@UIApplicationMain` did.
    ///
    /// The delegate is made once and hears of its launch when Hark first opens the app, then of becoming active and of the
    /// activity that it is to continue. With a scene manifest in the Info.plist the scene's delegate hears of them instead.
    @preconcurrency @MainActor public static func main() { AppLaunch.run { makeDelegate() } }

    @MainActor private static func makeDelegate() -> (any UIApplicationDelegate)? {
        (self as Any.Type as? AnyClass).flatMap { AppLaunch.make($0) } as? any UIApplicationDelegate
    }
}

/// An app's way from its process's start to its first screen.
@MainActor package final class AppLaunch {
    private let application = UIApplication.shared
    private var scene: UIWindowScene?

    nonisolated static func run(_ makeDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?) {
        let launch = MainActor.assumeIsolated { AppLaunch(makeDelegate()) }
        launch.watchProtectedData()
        AppMain.run(
            opened: { launch.open($0) }, handlerFor: { launch.handler(for: $0) }, handle: AppHandling(Self.handling) { launch.handle($0, $1) },
            screen: { launch.screen }, closing: { launch.close() })
    }

    package init(_ delegate: (any UIApplicationDelegate)?) { application.delegate = delegate }

    private var isLaunched = false
    /// Whether the app was in the foreground.
    private var isShown = false
    /// What the app was told last of its protected data.
    var dataWasAvailable = true

    // MARK: In the background

    private nonisolated static let handling = "application(_:handle:completionHandler:)"

    /// The app's handler of an intent; the app is launched for it, out of sight.
    package func handler(for intent: INIntent) -> Any? {
        guard let delegate = application.delegate else { return nil }
        launch(delegate, .background)
        return delegate.application(application, handlerFor: intent)
    }

    private func handle(_ intent: INIntent, _ completion: @escaping (INIntentResponse) -> Void) {
        guard let delegate = application.delegate else { return }
        launch(delegate, .background)
        delegate.application(application, handle: intent, completionHandler: completion)
    }

    private func launch(_ delegate: any UIApplicationDelegate, _ state: UIApplication.State) {
        guard !isLaunched else { return }
        isLaunched = true
        application.applicationState = state
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(application)
        post(UIApplication.didFinishLaunchingNotification)
    }

    // MARK: In the foreground

    /// Hark opened the app, the first time or again.
    package func open(_ activity: NSUserActivity?, bundle: Bundle = .main) {
        guard let delegate = application.delegate else { return }
        launch(delegate, .inactive)
        if !isShown {
            isShown = true
            if let manifest = bundle.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any] {
                connectScene(manifest, delegate, activity, bundle)
                return becomeActive(delegate)
            }
            showMainStoryboard(delegate, bundle)
        } else {
            resign(delegate)
            application.applicationState = .background
            delegate.applicationDidEnterBackground(application)
            delegate.applicationWillEnterForeground(application)
            if let scene { scene.delegate?.sceneWillEnterForeground(scene) }
        }
        if let activity { proceed(activity, delegate) }
        becomeActive(delegate)
    }

    /// What the app shows: its front window's texts.
    package var screen: ViewAnswer {
        let windows = application.windows.filter { !$0.isHidden }
        guard let window = windows.last(where: \.isKeyWindow) ?? windows.last else { return ViewAnswer(isShown: false) }
        let texts = VisibleTexts(limit: ViewAnswer.textLimit, length: ViewAnswer.textLength)
        return ViewAnswer(
            isShown: true, width: window.bounds.width, height: window.bounds.height,
            texts: window.rootViewController.map { texts.texts(of: $0) } ?? texts.texts(of: window))
    }

    /// The app goes to the background and ends, as when a person closes it.
    package func close() {
        guard isLaunched, let delegate = application.delegate else { return }
        if isShown {
            resign(delegate)
            application.applicationState = .background
            if let scene {
                scene.activationState = .background
                scene.delegate?.sceneDidEnterBackground(scene)
            } else {
                delegate.applicationDidEnterBackground(application)
            }
            post(UIApplication.didEnterBackgroundNotification)
            if let scene { scene.delegate?.sceneDidDisconnect(scene) }
        }
        delegate.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
    }

    private var windowDelegate: (any UIWindowSceneDelegate)? { scene?.delegate as? any UIWindowSceneDelegate }

    private func proceed(_ activity: NSUserActivity, _ delegate: any UIApplicationDelegate) {
        if let scene, let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            return sceneDelegate.scene(scene, continue: activity)
        }
        _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
        _ = delegate.application(application, continue: activity) { restored in
            restored?.forEach { $0.restoreUserActivityState(activity) }
        }
    }

    private func becomeActive(_ delegate: any UIApplicationDelegate) {
        application.applicationState = .active
        scene?.activationState = .foregroundActive
        if let scene { scene.delegate?.sceneDidBecomeActive(scene) } else { delegate.applicationDidBecomeActive(application) }
        post(UIApplication.didBecomeActiveNotification)
    }
    private func resign(_ delegate: any UIApplicationDelegate) {
        application.applicationState = .inactive
        if let scene { scene.delegate?.sceneWillResignActive(scene) } else { delegate.applicationWillResignActive(application) }
        post(UIApplication.willResignActiveNotification)
    }
    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: application) }

    private func showMainStoryboard(_ delegate: any UIApplicationDelegate, _ bundle: Bundle) {
        guard let name = bundle.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String else { return }
        let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
        delegate.window = window
        window.makeKeyAndVisible()
    }

    private func connectScene(
        _ manifest: [String: Any], _ delegate: any UIApplicationDelegate, _ activity: NSUserActivity?, _ bundle: Bundle
    ) {
        let role = UISceneSession.Role.windowApplication
        let declared = ((manifest["UISceneConfigurations"] as? [String: Any])?[role.rawValue] as? [[String: Any]])?.first ?? [:]
        let configuration = UISceneConfiguration(name: declared["UISceneConfigurationName"] as? String, sessionRole: role)
        if let name = declared["UISceneDelegateClassName"] as? String {
            let parts = name.split(separator: ".").map(String.init)
            configuration.delegateClass = parts.last.flatMap {
                ObjectClasses.shared.type(named: $0, module: parts.count > 1 ? parts[0] : nil)
            }
        }
        if let name = declared["UISceneStoryboardFile"] as? String { configuration.storyboard = UIStoryboard(name: name, bundle: bundle) }
        let session = UISceneSession(role: role, configuration: configuration)
        let options = UIScene.ConnectionOptions()
        if let activity { options.userActivities = [activity] }
        session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
        let scene = UIWindowScene(session: session, connectionOptions: options)
        self.scene = scene
        application.connectedScenes = [scene]
        application.openSessions = [session]
        scene.delegate = session.configuration.delegateClass.flatMap { Self.make($0) } as? any UISceneDelegate
        if let storyboard = session.configuration.storyboard ?? configuration.storyboard, let window = makeWindow(scene) {
            window.rootViewController = storyboard.instantiateInitialViewController()
        }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        windowDelegate?.window?.makeKeyAndVisible()
        scene.delegate?.sceneWillEnterForeground(scene)
    }
    /// An object of an app's class, which has an `init()`.
    static func make(_ type: AnyClass) -> AnyObject? {
        (type as? UIResponder.Type)?.freshResponder() ?? ObjectClasses.shared.makeObject(type) ?? (type as? NSObject.Type)?.freshObject()
    }
    private func makeWindow(_ scene: UIWindowScene) -> UIWindow? {
        let window = UIWindow(windowScene: scene)
        windowDelegate?.window = window
        return window
    }
}
