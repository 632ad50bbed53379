import Foundation

// The system's colours, light and dark.

extension UIColor {
    private static func plain(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(name, red, green, blue, alpha)
    }
    private static func system(_ name: String, _ light: UInt32, _ dark: UInt32) -> UIColor {
        let (light, dark) = (of(light), of(dark))
        return UIColor(name, dynamic: { $0.userInterfaceStyle == .dark ? dark : light })
    }
    /// Red, green, blue and alpha, a byte each.
    private static func of(_ value: UInt32) -> UIColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 255) / 255 }
        return UIColor(nil, part(24), part(16), part(8), part(0))
    }

    public class var black: UIColor { plain("blackColor", 0, 0, 0) }
    public class var darkGray: UIColor { plain("darkGrayColor", 1.0 / 3, 1.0 / 3, 1.0 / 3) }
    public class var lightGray: UIColor { plain("lightGrayColor", 2.0 / 3, 2.0 / 3, 2.0 / 3) }
    public class var white: UIColor { plain("whiteColor", 1, 1, 1) }
    public class var gray: UIColor { plain("grayColor", 0.5, 0.5, 0.5) }
    public class var red: UIColor { plain("redColor", 1, 0, 0) }
    public class var green: UIColor { plain("greenColor", 0, 1, 0) }
    public class var blue: UIColor { plain("blueColor", 0, 0, 1) }
    public class var cyan: UIColor { plain("cyanColor", 0, 1, 1) }
    public class var yellow: UIColor { plain("yellowColor", 1, 1, 0) }
    public class var magenta: UIColor { plain("magentaColor", 1, 0, 1) }
    public class var orange: UIColor { plain("orangeColor", 1, 0.5, 0) }
    public class var purple: UIColor { plain("purpleColor", 0.5, 0, 0.5) }
    public class var brown: UIColor { plain("brownColor", 0.6, 0.4, 0.2) }
    public class var clear: UIColor { plain("clearColor", 0, 0, 0, 0) }

    public class var systemRed: UIColor { system("systemRedColor", 0xFF3B30FF, 0xFF453AFF) }
    public class var systemGreen: UIColor { system("systemGreenColor", 0x34C759FF, 0x30D158FF) }
    public class var systemBlue: UIColor { system("systemBlueColor", 0x007AFFFF, 0x0A84FFFF) }
    public class var systemOrange: UIColor { system("systemOrangeColor", 0xFF9500FF, 0xFF9F0AFF) }
    public class var systemYellow: UIColor { system("systemYellowColor", 0xFFCC00FF, 0xFFD60AFF) }
    public class var systemPink: UIColor { system("systemPinkColor", 0xFF2D55FF, 0xFF375FFF) }
    public class var systemPurple: UIColor { system("systemPurpleColor", 0xAF52DEFF, 0xBF5AF2FF) }
    public class var systemTeal: UIColor { system("systemTealColor", 0x30B0C7FF, 0x40C8E0FF) }
    public class var systemIndigo: UIColor { system("systemIndigoColor", 0x5856D6FF, 0x5E5CE6FF) }
    public class var systemBrown: UIColor { system("systemBrownColor", 0xA2845EFF, 0xAC8E68FF) }
    public class var systemMint: UIColor { system("systemMintColor", 0x00C7BEFF, 0x63E6E2FF) }
    public class var systemCyan: UIColor { system("systemCyanColor", 0x32ADE6FF, 0x64D2FFFF) }
    public class var systemGray: UIColor { system("systemGrayColor", 0x8E8E93FF, 0x8E8E93FF) }
    public class var systemGray2: UIColor { system("systemGray2Color", 0xAEAEB2FF, 0x636366FF) }
    public class var systemGray3: UIColor { system("systemGray3Color", 0xC7C7CCFF, 0x48484AFF) }
    public class var systemGray4: UIColor { system("systemGray4Color", 0xD1D1D6FF, 0x3A3A3CFF) }
    public class var systemGray5: UIColor { system("systemGray5Color", 0xE5E5EAFF, 0x2C2C2EFF) }
    public class var systemGray6: UIColor { system("systemGray6Color", 0xF2F2F7FF, 0x1C1C1EFF) }
    public class var tintColor: UIColor { system("tintColor", 0x007AFFFF, 0x0A84FFFF) }
    public class var label: UIColor { system("labelColor", 0x000000FF, 0xFFFFFFFF) }
    public class var secondaryLabel: UIColor { system("secondaryLabelColor", 0x3C3C4399, 0xEBEBF599) }
    public class var tertiaryLabel: UIColor { system("tertiaryLabelColor", 0x3C3C434D, 0xEBEBF54D) }
    public class var quaternaryLabel: UIColor { system("quaternaryLabelColor", 0x3C3C432E, 0xEBEBF529) }
    public class var link: UIColor { system("linkColor", 0x007AFFFF, 0x0984FFFF) }
    public class var placeholderText: UIColor { system("placeholderTextColor", 0x3C3C434D, 0xEBEBF54D) }
    public class var separator: UIColor { system("separatorColor", 0x3C3C434A, 0x54545899) }
    public class var opaqueSeparator: UIColor { system("opaqueSeparatorColor", 0xC6C6C8FF, 0x38383AFF) }
    public class var systemBackground: UIColor { system("systemBackgroundColor", 0xFFFFFFFF, 0x000000FF) }
    public class var secondarySystemBackground: UIColor { system("secondarySystemBackgroundColor", 0xF2F2F7FF, 0x1C1C1EFF) }
    public class var tertiarySystemBackground: UIColor { system("tertiarySystemBackgroundColor", 0xFFFFFFFF, 0x2C2C2EFF) }
    public class var systemGroupedBackground: UIColor { system("systemGroupedBackgroundColor", 0xF2F2F7FF, 0x000000FF) }
    public class var secondarySystemGroupedBackground: UIColor { system("secondarySystemGroupedBackgroundColor", 0xFFFFFFFF, 0x1C1C1EFF) }
    public class var tertiarySystemGroupedBackground: UIColor { system("tertiarySystemGroupedBackgroundColor", 0xF2F2F7FF, 0x2C2C2EFF) }
    public class var systemFill: UIColor { system("systemFillColor", 0x78788033, 0x7878805C) }
    public class var secondarySystemFill: UIColor { system("secondarySystemFillColor", 0x78788029, 0x78788052) }
    public class var tertiarySystemFill: UIColor { system("tertiarySystemFillColor", 0x7676801F, 0x7676803D) }
    public class var quaternarySystemFill: UIColor { system("quaternarySystemFillColor", 0x74748014, 0x7676802E) }
    public class var lightText: UIColor { plain("lightTextColor", 1, 1, 1, 0.6) }
    public class var darkText: UIColor { plain("darkTextColor", 0, 0, 0) }
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }

    /// A colour by the name that interface files use (`labelColor`).
    static func named(system name: String) -> UIColor? { byName[name] }

    private static let byName: [String: UIColor] = Dictionary(
        [
            UIColor.black, UIColor.darkGray, UIColor.lightGray, UIColor.white, UIColor.gray, UIColor.red,
            UIColor.green, UIColor.blue, UIColor.cyan, UIColor.yellow, UIColor.magenta, UIColor.orange,
            UIColor.purple, UIColor.brown, UIColor.clear, UIColor.lightText, UIColor.darkText,
            UIColor.groupTableViewBackground, UIColor.systemRed, UIColor.systemGreen, UIColor.systemBlue,
            UIColor.systemOrange, UIColor.systemYellow, UIColor.systemPink, UIColor.systemPurple,
            UIColor.systemTeal, UIColor.systemIndigo, UIColor.systemBrown, UIColor.systemMint, UIColor.systemCyan,
            UIColor.systemGray, UIColor.systemGray2, UIColor.systemGray3, UIColor.systemGray4,
            UIColor.systemGray5, UIColor.systemGray6, UIColor.tintColor, UIColor.label, UIColor.secondaryLabel,
            UIColor.tertiaryLabel, UIColor.quaternaryLabel, UIColor.link, UIColor.placeholderText,
            UIColor.separator, UIColor.opaqueSeparator, UIColor.systemBackground,
            UIColor.secondarySystemBackground, UIColor.tertiarySystemBackground, UIColor.systemGroupedBackground,
            UIColor.secondarySystemGroupedBackground, UIColor.tertiarySystemGroupedBackground, UIColor.systemFill,
            UIColor.secondarySystemFill, UIColor.tertiarySystemFill, UIColor.quaternarySystemFill,
        ].compactMap { color in color.name.map { ($0, color) } }, uniquingKeysWith: { first, _ in first })
}
