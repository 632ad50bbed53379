import Intents
import RecipeKit
import UIKit

/// The steps of a recipe, one at a time. It answers "next step" itself while it stands open.
class RecipeController: UIViewController, NextStepIntentHandling {
    private let recipe: RecipeText
    private let storage: RecipeStorage
    private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 80))
    private var step: CookingStep

    init(_ recipe: RecipeText, _ storage: RecipeStorage) throws {
        self.recipe = recipe
        self.storage = storage
        step = try storage.nextStep(of: recipe)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        label.text = step.text
        view.addSubview(label)
    }

    func handle(intent: NextStepIntent, completion: @escaping (NextStepIntentResponse) -> Void) {
        if step.isLast { return completion(.finished(recipe: recipe.recipe)) }
        do {
            step = try storage.nextStep(of: recipe)
            label.text = step.text
            let response = NextStepIntentResponse(code: .success, userActivity: nil)
            response.step = step.text
            response.recipe = recipe.recipe
            completion(response)
        } catch {
            print("Recipe Assistant cannot tell the next step: \(error)")
            completion(NextStepIntentResponse(code: .failure, userActivity: nil))
        }
    }
}

/// Lines of text, one below the other.
class ListController: UIViewController {
    private let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, line) in lines.enumerated() {
            let label = UILabel(frame: CGRect(x: 20, y: 40 + CGFloat(index) * 24, width: 335, height: 20))
            label.text = line
            view.addSubview(label)
        }
    }
}
