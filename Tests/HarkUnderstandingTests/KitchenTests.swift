import IntentSchema
import Testing

@testable import HarkUnderstanding

/// What is said with one thing finds its own parameter, and what is meant for one app or intent goes to no other.
@Suite struct KitchenTests {
    private func understand(_ text: String, _ engine: GrammarEngine = KitchenWorld.kitchen) -> Understanding { TestWorld.understand(text, engine) }

    @Test func labelledSentencesAreAllRight() throws {
        let wrong = try LabelledSentence.load("kitchen").compactMap { sentence in
            sentence.difference(from: understand(sentence.text)).map { "\(sentence.text) → \($0)" }
        }
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test func whatFollowsFromWhatWasSaidIsFilled() throws {
        let delivered = try #require(understand("点两份番茄汤送到人民路5号").accepted)
        #expect(delivered.values["fulfilment"] == 1)
        #expect(try #require(understand("来碗番茄汤").accepted).values["quantity"] == 1)
        let both = try #require(understand("order two tomato soups for pickup at the station").accepted)
        #expect(both.values["fulfilment"] == 2)
        #expect(both.values["soup"] == .object(IntentObject("Soup", ["displayString": "tomato soup"])))
        #expect(both.values["quantity"] == 2)
    }

    @Test func aThingAloneIsOnlyReadWhereTheRequestIsConfirmed() {
        var hasty = KitchenWorld.orderSoup
        hasty.behaviour.confirmation = .never
        let app = World.App(bundleIdentifier: "a", displayName: "Ladle", intents: [hasty])
        #expect(understand("tomato soup", KitchenWorld.engine(app)).accepted == nil)
        #expect(understand("order tomato soup", KitchenWorld.engine(app)).accepted != nil)
        let other = World.App(bundleIdentifier: "b", displayName: "Bowlful", intents: [KitchenWorld.orderSoup])
        #expect(understand("tomato soup", KitchenWorld.engine(KitchenWorld.ladle, other)).accepted?.apps.map(\.why) == ["tie", "tie"])
    }

    @Test func whatIsNotWantedIsNoCommand() {
        #expect(understand("order no soup").refusal == "understanding.not-a-command")
        #expect(understand("点不要汤").refusal == "understanding.not-a-command")
    }

    // MARK: Titles that any words fit

    @Test(arguments: [
        "send message hello to Bob with Chatter", "send message hello with Chatter", "用Chatter发消息你好给李雷", "send message with Chatter to Bob saying hi",
        "post hello with Chatter", "send a message to Bob using Chatter", "call Bob with Ringer", "write hello to Bob on Chatter",
    ])
    func aNamedAppKeepsItsSentence(_ text: String) {
        let engine = KitchenWorld.engine(KitchenWorld.scribe("Send message ${x}", "Post ${x}", "Call ${x}", "${x}", "Write ${x}", "发消息${x}"))
        let understanding = understand(text, engine)
        #expect(understanding.readings.first?.intent.hasPrefix("Scribe") != true || understanding.accepted == nil, "\(text)")
        #expect(understanding.accepted.map { $0.appNamed && $0.apps.map(\.displayName) != ["Scribe"] } ?? (understanding.refusal != nil))
    }

    @Test func aBuiltInIntentComesBeforeATitleThatAnyWordsFit() throws {
        let engine = KitchenWorld.engine(KitchenWorld.scribe("Send message ${x}"))
        #expect(understand("send message hello to Bob", engine).accepted?.intent == "INSendMessageIntent")
        #expect(understand("send message hello to Bob with Scribe", engine).accepted?.values["x"] == "hello to Bob")
        let tie = try #require(understand("send message hello", engine).accepted)
        #expect(tie.apps.map(\.why) == ["tie", "tie"])
        #expect(tie.apps.map(\.displayName) == ["Chatter", "Scribe"])
        #expect(tie.values["content"] == "hello")
        #expect(tie.apps.last?.own?.values == IntentObject("Scribe0Intent", ["x": "hello"]))
    }

    @Test func whatIsNoAppsNameStaysInTheText() {
        let engine = KitchenWorld.engine(KitchenWorld.scribe("Post the words ${x}"))
        for words in ["I saw it on Chatter", "Chatter is down", "dinner with Julia, Chatter and wine", "see you at 6 for pickup at the station"] {
            #expect(understand("post the words " + words, engine).accepted?.values["x"] == .string(words), "\(words)")
        }
    }

    // MARK: Names of apps

    private static func rides(_ names: String...) -> GrammarEngine {
        let ride = Catalogue.shared.intent(named: "INRequestRideIntent")
        return KitchenWorld.engine(
            World.App(bundleIdentifier: "r0", displayName: names[0], intents: (ride.map { [$0] } ?? []) + [TestWorld.sendMessage]),
            World.App(bundleIdentifier: "r1", displayName: names.last!, intents: (ride.map { [$0] } ?? []) + [KitchenWorld.orderSoup, TestWorld.sendMessage]))
    }

    @Test func theLongestNameIsMeant() {
        let both = Self.rides("Uber", "Uber Eats")
        #expect(understand("order tomato soup with Uber Eats", both).accepted?.apps.map(\.bundleIdentifier) == ["r1"])
        #expect(understand("send a message to Bob with Uber", both).accepted?.apps.map(\.bundleIdentifier) == ["r0"])
        let one = Self.rides("Zippy", "Zippy")
        for (text, name) in [
            ("send a message to Bob with Zippy Max", "Zippy Max"), ("order tomato soup with Zippy Max", "Zippy Max"),
            ("using Zippy Max, send a message to Bob", "Zippy Max"), ("send a message to Bob on Zippy Max", "Zippy Max"),
        ] {
            #expect(understand(text, one).refusalArguments == ["app": name], "\(text)")
        }
        #expect(understand("send a message with uber eats to Bob", Self.rides("Uber", "Zippy")).refusalArguments == ["app": "uber eats"])
        for text in ["using Zippy, Anna should get hello", "send a message using Zippy Bob hello", "send a message on Zippy Monday"] {
            #expect(understand(text, one).refusal != "understanding.no-such-app", "\(text)")
        }
    }

    // MARK: Built-in intents in an app's words

    private static func worded(_ title: String, name: String = "Parley", identifier: String = "p") -> World.App {
        var intent = TestWorld.sendMessage
        intent.custom = CustomIntent(title: CustomWorld.text("Drop a Line"), combinations: [CustomWorld.combination(["content", "recipients"], title)], isSystem: true)
        return World.App(bundleIdentifier: identifier, displayName: name, intents: [intent])
    }

    @Test func anAppsWordsForABuiltInIntentAreUnderstoodForThatApp() throws {
        let engine = GrammarEngine(world: World(apps: [TestWorld.chatter, Self.worded("Whisper ${content} towards ${recipients}")], contacts: TestWorld.contacts), learned: nil)
        let whispered = try #require(understand("whisper hello there towards Bob", engine).accepted)
        #expect(whispered.intent == "INSendMessageIntent")
        #expect(whispered.apps.map(\.displayName) == ["Parley"])
        #expect(whispered.values["content"] == "hello there")
        #expect(whispered.values["recipients"]?.array?.first?.object?["displayName"] == "Bob")
        #expect(whispered.combination == ["content", "recipients"])
        // Every app still has the framework's words.
        #expect(understand("send a message to Bob", engine).accepted?.apps.map(\.why) == ["tie", "tie"])
        #expect(understand("whisper hello towards Bob").accepted == nil)
    }

    // MARK: What could be said instead

    @Test func suggestionsOfferEveryAppInItsOwnWords() {
        let english = understand("blah blah").suggestions, chinese = understand("讲个笑话").suggestions
        #expect(english.contains("Using Ladle, order two soups"))
        #expect(chinese.contains("用Ladle点两份汤"))
        for suggestion in english + chinese { #expect(understand(suggestion).accepted != nil, "\(suggestion)") }
        // The app that was named and cannot comes first with what it can.
        #expect(understand("call Bob with Ladle").suggestions.first == "Using Ladle, order two soups")
    }

    // MARK: Answers

    private static let answers: [(String, String, [String: IntentValue])] = [
        ("two large corn soups", "corn soup", ["quantity": 2, "size": 3]), ("I'd like two bowls of corn soup please", "corn soup", ["quantity": 2]),
        ("三碗大份玉米汤", "玉米汤", ["quantity": 3, "size": 3]), ("corn soup with basil for pickup", "corn soup", ["extras": ["basil"], "fulfilment": 2]),
    ]

    @Test(arguments: answers)
    func anAnswerFillsWhatElseItSays(_ reply: String, _ soup: String, _ others: [String: IntentValue]) {
        let value = IntentValue.object(IntentObject("Soup", ["displayString": .string(soup)]))
        let expected = ReplyMeaning.changes(others.merging(["soup": value]) { $1 })
        func meaning(_ question: Question) -> ReplyMeaning { KitchenWorld.kitchen.interpret(reply, to: question, in: TestWorld.context) }
        #expect(meaning(.value(intent: "OrderSoupIntent", parameter: "soup", type: .object("Soup"))) == expected)
        #expect(meaning(.choice(intent: "OrderSoupIntent", parameter: "soup", type: .object("Soup"), options: [Option(title: "Gazpacho"), Option(title: "Miso")])) == expected)
    }

    @Test(arguments: ["corn soup", "the corn soup please", "玉米汤"])
    func anAnswerThatIsOneValueIsOne(_ reply: String) {
        let question = Question.value(intent: "OrderSoupIntent", parameter: "soup", type: .object("Soup"))
        guard case .value = KitchenWorld.kitchen.interpret(reply, to: question, in: TestWorld.context) else { Issue.record("\(reply)"); return }
    }

    /// One list of units: whatever can be said can be converted.
    @Test func everyUnitThatHasWordsIsFoundations() {
        for unit in Units.all {
            let base = Units.all.first { $0.dimension == unit.dimension }
            #expect(base.flatMap { Units.convert(1, from: unit.symbol, to: $0.symbol) } != nil, "\(unit.symbol)")
        }
        #expect(Units.convert(20, from: "°C", to: "°F") == 68)
        #expect(Units.convert(2, from: "hr", to: "min") == 120)
        #expect(Units.convert(1, from: "km", to: "kg") == nil)
    }
}
