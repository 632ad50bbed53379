import Foundation
@testable import HarkApps
import IntentSchema
import IntentWire
import Testing

/// The sample app as it is built: ordinary SiriKit code in real processes, installed from its own property lists.
@Suite struct ChatterTests {
    let directory: TemporaryDirectory
    let app: InstalledApp
    let pool: ProcessPool
    let context = ProcessContext(locale: "en")

    init() throws {
        directory = try TemporaryDirectory()
        let sources = #filePath.replacing("/Tests/HarkAppsTests/ChatterTests.swift", with: "/Apps/Chatter")
        let parts = [("Chatter", "Chatter.app"), ("ChatterIntents", "Chatter.app/PlugIns/ChatterIntents.appex")]
        for (name, bundle) in parts {
            for file in ["Info.plist", "Entitlements.plist"] {
                try directory.write("\(bundle)/\(file)", Data(contentsOf: URL(fileURLWithPath: "\(sources)/\(name)/\(file)")))
            }
            let program = try Data(contentsOf: URL(fileURLWithPath: Programs.path(name)))
            try directory.write("\(bundle)/\(name)", program, executable: true)
        }
        let state = StateDirectory("\(directory.path)/state")
        app = try AppRegistry(state: state).install("\(directory.path)/Chatter.app").app
        pool = ProcessPool(state: state, services: TestServices())
    }

    @Test func itsBundleIsWithoutFault() {
        #expect(app.bundle.warnings == [])
        #expect(app.bundle.handler(of: "INSendMessageIntent")?.principalClass == "ChatterIntents.IntentHandler")
    }

    @Test func sendsAMessageThatTheAppThenShows() async throws {
        let handle = IntentObject("INPersonHandle", ["value": "+1 555 0100", "type": 2])
        let anna = IntentObject("INPerson", ["displayName": "Anna Li", "personHandle": .object(handle)])
        var intent = IntentObject("INSendMessageIntent", ["recipients": .array([.object(anna)])])
        let request = try await pool.begin("r1", app, intent, context)
        #expect(request.handlerClass.hasSuffix("SendMessageHandler"))
        guard case .elements(let people) = try await request.resolve("recipients", intent).value,
            case .success(.object(let person))? = people.first
        else { throw HarkError("test.failed", detail: "recipients") }
        #expect(person["displayName"] == "Anna Li")
        #expect(try await request.resolve("content", intent).value == .single(.needsValue))
        intent["content"] = "I'll be late"
        #expect(try await request.resolve("content", intent).value == .single(.success("I'll be late")))
        guard case .response(let ready) = try await request.confirm(intent).value,
            case .response(let done) = try await request.handle(intent).value
        else { throw HarkError("test.failed", detail: "confirm or handle") }
        #expect(ready.codeName == "ready")
        #expect(done.codeName == "success")
        #expect(done.userActivity?.activityType == "INSendMessageIntent")
        await request.end()

        let opened = try await pool.open(app, context, activity: done.userActivity)
        let exit = await opened.waitForEnd()
        #expect(exit.code == 0)
        #expect(exit.lastLines == ["Anna Li: I'll be late"])
        await pool.shutDown()
    }
}
