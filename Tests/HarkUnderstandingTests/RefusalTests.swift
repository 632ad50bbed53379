import IntentSchema
import Testing

@testable import HarkUnderstanding

/// What is meant for one app goes to no other.
@Suite struct RefusalTests {
    private static let noCalls = GrammarEngine(world: World(apps: [TestWorld.chatter], contacts: TestWorld.contacts), learned: nil)
    private static let parley = World.App(bundleIdentifier: "org.example.parley", displayName: "Parley", intents: [TestWorld.sendMessage])
    private static let chatterRefused = GrammarEngine(
        world: World(apps: [parley], contacts: TestWorld.contacts, refusedApps: [TestWorld.chatter]))
    private static let onlyRefused = GrammarEngine(
        world: World(apps: [TestWorld.ringer], contacts: TestWorld.contacts, refusedApps: [TestWorld.chatter]))

    @Test(arguments: [
        ("Tell Anna Lee on Foogram that hi", "Foogram"), ("Message Anna Lee on Slack hello", "Slack"), ("message anna lee on slack hello", "slack"),
        ("send a message with Foogram to Bob saying hi", "Foogram"), ("Using Foogram, send a message to Bob", "Foogram"),
        ("send a message to Bob on Foogram", "Foogram"), ("text Bob hello on Foogram", "Foogram"), ("text Bob hi via Foo Gram", "Foo Gram"),
        ("send Bob a Foogram message", "Foogram"), ("WhatsApp Bob hello", "WhatsApp"), ("send a WhatsApp to Bob", "WhatsApp"),
        ("read my WhatsApp messages", "WhatsApp"), ("call Bob on Skype", "Skype"), ("用微信发消息给王一然说你好", "微信"), ("在微信上告诉王一然你好", "微信"),
        ("通过微信给王一然发消息", "微信"), ("给王一然用微信发消息说你好", "微信"), ("用飞语给王一然发消息", "飞语"), ("在Foogram上给王一然发消息", "Foogram"),
    ])
    func anAppThatIsNotThereIsNamed(_ text: String, _ app: String) {
        let understanding = TestWorld.understand(text)
        #expect(understanding.accepted == nil)
        #expect(understanding.refusal == "understanding.no-such-app")
        #expect(understanding.refusalArguments == ["app": app])
    }

    @Test(arguments: [
        ("tell Anna I'm on the bus", "I'm on the bus"), ("text Bob that I'll call on Monday", "I'll call on Monday"),
        ("send Bob hello from Paris with love", "hello from Paris with love"), ("text Bob dinner with Julia", "dinner with Julia"),
        ("text Bob I built it using Python", "I built it using Python"), ("tell Anna see you on Broadway", "see you on Broadway"),
        ("text Bob see you in Paris", "see you in Paris"), ("tell Maria I'm watching it on Netflix", "I'm watching it on Netflix"),
        ("tell Bob that Slack is down", "Slack is down"), ("tell Anna that I met Bob on Foogram yesterday", "I met Bob on Foogram yesterday"),
        ("tell Bob to download Telegram", "download Telegram"), ("text Bob to cut me some slack", "to cut me some slack"),
        ("TELL BOB I AM ON SLACK", "I AM ON SLACK"), ("告诉Bob我在公司里等你", "我在公司里等你"), ("告诉Bob我用微信给你转钱", "我用微信给你转钱"),
        ("给Bob发消息说用微信联系我", "用微信联系我"),
    ])
    func whatIsSaidKeepsItsNames(_ text: String, _ content: String) {
        #expect(TestWorld.understand(text).accepted?.values["content"] == .string(content))
    }

