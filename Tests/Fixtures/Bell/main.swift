import Intents
import UIKit

// An app that asks to be used with Siri as soon as it is in front of the person, as many do.

class BellDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { Opener() }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("bell: \(Self.name(INPreferences.siriAuthorizationStatus()))")
        // From two places at once.
        for place in ["launch", "settings"] {
            INPreferences.requestSiriAuthorization { print("bell: \(place) \(Self.name($0))") }
        }
    }

    private static func name(_ status: INSiriAuthorizationStatus) -> String {
        switch status {
        case .notDetermined: "notDetermined"
        case .restricted: "restricted"
        case .denied: "denied"
        case .authorized: "authorized"
        @unknown default: "unknown"
        }
    }
}

/// Leaves workouts to the app in front of the person.
class Opener: NSObject, INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }
}

BellDelegate.main()
