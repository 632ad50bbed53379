import Foundation
import IntentSchema
import Testing

@testable import HarkUnderstanding

@Suite struct AppChoiceTests {
    private func app(_ name: String, _ identifier: String) -> World.App {
        World.App(bundleIdentifier: identifier, displayName: name, intents: [TestWorld.sendMessage])
    }

    @Test func withoutANameTheOnlyThenTheUsedThenATie() {
        let two = [app("Chatter", "a"), app("Parley", "b")]
        let tie = GrammarEngine(world: World(apps: two), learned: nil).understand("send a message", in: TestWorld.context).accepted
        #expect(tie?.apps.map(\.why) == ["tie", "tie"])
        let history = ["INSendMessageIntent": ["b"]]
        let used = GrammarEngine(world: World(apps: two, history: history), learned: nil).understand("send a message", in: TestWorld.context).accepted
        #expect(used?.apps.first == AppCandidate(bundleIdentifier: "b", displayName: "Parley", why: "history"))
        #expect(TestWorld.understand("send a message").accepted?.apps.map(\.why) == ["only"])
    }

    @Test func theLongestNameWinsAndOneNameForTwoIsATie() {
        let engine = GrammarEngine(
            world: World(apps: [app("Chatter", "a"), app("Chatter Plus", "b"), app("Twin", "c"), app("Twin", "d")]), learned: nil)
        let longest = engine.understand("send a message using Chatter Plus", in: TestWorld.context).accepted
        #expect(longest?.apps.map(\.bundleIdentifier) == ["b"])
        let twins = engine.understand("send a message using Twin", in: TestWorld.context).accepted
        #expect(twins?.apps.map(\.why) == ["tie", "tie"])
        #expect(twins?.appNamed == true)
    }

    @Test func anAppThatCannotIsSaidSo() {
        #expect(TestWorld.understand("call Anna using Chatter").refusal == "understanding.app-cannot")
    }
}

@Suite struct PersonTests {
    private func matches(_ name: String) -> [String] {
        TestWorld.engine.values.people.contacts(name).map { TestWorld.contacts[$0.contact].identifier }
    }

    @Test func anExactNameHidesPartialOnes() {
        #expect(matches("Stef") == ["stef"])
        #expect(matches("Brent") == ["brent"])
        #expect(matches("Anna") == ["anna-lee", "anna-li"])
        #expect(matches("anna li") == ["anna-li"])
    }

    @Test func spacesCaseScriptAndRelationsDoNotMatter() {
        for name in ["blood works northwest", "bloodworks northwest", "BLOODWORKS NORTHWEST"] { #expect(matches(name) == ["blood"]) }
        #expect(matches("陈家杰") == ["chan"])
        #expect(matches("my sister") == ["maria"])
        #expect(matches("我妹妹") == ["maria"])
        #expect(matches("mimi") == ["maria"])
        #expect(matches("nobody").isEmpty)
    }

    @Test func numbersAndAddressesAreHandles() {
        let number = TestWorld.engine.values.people.value("+1 555 0100").object
        #expect(number?["personHandle"]?.object == IntentObject("INPersonHandle", ["value": "+1 555 0100", "type": 2]))
        let address = TestWorld.engine.values.people.value("bob@example.org").object
        #expect(address?["personHandle"]?.object?["type"] == 1)
    }
}

@Suite struct RobustnessTests {
    @Test(arguments: [
        "", " ", "\u{0}\u{1}\u{7f}", "\u{202e}\u{200f}", "🙂🙂🙂👩‍👩‍👧‍👦", "...", "\u{FFFD}\u{FFFE}", "مرحبا كيف حالك", "-----", "\"", "“", "给", "the", "@",
        "a@", "+",
        "发给发给发给", "tell", "用", "(((((", "\u{0301}\u{0301}", "１２３",
    ])
    func strangeSentencesAreRefused(_ text: String) {
        let understanding = TestWorld.understand(text)
        #expect(understanding.accepted == nil)
        #expect(understanding.refusal != nil)
        #expect(!understanding.suggestions.isEmpty)
    }

