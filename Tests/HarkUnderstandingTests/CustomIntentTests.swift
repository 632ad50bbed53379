import Foundation
import IntentSchema
import Testing

@testable import HarkUnderstanding

/// Custom intents are reached without sample phrases, by what their definitions say.
@Suite struct CustomIntentTests {
    private typealias Custom = CustomWorld

    /// Not tuned to: the floor is what was reached when the templates were first measured on them.
    @Test func heldOutSentencesStayAboveTheFloor() throws {
        let sentences = try LabelledSentence.load("custom-held-out")
        let wrong = sentences.compactMap { sentence in
            sentence.difference(from: CustomWorld.understand(sentence.text)).map { "\(sentence.text) → \($0)" }
        }
        #expect(Double(sentences.count - wrong.count) / Double(sentences.count) >= 0.96, "\(wrong.joined(separator: "\n"))")
    }

    /// With custom intents installed, messages and calls are read as before; what nobody took may now be theirs ("turn on the lights").
    @Test func nothingIsTakenFromBuiltInIntents() throws {
        let sentences = try (LabelledSentence.load("worked") + LabelledSentence.load("held-out")).filter { $0.intent != nil }
        let wrong = sentences.compactMap { sentence in
            sentence.difference(from: CustomWorld.understand(sentence.text)).map { "\(sentence.text) → \($0)" }
        }
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test func aMatchedTitleNamesItsCombinationAndItself() throws {
        let order = try #require(CustomWorld.understand("order two tomato soups").accepted)
        #expect(order.combination == ["quantity", "soup"])
        #expect(
            order.values == IntentObject("OrderSoupIntent", ["quantity": 2, "soup": .object(IntentObject("Soup", ["displayString": "tomato soup"]))]))
        #expect(order.reasons.contains { $0.contains("'Order ${quantity} ${soup}'") })
        #expect(try #require(CustomWorld.understand("点番茄汤").accepted).combination == ["soup"])
        #expect(try #require(CustomWorld.understand("order soup").accepted).combination == nil)
    }

