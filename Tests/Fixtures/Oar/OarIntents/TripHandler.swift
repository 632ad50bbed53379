import Intents

class TripHandler: INExtension, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
    }

    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        let activity = NSUserActivity(activityType: "org.example.oar.end")
        activity.userInfo = ["note": "Ashore"]
        completion(INEndWorkoutIntentResponse(code: .continueInApp, userActivity: activity))
    }
}
