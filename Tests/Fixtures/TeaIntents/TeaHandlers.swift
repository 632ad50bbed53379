import Intents

public struct KettleError: LocalizedError {
    public var errorDescription: String? { "the kettle is cold" }
}

/// The completion forms, as handlers of iOS 14 write them.
public final class CompletionTeaHandler: NSObject, OrderTeaIntentHandling {
    public func handle(intent: OrderTeaIntent, completion: @escaping (OrderTeaIntentResponse) -> Void) {
        guard let tea = intent.tea else { return completion(OrderTeaIntentResponse(code: .kettleCold, userActivity: nil)) }
        if intent.cups == 0 { return completion(.onlyTea(tea, others: [])) }
        completion(.success(tea: tea, minutes: 5))
    }

    public func confirm(intent: OrderTeaIntent, completion: @escaping (OrderTeaIntentResponse) -> Void) {
        completion(OrderTeaIntentResponse(code: .ready, userActivity: nil))
    }

    public func resolveTea(for intent: OrderTeaIntent, with completion: @escaping (OrderTeaTeaResolutionResult) -> Void) {
        guard let tea = intent.tea else { return completion(.needsValue()) }
        if tea.identifier == "gone" { return completion(.unsupported(forReason: .notToday)) }
        completion(.success(with: tea))
    }

    public func resolveCups(for intent: OrderTeaIntent, with completion: @escaping (OrderTeaCupsResolutionResult) -> Void) {
        guard let cups = intent.cups?.intValue else { return completion(.confirmationRequired(with: 2)) }
        completion(cups > 12 ? .unsupported(forReason: .greaterThanMaximumValue) : .success(with: cups))
    }

    public func resolveStrength(
        for intent: OrderTeaIntent, with completion: @escaping (TeaStrengthResolutionResult) -> Void
    ) { completion(intent.strength == .unknown ? .confirmationRequired(with: .default) : .success(with: intent.strength)) }

    public func resolveExtras(for intent: OrderTeaIntent, with completion: @escaping ([INStringResolutionResult]) -> Void) {
        completion((intent.extras ?? []).map { .success(with: $0) })
    }

    public func provideTeaOptionsCollection(
        for intent: OrderTeaIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Tea>?, Error?) -> Void
    ) {
        if searchTerm == "cold" { return completion(nil, KettleError()) }
        if searchTerm == "none" { return completion(nil, nil) }
        if searchTerm == "dropped" { return }
        let green = Tea(identifier: "sencha", display: "Sencha", subtitle: "steamed", image: INImage(named: "sencha"))
        green.price = 4.5
        let black = Tea(identifier: "assam", display: "Assam \(searchTerm ?? "")")
        let collection = INObjectCollection(sections: [
            INObjectSection(title: "Green", items: [green]), INObjectSection(title: nil, items: [black]),
        ])
        collection.usesIndexedCollation = true
        completion(collection, nil)
    }

    public func defaultTea(for intent: OrderTeaIntent) -> Tea? { Tea(identifier: "sencha", display: "Sencha") }
    public func defaultStrength(for intent: OrderTeaIntent) -> TeaStrength { .strong }
    public func defaultExtras(for intent: OrderTeaIntent) -> [String]? { ["lemon"] }
}

/// The `async` forms.
public final class AsyncTeaHandler: OrderTeaIntentHandling {
    public init() {}

    public func handle(intent: OrderTeaIntent) async -> OrderTeaIntentResponse {
        let response = OrderTeaIntentResponse(code: .default, userActivity: nil)
        response.minutes = 3
        return response
    }

    public func resolveTea(for intent: OrderTeaIntent) async -> OrderTeaTeaResolutionResult {
        .disambiguation(with: [Tea(identifier: "a", display: "A"), Tea(identifier: "b", display: "B")])
    }

    public func provideTeaOptionsCollection(
        for intent: OrderTeaIntent, searchTerm: String?
    ) async throws -> INObjectCollection<Tea> {
        guard searchTerm != "cold" else { throw KettleError() }
        return INObjectCollection(items: [Tea(identifier: nil, display: searchTerm ?? "all")])
    }

    public func provideExtrasOptionsCollection(for intent: OrderTeaIntent) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: ["lemon" as NSString, "honey" as NSString])
    }

    public func provideSugarOptionsCollection(for intent: OrderTeaIntent) async throws -> INObjectCollection<NSNumber> {
        INObjectCollection(items: [NSNumber(value: 1), NSNumber(value: 2.5)])
    }
}

/// The forms of iOS 13.
public final class OlderTeaHandler: NSObject, OrderTeaIntentHandling {
    public func provideTeaOptions(for intent: OrderTeaIntent, with completion: @escaping ([Tea]?, Error?) -> Void) {
        completion([Tea(identifier: "a", display: "A")], nil)
    }

    public func provideExtrasOptions(for intent: OrderTeaIntent, with completion: @escaping ([String]?, Error?) -> Void) {
        completion(["lemon"], nil)
    }

    public func provideSugarOptions(for intent: OrderTeaIntent) async throws -> [NSNumber] { [1, 2] }
}
