import AppSupport
import Foundation
import IntentSchema
import IntentWire
import Synchronization
import Testing

/// A real extension process and what the host would say to it.
struct ExtensionUnderTest {
    let directory: TemporaryDirectory
    let process: HostedProcess

    init(
        _ name: String, group: String, principalClass: String = "$(PRODUCT_MODULE_NAME).IntentHandler",
        contacts: [IntentValue] = []
    ) throws {
        directory = try TemporaryDirectory()
        let hello = directory.hello(
            role: .intentsExtension, groups: [group], principalClass: principalClass, intents: ["INSendMessageIntent"])
        process = try HostedProcess(name, hello: hello) { method, payload in
            switch method {
            case .permissionStatus, .permissionRequest: .success(PermissionStatus.authorized.value)
            case .contacts: .success(.array(contacts))
            default: .failure(HarkError("wire.unknown-method", detail: method.rawValue))
            }
        }
    }

    func call(_ method: WireMethod, _ intent: IntentObject, request: String = "r1", parameter: String? = nil) throws -> IntentValue {
        try process.channel.callAndWait(method, RequestCall(request: request, intent: intent, parameter: parameter).value)
    }

    func begin(_ intent: IntentObject, request: String = "r1") throws -> BeginAnswer {
        try BeginAnswer(call(.begin, intent, request: request))
    }

    func resolve(_ parameter: String, _ intent: IntentObject, request: String = "r1") throws -> Resolution {
        try Resolution(call(.resolve, intent, request: request, parameter: parameter))
    }

    func confirm(_ intent: IntentObject) throws -> PhaseAnswer { try PhaseAnswer(call(.confirm, intent)) }
    func handle(_ intent: IntentObject) throws -> PhaseAnswer { try PhaseAnswer(call(.handle, intent)) }

    /// Says goodbye and waits: the process leaves with status 0.
    func shutDown() throws {
        _ = try? process.channel.callAndWait(.shutDown, .null)
        let end = process.wait()
        #expect(end.status == 0, "\(end.errors)")
    }
}

func message(_ content: String? = nil, to recipients: [IntentValue]? = nil) -> IntentObject {
    var intent = IntentObject("INSendMessageIntent")
    intent["content"] = content.map(IntentValue.string)
    intent["recipients"] = recipients.map(IntentValue.array)
    return intent
}

func said(_ name: String) -> IntentValue {
    .object(IntentObject("INPerson", ["displayName": .string(name)]))
}

@Suite struct ChatterTests {
    static let group = "group.org.hark.chatter"

    static func contact(_ identifier: String, _ given: String, _ family: String, _ label: String) -> IntentValue {
        .object(
            IntentObject("CNContact", [
                "identifier": .string(identifier), "givenName": .string(given), "familyName": .string(family),
                "phoneNumbers": [
                    .object(IntentObject("labeledValue", ["label": .string(label), "value": .string("+1 555 \(identifier)")]))
                ],
            ]))
    }

