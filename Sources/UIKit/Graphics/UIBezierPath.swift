import Foundation

/// A shape, as its elements.
public class CGPath {
    enum Element: Hashable {
        case move(CGPoint), line(CGPoint), quad(CGPoint, CGPoint), curve(CGPoint, CGPoint, CGPoint), close
    }
    var elements: [Element] = []

    init(_ elements: [Element] = []) { self.elements = elements }
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init(UIBezierPath(rect: rect).elements) }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(UIBezierPath(ovalIn: rect).elements)
    }

    private var points: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quad(let control, let end): [control, end]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
    }
    public var isEmpty: Bool { elements.isEmpty }
    public var currentPoint: CGPoint { points.last ?? .zero }
    /// The box of all points, control points too.
    public var boundingBox: CGRect {
        let points = points
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}

/// A path that is kept and not drawn.
open class UIBezierPath: NSObject, NSCopying {
    var elements: [CGPath.Element] = []
    open var lineWidth: CGFloat = 1
    open var usesEvenOddFillRule = false
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter

    public override init() { super.init() }
    public convenience init(rect: CGRect) {
        self.init()
        move(to: rect.origin)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }
    public convenience init(ovalIn rect: CGRect) { self.init(roundedRect: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2), .allCorners) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, radii: CGSize(width: cornerRadius, height: cornerRadius), .allCorners)
    }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(roundedRect: rect, radii: cornerRadii, corners)
    }
    public convenience init(cgPath: CGPath) {
        self.init()
        elements = cgPath.elements
    }
    /// - Parameters: angles in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    private convenience init(roundedRect rect: CGRect, radii: CGSize, _ corners: UIRectCorner) {
        self.init()
        let (x, y) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
        func corner(_ corner: UIRectCorner, _ at: CGPoint, from: CGVector, to: CGVector) {
            guard corners.contains(corner) else { return addLine(to: at) }
            let (start, end) = (CGPoint(x: at.x + from.dx * x, y: at.y + from.dy * y), CGPoint(x: at.x + to.dx * x, y: at.y + to.dy * y))
            // Quarter ellipse as a cubic.
            let pull: CGFloat = 1 - 0.5523
            elements.isEmpty ? move(to: start) : addLine(to: start)
            addCurve(
                to: end, controlPoint1: CGPoint(x: at.x + from.dx * x * pull, y: at.y + from.dy * y * pull),
                controlPoint2: CGPoint(x: at.x + to.dx * x * pull, y: at.y + to.dy * y * pull))
        }
        if !corners.contains(.topLeft) { move(to: rect.origin) }
        corner(.topLeft, rect.origin, from: CGVector(dx: 0, dy: 1), to: CGVector(dx: 1, dy: 0))
        corner(.topRight, CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -1, dy: 0), to: CGVector(dx: 0, dy: 1))
        corner(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -1), to: CGVector(dx: -1, dy: 0))
        corner(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: 1, dy: 0), to: CGVector(dx: 0, dy: -1))
        close()
    }

    open var cgPath: CGPath {
        get { CGPath(elements) }
        set { elements = newValue.elements }
    }
    open var isEmpty: Bool { elements.isEmpty }
    open var bounds: CGRect { cgPath.boundingBox }
    open var currentPoint: CGPoint { cgPath.currentPoint }

    open func move(to point: CGPoint) { elements.append(.move(point)) }
    open func addLine(to point: CGPoint) { elements.append(.line(point)) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.append(.curve(controlPoint1, controlPoint2, endPoint))
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { elements.append(.quad(controlPoint, endPoint)) }
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        var sweep = endAngle - startAngle
        let turn = 2 * CGFloat.pi
        if clockwise { while sweep < 0 { sweep += turn } } else { while sweep > 0 { sweep -= turn } }
        let steps = max(1, Int((abs(sweep) / (.pi / 16)).rounded(.up)))
        for step in 0...steps {
            let angle = Double(startAngle + sweep * CGFloat(step) / CGFloat(steps))
            let point = CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
            step == 0 && elements.isEmpty ? move(to: point) : addLine(to: point)
        }
    }
    open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }
    open func close() { elements.append(.close) }
    open func removeAllPoints() { elements = [] }
    /// Drawing is not built: these have no effect.
    open func stroke() {}
    open func fill() {}
    open func addClip() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.lineWidth = lineWidth
        return copy
    }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
