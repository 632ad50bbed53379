import Foundation
import Intents

// An extension that misbehaves on demand, for tests of the host. The message's content says how:
//
//     crash-resolve, crash-confirm, crash-handle    ends with a fatal error in that phase
//     never, never-handle                           keeps the completion and never calls it
//     release, release-handle                       lets the completion go uncalled
//     twice                                         calls the completion of resolveContent and handle twice
//     exit                                          leaves with status 3 in resolveContent
//     nil-handler, wrong-handler                    handler(for:) gives nil, or an object that handles nothing
//     slow                                          says that it has begun, and answers handle after a second
//     late-handle                                   answers handle after five seconds, twice
//     flood                                         writes ten thousand lines in handle
//     allocate-resolve, allocate-confirm, allocate  takes memory in that phase until there is none, the last in handle
//     held-confirm                                  says where it is held, and answers confirm when somebody writes there
//     donate                                        donates d1 and d2 in group a, d3 in group b, d4 in none
//     forget-one, forget-group, forget-all          takes back d1, group a, everything
//     block                                         waits in resolveContent for something that answers on the main queue
//     garbage                                       writes what is no frame to the host's connection, in resolveContent
//     anything else                                 behaves
//
// With NSExtensionPrincipalClass CrashingHandler it crashes before the first request is served.

class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        if intent is INUnsendMessagesIntent { return UnsendHandler() }
        if intent is INGetCarPowerLevelStatusIntent { return CarHandler() }
        switch (intent as? INSendMessageIntent)?.content {
        case "nil-handler": return nil
        case "wrong-handler": return NSString("handles nothing")
        default: return MessageHandler()
        }
    }
}

class CrashingHandler: INExtension {
    override init() { fatalError("crashed while it was made") }
}

class UnsendHandler: NSObject, INUnsendMessagesIntentHandling {
    func handle(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void) {
        let isKnown = intent.messageIdentifiers == ["sent-1"]
        completion(INUnsendMessagesIntentResponse(code: isKnown ? .success : .failureMessageNotFound, userActivity: nil))
    }
}

class MessageHandler: NSObject, INSendMessageIntentHandling {
    /// Completions that are kept and never called.
    nonisolated(unsafe) private static var kept: [Any] = []

    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        let recipients = intent.recipients ?? []
        completion(recipients.isEmpty ? [.needsValue()] : recipients.map { .success(with: $0) })
    }

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        guard let content = intent.content, !content.isEmpty else {
            completion(.needsValue())
            return
        }
        switch content {
        case "crash-resolve": fatalError("crashed in resolveContent")
        case "allocate-resolve": Self.allocate()
        case "never": Self.kept.append(completion)
        case "release": break
        case "exit": exit(3)
        case "twice":
            completion(.success(with: content))
            completion(.needsValue())
        case "block":
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.main.async { done.signal() }
            done.wait()
            completion(.success(with: content))
        case "garbage":
            let number = Int32(ProcessInfo.processInfo.environment["HARK_FD"] ?? "") ?? -1
            let bytes = [UInt8](repeating: 0xFF, count: 64)
            _ = bytes.withUnsafeBytes { send(number, $0.baseAddress, $0.count, 0) }
            Self.kept.append(completion)
        default: completion(.success(with: content))
        }
    }

    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let ready = INSendMessageIntentResponse(code: .ready, userActivity: nil)
        switch intent.content {
        case "crash-confirm": fatalError("crashed in confirm")
        case "allocate-confirm": Self.allocate()
        case "held-confirm":
            let path = (ProcessInfo.processInfo.environment["HOME"] ?? "") + "/held"
            guard mkfifo(path, 0o600) == 0 else { return completion(INSendMessageIntentResponse(code: .failure, userActivity: nil)) }
            print("held at \(path)")
            fflush(stdout)
            nonisolated(unsafe) let (completion, ready) = (completion, ready)
            DispatchQueue.global().async {
                // Opening it waits for whoever writes.
                close(open(path, O_RDONLY))
                completion(ready)
            }
        default: completion(ready)
        }
    }

    private static func allocate() -> Never {
        while true { kept.append([UInt8](repeating: 1, count: 16 << 20)) }
    }

    /// Does one thing with the host after another, and says at the end whether all of it went well.
    private static func interact(_ content: String) async throws {
        switch content {
        case "donate":
            for (identifier, group) in [("d1", "a"), ("d2", "a"), ("d3", "b"), ("d4", nil)] as [(String, String?)] {
                let interaction = INInteraction(intent: INSendMessageIntent(), response: nil)
                interaction.identifier = identifier
                interaction.groupIdentifier = group
                try await interaction.donate()
            }
        case "forget-one": try await INInteraction.delete(with: ["d1"])
        case "forget-group": try await INInteraction.delete(with: "a")
        default: try await INInteraction.deleteAll()
        }
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        if intent.content != "unnamed" {
            response.sentMessages = [
                INMessage(identifier: "sent-1", content: intent.content, dateSent: nil, sender: nil, recipients: intent.recipients)
            ]
        }
        switch intent.content {
        case "crash-handle": fatalError("crashed in handle")
        case "never-handle": Self.kept.append(completion)
        case "release-handle": break
        case "twice":
            completion(response)
            completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
        case "slow":
            print("slow has begun")
            fflush(stdout)
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) { completion(response) }
        case "late-handle":
            DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
                completion(response)
                completion(response)
            }
        case "flood":
            for number in 1...10_000 { print("line \(number) of a flood") }
            completion(response)
        case "allocate": Self.allocate()
        case "donate", "forget-one", "forget-group", "forget-all":
            let content = intent.content ?? ""
            nonisolated(unsafe) let (completion, response) = (completion, response)
            Task {
                do {
                    try await Self.interact(content)
                    completion(response)
                } catch {
                    print("\(content): \(error)")
                    completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
                }
            }
        default: completion(response)
        }
    }
}
