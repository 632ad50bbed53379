import Foundation
import HarkApps
import HarkDialogue
import HarkEvents
import IntentSchema
import IntentWire
import Synchronization

/// An app's answer to one effect of the dialogue, with what belongs into the journal beside it.
struct GatewayAnswer: Sendable {
    var answer: AppAnswer
    var events: [DialogueEvent] = []
    var measured: [String: IntentValue] = [:]
}

/// The dialogue's effects turned into calls to processes.
final class AppGateway: Sendable {
    private struct State {
        var requests: [String: AppRequest] = [:]
        /// Requests that are over and whose later responses somebody wants to know.
        var followed: [String: AppRequest] = [:]
        /// The call under way for a request, so that the end of the request can give it up.
        var calls: [String: Task<Void, Never>] = [:]
        var failures: [String: [String: IntentValue]] = [:]
        /// Apps that were brought to the foreground and may still run.
        var opened: [RunningApp] = []
    }

    private let pool: ProcessPool
    private let registry: AppRegistry
    let context: ProcessContext
    /// Whether an app in the foreground writes to Hark's own output.
    let sharesOutput: Bool
    private let state = Mutex(State())

    init(pool: ProcessPool, registry: AppRegistry, context: ProcessContext, sharesOutput: Bool) {
        self.pool = pool
        self.registry = registry
        self.context = context
        self.sharesOutput = sharesOutput
    }

    /// - Parameter locale: the request's language, which follows the sentence: the app answers in it too.
    func begin(_ bundle: String, _ intent: IntentObject, locale: String, _ key: String) async throws(HarkError) -> GatewayAnswer {
        let app = try registry.app(identifier: bundle)
        // The person wanted another app after the first had begun.
        if let other = state.withLock({ $0.requests.removeValue(forKey: key) }) { await other.end() }
        let request = try await named(key) { () throws(AppFailure) in
            try await self.pool.begin(key, app, intent, self.context(locale))
        }
        state.withLock { $0.requests[key] = request }
        var measured = Self.milliseconds(request.times)
        measured["pid"] = .integer(Int64(request.pid))
        let considered = app.bundle.route(of: intent.typeName).map {
            IntentValue.object(IntentObject("Part", ["bundle": .string($0.bundle), "why": .string($0.why)]))
        }
        let launched = DialogueEvent(
            .launched, ["app": .string(app.displayName), "reused": .boolean(request.isReused), "considered": .array(considered)])
        return GatewayAnswer(
            answer: .began(handlerClass: request.handlerClass), events: [launched], measured: measured)
    }

    private func context(_ locale: String) -> ProcessContext {
        var context = context
        context.locale = locale
        return context
    }

    func resolve(_ parameter: String, _ intent: IntentObject, _ key: String) async throws(HarkError) -> GatewayAnswer {
        let request = try request(key)
        let timed = try await named(key) { () throws(AppFailure) in try await request.resolve(parameter, intent) }
        return GatewayAnswer(
            answer: .resolved(parameter: parameter, timed.value), measured: Self.milliseconds(timed.times))
    }

    /// The app's options for a parameter. An answer that is none, or is too large, is as good as no options.
    func options(
        _ parameter: String, searchTerm: String?, _ intent: IntentObject, _ key: String
    ) async throws(HarkError) -> GatewayAnswer {
        let request = try request(key)
        let timed = try await chosen(parameter) { () throws(HarkError) in
            try await self.named(key) { () throws(AppFailure) in
                try await request.options(parameter, intent, searchTerm: searchTerm)
            }
        }
        let options: ParameterOptions
        do throws(HarkError) {
            options = try OptionsAnswer(timed.value).options
        } catch {
            throw HarkError("app.options-failed", detail: "\(parameter): \(error.detail)")
        }
        return GatewayAnswer(
            answer: .options(parameter: parameter, options), measured: Self.milliseconds(timed.times))
    }

    /// The app's value for a parameter that was not said.
    func defaultValue(
        _ parameter: String, _ intent: IntentObject, _ key: String
    ) async throws(HarkError) -> GatewayAnswer {
        let request = try request(key)
        let timed = try await chosen(parameter) { () throws(HarkError) in
            try await self.named(key) { () throws(AppFailure) in try await request.defaultValue(parameter, intent) }
        }
        return GatewayAnswer(
            answer: .defaultValue(parameter: parameter, timed.value == .null ? nil : timed.value),
            measured: Self.milliseconds(timed.times))
    }

    /// Runs a call about what there is to choose from. An error that the app's code answered is no failure of the process: the
    /// request goes on without. A crash or silence is one.
    private func chosen<Value: Sendable>(
        _ parameter: String, _ call: () async throws(HarkError) -> Value
    ) async throws(HarkError) -> Value {
        do throws(HarkError) {
            return try await call()
        } catch {
            guard error.identifier == "app.failed" else { throw error }
            var arguments = error.arguments
            arguments["message"] = arguments["message"].map { String($0.prefix(Self.messageLength)) }
            throw HarkError("app.options-failed", arguments, detail: "\(parameter): \(error.detail)")
        }
    }

    /// Characters of an app's own error text that are told.
    private static let messageLength = 200

    func confirm(_ intent: IntentObject, _ key: String) async throws(HarkError) -> GatewayAnswer {
        let request = try request(key)
        let timed = try await named(key) { () throws(AppFailure) in try await request.confirm(intent) }
        return GatewayAnswer(answer: .confirmed(timed.value), measured: Self.milliseconds(timed.times))
    }

    func handle(_ intent: IntentObject, _ key: String) async throws(HarkError) -> GatewayAnswer {
        let request = try request(key)
        let timed = try await named(key) { () throws(AppFailure) in try await request.handle(intent) }
        return GatewayAnswer(answer: .handled(timed.value), measured: Self.milliseconds(timed.times))
    }