    @Test func theConversationOfTheReadmeEndsWithTheMessageInTheSharedContainer() throws {
        let contacts = [Self.contact("1", "Anna", "Lee", "work"), Self.contact("2", "Anna", "Li", "home")]
        let chatter = try ExtensionUnderTest("ChatterIntents", group: Self.group, contacts: contacts)
        #expect(try chatter.process.awaitWelcome().version == WireVersion.newest)
        #expect(try chatter.begin(message()) == .ready(handlerClass: "ChatterIntents.SendMessageHandler"))
        #expect(try chatter.resolve("recipients", message()) == .elements([.needsValue]))

        guard case .elements(let outcomes) = try chatter.resolve("recipients", message(to: [said("Anna")])),
            case .disambiguation(let options)? = outcomes.first
        else {
            Issue.record("no disambiguation")
            return
        }
        #expect(options.compactMap { $0.object?["displayName"]?.string } == ["Anna Lee", "Anna Li"])
        #expect(options.compactMap { $0.object?["personHandle"]?.object?["label"]?.string } == ["_$!<Work>!$_", "_$!<Home>!$_"])

        let chosen = message(to: [options[1]])
        #expect(try chatter.resolve("recipients", chosen) == .elements([.success(options[1])]))
        #expect(try chatter.resolve("content", chosen) == .single(.needsValue))
        #expect(try chatter.resolve("content", message("", to: [options[1]])) == .single(.needsValue))
        let whole = message("I'll be late", to: [options[1]])
        #expect(try chatter.resolve("content", whole) == .single(.success("I'll be late")))
        guard case .response(let ready) = try chatter.confirm(whole) else {
            Issue.record("no response to confirm")
            return
        }
        #expect(ready.codeName == "ready")
        guard case .response(let sent) = try chatter.handle(whole) else {
            Issue.record("no response to handle")
            return
        }
        #expect(sent.codeName == "success")
        #expect(sent.userActivity?.activityType == "INSendMessageIntent")
        chatter.process.channel.notify(.end, .object(IntentObject("request", ["request": "r1"])))
        try chatter.shutDown()

        let container = "\(chatter.directory.path)/groups/\(Self.group)"
        let stored = try String(contentsOfFile: container + "/Messages.json", encoding: .utf8)
        #expect(stored.contains("I'll be late"))
        #expect(stored.contains("Anna Li"))
        let defaults = SharedDefaults(path: "\(container)/Library/Preferences/\(Self.group).plist")
        #expect(defaults.object(forKey: "lastSent") is Date)

        // The app shows what its extension stored.
        let app = try HostedProcess("Chatter", hello: chatter.directory.hello(groups: [Self.group]))
        #expect(try app.channel.callAndWait(.openActivity, OpenCall().value) == .null)
        let end = app.wait()
        #expect(end.output == "Anna Li: I'll be late\n")
        #expect(end.status == 0)
    }

    @Test func oneMatchIsTakenAndNoneIsUnsupported() throws {
        let known = try ExtensionUnderTest(
            "ChatterIntents", group: Self.group, contacts: [Self.contact("7", "一然", "王", "mobile")])
        _ = try known.begin(message())
        guard case .elements(let outcomes) = try known.resolve("recipients", message(to: [said("王一然")])),
            case .success(let person)? = outcomes.first
        else {
            Issue.record("no success")
            return
        }
        #expect(person.object?["displayName"] == "王一然")
        #expect(person.object?["contactIdentifier"] == "7")
        try known.shutDown()

        let unknown = try ExtensionUnderTest("ChatterIntents", group: Self.group)
        _ = try unknown.begin(message())
        #expect(
            try unknown.resolve("recipients", message(to: [said("Nobody")])) == .elements([.unsupported(reason: 1)]))
        try unknown.shutDown()
    }

    @Test func anIntentItDoesNotHandleHasNoHandlerAndAnUnknownOneIsSaidToBe() throws {
        let chatter = try ExtensionUnderTest("ChatterIntents", group: Self.group)
        #expect(try chatter.begin(IntentObject("INStartWorkoutIntent")) == .noHandler)
        #expect(try chatter.begin(IntentObject("OrderSoupIntent")) == .unknownIntent)
        try chatter.shutDown()
    }
}

@Suite struct ExtensionMainTests {
    static let group = "group.org.hark.unruly"

    func unruly(_ content: String, principalClass: String = "IntentHandler") throws -> (ExtensionUnderTest, IntentObject) {
        let unruly = try ExtensionUnderTest("UnrulyIntents", group: Self.group, principalClass: principalClass)
        return (unruly, message(content, to: [said("Anna")]))
    }

    @Test func nilAndWrongHandlersAreToldApart() throws {
        let (nothing, first) = try unruly("nil-handler")
        #expect(try nothing.begin(first) == .noHandler)
        try nothing.shutDown()
        let (wrong, second) = try unruly("wrong-handler", principalClass: "UnrulyIntents.IntentHandler")
        guard case .wrongType(let handlerClass, let expected) = try wrong.begin(second) else {
            Issue.record("the wrong handler was taken")
            return
        }
        #expect(handlerClass.contains("NSString"))
        #expect(expected == "INSendMessageIntentHandling")
        try wrong.shutDown()
    }

