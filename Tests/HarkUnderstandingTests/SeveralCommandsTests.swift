import Foundation
import Testing

@testable import HarkUnderstanding

/// One sentence, one command or several.
@Suite struct SeveralCommandsTests {
    /// By the grammar alone, so that a new model changes nothing here.
    static let engine = GrammarEngine(world: TestWorld.world, learned: nil)

    /// Each command as its intent, without `IN` and `Intent`, and what fills it.
    static func commands(_ text: String) -> [String] {
        let whole = TestWorld.understand(text, engine)
        return ([whole] + whole.also).map { part in
            guard let reading = part.accepted else { return "refused" }
            let slots = reading.slots.map(\.surface).joined(separator: "|")
            return reading.intent.dropFirst(2).replacing("Intent", with: "") + ": " + slots
        }
    }

    @Test(arguments: [
        ("text Bob that the soup is ready and call Maria", ["SendMessage: Bob|the soup is ready", "StartCall: Maria"]),
        ("call Bob and then text Maria that the door is open", ["StartCall: Bob", "SendMessage: Maria|the door is open"]),
        ("hang up and call Anna Lee", ["HangUpCall: ", "StartCall: Anna Lee"]),
        ("call Bob, then please call Maria", ["StartCall: Bob", "StartCall: Maria"]),
        ("打给李雷，然后告诉王一然门开了", ["StartCall: 李雷", "SendMessage: 王一然|门开了"]),
        ("call Bob，然后打给李雷", ["StartCall: Bob", "StartCall: 李雷"]),
    ]) func areCut(_ text: String, _ expected: [String]) {
        #expect(Self.commands(text) == expected)
    }

    @Test(arguments: [
        "tell Bob to buy bread and call Maria", "text Bob: come over and call Maria", "text Bob I'll cook and call you", "call Bob and Maria",
        "tell Bob that “stay there and call Maria”", "告诉李雷先吃饭然后给王一然打电话", "don't call Bob and text Maria", "tell Bob I'm late and call me",
        "text Bob I'm here and Call Me Maybe is on", "call Anna Lee, no, call Bob",
    ]) func staysOne(_ text: String) {
        #expect(TestWorld.understand(text, Self.engine).also == [])
    }

    @Test func eachHasItsOwnWordsAndPlaces() throws {
        let whole = TestWorld.understand("call Bob and then text Maria that the door is open", Self.engine)
        let further = try #require(whole.also.first)
        #expect(whole.text == "call Bob and then text Maria that the door is open")
        #expect(further.text == "text Maria that the door is open")
        for slot in further.accepted?.slots ?? [] {
            let scalars = Array(further.text.unicodeScalars)[slot.offset..<slot.offset + slot.length]
            #expect(String(String.UnicodeScalarView(scalars)) == slot.surface)
        }
    }

    @Test func atMostFourAndNoneInALongSentence() {
        let many = Array(repeating: "call Bob", count: 9).joined(separator: " then ")
        #expect(TestWorld.understand(many, Self.engine).also.count < SeveralCommands.commandLimit)
        let long = Array(repeating: "call Bob", count: 90).joined(separator: " then ")
        #expect(TestWorld.understand(long, Self.engine).also == [])
    }

    @Test func whatWasWrittenBeforeReads() throws {
        let old = #"{"text":"x","readings":[],"threshold":0.5,"suggestions":[],"language":"en","refusalArguments":{}}"#
        let read = try JSONDecoder().decode(Understanding.self, from: Data(old.utf8))
        #expect(read.also == [])
        let whole = TestWorld.understand("call Bob and then call Maria", Self.engine)
        #expect(try JSONDecoder().decode(Understanding.self, from: JSONEncoder().encode(whole)) == whole)
    }
}
