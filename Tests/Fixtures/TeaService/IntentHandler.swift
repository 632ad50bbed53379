import Intents
import TeaIntents

/// Serves the tea house's own intents.
class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any { CompletionTeaHandler() }
}
