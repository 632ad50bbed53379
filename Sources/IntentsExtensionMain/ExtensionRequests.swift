import AppSupport
import Dispatch
import Foundation
internal import IntentSchema
internal import IntentWire
@_spi(Runtime) import Intents
import Synchronization

/// The requests under way in this extension or app: each has its handler, from `begin` to `end`, and its queue.
final class ExtensionRequests: Sendable {
    /// An app's object. Only the queue of its request calls it.
    struct Handler: @unchecked Sendable {
        let object: Any
        var className: String { String(reflecting: type(of: object)) }
    }

    private struct Request {
        let queue: DispatchQueue
        var handler: Handler?
        /// What the handler tells of later responses, while the host wants to know.
        var updates: Updates?
    }

    /// The observer is kept for a handler that does not; the intent is the one that it was started for.
    private struct Updates: @unchecked Sendable {
        let observer: AnyObject
        let intent: INIntent
    }

    /// Made once, on the main thread, when the first request begins.
    private struct Principal: @unchecked Sendable {
        let make: [String: @MainActor () -> AnyObject]
        var object: AnyObject?
    }

    private let link: HostLink
    private let principal: Mutex<Principal>
    /// An app's way to a handler, on the main thread; nil for an extension, which has a principal object.
    private let handlerFor: (@MainActor @Sendable (INIntent) -> Any?)?
    private let requests = Mutex<[String: Request]>([:])

    init(principals: [String: @MainActor () -> AnyObject], link: HostLink) {
        principal = Mutex(Principal(make: principals, object: nil))
        handlerFor = nil
        self.link = link
    }

    init(handlerFor: @escaping @MainActor @Sendable (INIntent) -> Any?, link: HostLink) {
        principal = Mutex(Principal(make: [:], object: nil))
        self.handlerFor = handlerFor
        self.link = link
    }

    // MARK: The host's calls, on the reading thread

    func receive(_ call: IncomingCall) {
        switch call.method {
        case .begin, .resolve, .confirm, .handle, .options, .defaultValue, .startUpdates, .end:
            do throws(HarkError) {
                if call.method == .end { return try end(call) }
                try dispatch(call, try RequestCall(call.payload))
            } catch {
                call.fail(error)
            }
        case .shutDown:
            call.answer(.null)
            HostLoop.leave(EXIT_SUCCESS)
        default: call.fail(HarkError("wire.unknown-method", detail: call.method.rawValue))
        }
    }

    private func end(_ call: IncomingCall) throws(HarkError) {
        let identifier = try MessageReader(call.payload, "request").string("request")
        let request = requests.withLock { $0.removeValue(forKey: identifier) }
        // The handler goes where its methods ran.
        if let request {
            request.queue.async {
                if let handler = request.handler, let updates = request.updates {
                    IntentRuntime.stopUpdates(handler.object, intent: updates.intent)
                }
                withExtendedLifetime(request.handler?.object) {}
            }
        }
        call.answer(.null)
    }

    private func dispatch(_ call: IncomingCall, _ message: RequestCall) throws(HarkError) {
        let isBegin = call.method == .begin
        let queue: DispatchQueue? = requests.withLock { requests in
            if let request = requests[message.request] { return isBegin ? nil : request.queue }
            guard isBegin else { return nil }
            let queue = DispatchQueue(label: "org.hark.request.\(message.request)")
            requests[message.request] = Request(queue: queue, handler: nil)
            return queue
        }
        guard let queue else {
            throw HarkError(
                isBegin ? "request.begun-twice" : "request.unknown", ["request": message.request],
                detail: "\(call.method) for request \(message.request)")
        }
        queue.async { [self] in isBegin ? begin(call, message) : perform(call, message) }
    }

    // MARK: On the request's queue

    private func begin(_ call: IncomingCall, _ message: RequestCall) {
        LaunchMarks.reach("begin")
        do throws(HarkError) {
            let answer = try findHandler(message)
            LaunchMarks.reach("handler")
            LaunchMarks.tell(link)
            if case .ready = answer {} else { requests.withLock { _ = $0.removeValue(forKey: message.request) } }
            call.answer(answer.value)
        } catch {
            requests.withLock { _ = $0.removeValue(forKey: message.request) }
            call.fail(error)
        }
    }

    private func findHandler(_ message: RequestCall) throws(HarkError) -> BeginAnswer {
        let intent: INIntent
        do throws(HarkError) {
            intent = try IntentRuntime.makeIntent(message.intent, request: message.request)
        } catch  where error.identifier == "intent.unknown-class" {
            return .unknownIntent
        }
        guard let object = try object(for: intent) else { return .noHandler }
        let handler = Handler(object: object)
        guard IntentRuntime.adopts(object, intent: message.intent.typeName) else {
            return .wrongType(
                handlerClass: handler.className,
                expected: IntentRuntime.protocolName(for: message.intent.typeName) ?? "a handling protocol")
        }
        requests.withLock { $0[message.request]?.handler = handler }
        return .ready(handlerClass: handler.className)
    }