    @Test(arguments: ["tell Anna ", "把", "发给", "a", "Chatter ", "and ", "!", "Anna, ", "please ", "给", "五十", "😀", "\u{0}", "um ", "说"])
    func longSentencesEndInAReadingOrARefusal(_ unit: String) {
        let long = String(repeating: unit, count: Tokenizer.limit / unit.unicodeScalars.count)
        _ = TestWorld.understand(long)
        _ = TestWorld.understand("tell Anna " + long.dropLast(20))
        #expect(TestWorld.understand(long + long).refusal == "understanding.too-long")
        #expect(TestWorld.engine.interpret(long + long, to: .openApp, in: TestWorld.context) == .unclear)
    }

    @Test func hundredKilobytesAreRefusedByName() {
        #expect(TestWorld.understand(String(repeating: "text Bob ", count: 12_000)).refusal == "understanding.too-long")
    }

    @Test func offsetsPointIntoTheText() throws {
        let text = "👩‍👩‍👧‍👦 Tell Zoë I’m ＯＫ 🙂"
        let reading = try #require(TestWorld.understand(text).accepted)
        for slot in reading.slots {
            let scalars = Array(text.unicodeScalars)[slot.offset..<slot.offset + slot.length]
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            #expect(String(view) == slot.surface)
        }
        #expect(reading.values["content"] == "I’m ＯＫ 🙂")
    }

    @Test func theSameSentenceGivesTheSameBytes() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for text in ["tell Anna and Bob I'm late on Chatter", "给安娜发消息", "where is morocco"] {
            let one = try encoder.encode(TestWorld.understand(text))
            let other = try encoder.encode(TestWorld.understand(text, GrammarEngine(world: TestWorld.world, learned: nil)))
            #expect(one == other)
        }
    }
}

@Suite struct ReachTests {
    private let soup = World.App(
        bundleIdentifier: "org.example.souperb", displayName: "Souperb",
        intents: [
            TestWorld.intent(
                "OrderSoupIntent", "order", custom: true, [("quantity", "integer"), ("soup", "string"), ("note", "string")]),
            TestWorld.intent("INGetCarPowerLevelStatusIntent", "CarCommands", [("carName", "object(INSpeakableString)")]),
        ])

    @Test func anIntentWithoutTemplatesIsReachedByItsName() throws {
        let engine = GrammarEngine(world: World(apps: [soup, TestWorld.chatter]), learned: nil)
        let order = try #require(engine.understand("Order soup with Souperb", in: TestWorld.context).accepted)
        #expect(order.intent == "OrderSoupIntent")
        #expect(order.appNamed)
        let filled = try #require(engine.understand("order some soup quantity three", in: TestWorld.context).accepted)
        #expect(filled.values["quantity"] == 3)
        #expect(engine.understand("order a pizza", in: TestWorld.context).accepted == nil)
    }

