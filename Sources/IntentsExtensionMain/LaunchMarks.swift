import AppSupport
internal import CHarkIntents
import Foundation
internal import IntentSchema
internal import IntentWire
import Synchronization

/// When this process reached the stages of its launch: told once, with the first request, to a host that asked for it. By the system's
/// monotonic clock, which host and process share.
enum LaunchMarks {
    /// The environment variable that asks.
    private static let variable = "HARK_MARKS"
    private static let isWanted = ProcessInfo.processInfo.environment[variable] == "1"
    private static let reached = Mutex<[String: Int64]?>([:])

    /// Notes the first time that a stage is reached.
    static func reach(_ stage: String) {
        guard isWanted else { return }
        let now = hark_monotonic_nanoseconds()
        reached.withLock { marks in
            if marks?[stage] == nil { marks?[stage] = now }
        }
    }

    /// Tells the host, the first time.
    static func tell(_ link: HostLink) {
        guard isWanted,
            var marks = reached.withLock({ marks in
                defer { marks = nil }
                return marks
            })
        else { return }
        marks["loaded"] = hark_loaded_nanoseconds()
        link.notify(.marks, .object(IntentObject("marks", marks.mapValues(IntentValue.integer))))
    }
}
