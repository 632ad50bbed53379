import Foundation

@preconcurrency @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        self.style = style
        reuseName = reuseIdentifier
        prepare()
    }
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }
    convenience init(_freshCell: ()) { self.init(style: .default, reuseIdentifier: nil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        if contentView.superview == nil { addSubview(contentView) }
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    var style = CellStyle.default
    var reuseName: String?
    /// The segue that a tap on the cell begins.
    var selectionSegue: (definition: SegueDefinition, controller: UIViewController?)?
    open var reuseIdentifier: String? { reuseName }
    open private(set) var contentView = UIView(frame: .zero)
    private var title: UILabel?
    private var detail: UILabel?
    private var picture: UIImageView?
    open var textLabel: UILabel? {
        if title == nil { title = add(UILabel(frame: .zero)) }
        return title
    }
    open var detailTextLabel: UILabel? {
        if detail == nil, style != .default { detail = add(UILabel(frame: .zero)) }
        return detail
    }
    open var imageView: UIImageView? {
        if picture == nil { picture = add(UIImageView(frame: .zero)) }
        return picture
    }
    private func add<View: UIView>(_ view: View) -> View {
        contentView.addSubview(view)
        return view
    }

    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var editingAccessoryType = AccessoryType.none
    open var selectionStyle = SelectionStyle.default
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let list = contentConfiguration as? UIListContentConfiguration else { return }
            textLabel?.text = list.text
            if style != .default || list.secondaryText != nil {
                style = style == .default ? .subtitle : style
                detailTextLabel?.text = list.secondaryText
            }
            if let image = list.image { imageView?.image = image }
        }
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func prepareForReuse() {}

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        reuseName = element["reuseIdentifier"]
        let styles: [String: CellStyle] = [
            "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        style = element["style"].flatMap { styles[$0] } ?? .default
        let accessories: [String: AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
            "detailButton": .detailButton,
        ]
        accessoryType = element["accessoryType"].flatMap { accessories[$0] } ?? .none
        if element["selectionStyle"] == "none" { selectionStyle = .none }
        if let content = element.child("tableViewCellContentView", key: "contentView"), let view = file.makeView(content) {
            contentView = view
            addSubview(view)
        }
        title = element["textLabel"].flatMap { file.objects[$0] as? UILabel }
        detail = element["detailTextLabel"].flatMap { file.objects[$0] as? UILabel }
        picture = element["imageView"].flatMap { file.objects[$0] as? UIImageView }
        if let segue = element.child("connections")?.children(named: "segue").first {
            selectionSegue = (SegueDefinition(segue), file.controller)
        }
    }
}

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }
    public convenience init() { self.init(reuseIdentifier: nil) }
    convenience init(_freshHeader: ()) { self.init(reuseIdentifier: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open private(set) var reuseIdentifier: String?
    open private(set) var contentView = UIView(frame: .zero)
    private lazy var label = UILabel(frame: .zero)
    open var textLabel: UILabel? { label }
    open var backgroundView: UIView?
    open func prepareForReuse() {}
}

public protocol UIContentConfiguration {}

/// Text and a picture for a row.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font = UIFont.systemFont(ofSize: 17)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var alignment = NSTextAlignment.natural
    }
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
    }
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    public var prefersSideBySideTextAndSecondaryText = false
    public init() {}
    public static func cell() -> Self { Self() }
    public static func subtitleCell() -> Self { Self() }
    public static func valueCell() -> Self {
        var configuration = Self()
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    public static func plainHeader() -> Self { Self() }
    public static func groupedHeader() -> Self { Self() }
}
