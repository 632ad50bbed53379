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
        // A line is a line for the host also when it reads through a pipe, and nothing is lost in a crash.
        setvbuf(stdout, nil, _IOLBF, 0)
        let link = HostLink.shared
        let requests = MainActor.assumeIsolated { ViewRequests(link: link) }
        link.serve({ receive($0, requests) }, onClose: { _ in leave(EXIT_SUCCESS) })
        do throws(HarkError) {
            try link.connect()
        } catch {
            let name = ProcessInfo.processInfo.processName
            FileHandle.standardError.write(
                Data("\(name): an Intents UI extension is started by Hark and ends with it (\(error))\n".utf8))
            leave(EXIT_FAILURE)
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
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
            leave(EXIT_SUCCESS)
        default: call.fail(HarkError("wire.unknown-method", detail: call.method.rawValue))
        }
    }

    /// Ends the process without waiting for what its code may still be doing on other threads.
    private static func leave(_ status: Int32) -> Never {
        fflush(stdout)
        _exit(status)
    }
}
