import Foundation
import HarkDialogue
import IntentSchema
import Testing

@Suite struct RequestCodingTests {
    private func stored(_ request: Request) throws -> Data { try JSONEncoder().encode(request) }

    @Test func aBuiltInIntentIsStoredByItsName() throws {
        var asked = request(try builtIn("INSendMessageIntent"), ["content": "hi"], apps: ["A", "B"], mustAskWhichApp: true, hasView: true)
        asked.otherApps = [RequestApp(bundleIdentifier: "org.example.C", displayName: "C", why: "named")]
        let data = try stored(asked)
        #expect(data.count < 2_000)
        #expect(try JSONDecoder().decode(Request.self, from: data) == asked)
    }

    @Test func aCustomOneComesWithItsDescription() throws {
        var asked = request(custom(), ["size": "large"])
        asked.combination = ["size"]
        #expect(try JSONDecoder().decode(Request.self, from: try stored(asked)) == asked)
        // A built-in intent in an app's words is not the catalogue's.
        var changed = request(try builtIn("INSendMessageIntent"))
        changed.intent.behaviour.askOrder.reverse()
        #expect(try JSONDecoder().decode(Request.self, from: try stored(changed)) == changed)
    }

    @Test func anIntentThatTheCatalogueDoesNotHaveIsRefused() throws {
        let text = String(decoding: try stored(request(try builtIn("INSendMessageIntent"))), as: UTF8.self)
        let foreign = Data(text.replacing("INSendMessageIntent", with: "INFutureIntent").utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Request.self, from: foreign) }
    }
}
