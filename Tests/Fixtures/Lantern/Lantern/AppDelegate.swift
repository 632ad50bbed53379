import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("lantern: launched")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        print("lantern: continues \(userActivity.activityType): \(userActivity.userInfo?["text"] ?? "")")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("lantern: active")
        NotificationCenter.default.post(name: .lanternLit, object: nil)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("lantern: in the background")
    }
}

extension Notification.Name {
    static let lanternLit = Notification.Name("LanternLit")
}
