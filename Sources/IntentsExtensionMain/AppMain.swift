import AppSupport
import Foundation
package import IntentSchema
internal import IntentWire
@_spi(Runtime) import Intents

/// The main loop of an app without a user interface of its own: what a command-line app that Hark opens runs on.
public enum AppMain {
    /// Runs until the host says goodbye or is gone. Started by hand, without a host, it calls `opened` once and ends.
    /// - Parameters:
    ///   - opened: called on the main thread each time the app is opened, with the activity that it continues.
    ///   - handlerFor: finds the object that handles an intent in the background, as `application(_:handlerFor:)` does;
    ///     called on the main thread.
    public static func run(opened: @escaping @MainActor (NSUserActivity?) -> Void, handlerFor: (@MainActor (INIntent) -> Any?)? = nil) -> Never {
        run(App(opened: opened, handlerFor: handlerFor, handle: nil, screen: nil, closing: nil))
    }

    /// As above, for an app with a screen, which stays open until Hark closes it.
    /// - Parameters:
    ///   - handle: hands the intent to a method that takes every intent, as `application(_:handle:completionHandler:)`, when
    ///     `handlerFor` gives nothing.
    ///   - screen: what the app shows, once it was opened.
    ///   - closing: called before the process ends.
    package static func run(
        opened: @escaping @MainActor (NSUserActivity?) -> Void, handlerFor: @escaping @MainActor (INIntent) -> Any?, handle: AppHandling,
        screen: @escaping @MainActor () -> ViewAnswer, closing: @escaping @MainActor () -> Void
    ) -> Never { run(App(opened: opened, handlerFor: handlerFor, handle: handle, screen: screen, closing: closing)) }

    private static func run(_ app: App) -> Never {
        HostLoop.run({ app.receive($0) }) { _ in
            MainActor.assumeIsolated { app.opened(nil) }
            HostLoop.leave(EXIT_SUCCESS)
        }
    }
}

/// An app's one method for every intent.
package struct AppHandling {
    /// As `#function` names it.
    let method: String
    let call: @MainActor (INIntent, @escaping (INIntentResponse) -> Void) -> Void

    package init(_ method: String, _ call: @escaping @MainActor (INIntent, @escaping (INIntentResponse) -> Void) -> Void) {
        self.method = method
        self.call = call
    }
}

private final class App: @unchecked Sendable {
    let opened: @MainActor (NSUserActivity?) -> Void
    private let handlerFor: (@MainActor (INIntent) -> Any?)?
    private let handle: AppHandling?
    private let screen: (@MainActor () -> ViewAnswer)?
    private let closing: (@MainActor () -> Void)?
    /// Requests that the app answers itself, as an extension would.
    private let requests: ExtensionRequests?

    init(
        opened: @escaping @MainActor (NSUserActivity?) -> Void, handlerFor: (@MainActor (INIntent) -> Any?)?, handle: AppHandling?,
        screen: (@MainActor () -> ViewAnswer)?, closing: (@MainActor () -> Void)?
    ) {
        self.opened = opened
        self.handlerFor = handlerFor
        self.handle = handle
        self.screen = screen
        self.closing = closing
        nonisolated(unsafe) let find = handlerFor
        requests = find.map { find in ExtensionRequests(handlerFor: { find($0) }, link: HostLink.shared) }
    }

    func receive(_ call: IncomingCall) {
        switch call.method {
        case .openActivity:
            do throws(HarkError) {
                let message = try OpenCall(call.payload)
                DispatchQueue.main.async { MainActor.assumeIsolated { self.open(call, message) } }
            } catch {
                call.fail(error)
            }
        case .shutDown:
            call.answer(.null)
            // One without a screen may be busy on its main thread, and has nothing to be told.
            guard let closing else { HostLoop.leave(EXIT_SUCCESS) }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { closing() }
                HostLoop.leave(EXIT_SUCCESS)
            }
        default:
            guard let requests else { return call.fail(HarkError("wire.unknown-method", detail: call.method.rawValue)) }
            requests.receive(call)
        }
    }

    @MainActor private func open(_ call: IncomingCall, _ message: OpenCall) {
        do {
            if message.mode == .background { return try handle(call, message) }
            let activity = try message.activity.map { try NSUserActivity($0) }
            guard let screen else {
                // Delivered: the app may end itself in `opened`.
                call.answer(.null)
                return opened(activity)
            }
            opened(activity)
            // What the app has put off until its launch is over is part of the picture.
            DispatchQueue.main.async { MainActor.assumeIsolated { call.answer(screen().value) } }
        } catch {
            call.fail(error as? HarkError ?? HarkError("app.open-failed", detail: "\(error)"))
        }
    }

    @MainActor private func handle(_ call: IncomingCall, _ message: OpenCall) throws {
        guard let object = message.intent else { throw HarkError("wire.malformed", detail: "open.intent: missing") }
        let intent = try IntentRuntime.makeIntent(object, request: message.request)
        let report: @Sendable (RuntimeDiagnostic) -> Void = { HostLink.shared.diagnose(HarkError($0.identifier, detail: $0.detail)) }
        let answer: @Sendable (PhaseAnswer) -> Void = { call.answer($0.value) }
        if let handler = handlerFor?(intent) {
            guard IntentRuntime.adopts(handler, intent: object.typeName) else {
                throw HarkError(
                    "app.no-handler", ["intent": object.typeName],
                    detail: "\(type(of: handler)) is no \(IntentRuntime.protocolName(for: object.typeName) ?? "handler")")
            }
            return IntentRuntime.handle(handler, intent: intent, report: report, completion: answer)
        }
        guard let handle else {
            throw HarkError("app.no-handler", ["intent": object.typeName], detail: "the app gives no handler for \(object.typeName)")
        }
        IntentRuntime.handle(by: handle.method, intent: intent, report: report, call: { handle.call($0, $1) }, completion: answer)
    }
}