    /// Lets the app's Intents UI extension configure its view.
    func present(
        _ bundle: String, _ interaction: IntentObject, locale: String, _ key: String
    ) async throws(HarkError) -> GatewayAnswer {
        let app = try registry.app(identifier: bundle)
        let timed = try await named(key) { () throws(AppFailure) in
            try await self.pool.present(key, app, interaction, self.context(locale))
        }
        return GatewayAnswer(answer: .presented(timed.value), measured: Self.milliseconds(timed.times))
    }

    /// Opens the app's own process: in the foreground with the activity, or in the background to handle the intent.
    /// - Parameter description: the intent's, by which the code of the app's answer is judged.
    func open(
        _ bundle: String, mode: String, activity: UserActivity?, intent: IntentObject, _ description: IntentDescription?,
        locale: String, _ key: String
    ) async throws(HarkError) -> GatewayAnswer {
        let app = try registry.app(identifier: bundle)
        let isBackground = mode == OpenMode.background.rawValue
        let running = try await named(key) { () throws(AppFailure) in
            try await self.pool.open(
                app, self.context(locale), mode: isBackground ? .background : .foreground, activity: activity,
                intent: isBackground ? intent : nil, request: key, inheritsOutput: !isBackground && self.sharesOutput)
        }
        var measured = Self.milliseconds(running.times)
        measured["pid"] = .integer(Int64(running.pid))
        guard isBackground else {
            if !running.stoodOpen { state.withLock { $0.opened.append(running) } }
            // What the app asked while it opened is there before the request is over.
            await running.settled()
            let screen = running.screen.flatMap { $0.isShown ? DialogueEvent.presented($0, phase: "app") : nil }
            return GatewayAnswer(answer: .appOpened, events: screen.map { [$0] } ?? [], measured: measured)
        }
        if !running.stoodOpen { await running.shutDown() }
        switch running.answer {
        case .response(let response):
            let code = description?.codeName(of: response) ?? response.codeName ?? "failure"
            guard description?.followUp(of: code) ?? .standard(for: code) == .success else {
                throw HarkError("app.failed", ["app": app.displayName], detail: "handled in the app: \(code)")
            }
        case .notImplemented, nil:
            throw HarkError(
                "app.not-implemented", ["app": app.displayName], detail: "the app has no application(_:handle:completionHandler:)")
        case .released:
            throw HarkError("app.released", ["app": app.displayName], detail: "the app's completion was released uncalled")
        }
        return GatewayAnswer(answer: .appOpened, measured: measured)
    }

    /// Apps brought to the foreground so far; each is given out once.
    func takeOpened() -> [RunningApp] {
        state.withLock { state in
            defer { state.opened = [] }
            return state.opened
        }
    }

    /// The request is over: its handler may go, and a call that is still under way is given up.
    func end(_ key: String) {
        let (request, call) = state.withLock { state in
            state.failures[key] = nil
            return (state.requests.removeValue(forKey: key), state.calls.removeValue(forKey: key))
        }
        call?.cancel()
        if let request { Task { await request.end() } }
    }

    /// The request is over, but for its later responses: its handler stays until `unfollow`.
    func follow(_ key: String) {
        state.withLock { state in
            state.failures[key] = nil
            state.calls[key] = nil
            state.followed[key] = state.requests.removeValue(forKey: key)
        }
    }

    /// Asks the handler to tell of later responses.
    /// - Returns: whether it does.
    func startUpdates(_ intent: IntentObject, _ key: String) async throws(HarkError) -> Bool {
        guard let request = state.withLock({ $0.followed[key] }) else { return false }
        do throws(AppFailure) {
            return try await request.startUpdates(intent)
        } catch {
            throw error.error
        }
    }

    /// Nobody wants to know later responses any more: the handler is told to stop, and may go.
    func unfollow(_ key: String) {
        if let request = state.withLock({ $0.followed.removeValue(forKey: key) }) { Task { await request.end() } }
    }

    /// The process that serves a followed request.
    func follows(_ pid: Int32) -> [String] { state.withLock { $0.followed.filter { $0.value.pid == pid }.map(\.key).sorted() } }

    /// Remembers the task that serves a request's effect.
    func track(_ call: Task<Void, Never>, request key: String) { state.withLock { $0.calls[key] = call } }

    /// What was measured of a request's last failure.
    func measured(ofFailure key: String) -> [String: IntentValue] {
        state.withLock { $0.failures.removeValue(forKey: key) } ?? [:]
    }

    private func request(_ key: String) throws(HarkError) -> AppRequest {
        guard let request = state.withLock({ $0.requests[key] }) else {
            throw HarkError("app.cancelled", detail: "request \(key) is over")
        }
        return request
    }

    /// Runs a call; of a failure the error goes on, and what differs from run to run is kept for the journal.
    private func named<Value: Sendable>(
        _ key: String, _ call: () async throws(AppFailure) -> Value
    ) async throws(HarkError) -> Value {
        do throws(AppFailure) {
            return try await call()
        } catch {
            var measured = Self.milliseconds(error.times)
            if !error.lastLines.isEmpty { measured["lastLines"] = .array(error.lastLines.map { .string($0) }) }
            if let exit = error.exit { measured["exit"] = .string(exit.signalName ?? "exit code \(exit.code ?? -1)") }
            state.withLock { [measured] in $0.failures[key] = measured }
            throw error.error
        }
    }

    private static func milliseconds(_ times: PhaseTimes) -> [String: IntentValue] {
        let parts = ["launchMilliseconds": times.launch, "handshakeMilliseconds": times.handshake, "milliseconds": times.phase]
        return parts.compactMapValues { $0.map { .number($0) } }
    }
}
