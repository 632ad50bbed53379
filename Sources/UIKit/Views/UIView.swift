import Foundation
import Intents

/// A rectangle in a tree of views. Everything is kept as it is set, and nothing is drawn: code that reads back frames, texts and
/// the tree finds what it wrote or what the interface file says.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding {
    public init(frame: CGRect) {
        storedFrame = frame
        super.init()
    }
    public override convenience init() { self.init(frame: .zero) }

    /// A view of an interface file; from any other archive, an empty one.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? InterfaceCoder)?.decode(self)
    }
    open func encode(with coder: NSCoder) {}

    // MARK: Place

    private var storedFrame = CGRect.zero
    private var boundsOrigin = CGPoint.zero

    /// In the superview's points.
    open var frame: CGRect {
        get { storedFrame }
        set {
            let isResized = newValue.size != storedFrame.size
            let old = storedFrame.size
            storedFrame = newValue
            if isResized {
                resizeSubviews(from: old)
                setNeedsLayout()
            }
        }
    }
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            frame.size = newValue.size
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var transform = CGAffineTransform.identity
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var contentMode = ContentMode.scaleToFill
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}

    // MARK: Look

    open var isHidden = false
    open var alpha: CGFloat = 1
    open var isOpaque = true
    open var backgroundColor: UIColor?
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    private var ownTint: UIColor?
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .tintColor }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open func tintColorDidChange() {}
    open var mask: UIView?
    open class var layerClass: AnyClass { CALayer.self }
    open private(set) lazy var layer: CALayer = {
        let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).fresh()
        layer.frame = CGRect(origin: .zero, size: frame.size)
        return layer
    }()
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var contentScaleFactor: CGFloat = 2
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func draw(_ rect: CGRect) {}

    // MARK: Behaviour

    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var restorationIdentifier: String?
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    open internal(set) var interactions: [any UIInteraction] = []
    weak var controller: UIViewController?

    open override var next: UIResponder? { controller ?? superview }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
        return subviews.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first ?? self
    }

    // MARK: The tree

    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?
    open var window: UIWindow? { superview?.window }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self else { return }
        let isSame = view.superview === self
        view.willMove(toSuperview: self)
        view.detach()
        view.willMove(toWindow: window)
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        view.superview = self
        if !isSame { didAddSubview(view) }
        view.didMoveToSuperview()
        if window != nil { view.tellTree { $0.didMoveToWindow() } }
        setNeedsLayout()
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        if view.superview === self { view.detach() }
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        if view.superview === self { view.detach() }
        insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        if subviews.indices.contains(index1), subviews.indices.contains(index2) { subviews.swapAt(index1, index2) }
    }
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    private func move(_ view: UIView, toFront: Bool) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: index)
        subviews.insert(view, at: toFront ? subviews.count : 0)
    }
    open func removeFromSuperview() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        detach()
        didMoveToSuperview()
        parent.setNeedsLayout()
    }
    private func detach() {
        guard let parent = superview else { return }
        parent.subviews.removeAll { $0 === self }
        // What tied the view to others outside itself goes with it.
        var ancestor: UIView? = parent
        while let view = ancestor {
            view.constraints.filter { $0.mentions(self) }.forEach { $0.isActive = false }
            ancestor = view.superview
        }
        superview = nil
    }
    private func tellTree(_ tell: (UIView) -> Void) {
        tell(self)
        subviews.forEach { $0.tellTree(tell) }
    }

    open func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: \.superview).contains { $0 === view } }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Layout

    open var translatesAutoresizingMaskIntoConstraints = true
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self)
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(owner: self)
    public private(set) lazy var readableContentGuide = UILayoutGuide(owner: self)
    public private(set) lazy var keyboardLayoutGuide = UILayoutGuide(owner: self)
    var priorities: [LayoutPriorityKey: UILayoutPriority] = [:]
    var needsLayout = false
    open class var requiresConstraintBasedLayout: Bool { false }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    public static let noIntrinsicMetric: CGFloat = -1

    open func layoutSubviews() {}
    open func updateConstraints() {}
    open func setNeedsLayout() { needsLayout = true }
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() { updateConstraints() }
    open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
    /// Lays out this view and what is in it.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            ConstraintLayout.apply(in: self)
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        subviews.forEach { $0.layoutIfNeeded() }
    }
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
    /// The size that the constant constraints and contents of this view ask for.
    /// Targets that ask for the least and for the most room.
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = systemLayoutSizeFitting(targetSize)
        if horizontalFittingPriority == .required { size.width = targetSize.width }
        if verticalFittingPriority == .required { size.height = targetSize.height }
        return size
    }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        overrideUserInterfaceStyle == .unspecified
            ? superview?.traitCollection ?? .current : UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Interface files

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) { decodeView(element, file) }

    // MARK: Accessibility

    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityIgnoresInvertColors = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
}

public protocol UIInteraction: AnyObject {
    @preconcurrency @MainActor var view: UIView? { get }
}

public protocol UICoordinateSpace {
    @preconcurrency @MainActor var bounds: CGRect { get }
}
