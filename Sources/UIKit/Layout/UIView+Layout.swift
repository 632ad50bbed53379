import Foundation

struct LayoutPriorityKey: Hashable {
    enum Kind { case hugging, compression }
    let kind: Kind
    let axis: NSLayoutConstraint.Axis
}

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities[LayoutPriorityKey(kind: .hugging, axis: axis)] ?? .defaultLow
    }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities[LayoutPriorityKey(kind: .hugging, axis: axis)] = priority
    }
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities[LayoutPriorityKey(kind: .compression, axis: axis)] ?? .defaultHigh
    }
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities[LayoutPriorityKey(kind: .compression, axis: axis)] = priority
    }

    var fittingSize: CGSize {
        func side(_ attribute: NSLayoutConstraint.Attribute, _ content: CGFloat, _ extent: CGFloat) -> CGFloat {
            let constant = constraints.first { $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil }?.constant
            return constant ?? (content != UIView.noIntrinsicMetric ? content : extent)
        }
        let extent = subviews.filter { !$0.isHidden }.reduce(CGRect.zero) { $0.union($1.frame) }
        let content = intrinsicContentSize
        return CGSize(width: side(.width, content.width, max(extent.maxX, 0)), height: side(.height, content.height, max(extent.maxY, 0)))
    }
    /// Moves and stretches the views in this one as their masks say, after its size changed.
    func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews, old.width > 0 || old.height > 0 else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let mask = view.autoresizingMask
            var frame = view.frame
            (frame.origin.x, frame.size.width) = Self.stretch(
                frame.minX, frame.width, old.width, bounds.width,
                (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
            (frame.origin.y, frame.size.height) = Self.stretch(
                frame.minY, frame.height, old.height, bounds.height,
                (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
            view.frame = frame
        }
    }

    /// Shares a change among what is flexible.
    private static func stretch(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ flexible: (Bool, Bool, Bool)
    ) -> (CGFloat, CGFloat) {
        let count = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
        guard count > 0, new != old else { return (start, length) }
        let share = (new - old) / CGFloat(count)
        return (start + (flexible.0 ? share : 0), max(0, length + (flexible.1 ? share : 0)))
    }
}

/// Frames from constraints, as far as each can be worked out by itself: constants, edges and centres tied to the superview or to
/// a neighbour whose frame is known. It is not a solver: inequalities and competing priorities keep the frame that is there.
@MainActor enum ConstraintLayout {
    static func apply(in view: UIView) {
        // Neighbours may depend on one another in any order: a few rounds settle chains.
        for _ in 0..<3 { for child in view.subviews where !child.translatesAutoresizingMaskIntoConstraints { place(child, in: view) } }
    }

    private static func place(_ child: UIView, in parent: UIView) {
        let constraints = (child.constraints + parent.constraints).filter { $0.relation == .equal && $0.priority == .required }
        var known: [NSLayoutConstraint.Attribute: CGFloat] = [:]
        for constraint in constraints {
            if NSLayoutConstraint.view(constraint.firstItem) === child, constraint.firstItem is UIView {
                if let value = value(constraint.secondItem, constraint.secondAttribute, child, parent) {
                    known[plain(constraint.firstAttribute)] = value * constraint.multiplier + constraint.constant
                }
            } else if NSLayoutConstraint.view(constraint.secondItem) === child, constraint.secondItem is UIView, constraint.multiplier != 0 {
                if let value = value(constraint.firstItem, constraint.firstAttribute, child, parent) {
                    known[plain(constraint.secondAttribute)] = (value - constraint.constant) / constraint.multiplier
                }
            }
        }
        guard !known.isEmpty else { return }
        let content = child.intrinsicContentSize
        var frame = child.frame
        (frame.origin.x, frame.size.width) = side(
            known[.left], known[.right], known[.centerX], known[.width], content.width, frame.minX, frame.width)
        (frame.origin.y, frame.size.height) = side(
            known[.top], known[.bottom], known[.centerY], known[.height], content.height, frame.minY, frame.height)
        if frame != child.frame { child.frame = frame }
    }

    private static func side(
        _ near: CGFloat?, _ far: CGFloat?, _ center: CGFloat?, _ length: CGFloat?, _ content: CGFloat, _ start: CGFloat, _ current: CGFloat
    ) -> (CGFloat, CGFloat) {
        if let near, let far { return (near, max(0, far - near)) }
        let length = max(0, length ?? (content != UIView.noIntrinsicMetric ? content : current))
        if let near { return (near, length) }
        if let far { return (far - length, length) }
        if let center { return (center - length / 2, length) }
        return (start, length)
    }

    /// A value in the parent's points; nil for what cannot be known here.
    private static func value(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ child: UIView, _ parent: UIView
    ) -> CGFloat? {
        guard let item else { return 0 }
        guard let view = NSLayoutConstraint.view(item) else { return nil }
        let box: CGRect
        if view === parent { box = parent.bounds } else if view === child { box = child.frame }
        else if view.superview === parent { box = view.frame } else { return nil }
        switch plain(attribute) {
        case .left: return box.minX
        case .right: return box.maxX
        case .top: return box.minY
        case .bottom: return box.maxY
        case .centerX: return box.midX
        case .centerY: return box.midY
        case .width: return box.width
        case .height: return box.height
        default: return nil
        }
    }

    private static func plain(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .leading, .leadingMargin, .leftMargin: .left
        case .trailing, .trailingMargin, .rightMargin: .right
        case .topMargin, .firstBaseline: .top
        case .bottomMargin, .lastBaseline: .bottom
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: attribute
        }
    }
}
