import Contacts
import Intents

class SignalHandler: INExtension, INSendMessageIntentHandling {
    private let store = CNContactStore()

    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {
        guard let asked = intent.recipients, !asked.isEmpty else { return completion([.needsValue()]) }
        completion(asked.map(resolve))
    }

    private func resolve(_ person: INPerson) -> INSendMessageRecipientResolutionResult {
        if person.contactIdentifier != nil { return .success(with: person) }
        let keys = [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
        let found = (try? store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: person.displayName), keysToFetch: keys)) ?? []
        let people = found.map { contact in
            INPerson(
                personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil,
                displayName: CNContactFormatter.string(from: contact, style: .fullName), image: nil,
                contactIdentifier: contact.identifier, customIdentifier: nil)
        }
        switch people.count {
        case 0: return .unsupported()
        case 1: return .success(with: people[0])
        default: return .disambiguation(with: people)
        }
    }

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(intent.content.map { .success(with: $0) } ?? .needsValue())
    }

    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }

    /// What is too long for the lantern is sent from the app.
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let defaults = UserDefaults(suiteName: "group.org.example.lantern")
        defaults?.set(["text": intent.content ?? "", "to": intent.recipients?.first?.displayName ?? ""], forKey: "last")
        let activity = NSUserActivity(activityType: "org.example.lantern.signal")
        activity.userInfo = ["text": intent.content ?? ""]
        let isLong = (intent.content ?? "").count > 20
        completion(INSendMessageIntentResponse(code: isLong ? .failureRequiringAppLaunch : .success, userActivity: activity))
    }
}