    private func object(for intent: INIntent) throws(HarkError) -> Any? {
        if let handlerFor {
            // An app's delegate is asked where it lives.
            nonisolated(unsafe) let intent = intent
            return DispatchQueue.main.sync { MainActor.assumeIsolated { handlerFor(intent).map { Handler(object: $0) } } }?.object
        }
        let principal = try principalObject()
        LaunchMarks.reach("principal")
        guard let providing = principal as? any INIntentHandlerProviding else {
            throw HarkError(
                "extension.principal-without-handlers", ["class": String(reflecting: type(of: principal))],
                detail: "the principal class is neither an INExtension nor an INIntentHandlerProviding")
        }
        return providing.handler(for: intent)
    }

    private func principalObject() throws(HarkError) -> AnyObject {
        let made = Mutex<Result<Principal, HarkError>?>(nil)
        let wanted = link.hello?.principalClass ?? ""
        // Without holding a lock: the initialiser is the app's.
        DispatchQueue.main.sync {
            let current = principal.withLock { $0 }
            if current.object != nil { return made.withLock { $0 = .success(current) } }
            guard let name = PrincipalClass.find(wanted, among: current.make.keys), let make = current.make[name] else {
                let known = current.make.keys.sorted().joined(separator: ", ")
                return made.withLock {
                    $0 = .failure(
                        HarkError(
                            "extension.no-principal-class", ["class": wanted],
                            detail: "NSExtensionPrincipalClass is '\(wanted)'; this extension was built with \(known)"))
                }
            }
            let object = Principal(make: [:], object: MainActor.assumeIsolated { make() })
            principal.withLock { $0.object = object.object }
            made.withLock { $0 = .success(object) }
        }
        guard let object = try made.withLock({ $0 })?.get().object else { throw HarkError("extension.no-principal-class") }
        return object
    }

    private func perform(_ call: IncomingCall, _ message: RequestCall) {
        // Given up while it waited for its turn.
        if call.isCancelled { return }
        do throws(HarkError) {
            guard let handler = requests.withLock({ $0[message.request]?.handler }) else {
                throw HarkError(
                    "request.unknown", ["request": message.request], detail: "\(call.method) without a handler")
            }
            let intent = try IntentRuntime.makeIntent(message.intent, request: message.request)
            try perform(call, message, handler, intent)
        } catch {
            call.fail(error)
        }
    }

    private func perform(
        _ call: IncomingCall, _ message: RequestCall, _ handler: Handler, _ intent: INIntent
    ) throws(HarkError) {
        let report: @Sendable (RuntimeDiagnostic) -> Void = { [link] diagnostic in
            link.notify(
                .diagnostic,
                Diagnostic(HarkError(diagnostic.identifier, detail: diagnostic.detail), request: message.request).value)
        }
        let late: @Sendable () -> Void = {
            guard call.isCancelled else { return }
            report(
                RuntimeDiagnostic(
                    identifier: "completion.after-cancel",
                    detail: "\(call.method): answered after the host had given it up; dropped"))
        }
        let answer: @Sendable (IntentValue) -> Void = {
            late()
            call.answer($0)
        }
        let outcome: @Sendable (Result<IntentValue, HarkError>) -> Void = {
            late()
            call.answer($0)
        }
        switch call.method {
        case .startUpdates: call.answer(.boolean(startUpdates(message.request, handler, intent)))
        case .resolve:
            let parameter = try Self.parameter(message)
            IntentRuntime.resolve(handler.object, intent: intent, parameter: parameter, report: report) { answer($0.value) }
        case .confirm: IntentRuntime.confirm(handler.object, intent: intent, report: report) { answer($0.value) }
        case .handle: IntentRuntime.handle(handler.object, intent: intent, report: report) { answer($0.value) }
        case .options:
            let parameter = try Self.parameter(message)
            IntentRuntime.options(
                handler.object, intent: intent, parameter: parameter, searchTerm: message.searchTerm, report: report,
                completion: outcome)
        default:
            let parameter = try Self.parameter(message)
            IntentRuntime.defaultValue(
                handler.object, intent: intent, parameter: parameter, report: report, completion: outcome)
        }
    }

    // MARK: Later responses

    /// - Returns: whether the handler tells of later responses.
    private func startUpdates(_ request: String, _ handler: Handler, _ intent: INIntent) -> Bool {
        stopUpdates(request, handler)
        let observer = IntentRuntime.startUpdates(handler.object, intent: intent) { [link] answer in
            link.notify(.update, Update(request: request, answer: answer).value)
        }
        guard let observer else { return false }
        let updates = Updates(observer: observer, intent: intent)
        requests.withLock { $0[request]?.updates = updates }
        return true
    }

    private func stopUpdates(_ request: String, _ handler: Handler) {
        let updates = requests.withLock { requests in
            defer { requests[request]?.updates = nil }
            return requests[request]?.updates
        }
        if let updates { IntentRuntime.stopUpdates(handler.object, intent: updates.intent) }
    }

    private static func parameter(_ message: RequestCall) throws(HarkError) -> String {
        guard let parameter = message.parameter else {
            throw HarkError("wire.malformed", detail: "request.parameter: missing")
        }
        return parameter
    }
}