    @Test func aPrincipalClassThatIsNotThereIsNamed() throws {
        let (unruly, intent) = try unruly("", principalClass: "UnrulyIntents.Missing")
        let error = #expect(throws: HarkError.self) { try unruly.begin(intent) }
        #expect(error?.identifier == "extension.no-principal-class")
        #expect(error?.arguments == ["class": "UnrulyIntents.Missing"])
        try unruly.shutDown()
    }

    @Test(arguments: ["crash-resolve", "crash-handle", "crash-start"])
    func aCrashEndsTheConnectionAndItsReasonIsOnStandardError(content: String) throws {
        let (unruly, intent) = try unruly(
            content, principalClass: content == "crash-start" ? "CrashingHandler" : "IntentHandler")
        let error = #expect(throws: HarkError.self) {
            _ = try unruly.begin(intent)
            _ = try unruly.resolve("content", intent)
            _ = try unruly.handle(intent)
        }
        #expect(error?.identifier == "wire.closed")
        let end = unruly.process.wait()
        #expect(end.status & 0x7F == SIGILL || end.status & 0x7F == SIGTRAP)
        #expect(end.errors.contains("Fatal error: crashed"))
    }

    @Test func aReleasedCompletionIsNoticedAtOnce() throws {
        let (unruly, intent) = try unruly("release")
        _ = try unruly.begin(intent)
        #expect(try unruly.resolve("content", intent) == .released)
        try unruly.shutDown()
        #expect(unruly.process.diagnostics.map(\.identifier) == ["completion.released"])
        let request = unruly.process.received.withLock { $0 }.first { $0.method == .diagnostic }?.payload
        #expect(request?.object?["request"] == "r1")
    }

    @Test func theFirstOfTwoAnswersCounts() throws {
        let (unruly, intent) = try unruly("twice")
        _ = try unruly.begin(intent)
        #expect(try unruly.resolve("content", intent) == .single(.success("twice")))
        guard case .response(let response) = try unruly.handle(intent) else {
            Issue.record("no response")
            return
        }
        #expect(response.codeName == "success")
        // The second call comes after the answer to the first: wait for its report before the process may leave.
        while unruly.process.diagnostics.count < 2 { unruly.process.awaitMessage() }
        try unruly.shutDown()
        #expect(unruly.process.diagnostics.map(\.identifier) == ["completion.called-twice", "completion.called-twice"])
    }

    @Test func aHandlerMayWaitForTheMainQueue() throws {
        let (unruly, intent) = try unruly("block")
        _ = try unruly.begin(intent)
        #expect(try unruly.resolve("content", intent) == .single(.success("block")))
        try unruly.shutDown()
    }

    @Test func aRequestThatNeverAnswersLeavesOthersAlone() throws {
        let (unruly, stuck) = try unruly("never")
        _ = try unruly.begin(stuck)
        let call = unruly.process.channel.call(
            .resolve, RequestCall(request: "r1", intent: stuck, parameter: "content").value) { _ in }
        let other = message("hello", to: [said("Anna")])
        _ = try unruly.begin(other, request: "r2")
        #expect(try unruly.resolve("content", other, request: "r2") == .single(.success("hello")))
        if let call { unruly.process.channel.cancel(call) }
        try unruly.shutDown()
    }

    @Test func anAnswerAfterCancellationIsDroppedAndReported() throws {
        let (unruly, intent) = try unruly("slow")
        _ = try unruly.begin(intent)
        let settled = DispatchSemaphore(value: 0)
        let call = unruly.process.channel.call(.handle, RequestCall(request: "r1", intent: intent).value) { _ in settled.signal() }
        // Only a call that has reached the handler has an answer that can come too late.
        #expect(unruly.process.lines(1) == 1)
        unruly.process.channel.cancel(try #require(call))
        settled.wait()
        while unruly.process.diagnostics.isEmpty { unruly.process.awaitMessage() }
        #expect(unruly.process.diagnostics.map(\.identifier) == ["completion.after-cancel"])
        try unruly.shutDown()
    }

    @Test func requestsThatWereNotBegunOrTwiceAreRefused() throws {
        let (unruly, intent) = try unruly("hello")
        let unknown = #expect(throws: HarkError.self) { try unruly.resolve("content", intent) }
        #expect(unknown?.identifier == "request.unknown")
        _ = try unruly.begin(intent)
        let twice = #expect(throws: HarkError.self) { try unruly.begin(intent) }
        #expect(twice?.identifier == "request.begun-twice")
        unruly.process.channel.notify(.end, .object(IntentObject("request", ["request": "r1"])))
        #expect(throws: HarkError.self) { try unruly.resolve("content", intent) }
        _ = try unruly.begin(intent)
        let malformed = #expect(throws: HarkError.self) { try unruly.process.channel.callAndWait(.resolve, 5) }
        #expect(malformed?.identifier == "wire.malformed")
        try unruly.shutDown()
    }

    @Test func itEndsWithItsHost() throws {
        let (unruly, intent) = try unruly("hello")
        _ = try unruly.begin(intent)
        unruly.process.channel.close()
        #expect(unruly.process.wait().status == 0)
    }

    @Test func withoutAHostItSaysWhatItIs() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: HostedProcess.program("UnrulyIntents"))
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(text.contains("started by Hark"))
    }
}

