import Contacts
import Intents
import People

/// Starts calls: finds whom to call, then hands over to the app, which makes the call.
class StartCallHandler: NSObject, INStartCallIntentHandling {
    func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
    ) {
        guard let contacts = intent.contacts, !contacts.isEmpty else {
            completion([.needsValue()])
            return
        }
        completion(contacts.map(resolve))
    }

    private func resolve(_ person: INPerson) -> INStartCallContactResolutionResult {
        let people = PeopleFinder().people(for: person)
        switch people.count {
        case 0: return .unsupported(forReason: .noContactFound)
        case 1: return .success(with: people[0])
        default: return .disambiguation(with: people)
        }
    }

    func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        let activity = NSUserActivity(activityType: NSStringFromClass(INStartCallIntent.self))
        completion(INStartCallIntentResponse(code: .continueInApp, userActivity: activity))
    }
}
