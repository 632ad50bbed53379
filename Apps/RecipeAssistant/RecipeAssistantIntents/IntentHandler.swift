import Intents
import RecipeKit

/// What Siri asks first: who handles an intent.
class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is OrderSoupIntent: return OrderSoupHandler()
        case is ShowDirectionsIntent: return ShowDirectionsHandler()
        case is ProcessPhotoIntent: return ProcessPhotoHandler()
        default: return nil
        }
    }
}
