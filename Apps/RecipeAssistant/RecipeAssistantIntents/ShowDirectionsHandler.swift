import Intents
import RecipeKit

/// Finds a recipe; the app shows its steps.
class ShowDirectionsHandler: NSObject, ShowDirectionsIntentHandling {
    func resolveRecipe(for intent: ShowDirectionsIntent, with completion: @escaping (ShowDirectionsRecipeResolutionResult) -> Void) {
        guard let recipe = intent.recipe else { return completion(.disambiguation(with: RecipeText.all.map(\.recipe))) }
        if let known = RecipeText.recipe(recipe.identifier) { return completion(.success(with: known.recipe)) }
        let found = RecipeText.recipes(named: recipe.displayString)
        switch found.count {
        case 0: completion(.unsupported(forReason: .noSuchRecipe))
        case 1: completion(.success(with: found[0].recipe))
        default: completion(.disambiguation(with: found.map(\.recipe)))
        }
    }

    func provideRecipeOptionsCollection(
        for intent: ShowDirectionsIntent, with completion: @escaping (INObjectCollection<Recipe>?, Error?) -> Void
    ) { completion(INObjectCollection(items: RecipeText.all.map(\.recipe)), nil) }

    func handle(intent: ShowDirectionsIntent, completion: @escaping (ShowDirectionsIntentResponse) -> Void) {
        let activity = NSUserActivity(activityType: NSStringFromClass(ShowDirectionsIntent.self))
        completion(ShowDirectionsIntentResponse(code: .continueInApp, userActivity: activity))
    }
}
