import HarkTexts
import IntentSchema
import Testing

/// Texts of an app's definition: places, sentences without a hole, plural forms; what options are called.
@Suite struct DefinitionTextTests {
    private func render(_ text: String, _ values: [String: String]) -> String? {
        DefinitionText(LocalizedText(text), locale: "en").render { values[$0].map { DefinitionText.Value($0) } }
    }

    @Test(arguments: [
        ("Which soup?", "Which soup?"),
        ("Order ${n} ${soup}", "Order 2 Leek"),
        ("${soup.price} for ${soup}", "3 for Leek"),
        ("[${soup}|none]", "[Leek|none]"),
        ("It costs $ 5, 100% ${soup} ${ n }", "It costs $ 5, 100% Leek 2"),
        ("${soup} ${", "Leek ${"),
        // Sentences without their value go.
        ("${missing}", nil),
        ("Ready! It takes ${missing} minutes. Enjoy ${soup}.", "Ready! Enjoy Leek."),
        ("Version 3.5 of ${soup} from example.org", "Version 3.5 of Leek from example.org"),
        ("${soup}好了。需要${missing}分钟。请慢用！", "Leek好了。请慢用！"),
        ("He said “${missing}.” Fine.", "Fine."),
        ("First ${missing}\nSecond", "Second"),
        ("${blank} is here. ${soup} too.", "Leek too."),
        // No second full stop.
        ("${asked}. Next.", "Really? Next."),
        ("%#@soup@ please", "Leek please"),
        ("", nil),
    ] as [(String, String?)])
    func placesAndSentences(source: String, expected: String?) {
        let values = ["n": "2", "soup": "Leek", "soup.price": "3", "blank": " ", "asked": "Really?"]
        #expect(render(source, values) == expected)
    }

    @Test func aValueIsNeverFilledAgain() {
        #expect(render("${a} and ${b}", ["a": "${b}. %#@b@", "b": "x"]) == "${b}. %#@b@ and x")
    }

    @Test func pluralFormsFollowTheNumber() {
        var text = LocalizedText("It takes ${minutes} minutes.")
        text.standard = .init(
            "It takes %#@minutes@.",
            plurals: ["minutes": ["zero": "no time", "one": "${minutes} minute", "other": "%d minutes"]])
        text.translations["ru"] = .init(
            "Это займёт %#@time@.",
            plurals: ["time": ["one": "${minutes} минуту", "few": "${minutes} минуты", "many": "${minutes} минут", "other": "${minutes} минуты"]])
        text.translations["zh-Hans"] = .init("需要%#@minutes@。", plurals: ["minutes": ["other": "%@分钟"]])
        func say(_ number: Double?, _ locale: String) -> String? {
            DefinitionText(text, locale: locale).render { name in
                name == "minutes" ? number.map { DefinitionText.Value($0 == 1.5 ? "1.5" : String(Int($0)), number: $0) } : nil
            }
        }
        #expect([0, 1, 2, 1.5].map { say($0, "en") } == ["It takes no time.", "It takes 1 minute.", "It takes 2 minutes.", "It takes 1.5 minutes."])
        #expect([1, 2, 5, 11, 21].map { say($0, "ru-RU") } == ["Это займёт 1 минуту.", "Это займёт 2 минуты.", "Это займёт 5 минут.", "Это займёт 11 минут.", "Это займёт 21 минуту."])
        #expect(say(1, "zh-Hans-CN") == "需要1分钟。")
        // The definition's own text goes by its own language's rules, not by the person's.
        #expect(say(1, "ja") == "It takes 1 minute.")
        #expect(say(nil, "en") == nil)
    }

    @Test(arguments: [
        ("en", "other one other other other"), ("fr", "one one other other one"), ("zh-Hans", "other other other other other"),
        ("pl", "many one few many other"), ("cs", "other one few other many"), ("ar", "zero one two few other"),
        ("pt-BR", "one one other other one"), ("pt-PT", "other one other other other"), ("lt", "other one few few many"),
        ("sl", "other one two other few"), ("ro", "few one few few few"), ("lv", "zero one other other other"),
    ])
    func categoriesOfLanguages(locale: String, expected: String) {
        let rules = PluralRules(locale: locale)
        #expect([0, 1, 2, 5, 1.5].map { rules.category(of: $0).rawValue }.joined(separator: " ") == expected)
    }

    @Test func numbersOutOfRangeHaveACategory() {
        for number in [Double.infinity, -.infinity, .nan, 1e300, -1] { #expect(!PluralRules(locale: "ru").category(of: number).rawValue.isEmpty) }
    }

    @Test func unitsConvert() {
        #expect(FoundationUnits.convert(1500, from: "m", to: "km") == 1.5)
        #expect(FoundationUnits.convert(2, from: "hr", to: "min") == 120)
        #expect(FoundationUnits.convert(2, from: "km", to: "kg") == nil)
        #expect(FoundationUnits.convert(2, from: "?", to: "?") == 2)
    }

    @Test func matchesPreferTheNearest() {
        let options = [
            Option(title: "Café au lait", alternatives: ["white coffee"]), Option(title: "Coffee"), Option(title: "Iced coffee"),
            Option(title: "牛肉面"),
        ]
        #expect(OptionList.matches("coffee", among: options) == [1])
        #expect(OptionList.matches("cafe AU-lait", among: options) == [0])
        #expect(OptionList.matches("white coffee", among: options) == [0])
        #expect(OptionList.matches("iced", among: options) == [2])
        #expect(OptionList.matches("a coffee", among: options) == [1])
        let soups = ["Tomato Soup", "Bean", "Beans", "Glass Noodles"].map { Option(title: $0) }
        #expect(OptionList.matches("tomato soups", among: soups) == [0])
        #expect(OptionList.matches("beans", among: soups) == [2])
        #expect(OptionList.matches("glass noodle", among: soups) == [3])
        #expect(OptionList.matches("offee", among: options) == [])
        #expect(OptionList.matches("牛肉", among: options) == [3])
        #expect(OptionList.matches(" ", among: options) == [])
    }
}
