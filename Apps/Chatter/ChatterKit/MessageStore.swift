import Contacts
import Foundation

/// The messages, in a file of the container that the app and its extension share.
///
/// Both may change it at the same time: a change is made under a lock, and a reader sees the file before or after it.
public struct MessageStore {
    public static let group = "group.org.hark.chatter"

    private let file: URL

    /// Nil when the app group is not declared in the bundle's entitlements.
    public init?() {
        guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group) else {
            return nil
        }
        self.init(folder: container)
    }

    public init(folder: URL) { file = folder.appendingPathComponent("Messages.json") }

    /// Oldest first.
    public func messages() throws -> [Message] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try JSONDecoder().decode([Message].self, from: Data(contentsOf: file))
    }

    /// Adds a message. One that is there already is left as it is, so that sending again sends nothing twice.
    public func add(_ message: Message) throws {
        try change { messages in
            guard let sent = messages.firstIndex(where: { $0.identifier == message.identifier }) else { return messages.append(message) }
            messages[sent].resubmissions = (messages[sent].resubmissions ?? 0) + 1
        }
    }

    /// Changes the messages with these identifiers, and says how many there are.
    @discardableResult
    public func update(_ identifiers: [String], _ change: (inout Message) -> Void) throws -> Int {
        var count = 0
        try self.change { messages in
            for index in messages.indices where identifiers.contains(messages[index].identifier) {
                change(&messages[index])
                count += 1
            }
        }
        return count
    }

    private func change(_ change: (inout [Message]) -> Void) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw CocoaError(.fileWriteNoPermission) }
        defer { close(lock) }
        var messages = try messages()
        change(&messages)
        try JSONEncoder().encode(messages).write(to: file, options: .atomic)
    }
}
