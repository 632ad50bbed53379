import Foundation

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
    public static let styleSingle = single
}

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var alignmentValue = NSTextAlignment.natural
    fileprivate var values: [String: CGFloat] = [:]
    fileprivate var breaking = NSLineBreakMode.byWordWrapping

    nonisolated(unsafe) private static let standard = NSParagraphStyle()
    open class var `default`: NSParagraphStyle { standard }

    open var alignment: NSTextAlignment { alignmentValue }
    open var lineBreakMode: NSLineBreakMode { breaking }
    open var lineSpacing: CGFloat { values["lineSpacing"] ?? 0 }
    open var paragraphSpacing: CGFloat { values["paragraphSpacing"] ?? 0 }
    open var firstLineHeadIndent: CGFloat { values["firstLineHeadIndent"] ?? 0 }
    open var headIndent: CGFloat { values["headIndent"] ?? 0 }
    open var lineHeightMultiple: CGFloat { values["lineHeightMultiple"] ?? 0 }
    open var minimumLineHeight: CGFloat { values["minimumLineHeight"] ?? 0 }
    open var maximumLineHeight: CGFloat { values["maximumLineHeight"] ?? 0 }

    open func copy(with zone: NSZone? = nil) -> Any { copied(into: NSParagraphStyle()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: NSMutableParagraphStyle()) }
    private func copied(into style: NSParagraphStyle) -> NSParagraphStyle {
        (style.alignmentValue, style.values, style.breaking) = (alignmentValue, values, breaking)
        return style
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment { get { alignmentValue } set { alignmentValue = newValue } }
    open override var lineBreakMode: NSLineBreakMode { get { breaking } set { breaking = newValue } }
    open override var lineSpacing: CGFloat { get { super.lineSpacing } set { values["lineSpacing"] = newValue } }
    open override var paragraphSpacing: CGFloat { get { super.paragraphSpacing } set { values["paragraphSpacing"] = newValue } }
    open override var firstLineHeadIndent: CGFloat { get { super.firstLineHeadIndent } set { values["firstLineHeadIndent"] = newValue } }
    open override var headIndent: CGFloat { get { super.headIndent } set { values["headIndent"] = newValue } }
    open override var lineHeightMultiple: CGFloat { get { super.lineHeightMultiple } set { values["lineHeightMultiple"] = newValue } }
    open override var minimumLineHeight: CGFloat { get { super.minimumLineHeight } set { values["minimumLineHeight"] = newValue } }
    open override var maximumLineHeight: CGFloat { get { super.maximumLineHeight } set { values["maximumLineHeight"] = newValue } }
}

open class NSShadow: NSObject {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
}

open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero
    public override init() { super.init() }
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let link = NSAttributedString.Key("NSLink")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

public typealias NSAttributedStringKey = NSAttributedString.Key

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// The size of the text on one line, in points.
    public func size() -> CGSize {
        let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        return TextMeasure.size(string, font: font ?? .systemFont(ofSize: 12), width: .greatestFiniteMagnitude, lines: 0)
    }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

open class NSStringDrawingContext: NSObject {}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        boundingRect(with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), attributes: attrs, context: nil).size
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let text = description
        return CGRect(origin: .zero, size: TextMeasure.size(text, font: font, width: size.width, lines: 0))
    }
}

extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context) }
}
