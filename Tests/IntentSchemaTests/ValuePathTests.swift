import Foundation
import IntentSchema
import Testing

@Suite struct ValuePathTests {
    private let intent = IntentObject("I", ["tasks": [.object(IntentObject("T", ["title": "a"])), .object(IntentObject("T", ["title": "b"]))]])
    private let response = IntentObject("R", ["info": .object(IntentObject("dictionary", ["title": "x"])), "count": 2])

    private func value(_ path: ValuePath) -> IntentValue? { path.value(intent: intent, response: response) }

    @Test func aPathLeadsToAValueOrToThatOfEachElement() {
        #expect(value("response.count") == 2)
        #expect(value("intent.tasks.title") == ["a", "b"])
        #expect(value("intent.tasks.date") == nil && value("response.missing.title") == nil)
        let count: ValuePath = "response.count"
        #expect(count.value(intent: intent, response: nil) == nil)
    }

    /// Only a dictionary, which has no type of its own, is read as another one.
    @Test func aDictionaryIsReadAsTheTypeThatIsNamed() {
        #expect(value("response.info:INMediaItem") == .object(IntentObject("INMediaItem", ["title": "x"])))
        #expect(value("intent.tasks:INMediaItem") == intent["tasks"])
    }

    @Test(arguments: ["", "intent", "response.", "app.name", ".intent"]) func whatIsNoPathIsRefused(_ text: String) {
        #expect(ValuePath(text) == nil)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([ValuePath].self, from: JSONEncoder().encode([text])) }
    }

    @Test func aPathSurvivesItsText() throws {
        let paths: [ValuePath] = ["intent.tasks.title", "response.info:INMediaItem"]
        #expect(try JSONDecoder().decode([ValuePath].self, from: JSONEncoder().encode(paths)) == paths)
    }
}
