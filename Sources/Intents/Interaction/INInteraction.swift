import AppSupport
import Foundation
import IntentSchema
import IntentWire

/// Something a person did in the app, told to Hark so that it may be suggested; or what Hark shows an app about a request.
open class INInteraction: _SchemaObject {
    public init(intent: INIntent, response: INIntentResponse?) {
        super.init(schema: ())
        setField("intent", intent)
        setField("intentResponse", response)
        setField("identifier", UUID().uuidString)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let schema = _Schema("INInteraction", [
        _Field("intent", INIntent.self), _Field("intentResponse", INIntentResponse.self),
        _Field("intentHandlingStatus", INIntentHandlingStatus.self), _Field("direction", INInteractionDirection.self),
        _Field("dateInterval", DateInterval.self), _Field("identifier", String.self),
        _Field("groupIdentifier", String.self),
    ])
    open override class var _schema: _Schema { schema }

    open var intent: INIntent { field("intent", INIntent.blank()) }
    open var intentResponse: INIntentResponse? { field("intentResponse") }
    /// How far the request got, set by the host.
    open var intentHandlingStatus: INIntentHandlingStatus { field("intentHandlingStatus", .unspecified) }
    open var direction: INInteractionDirection {
        get { field("direction", .unspecified) }
        set { setField("direction", newValue) }
    }
    open var dateInterval: DateInterval? {
        get { field("dateInterval") }
        set { setField("dateInterval", newValue) }
    }
    open var identifier: String {
        get { field("identifier", "") }
        set { setField("identifier", newValue) }
    }
    open var groupIdentifier: String? {
        get { field("groupIdentifier") }
        set { setField("groupIdentifier", newValue) }
    }

    /// The value of the intent or the response at the parameter's key path.
    open func parameterValue(for parameter: INParameter) -> Any? {
        if type(of: intent) == parameter.parameterClass { return parameter.value(in: intent) }
        if let response = intentResponse, type(of: response) == parameter.parameterClass {
            return parameter.value(in: response)
        }
        return nil
    }

    // MARK: Donating

    /// Tells the host. The error is an `INIntentError` with the host's reason under it.
    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        Donations.send(.donate, intentValue, .donatingInteraction, completion)
    }

    open func donate() async throws {
        try await Donations.send(.donate, intentValue, .donatingInteraction)
    }

    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        Donations.send(.deleteDonations, Donations.all, .deletingAllInteractions, completion)
    }

    open class func deleteAll() async throws {
        try await Donations.send(.deleteDonations, Donations.all, .deletingAllInteractions)
    }

    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        Donations.send(
            .deleteDonations, Donations.identifiers(identifiers), .deletingInteractionWithIdentifiers, completion)
    }

    open class func delete(with identifiers: [String]) async throws {
        try await Donations.send(
            .deleteDonations, Donations.identifiers(identifiers), .deletingInteractionWithIdentifiers)
    }

    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        Donations.send(
            .deleteDonations, Donations.group(groupIdentifier), .deletingInteractionWithGroupIdentifier, completion)
    }

    open class func delete(with groupIdentifier: String) async throws {
        try await Donations.send(
            .deleteDonations, Donations.group(groupIdentifier), .deletingInteractionWithGroupIdentifier)
    }
}

/// The host's calls about donations. The payload of a deletion is an object `delete` with `all`, `identifiers` or
/// `groupIdentifier`.
private enum Donations {
    static var all: IntentValue { .object(IntentObject("delete", ["all": true])) }
    static func identifiers(_ identifiers: [String]) -> IntentValue {
        .object(IntentObject("delete", ["identifiers": identifiers.intentValue]))
    }
    static func group(_ identifier: String) -> IntentValue {
        .object(IntentObject("delete", ["groupIdentifier": .string(identifier)]))
    }

    static func send(
        _ method: WireMethod, _ payload: IntentValue, _ code: INIntentError.Code, _ completion: (((any Error)?) -> Void)?
    ) {
        let completion = HostCompletion(completion ?? { _ in })
        HostLink.shared.call(method, payload) { result in completion.call(error(result, code)) }
    }

    static func send(_ method: WireMethod, _ payload: IntentValue, _ code: INIntentError.Code) async throws {
        let error: INIntentError? = await withCheckedContinuation { continuation in
            HostLink.shared.call(method, payload) { continuation.resume(returning: Self.error($0, code)) }
        }
        if let error { throw error }
    }

    private static func error(_ result: Result<IntentValue, HarkError>, _ code: INIntentError.Code) -> INIntentError? {
        guard case .failure(let error) = result else { return nil }
        return INIntentError(code, userInfo: [NSUnderlyingErrorKey: error, NSLocalizedDescriptionKey: error.description])
    }
}

/// An app's completion on its way through the host's answer, called once.
struct HostCompletion<Value>: @unchecked Sendable {
    let call: (Value) -> Void
    init(_ call: @escaping (Value) -> Void) { self.call = call }
}
