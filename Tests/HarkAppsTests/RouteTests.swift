import IntentSchema
import Testing

@testable import HarkApps

/// Which part of an app takes an intent, by nothing but what is declared.
@Suite struct RouteTests {
    private static let intent = "INSendMessageIntent"

    private func part(_ name: String, _ intents: [String], kind: ExtensionBundle.Kind = .intents, locked: [String] = []) -> ExtensionBundle {
        ExtensionBundle(
            identifier: "org.example.app.\(name)", kind: kind, directory: "PlugIns/\(name).appex", executable: name, principalClass: "Handler",
            intents: intents, restrictedWhileLocked: locked, restrictedWhileProtectedDataUnavailable: [], groups: [])
    }

    private func app(_ intents: [String], _ parts: [ExtensionBundle], executable: String? = "App") -> AppBundle {
        AppBundle(
            identifier: "org.example.app", path: "/App.app", executable: executable, displayName: "App", alternativeNames: [], intents: intents,
            restrictedWhileLocked: [Self.intent], restrictedWhileProtectedDataUnavailable: [Self.intent], usageDescriptions: [:], localized: [:],
            groups: [], definitions: [], extensions: parts, warnings: [])
    }

    private func why(_ app: AppBundle) -> [String] { app.route(of: Self.intent).map(\.why) }

    @Test func theExtensionIsFirstAndTheAppIsNext() throws {
        let both = app([Self.intent], [part("A", [Self.intent]), part("B", [Self.intent])])
        #expect(why(both) == ["serves", "another-is-first", "extension-is-first"])
        #expect(try ProcessTarget(InstalledApp(bundle: both, revision: ""), handling: Self.intent).bundle == "org.example.app.A")
        let alone = app([Self.intent], [])
        #expect(why(alone) == ["serves"])
        #expect(try ProcessTarget(InstalledApp(bundle: alone, revision: ""), handling: Self.intent).bundle == "org.example.app")
    }

    @Test func whatDeclaresNothingIsPassedOverByName() {
        let none = app([], [part("A", ["INSearchForMessagesIntent"]), part("V", [Self.intent], kind: .intentsUI)], executable: nil)
        #expect(why(none) == ["does-not-declare-it", "not-for-intents", "no-program"])
        #expect { _ = try ProcessTarget(InstalledApp(bundle: none, revision: ""), handling: Self.intent) } throws: {
            ($0 as? HarkError)?.identifier == "app.unknown-intent"
        }
        #expect(why(app([], [part("A", [Self.intent])])) == ["serves", "does-not-declare-it"])
    }

    @Test func whoServesSaysWhatIsRestricted() {
        #expect(app([Self.intent], [part("A", [Self.intent])]).restriction(of: Self.intent) == .none)
        #expect(
            app([Self.intent], [part("A", [Self.intent], locked: [Self.intent])]).restriction(of: Self.intent) == LockRestriction(whileLocked: true))
        #expect(
            app([Self.intent], []).restriction(of: Self.intent) == LockRestriction(whileLocked: true, whileProtectedDataUnavailable: true))
    }
}