    @Test func suggestionsAreUnderstood() {
        for language in [Language.en, .zh] {
            let suggestions = TestWorld.engine.suggestions(in: language, limit: 20)
            #expect(suggestions.count >= 7)
            for suggestion in suggestions { #expect(TestWorld.understand(suggestion).accepted != nil, "\(suggestion)") }
        }
        #expect(TestWorld.understand("讲个笑话").suggestions.allSatisfy { $0.unicodeScalars.contains { CharacterClass($0) == .han } })
    }

    @Test func losingReadingsSayWhyTheyLost() {
        let understanding = TestWorld.understand("tell Anna that I'm late")
        #expect(understanding.readings.count <= GrammarEngine.losersKept + 1)
        for loser in understanding.readings.dropFirst() { #expect(loser.reasons.contains { $0.hasPrefix("lost to") }) }
    }

    @Test func languages() {
        #expect(TestWorld.understand("send a message using 聊聊").language == "en")
        #expect(TestWorld.understand("用Chatter发消息给王一然").language == "zh")
        #expect(TestWorld.understand("给Anna发消息").language == "mixed")
    }
}

@Suite struct GrammarTests {
    /// A world of one app that handles everything the catalogue knows.
    private static let everything = TestWorld.engine(of: "Everything", doing: Catalogue.shared.intentNames)

    @Test func everyIntentThatTemplatesNameIsInTheCatalogue() {
        for template in GrammarSource.shared.templates {
            for intent in template.intents { #expect(Catalogue.shared.intent(named: intent) != nil, "\(template.file):\(template.line)") }
        }
    }

    @Test func everyParameterThatTemplatesNameExists() {
        let graph = Self.everything.graph
        for template in graph.templates {
            var parser = ExpressionParser(bytes: GrammarSource.shared.bytes, range: template.source.body)
            var names: [String] = []
            collect(&parser, &names)
            for name in names where name != "_" {
                let known = template.source.intents.contains { Catalogue.shared.intent(named: $0)?.parameter(name) != nil }
                #expect(known, "\(template.source.file):\(template.source.line) \(name)")
            }
        }
    }

    private func collect(_ parser: inout ExpressionParser, _ names: inout [String]) {
        while !parser.isAtEnd {
            guard let item = parser.next() else {
                for mark: Character in ["|", ")", "]"] where parser.skip(mark) { break }
                continue
            }
            switch item {
            case .slot(let parameter, _), .constant(let parameter, _):
                names.append(String(parameter.split(separator: ".").first ?? ""))
            default: break
            }
        }
    }

    /// What the grammar makes, the engine reads back as the intent it was made for.
    @Test func examplesOfEveryIntentAreReadBack() {
        for intent in Self.everything.catalogue.descriptions {
            for language in [Language.en, .zh] {
                for sentence in Self.everything.examples(of: intent.name, in: language, limit: 10) {
                    let reading = Self.everything.understand(sentence, in: TestWorld.context).accepted
                    let related = Set(GrammarSource.shared.templates.filter { $0.intents.contains(intent.name) }.flatMap(\.intents))
                    #expect(
                        reading.map { related.contains($0.intent) || $0.intent == intent.name || intent.isDeprecated } == true,
                        "\(sentence): \(reading?.intent ?? "refused") for \(intent.name)")
                }
            }
        }
    }

    @Test func messagesAndCallsAreReadBackFromAllTheirTemplates() {
        let generator = SentenceGenerator(source: .shared) { _, kind in
            switch kind {
            case .persons: "Maria Rossi"
            case .date: "yesterday"
            case .group: "climbing group"
            default: "see you at six"
            }
        }
        for template in TestWorld.engine.graph.templates.map(\.source) {
            for sentence in generator.sentences(of: template, language: .en, limit: 6) {
                let accepted = TestWorld.understand(sentence).accepted
                #expect(accepted.map { template.intents.contains($0.intent) } == true, "\(template.file):\(template.line) \(sentence)")
            }
        }
    }

    @Test func structuredParametersAreFilled() throws {
        let play = try #require(Self.everything.understand("play Yesterday by The Beatles", in: TestWorld.context).accepted)
        #expect(play.values["mediaSearch"] == .object(IntentObject("INMediaSearch", ["mediaName": "Yesterday", "artistName": "The Beatles"])))
        let pay = try #require(Self.everything.understand("给王一然转二十块钱", in: TestWorld.context).accepted)
        #expect(pay.intent == "INSendPaymentIntent")
        #expect(pay.values["currencyAmount"] == .object(IntentObject("INCurrencyAmount", ["amount": 20.0, "currencyCode": "CNY"])))
        let note = try #require(Self.everything.understand("create a note saying buy a lamp", in: TestWorld.context).accepted)
        #expect(note.values["content"] == .object(IntentObject("INTextNoteContent", ["text": "buy a lamp"])))
        let tasks = try #require(Self.everything.understand("add milk and eggs to my groceries list", in: TestWorld.context).accepted)
        #expect(tasks.values["taskTitles"]?.array?.count == 2)
        let lock = try #require(Self.everything.understand("unlock my car", in: TestWorld.context).accepted)
        #expect(lock.values["locked"] == false)
    }
}
