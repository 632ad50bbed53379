import AppSupport
import Foundation

/// A picture: bytes, a URL, or a name in the app's bundle or the system's.
open class INImage: _SchemaObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let schema = _Schema("INImage", [
        _Field("name", String.self), _Field("systemName", String.self), _Field("data", Data.self),
        _Field("url", URL.self), _Field("width", Double.self), _Field("height", Double.self),
    ])
    open override class var _schema: _Schema { schema }

    /// A picture of the app's bundle.
    public init(named name: String) {
        super.init()
        setField("name", name)
    }

    /// The bytes of a picture file.
    public init(imageData: Data) {
        super.init()
        setField("data", imageData)
    }

    public init?(url URL: URL) {
        super.init()
        setField("url", URL)
    }

    /// - Parameters: width and height in points.
    public init?(url URL: URL, width: Double, height: Double) {
        super.init()
        setField("url", URL)
        setField("width", width)
        setField("height", height)
    }

    /// A symbol of the system.
    open class func systemImageNamed(_ systemImageName: String) -> Self {
        let image = blank()
        image.setField("systemName", systemImageName)
        return image
    }

    package var name: String? { field("name") }
    package var systemName: String? { field("systemName") }
    package var data: Data? { field("data") }
    package var url: URL? { field("url") }
    package var size: CGSize? {
        guard let width: Double = field("width"), let height: Double = field("height") else { return nil }
        return CGSize(width: width, height: height)
    }
}
