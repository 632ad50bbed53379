import IntentSchema
import Testing

@testable import HarkUnderstanding

/// Replies about custom intents, in their definitions' words.
@Suite struct CustomReplyTests {
    private func meaning(_ reply: String, _ question: Question, app: String? = nil) -> ReplyMeaning {
        var context = TestWorld.context
        context.app = app
        return CustomWorld.engine.interpret(reply, to: question, in: context)
    }

    private func value(_ reply: String, _ intent: String, _ parameter: String) -> ReplyMeaning {
        let description = CustomWorld.engine.catalogue.descriptions.first { $0.name == intent }!
        return meaning(reply, .value(intent: intent, parameter: parameter, type: description.parameter(parameter)!.type))
    }

    private static func soup(_ name: String) -> IntentValue { .object(IntentObject("Soup", ["displayString": .string(name)])) }

    private static let options = [
        Option(title: "Tomato", subtitle: "with basil", section: "Soups", alternatives: ["番茄汤", "Pomodoro"]),
        Option(title: "Miso", section: "Soups"), Option(title: "Cobb", subtitle: "with egg", section: "Salads", alternatives: ["科布沙拉"]),
        Option(title: "Tomato and Feta", section: "Salads"), Option(title: "More Bread", section: "Sides"),
    ]
    private let choice = Question.choice(intent: "OrderSoupIntent", parameter: "soup", type: .object("Soup"), options: options)
    private let confirm = Question.confirmRequest(intent: "OrderSoupIntent")

    @Test(arguments: [
        "more", "More!", "what else", "next", "show more", "show me more please", "next page", "anything else?", "any others?", "更多", "还有呢", "下一页", "还有别的吗？",
        "没有，更多", "no, show me more",
    ])
    func more(_ reply: String) {
        #expect(meaning(reply, choice) == .more)
        #expect(value(reply, "OrderSoupIntent", "note") == .value(.string(reply)))
    }

