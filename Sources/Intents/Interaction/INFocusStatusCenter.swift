import Foundation

/// Whether the person lets no one disturb them. Hark knows no such state: access is restricted and the status unknown.
open class INFocusStatusCenter: NSObject {
    public override init() { super.init() }

    nonisolated(unsafe) private static let center = INFocusStatusCenter()
    open class var `default`: INFocusStatusCenter { center }

    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }

    open func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {
        completionHandler?(authorizationStatus)
    }

    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { authorizationStatus }
}
