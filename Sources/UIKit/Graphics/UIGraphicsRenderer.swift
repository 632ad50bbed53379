import AppSupport
import Foundation
internal import IntentSchema

/// The canvases that a thread draws on, the innermost last.
enum Drawing {
    private static let key = "org.hark.canvases"
    static var canvases: [Canvas] {
        get { Thread.current.threadDictionary[key] as? [Canvas] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var isTold = false

    /// What cannot be drawn here is told once.
    static func leaveOut(_ what: String) {
        guard !canvases.isEmpty else { return }
        let isFirst = lock.withLock {
            defer { isTold = true }
            return !isTold
        }
        if isFirst { HostLink.shared.diagnose(HarkError("drawing.left-out", detail: "\(what): only filled rectangles are drawn")) }
    }
}

open class UIGraphicsRendererFormat: NSObject {
    public private(set) var bounds = CGRect.zero
    open class func `default`() -> Self { preferred() }
    open class func preferred() -> Self { Self() }
    public required override init() { super.init() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point.
    open var scale: CGFloat = 1
    open var opaque = false
    open var prefersExtendedRange = false
}

open class UIGraphicsImageRendererContext: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let canvas: Canvas
    init(_ canvas: Canvas, _ format: UIGraphicsImageRendererFormat) { (self.canvas, self.format) = (canvas, format) }

    open var currentImage: UIImage { canvas.image }
    open func fill(_ rect: CGRect) { canvas.paint(rect, canvas.fill) }
    open func stroke(_ rect: CGRect) { canvas.frame(rect) }
}

/// Draws pictures by code: filled rectangles and the frames of rectangles. Other drawing is left out (`drawing.left-out`).
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Canvas {
        let canvas = Canvas(bounds, scale: format.scale, isOpaque: format.opaque)
        Drawing.canvases.append(canvas)
        actions(UIGraphicsImageRendererContext(canvas, format))
        Drawing.canvases.removeLast()
        return canvas
    }
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { draw(actions).image }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { draw(actions).png }
}

// MARK: Functions

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// - Parameter scale: pixels a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    Drawing.canvases.append(Canvas(CGRect(origin: .zero, size: size), scale: scale > 0 ? scale : UIScreen.pixelsAPoint, isOpaque: opaque))
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { Drawing.canvases.last?.image }
public func UIGraphicsEndImageContext() { _ = Drawing.canvases.popLast() }

public func UIRectFill(_ rect: CGRect) { Drawing.canvases.last.map { $0.paint(rect, $0.fill) } }
public func UIRectFrame(_ rect: CGRect) { Drawing.canvases.last?.frame(rect) }

extension Canvas {
    /// The rectangle's frame, a point wide, inside it.
    func frame(_ rect: CGRect) {
        let rect = rect.standardized
        guard rect.width > 2, rect.height > 2 else { return paint(rect, stroke) }
        paint(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), stroke)
        paint(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), stroke)
        paint(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2), stroke)
        paint(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2), stroke)
    }
}
