import Foundation
import Intents

/// A recipe with its steps.
public struct RecipeText: Bilingual, Sendable, Hashable {
    public var identifier: String
    public var english: String
    public var chinese: String
    public var minutes: Int
    public var image: String
    public var steps: [(english: String, chinese: String)] { Self.steps[identifier] ?? [] }

    public var recipe: Recipe {
        let detail = Language.isChinese ? "\(minutes)分钟" : "\(minutes) minutes"
        let recipe = Recipe(identifier: identifier, display: name, subtitle: detail, image: INImage(named: image))
        recipe.minutes = NSNumber(value: minutes)
        recipe.setAlternativeSpeakableMatches(otherNames)
        return recipe
    }

    public static let all = [
        RecipeText(identifier: "tomato-soup", english: "Tomato Soup", chinese: "番茄汤", minutes: 25, image: "Tomato"),
        RecipeText(identifier: "tomato-salad", english: "Tomato Salad", chinese: "番茄沙拉", minutes: 10, image: "Tomato"),
        RecipeText(identifier: "pumpkin-soup", english: "Pumpkin Soup", chinese: "南瓜汤", minutes: 40, image: "Pumpkin"),
        RecipeText(identifier: "corn-bread", english: "Corn Bread", chinese: "玉米面包", minutes: 50, image: "Corn"),
    ]

    public static func recipe(_ identifier: String?) -> RecipeText? { all.first { $0.identifier == identifier } }
    public static func recipes(named words: String) -> [RecipeText] { Words.find(words, in: all, names: \.names) }

    private static let steps: [String: [(english: String, chinese: String)]] = [
        "tomato-soup": [
            ("Chop an onion and soften it in oil.", "洋葱切碎，用油炒软。"), ("Add a kilo of tomatoes and simmer for 15 minutes.", "加一公斤番茄，小火煮15分钟。"),
            ("Blend, season and serve.", "打碎、调味、上桌。"),
        ],
        "tomato-salad": [("Slice the tomatoes.", "番茄切片。"), ("Dress with oil, salt and basil.", "拌上油、盐和罗勒。")],
        "pumpkin-soup": [
            ("Roast the pumpkin for 25 minutes.", "南瓜烤25分钟。"), ("Simmer in stock for 10 minutes.", "在高汤里小火煮10分钟。"), ("Blend with cream.", "加奶油打碎。"),
        ],
        "corn-bread": [
            ("Mix corn meal, flour and milk.", "混合玉米面、面粉和牛奶。"), ("Bake for 40 minutes.", "烤40分钟。"), ("Let it cool.", "放凉。"),
        ],
    ]
}

/// How far somebody has come with a recipe.
public struct CookingPlace: Codable, Hashable, Sendable {
    public var recipe: String
    public var next: Int
}

/// A step of a recipe, as it is shown.
public struct CookingStep: Hashable, Sendable {
    public var text: String
    public var isLast: Bool
}

extension RecipeStorage {
    /// The next step of a recipe, and remembers that it was shown; after the last it begins again.
    public func nextStep(of recipe: RecipeText) throws -> CookingStep {
        let count = recipe.steps.count
        let index = try steps.change { places -> Int in
            let known = places.firstIndex { $0.recipe == recipe.identifier }
            let index = known.map { places[$0].next } ?? 0
            let place = CookingPlace(recipe: recipe.identifier, next: (index + 1) % max(count, 1))
            if let known { places[known] = place } else { places.append(place) }
            return index
        }
        guard recipe.steps.indices.contains(index) else { return CookingStep(text: recipe.name, isLast: true) }
        let step = recipe.steps[index]
        let text =
            Language.isChinese
            ? "\(recipe.chinese)，第\(index + 1)步，共\(count)步：\(step.chinese)" : "\(recipe.english), step \(index + 1) of \(count): \(step.english)"
        return CookingStep(text: text, isLast: index + 1 == count)
    }
}