    @Test func valuesOfEveryTypeAreRead() throws {
        let lamp = try #require(CustomWorld.understand("set the desk lamp to warm white with a fade time of two minutes").accepted)
        #expect(lamp.values["color"] == 3)
        #expect(lamp.values["fade"] == .object(IntentObject("measurement", ["value": 120.0, "unit": "s"])))
        #expect(CustomWorld.understand("turn the hall lamp off").accepted?.values["power"] == false)
        #expect(CustomWorld.understand("把客厅灯调到百分之五十").accepted?.values["brightness"] == 50)
        let order = try #require(CustomWorld.understand("order tomato soup with toppings croutons and basil").accepted)
        #expect(
            order.values["toppings"]
                == [.object(IntentObject("Topping", ["displayString": "croutons"])), .object(IntentObject("Topping", ["displayString": "basil"]))])
        let noted = try #require(CustomWorld.understand("order tomato soup note NO salt, please!").accepted)
        #expect(noted.values["note"] == "NO salt, please!")
        let menu = try #require(CustomWorld.understand("show menu for tomorrow").accepted)
        #expect(menu.values["day"]?.object?["day"] == 11)
    }

    @Test(
        "A title's possessive is not part of the value",
        arguments: [
            ("${city}'s weather", "Paris's weather with Skyward", "Paris"), ("${city}'s weather", "new york's weather in Skyward", "new york"),
            ("${city}’s weather", "Oslo’s weather with Skyward", "Oslo"), ("Show ${city}'s weather", "show Paris's weather with Skyward", "Paris"),
            ("Weather of ${city}", "weather of Land's End with Skyward", "Land's End"),
        ])
    func possessives(_ title: String, _ said: String, _ city: String) throws {
        let weather = CustomWorld.intent(
            "CityWeatherIntent", CustomWorld.text("City Weather"), [CustomWorld.parameter("city", "string", "City", "城市")],
            [CustomWorld.combination(["city"], title)])
        let engine = GrammarEngine(world: World(apps: [World.App(bundleIdentifier: "a", displayName: "Skyward", intents: [weather])]), learned: nil)
        let reading = try #require(CustomWorld.understand(said, engine).accepted)
        #expect(reading.values == IntentObject("CityWeatherIntent", ["city": .string(city)]))
        #expect(reading.combination == ["city"])
    }

    @Test func oneWordIsTooLittleWithoutTheApp() throws {
        let lights = CustomWorld.intent("LightsIntent", CustomWorld.text("Lights"), [])
        let open = CustomWorld.intent(
            "OpenPageIntent", nil, [CustomWorld.parameter("page", "object(Page)", "Page", "页面")], [CustomWorld.combination(["page"], "Open ${page}")])
        let engine = GrammarEngine(
            world: World(apps: [World.App(bundleIdentifier: "a", displayName: "Beamer", intents: [lights, open])]))
        #expect(CustomWorld.understand("lights", engine).accepted?.intent == "LightsIntent")
        #expect(CustomWorld.understand("lights with Beamer please", engine).accepted?.intent == "LightsIntent")
        #expect(CustomWorld.understand("please lights", engine).accepted == nil)
        #expect(CustomWorld.understand("open the pod bay doors", engine).accepted == nil)
        #expect(CustomWorld.understand("open the title page", engine).accepted?.intent == "OpenPageIntent")
        #expect(CustomWorld.understand("open the inbox with Beamer", engine).accepted?.values["page"]?.object?["displayString"] == "inbox")
    }

    @Test func aDeprecatedIntentIsRefusedByName() {
        for (text, title) in [("cancel order", "Cancel Order"), ("cancel order with Ladle", "Cancel Order"), ("取消订单", "Cancel Order")] {
            let understanding = CustomWorld.understand(text)
            #expect(understanding.accepted == nil)
            #expect(understanding.refusal == "understanding.deprecated", "\(text)")
            #expect(understanding.refusalArguments == ["title": title, "app": "Ladle"])
        }
        for language in [Language.en, .zh] {
            #expect(
                CustomWorld.engine.suggestions(in: language, limit: 50).allSatisfy { !$0.lowercased().contains("cancel") && !$0.contains("取消订单") })
        }
    }

    @Test func aDeprecatedIntentTakesNothingFromItsSuccessor() {
        var old = CustomWorld.orderSoup
        (old.name, old.isDeprecated) = ("OldOrderIntent", true)
        let app = World.App(bundleIdentifier: "a", displayName: "Ladle", intents: [old, CustomWorld.orderSoup])
        #expect(
            CustomWorld.understand("order two tomato soups", GrammarEngine(world: World(apps: [app]), learned: nil)).accepted?.intent
                == "OrderSoupIntent")
    }

    @Test func suggestionsAreUnderstood() {
        for language in [Language.en, .zh] {
            let suggestions = CustomWorld.engine.suggestions(in: language, limit: 50)
            #expect(suggestions.contains { $0.contains(language == .en ? "order two soups" : "点两份汤") })
            for suggestion in suggestions { #expect(CustomWorld.understand(suggestion).accepted != nil, "\(suggestion)") }
        }
    }

    @Test func aRefusedAppsIntentGoesToNoOther() {
        let engine = GrammarEngine(
            world: World(apps: [TestWorld.chatter], contacts: TestWorld.contacts, refusedApps: [CustomWorld.ladle]), learned: nil)
        for text in ["order two tomato soups", "order two tomato soups with Ladle", "用汤勺点汤"] {
            let understanding = CustomWorld.understand(text, engine)
            #expect(understanding.refusal == "understanding.app-refused", "\(text)")
            #expect(understanding.refusalArguments == ["app": "Ladle"])
        }
        #expect(CustomWorld.understand("order tomato soup with Chatter").refusal == "understanding.app-cannot")
        #expect(CustomWorld.understand("order tomato soup using Foogram").refusalArguments == ["app": "Foogram"])
    }

    @Test func aSummaryReachesAnIntentLast() {
        #expect(CustomWorld.understand("order a soup from the kitchen").accepted?.intent == "OrderSoupIntent")
    }

    @Test func titlesFullOfMarksAreReadToo() {
        for title in [
            "", "\"", "${", "${}", "${soup", "Order \"${soup}\" ([<|>]) {a:b} ~50 @app *", "}{", "${soup}${soup}${soup}",
            String(repeating: "x ", count: 5000),
        ] {
            let intent = CustomWorld.intent(
                "OddIntent", CustomWorld.text(title), [CustomWorld.parameter("soup", "object(Soup)", "\"", "(")],
                [CustomWorld.combination(["soup"], title), CustomWorld.combination(["soup"], "Fetch \"${soup}\" now")])
            let engine = GrammarEngine(world: World(apps: [World.App(bundleIdentifier: "a", displayName: "Odd", intents: [intent])]), learned: nil)
            #expect(engine.graph.problems.isEmpty, "\(title)")
            #expect(
                CustomWorld.understand("fetch tomato soup now", engine).accepted?.values["soup"]?.object?["displayString"] == "tomato soup",
                "\(title)")
        }
    }
}

/// Two apps may define intents alike, even of one class name.
@Suite struct CustomAppTests {
    private static func soups(_ name: String, _ identifier: String, intent: String = "OrderSoupIntent", title: String, _ parameter: String = "soup")
        -> World.App
    {
        World.App(
            bundleIdentifier: identifier, displayName: name,
            intents: [
                CustomWorld.intent(
                    intent, CustomWorld.text("Order Soup"), category: "order",
                    [CustomWorld.parameter(parameter, "object(\(name)Soup)", "Soup", "汤")], [CustomWorld.combination([parameter], title)])
            ])
    }

