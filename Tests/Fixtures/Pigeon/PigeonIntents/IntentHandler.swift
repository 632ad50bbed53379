import Intents
#if os(macOS)
import AppKit
typealias Window = NSWindow
#elseif os(iOS)
let builtFor = "iOS"
#endif

@objc(IntentHandler)
class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? { MessageHandler() }
}

@objcMembers class MessageHandler: NSObject, INSendMessageIntentHandling {
    @objc dynamic var sent = 0
    private let queue = DispatchQueue(label: "pigeon")

    func resolveRecipients(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        let people = intent.recipients ?? []
        completion(people.isEmpty ? [.needsValue()] : people.map { .success(with: $0) })
    }

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        queue.async { completion(intent.content.map { .success(with: $0) } ?? .needsValue()) }
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        DispatchQueue.main.async { [self] in
            sent += 1
            print("pigeon: \(builtFor): \(#keyPath(MessageHandler.sent)): \(intent.content ?? "")")
            let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
            completion(response)
            completion(response)
        }
    }
}
