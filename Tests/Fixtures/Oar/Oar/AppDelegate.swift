import Intents
import UIKit

@main
class AppDelegate: NSObject, UIApplicationDelegate {
    private var trip: String?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("oar: launched, \(application.applicationState == .background ? "out of sight" : "in sight")")
        return true
    }

    /// Every workout is started here, away from the screen.
    func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void) {
        guard let start = intent as? INStartWorkoutIntent else {
            return completionHandler(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
        }
        trip = start.workoutName?.spokenPhrase
        print("oar: starts \(trip ?? "")")
        DispatchQueue.global().async {
            completionHandler(INStartWorkoutIntentResponse(code: .success, userActivity: nil))
        }
    }
}
