import AppSupport
import Foundation
internal import IntentSchema
internal import IntentWire

/// The main loop of an Intents UI extension.
///
/// An extension's author writes no main: Xcode's build names the view controller in the Info.plist, and a generated entry point
/// calls `run`.
///
/// Everything of the extension runs on the main thread, as UIKit does: its controller is made there for the first view and kept
/// for the next ones.
public enum HostedViewMain {
    /// Serves the host until it says goodbye or is gone.
    public static func run() -> Never {
        let requests = MainActor.assumeIsolated { ViewRequests(link: HostLink.shared) }
        HostLoop.run({ receive($0, requests) }, alone: { HostLoop.refuse("an Intents UI extension", $0) })
    }

    /// On the reading thread.
    private static func receive(_ call: IncomingCall, _ requests: ViewRequests) {
        switch call.method {
        case .configureView:
            do throws(HarkError) {
                let message = try ViewCall(call.payload)
                DispatchQueue.main.async { MainActor.assumeIsolated { requests.take(call, message) } }
            } catch {
                call.fail(error)
            }
        case .shutDown:
            call.answer(.null)
            HostLoop.leave(EXIT_SUCCESS)
        default: call.fail(HarkError("wire.unknown-method", detail: call.method.rawValue))
        }
    }
}
