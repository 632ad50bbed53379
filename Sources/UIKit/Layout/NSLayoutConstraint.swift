import Foundation

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(floatLiteral value: Float) { rawValue = value }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation of two edges or sizes. Constraints are kept and can be read; the layout that `layoutIfNeeded` does takes plain ones
/// (a constant, or equal to the superview's edge), as `ConstraintLayout` says.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
            firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
            centerXWithinMargins, centerYWithinMargins
    }
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var firstAttribute: Attribute
    open private(set) var secondAttribute: Attribute
    open private(set) var relation: Relation
    open private(set) var multiplier: CGFloat
    open var constant: CGFloat { didSet { holder?.setNeedsLayout() } }
    open var priority = UILayoutPriority.required
    open var identifier: String?
    open var shouldBeArchived = false
    private weak var holder: UIView?

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
        (firstAttribute, secondAttribute, self.relation, self.multiplier, constant) = (attr1, attr2, relation, multiplier, c)
    }

    static func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    func mentions(_ view: UIView) -> Bool {
        [firstItem, secondItem].contains { Self.view($0).map { $0.isDescendant(of: view) } ?? false }
    }

    /// Active constraints are those of the nearest view that holds both items.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if !newValue {
                holder?.constraints.removeAll { $0 === self }
                holder = nil
                return
            }
            guard let first = Self.view(firstItem) else { return }
            let second = Self.view(secondItem)
            let common = second.map { other in sequence(first: first, next: \.superview).first { other.isDescendant(of: $0) } } ?? first
            common?.hold(self)
        }
    }
    func hold(by view: UIView) {
        holder = view
        view.setNeedsLayout()
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

    /// The visual format language: what names views, sizes and gaps in one row or column. A format with anything else gives
    /// no constraints and a diagnostic.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat.constraints(format, metrics: metrics ?? [:], views: views)
    }
}

extension UIView {
    fileprivate func hold(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
        constraint.hold(by: self)
    }
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
        hold(constraint)
    }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""
    public override init() { super.init() }
    init(owner: UIView) { owningView = owner }
    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
}

extension UIView {
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuides.removeAll { $0 === layoutGuide } }
}
