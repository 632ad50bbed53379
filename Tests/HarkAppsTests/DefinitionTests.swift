import Foundation
@testable import HarkApps
import IntentSchema
import Testing

/// Intent definitions in installed bundles.
@Suite struct DefinitionTests {
    let directory = try! TemporaryDirectory()

    private func definition(_ name: String = "OrderSoup", title: String = "Order Soup", more: [String: Any] = [:]) throws -> Data {
        let intent: [String: Any] = [
            "INIntentName": name, "INIntentCategory": "order", "INIntentTitle": title, "INIntentTitleID": "tItLe1",
            "INIntentVerb": "Order",
            "INIntentParameters": [
                [
                    "INIntentParameterName": "quantity", "INIntentParameterType": "Integer", "INIntentParameterTag": 1,
                    "INIntentParameterDisplayName": "Quantity", "INIntentParameterDisplayNameID": "qUaNt1",
                    "INIntentParameterSupportsResolution": true,
                ] as [String: Any]
            ],
        ]
        let file: [String: Any] = [
            "INEnums": [Any](), "INTypes": [Any](), "INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": "sOuP01",
            "INIntentDefinitionSystemVersion": "20A1", "INIntentDefinitionToolsBuildVersion": "12A1",
            "INIntentDefinitionToolsVersion": "12.0", "INIntents": [intent.merging(more) { $1 }],
        ]
        return try PropertyListSerialization.data(fromPropertyList: file, format: .xml, options: 0)
    }

    private var fixture: BundleFixture {
        var fixture = BundleFixture()
        fixture.attributes = ["IntentsSupported": ["OrderSoupIntent", "INSendMessageIntent"]]
        return fixture
    }

    private func registry() -> AppRegistry {
        AppRegistry(
            state: StateDirectory("\(directory.path)/state"), reader: BundleReader(knownIntents: ["INSendMessageIntent"]))
    }

    private func cacheFile(_ app: InstalledApp) -> String {
        (app.bundle.path as NSString).deletingLastPathComponent + "/.definitions"
    }

    @Test(arguments: ["", "Base.lproj/", "PlugIns/Peer.appex/", "PlugIns/Peer.appex/Base.lproj/"])
    func aDefinitionIsFoundWhereResourcesAre(place: String) throws {
        let path = try fixture.write(to: directory)
        try directory.write("Chatter.app/\(place)Intents.intentdefinition", definition())
        let table = place.replacingOccurrences(of: "Base.lproj/", with: "") + "zh-Hans.lproj/Intents.strings"
        try directory.write("Chatter.app/\(table)", "\"tItLe1\" = \"点汤\";")
        let registry = registry()
        let installed = try registry.install(path)
        #expect(!installed.warnings.map(\.identifier).contains("bundle.unknown-intent"))
        #expect(installed.app.bundle.definitions == ["\(place)Intents.intentdefinition"])
        let intents = registry.definedIntents(of: installed.app)
        #expect(intents.map(\.name) == ["OrderSoupIntent"])
        #expect(intents.first?.parameters.map(\.name) == ["quantity"])
        #expect(intents.first?.custom?.title?.text(in: "zh-Hans-CN") == "点汤")
        #expect(intents.first?.custom?.title?.text(in: "en") == "Order Soup")
    }

    @Test func aMacBundlesResourcesAreFound() throws {
        let bundle = "Soup.app/Contents"
        func plist(_ value: [String: Any]) throws -> Data {
            try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
        }
        try directory.write(
            "\(bundle)/Info.plist",
            plist(["CFBundleIdentifier": "org.example.soup", "CFBundleExecutable": "Soup", "INIntentsSupported": ["OrderSoupIntent"]]))
        try directory.write("\(bundle)/MacOS/Soup", Data(contentsOf: URL(fileURLWithPath: "/bin/true")), executable: true)
        try directory.write("\(bundle)/Resources/en.lproj/Intents.intentdefinition", definition())
        let registry = registry()
        let app = try registry.install("\(directory.path)/Soup.app").app
        #expect(registry.definedIntents(of: app).map(\.name) == ["OrderSoupIntent"])
    }

    @Test func aCopyInTheExtensionCountsOnce() throws {
        let path = try fixture.write(to: directory)
        try directory.write("Chatter.app/Intents.intentdefinition", definition())
        try directory.write("Chatter.app/PlugIns/Peer.appex/Intents.intentdefinition", definition())
        let registry = registry()
        #expect(registry.definedIntents(of: try registry.install(path).app).count == 1)
    }

    @Test func whatTheDefinitionsSayIsKeptBesideTheApp() throws {
        let path = try fixture.write(to: directory)
        try directory.write("Chatter.app/Intents.intentdefinition", definition())
        let app = try registry().install(path).app
        let first = registry().definedIntents(of: app)
        let stored = try Data(contentsOf: URL(fileURLWithPath: cacheFile(app)))
        // Read from the file, without the definition.
        try FileManager.default.removeItem(atPath: app.bundle.path + "/Intents.intentdefinition")
        #expect(registry().definedIntents(of: app) == first)
        #expect(try registry().list().map(\.identifier) == [app.identifier], "the file is no bundle")
        // Another revision's is not.
        var newer = app
        newer.revision = "other"
        #expect(registry().definedIntents(of: newer).isEmpty)
        // One that cannot be read is made again.
        try Data("{".utf8).write(to: URL(fileURLWithPath: cacheFile(app)))
        try directory.write("state/apps/\(app.identifier)/Chatter.app/Intents.intentdefinition", definition())
        #expect(registry().definedIntents(of: app) == first)
        #expect(try Data(contentsOf: URL(fileURLWithPath: cacheFile(app))) == stored, "equal to the byte")
    }

    @Test func anotherInstallationHasItsOwn() throws {
        let path = try fixture.write(to: directory)
        try directory.write("Chatter.app/Intents.intentdefinition", definition())
        let registry = registry()
        let before = try registry.install(path).app
        #expect(registry.definedIntents(of: before).first?.custom?.title?.standard.text == "Order Soup")
        try directory.write("Chatter.app/Intents.intentdefinition", definition(title: "Get Soup"))
        let after = try registry.install(path).app
        #expect(registry.definedIntents(of: after).first?.custom?.title?.standard.text == "Get Soup")
    }

    @Test func whatIsWrongWithADefinitionIsAWarning() throws {
        let path = try fixture.write(to: directory)
        try directory.write("Chatter.app/Intents.intentdefinition", Data("no property list".utf8))
        let warnings = try BundleReader(knownIntents: ["INSendMessageIntent"]).read(path).warnings
        #expect(Set(warnings.map(\.identifier)).isSuperset(of: ["definition.malformed", "bundle.unknown-intent"]))
    }

    @Test func aDefinitionThatLeadsOutIsRefused() throws {
        let path = try fixture.write(to: directory)
        try directory.write("outside.intentdefinition", definition())
        try FileManager.default.createSymbolicLink(
            atPath: "\(path)/Intents.intentdefinition", withDestinationPath: "\(directory.path)/outside.intentdefinition")
        #expect(identifier { _ = try BundleReader().read(path) } == "bundle.escapes")
    }

    @Test func aPipeIsNotWaitedFor() throws {
        let path = try fixture.write(to: directory)
        mkfifo("\(path)/Intents.intentdefinition", 0o600)
        #expect(try BundleReader().read(path).warnings.map(\.identifier).contains("bundle.unreadable-definition"))
    }
}
