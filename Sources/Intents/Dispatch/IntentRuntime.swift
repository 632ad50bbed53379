import AppSupport
import Foundation
import IntentSchema
import Synchronization

/// Something an app's developer should know about how a handler behaved.
///
/// Identifiers: `completion.called-twice`, `completion.released`, `resolution.per-element-calls`.
@_spi(Runtime) public struct RuntimeDiagnostic: Sendable, Hashable {
    public var identifier: String
    /// The method and what happened, in English.
    public var detail: String
    public init(identifier: String, detail: String) {
        self.identifier = identifier
        self.detail = detail
    }
}

/// Turns the host's values into intents and calls handlers. For the extension's main loop.
///
/// Methods are called on the caller's thread, `async` ones in a task. Completions may be called on any thread, during the
/// call or later; each call here completes exactly once, unless a handler keeps its completion for ever.
@_spi(Runtime) public enum IntentRuntime {
    /// Registered tables, and generated ones once they were asked for.
    private static let tables = Mutex<[String: IntentHandlerTable]>([:])

    /// Makes an intent known that is not in the catalogue, or replaces one that is.
    public static func register(_ table: IntentHandlerTable) {
        tables.withLock { $0[table.intentName] = table }
        ClassRegistry.register(table.intentType)
    }

    static func table(for intent: String) -> IntentHandlerTable? {
        tables.withLock { tables in
            if let table = tables[intent] { return table }
            let table = (generatedHandlerTables[intent] ?? LinkedIntents.shared.tables[intent])?()
            tables[intent] = table
            return table
        }
    }

    // MARK: Intents

    /// - Parameter request: the identifier of the request; it becomes the intent's, by which an app does a request once.
    /// - Throws: `intent.unknown-class` when this process has no such intent class, `value.malformed` when a value is not of
    ///   its parameter's type.
    public static func makeIntent(_ object: IntentObject, request: String? = nil) throws(HarkError) -> INIntent {
        guard let type = ClassRegistry.type(named: object.typeName) as? INIntent.Type else {
            throw HarkError("intent.unknown-class", ["intent": object.typeName], detail: "no class \(object.typeName)")
        }
        do {
            let intent = try type.make(from: .object(object))
            if let request { intent.setField(INIntent.identifierField, request) }
            return intent
        } catch let error as HarkError {
            throw error
        } catch {
            throw HarkError("value.malformed", ["type": object.typeName], detail: "\(error)")
        }
    }

    public static func object(of intent: INIntent) -> IntentObject { intent.intentObject }

    // MARK: Handlers

    /// The name of the protocol that handlers of the intent adopt; nil when no app handles it.
    public static func protocolName(for intent: String) -> String? { table(for: intent)?.protocolName }

    public static func adopts(_ handler: Any, intent: String) -> Bool { table(for: intent)?.adopts(handler) ?? false }

    /// Resolves one parameter; `.notImplemented` when the handler has no method for it.
    public static func resolve(
        _ handler: Any, intent: INIntent, parameter: String, report: @escaping @Sendable (RuntimeDiagnostic) -> Void,
        completion: @escaping @Sendable (Resolution) -> Void
    ) {
        let attempts = table(for: type(of: intent)._schema.name)?.resolve[parameter] ?? []
        run(attempts[...], handler, intent, report, .notImplemented, completion)
    }

    public static func confirm(
        _ handler: Any, intent: INIntent, report: @escaping @Sendable (RuntimeDiagnostic) -> Void,
        completion: @escaping @Sendable (PhaseAnswer) -> Void
    ) {
        let attempts = table(for: type(of: intent)._schema.name)?.confirm ?? []
        run(attempts[...], handler, intent, report, .notImplemented, completion)
    }

    public static func handle(
        _ handler: Any, intent: INIntent, report: @escaping @Sendable (RuntimeDiagnostic) -> Void,
        completion: @escaping @Sendable (PhaseAnswer) -> Void
    ) {
        let attempts = table(for: type(of: intent)._schema.name)?.handle ?? []
        run(attempts[...], handler, intent, report, .notImplemented, completion)
    }

