import Foundation
import IntentSchema

/// How the handlers of one intent are called: made by generated code, one table an intent.
///
/// The attempts of a phase stand in the order in which they are tried: the newest spelling first (its completion form, then
/// its `async` form), then older overloads, then Swift 3's names. The first that the handler wrote is the answer, so that
/// two overloads of one method are never both called.
@_spi(Runtime) @_spi(Generated) public struct IntentHandlerTable: Sendable {
    typealias Report = @Sendable (RuntimeDiagnostic) -> Void
    /// Calls one form of a method. `next` is called instead of answering when the handler did not write it.
    typealias Attempt<Answer> =
        @Sendable (
            _ handler: Any, _ intent: INIntent, _ report: @escaping Report, _ next: @escaping @Sendable () -> Void,
            _ answer: @escaping @Sendable (Answer) -> Void
        ) -> Void

    let intentType: INIntent.Type
    var intentName: String { intentType._schema.name }
    let protocolName: String?
    let adopts: @Sendable (Any) -> Bool
    /// The name of a number of the response's codes.
    let codeName: @Sendable (Int) -> String?
    /// By parameter.
    var resolve: [String: [Attempt<Resolution>]] = [:]
    var confirm: [Attempt<PhaseAnswer>] = []
    var handle: [Attempt<PhaseAnswer>] = []
    /// Telling an observer of later responses, in the order in which the spellings are tried. Each answers whether the handler
    /// wrote it; the first with the observer, which the handler need not keep.
    var startUpdates: [@Sendable (_ handler: Any, _ intent: INIntent, _ send: @escaping @Sendable (PhaseAnswer) -> Void) -> AnyObject?] = []
    var stopUpdates: [@Sendable (_ handler: Any, _ intent: INIntent) -> Bool] = []
    /// By parameter: attempts for a search term, which is nil unless the person has typed something.
    var options: [String: [@Sendable (_ searchTerm: String?) -> Attempt<OptionsOutcome>]] = [:]
    /// By parameter.
    var defaults: [String: [Attempt<OptionsOutcome>]] = [:]
}

/// What a handler's method for options or for a default value gave: a value for the host, or why there is none.
typealias OptionsOutcome = Result<IntentValue, HarkError>

/// Builds a table. `Handler` is the protocol as an existential type, so that calls go through the handler's conformance.
@_spi(Generated) public struct HandlerTableBuilder<Handler, Intent: INIntent, Response: INIntentResponse> {
    public internal(set) var table: IntentHandlerTable
    private let codeName: @Sendable (Int) -> String?

    public init(_ protocolName: String, codeName: @escaping @Sendable (Int) -> String?) {
        table = IntentHandlerTable(intentType: Intent.self, protocolName: protocolName, adopts: { $0 is Handler }, codeName: codeName)
        self.codeName = codeName
    }

    // MARK: Completion forms

    public mutating func handle(
        _ method: String, _ call: @escaping @Sendable (Handler, Intent, @escaping @Sendable (Response) -> Void) -> Void
    ) { table.handle.append(phase(method, call)) }

    public mutating func confirm(
        _ method: String, _ call: @escaping @Sendable (Handler, Intent, @escaping @Sendable (Response) -> Void) -> Void
    ) { table.confirm.append(phase(method, call)) }

    public mutating func resolve<Result: INIntentResolutionResult>(
        _ parameter: String, _ method: String,
        _ call: @escaping @Sendable (Handler, Intent, @escaping @Sendable (Result) -> Void) -> Void
    ) {
        add(parameter, Self.completion(method, false, .released, call) { .single($0.outcome) })
    }

    public mutating func resolveEach<Result: INIntentResolutionResult>(
        _ parameter: String, _ method: String,
        _ call: @escaping @Sendable (Handler, Intent, @escaping @Sendable ([Result]) -> Void) -> Void
    ) {
        add(parameter, Self.completion(method, true, .released, call) { .elements($0.map(\.outcome)) })
    }

    // MARK: Async forms

    public mutating func handleAsync(_ method: String, _ call: @escaping @Sendable (Handler, Intent) async -> Response) {
        table.handle.append(Self.async(method, call, answer(codeName)))
    }

    public mutating func confirmAsync(_ method: String, _ call: @escaping @Sendable (Handler, Intent) async -> Response) {
        table.confirm.append(Self.async(method, call, answer(codeName)))
    }

    public mutating func resolveAsync<Result: INIntentResolutionResult>(
        _ parameter: String, _ method: String, _ call: @escaping @Sendable (Handler, Intent) async -> Result
    ) { add(parameter, Self.async(method, call) { .single($0.outcome) }) }

    public mutating func resolveEachAsync<Result: INIntentResolutionResult>(
        _ parameter: String, _ method: String, _ call: @escaping @Sendable (Handler, Intent) async -> [Result]
    ) { add(parameter, Self.async(method, call) { .elements($0.map(\.outcome)) }) }

    // MARK: Calling

    private mutating func add(_ parameter: String, _ attempt: @escaping IntentHandlerTable.Attempt<Resolution>) {
        table.resolve[parameter, default: []].append(attempt)
    }

    private func phase(
        _ method: String, _ call: @escaping @Sendable (Handler, Intent, @escaping @Sendable (Response) -> Void) -> Void
    ) -> IntentHandlerTable.Attempt<PhaseAnswer> { Self.completion(method, false, .released, call, answer(codeName)) }

    private func answer(_ codeName: @escaping @Sendable (Int) -> String?) -> @Sendable (Response) -> PhaseAnswer {
        { .response($0.answer(codeName: codeName)) }
    }

    static func completion<Value, Answer: Sendable>(
        _ method: String, _ isArray: Bool, _ released: Answer,
        _ call: @escaping @Sendable (Handler, Intent, @escaping @Sendable (Value) -> Void) -> Void,
        _ convert: @escaping @Sendable (Value) -> Answer
    ) -> IntentHandlerTable.Attempt<Answer> {
        { handler, intent, report, next, answer in
            guard let handler = handler as? Handler, let intent = intent as? Intent else { return next() }
            CompletionGate.call(
                method, of: "\(type(of: handler)).", isArray: isArray, released: released, report: report, answers: answer, otherwise: next
            ) { complete in call(handler, intent) { complete(convert($0)) } }
        }
    }

    static func async<Value, Answer: Sendable>(
        _ method: String, _ call: @escaping @Sendable (Handler, Intent) async -> Value,
        _ convert: @escaping @Sendable (Value) -> Answer
    ) -> IntentHandlerTable.Attempt<Answer> {
        { handler, intent, _, next, answer in
            guard let handler = handler as? Handler, let intent = intent as? Intent else { return next() }
            let sent = Unchecked((handler, intent))
            Task {
                let (handler, intent) = sent.value
                let probe = Probe(method)
                let value = await Probe.$current.withValue(probe) { await call(handler, intent) }
                if probe.isMarked { next() } else { answer(convert(value)) }
            }
        }
    }
}

/// Hands an app's objects to the task that calls its method: one call at a time, by the runtime's own rule.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
