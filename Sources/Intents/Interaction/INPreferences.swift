import AppSupport
import Foundation
import IntentSchema
import IntentWire

/// Whether the app may take part in requests, and the language they are in.
open class INPreferences: NSObject {
    public override init() { super.init() }

    /// `.notDetermined` when there is no host to ask.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
        do throws(HarkError) {
            return status(try HostLink.shared.callAndWait(.permissionStatus, payload))
        } catch {
            HostLink.shared.diagnose(error)
            return .notDetermined
        }
    }

    /// Asks the person unless they have answered before. The handler runs on another thread; without a host with
    /// `.notDetermined`.
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        let handler = HostCompletion(handler)
        HostLink.shared.call(.permissionRequest, payload) { result in
            switch result {
            case .success(let answer): handler.call(status(answer))
            case .failure(let error):
                HostLink.shared.diagnose(error)
                handler.call(.notDetermined)
            }
        }
    }

    open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestSiriAuthorization { continuation.resume(returning: $0) }
        }
    }

    /// The language of the request, BCP 47; without a host the process's own.
    open class func siriLanguageCode() -> String {
        HostLink.shared.hello?.locale ?? Locale.current.identifier(.bcp47)
    }

    private static var payload: IntentValue { PermissionCall(permission: "siri").value }

    private static func status(_ answer: IntentValue) -> INSiriAuthorizationStatus {
        do throws(HarkError) {
            switch try PermissionStatus(answer) {
            case .notDetermined: return .notDetermined
            case .restricted: return .restricted
            case .denied: return .denied
            case .authorized: return .authorized
            }
        } catch {
            HostLink.shared.diagnose(error)
            return .notDetermined
        }
    }
}
