import Foundation
@testable import HarkApps
import IntentSchema
import PropertyLists
import Testing

@Suite struct BundleReaderTests {
    let directory: TemporaryDirectory
    init() throws { directory = try TemporaryDirectory() }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func readsAnAppWithItsExtension(format: PropertyListSerialization.PropertyListFormat) throws {
        var fixture = BundleFixture()
        fixture.app = [
            "CFBundleDisplayName": "Chatter!", "CFBundleSpokenName": "Chat ter",
            "INAlternativeAppNames": [["INAlternativeAppName": "Chatty", "INAlternativeAppNamePronunciationHint": "chatty"]],
            "NSContactsUsageDescription": "To find people.",
        ]
        fixture.attributes["IntentsRestrictedWhileLocked"] = ["INSendMessageIntent"]
        fixture.groups = ["group.org.example"]
        let app = try BundleReader().read(fixture.write(to: directory, format: format))

        #expect(app.identifier == "org.example.chatter")
        #expect(app.displayName == "Chatter!")
        #expect(app.alternativeNames == ["Chat ter", "Chatty", "Chatter"])
        #expect(app.usageDescriptions["NSContactsUsageDescription"] == "To find people.")
        #expect(app.groups == ["group.org.example"])
        #expect(app.executablePath == "\(app.path)/Chatter")
        let found = try #require(app.handler(of: "INSendMessageIntent"))
        #expect(found.identifier == "org.example.chatter.intents")
        #expect(found.principalClass == "Peer.IntentHandler")
        #expect(found.executable == "PlugIns/Peer.appex/Peer")
        #expect(found.restrictedWhileLocked == ["INSendMessageIntent"])
        #expect(found.groups == ["group.org.example"])
        #expect(app.warnings == [])
        #expect(app.supportsSiri)
    }

    @Test func readsTheLayoutOfTheDesktop() throws {
        let flat = try BundleFixture().write(to: directory)
        let deep = "\(directory.path)/Deep.app"
        try FileManager.default.createDirectory(atPath: "\(deep)/Contents/MacOS", withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: "\(flat)/Info.plist", toPath: "\(deep)/Contents/Info.plist")
        try FileManager.default.moveItem(atPath: "\(flat)/Chatter", toPath: "\(deep)/Contents/MacOS/Chatter")
        try FileManager.default.moveItem(atPath: "\(flat)/PlugIns", toPath: "\(deep)/Contents/PlugIns")
        try directory.write("Deep.app/Contents/Resources/de.lproj/InfoPlist.strings", "CFBundleName = \"Plauder\";")
        let app = try BundleReader().read(deep)
        #expect(app.executable == "Contents/MacOS/Chatter")
        #expect(app.extensions.map(\.directory) == ["Contents/PlugIns/Peer.appex"])
        #expect(app.alternativeNames == ["Plauder"])
    }

    @Test func fillsWhatTheBuildLeavesOpen() throws {
        var fixture = BundleFixture(name: "a-Chat")
        fixture.app = [
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "${PRODUCT_NAME:upper}",
            "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
        ]
        fixture.appProgram.name = "a-Chat"
        fixture.plugIn = ["CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleExecutable": "$(EXECUTABLE_NAME)"]
        let path = try fixture.write(to: directory)
        let app = try BundleReader().read(path)
        #expect(app.identifier == "local.a_Chat")
        #expect(app.displayName == "A-CHAT")
        #expect(app.extensions.map(\.identifier) == ["local.a_Chat.Peer"])
        #expect(app.warnings.map(\.identifier) == ["bundle.identifier-derived"])
    }

    @Test func whatTheBuildWouldAddIsDerived() throws {
        var fixture = BundleFixture()
        fixture.plugIn = ["CFBundleIdentifier": "", "CFBundleExecutable": ""]
        let path = try fixture.write(to: directory)
        let found = try BundleReader(variables: ["PRODUCT_BUNDLE_IDENTIFIER": "org.given"]).read(path).extensions
        #expect(found.map(\.executable) == ["PlugIns/Peer.appex/Peer"])
        #expect(found.map(\.identifier) == ["org.example.chatter.Peer"])
        fixture.app["CFBundleIdentifier"] = ""
        try fixture.write(to: directory)
        let given = try BundleReader(variables: ["PRODUCT_BUNDLE_IDENTIFIER": "org.given"]).read(path)
        #expect(given.identifier == "org.given")
    }