@Suite struct EntryPointTests {
    /// Runs `intent-builder entry` on a property list and gives its status, output and errors.
    func entry(_ plist: String?) throws -> (status: Int32, source: String?, errors: String) {
        let directory = try TemporaryDirectory()
        let list = directory.path + "/Info.plist"
        if let plist { try Data(plist.utf8).write(to: URL(fileURLWithPath: list)) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: HostedProcess.program("intent-builder"))
        process.arguments = ["entry", "--info-plist", list, "--module", "ChatterIntents", "-o", directory.path + "/out.swift"]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, try? String(contentsOfFile: directory.path + "/out.swift", encoding: .utf8), text)
    }

    func list(_ principal: String?) -> String {
        let entry = principal.map { "<key>NSExtensionPrincipalClass</key><string>\($0)</string>" } ?? ""
        return "<plist version=\"1.0\"><dict><key>NSExtension</key><dict>\(entry)</dict></dict></plist>"
    }

    @Test(arguments: ["IntentHandler", "ChatterIntents.IntentHandler", "$(PRODUCT_MODULE_NAME).IntentHandler"])
    func everySpellingOfThePrincipalClassMakesTheSameEntryPoint(principal: String) throws {
        let result = try entry(list(principal))
        #expect(result.status == 0)
        #expect(result.source?.contains("ExtensionMain.run(principals: [\"IntentHandler\": { IntentHandler() }])") == true)
    }

    @Test func aPrincipalOfAnotherModuleIsImported() throws {
        let source = try entry(list("Shared.IntentHandler")).source
        #expect(source?.contains("import Shared\n") == true)
        #expect(source?.contains("{ Shared.IntentHandler() }") == true)
    }

    @Test func anAppGetsNoEntryPoint() throws {
        let result = try entry("<plist version=\"1.0\"><dict/></plist>")
        #expect(result.status == 0)
        #expect(result.source?.contains("@main") == false)
    }

    @Test func whatIsWrongIsSaid() throws {
        #expect(try entry(nil).errors.contains("no such file"))
        #expect(try entry("<plist").errors.contains("not a property list"))
        #expect(try entry(list(nil)).errors.contains("no NSExtensionPrincipalClass"))
        #expect(try entry(list("a b")).errors.contains("not a class's name"))
        #expect(try entry(list("a b")).status == 1)
    }
}