    @Test(arguments: [
        ("the second one under Soups", 1), ("the first one in salads", 2), ("Salads, the second one", 3), ("salad number 2", 3), ("the last of the soups", 1),
        ("tomato from the soups", 0), ("soups tomato", 0), ("Pomodoro", 0), ("番茄汤", 0), ("科布", 2), ("the pomodoro please", 0), ("more bread", 4),
        ("the one with egg", 2), ("feta", 3), ("second", 1), ("sides", 4), ("miso", 1), ("Tomato", 0), ("5th", 4),
    ])
    func sectionsAndOtherNames(_ reply: String, _ index: Int) { #expect(meaning(reply, choice) == .choice(index)) }

    @Test func choicesThatDoNotDecide() {
        #expect(meaning("soups", choice) == .ambiguousChoice([0, 1]))
        #expect(meaning("the third under soups", choice) == .unclear)
        // The soups can be searched: what was not told is asked of the app.
        #expect(meaning("the minestrone, please", choice) == .change(parameter: "soup", value: Self.soup("minestrone")))
        let lamps = Question.choice(intent: "SetLampIntent", parameter: "lamp", type: .object("Lamp"), options: [Option(title: "Desk"), Option(title: "Hall")])
        #expect(meaning("the minestrone", lamps) == .unclear)
    }

    @Test(arguments: [
        ("large", "size", IntentValue.integer(3)), ("the large one", "size", 3), ("a big one please", "size", 3), ("大份", "size", 3), ("大", "size", 3), ("普通的", "size", 2),
        ("huge", "size", .null), ("three", "quantity", 3), ("three bowls please", "quantity", 3), ("三份", "quantity", 3), ("两碗吧", "quantity", 2), ("3", "quantity", 3),
        ("-3", "quantity", -3), ("\u{2212}3 bowls", "quantity", -3), ("minus three", "quantity", -3), ("负三", "quantity", -3),
        ("a few", "quantity", .null), ("2.5", "quantity", .null), ("tomato", "soup", soup("tomato")), ("I'd like the tomato soup, please", "soup", soup("tomato soup")),
        ("番茄汤谢谢", "soup", soup("番茄汤")), ("我要番茄汤", "soup", soup("番茄汤")), ("  Extra HOT! ", "note", "Extra HOT!"), ("no", "note", "no"),
    ])
    func values(_ reply: String, _ parameter: String, _ expected: IntentValue) {
        #expect(value(reply, "OrderSoupIntent", parameter) == (expected == .null ? .unclear : .value(expected)))
    }

    @Test func listsBooleansAndMeasures() {
        #expect(
            value("croutons and basil", "OrderSoupIntent", "toppings")
                == .value([.object(IntentObject("Topping", ["displayString": "croutons"])), .object(IntentObject("Topping", ["displayString": "basil"]))]))
        for reply in ["on", "yes", "打开", "turn it on please"] { #expect(value(reply, "SetLampIntent", "power") == .value(true), "\(reply)") }
        for reply in ["off", "no", "关闭", "不要"] { #expect(value(reply, "SetLampIntent", "power") == .value(false), "\(reply)") }
        let seconds = { (value: Double) in ReplyMeaning.value(.object(IntentObject("measurement", ["value": .number(value), "unit": "s"]))) }
        #expect(value("two minutes", "SetLampIntent", "fade") == seconds(120))
        #expect(value("5", "SetLampIntent", "fade") == seconds(5))
        #expect(value("半分钟", "SetLampIntent", "fade") == seconds(30))
        #expect(value("5 km", "SetLampIntent", "fade") == .unclear)
        #expect(value("50 percent", "SetLampIntent", "brightness") == .value(50))
        #expect(value("百分之五十", "SetLampIntent", "brightness") == .value(50))
    }

    @Test func aFileIsNamedByItsPath() {
        let question = Question.value(intent: "X", parameter: "photo", type: .object("INFile"))
        #expect(
            meaning("/pictures/a b.ppm", question)
                == .value(.object(IntentObject("INFile", ["fileURL": "file:///pictures/a%20b.ppm", "filename": "a b.ppm"]))))
        #expect(meaning("the one from yesterday", question) == .unclear)
    }

    @Test(arguments: [
        ("change the size to large", "size", IntentValue.integer(3)), ("make it large", "size", 3), ("make it a large one", "size", 3), ("改成大份", "size", 3),
        ("把大小改成大份", "size", 3), ("large instead", "size", 3), ("no, large", "size", 3), ("large", "size", 3), ("size large", "size", 3),
        ("the size should be small please", "size", 1), ("数量改成三", "quantity", 3), ("make it three", "quantity", 3), ("改成三份", "quantity", 3), ("set quantity to four", "quantity", 4),
        ("quantity 5", "quantity", 5), ("change the soup to minestrone", "soup", soup("minestrone")), ("make it minestrone", "soup", soup("minestrone")),
        ("汤换成南瓜汤", "soup", soup("南瓜汤")), ("改成南瓜汤", "soup", soup("南瓜汤")), ("no, minestrone", "soup", soup("minestrone")),
        ("change the note to No SALT", "note", "No SALT"), ("yes but make it large", "size", 3),
    ])
    func changes(_ reply: String, _ parameter: String, _ expected: IntentValue) {
        #expect(meaning(reply, confirm) == .change(parameter: parameter, value: expected))
    }

    @Test func changesWithoutAValue() {
        #expect(meaning("change the size", confirm) == .wantsChange(parameter: "size"))
        #expect(meaning("改数量", confirm) == .wantsChange(parameter: "quantity"))
        #expect(meaning("add croutons", confirm) == .wantsChange(parameter: "toppings"))
        #expect(meaning("the soup is cold", confirm) == .unclear)
        #expect(meaning("blah blah", confirm) == .unclear)
        #expect(meaning("yes", confirm) == .yes)
        #expect(meaning("好的，点吧", confirm) == .yes)
        #expect(meaning("不要了", confirm) == .no)
    }

    @Test func aDoubtfulValueIsReplacedByWhatFollowsNo() {
        let doubt = Question.confirmValue(intent: "OrderSoupIntent", parameter: "soup", type: .object("Soup"))
        #expect(meaning("no, minestrone", doubt) == .change(parameter: "soup", value: Self.soup("minestrone")))
        #expect(meaning("pickup", doubt) == .unclear)
        let count = Question.confirmValue(intent: "OrderSoupIntent", parameter: "quantity", type: .integer)
        #expect(meaning("three", count) == .change(parameter: "quantity", value: 3))
    }

    /// The same words for built-in intents' parameters.
    @Test func builtInParametersChangeByNameAndByValue() {
        let pay = Catalogue.shared.intent(named: "INSendPaymentIntent")!
        let app = World.App(bundleIdentifier: "p", displayName: "Purse", intents: [pay, Catalogue.shared.intent(named: "INStartWorkoutIntent")!])
        let engine = GrammarEngine(world: World(apps: [app], contacts: TestWorld.contacts), learned: nil)
        func read(_ reply: String, _ intent: String) -> ReplyMeaning { engine.interpret(reply, to: .confirmRequest(intent: intent), in: TestWorld.context) }
        let twenty = IntentValue.object(IntentObject("INCurrencyAmount", ["amount": 20.0, "currencyCode": "USD"]))
        #expect(read("make it 20 dollars", "INSendPaymentIntent") == .change(parameter: "currencyAmount", value: twenty))
        #expect(read("change the currency amount to 20 dollars", "INSendPaymentIntent") == .change(parameter: "currencyAmount", value: twenty))
        #expect(read("change the note to for dinner", "INSendPaymentIntent") == .change(parameter: "note", value: "for dinner"))
        #expect(read("goal value 30", "INStartWorkoutIntent") == .change(parameter: "goalValue", value: 30.0))
        #expect(read("make it open ended", "INStartWorkoutIntent") != .yes)
    }

    @Test func aReplyIsReadWithTheDefinitionOfItsApp() {
        func app(_ identifier: String, _ cases: [EnumerationCase]) -> World.App {
            let size = EnumerationDescription(name: "Size", cases: cases)
            return World.App(
                bundleIdentifier: identifier, displayName: identifier,
                intents: [CustomWorld.intent("MakeIntent", "Make Drink", [CustomWorld.parameter("size", "enumeration(Size)", "Size", "杯型")], [], [size])])
        }
        let engine = GrammarEngine(
            world: World(apps: [app("a", [CustomWorld.item("big", 1, "Grande")]), app("b", [CustomWorld.item("tiny", 1, "Mini"), CustomWorld.item("huge", 2, "Grande")])]))
        for (identifier, value) in [("a", IntentValue.integer(1)), ("b", 2)] {
            var context = TestWorld.context
            context.app = identifier
            let question = Question.value(intent: "MakeIntent", parameter: "size", type: .enumeration("Size"))
            #expect(engine.interpret("grande", to: question, in: context) == .value(value))
        }
    }
}
