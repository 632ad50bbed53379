import Foundation

/// A message that was sent with Chatter.
public struct Message: Codable, Hashable, Sendable {
    /// Unique among the messages of a store.
    public var identifier: String
    public var recipients: [Recipient]
    public var content: String
    public var sent: Date
    public var isRead = false
    public var isFlagged = false
    /// How often it was submitted again, which sends nothing.
    public var resubmissions: Int?

    public struct Recipient: Codable, Hashable, Sendable {
        public var name: String
        /// A phone number or e-mail address.
        public var handle: String?
        public var contactIdentifier: String?

        public init(name: String, handle: String?, contactIdentifier: String?) {
            self.name = name
            self.handle = handle
            self.contactIdentifier = contactIdentifier
        }
    }

    public init(identifier: String, recipients: [Recipient], content: String, sent: Date) {
        self.identifier = identifier
        self.recipients = recipients
        self.content = content
        self.sent = sent
    }
}
