import Foundation
import IntentSchema

@testable @_spi(Runtime) @_spi(Generated) import Intents

// Handlers as apps write them.

final class CompletionHandler: NSObject, INSendMessageIntentHandling {
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        guard let recipients = intent.recipients else { return completion([.needsValue()]) }
        completion(recipients.map { person in
            person.displayName == "Anna"
                ? .disambiguation(with: [person, INPerson(handle: "2", displayName: "Anna Li", contactIdentifier: "c2")])
                : .unsupported(forReason: .noAccount)
        })
    }

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        let text = intent.content ?? ""
        DispatchQueue.global().async { completion(.success(with: text + " 🙂")) }
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
        completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
    }
}

final class AsyncHandler: NSObject, INSendMessageIntentHandling {
    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        (intent.recipients ?? []).map { .success(with: $0) }
    }
    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult { .confirmationRequired(with: "ok?") }
    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { .init(code: .ready, userActivity: nil) }
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        .init(code: .failureMessageServiceNotAvailable, userActivity: nil)
    }
}

@MainActor final class MainActorHandler: NSObject, INSendMessageIntentHandling {
    var content = ""
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        content = intent.content ?? ""
        return .init(code: .success, userActivity: nil)
    }
}

/// The signatures of the first SDKs, completions without `@escaping`.
final class Swift3Handler: NSObject, INSendMessageIntentHandling {
    func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: ([INPersonResolutionResult]) -> Void) {
        completion([INPersonResolutionResult.unsupported(with: .none)])
    }
    func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: (INStringResolutionResult) -> Void) {
        completion(INStringResolutionResult.needsValue())
    }
    func confirm(sendMessage intent: INSendMessageIntent, completion: (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
    func handle(sendMessage intent: INSendMessageIntent, completion: (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }
}

final class OlderOverloadHandler: NSObject, INSendMessageIntentHandling {
    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
        completion([.notRequired()])
    }
}

final class BothOverloadsHandler: NSObject, INSendMessageIntentHandling {
    nonisolated(unsafe) var calls: [String] = []
    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
        calls.append("older")
        completion([.notRequired()])
    }
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        calls.append("newer")
        completion([.needsValue()])
    }
}

class BaseHandler: NSObject, INSendMessageIntentHandling {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(.init(code: .failure, userActivity: nil))
    }
}
final class DerivedHandler: BaseHandler {
    override func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(.init(code: .inProgress, userActivity: nil))
    }
}

/// Calls its completions in every wrong way.
final class UnrulyHandler: NSObject, INSendMessageIntentHandling {
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        for person in intent.recipients ?? [] { completion([.success(with: person)]) }
    }
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        DispatchQueue.global().async { withExtendedLifetime(completion) {} }
    }
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(.init(code: .success, userActivity: nil))
        completion(.init(code: .failure, userActivity: nil))
    }
}

final class NothingHandler: NSObject, INSendMessageIntentHandling {}

/// Its own method calls another method's default.
final class CallsDefaultsHandler: NSObject, INSendMessageIntentHandling {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        confirm(intent: intent) { _ in }
        completion(.init(code: .success, userActivity: nil))
    }
}

final class SeedExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { intent is INSendMessageIntent ? CompletionHandler() : self }
}
final class OldestExtension: INExtension {
    override func handler(for intent: INIntent) -> AnyObject? { intent is INSendMessageIntent ? Swift3Handler() : nil }
}

/// An intent of an app's own definition, as generated code will declare it.
final class OwnIntent: INIntent {
    var word: String? {
        get { field("word") }
        set { setField("word", newValue) }
    }
    private static let schema = _Schema("OwnIntent", extends: INIntent._schema, [_Field("word", String.self)])
    override class var _schema: _Schema { schema }
}
protocol OwnIntentHandling: AnyObject {
    func handle(intent: OwnIntent, completion: @escaping (INIntentResponse) -> Void)
}
final class OwnHandler: OwnIntentHandling {
    func handle(intent: OwnIntent, completion: @escaping (INIntentResponse) -> Void) { completion(INIntentResponse()) }
}
