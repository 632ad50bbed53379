import AppSupport
import Foundation

/// What a person may want to hear next. Hark has no place that shows such suggestions yet, and says so to the developer.
open class INUpcomingMediaManager: NSObject {
    public override init() { super.init() }

    nonisolated(unsafe) private static let manager = INUpcomingMediaManager()
    open class var shared: INUpcomingMediaManager { manager }

    open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
        HostLink.shared.diagnose(.init("media.suggestions-unavailable", detail: "\(intents.count) intents are not shown"))
    }

    open func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
        HostLink.shared.diagnose(.init("media.suggestions-unavailable", detail: "the prediction mode has no effect"))
    }
}

extension INUserContext {
    /// Makes the context the one that the host should take into account; it reads none yet, and says so.
    public func becomeCurrent() {
        HostLink.shared.diagnose(.init("media.context-unavailable", detail: "\(type(of: self)) has no effect"))
    }
}
