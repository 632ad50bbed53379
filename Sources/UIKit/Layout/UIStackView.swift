import Foundation

/// Views in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem: CGFloat = 8

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        (coder as? InterfaceCoder)?.decode(self)
    }

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false
    private var gaps: [ObjectIdentifier: CGFloat] = [:]

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { gaps[ObjectIdentifier(arrangedSubview)] = spacing }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { gaps[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault }

    private var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let constant = view.constraints.first {
            $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
        }?.constant
        let content = axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        return constant ?? (content >= 0 ? content : axis == .horizontal ? view.frame.width : view.frame.height)
    }
    private func gap(after view: UIView) -> CGFloat { gaps[ObjectIdentifier(view)] ?? spacing }

    open override var intrinsicContentSize: CGSize {
        let views = visible
        let along = views.reduce(0) { $0 + length($1, axis) } + views.dropLast().reduce(0) { $0 + gap(after: $1) }
        let across = views.map { length($0, axis == .horizontal ? .vertical : .horizontal) }.max() ?? 0
        return axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    /// Along the axis what is left or missing is shared by the last view (`fill`), by all, or by the gaps; across it views are
    /// aligned.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = visible
        guard let last = views.last else { return }
        let isRow = axis == .horizontal
        let (room, cross) = isRow ? (bounds.width, bounds.height) : (bounds.height, bounds.width)
        var lengths = views.map { length($0, axis) }
        var between = views.map { $0 === last ? 0 : gap(after: $0) }
        let rest = room - lengths.reduce(0, +) - between.reduce(0, +)
        switch distribution {
        case .fillEqually:
            lengths = lengths.map { _ in max(0, (room - between.reduce(0, +)) / CGFloat(views.count)) }
        case .fillProportionally:
            let sum = lengths.reduce(0, +)
            if sum > 0 { lengths = lengths.map { max(0, $0 + rest * $0 / sum) } }
        case .equalSpacing, .equalCentering:
            if views.count > 1, rest > 0 { between = between.dropLast().map { $0 + rest / CGFloat(views.count - 1) } + [0] }
        case .fill:
            let order = views.indices.min {
                let (left, right) = (views[$0].contentHuggingPriority(for: axis), views[$1].contentHuggingPriority(for: axis))
                return left == right ? $0 < $1 : left.rawValue < right.rawValue
            }
            if let order { lengths[order] = max(0, lengths[order] + rest) }
        }
        var place: CGFloat = 0
        for (index, view) in views.enumerated() {
            let own = length(view, isRow ? .vertical : .horizontal)
            let width = alignment == .fill ? cross : min(own, cross)
            let start: CGFloat
            switch alignment {
            case .fill, .leading, .firstBaseline: start = 0
            case .center: start = (cross - width) / 2
            case .trailing, .lastBaseline: start = cross - width
            }
            view.frame = isRow
                ? CGRect(x: place, y: start, width: lengths[index], height: width)
                : CGRect(x: start, y: place, width: width, height: lengths[index])
            place += lengths[index] + between[index]
        }
    }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        axis = element["axis"] == "vertical" ? .vertical : .horizontal
        let distributions: [String: Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        let alignments: [String: Alignment] = [
            "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
            "bottom": .trailing, "lastBaseline": .lastBaseline,
        ]
        distribution = element["distribution"].flatMap { distributions[$0] } ?? .fill
        alignment = element["alignment"].flatMap { alignments[$0] } ?? .fill
        spacing = element.number("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0)
        arrangedSubviews = subviews
    }
}
