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
        // Every message here was sent by the person; nobody else ever sent one.
        if let senders = intent.senders, !senders.isEmpty { return false }
        if let range = intent.dateTimeRange, !Self.isInside(range, message.sent) { return false }
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

    private static func isInside(_ range: INDateComponentsRange, _ date: Date) -> Bool {
        let calendar = Calendar.current
        let start = range.startDateComponents.flatMap(calendar.date(from:)) ?? .distantPast
        let end = range.endDateComponents.flatMap(calendar.date(from:)) ?? .distantFuture
        return start <= date && date < end
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
