import ChatterKit
import Intents
import People

/// Sends messages: to whom, what, and the sending.
class SendMessageHandler: NSObject, INSendMessageIntentHandling {
    // MARK: Resolve

    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        guard let recipients = intent.recipients, !recipients.isEmpty else {
            completion([.needsValue()])
            return
        }
        completion(recipients.map(resolve))
    }

    private func resolve(_ recipient: INPerson) -> INSendMessageRecipientResolutionResult {
        let people = PeopleFinder().people(for: recipient)
        switch people.count {
        case 0: return .unsupported(forReason: .noAccount)
        case 1: return .success(with: people[0])
        default: return .disambiguation(with: people)
        }
    }

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        if let text = intent.content, !text.isEmpty {
            completion(.success(with: text))
        } else {
            completion(.needsValue())
        }
    }

    // MARK: Confirm

    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let isReady = MessageStore() != nil
        completion(INSendMessageIntentResponse(code: isReady ? .ready : .failureMessageServiceNotAvailable, userActivity: nil))
    }

    // MARK: Handle

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let recipients = (intent.recipients ?? []).map {
            Message.Recipient(
                name: $0.displayName, handle: $0.personHandle?.value, contactIdentifier: $0.contactIdentifier)
        }
        let message = Message(
            identifier: intent.identifier ?? UUID().uuidString, recipients: recipients, content: intent.content ?? "",
            sent: Date())
        let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
        do {
            guard let store = MessageStore() else {
                completion(INSendMessageIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: activity))
                return
            }
            try store.add(message)
            UserDefaults(suiteName: MessageStore.group)?.set(message.sent, forKey: "lastSent")
            completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
        } catch {
            print("Chatter could not store the message: \(error)")
            completion(INSendMessageIntentResponse(code: .failure, userActivity: activity))
        }
    }
}
