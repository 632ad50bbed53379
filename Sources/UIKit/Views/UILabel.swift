import Foundation

@preconcurrency @MainActor open class UILabel: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var content: NSAttributedString?
    open var text: String? {
        get { content?.string }
        set { content = newValue.map { NSAttributedString(string: $0) } }
    }
    open var attributedText: NSAttributedString? {
        get { content }
        set { content = newValue }
    }
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    open var minimumScaleFactor: CGFloat = 0
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)

    open override var intrinsicContentSize: CGSize {
        let width = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
        return TextMeasure.size(text ?? "", font: font, width: width, lines: numberOfLines)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        TextMeasure.size(text ?? "", font: font, width: numberOfLines == 1 ? 0 : size.width, lines: numberOfLines)
    }
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
    }
    open func drawText(in rect: CGRect) {}

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        text = file.text(element, "text")
        if let attributed = element.child("attributedString", key: "attributedText") { text = attributed.attributedText }
        font = element.font("fontDescription") ?? font
        textColor = element.color("textColor") ?? textColor
        highlightedTextColor = element.color("highlightedColor")
        textAlignment = element.textAlignment ?? textAlignment
        lineBreakMode = element.lineBreakMode ?? lineBreakMode
        numberOfLines = element.integer("numberOfLines") ?? 1
        adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
        adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
        minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
        preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth") ?? 0
        isEnabled = element.flag("enabled") ?? true
    }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
