import Foundation

/// The bytes of a picture. Pixels are not decoded.
public final class CGImage {
    public let width: Int
    public let height: Int
    let data: Data?
    init(width: Int, height: Int, data: Data?) { (self.width, self.height, self.data) = (width, height, data) }
}

/// What a picture literal of the source makes.
public typealias _ImageLiteralType = UIImage

/// A picture: a file's bytes, or a symbol of the system by its name. Its size is read from the file; its pixels are not.
open class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral {
    public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    package let name: String?
    package let systemName: String?
    package let data: Data?
    /// In points.
    open private(set) var size: CGSize
    open private(set) var scale: CGFloat
    open private(set) var imageOrientation = Orientation.up
    open private(set) var renderingMode = RenderingMode.automatic
    open private(set) var tint: UIColor?
    open private(set) var capInsets = UIEdgeInsets.zero
    open private(set) var configuration: Configuration?
    open var isSymbolImage: Bool { systemName != nil }

    private init(name: String?, systemName: String?, data: Data?, size: CGSize, scale: CGFloat) {
        (self.name, self.systemName, self.data, self.size, self.scale) = (name, systemName, data, size, scale)
    }

    /// An empty picture.
    public override convenience init() { self.init(name: nil, systemName: nil, data: nil, size: .zero, scale: 1) }

    convenience init(drawn data: Data, size: CGSize, scale: CGFloat) {
        self.init(name: nil, systemName: nil, data: data, size: size, scale: scale)
    }
    open func draw(in rect: CGRect) { Drawing.leaveOut("a picture") }
    open func draw(at point: CGPoint) { Drawing.leaveOut("a picture") }

    /// A picture of the app: a file of the bundle or an image set in its source form.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = ImageFile.find(name, in: bundle ?? .main), let data = Self.read(found.url.path) else { return nil }
        self.init(name: name, data: data, scale: found.scale)
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// `#imageLiteral(resourceName: "logo")`. A picture that is not there is empty, where Apple's systems end the app.
    public required convenience init(imageLiteralResourceName name: String) {
        let found = UIImage(named: name)
        self.init(name: name, systemName: nil, data: found?.data, size: found?.size ?? .zero, scale: found?.scale ?? 1)
    }

    /// A symbol of the system. Every name is taken: which of them exist depends on Apple's version.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let side = (configuration as? SymbolConfiguration)?.pointSize ?? 17
        self.init(name: nil, systemName: name, data: nil, size: CGSize(width: side, height: side), scale: 1)
        self.configuration = configuration
    }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) { self.init(systemName: name) }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    public convenience init?(data: Data, scale: CGFloat) { self.init(name: nil, data: data, scale: scale) }
    public convenience init?(contentsOfFile path: String) {
        guard let data = Self.read(path) else { return nil }
        self.init(name: nil, data: data, scale: path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1)
    }
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(name: nil, systemName: nil, data: cgImage.data, size: size, scale: scale)
        imageOrientation = orientation
    }

    private convenience init?(name: String?, data: Data, scale: CGFloat) {
        let isVector = data.starts(with: Data("%PDF".utf8)) || data.prefix(512).range(of: Data("<svg".utf8)) != nil
        guard let pixels = ImageFile.size(data) ?? (isVector ? .zero : nil), scale > 0 else { return nil }
        self.init(
            name: name, systemName: nil, data: data, size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
            scale: scale)
    }

    private static func read(_ path: String) -> Data? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let bytes = (attributes?[.size] as? NSNumber)?.intValue, bytes <= ImageFile.greatestBytes else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    open var cgImage: CGImage? {
        data.map { CGImage(width: Int(size.width * scale), height: Int(size.height * scale), data: $0) }
    }

    /// The file's bytes if it is a PNG; pictures are not encoded anew.
    open func pngData() -> Data? { data.flatMap { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? $0 : nil } }
    /// The file's bytes if it is a JPEG; pictures are not encoded anew.
    open func jpegData(compressionQuality: CGFloat) -> Data? { data.flatMap { $0.starts(with: [0xFF, 0xD8]) ? $0 : nil } }

    private func changed(_ change: (UIImage) -> Void) -> UIImage {
        let copy = UIImage(name: name, systemName: systemName, data: data, size: size, scale: scale)
        (copy.imageOrientation, copy.renderingMode, copy.tint) = (imageOrientation, renderingMode, tint)
        (copy.capInsets, copy.configuration) = (capInsets, configuration)
        change(copy)
        return copy
    }
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed { $0.renderingMode = renderingMode } }
    open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { changed { $0.capInsets = capInsets } }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        resizableImage(withCapInsets: capInsets)
    }
    open func withConfiguration(_ configuration: Configuration) -> UIImage { changed { $0.configuration = configuration } }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }
    open func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.imageOrientation = .upMirrored } }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class Configuration: NSObject {}

    open class SymbolConfiguration: Configuration {
        let pointSize: CGFloat?
        public init(pointSize: CGFloat) { self.pointSize = pointSize }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init(pointSize: pointSize) }
        public init(scale: SymbolScale) { pointSize = nil }
        public init(weight: SymbolWeight) { pointSize = nil }
        public init(textStyle: UIFont.TextStyle) { pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init(textStyle: textStyle) }
        public init(font: UIFont) { pointSize = font.pointSize }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(font: font) }
        public init(hierarchicalColor: UIColor) { pointSize = nil }
        public init(paletteColors: [UIColor]) { pointSize = nil }
    }
}

extension UIImage: @unchecked Sendable {}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
