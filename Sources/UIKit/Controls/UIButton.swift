import Foundation

@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static var roundedRect: ButtonType { .system }
    }

    private struct Look {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var background: UIImage?
    }
    private var looks: [State: Look] = [:]
    open private(set) var buttonType = ButtonType.custom
    private lazy var titleLabelView = UILabel(frame: .zero)
    private lazy var picture = UIImageView(frame: .zero)

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }
    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    open var titleLabel: UILabel? { titleLabelView }
    open var imageView: UIImageView? { picture }
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var menu: UIMenu?
    open var configuration: Configuration? { didSet { update() } }
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { change(state) { $0.attributedTitle = title } }
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.background = image } }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}

    private func change(_ state: State, _ change: (inout Look) -> Void) {
        change(&looks[state, default: Look()])
        update()
    }
    private func update() {
        titleLabelView.text = currentAttributedTitle?.string ?? currentTitle
        titleLabelView.textColor = currentTitleColor
        picture.image = currentImage
        invalidateIntrinsicContentSize()
    }

    open func title(for state: State) -> String? { looks[state]?.title ?? looks[.normal]?.title }
    open func attributedTitle(for state: State) -> NSAttributedString? { looks[state]?.attributedTitle ?? looks[.normal]?.attributedTitle }
    open func titleColor(for state: State) -> UIColor? { looks[state]?.titleColor ?? looks[.normal]?.titleColor }
    open func image(for state: State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }
    open func backgroundImage(for state: State) -> UIImage? { looks[state]?.background ?? looks[.normal]?.background }
    open var currentTitle: String? { title(for: state) ?? configuration?.title }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }
    open var currentImage: UIImage? { image(for: state) ?? configuration?.image }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    open override var intrinsicContentSize: CGSize {
        let (text, image) = (titleLabelView.intrinsicContentSize, picture.image?.size ?? .zero)
        return CGSize(
            width: text.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
            height: max(text.height + 12, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        let types: [String: ButtonType] = [
            "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
            "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
        ]
        buttonType = element["buttonType"].flatMap { types[$0] } ?? .custom
        titleLabelView.font = element.font("fontDescription") ?? titleLabelView.font
        let states: [String: State] = ["normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected]
        for child in element.children(named: "state") {
            guard let key = child["key"], let state = states[key] else { continue }
            if let title = file.text(child, "title", owner: element, table: "\(key)Title") { setTitle(title, for: state) }
            if let title = child.child("attributedString", key: "attributedTitle") { setTitle(title.attributedText, for: state) }
            if let color = child.color("titleColor") { setTitleColor(color, for: state) }
            if let image = child.image("image", file) { setImage(image, for: state) }
            if let image = child.image("backgroundImage", file) { setBackgroundImage(image, for: state) }
        }
        if let look = element.child("buttonConfiguration", key: "configuration") {
            var configuration = Configuration.plain()
            configuration.title = file.text(look, "title", owner: element, table: "configuration.title")
            if let title = look.child("attributedString", key: "attributedTitle") { configuration.title = title.attributedText }
            configuration.image = look.image("image", file)
            self.configuration = configuration
        }
    }

    /// How a button looks. Kept, not drawn.
    public struct Configuration: Sendable {
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum Size: Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var titlePadding: CGFloat = 0
        public var titleAlignment = TitleAlignment.automatic
        public var baseBackgroundColor: UIColor?
        public var baseForegroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var contentInsets = NSDirectionalEdgeInsets.zero
        public var showsActivityIndicator = false
        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0) } }
            set { title = newValue.map { String($0.characters) } }
        }
        public static func plain() -> Self { Self() }
        public static func gray() -> Self { Self() }
        public static func tinted() -> Self { Self() }
        public static func filled() -> Self { Self() }
        public static func borderless() -> Self { Self() }
        public static func bordered() -> Self { Self() }
        public static func borderedTinted() -> Self { Self() }
        public static func borderedProminent() -> Self { Self() }
    }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
