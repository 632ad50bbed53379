import Foundation
import IntentSchema
import IntentWire
import Synchronization
import TeaIntents
import Testing

@testable @_spi(Runtime) @_spi(Generated) import Intents

/// Intents of a definition, whose classes the build plug-in has made for the module `TeaIntents`.
struct CustomIntentTests {
    private final class Reports: Sendable {
        private let list = Mutex<[String]>([])
        var identifiers: [String] { list.withLock { $0 } }
        @Sendable func add(_ diagnostic: RuntimeDiagnostic) { list.withLock { $0.append(diagnostic.identifier) } }
    }
    private let reports = Reports()

    private func order(_ fields: [String: IntentValue] = [:]) throws -> INIntent {
        try IntentRuntime.makeIntent(IntentObject("OrderTeaIntent", fields))
    }

    private func resolve(_ handler: Any, _ fields: [String: IntentValue], _ parameter: String) async throws -> Resolution {
        let intent = try order(fields)
        return await withCheckedContinuation { continuation in
            IntentRuntime.resolve(handler, intent: intent, parameter: parameter, report: { _ in }) { continuation.resume(returning: $0) }
        }
    }

    private func handle(_ handler: Any, _ fields: [String: IntentValue]) async throws -> IntentResponse? {
        let intent = try order(fields)
        let answer = await withCheckedContinuation { continuation in
            IntentRuntime.handle(handler, intent: intent, report: { _ in }) { continuation.resume(returning: $0) }
        }
        return if case .response(let response) = answer { response } else { nil }
    }

    private func options(_ handler: Any, _ parameter: String, _ term: String? = nil) async throws -> Result<ParameterOptions, HarkError> {
        let intent = try order()
        let result = await withCheckedContinuation { continuation in
            IntentRuntime.options(
                handler, intent: intent, parameter: parameter, searchTerm: term,
                report: reports.add
            ) { continuation.resume(returning: $0) }
        }
        return result.flatMap { value in
            do throws(HarkError) { return .success(try OptionsAnswer(value).options) } catch { return .failure(error) }
        }
    }

    private func defaultValue(_ handler: Any, _ parameter: String) async throws -> Result<IntentValue, HarkError> {
        let intent = try order()
        return await withCheckedContinuation { continuation in
            IntentRuntime.defaultValue(handler, intent: intent, parameter: parameter, report: { _ in }) {
                continuation.resume(returning: $0)
            }
        }
    }

    private func failure<T>(_ result: Result<T, HarkError>) -> HarkError? { if case .failure(let error) = result { error } else { nil } }

    private let sencha: IntentValue = .object(IntentObject("Tea", ["identifier": "sencha", "displayString": "Sencha"]))

    // MARK: Classes

    @Test func classesAreFoundWithoutRegistration() throws {
        let intent = try #require(try order(["tea": sencha, "cups": 2, "strength": 3, "with milk": true]) as? OrderTeaIntent)
        #expect(intent.tea?.displayString == "Sencha")
        #expect(intent.cups == 2)
        #expect(intent.strength == .strong)
        #expect(intent.withMilk?.boolValue == true)
        #expect(IntentRuntime.protocolName(for: "OrderTeaIntent") == "OrderTeaIntentHandling")
        #expect(IntentRuntime.adopts(AsyncTeaHandler(), intent: "OrderTeaIntent"))
        #expect(!IntentRuntime.adopts(AsyncTeaHandler(), intent: "OldBrewTeaIntent"))
    }