    @Test(arguments: [
        "start a call with Julia", "show my messages from Julia", "create a video call with Julia, Trinity and Bob", "answer the call from Julia",
    ])
    func aPersonNobodyKnowsIsNoApp(_ text: String) { #expect(TestWorld.understand(text).accepted != nil) }

    @Test(arguments: ["text Bob hello with Chatter", "send a message using Chatter to Bob", "tell Bob on Chatter that I'm late", "用聊聊发消息给王一然"])
    func aRefusedAppIsNotReplacedByAnother(_ text: String) {
        for engine in [Self.chatterRefused, Self.onlyRefused] {
            let understanding = TestWorld.understand(text, engine)
            #expect(understanding.accepted == nil)
            #expect(understanding.refusal == "understanding.app-refused")
            #expect(understanding.refusalArguments == ["app": "Chatter"])
        }
    }

    @Test func withoutANameARefusedAppIsOnlySaidWhenNoOtherCan() {
        #expect(TestWorld.understand("text Bob hello", Self.chatterRefused).accepted?.apps.map(\.displayName) == ["Parley"])
        let alone = TestWorld.understand("text Bob hello", Self.onlyRefused)
        #expect(alone.refusal == "understanding.app-refused")
        #expect(alone.refusalArguments == ["app": "Chatter"])
    }

    @Test(arguments: ["Call Anna Lee", "打电话给李雷", "hang up", "play some jazz", "pay Bob"])
    func whatNothingInstalledHandlesIsSaidSo(_ text: String) {
        #expect(TestWorld.understand(text, Self.noCalls).refusal == "understanding.no-app")
    }

    @Test func theNamedAppThatCannotComesFirst() {
        #expect(TestWorld.understand("call Anna using Chatter", Self.noCalls).refusal == "understanding.app-cannot")
        #expect(TestWorld.understand("where is morocco on the map", Self.noCalls).refusal == "understanding.no-match")
    }

    @Test func anIntentOfAnotherAppIsNotReachedByItsWords() {
        let soup = World.App(
            bundleIdentifier: "org.example.souperb", displayName: "Souperb",
            intents: [TestWorld.intent("OrderSoupIntent", "order", custom: true, [("quantity", "integer")])])
        let understanding = TestWorld.understand("order soup using Foogram", GrammarEngine(world: World(apps: [soup]), learned: nil))
        #expect(understanding.refusalArguments == ["app": "Foogram"])
    }

    @Test func everyLosingReadingIsAnother() {
        for text in ["tell Anna that I'm late", "send Bob a message about dinner saying see you at 7", "text blood bank hi"] {
            let readings = TestWorld.understand(text).readings
            for (index, reading) in readings.enumerated() {
                let same = readings[..<index].contains {
                    $0.intent == reading.intent && $0.values == reading.values
                        && $0.apps.first?.bundleIdentifier == reading.apps.first?.bundleIdentifier
                }
                #expect(!same, "\(text)")
            }
        }
    }

    @Test func suggestionsSayWhatFitsTheParameter() {
        let play = Catalogue.shared.intent(named: "INPlayMediaIntent")
        let souperb = World.App(bundleIdentifier: "org.example.souperb", displayName: "Souperb", intents: play.map { [$0] } ?? [])
        let engine = GrammarEngine(world: World(apps: [souperb]), learned: nil)
        #expect(TestWorld.understand("asdf", engine).suggestions.first == "Using Souperb, play some jazz")
        #expect(TestWorld.understand("讲个笑话", engine).suggestions.first == "用Souperb播放爵士乐")
        #expect(TestWorld.understand("asdf").suggestions.count == 3)
    }

    @Test func everyNicknameCounts() {
        let mother = World.Contact(identifier: "mother", fullName: "Chan Mei", nickname: "媽媽", nicknames: ["Mum", "Mei-mei"])
        let engine = GrammarEngine(world: World(apps: [TestWorld.chatter], contacts: [mother]), learned: nil)
        for name in ["my mum", "妈妈", "Mei-mei", "mum"] {
            #expect(engine.values.people.contacts(name).map { mother.identifier + String($0.contact) } == ["mother0"], "\(name)")
        }
        #expect(TestWorld.understand("text my mum hello", engine).accepted?.values["content"] == "hello")
    }

    @Test func aVanishedContactIsNotCutToFitAnother() {
        let blood = World.Contact(identifier: "blood", fullName: "BloodWorks Northwest")
        let engine = GrammarEngine(world: World(apps: [TestWorld.chatter], contacts: [blood]), learned: nil)
        let reading = TestWorld.understand("text blood bank hi", engine).accepted
        #expect(reading?.slots.map(\.surface) == ["blood bank", "hi"])
    }

    /// What is not understood and in another script is told so; a name in one makes a request no other language.
    @Test(arguments: ["отправь сообщение Анне", "アンナにメッセージを送って", "明日の天気を教えて", "안나에게 메시지 보내", "أرسل رسالة إلى آنا", "στείλε μήνυμα"])
    func anotherLanguageIsNamed(_ text: String) {
        let understanding = TestWorld.understand(text)
        #expect(understanding.accepted == nil && understanding.refusal == "understanding.other-language")
    }

    @Test(arguments: ["where is morocco on the map", "摩洛哥在地图上的什么地方", "42", "où est le Maroc"])
    func whatIsInItsOwnScriptsIsNoOtherLanguage(_ text: String) {
        #expect(TestWorld.understand(text, Self.noCalls).refusal == "understanding.no-match")
    }
}