    private static let apps = [soups("Ladle", "a", title: "Order ${soup}"), soups("Bowlful", "b", title: "Order ${dish}", "dish")]

    @Test func oneClassNameOfTwoAppsIsKeptApart() throws {
        let engine = GrammarEngine(world: World(apps: Self.apps), learned: nil)
        let named = try #require(CustomWorld.understand("order tomato soup with Bowlful", engine).accepted)
        #expect(named.apps.map(\.bundleIdentifier) == ["b"])
        #expect(named.values["dish"]?.object == IntentObject("BowlfulSoup", ["displayString": "tomato soup"]))
        let other = try #require(CustomWorld.understand("order tomato soup with Ladle", engine).accepted)
        #expect(other.values["soup"]?.object?.typeName == "LadleSoup")
    }

    @Test(arguments: ["OrderSoupIntent", "GetDishIntent"])
    func equalFitsAreATieInWhichEachKeepsItsReading(_ name: String) throws {
        let apps = [Self.apps[0], Self.soups("Bowlful", "b", intent: name, title: "Order ${dish}", "dish")]
        let tie = try #require(CustomWorld.understand("order tomato soup", GrammarEngine(world: World(apps: apps), learned: nil)).accepted)
        #expect(tie.apps.map(\.why) == ["tie", "tie"])
        #expect(tie.apps.map(\.bundleIdentifier) == ["a", "b"])
        #expect(tie.apps[0].own == nil)
        #expect(tie.apps[1].own?.values == IntentObject(name, ["dish": .object(IntentObject("BowlfulSoup", ["displayString": "tomato soup"]))]))
        #expect(tie.apps[1].own?.combination == ["dish"])

        let used = World(apps: apps, history: [name: ["b"]])
        let again = try #require(CustomWorld.understand("order tomato soup", GrammarEngine(world: used, learned: nil)).accepted)
        #expect(again.apps.map(\.bundleIdentifier) == ["b", "a"])
        #expect(again.apps.map(\.why) == ["history", "tie"])
        #expect(again.values["dish"] != nil)
        #expect(again.apps[1].own?.values["soup"] != nil)
    }

    @Test func aBetterFitIsNoTie() throws {
        let apps = [Self.apps[0], Self.soups("Bowlful", "b", title: "Order ${dish} bowl", "dish")]
        let reading = try #require(CustomWorld.understand("order tomato soup bowl", GrammarEngine(world: World(apps: apps), learned: nil)).accepted)
        #expect(reading.apps.map(\.bundleIdentifier) == ["b"])
    }
}

/// What cases of an enumeration are called.
@Suite struct PhraseTableTests {
    private let table = PhraseTable(
        EnumerationDescription(
            name: "E",
            cases: [
                EnumerationCase(name: "unknown", rawValue: 0),
                CustomWorld.item("red", 1, CustomWorld.text("blue", "蓝色"), [CustomWorld.text("green", "绿色")]),
                CustomWorld.item("eight", 2, "8", hints: ["ate"]), CustomWorld.item("extraHot", 3, "Scorching"),
                CustomWorld.item("blue", 4, "navy"), CustomWorld.item("a", 5, "Same"), CustomWorld.item("b", 6, "Same"),
                CustomWorld.item("xl", 7, CustomWorld.text("Extra Large", "特大份")),
            ]))

    @Test(arguments: [
        ("red", 1), ("blue", 1), ("green", 1), ("蓝色", 1), ("绿色", 1), ("eight", 2), ("8", 2), ("ate", 2), ("八", 2), ("Eight", 2), ("extra hot", 3),
        ("extraHot", 3), ("navy", 4), ("extra large", 7), ("extralarge", 7), ("特大", 7), ("特大份", 7), ("a", 5),
    ])
    func named(_ said: String, _ value: Int64) { #expect(table.value(said) == .integer(value)) }

    @Test(arguments: ["unknown", "same", "yellow", "9", "", "大"])
    func notNamed(_ said: String) { #expect(table.value(said) == nil) }

    @Test(arguments: [("the extra large one", 7), ("特大份的", 7), ("make it navy please", 4), ("scorching", 3)])
    func namedInside(_ said: String, _ value: Int64) { #expect(table.value(inside: said) == .integer(value)) }

    @Test func twoNamesDecideNothing() { #expect(table.value(inside: "navy or scorching") == nil) }

    @Test(arguments: ["feed me now", "请喂饱我"])
    func phrasesOfTheDefinitionAreUnderstood(sentence: String) {
        var intent = CustomWorld.showMenu
        intent.custom?.phrases = [CustomWorld.text("Feed me now", "喂饱我")]
        let app = World.App(bundleIdentifier: "org.example.ladle", displayName: "Ladle", intents: [intent])
        #expect(
            GrammarEngine(world: World(apps: [app]), learned: nil).understand(sentence, in: TestWorld.context).accepted?.intent == "ShowMenuIntent")
    }
}
