import Foundation
import HarkUnderstanding
import IntentSchema

/// Names, apps and intents in the numbers that a measurement asks for: made, the same in every run.
enum SyntheticWorld {
    private static let starts = ["Mar", "Lo", "Ti", "Ka", "Ren", "Bel", "Os", "Vi", "Dor", "Ju", "Hal", "Ne", "Fa", "Gil", "Sor", "Wen", "Pa", "Zel", "Cy", "Edr"]
    private static let ends = ["ta", "ric", "mon", "lia", "den", "sa", "wyn", "ko", "bert", "line", "go", "ris", "mir", "na", "tham", "del", "va", "gar", "lo", "net"]
    private static let families = ["王", "李", "张", "刘", "陈", "杨", "赵", "黄", "周", "吴", "徐", "孙", "胡", "朱", "高", "林", "何", "郭", "马", "罗"]
    private static let given = ["明", "芳", "伟", "静", "强", "磊", "洋", "艳", "勇", "杰", "娟", "涛", "敏", "霞", "平", "刚", "玉", "兰", "飞", "鹏", "雪", "琳", "晨", "宇"]

    /// A person's name; different for different numbers below some millions. Every fifth is Chinese.
    static func name(_ number: Int) -> (given: String, family: String, full: String) {
        if number % 5 == 4 {
            let n = number / 5
            let family = families[n % families.count]
            var rest = n / families.count
            var name = ""
            repeat {
                name += given[rest % given.count]
                rest /= given.count
            } while rest > 0 || name.count < 2
            return (name, family, family + name)
        }
        let n = number - number / 5
        func word(_ value: Int) -> String { starts[value % starts.count] + ends[value / starts.count % ends.count] }
        let first = word(n)
        let last = word(n / 400 * 7 + n % 97) + (n / 160_000 > 0 ? "son" : "") + (n / 400 % 3 == 0 ? "ley" : n / 400 % 3 == 1 ? "ski" : "")
        return (first, last, "\(first) \(last)")
    }

    static func contacts(_ count: Int) -> [World.Contact] {
        (0..<count).map { number in
            let name = name(number)
            return World.Contact(identifier: "n\(number)", fullName: name.full, givenName: name.given, familyName: name.family)
        }
    }

    private static let verbs = ["Polish", "Fold", "Water", "Tune", "Label", "Sharpen", "Rotate", "Inspect", "Weigh", "Scan", "Repaint", "Wrap", "Feed", "Charge"]
    private static let nouns = ["Boots", "Laundry", "Ferns", "Pianos", "Jars", "Knives", "Tyres", "Bridges", "Parcels", "Badges", "Fences", "Gifts", "Horses", "Drones"]

    /// Custom intents, each with a title of its own and a parameter of text.
    static func intents(_ count: Int) -> [IntentDescription] {
        (0..<min(count, verbs.count * nouns.count)).map { number in
            let (verb, noun) = (verbs[number % verbs.count], nouns[(number / verbs.count + number) % nouns.count])
            let name = "\(verb)\(noun)Intent"
            return IntentDescription(
                name: name, domain: "generic",
                parameters: [
                    ParameterDescription(name: "place", type: .string, custom: CustomParameter(displayName: LocalizedText("Place"), options: .none))
                ], response: ResponseDescription(className: name + "Response", codeEnumeration: name + "ResponseCode", codes: []),
                handlingProtocol: name + "Handling",
                custom: CustomIntent(
                    title: LocalizedText("\(verb) \(noun)"),
                    combinations: [ParameterCombination(parameters: ["place"], title: LocalizedText("\(verb) \(noun) in ${place}"))]))
        }
    }

    /// A world with more of everything: contacts up to `names`, its apps brought to `intents` different intents.
    static func grown(_ world: World, names: Int, intents: Int) -> World {
        var world = world
        world.contacts += contacts(max(0, names - world.contacts.count))
        let known = Set(world.apps.flatMap(\.intents).map(\.name)).count
        for (index, intent) in self.intents(max(0, intents - known)).enumerated() where !world.apps.isEmpty {
            world.apps[index % world.apps.count].intents.append(intent)
        }
        return world
    }

    /// Sentences that a world's made names are in, of several sorts.
    static func sentences(_ count: Int, names: Int) -> [String] {
        (0..<count).map { number in
            let name = name(number * 7919 % max(1, names)).full
            switch number % 6 {
            case 0: return "text \(name) I'm running late"
            case 1: return "给\(name)打电话"
            case 2: return "send \(name) 20 dollars for lunch"
            case 3: return "给\(name)发消息说我到了"
            case 4: return "call \(name)"
            default: return "what is \(name) going to do about it"
            }
        }
    }
}
