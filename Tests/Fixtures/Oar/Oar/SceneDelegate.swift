import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let note = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 20))

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        note.text = connectionOptions.userActivities.first?.userInfo?["note"] as? String
        let controller = UIViewController()
        controller.view.addSubview(note)
        window = UIWindow(windowScene: scene)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        print("oar: connected")
    }

    func sceneWillEnterForeground(_ scene: UIScene) { print("oar: enters") }
    func sceneDidBecomeActive(_ scene: UIScene) { print("oar: active") }
    func sceneDidEnterBackground(_ scene: UIScene) { print("oar: in the background") }
}
