import Intents
import IntentsExtensionMain
import RecipeKit

// The app's own window is a terminal: it shows the next step of a recipe, or what was ordered and made, and ends.

@MainActor
func show(_ activity: NSUserActivity?) {
    guard let storage = RecipeStorage() else {
        FileHandle.standardError.write(Data("Recipe Assistant has no access to \(RecipeStorage.group); open it with Hark.\n".utf8))
        exit(EXIT_FAILURE)
    }
    do {
        if let directions = activity?.interaction?.intent as? ShowDirectionsIntent, let recipe = RecipeText.recipe(directions.recipe?.identifier) {
            print(try storage.nextStep(of: recipe))
        } else {
            try showOrders(storage)
            try showPhotos(storage)
        }
        fflush(stdout)
        exit(EXIT_SUCCESS)
    } catch {
        FileHandle.standardError.write(Data("Recipe Assistant cannot read what is stored: \(error)\n".utf8))
        exit(EXIT_FAILURE)
    }
}

func showOrders(_ storage: RecipeStorage) throws {
    let orders = try storage.orders.all()
    if orders.isEmpty { print("No orders yet.") }
    for order in orders {
        let details = [order.size, order.extras.isEmpty ? nil : "with " + order.extras.joined(separator: ", ")].compactMap(\.self)
        let name = Menu.soup(order.soup)?.english ?? order.soup
        print("\(order.quantity) \(name)\(details.isEmpty ? "" : ", " + details.joined(separator: ", ")): \(order.destination)")
    }
}

/// What an extension that ended left unfinished is finished here.
func showPhotos(_ storage: RecipeStorage) throws {
    try storage.finishJobs { job, fraction in FileHandle.standardError.write(Data("\(job.photo): \(Int(fraction * 100))%\n".utf8)) }
    for job in try storage.jobs.all() { print("\(job.photo): \(job.result)") }
}

AppMain.run(opened: show)
