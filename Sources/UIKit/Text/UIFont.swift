import Foundation

/// A font by name and size. Metrics are those of the system font, for measuring without drawing.
open class UIFont: NSObject, NSCopying {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }
        public static let extraLargeTitle = TextStyle("ExtraLargeTitle")
        public static let largeTitle = TextStyle("Title0")
        public static let title1 = TextStyle("Title1")
        public static let title2 = TextStyle("Title2")
        public static let title3 = TextStyle("Title3")
        public static let headline = TextStyle("Headline")
        public static let subheadline = TextStyle("Subhead")
        public static let body = TextStyle("Body")
        public static let callout = TextStyle("Callout")
        public static let footnote = TextStyle("Footnote")
        public static let caption1 = TextStyle("Caption1")
        public static let caption2 = TextStyle("Caption2")
    }

    open private(set) var fontName: String
    open private(set) var familyName: String
    /// In points.
    open private(set) var pointSize: CGFloat
    package let weight: Weight
    package let isItalic: Bool

    init(_ name: String, _ family: String, _ size: CGFloat, _ weight: Weight = .regular, italic: Bool = false) {
        (fontName, familyName, pointSize, self.weight, isItalic) = (name, family, size, weight, italic)
    }

    /// A font of the app or the system. The name is taken as it is: nil only when it is empty.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        let family = fontName.split(separator: "-").first.map(String.init) ?? fontName
        self.init(fontName, family, fontSize, fontName.contains("Bold") ? .bold : .regular, italic: fontName.contains("Italic"))
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let traits = descriptor.symbolicTraits
        self.init(
            descriptor.postscriptName, descriptor.postscriptName, pointSize > 0 ? pointSize : descriptor.pointSize,
            traits.contains(.traitBold) ? .bold : .regular, italic: traits.contains(.traitItalic))
    }

    private static let family = ".AppleSystemUIFont"
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(family, family, fontSize) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(family, family, fontSize, weight) }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(family, family, fontSize, .bold) }
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(family, family, fontSize, italic: true) }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(".AppleSystemUIFontMonospaced", ".AppleSystemUIFontMonospaced", fontSize, weight)
    }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    private static let sizes: [TextStyle: (CGFloat, Weight)] = [
        .extraLargeTitle: (36, .bold), .largeTitle: (34, .regular), .title1: (28, .regular), .title2: (22, .regular),
        .title3: (20, .regular), .headline: (17, .semibold), .subheadline: (15, .regular), .body: (17, .regular),
        .callout: (16, .regular), .footnote: (13, .regular), .caption1: (12, .regular), .caption2: (11, .regular),
    ]
    /// The style at the standard text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let (size, weight) = sizes[style] ?? (17, .regular)
        return systemFont(ofSize: size, weight: weight)
    }
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        preferredFont(forTextStyle: style)
    }
    open class var familyNames: [String] { [] }
    open class func fontNames(forFamilyName familyName: String) -> [String] { [] }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, familyName, fontSize, weight, italic: isItalic) }
    open var fontDescriptor: UIFontDescriptor {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        return UIFontDescriptor(name: fontName, size: pointSize, traits)
    }

    open var ascender: CGFloat { pointSize * 0.952 }
    open var descender: CGFloat { pointSize * -0.241 }
    open var capHeight: CGFloat { pointSize * 0.705 }
    open var xHeight: CGFloat { pointSize * 0.526 }
    open var leading: CGFloat { 0 }
    open var lineHeight: CGFloat { ascender - descender }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
    }
    open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

extension UIFont: @unchecked Sendable {}

open class UIFontDescriptor: NSObject {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }
    public struct SystemDesign: Hashable, Sendable {
        let name: String
        public static let `default` = SystemDesign(name: "default")
        public static let serif = SystemDesign(name: "serif")
        public static let rounded = SystemDesign(name: "rounded")
        public static let monospaced = SystemDesign(name: "monospaced")
    }

    open private(set) var postscriptName: String
    open private(set) var pointSize: CGFloat
    open private(set) var symbolicTraits: SymbolicTraits

    init(name: String, size: CGFloat, _ traits: SymbolicTraits) { (postscriptName, pointSize, symbolicTraits) = (name, size, traits) }
    public convenience init(name fontName: String, size: CGFloat) { self.init(name: fontName, size: size, []) }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(name: postscriptName, size: pointSize, symbolicTraits)
    }
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(name: postscriptName, size: newPointSize, symbolicTraits) }
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}

open class UIFontMetrics: NSObject {
    nonisolated(unsafe) private static let standard = UIFontMetrics(forTextStyle: .body)
    open class var `default`: UIFontMetrics { standard }
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    /// The standard text size is the only one: nothing is scaled.
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
