import Foundation
import Intents

public typealias CGColor = Intents.CGColor
/// What a colour literal of the source makes.
public typealias _ColorLiteralType = UIColor

/// A colour in sRGB, or one that depends on the traits of where it is shown.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral {
    private enum Source {
        case fixed(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        case dynamic((UITraitCollection) -> UIColor)
    }
    private let source: Source
    /// The name of a system colour or of a colour set.
    package let name: String?

    init(_ name: String?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
        self.name = name
        source = .fixed(red: red, green: green, blue: blue, alpha: alpha)
    }

    init(_ name: String?, dynamic: @escaping (UITraitCollection) -> UIColor) {
        self.name = name
        source = .dynamic(dynamic)
    }

    /// - Parameters: from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(nil, red, green, blue, alpha) }
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(nil, red, green, blue, alpha) }
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(nil, white, white, white, alpha) }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init(nil, dynamic: dynamicProvider) }
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        self.init(nil, parts.first ?? 0, parts.dropFirst().first ?? 0, parts.dropFirst(2).first ?? 0, cgColor.alpha)
    }
    /// A pattern has no colour of its own here: clear.
    public convenience init(patternImage image: UIImage) { self.init("pattern", 0, 0, 0, 0) }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func part(_ offset: CGFloat) -> CGFloat {
            let place = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(nil, part(5), part(3), part(1), alpha)
    }

    /// A colour set of the app. Asset catalogues are not compiled here: nil unless a system colour has the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = ColorSets.color(named: name, in: bundle ?? .main) else { return nil }
        self.init(name, dynamic: { found.resolvedColor(with: $0) })
    }

    /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(nil, CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha))
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .dynamic(let provider) = source { return provider(traitCollection).resolvedColor(with: traitCollection) }
        return self
    }

    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch source {
        case .fixed(let red, let green, let blue, let alpha): (red, green, blue, alpha)
        case .dynamic(let provider): provider(UITraitCollection.current).parts
        }
    }

    open var cgColor: CGColor { CGColor(srgbRed: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let red, let green, let blue, _): UIColor(nil, red, green, blue, alpha)
        case .dynamic(let provider): UIColor(nil, dynamic: { provider($0).withAlphaComponent(alpha) })
        }
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = parts
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = parts
        white?.pointee = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue, opacity) = parts
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let span = high - low
        var sector: CGFloat = 0
        if span > 0 {
            sector = high == red ? (green - blue) / span : high == green ? (blue - red) / span + 2 : (red - green) / span + 4
        }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = high > 0 ? span / high : 0
        brightness?.pointee = high
        alpha?.pointee = opacity
        return true
    }

    open func set() {
        setFill()
        setStroke()
    }
    /// The colour of what is filled from now on.
    open func setFill() { Drawing.canvases.last?.fill = self }
    open func setStroke() { Drawing.canvases.last?.stroke = self }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || (name == other.name && parts == other.parts)
    }
    open override var hash: Int { name.hashValue }
    open override var description: String {
        "UIColor(\(name.map { "\($0): " } ?? "")\(parts.red) \(parts.green) \(parts.blue) \(parts.alpha))"
    }
}

extension UIColor: @unchecked Sendable {}
