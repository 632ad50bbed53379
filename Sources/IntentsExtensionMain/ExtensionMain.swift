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
        LaunchMarks.reach("main")
        let requests = ExtensionRequests(principals: principals, link: HostLink.shared)
        HostLoop.run({ requests.receive($0) }, alone: { HostLoop.refuse("an Intents extension", $0) })
    }
}
