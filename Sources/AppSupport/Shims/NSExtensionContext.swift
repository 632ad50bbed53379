import Foundation

/// The circumstances in which an extension runs. An Intents extension gets its requests by its handlers, so that there are
/// no input items here, and completing or cancelling ends nothing.
open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }

    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(true)
    }

    open func cancelRequest(withError error: any Error) {
        HostLink.shared.diagnose(.init("extension.cancelled", detail: "\(error)"))
    }

    /// An extension opens no URL by itself: as on Apple's systems outside a Today widget, the answer is false.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
}

public protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}
