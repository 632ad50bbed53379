import Foundation
import IntentSchema
import Synchronization
import Testing

@testable @_spi(Runtime) @_spi(Generated) import Intents

/// What a call answered and what was reported meanwhile.
private final class Reports: Sendable {
    private let list = Mutex<[String]>([])
    var identifiers: [String] { list.withLock { $0 } }
    @Sendable func add(_ diagnostic: RuntimeDiagnostic) { list.withLock { $0.append(diagnostic.identifier) } }
}

struct DispatchTests {
    private let reports = Reports()
    private func message(_ names: [String]? = nil, _ content: String? = nil) -> INSendMessageIntent {
        INSendMessageIntent(
            recipients: names?.map { INPerson(handle: $0, displayName: $0, contactIdentifier: nil) },
            outgoingMessageType: .outgoingMessageText, content: content, speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    }

    private func resolve(_ handler: Any, _ intent: INIntent, _ parameter: String) async -> Resolution {
        await withCheckedContinuation { continuation in
            IntentRuntime.resolve(handler, intent: intent, parameter: parameter, report: reports.add) {
                continuation.resume(returning: $0)
            }
        }
    }
    private func confirm(_ handler: Any, _ intent: INIntent) async -> PhaseAnswer {
        await withCheckedContinuation { continuation in
            IntentRuntime.confirm(handler, intent: intent, report: reports.add) { continuation.resume(returning: $0) }
        }
    }
    private func handle(_ handler: Any, _ intent: INIntent) async -> PhaseAnswer {
        await withCheckedContinuation { continuation in
            IntentRuntime.handle(handler, intent: intent, report: reports.add) { continuation.resume(returning: $0) }
        }
    }
    private func code(_ answer: PhaseAnswer) -> String? { if case .response(let response) = answer { response.codeName } else { nil } }

    @Test func completionForms() async {
        let handler = CompletionHandler()
        #expect(await resolve(handler, message(), "recipients") == .elements([.needsValue]))
        guard case .elements(let outcomes) = await resolve(handler, message(["Anna", "Bob"]), "recipients"),
            case .disambiguation(let options) = outcomes.first
        else {
            Issue.record("no disambiguation")
            return
        }
        #expect(options.map { $0.object?["displayName"] } == ["Anna", "Anna Li"])
        #expect(outcomes.last == .unsupported(reason: Int64(INSendMessageRecipientUnsupportedReason.noAccount.rawValue)))
        #expect(await resolve(handler, message(nil, "late"), "content") == .single(.success("late 🙂")))
        #expect(await confirm(handler, message()) == .notImplemented)
        guard case .response(let response) = await handle(handler, message()) else {
            Issue.record("no response")
            return
        }
        #expect(response.codeName == "success")
        #expect(response.code == 3)
        #expect(response.object == IntentObject("INSendMessageIntentResponse"))
        #expect(response.userActivity?.activityType == "INSendMessageIntent")
        #expect(reports.identifiers.isEmpty)
    }

    @Test func asyncForms() async {
        let handler = AsyncHandler()
        guard case .elements(let outcomes) = await resolve(handler, message(["Bob"]), "recipients"),
            case .success(let value) = outcomes.first
        else {
            Issue.record("no success")
            return
        }
        #expect(value.object?["displayName"] == "Bob")
        #expect(await resolve(handler, message(), "content") == .single(.confirmationRequired("ok?", reason: nil)))
        #expect(code(await confirm(handler, message())) == "ready")
        #expect(code(await handle(handler, message())) == "failureMessageServiceNotAvailable")
        #expect(await resolve(handler, message(), "speakableGroupName") == .notImplemented)
    }

    @Test func mainActorHandlers() async {
        let handler = await MainActorHandler()
        #expect(code(await handle(handler, message(nil, "x"))) == "success")
        #expect(await handler.content == "x")
        #expect(await confirm(handler, message()) == .notImplemented)
    }

    @Test func namesOfSwift3() async {
        let handler = Swift3Handler()
        #expect(await resolve(handler, message(), "recipients") == .elements([.unsupported(reason: nil)]))
        #expect(await resolve(handler, message(), "content") == .single(.needsValue))
        #expect(code(await confirm(handler, message())) == "ready")
        #expect(code(await handle(handler, message())) == "success")
    }

    @Test func theNewerOverloadAloneIsCalled() async {
        #expect(await resolve(OlderOverloadHandler(), message(), "recipients") == .elements([.notRequired]))
        let both = BothOverloadsHandler()
        #expect(await resolve(both, message(), "recipients") == .elements([.needsValue]))
        #expect(both.calls == ["newer"])
    }

    @Test func overridesOfSubclasses() async {
        #expect(code(await handle(BaseHandler(), message())) == "failure")
        #expect(code(await handle(DerivedHandler(), message())) == "inProgress")
    }

    @Test func nothingImplemented() async {
        let handler = NothingHandler()
        for parameter in ["recipients", "content", "speakableGroupName", "outgoingMessageType", "groupName", "sender"] {
            #expect(await resolve(handler, message(), parameter) == .notImplemented)
        }
        #expect(await confirm(handler, message()) == .notImplemented)
        #expect(await handle(handler, message()) == .notImplemented)
        #expect(reports.identifiers.isEmpty)
    }

    @Test func aDefaultCalledByTheAppItselfDoesNotCount() async {
        #expect(code(await handle(CallsDefaultsHandler(), message())) == "success")
    }

    @Test func aReleasedCompletionAnswersAtOnce() async {
        #expect(await resolve(UnrulyHandler(), message(), "content") == .released)
        #expect(await confirm(UnrulyHandler(), message()) == .released)
        #expect(await resolve(UnrulyHandler(), message(), "recipients") == .released)
        #expect(reports.identifiers == Array(repeating: "completion.released", count: 3))
    }

    @Test func theFirstOfSeveralCallsCounts() async {
        let answer = await resolve(UnrulyHandler(), message(["Anna", "Bob"]), "recipients")
        guard case .elements(let outcomes) = answer, outcomes.count == 1, case .success(let value) = outcomes[0] else {
            Issue.record("not the first")
            return
        }
        #expect(value.object?["displayName"] == "Anna")
        #expect(code(await handle(UnrulyHandler(), message())) == "success")
        #expect(reports.identifiers == ["resolution.per-element-calls", "completion.called-twice"])
    }

    @Test func protocolsAndAdoption() {
        #expect(IntentRuntime.protocolName(for: "INSendMessageIntent") == "INSendMessageIntentHandling")
        #expect(IntentRuntime.protocolName(for: "INNoSuchIntent") == nil)
        #expect(IntentRuntime.adopts(NothingHandler(), intent: "INSendMessageIntent"))
        #expect(!IntentRuntime.adopts(NothingHandler(), intent: "INStartCallIntent"))
        #expect(!IntentRuntime.adopts("text", intent: "INSendMessageIntent"))
        for name in Catalogue.shared.intentNames {
            #expect(IntentRuntime.protocolName(for: name) == Catalogue.shared.intent(named: name)?.handlingProtocol)
        }
    }

    @Test func tablesResolveExactlyTheResolvableParameters() throws {
        for name in Catalogue.shared.intentNames {
            guard let table = IntentRuntime.table(for: name) else { continue }
            let resolvable = try #require(Catalogue.shared.intent(named: name)).parameters.filter(\.isResolvable).map(\.name)
            #expect(Set(table.resolve.keys).isSuperset(of: resolvable), "\(name)")
            #expect(!table.handle.isEmpty && !table.confirm.isEmpty, "\(name)")
        }
    }

    @Test func anAppsOwnIntentIsRegistered() async throws {
        var builder = HandlerTableBuilder<any OwnIntentHandling, OwnIntent, INIntentResponse>(
            "OwnIntentHandling", codeName: { $0 == 0 ? "unspecified" : nil })
        builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INIntentResponse) -> Void) in
            handler.handle(intent: intent, completion: done)
        }
        IntentRuntime.register(builder.table)
        let intent = try IntentRuntime.makeIntent(IntentObject("OwnIntent", ["word": "soup"]))
        #expect((intent as? OwnIntent)?.word == "soup")
        #expect(IntentRuntime.protocolName(for: "OwnIntent") == "OwnIntentHandling")
        #expect(code(await handle(OwnHandler(), intent)) == "unspecified")
    }

    @Test func optionsOfBuiltInIntentsAreAnError() async {
        let result = await withCheckedContinuation { continuation in
            IntentRuntime.options(
                NothingHandler(), intent: message(), parameter: "content", searchTerm: nil, report: reports.add
            ) { continuation.resume(returning: $0) }
        }
        guard case .failure(let error) = result else {
            Issue.record("options")
            return
        }
        #expect(error.identifier == "request.options-unavailable")
    }

    @Test func principalClassesOfEveryEra() {
        #expect((SeedExtension() as INExtension).handler(for: message()) is CompletionHandler)
        let oldest: INExtension = OldestExtension()
        let found: Any? = oldest.handler(for: message())
        #expect(found is Swift3Handler)
        let none: Any? = oldest.handler(for: INStartCallIntent())
        #expect(none == nil)
        let plain = INExtension()
        let itself: Any? = plain.handler(for: message())
        #expect(itself as AnyObject === plain)
    }
}
