import AppSupport
import Foundation
import IntentSchema

/// A colour in the sRGB colour space: what `INCar` says about a car's paint.
public final class CGColor: NSObject, IntentValueConvertible, _ExpressibleByColorLiteral {
    /// Red, green, blue and alpha, each from 0 to 1.
    public let components: [CGFloat]?
    public var numberOfComponents: Int { components?.count ?? 0 }
    public var alpha: CGFloat { components?.last ?? 1 }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)` where a `CGColor` is wanted.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }
    public override var hash: Int { components.hashValue }

    package var intentValue: IntentValue {
        .object(IntentObject("CGColor", ["components": .array((components ?? []).map { .number(Double($0)) })]))
    }

    package static func make(from value: IntentValue) throws -> CGColor {
        let parts = try value.requireObject("CGColor").read("components", as: [Double].self) ?? []
        guard parts.count == 4 else { throw malformed("CGColor", value) }
        return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