    @Test func namesTheVariableWithoutAValue() throws {
        var fixture = BundleFixture()
        fixture.app = ["CFBundleDisplayName": "$(BRAND) Chat"]
        let path = try fixture.write(to: directory)
        let error = #expect(throws: HarkError.self) { try BundleReader().read(path) }
        #expect(error?.identifier == "bundle.bad-value")
        #expect(error?.arguments["key"] == "CFBundleDisplayName")
        #expect(try BundleReader(variables: ["BRAND": "My"]).read(path).displayName == "My Chat")
    }

    @Test func localisedNamesCountAndSpeakThePersonsLanguage() throws {
        let path = try BundleFixture().write(to: directory)
        let chinese = "/* 名 */ \"CFBundleDisplayName\" = \"聊天\";\nNSSiriUsageDescription = \"发消息\";\n"
        try directory.write("Chatter.app/zh-Hans.lproj/InfoPlist.strings", chinese.data(using: .utf16)!)
        try directory.write("Chatter.app/zh_TW.lproj/InfoPlist.strings", Data("\"CFBundleName\" = \"聊\";".data(using: .utf16LittleEndian)!))
        try directory.write("Chatter.app/fr.lproj/InfoPlist.strings", "\"CFBundleName\" = ")
        let app = try BundleReader().read(path)
        #expect(app.alternativeNames == ["聊天", "聊"])
        #expect(app.displayName(locale: "zh-Hans-CN") == "聊天")
        #expect(app.displayName(locale: "zh-TW") == "聊")
        #expect(app.displayName(locale: "en") == "Chatter")
        #expect(app.usageDescription("NSSiriUsageDescription", locale: "zh-Hans") == "发消息")
        #expect(app.warnings.map(\.identifier) == ["bundle.unreadable-strings"])
    }