    @Test func everyTypeOfParameterTravels() throws {
        let intent = OrderTeaIntent()
        let tea = Tea(identifier: "a", display: "A", subtitle: "b", image: INImage(named: "c"))
        tea.price = 4.5
        tea.origins = ["Uji"]
        tea.pairing = Tea(identifier: "p", display: "P")
        tea.strength = .weak
        intent.tea = tea
        intent.cups = 3
        intent.strength = .default
        intent.extras = ["lemon", "honey"]
        intent.sugar = 1.5
        intent.iced = true
        intent.guests = [INPerson(handle: "1", displayName: "Anna", contactIdentifier: nil)]
        intent.leaves = Measurement(value: 5, unit: .grams)
        intent.when = DateComponents(hour: 5)
        intent.steeping = 90
        intent.withMilk = false
        intent.in = CLPlacemark(location: CLLocation(latitude: 1, longitude: 2), name: "Home", postalAddress: nil)
        intent.music = INMediaItem(identifier: "m", title: "Song", type: .song, artwork: nil)
        intent.musicKind = .song
        intent.budget = INCurrencyAmount(amount: 5, currencyCode: "EUR")
        let back = try #require(try IntentRuntime.makeIntent(intent.intentObject) as? OrderTeaIntent)
        #expect(back == intent)
        #expect(back.tea?.pairing?.displayString == "P")
        #expect(back.leaves == Measurement(value: 5, unit: .grams))
        #expect(intent.intentObject["iced"] == true)
        #expect(intent.intentObject["strength"] == 2)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: intent, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: OrderTeaIntent.self, from: archive) == intent)
        #expect(intent.copy() as? OrderTeaIntent == intent)
        intent.setImage(INImage(named: "pot"), forParameterNamed: \.tea)
        #expect(intent.keyImage()?.name == "pot")
    }

    /// A case that this version of the app does not have comes from a newer definition.
    @Test func unknownCasesAreKept() throws {
        let intent = try #require(try order(["strength": 9]) as? OrderTeaIntent)
        #expect(intent.strength == .unknown)
        #expect(intent.intentObject["strength"] == 9)
    }

    // MARK: Phases

    @Test func parametersAreResolvedWithTheDefinitionsReasons() async throws {
        let handler = CompletionTeaHandler()
        #expect(try await resolve(handler, [:], "tea") == .single(.needsValue))
        #expect(try await resolve(handler, ["tea": sencha], "tea") == .single(.success(sencha)))
        let gone: IntentValue = .object(IntentObject("Tea", ["identifier": "gone", "displayString": "Gone"]))
        #expect(try await resolve(handler, ["tea": gone], "tea") == .single(.unsupported(reason: 2)))
        #expect(try await resolve(handler, ["cups": 13], "cups") == .single(.unsupported(reason: 2)))
        #expect(try await resolve(handler, [:], "cups") == .single(.confirmationRequired(2, reason: nil)))
        #expect(try await resolve(handler, ["strength": 3], "strength") == .single(.success(3)))
        #expect(try await resolve(handler, ["extras": .array(["lemon"])], "extras") == .elements([.success("lemon")]))
        #expect(try await resolve(handler, [:], "sugar") == .notImplemented)
        #expect(try await resolve(handler, [:], "with milk") == .notImplemented)
        guard case .single(.disambiguation(let teas)) = try await resolve(AsyncTeaHandler(), [:], "tea") else {
            Issue.record("no choice")
            return
        }
        #expect(teas.map { $0.object?["displayString"] } == ["A", "B"])
    }

    @Test func responsesCarryTheirCodeByName() async throws {
        let handler = CompletionTeaHandler()
        let success = try #require(try await handle(handler, ["tea": sencha, "cups": 1]))
        #expect((success.code, success.codeName) == (4, "success"))
        #expect(success.object["tea"] == sencha)
        #expect(success.object["minutes"] == 5)
        let only = try #require(try await handle(handler, ["tea": sencha, "cups": 0]))
        #expect((only.code, only.codeName) == (100, "onlyTea"))
        #expect(only.object["others"] == .array([]))
        let cold = try #require(try await handle(handler, [:]))
        #expect((cold.code, cold.codeName) == (101, "kettle-cold"))
        #expect(cold.object == IntentObject("OrderTeaIntentResponse"))
        let usual = try #require(try await handle(AsyncTeaHandler(), [:]))
        #expect((usual.code, usual.codeName) == (102, "default"))
        #expect(try await handle(OlderTeaHandler(), [:]) == nil)
    }

