import Intents
import RecipeKit
import UIKit

/// Opened with a recipe, the app shows its steps; opened alone, what was ordered and made.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard let directions = userActivity.interaction?.intent as? ShowDirectionsIntent,
            let recipe = RecipeText.recipe(directions.recipe?.identifier)
        else { return false }
        show { try RecipeController(recipe, $0) }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        if window == nil { show { try ListController(Self.orders($0) + Self.photos($0)) } }
    }

    /// "Next step" is for the recipe that stands open.
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        window?.rootViewController as? RecipeController ?? NoRecipe()
    }

    private func show(_ make: (RecipeStorage) throws -> UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        do {
            guard let storage = RecipeStorage() else {
                throw CocoaError(.fileReadNoPermission, userInfo: [NSLocalizedDescriptionKey: "\(RecipeStorage.group) is not declared"])
            }
            window.rootViewController = try make(storage)
        } catch {
            window.rootViewController = ListController(["Recipe Assistant cannot read what is stored: \(error)"])
        }
        self.window = window
        window.makeKeyAndVisible()
    }

    private static func orders(_ storage: RecipeStorage) throws -> [String] {
        let orders = try storage.orders.all()
        if orders.isEmpty { return ["No orders yet."] }
        return orders.map { order in
            let details = [order.size, order.extras.isEmpty ? nil : "with " + order.extras.joined(separator: ", ")].compactMap(\.self)
            let name = Menu.soup(order.soup)?.english ?? order.soup
            return "\(order.quantity) \(name)\(details.isEmpty ? "" : ", " + details.joined(separator: ", ")): \(order.destination)"
        }
    }

    /// What an extension that ended left unfinished is finished here.
    private static func photos(_ storage: RecipeStorage) throws -> [String] {
        try storage.finishJobs { job, fraction in FileHandle.standardError.write(Data("\(job.photo): \(Int(fraction * 100))%\n".utf8)) }
        return try storage.jobs.all().map { "\($0.photo): \($0.result)" }
    }
}

/// Answers "next step" when no recipe stands open.
private class NoRecipe: NSObject, NextStepIntentHandling {
    func handle(intent: NextStepIntent, completion: @escaping (NextStepIntentResponse) -> Void) {
        completion(NextStepIntentResponse(code: .noRecipe, userActivity: nil))
    }
}