    /// Lets one method that takes every intent handle one, as an app's delegate may have; `.notImplemented` when it is the
    /// default that `notImplemented(_:)` marks.
    /// - Parameter method: as `#function` names it.
    public static func handle(
        by method: String, intent: INIntent, report: @escaping @Sendable (RuntimeDiagnostic) -> Void,
        call: (INIntent, @escaping @Sendable (INIntentResponse) -> Void) -> Void, completion: @escaping @Sendable (PhaseAnswer) -> Void
    ) {
        let codeName = table(for: type(of: intent)._schema.name)?.codeName ?? { _ in nil }
        CompletionGate<PhaseAnswer>.call(
            method, isArray: false, released: .released, report: report, answers: completion, otherwise: { completion(.notImplemented) }
        ) { complete in call(intent) { complete(.response($0.answer(codeName: codeName))) } }
    }

    // MARK: Options and default values

    /// The options of a parameter of an app's own intent, as an `OptionsAnswer`. Fails with `app.options-failed` and the
    /// text of the app's error, with `request.options-not-implemented` when the handler has no method for it, and with
    /// `request.options-unavailable` for a parameter that has none, as those of built-in intents.
    /// - Parameter searchTerm: what the person has typed so far; passed on to methods that take one.
    public static func options(
        _ handler: Any, intent: INIntent, parameter: String, searchTerm: String?,
        report: @escaping @Sendable (RuntimeDiagnostic) -> Void,
        completion: @escaping @Sendable (Result<IntentValue, HarkError>) -> Void
    ) {
        let attempts = table(for: type(of: intent)._schema.name)?.options[parameter] ?? []
        guard !attempts.isEmpty else { return completion(.failure(optionsUnavailable(intent, parameter))) }
        let name = type(of: intent)._schema.name
        let missing = HarkError(
            "request.options-not-implemented", ["intent": name, "parameter": parameter],
            detail: "\(type(of: handler)) has no method that provides options for \(parameter) of \(name)")
        run(attempts.map { $0(searchTerm) }[...], handler, intent, report, .failure(missing), completion)
    }

    /// The default value of a parameter of an app's own intent, `.null` when the handler gives none; fails as `options` for
    /// a parameter that can have none.
    public static func defaultValue(
        _ handler: Any, intent: INIntent, parameter: String,
        report: @escaping @Sendable (RuntimeDiagnostic) -> Void,
        completion: @escaping @Sendable (Result<IntentValue, HarkError>) -> Void
    ) {
        let attempts = table(for: type(of: intent)._schema.name)?.defaults[parameter] ?? []
        guard !attempts.isEmpty else { return completion(.failure(optionsUnavailable(intent, parameter))) }
        run(attempts[...], handler, intent, report, .success(.null), completion)
    }

    private static func optionsUnavailable(_ intent: INIntent, _ parameter: String) -> HarkError {
        let name = type(of: intent)._schema.name
        return HarkError(
            "request.options-unavailable", ["intent": name, "parameter": parameter],
            detail: "\(name).\(parameter): the app provides no options for it")
    }

    private static func run<Answer: Sendable>(
        _ attempts: ArraySlice<IntentHandlerTable.Attempt<Answer>>, _ handler: Any, _ intent: INIntent,
        _ report: @escaping @Sendable (RuntimeDiagnostic) -> Void, _ otherwise: Answer,
        _ completion: @escaping @Sendable (Answer) -> Void
    ) {
        guard let attempt = attempts.first else { return completion(otherwise) }
        let sent = HandlerCall(handler: handler, intent: intent)
        attempt(
            handler, intent, report,
            { run(attempts.dropFirst(), sent.handler, sent.intent, report, otherwise, completion) }, completion)
    }
}

/// An app's objects, which one call at a time uses.
private struct HandlerCall: @unchecked Sendable {
    let handler: Any
    let intent: INIntent
}
