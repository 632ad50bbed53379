import Foundation
package import IntentSchema
package import IntentWire

/// The main loop of a process that serves Hark.
package enum HostLoop {
    /// Serves the host until it says goodbye or is gone; the main thread runs its queue and run loop.
    /// - Parameters:
    ///   - receive: takes the host's calls, on the reading thread.
    ///   - alone: called instead when there is no host, with why.
    package static func run(_ receive: @escaping WireChannel.Handler, alone: (HarkError) -> Never) -> Never {
        // A line is a line for the host also when it reads through a pipe, and nothing is lost in a crash.
        setvbuf(stdout, nil, _IOLBF, 0)
        HostLink.shared.serve(receive, onClose: { _ in leave(EXIT_SUCCESS) })
        do throws(HarkError) {
            try HostLink.shared.connect()
        } catch {
            alone(error)
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Ends the process of an extension that was started without Hark.
    package static func refuse(_ kind: String, _ error: HarkError) -> Never {
        let name = ProcessInfo.processInfo.processName
        FileHandle.standardError.write(Data("\(name): \(kind) is started by Hark and ends with it (\(error))\n".utf8))
        leave(EXIT_FAILURE)
    }

    /// Ends the process without waiting for what its code may still be doing on other threads.
    package static func leave(_ status: Int32) -> Never {
        fflush(stdout)
        _exit(status)
    }
}
