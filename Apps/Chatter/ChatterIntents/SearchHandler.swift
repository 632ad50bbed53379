import ChatterKit
import Intents

/// Finds messages that were sent.
class SearchHandler: NSObject, INSearchForMessagesIntentHandling {
    func handle(
        intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        guard let store = MessageStore(), let messages = try? store.messages() else {
            completion(INSearchForMessagesIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil))
            return
        }
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = messages.filter { Self.matches($0, intent) }.map(Self.message)
        completion(response)
    }

    private static func matches(_ message: Message, _ intent: INSearchForMessagesIntent) -> Bool {
        func contains(_ text: String, _ part: String) -> Bool { text.range(of: part, options: .caseInsensitive) != nil }
        if let identifiers = intent.identifiers, !identifiers.isEmpty, !identifiers.contains(message.identifier) {
            return false
        }
        for person in intent.recipients ?? [] {
            let isRecipient = message.recipients.contains {
                $0.contactIdentifier != nil && $0.contactIdentifier == person.contactIdentifier
                    || contains($0.name, person.displayName)
            }
            if !isRecipient { return false }
        }
        for term in intent.searchTerms ?? [] where !contains(message.content, term) { return false }
        if intent.attributes.contains(.read), !message.isRead { return false }
        if intent.attributes.contains(.unread), message.isRead { return false }
        if intent.attributes.contains(.flagged), !message.isFlagged { return false }
        if intent.attributes.contains(.unflagged), message.isFlagged { return false }
        return true
    }

    private static func message(_ message: Message) -> INMessage {
        INMessage(
            identifier: message.identifier, content: message.content, dateSent: message.sent, sender: nil,
            recipients: message.recipients.map {
                INPerson(
                    personHandle: INPersonHandle(value: $0.handle, type: .unknown), nameComponents: nil,
                    displayName: $0.name, image: nil, contactIdentifier: $0.contactIdentifier, customIdentifier: nil)
            })
    }
}
