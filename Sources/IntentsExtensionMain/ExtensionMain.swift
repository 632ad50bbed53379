import AppSupport
import Foundation
internal import IntentSchema
internal import IntentWire
import Intents

/// The main loop of an Intents extension.
///
/// An extension's author writes no main: the `ExtensionEntryPoint` plug-in makes one that calls `run`.
///
/// Handler methods run on a queue of their request, never on the main thread, which only serves its queue and run loop. So a
/// handler may wait (a semaphore, a dispatch group) for something that answers on the main queue. The principal object is
/// made on the main thread.
public enum ExtensionMain {
    /// Serves the host until it says goodbye or is gone.
    /// - Parameter principals: how to make the principal object, by the class's name without its module. The bundle's
    ///   `NSExtensionPrincipalClass` says which one is meant.
    public static func run(principals: [String: @MainActor () -> AnyObject]) -> Never {
        // A line is a line for the host also when it reads through a pipe, and nothing is lost in a crash.
        setvbuf(stdout, nil, _IOLBF, 0)
        let link = HostLink.shared
        let requests = ExtensionRequests(principals: principals, link: link)
        link.serve({ requests.receive($0) }, onClose: { _ in leave(EXIT_SUCCESS) })
        do throws(HarkError) {
            try link.connect()
        } catch {
            let name = ProcessInfo.processInfo.processName
            FileHandle.standardError.write(
                Data("\(name): an Intents extension is started by Hark and ends with it (\(error))\n".utf8))
            leave(EXIT_FAILURE)
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Ends the process without waiting for what handlers may still be doing on other threads.
    static func leave(_ status: Int32) -> Never {
        fflush(stdout)
        _exit(status)
    }
}
