import Contacts
import Foundation
import Intents

/// What the kitchen makes, in the languages that the app speaks.
public struct MenuItem: Bilingual, Sendable, Hashable {
    public enum Section: String, Sendable, CaseIterable {
        case hot, cold

        public var title: String { Language.isChinese ? (self == .hot ? "热汤" : "冷汤") : (self == .hot ? "Hot Soups" : "Cold Soups") }
    }

    public var identifier: String
    public var english: String
    public var chinese: String
    public var section: Section
    public var price: Double
    /// Until one bowl is ready; every further bowl takes a minute.
    public var minutes: Int
    public var image: String
    public var isSoldOut = false

    public var soup: Soup {
        let detail = Language.isChinese ? "\(Self.amount(price))元" : "$\(Self.amount(price))"
        let soup = Soup(identifier: identifier, display: name, subtitle: detail, image: INImage(named: image))
        soup.price = NSNumber(value: price)
        soup.setAlternativeSpeakableMatches(otherNames)
        return soup
    }

    private static func amount(_ value: Double) -> String {
        let cents = Int((value * 100).rounded())
        return cents % 100 == 0 ? "\(cents / 100)" : "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }
}

public enum Menu {
    public static let soups = [
        MenuItem(identifier: "tomato", english: "Tomato Soup", chinese: "番茄汤", section: .hot, price: 4.5, minutes: 8, image: "Tomato"),
        MenuItem(identifier: "corn", english: "Corn Soup", chinese: "玉米汤", section: .hot, price: 4, minutes: 6, image: "Corn"),
        MenuItem(identifier: "miso", english: "Miso Soup", chinese: "味噌汤", section: .hot, price: 3.5, minutes: 4, image: "Miso"),
        MenuItem(identifier: "pumpkin", english: "Pumpkin Soup", chinese: "南瓜汤", section: .hot, price: 5, minutes: 10, image: "Pumpkin"),
        MenuItem(identifier: "lentil", english: "Lentil Soup", chinese: "扁豆汤", section: .hot, price: 4.5, minutes: 12, image: "Lentil", isSoldOut: true),
        MenuItem(identifier: "gazpacho", english: "Gazpacho", chinese: "番茄冷汤", section: .cold, price: 5.5, minutes: 1, image: "Gazpacho"),
        MenuItem(identifier: "cucumber", english: "Cucumber Soup", chinese: "黄瓜冷汤", section: .cold, price: 5, minutes: 2, image: "Bowl"),
    ]

    public static let extras = [("Croutons", "面包丁"), ("Basil", "罗勒"), ("Cream", "奶油"), ("Chili", "辣椒")]

    public static func soup(_ identifier: String?) -> MenuItem? { soups.first { $0.identifier == identifier } }

    /// The soups that words may mean: those of that name, else those in whose names all the words stand.
    public static func soups(named words: String) -> [MenuItem] { Words.find(words, in: soups, names: \.names) }
}

/// Finds things by what people call them.
public enum Words {
    public static func find<Item>(_ words: String, in items: [Item], names: (Item) -> [String]) -> [Item] {
        let said = split(words)
        guard !said.isEmpty else { return [] }
        let exact = items.filter { names($0).contains { split($0) == said } }
        if !exact.isEmpty { return exact }
        return items.filter { item in
            names(item).contains { name in
                if isHan(words) { return name.contains(words.filter { !$0.isWhitespace }) }
                let own = split(name)
                return said.allSatisfy { own.contains($0) }
            }
        }
    }

    /// Words in lower case and without a plural's ending.
    private static func split(_ text: String) -> [String] {
        if isHan(text) { return [text.filter { !$0.isWhitespace }] }
        return text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
            word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : String(word)
        }
    }

    private static func isHan(_ text: String) -> Bool { text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
}
