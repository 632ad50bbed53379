import ChatterKit
import Intents

/// Marks messages as read or flagged.
class AttributeHandler: NSObject, INSetMessageAttributeIntentHandling {
    func resolveAttribute(
        for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void
    ) {
        switch intent.attribute {
        case .read, .unread, .flagged, .unflagged: completion(.success(with: intent.attribute))
        case .unknown: completion(.needsValue())
        default: completion(.unsupported())
        }
    }

    func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        guard let store = MessageStore() else {
            completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
            return
        }
        let attribute = intent.attribute
        let count = try? store.update(intent.identifiers ?? []) { message in
            switch attribute {
            case .read: message.isRead = true
            case .unread: message.isRead = false
            case .flagged: message.isFlagged = true
            case .unflagged: message.isFlagged = false
            default: break
            }
        }
        let code: INSetMessageAttributeIntentResponseCode =
            switch count {
            case nil: .failure
            case 0: .failureMessageNotFound
            default: .success
            }
        completion(INSetMessageAttributeIntentResponse(code: code, userActivity: nil))
    }
}
