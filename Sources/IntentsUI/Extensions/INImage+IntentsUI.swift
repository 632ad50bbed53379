import Foundation
import Intents
import UIKit

extension INImage {
    /// A picture of the app: its bytes or its name.
    public convenience init(uiImage: UIImage) {
        if let data = uiImage.data { self.init(imageData: data) } else { self.init(named: uiImage.systemName ?? uiImage.name ?? "") }
    }
    public convenience init(cgImage: CGImage) { self.init(uiImage: UIImage(cgImage: cgImage)) }

    /// The size, in points, of pictures beside a response of this kind.
    public class func imageSize(for intentResponse: INIntentResponse) -> CGSize { CGSize(width: 60, height: 60) }
}
