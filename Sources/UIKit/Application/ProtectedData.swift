import Foundation
internal import IntentSchema
internal import IntentWire
import Synchronization

// Data that an app keeps under protection: Hark keeps none encrypted, but says when it would not be there.
extension UIApplication {
    public class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }
    public class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }

    /// Asked of Hark each time; without a host nothing is locked.
    nonisolated static var askWhetherDataIsAvailable: Bool {
        do throws(HarkError) {
            return try DeviceMessage(try HostLink.shared.callAndWait(.deviceStatus, .null)).isProtectedDataAvailable
        } catch {
            if error.identifier != "host.absent" { HostLink.shared.diagnose(error) }
            return true
        }
    }
}

extension AppLaunch {
    /// Passes on what Hark says of the lock, when it changes what can be read.
    nonisolated func watchProtectedData() {
        HostLink.shared.watchDevice { device in
            DispatchQueue.main.async { MainActor.assumeIsolated { self.protectedData(isAvailable: device.isProtectedDataAvailable) } }
        }
    }

    package func protectedData(isAvailable: Bool) {
        guard isAvailable != dataWasAvailable else { return }
        dataWasAvailable = isAvailable
        let (application, delegate) = (UIApplication.shared, UIApplication.shared.delegate)
        if isAvailable { delegate?.applicationProtectedDataDidBecomeAvailable(application) }
        if !isAvailable { delegate?.applicationProtectedDataWillBecomeUnavailable(application) }
        NotificationCenter.default.post(
            name: isAvailable
                ? UIApplication.protectedDataDidBecomeAvailableNotification : UIApplication.protectedDataWillBecomeUnavailableNotification,
            object: application)
    }
}