    /// What was archived before the definition's codes were put in another order.
    @Test func archivedCodesAreReadByName() throws {
        let old = IntentObject("OrderTeaIntentResponse", ["$code": 100, "$codeName": "kettle-cold"])
        let response = try OrderTeaIntentResponse.make(from: .object(old))
        #expect(response.code == .kettleCold)
        let older = try OrderTeaIntentResponse.make(from: .object(IntentObject("OrderTeaIntentResponse", ["$code": 100])))
        #expect(older.code == .onlyTea)
        #expect(OrderTeaIntentResponse(code: .success, userActivity: nil).code == .success)
        #expect(OrderTeaIntentResponse().code == .unspecified)
    }

    // MARK: Options and default values

    @Test func optionsHaveSectionsAndDetails() async throws {
        let options = try await options(CompletionTeaHandler(), "tea", "g").get()
        #expect(options.usesIndexedCollation)
        #expect(options.sections.map(\.title) == ["Green", nil])
        let green = try #require(options.items.first?.object)
        #expect(green["subtitleString"] == "steamed")
        #expect(green["displayImage"]?.object?.typeName == "INImage")
        #expect(green["price"] == 4.5)
        #expect(options.items.last?.object?["displayString"] == "Assam g")
        #expect(try await self.options(AsyncTeaHandler(), "tea").get().items.first?.object?["displayString"] == "all")
    }

    @Test func primitiveOptionsAreValues() async throws {
        #expect(try await options(AsyncTeaHandler(), "extras").get().items == ["lemon", "honey"])
        #expect(try await options(AsyncTeaHandler(), "sugar").get().items == [1, 2.5])
    }

    @Test func theFormsOfIOS13StillWork() async throws {
        #expect(try await options(OlderTeaHandler(), "tea", "ignored").get().items.count == 1)
        #expect(try await options(OlderTeaHandler(), "extras").get().items == ["lemon"])
        #expect(try await options(OlderTeaHandler(), "sugar").get().items == [1, 2])
    }

    @Test func errorsOfTheAppAreTold() async throws {
        for handler in [CompletionTeaHandler(), AsyncTeaHandler()] as [Any] {
            let error = failure(try await options(handler, "tea", "cold"))
            #expect(error?.identifier == "app.options-failed")
            #expect(error?.arguments["message"] == "the kettle is cold")
        }
        #expect(try await options(CompletionTeaHandler(), "tea", "none").get().items.isEmpty)
        #expect(failure(try await options(CompletionTeaHandler(), "tea", "dropped"))?.identifier == "app.released")
        #expect(reports.identifiers == ["completion.released"])
        #expect(failure(try await options(CompletionTeaHandler(), "extras"))?.identifier == "request.options-not-implemented")
        #expect(failure(try await options(CompletionTeaHandler(), "cups"))?.identifier == "request.options-unavailable")
    }

    @Test func defaultValuesAreTheApps() async throws {
        let handler = CompletionTeaHandler()
        #expect(try await defaultValue(handler, "tea").get() == sencha)
        #expect(try await defaultValue(handler, "strength").get() == 3)
        #expect(try await defaultValue(handler, "extras").get() == .array(["lemon"]))
        #expect(try await defaultValue(handler, "sugar").get() == .null)
        #expect(failure(try await defaultValue(handler, "cups"))?.identifier == "request.options-unavailable")
    }

    @Test func donationsCarryTheAppsOwnIntent() throws {
        let intent = OrderTeaIntent()
        intent.tea = Tea(identifier: "a", display: "A")
        let interaction = INInteraction(intent: intent, response: OrderTeaIntentResponse(code: .kettleCold, userActivity: nil))
        let back = try INInteraction.make(from: interaction.intentValue)
        #expect((back.intent as? OrderTeaIntent)?.tea?.identifier == "a")
        #expect((back.intentResponse as? OrderTeaIntentResponse)?.code == .kettleCold)
    }
}