    @Test func warnsAboutWhatIsOdd() throws {
        var fixture = BundleFixture()
        fixture.attributes = [
            "IntentsSupported": ["INSendMessageIntent", "INSendMesageIntent", "OrderSoupIntent"],
            "IntentsRestrictedWhileLocked": ["INStartCallIntent"],
        ]
        fixture.plugIn = ["CFBundleIdentifier": "com.example.other"]
        fixture.app["NSSiriUsageDescription"] = ""
        fixture.groups = ["group.ok", "../escape", "$(TEAM).group"]
        try fixture.write(to: directory)
        try directory.write(
            "Chatter.app/PlugIns/Widget.appex/Info.plist",
            PropertyListSerialization.data(
                fromPropertyList: ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]],
                format: .xml, options: 0))
        let app = try BundleReader(knownIntents: ["INSendMessageIntent"]).read("\(directory.path)/Chatter.app")
        #expect(app.groups == ["group.ok"])
        #expect(
            Set(app.warnings.map(\.identifier)) == [
                "bundle.unknown-intent", "bundle.restricted-not-supported", "bundle.foreign-identifier",
                "bundle.no-siri-usage", "bundle.bad-group", "bundle.extension-ignored",
            ])
        let unknown = app.warnings.filter { $0.identifier == "bundle.unknown-intent" }.map(\.detail)
        #expect(unknown.count == 2)
        #expect(unknown.first?.hasSuffix("INSendMesageIntent") == true)
        #expect(unknown.last?.hasSuffix("OrderSoupIntent") == true)
    }

    @Test func anAppWithoutIntentsIsNamed() throws {
        var fixture = BundleFixture()
        fixture.attributes = [:]
        let app = try BundleReader().read(fixture.write(to: directory))
        #expect(!app.supportsSiri)
        #expect(identifier { try app.requireSiriSupport() } == "app.not-siri")
    }

    // MARK: What cannot be read

    static let broken: [(String, String, @Sendable (inout BundleFixture) -> Void)] = [
        ("bundle.no-identifier", "CFBundleIdentifier", { $0.app["CFBundleIdentifier"] = "" }),
        ("bundle.bad-value", "CFBundleIdentifier", { $0.app["CFBundleIdentifier"] = 7 }),
        ("bundle.bad-value", "CFBundleIdentifier", { $0.app["CFBundleIdentifier"] = "../../etc" }),
        ("bundle.bad-value", "CFBundleIdentifier", { $0.app["CFBundleIdentifier"] = "a\u{202E}b" }),
        ("bundle.bad-value", "CFBundleIdentifier", { $0.app["CFBundleIdentifier"] = String(repeating: "a", count: 251) }),
        ("bundle.bad-value", "CFBundleIdentifier", { $0.plugIn["CFBundleIdentifier"] = $0.identifier }),
        ("bundle.bad-value", "CFBundleName", { $0.app["CFBundleName"] = ["x"] }),
        ("bundle.bad-value", "CFBundleDisplayName", { $0.app["CFBundleDisplayName"] = "a\u{1B}[2Jb" }),
        ("bundle.bad-value", "CFBundleDisplayName", { $0.app["CFBundleDisplayName"] = String(repeating: "a", count: 9000) }),
        ("bundle.bad-value", "CFBundleExecutable", { $0.app["CFBundleExecutable"] = "../Chatter" }),
        ("bundle.bad-value", "INAlternativeAppNames[0]", { $0.app["INAlternativeAppNames"] = ["Chatty"] }),
        ("bundle.bad-value", "INIntentsSupported", { $0.app["INIntentsSupported"] = "INSendMessageIntent" }),
        ("bundle.bad-value", "NSExtension", { $0.plugIn["NSExtension"] = "yes" }),
        ("bundle.bad-value", "NSExtension.NSExtensionPointIdentifier", { $0.plugIn["NSExtension"] = [String: String]() }),
        (
            "bundle.bad-value", "NSExtension.NSExtensionPrincipalClass",
            { $0.plugIn["NSExtension"] = ["NSExtensionPointIdentifier": "com.apple.intents-service"] }
        ),
        (
            "bundle.bad-value", "NSExtension.NSExtensionAttributes.IntentsSupported[1]",
            { $0.attributes["IntentsSupported"] = ["INSendMessageIntent", 3] as [Any] }
        ),
        (
            "bundle.no-executable", "",
            {
                $0.plugIn["CFBundleExecutable"] = ""
                $0.program.name = "Other"
            }
        ),
        ("bundle.no-executable", "", { $0.plugIn["CFBundleExecutable"] = "Missing" }),
    ]

    @Test(arguments: broken.indices)
    func namesWhatIsWrong(index: Int) throws {
        let (expected, key, breakIt) = Self.broken[index]
        var fixture = BundleFixture()
        breakIt(&fixture)
        let path = try fixture.write(to: directory)
        let error = #expect(throws: HarkError.self) { try BundleReader().read(path) }
        #expect(error?.identifier == expected)
        if !key.isEmpty { #expect(error?.detail.contains(key) == true, "\(error?.detail ?? "")") }
    }

    @Test func namesAMissingOrUnreadableInfoPlist() throws {
        let path = try BundleFixture().write(to: directory)
        func error(_ bytes: Data?) throws -> HarkError? {
            try? FileManager.default.removeItem(atPath: "\(path)/Info.plist")
            if let bytes { try directory.write("Chatter.app/Info.plist", bytes) }
            return #expect(throws: HarkError.self) { try BundleReader().read(path) }
        }
        #expect(try error(nil)?.identifier == "bundle.no-info-plist")
        let truncated = try error(Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key>".utf8))
        #expect(truncated?.identifier == "bundle.unreadable-info-plist")
        #expect(truncated?.detail.contains("unexpected EOF") == true)
        #expect(try error(Data())?.identifier == "bundle.unreadable-info-plist")
        #expect(try error(Data((0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }))?.identifier == "bundle.unreadable-info-plist")
        let list = try PropertyListSerialization.data(fromPropertyList: ["a"], format: .binary, options: 0)
        #expect(try error(list)?.detail.contains("an array, not a dictionary") == true)
        #expect(try error(Data(count: (1 << 20) + 1))?.identifier == "bundle.info-plist-too-large")
        #expect(identifier { _ = try BundleReader().read("\(directory.path)/Nothing.app") } == "bundle.not-found")
        try FileManager.default.removeItem(atPath: "\(path)/Info.plist")
        mkfifo("\(path)/Info.plist", 0o600)
        #expect(identifier { _ = try BundleReader().read(path) } == "bundle.unreadable-info-plist")
    }

    @Test func noNestingOrRepetitionHarms() throws {
        func reason(_ bytes: Data) -> String {
            do {
                return "read: \(try PropertyList(bytes).kind)"
            } catch {
                return error.reason
            }
        }
        func xml(_ depth: Int) -> Data {
            let open = String(repeating: "<array>", count: depth), close = String(repeating: "</array>", count: depth)
            return Data("<?xml version=\"1.0\"?><plist version=\"1.0\">\(open)\(close)</plist>".utf8)
        }
        #expect(reason(xml(12)) == "read: an array")
        #expect(reason(xml(20)).hasPrefix("nested more than"))
        #expect(reason(xml(60_000)).hasPrefix("nested more than"))
        let wide = String(decoding: xml(30_000), as: UTF8.self).data(using: .utf16)!
        #expect(reason(wide).hasPrefix("nested more than"))
        #expect(!reason(Data(String(repeating: "{a=", count: 100_000).utf8)).hasPrefix("read"))

        // A binary list may name one object many times: thirty levels of twenty references each, and a list inside itself.
        func binary(_ objects: [[UInt8]]) -> Data {
            var bytes = Array("bplist00".utf8)
            var offsets: [UInt8] = []
            for object in objects {
                offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
                bytes += object
            }
            let table = bytes.count
            bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
            for value in [objects.count, 0, table] { bytes += (0..<8).reversed().map { UInt8(value >> (8 * $0) & 255) } }
            return Data(bytes)
        }
        let laughs = (0..<30).map { level in [0xAF, 0x10, 20] + [UInt8](repeating: UInt8(level + 1), count: 20) } + [[0x51, 0x61]]
        #expect(!reason(binary(laughs)).hasPrefix("read"))
        #expect(reason(binary([[0xA1, 0]])).hasPrefix("nested more than"))
    }

    @Test func linksMayNotLeadOut() throws {
        let path = try BundleFixture().write(to: directory)
        try FileManager.default.removeItem(atPath: "\(path)/PlugIns/Peer.appex/Peer")
        try FileManager.default.createSymbolicLink(atPath: "\(path)/PlugIns/Peer.appex/Peer", withDestinationPath: "/bin/true")
        #expect(identifier { _ = try BundleReader().read(path) } == "bundle.escapes")
        try FileManager.default.removeItem(atPath: "\(path)/PlugIns/Peer.appex/Peer")
        try FileManager.default.createSymbolicLink(atPath: "\(path)/PlugIns/Peer.appex/Peer", withDestinationPath: "../../Chatter")
        #expect(try BundleReader().read(path).extensions.count == 1)
        try FileManager.default.removeItem(atPath: "\(path)/PlugIns/Peer.appex/Info.plist")
        try FileManager.default.createSymbolicLink(atPath: "\(path)/PlugIns/Peer.appex/Info.plist", withDestinationPath: "/etc/passwd")
        #expect(identifier { _ = try BundleReader().read(path) } == "bundle.escapes")
    }

    @Test func aProgramMustBeExecutable() throws {
        let path = try BundleFixture().write(to: directory)
        chmod("\(path)/PlugIns/Peer.appex/Peer", 0o644)
        #expect(identifier { _ = try BundleReader().read(path) } == "bundle.not-executable")
        try FileManager.default.removeItem(atPath: "\(path)/PlugIns/Peer.appex/Peer")
        try FileManager.default.createDirectory(atPath: "\(path)/PlugIns/Peer.appex/Peer", withIntermediateDirectories: false)
        #expect(identifier { _ = try BundleReader().read(path) } == "bundle.not-executable")
    }
}
