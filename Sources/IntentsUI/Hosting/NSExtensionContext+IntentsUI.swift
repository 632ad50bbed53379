import Foundation
import UIKit

extension NSExtensionContext {
    /// The smallest size, in points, that a hosted view gets.
    public var hostedViewMinimumAllowedSize: CGSize { CGSize(width: 320, height: 0) }
    /// The largest size, in points, that a hosted view gets.
    public var hostedViewMaximumAllowedSize: CGSize { CGSize(width: 320, height: 568) }
    public func interfaceParametersDescription() -> String { "" }
}
