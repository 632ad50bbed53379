import ChatterKit
import Intents

/// What Siri asks first: who handles an intent.
class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INSendMessageIntent: return SendMessageHandler()
        case is INSearchForMessagesIntent: return SearchHandler()
        case is INSetMessageAttributeIntent: return AttributeHandler()
        case is INStartCallIntent: return StartCallHandler()
        default: return nil
        }
    }
}
