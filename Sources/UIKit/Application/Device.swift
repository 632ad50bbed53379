import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public var isAccessibilityCategory: Bool { false }
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// The circumstances of what is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let displayScale: CGFloat
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    init(
        idiom: UIUserInterfaceIdiom = .phone, style: UIUserInterfaceStyle = .light, horizontal: UIUserInterfaceSizeClass = .compact,
        vertical: UIUserInterfaceSizeClass = .regular, scale: CGFloat = 2
    ) { (userInterfaceIdiom, userInterfaceStyle, horizontalSizeClass, verticalSizeClass, displayScale) = (idiom, style, horizontal, vertical, scale) }
    public override convenience init() { self.init(idiom: .unspecified, style: .unspecified, horizontal: .unspecified, vertical: .unspecified, scale: 0) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }

    nonisolated(unsafe) private static var now = UITraitCollection(idiom: .phone)
    open class var current: UITraitCollection {
        get { now }
        set { now = newValue }
    }
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection?.userInterfaceStyle != userInterfaceStyle
    }
}

/// The machine. It answers as a phone, which is what most code asks for.
@preconcurrency @MainActor open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    private static let only = UIDevice()
    open class var current: UIDevice { only }
    override init() { super.init() }

    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    /// The version of Apple's SDK whose names the surface follows.
    open var systemVersion: String { "17.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var orientation: UIDeviceOrientation { .portrait }
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
    open var isMultitaskingSupported: Bool { true }
    open var isBatteryMonitoringEnabled = false
    open var batteryState: BatteryState { .unknown }
    /// Not known: -1, as on Apple's systems when monitoring is off.
    open var batteryLevel: Float { -1 }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    /// The same in every run of the app.
    open var identifierForVendor: UUID? {
        let key = "UIDevice.identifierForVendor"
        if let text = UserDefaults.standard.string(forKey: key), let known = UUID(uuidString: text) { return known }
        let made = UUID()
        UserDefaults.standard.set(made.uuidString, forKey: key)
        return made
    }
    open func playInputClick() {}
    public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
}

/// A screen of a phone's size, for layouts; nothing is shown on it.
@preconcurrency @MainActor open class UIScreen: NSObject {
    private static let only = UIScreen()
    open class var main: UIScreen { only }
    open class var screens: [UIScreen] { [only] }
    override init() { super.init() }
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 750, height: 1334) }
    nonisolated static let pixelsAPoint: CGFloat = 2
    open var scale: CGFloat { Self.pixelsAPoint }
    open var nativeScale: CGFloat { 2 }
    open var maximumFramesPerSecond: Int { 60 }
    open var brightness: CGFloat = 0.5
    open var traitCollection: UITraitCollection { .current }
}

/// Text and other values that the app copies; other programs do not see them.
open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }
    nonisolated(unsafe) private static let only = UIPasteboard()
    open class var general: UIPasteboard { only }
    open var items: [[String: Any]] = []
    open var strings: [String]? {
        get { items.compactMap { $0["public.utf8-plain-text"] as? String } }
        set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
    }
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var url: URL? {
        get { items.lazy.compactMap { $0["public.url"] as? URL }.first }
        set { items = newValue.map { [["public.url": $0]] } ?? [] }
    }
    open var image: UIImage? {
        get { items.lazy.compactMap { $0["public.image"] as? UIImage }.first }
        set { items = newValue.map { [["public.image": $0]] } ?? [] }
    }
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var numberOfItems: Int { items.count }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.lazy.compactMap { $0[pasteboardType] }.first }
    open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }
}

// MARK: Feedback that nobody feels here

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    open func prepare() {}
}
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public override init() { super.init() }
    public init(style: FeedbackStyle) { super.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}
