import Foundation
import HarkUnderstanding
import IntentSchema
import Testing

@testable import HarkEvaluation

@Suite struct WorldReaderTests {
    private func read(_ text: String) throws -> WorldFile { try WorldReader.read(Array(text.utf8), path: "world.json") }

    @Test func everyPartIsRead() throws {
        let world = try read(SmallWorld.text)
        #expect(world.now == "2026-03-10T09:30" && world.languages == ["en", "zh"] && world.user?.name == "Robin")
        #expect(world.user?.places["home"] == ["home", "家"] && world.domains["INSendMessageIntent"] == "messages")
        #expect(world.apps.map(\.displayName) == ["Lark", "Kestrel"])
        #expect(world.apps[0].intents.map(\.name) == ["INSendMessageIntent", "INSearchForMessagesIntent"])
        #expect(world.contacts.map(\.identifier) == ["p1", "p2", "p3"])
        #expect(world.contacts[0].relations == ["sister"])
        #expect(world.contacts[0].handles == [.init("+1-555-0100", type: 2, label: "mobile"), .init("a@example.org", type: 1)])
        #expect(world.contacts[2].phoneticName == "Wang Yiran")
        #expect(world.groups == [.init(identifier: "g1", name: "家人", alternativeNames: ["Family"], members: ["p1"])])
        #expect(world.warnings.map(\.identifier) == ["world.unknown-intent", "world.unknown-key", "world.unknown-key"])
        #expect(world.warnings.map(\.keyPath) == ["apps[1].intents[1]", "contacts[1].colour", "vocabulary.songs"])
        #expect(world.app(called: "KESTREL post")?.bundleIdentifier == "org.example.kestrel")
        let made = world.world
        let kinds = Dictionary(grouping: made.vocabulary, by: \.kind).mapValues { $0.map(\.text) }
        #expect(kinds["mediaPlaylistTitle"] == ["Slow Morning"] && kinds["rideOptionName"] == ["Small"])
        #expect(made.groups == world.groups && made.user == world.user)
        #expect(made.vocabulary.first { $0.kind == "rideOptionName" }?.bundleIdentifier == "org.example.kestrel")
        #expect(world.canonicalTitles[Surface.folded("slow morning")] == "Slow Morning")
    }

    @Test func aMissingKeyIsEmpty() throws {
        let world = try read("{}")
        #expect(world.apps.isEmpty && world.contacts.isEmpty && world.now == nil && world.warnings.isEmpty)
    }

    @Test(arguments: [
        ("[", "world.malformed", "1:2", nil), ("[]", "world.bad-value", "1", ""), ("{\n\"now\": 3}", "world.bad-value", "2", "now"),
        ("{\"apps\": [\n{\"intents\": []}]}", "world.bad-value", "2", "apps[0]"),
        ("{\"apps\": [{\"displayName\": \"A\", \"intents\": [\n7]}]}", "world.bad-value", "2", "apps[0].intents[0]"),
        ("{\"apps\": [{\"displayName\": \"A\"},\n{\"displayName\": \"A\"}]}", "world.bad-value", "2", "apps[1].bundleIdentifier"),
        ("{\"contacts\": [{}]}", "world.bad-value", "1", "contacts[0]"), ("{\"user\": []}", "world.bad-value", "1", "user"),
        ("{\"vocabulary\": {\"carNames\": [\n1]}}", "world.bad-value", "2", "vocabulary.carNames[0]"),
    ] as [(String, String, String, String?)])
    func whatIsWrongIsNamedWithItsPlace(text: String, identifier: String, position: String, key: String?) {
        let error = #expect(throws: HarkError.self) { try read(text) }
        #expect(error?.identifier == identifier && error?.arguments["path"] == "world.json")
        #expect(error?.arguments["position"]?.hasPrefix(position) == true && error?.arguments["key"] == key, "\(String(describing: error?.arguments))")
    }

    @Test func definitionsLieBesideTheWorld() throws {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "hark-world-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "zh-Hans.lproj"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SmallWorld.definition.utf8).write(to: folder.appending(path: "Kite.intentdefinition"))
        try Data(#""t1" = "放风筝";"#.utf8).write(to: folder.appending(path: "zh-Hans.lproj/Kite.strings"))
        let path = folder.appending(path: "world.json").path
        try Data(#"{"apps":[{"displayName":"Kite","definitions":["Kite.intentdefinition"]}]}"#.utf8).write(to: URL(filePath: path))
        let world = try WorldReader.read(path: path)
        let intent = try #require(world.apps[0].intents.first)
        #expect(intent.name == "FlyKiteIntent" && intent.isCustom)
        #expect(intent.custom?.title?.text(in: "zh-Hans") == "放风筝")
        try Data(#"{"apps":[{"displayName":"Kite","definitions":["Kite.intentdefinition",\#n"None.intentdefinition"]}]}"#.utf8).write(to: URL(filePath: path))
        let error = #expect(throws: HarkError.self) { try WorldReader.read(path: path) }
        #expect(error?.identifier == "world.unreadable-definition" && error?.arguments["position"] == "2")
        #expect(#expect(throws: HarkError.self) { try WorldReader.read(path: path + "x") }?.identifier == "usage.unreadable-file")
    }
}

/// A world of this suite's own.
enum SmallWorld {
    static let text = """
        {"now": "2026-03-10T09:30", "languages": ["en", "zh"],
         "user": {"name": "Robin", "alternativeNames": ["Rob"], "places": {"home": ["home", "家"]}},
         "domains": {"messages": ["INSendMessageIntent"]},
         "apps": [
          {"displayName": "Lark", "bundleIdentifier": "org.example.lark", "alternativeNames": ["云雀"],
           "intents": ["INSendMessageIntent", "INSearchForMessagesIntent"]},
          {"displayName": "Kestrel", "bundleIdentifier": "org.example.kestrel", "alternativeNames": ["Kestrel Post"],
           "intents": ["INSendPaymentIntent", "INNothingIntent", "INSendMessageIntent"]}],
         "contacts": [
          {"id": "p1", "fullName": "Ada Holt", "givenName": "Ada", "familyName": "Holt", "relationships": ["sister"],
           "handles": [{"label": "mobile", "value": "+1-555-0100"}, {"value": "a@example.org"}]},
          {"id": "p2", "fullName": "Ada Quist", "givenName": "Ada", "familyName": "Quist", "colour": "red"},
          {"id": "p3", "fullName": "王一然", "givenName": "一然", "familyName": "王", "phoneticName": "Wang Yiran"}],
         "groups": [{"id": "g1", "name": "家人", "alternativeNames": ["Family"], "members": ["p1"]}],
         "vocabulary": {"playlistTitles": ["Slow Morning"], "rideOptionNames": {"Kestrel": ["Small"]}, "songs": ["x"]}}
        """

    static let definition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntents</key><array><dict>
        <key>INIntentName</key><string>FlyKite</string>
        <key>INIntentType</key><string>Custom</string>
        <key>INIntentVerb</key><string>Do</string>
        <key>INIntentCategory</key><string>generic</string>
        <key>INIntentTitle</key><string>Fly Kite</string>
        <key>INIntentTitleID</key><string>t1</string>
        </dict></array></dict></plist>
        """
}
